"""The four ways to write a node, each turned into a Node that is not settled yet.

What can only be understood later (probabilities, win and lose, features) waits in `raw`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from gametrace.lang import tell
from gametrace.tree import labels, numbers
from gametrace.tree.data import Listing, Role, Taker
from gametrace.tree.errors import TreeError, closest, visible
from gametrace.tree.node import NO_CHILDREN, Node
from gametrace.tree.words import NODE_KEYS, folded, vocabulary

if TYPE_CHECKING:
    from gametrace.tree.data import Mapping
    from gametrace.tree.errors import Source
    from gametrace.tree.numbers import Value


_QUESTION = re.compile(r"\?\s*[\]},]?\s*\Z")
FREQUENT = {"name", "value", "children"}  # all that most nodes in the long form have


class Known(dict[str, Any]):
    """What the texts of numbers are worth, each read once; None for what is no number."""

    def __missing__(self, text: str) -> Value:
        try:
            self[text] = value = numbers.utility(text)
        except numbers.NumberError:
            return None
        return value


class Forms:
    """Makes nodes out of finished pieces of a document."""

    def __init__(self, source: Source) -> None:
        self.take = Taker(source)
        self.words = vocabulary()
        self.known = Known()
        self.raw: dict[Node, dict[str, Any]] = {}  # what settling has to look at
        players = re.search("players|jugador", source.text, re.IGNORECASE)
        self.keys: set[Node] | None = set() if players else None  # what stands after a key
        self.wrong: TreeError | None = None  # the first value that is none, after a key
        self.copied = False  # whether some nodes share their children with others

    def leaf(self, event: Any, named: bool = False) -> Node:
        """A leaf written as its value alone; after a key that may be misspelt, an error waits."""
        value = self.known[event.value]
        if value is not None:
            return Node(value, NO_CHILDREN, event.start_mark.index)
        try:
            return self._valued(event, event.start_mark.index)
        except TreeError as error:
            if not named:
                raise
            self.wrong = self.wrong or error
            node = Node(None, NO_CHILDREN, event.start_mark.index)
            self.keep(node, wrong=error)
            return node

    def mapping(self, frame: Mapping) -> Node:
        """A node written as a mapping: one in the long form, or one or more with their names."""
        if len(frame.pairs) == 1 and frame.role is Role.ITEM:
            key, item = frame.pairs[0]
            if key.value not in NODE_KEYS:
                return self.named(key, item)
        keys = frame.keys(self.take.source)
        if not keys:
            message = tell("an inner node needs children; this mapping is empty")
            raise self.take.error(frame, message)
        if not NODE_KEYS.isdisjoint(keys):
            reserved = next(key for key in keys if key in NODE_KEYS)
            if frame.role is Role.CHILDREN:
                message = tell(
                    "'{key}' belongs to a node; put it in a list: children: [{{ … }}]", key=reserved
                )
                raise self.take.error(frame, message)
            return self._long(frame, keys, reserved)
        children = [self.named(key, item) for key, item in frame.pairs]
        node = Node(None, children, frame.at)
        if frame.role is Role.NAMED and len(children) == 1:
            self.keep(node, wraps=True)
        return node

    def copy(self, node: Node, at: int) -> Node:
        """Another node like this one, which shares its children until they are copied too."""
        twin = Node(node.value, node.children, at)
        twin.name, twin.kind, twin.action = node.name, node.kind, node.action
        vars(twin).update(vars(node))
        if node in self.raw:
            self.raw[twin] = dict(self.raw[node])
        self.copied = True
        return twin

    def tuples(self) -> bool:
        """Whether some value is a tuple, which only several players can have."""
        return any(type(value) is tuple for value in self.known.values())

    def keep(self, node: Node, **pieces: Any) -> None:
        """Remember what settling has to look at."""
        self.raw.setdefault(node, {}).update(pieces)

    def _valued(self, item: Any, at: int) -> Node:
        """A leaf with the value that a piece stands for."""
        if isinstance(item, Listing):
            value = tuple(self.take.number(entry, tell("a value")) for entry in item.items)
            node = Node(value[0] if len(value) == 1 else value, NO_CHILDREN, at)
            self.keep(node)
            return node
        text = self.take.text(item, tell("the value"))
        value = self.known[text]
        if value is not None:
            return Node(value, NO_CHILDREN, at)
        if folded(text) in self.words.outcomes:
            node = Node(text, NO_CHILDREN, at)
            self.keep(node, word=item)
            return node
        try:
            return Node(numbers.utility(text), NO_CHILDREN, at)
        except numbers.NumberError as error:
            raise self._no_value(item, text, str(error)) from None

    def _no_value(self, item: Any, text: str, message: str) -> TreeError:
        """The error for a leaf that is no number, with what was probably meant."""
        at, source = item.start_mark.index, self.take.source
        if message == tell("'{text}' is not a number", text=numbers.visible_start(text)):
            message += tell("; a leaf is a number, win, draw or lose")
        if not text and (mark := _QUESTION.search(source.text, max(0, at - 9), at)):
            at = mark.start()
            message = tell("a question mark is YAML's own; put it in quotes: '?'")
        elif not text and source.decimal_comma(at):
            message = tell("a comma ends the number here; decimals take a point: 0.5")
        return source.error(at, message)

    def named(self, key: Any, node: Node) -> Node:
        """The node that stands after a key: its name, its kind and name, or its probability."""
        text = key.value
        if node.value is None and not node.children and "wrong" in self.raw.get(node, ()):
            raise self.raw[node]["wrong"]
        node.at = key.start_mark.index
        if self.keys is not None:
            self.keys.add(node)
        plain = (
            text.isalnum() and text[0].isalpha() and text.isascii()
            and text not in self.words.special
        )  # fmt: skip
        if plain and node.name is None:  # by far the most frequent case
            node.name = text
            return node
        text = self.take.word(key, tell("a name"))
        if (odds := labels.odds(text)) is not None:
            key.value = odds
            self.keep(node, key=key)
            return node
        if labels.could_be_odds(text):
            self.keep(node, doubt=key)
        kind, name = labels.kind_and_name(text)
        if hidden := labels.hides_a_kind(name, kind is None):
            message = tell(
                "'{text}' could be a name, or a kind and a name, because of '{word}'; write the"
                " kind first, as in `min B:`, or any text as `name:` in the long form",
                text=text, word=hidden,
            )  # fmt: skip
            raise self.take.error(key, message)
        if name and node.name is not None:
            message = tell(
                "this node has two names: '{name}' and '{other}'", name=name, other=node.name
            )
            raise self.take.error(key, message)
        if kind and node.kind is not None and kind != node.kind:
            message = tell(
                "this node has two kinds: {kind} and {other}", kind=kind, other=node.kind
            )
            raise self.take.error(key, message)
        node.name = name or node.name
        node.kind = kind or node.kind
        return node

    def _long(self, frame: Mapping, keys: dict[str, Any], reserved: str) -> Node:
        """A node in the long form."""
        take = self.take
        for key, item in frame.pairs:
            if key.value not in NODE_KEYS:
                raise self._no_key(key, item, reserved)
        if "value" in keys and "children" in keys:
            raise take.error(keys["value"], tell("a node has a value or children, not both"))
        if "children" in keys:
            node = Node(None, keys["children"].children, frame.at)
        elif "value" in keys:
            node = self._valued(keys["value"], frame.at)
        elif "outcome" in keys:
            node = Node(None, NO_CHILDREN, frame.at)
        else:
            raise take.error(frame, tell("a node needs a value or children"))
        if "name" in keys:
            node.name = take.word(keys["name"], tell("a name"))
        if keys.keys() <= FREQUENT:
            return node
        if "kind" in keys:
            kind = take.word(keys["kind"], tell("a kind"))
            node.kind = self.words.kinds.get(folded(kind), kind)
            self.keep(node, kind=keys["kind"])
        if "action" in keys:
            node.action = take.word(keys["action"], tell("an action"))
        if "eval" in keys:
            node.eval = take.number(keys["eval"], tell("the eval"), numbers.utility)
            self.keep(node)
        if "random" in keys:
            node.random = take.number(keys["random"], "random", numbers.probability)
            self.keep(node)
        if "quiet" in keys:
            node.quiet = take.truth(keys["quiet"], "quiet")
        if "mark" in keys:
            node.mark = take.truth(keys["mark"], "mark")
        if "note" in keys:
            node.note = take.text(keys["note"], tell("a note"), keep="\n\t")
        if "label" in keys:
            node.label = take.text(keys["label"], tell("a label"), keep="\n\t")
        later = {key: keys[key] for key in ("p", "features", "outcome") if key in keys}
        if later:
            self.keep(node, **later)
        return node

    def _no_key(self, key: Any, item: Any, reserved: str) -> TreeError:
        """The error for a key that a node in the long form has not; it may be the node's name."""
        known = self.words.node.keys() | NODE_KEYS
        where = tell(" in a node written in the long form (it has the key '{key}')", key=reserved)
        hint = ""
        if closest(key.value, known) is None and getattr(item, "children", None):
            hint = tell(
                "; write {name}: {{{key}: …, children: […]}}", name=visible(key.value), key=reserved
            )
        return self.take.unknown(key, known, where, hint)
