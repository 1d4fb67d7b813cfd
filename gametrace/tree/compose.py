"""From YAML text to nodes that are not settled yet: the parser's events, one by one, no recursion.

A list of nodes is read straight into its Node, for most of a tree is lists and numbers. A mapping
is kept as pairs until it ends, because only then is it clear whether it names nodes or is one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import yaml
from yaml.events import (
    AliasEvent,
    DocumentStartEvent,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
    StreamEndEvent,
)

from gametrace.lang import tell
from gametrace.tree.anchors import Anchors
from gametrace.tree.data import Listing, Mapping, Role, place
from gametrace.tree.errors import TreeError, visible
from gametrace.tree.node import NO_CHILDREN, Node
from gametrace.tree.words import NODE_KEYS, folded, unaccented
from gametrace.tree.yaml_events import PARSER, events_of, not_yaml

if TYPE_CHECKING:
    from collections.abc import Callable

    from gametrace.tree.errors import Source
    from gametrace.tree.forms import Forms
    from gametrace.tree.growth import Growth


class Composer:
    """Reads one document; compose() does it all."""

    def __init__(
        self, source: Source, forms: Forms, growth: Growth, parser: Any = None, bare: bool = False
    ) -> None:
        self.source, self.forms, self.growth, self.bare = source, forms, growth, bare
        self.parser = parser or PARSER
        self.stack: list[Any] = []  # what is open: a Node, a Mapping or a Listing
        self.content: Any = None
        self.anchors = Anchors(source, forms, growth)

    def compose(self) -> Any:
        """The document's content: a list as its Node, a mapping or a scalar as it is."""
        try:
            self._consume(events_of(self.source, self.parser))
        except yaml.YAMLError as error:
            raise self._first(not_yaml(self.source, error)) from None
        except TreeError as error:
            raise self._first(error) from None
        if self.content is None:
            message = tell("there is no tree here; write one: [[3, 12], [2, 4]]")
            raise self.source.error(0, message)
        return self.content

    def _first(self, error: TreeError) -> TreeError:
        """The error itself, or the one that waits further up, so that the first line is named."""
        waiting = self.forms.wrong
        if waiting and (waiting.line, waiting.column) < (error.line, error.column):
            return waiting
        return error

    def _consume(self, next_event: Callable[[], Any]) -> None:
        handle: dict[type, Callable[[Any], None]] = {
            ScalarEvent: self._scalar,
            SequenceStartEvent: self._sequence,
            SequenceEndEvent: self._end_sequence,
            MappingStartEvent: self._mapping,
            MappingEndEvent: self._end_mapping,
            AliasEvent: self._alias,
            DocumentStartEvent: self._document,
        }
        stack, known, new, growth = self.stack, self.forms.known, Node.__new__, self.growth
        others = self.forms.words.node
        text = self.source.text  # plain: no anchors, no tags, and too short for too many nodes
        plain = not ("&" in text or "!" in text or len(text) > 2 * growth.limits.nodes)
        frame: Any = None  # what is open
        unknown: Any = None
        while True:
            event = next_event()
            kind = event.__class__
            if plain and frame.__class__ is Node:  # most events: in a list of nodes …
                if kind is ScalarEvent:  # … a number
                    value = known[event.value]
                    if value is not None:
                        node = new(Node)
                        node.value, node.children = value, NO_CHILDREN
                        node.at = event.start_mark.index
                        node.name = node.kind = node.action = unknown
                        frame.children.append(node)
                        continue
                elif kind is MappingStartEvent:  # … a node with a name
                    growth.rises.append(0)
                    stack.append(frame := Mapping(event.start_mark.index, Role.ITEM))
                    continue
                elif kind is SequenceStartEvent:  # … or another list
                    growth.rise(1, event)
                    node = Node(None, [], event.start_mark.index)
                    frame.children.append(node)
                    stack.append(node)
                    frame = node
                    continue
            elif kind is ScalarEvent and frame.__class__ is Mapping and plain:
                if frame.key is None:
                    word = event.value
                    if not frame.nodes or word in others or not word.isascii():
                        self._translate(event, frame)
                    frame.key = event
                    continue
                if frame.nodes and frame.key.value not in NODE_KEYS:  # … a leaf after its name
                    value = known[event.value]
                    if value is not None:
                        node = new(Node)
                        node.value, node.children, node.at = value, NO_CHILDREN, 0
                        node.name = node.kind = node.action = unknown
                        frame.pairs.append((frame.key, node))
                        frame.key = None
                        continue
            if kind is StreamEndEvent:
                return
            if kind in handle:
                handle[kind](event)
                frame = stack[-1] if stack else None

    def _document(self, event: Any) -> None:
        if self.content is not None:
            message = tell("a file holds one tree; a second document starts here")
            raise self._error(event, message)

    def _translate(self, event: Any, frame: Mapping) -> None:
        """Spell a key of another language in English; a node's name stays as it is."""
        words = self.forms.words
        if frame.role is Role.DOCUMENT:
            event.value = words.document.get(folded(event.value), event.value)
        elif frame.nodes:
            event.value = words.node.get(unaccented(event.value), event.value)

    def _scalar(self, event: Any) -> None:
        role = self._role(event)
        if role is Role.KEY:
            if event.anchor is not None:
                raise self._error(event, tell("a key cannot carry an anchor"))
            self._translate(event, self.stack[-1])
            self.stack[-1].key = event
            return
        if role is Role.CHILDREN:
            raise self._error(event, tell("children must be a list or a mapping of nodes"))
        node = role is Role.ITEM or role is Role.NAMED
        item = self.forms.leaf(event, role is Role.NAMED) if node else event
        if event.anchor is not None:
            self.anchors.leaf(event.anchor, item)
        self._deliver(item)

    def _sequence(self, event: Any) -> None:
        role, at = self._role(event), event.start_mark.index
        frame: Any = Listing(at) if role is Role.DATA else Node(None, [], at)
        if self.stack and self.stack[-1].__class__ is Node:
            self.stack[-1].children.append(frame)
        self._open(event, role, frame)

    def _mapping(self, event: Any) -> None:
        role = self._role(event)
        self._open(event, role, Mapping(event.start_mark.index, role))

    def _open(self, event: Any, role: Role, frame: Any) -> None:
        if role is Role.KEY:
            raise self._error(event, tell("a key must be plain text, with ': ' after it"))
        level = role is Role.NAMED or frame.__class__ is Node or role is Role.CHILDREN
        if role is Role.CHILDREN and self.stack[-1].role is Role.NAMED:
            level = False  # the level was counted at the name
        self.growth.rise(int(level), event)
        if event.anchor is not None:
            self.anchors.open(event.anchor, frame)
        self.stack.append(frame)

    def _end_sequence(self, event: Any) -> None:
        frame = self.stack.pop()
        if frame.__class__ is Node:
            if not frame.children:
                message = tell("an inner node needs children; write a value, or fill the list")
                raise self._error(frame, message)
            self.growth.add(len(frame.children), frame)
        self.anchors.close(frame, frame)
        if frame.__class__ is Node and self.stack and self.stack[-1].__class__ is Node:
            return  # it is among its parent's children since it was opened
        self._deliver(frame)

    def _end_mapping(self, event: Any) -> None:
        frame = item = self.stack.pop()
        role = frame.role
        if role is not Role.DATA and role is not Role.DOCUMENT:
            item = self.forms.mapping(frame)
            if role is not Role.ITEM or len(frame.pairs) > 1:
                names = frame.pairs[0][0].value not in NODE_KEYS
                self.growth.add(len(frame.pairs) * names, frame)
        self.anchors.close(frame, item)
        self._deliver(item)

    def _alias(self, event: Any) -> None:
        self._deliver(self.anchors.copy(event, self._role(event)))

    def _deliver(self, item: Any) -> None:
        """Hand a finished piece to what is open around it."""
        if not self.stack:
            self.content = item
            return
        frame = self.stack[-1]
        if frame.__class__ is Node:
            frame.children.append(item)
            self.growth.expect(len(frame.children), item)
        elif frame.__class__ is Listing:
            frame.items.append(item)
        else:
            frame.pairs.append((frame.key, item))
            frame.key = None

    def _role(self, event: Any) -> Role:
        """What is expected where this event stands."""
        if getattr(event, "tag", None) is not None:
            message = tell(
                "tags such as '{tag}' are not used; leave it out", tag=visible(event.tag)
            )
            raise self._error(event, message)
        if not self.stack:
            return Role.DOCUMENT
        frame = self.stack[-1]
        if frame.__class__ is Node:
            return Role.ITEM
        if frame.__class__ is Listing:
            return Role.DATA
        if frame.key is None:
            return Role.KEY
        role: Role = frame.role_after(frame.key.value, self.bare)
        return role

    def _error(self, item: Any, message: str) -> TreeError:
        return self.source.error(place(item), message)
