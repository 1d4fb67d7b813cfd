"""The four ways to write a node, each turned into a Node that is not settled yet.

What can only be understood later (probabilities, win and lose, features) waits in `raw`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gametrace.tree import numbers
from gametrace.tree.data import Listing, Role, Taker
from gametrace.tree.errors import GametraceError, TreeError
from gametrace.tree.node import NO_CHILDREN, Node
from gametrace.tree.words import KIND_WORDS, KINDS, NODE_KEYS, OUTCOMES, REST, SPECIAL

if TYPE_CHECKING:
    from gametrace.tree.data import Mapping
    from gametrace.tree.errors import Source
    from gametrace.tree.numbers import Value


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
        self.known = Known()
        self.raw: dict[Node, dict[str, Any]] = {}  # what settling has to look at
        self.keys: set[Node] | None = set() if "players" in source.text else None  # behind a key
        self.copied = False  # whether some nodes share their children with others

    def leaf(self, event: Any, named: bool = False) -> Node:
        """A leaf written as its value alone; behind a key that may be misspelt, an error waits."""
        value = self.known[event.value]
        if value is not None:
            return Node(value, NO_CHILDREN, event.start_mark.index)
        try:
            return self._valued(event, event.start_mark.index)
        except TreeError as error:
            if not named:
                raise
            node = Node(None, NO_CHILDREN, event.start_mark.index)
            self._keep(node, wrong=error)
            return node

    def exact(self, value: Any) -> Node:
        """A leaf with a value of Python's: a number, a tuple, or a text as a file has it."""
        if isinstance(value, str) and value.lower() in OUTCOMES:
            node = Node(value, NO_CHILDREN)
            self._keep(node, word=value)
            return node
        try:
            node = Node(numbers.exact(value), NO_CHILDREN)
        except numbers.NumberError as error:
            raise GametraceError(str(error)) from None
        if type(node.value) is tuple:
            self._keep(node)
        return node

    def mapping(self, frame: Mapping) -> Node:
        """A node written as a mapping: one in the long form, or one or more with their names."""
        if len(frame.pairs) == 1 and frame.role is Role.ITEM:
            key, item = frame.pairs[0]
            if key.value not in NODE_KEYS:
                return self._named(key, item)
        keys = frame.keys(self.take.source)
        if not keys:
            raise self.take.error(frame, "an inner node needs children; this mapping is empty")
        if not NODE_KEYS.isdisjoint(keys):
            reserved = next(key for key in keys if key in NODE_KEYS)
            if frame.role is Role.CHILDREN:
                what = f"'{reserved}' belongs to a node; put it in a list: children: [{{ … }}]"
                raise self.take.error(frame, what)
            return self._long(frame, keys, reserved)
        children = [self._named(key, item) for key, item in frame.pairs]
        node = Node(None, children, frame.at)
        if frame.role is Role.NAMED and len(children) == 1:
            self._keep(node, wraps=True)
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

    def _keep(self, node: Node, **pieces: Any) -> None:
        self.raw.setdefault(node, {}).update(pieces)

    def _valued(self, item: Any, at: int) -> Node:
        """A leaf with the value that a piece stands for."""
        if isinstance(item, Listing):
            node = Node(
                tuple(self.take.number(entry, "a value") for entry in item.items), NO_CHILDREN, at
            )
            self._keep(node)
            return node
        text = self.take.text(item, "the value")
        value = self.known[text]
        if value is not None:
            return Node(value, NO_CHILDREN, at)
        if text.lower() in OUTCOMES:
            node = Node(text, NO_CHILDREN, at)
            self._keep(node, word=item)
            return node
        try:
            return Node(numbers.utility(text), NO_CHILDREN, at)
        except numbers.NumberError as error:
            plain = str(error).endswith("is not a number")
            hint = "; a leaf is a number, win, draw or lose" if plain else ""
            raise self.take.error(item, f"{error}{hint}") from None

    def _named(self, key: Any, node: Node) -> Node:
        """The node that stands behind a key: its name, its kind and name, or its probability."""
        text = key.value
        if node.value is None and not node.children and "wrong" in self.raw.get(node, ()):
            raise self.raw[node]["wrong"]
        node.at = key.start_mark.index
        if self.keys is not None:
            self.keys.add(node)
        plain = text.isalnum() and text[0].isalpha() and text not in SPECIAL
        if plain and node.name is None:  # by far the most frequent case
            node.name = text
            return node
        text = self.take.word(key, "a name")
        if reads_as_probability(text):
            self._keep(node, key=key)
            return node
        first, _, rest = text.partition(" ")
        if rest and first and reads_as_probability(first):
            self._keep(node, odds=text)
        kind = KIND_WORDS.get(first)
        name = rest.strip() if kind else text
        if name and node.name is not None:
            raise self.take.error(key, f"this node has two names: '{name}' and '{node.name}'")
        if kind and node.kind is not None and kind != node.kind:
            raise self.take.error(key, f"this node has two kinds: {kind} and {node.kind}")
        node.name = name or node.name
        node.kind = kind or node.kind
        return node

    def _long(self, frame: Mapping, keys: dict[str, Any], reserved: str) -> Node:
        """A node in the long form."""
        take = self.take
        for key, _ in frame.pairs:
            if key.value not in NODE_KEYS:
                where = f" in a node written in the long form (it has the key '{reserved}')"
                raise take.unknown(key, NODE_KEYS, where)
        if "value" in keys and "children" in keys:
            raise take.error(keys["value"], "a node has a value or children, not both")
        if "children" in keys:
            node = Node(None, keys["children"].children, frame.at)
        elif "value" in keys:
            node = self._valued(keys["value"], frame.at)
        elif "outcome" in keys:
            node = Node(None, NO_CHILDREN, frame.at)
        else:
            raise take.error(frame, "a node needs a value or children")
        if "name" in keys:
            node.name = take.word(keys["name"], "a name")
        if keys.keys() <= FREQUENT:
            return node
        if "kind" in keys:
            node.kind = take.word(keys["kind"], "a kind")
            if node.kind.lower() in KINDS:
                node.kind = node.kind.lower()
            self._keep(node, kind=keys["kind"])
        if "action" in keys:
            node.action = take.word(keys["action"], "an action")
        if "eval" in keys:
            node.eval = take.number(keys["eval"], "the eval", numbers.utility)
            self._keep(node)
        if "random" in keys:
            node.random = take.number(keys["random"], "random", numbers.probability)
            self._keep(node)
        if "quiet" in keys:
            node.quiet = take.truth(keys["quiet"], "quiet")
        if "mark" in keys:
            node.mark = take.truth(keys["mark"], "mark")
        if "note" in keys:
            node.note = take.text(keys["note"], "a note", keep="\n\t")
        later = {key: keys[key] for key in ("p", "features", "outcome") if key in keys}
        if later:
            self._keep(node, **later)
        return node


def reads_as_probability(text: str) -> bool:
    """Whether a key may be a probability: rest, or a number."""
    if text in REST:
        return True
    if text[0] not in "0123456789.+-":
        return False
    try:
        numbers.number(text.removesuffix("%").rstrip())
    except numbers.NumberError:
        return False
    return True
