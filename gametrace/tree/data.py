"""The raw pieces of a document, before it is clear what they mean, and how to understand one."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any, TypeAlias

from gametrace.lang import tell
from gametrace.tree import numbers
from gametrace.tree.errors import nearest, visible
from gametrace.tree.numbers import NumberError
from gametrace.tree.words import DOCUMENT_KEYS, NODE_KEYS, folded, vocabulary

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from gametrace.tree.errors import Source, TreeError
    from gametrace.tree.numbers import Value

Piece: TypeAlias = Any  # a scalar event of the parser's, a Listing, a Mapping, or a Node


class Role(Enum):
    """What is expected at a place of the document."""

    DOCUMENT = "the whole"
    ITEM = "a node by itself: the root, or an element of a list"
    NAMED = "a node after its name"
    CHILDREN = "the nodes after `children`"
    DATA = "no node: what stands after any other key"
    KEY = "a key"


NODES = (Role.NAMED, Role.ITEM, Role.CHILDREN)


class Listing:
    """A list that is no node."""

    __slots__ = ("at", "items")

    def __init__(self, at: int) -> None:
        self.at = at
        self.items: list[Piece] = []


class Mapping:
    """Pairs of a key and what stands after it, in order."""

    __slots__ = ("at", "key", "nodes", "pairs", "role")

    def __init__(self, at: int, role: Role) -> None:
        self.at, self.role = at, role
        self.nodes = role in NODES  # whether it is a node, or names some
        self.pairs: list[tuple[Piece, Piece]] = []
        self.key: Piece | None = None  # the one whose value comes next

    def keys(self, source: Source) -> dict[str, Piece]:
        """What stands after each key; a key twice is an error."""
        found: dict[str, Piece] = {key.value: item for key, item in self.pairs}
        if len(found) == len(self.pairs):
            return found
        seen: set[str] = set()
        for key, _ in self.pairs:
            if key.value in seen:
                break
            seen.add(key.value)
        word, hint = visible(key.value), ""
        if source.decimal_comma(place(key) + len(key.value) - 1):
            hint = tell("; a comma ends it: decimals take a point, as in 0.5")
        elif key.value not in NODE_KEYS and self.nodes:
            hint = tell("; write a list instead: [{word}: …, {word}: …]", word=word)
        message = tell("the key '{word}' stands here twice", word=word)
        raise source.error(place(key), message + hint)

    def role_after(self, key: str, bare: bool) -> Role:
        """What is expected after a key; a bare document may be the root itself."""
        if self.role is Role.DATA:
            return Role.DATA
        if key in NODE_KEYS:
            return Role.CHILDREN if key == "children" else Role.DATA
        if self.role is Role.DOCUMENT and key in DOCUMENT_KEYS:
            return Role.ITEM if key == "tree" else Role.DATA
        if self.role is Role.DOCUMENT and not bare:
            return Role.DATA  # an unknown key: what stands after it does not matter
        if self.pairs and self.pairs[0][0].value in NODE_KEYS:
            return Role.DATA  # the same, in a node in the long form
        return Role.NAMED


def place(item: Any) -> int:
    """Where a piece starts in the source."""
    at: int = item.at if hasattr(item, "at") else item.start_mark.index
    return at


class Taker:
    """Takes pieces as texts, numbers, lists …, or says at their place what was expected."""

    def __init__(self, source: Source) -> None:
        self.source = source

    def error(self, item: Piece, message: str) -> TreeError:
        """The error that points at a piece."""
        return self.source.error(place(item), message)

    def text(self, item: Piece, what: str, keep: str = "") -> str:
        """A text, made safe to show."""
        value = getattr(item, "value", None)
        if not isinstance(value, str) or hasattr(item, "children"):
            raise self.error(item, tell("{what} must be a text", what=what))
        return visible(value, keep)

    def word(self, item: Piece, what: str) -> str:
        """A text that is not empty, on one line."""
        if not (text := self.text(item, what)):
            raise self.error(item, tell("{what} is empty", what=what))
        return text

    def number(
        self, item: Piece, what: str, read: Callable[[str], Value] = numbers.number
    ) -> Value:
        """A number, in the form that read takes."""
        try:
            return read(self.text(item, what or tell("the probability")))
        except NumberError as error:
            raise self.error(item, f"{what}: {error}" if what else str(error)) from None

    def truth(self, item: Piece, what: str) -> bool:
        """True or false."""
        text = self.text(item, what)
        word = vocabulary().truth.get(folded(text))
        if word is None:
            raise self.error(
                item, tell("{what} is true or false, not '{text}'", what=what, text=text)
            )
        return word == "true"

    def listing(self, item: Piece, what: str) -> list[Piece]:
        """The elements of a list."""
        if not isinstance(item, Listing):
            raise self.error(item, tell("{what} must be a list: [ … ]", what=what))
        return item.items

    def mapping(self, item: Piece, what: str) -> list[tuple[Piece, Piece]]:
        """The pairs of a mapping."""
        if not isinstance(item, Mapping):
            raise self.error(item, tell("{what} must be a mapping: {{ … }}", what=what))
        item.keys(self.source)
        return item.pairs

    def unknown(self, key: Piece, known: Iterable[str], where: str, hint: str = "") -> TreeError:
        """The error for a key that does not belong here."""
        word = visible(key.value)
        message = tell("unknown key '{word}'", word=word) + where
        english = [other for other in known if other in DOCUMENT_KEYS or other in NODE_KEYS]
        return self.error(key, message + (hint or nearest(word, english) or nearest(word, known)))
