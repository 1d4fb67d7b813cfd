"""From YAML text to nodes that are not settled yet: the parser's events, one by one, no recursion.

A list of nodes is read straight into its Node, for most of a tree is lists and numbers. A mapping
is kept as pairs until it ends, because only then is it clear whether it names nodes or is one.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NamedTuple

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

from gametrace.tree.data import Listing, Mapping, Role, place
from gametrace.tree.errors import TreeError, visible
from gametrace.tree.node import NO_CHILDREN, Node
from gametrace.tree.words import DOCUMENT_KEYS, NODE_KEYS

if TYPE_CHECKING:
    from collections.abc import Callable

    from gametrace.tree.errors import Source
    from gametrace.tree.forms import Forms

try:
    from yaml import cyaml

    PARSER: Any = cyaml.CParser  # type: ignore[attr-defined]
except ImportError:  # PyYAML was built without libyaml
    PARSER = yaml.SafeLoader

_FORBIDDEN = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_HINTS = {  # what the YAML parser complains of, and what a person can do about it
    "could not find expected ':'": "a key needs ': ' behind it",
    "cannot start any token": "indent with blanks, and put a text that starts oddly in quotes",
    "mapping values are not allowed": "put a text that contains ': ' in quotes",
    "expected ',' or ']'": "close the list with ], and put commas between its elements",
    "expected ',' or '}'": "close the mapping with }, and put commas between its entries",
    "node content": "write a value, a list or a mapping here",
    "unexpected end of stream": "close the quotes",
    "<document start>": "a file holds one tree, and this is behind its end",
    "expected key": "is the line above complete, and this one indented alike?",
    "expected <block end>": "is the line above complete, and this one indented alike?",
    "alphabetic or numeric character": "put a text that starts with * or & in quotes",
}


class Limits(NamedTuple):
    """How large a tree may get."""

    nodes: int = 10_000_000
    depth: int = 20_000


class _Anchor(NamedTuple):
    """What an anchor stands for, and what a copy of it adds to the tree."""

    item: Any
    nodes: int
    levels: int


class Composer:
    """Reads one document; compose() does it all."""

    def __init__(
        self, source: Source, forms: Forms, limits: Limits, parser: Any = PARSER, bare: bool = False
    ) -> None:
        self.source, self.forms, self.limits, self.parser = source, forms, limits, parser
        self.bare = bare
        self.stack: list[Any] = []  # what is open: a Node, a Mapping or a Listing
        self.content: Any = None
        self.anchors: dict[str, _Anchor | None] = {}  # None while it is still being read
        self.anchored: list[tuple[Any, str, int, int]] = []  # open: frame, name, count, deepest
        self.count = 1  # nodes so far, copies included
        self.level = self.deepest = 0  # of open nodes

    def compose(self) -> Any:
        """The document's content: a list as its Node, a mapping or a scalar as it is."""
        if found := _FORBIDDEN.search(self.source.text):
            char = ord(found.group())
            hint = f'; in a quoted text write "\\x{char:02x}"' if 0 < char < 256 else ""
            what = f"the character U+{char:04X} cannot stand in a text{hint}"
            raise self.source.error(found.start(), what)
        try:
            self._consume(self.parser(self.source.text).get_event)
        except yaml.YAMLError as error:
            raise self._not_yaml(error) from None
        if self.content is None:
            raise self.source.error(0, "there is no tree here; write one: [[3, 12], [2, 4]]")
        return self.content

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
        stack, known, new = self.stack, self.forms.known, Node.__new__
        plain = "&" not in self.source.text and "!" not in self.source.text  # no anchors, no tags
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
                        node.value = value
                        node.children = NO_CHILDREN
                        node.at = event.start_mark.index
                        node.name = node.kind = node.action = unknown
                        frame.children.append(node)
                        continue
                elif kind is MappingStartEvent:  # … a node with a name
                    frame = Mapping(event.start_mark.index, Role.ITEM)
                    stack.append(frame)
                    continue
                elif kind is SequenceStartEvent:  # … or another list
                    node = Node(None, [], event.start_mark.index)
                    frame.children.append(node)
                    stack.append(node)
                    frame = node
                    self.level += 1
                    if self.level > self.limits.depth:
                        raise self._too_deep(event)
                    continue
            elif kind is ScalarEvent and frame.__class__ is Mapping and frame.key is None and plain:
                frame.key = event
                continue
            if kind is StreamEndEvent:
                return
            if kind in handle:
                handle[kind](event)
                frame = stack[-1] if stack else None

    # -- events

    def _document(self, event: Any) -> None:
        if self.content is not None:
            raise self._error(event, "a file holds one tree; a second document starts here")

    def _scalar(self, event: Any) -> None:
        role = self._role(event)
        if role is Role.KEY:
            self._refuse_anchor(event)
            self.stack[-1].key = event
            return
        if role is Role.CHILDREN:
            raise self._error(event, "children must be a list or a mapping of nodes")
        node = role is Role.ITEM or role is Role.NAMED
        item = self.forms.leaf(event, role is Role.NAMED) if node else event
        if event.anchor is not None:
            self.anchors[event.anchor] = _Anchor(self._pristine(item), 1, 0)
        self._deliver(item)

    def _sequence(self, event: Any) -> None:
        role = self._role(event)
        at = event.start_mark.index
        frame: Any = Listing(at) if role is Role.DATA else Node(None, [], at)
        self._open(event, role, frame)
        if role is Role.ITEM and len(self.stack) > 1 and self.stack[-2].__class__ is Node:
            self.stack[-2].children.append(frame)

    def _mapping(self, event: Any) -> None:
        role = self._role(event)
        self._open(event, role, Mapping(event.start_mark.index, role))

    def _open(self, event: Any, role: Role, frame: Any) -> None:
        if role is Role.KEY:
            raise self._error(event, "a key must be a plain text, with ': ' behind it")
        if role is Role.NAMED or (
            (frame.__class__ is Node or role is Role.CHILDREN) and not self._counted(role)
        ):
            self.level += 1
            if self.level > self.limits.depth:
                raise self._too_deep(event)
        if event.anchor is not None:
            self.anchors[event.anchor] = None
            self.anchored.append((frame, event.anchor, self.count, self.deepest))
            self.deepest = self.level
        elif self.level > self.deepest:
            self.deepest = self.level
        self.stack.append(frame)

    def _counted(self, role: Role) -> bool:
        """Whether these children belong to a node that was counted at its name."""
        return role is Role.CHILDREN and self.stack[-1].role is Role.NAMED

    def _end_sequence(self, event: Any) -> None:
        frame = self.stack.pop()
        if frame.__class__ is Node:
            if not frame.children:
                what = "an inner node needs children; write a value, or fill the list"
                raise self._error(frame, what)
            self.count += len(frame.children)
            self._close(frame, frame)
            self.level -= not self._is_counted_list()
            if self.stack and self.stack[-1].__class__ is Node:
                return  # it is among its parent's children since it was opened
        else:
            self._close(frame, frame)
        self._deliver(frame)

    def _is_counted_list(self) -> bool:
        """Whether the list just closed stands behind `children` in a node counted at its name."""
        top = self.stack[-1] if self.stack else None
        return isinstance(top, Mapping) and top.role is Role.NAMED and self._key(top) == "children"

    @staticmethod
    def _key(frame: Mapping) -> str | None:
        return getattr(frame.key, "value", None)

    def _end_mapping(self, event: Any) -> None:
        frame = item = self.stack.pop()
        role = frame.role
        if role is not Role.DATA and role is not Role.DOCUMENT:
            item = self.forms.mapping(frame)
            if role is not Role.ITEM or len(frame.pairs) > 1:
                if frame.pairs[0][0].value not in NODE_KEYS:
                    self.count += len(frame.pairs)
                self._close(frame, item)
                self.level -= role is not Role.ITEM and not self._counted(role)
        if self.anchored:
            self._close(frame, item)
        self._deliver(item)

    def _close(self, frame: Any, item: Any) -> None:
        """Check how large the tree has become, and remember what an anchor stands for."""
        if self.count > self.limits.nodes:
            raise self._too_many(frame)
        if self.anchored and self.anchored[-1][0] is frame:
            _, name, count, deepest = self.anchored.pop()
            nodes = self.count - count + 1
            self.anchors[name] = _Anchor(self._pristine(item), nodes, self.deepest - self.level + 1)
            self.deepest = max(deepest, self.deepest)

    def _pristine(self, item: Any) -> Any:
        """A node as it is now, before a name, kind or probability in front of its anchor."""
        return self.forms.copy(item, item.at) if item.__class__ is Node else item

    def _alias(self, event: Any) -> None:
        name = visible(event.anchor)
        if event.anchor not in self.anchors:
            raise self._error(event, f"there is no anchor '&{name}' above")
        anchor = self.anchors[event.anchor]
        if anchor is None:
            raise self._error(event, f"the anchor '&{name}' contains itself here")
        role = self._role(event)
        node = anchor.item.__class__ is Node
        leaf = node and not anchor.item.children
        if role is Role.KEY or node is (role is Role.DATA) or (leaf and role is Role.CHILDREN):
            raise self._error(event, f"'*{name}' cannot stand here; write out what is meant")
        self.count += anchor.nodes - 1
        if self.count > self.limits.nodes:
            raise self._too_many(event)
        if self.level + anchor.levels > self.limits.depth:
            raise self._too_deep(event)
        self.deepest = max(self.deepest, self.level + anchor.levels)
        self._deliver(self.forms.copy(anchor.item, place(event)) if node else anchor.item)

    # -- frames

    def _deliver(self, item: Any) -> None:
        """Hand a finished piece to what is open around it."""
        if not self.stack:
            self.content = item
            return
        frame = self.stack[-1]
        if frame.__class__ is Node:
            frame.children.append(item)
        elif frame.__class__ is Listing:
            frame.items.append(item)
        else:
            frame.pairs.append((frame.key, item))
            frame.key = None

    def _role(self, event: Any) -> Role:
        """What is expected where this event stands."""
        if getattr(event, "tag", None) is not None:
            raise self._error(
                event, f"tags such as '{visible(event.tag)}' are not used; leave it out"
            )
        if not self.stack:
            return Role.DOCUMENT
        frame = self.stack[-1]
        if frame.__class__ is Node:
            return Role.ITEM
        if frame.__class__ is Listing:
            return Role.DATA
        if frame.key is None:
            return Role.KEY
        key = frame.key.value
        if frame.role is Role.DATA:
            return Role.DATA
        if key in NODE_KEYS:
            return Role.CHILDREN if key == "children" else Role.DATA
        if frame.role is Role.DOCUMENT and key in DOCUMENT_KEYS:
            return Role.ITEM if key == "tree" else Role.DATA
        if frame.role is Role.DOCUMENT and not self.bare:
            return Role.DATA  # an unknown key: what stands behind it does not matter
        if frame.pairs and frame.pairs[0][0].value in NODE_KEYS:
            return Role.DATA  # the same, in a node in the long form
        return Role.NAMED

    # -- refusals

    def _error(self, item: Any, what: str) -> TreeError:
        return self.source.error(place(item), what)

    def _refuse_anchor(self, event: Any) -> None:
        if event.anchor is not None:
            raise self._error(event, "a key cannot carry an anchor")

    def _too_deep(self, item: Any) -> TreeError:
        what = f"the tree is deeper than {self.limits.depth} levels (see --max-depth)"
        return self._error(item, what)

    def _too_many(self, item: Any) -> TreeError:
        what = f"the tree has more than {self.limits.nodes} nodes (see --max-nodes)"
        return self._error(item, what)

    def _not_yaml(self, error: yaml.YAMLError) -> TreeError:
        """The parser's complaint at its place, with what to do about it where that is known."""
        mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
        problem = str(getattr(error, "problem", None) or error)
        hints = [hint for part, hint in _HINTS.items() if part in problem]
        at = min(mark.index, len(self.source.text)) if mark else 0
        return self.source.error(at, f"not valid YAML: {'; '.join([problem, *hints])}")
