"""What a student claims: the pieces of a sheet, read as answers about the nodes of one tree.

An answer that cannot be read does not hide the others: it is kept as Unreadable, and its error,
with the place, among the problems.
"""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING, Any

from gametrace.homework.answers.fields import (
    BOUNDS,
    KINDS,
    is_blank,
    one_of,
    says_not_visited,
)
from gametrace.homework.answers.marks import BLANK, NOT_VISITED, Bounded, Unreadable
from gametrace.homework.answers.names import normal
from gametrace.homework.answers.nodes import LONGEST, NodeReader
from gametrace.homework.whatif.intervals import Region, variable
from gametrace.tree.data import Listing, Mapping
from gametrace.tree.errors import TreeError, visible
from gametrace.tree.numbers import NumberError, number, probability, show, utility

if TYPE_CHECKING:
    from collections.abc import Callable

    from gametrace.homework.answers.names import Names
    from gametrace.tree.data import Piece, Taker
    from gametrace.tree.numbers import Value

_BETWEEN = re.compile(r"\s*[,;]\s*|\s+")
_SIGNED = re.compile(r"(>=|=>|≥|<=|=<|≤)\s*(.*)")
MOST = 150  # mistakes in the writing of a sheet, after which nobody reads on


class Reader(NodeReader):
    """Reads pieces as answers about the nodes of one tree."""

    def __init__(self, take: Taker, names: Names, problems: list[TreeError]) -> None:
        super().__init__(take, names)
        self.problems = problems

    def answer(self, piece: Piece, read: Callable[[Piece], Any]) -> Any:
        """An answer, be it blank or not readable."""
        if len(self.problems) >= MOST:
            return Unreadable(_shown(piece), "too much before this cannot be read")
        text = getattr(piece, "value", None)
        if isinstance(text, str) and (not text or (is_blank(text) and not _in_quotes(piece))):
            return BLANK
        try:
            return read(piece)
        except TreeError as error:
            self.problems.append(error)
            return Unreadable(_shown(piece), error.what)

    def by_node(self, piece: Piece, read: Callable[..., Any]) -> dict[str, Any]:
        """An answer for each node; read also gets its name."""
        found: dict[str, Any] = {}
        for key, item in self.pairs(piece):
            name = self.node(key)
            if name in found:
                self.problems.append(self.take.error(key, f"{name} is answered twice"))
                continue
            found[name] = self.answer(item, partial(read, name=name))
            if found[name] is BLANK and not self.names.find(name):
                what = f"the tree has no node '{name}'; {_meant(name)}"
                self.problems.append(self.take.error(key, what))
        return found

    def pairs(self, piece: Piece) -> list[tuple[Piece, Piece]]:
        """Nodes, each with what is said of it."""
        if not isinstance(piece, Mapping):
            text = getattr(piece, "value", None)
            hint = f"; {_meant(text)}" if isinstance(text, str) and ":" in text else ""
            raise self.take.error(piece, f"this has an answer for each node: {{B: …, C: …}}{hint}")
        self.refuse_more(piece, len(piece.pairs))
        return self.take.mapping(piece, "this")

    def number(self, piece: Piece, read: Callable[[str], Value] = number) -> Value:
        return self._read(piece, self.said(piece, "a number"), read)

    def probability(self, piece: Piece, name: str = "") -> Value:
        return self.number(piece, probability)

    def value(self, piece: Piece, name: str = "") -> Any:
        """A value, perhaps with the sign of a bound, or that there is none."""
        if isinstance(piece, Listing):
            return tuple(self.number(item) for item in piece.items)
        text = self.said(piece, "a value")
        if says_not_visited(text):
            return NOT_VISITED
        if signed := _SIGNED.fullmatch(text):
            sign, rest = signed.groups()
            value_is = "lower" if sign in (">=", "=>", "≥") else "upper"
            return Bounded(value_is, self._read(piece, rest, utility))
        return self._read(piece, text, utility)

    def _read(self, piece: Piece, text: str, read: Callable[[str], Value]) -> Value:
        try:
            return read(text.replace("−", "-"))
        except NumberError as error:
            raise self.take.error(piece, str(error)) from None

    def window(self, piece: Piece, name: str = "") -> Any:
        """Two numbers: [3, inf], also as a text."""
        if isinstance(piece, Listing):
            texts = [(item, self.said(item, "a number")) for item in piece.items]
            if len(texts) == 1:  # [-inf 3]
                texts = [(item, part) for item, text in texts for part in _BETWEEN.split(text)]
            ends = [self._read(item, part, number) for item, part in texts]
        else:
            text = self.said(piece, "a window")
            if says_not_visited(text):
                return NOT_VISITED
            inside = text.strip("[]() ")
            ends = [self._read(piece, part, number) for part in _BETWEEN.split(inside)]
        if len(ends) != 2:
            raise self.take.error(piece, "a window is two numbers: [alpha, beta]")
        return tuple(ends)

    def cuts(self, piece: Piece) -> dict[str, Any]:
        """The nodes that are cut, each with its bound where one is given."""
        if isinstance(piece, Mapping):
            return self.by_node(piece, self.bound)
        return dict.fromkeys(self.nodes(piece))

    def bound(self, piece: Piece, name: str = "") -> str:
        text = self.said(piece, "the bound")
        if (known := one_of(BOUNDS, text)) is None:
            raise self.take.error(piece, f"'{visible(text)}' is neither alpha nor beta")
        return known

    def whole(self, piece: Piece) -> Value:
        count = self.number(piece)
        if type(count) is not int or count < 0:
            raise self.take.error(piece, f"this is a number of nodes, not {show(count)}")
        return count

    def region(self, piece: Piece, name: str) -> Region:
        if isinstance(piece, Listing):  # [3, 5] without quotes is an interval as well
            text = f"[{', '.join(self.said(item, 'an end') for item in piece.items)}]"
        else:
            text = self.said(piece, "the values")
        try:
            return Region.parse(normal(text), variable(name))
        except NumberError as error:
            raise self.take.error(piece, str(error)) from None


READERS: dict[str, Callable[[Reader, Piece], Any]] = {
    "values": lambda reader, piece: reader.by_node(piece, reader.value),
    "windows": lambda reader, piece: reader.by_node(piece, reader.window),
    "pruned": Reader.nodes,
    "cuts": Reader.cuts,
    "visited": Reader.nodes,
    "order": Reader.nodes,
    "action": Reader.action,
    "line": Reader.line,
    "value": Reader.value,
    "not_generated": Reader.whole,
    "probabilities": lambda reader, piece: reader.by_node(piece, reader.probability),
    "whatif": lambda reader, piece: reader.by_node(piece, reader.region),
}
assert READERS.keys() == KINDS.keys()


def _meant(name: str) -> str:
    """What may have become of the answer to a node that has none."""
    if ":" in name:
        return "put a blank behind the colon"
    if name.endswith((")", "]")):
        return "put a window in square brackets: [-inf, 3]"
    return "is a colon missing?" if " " in name else "is a comma meant as a decimal point?"


def _in_quotes(piece: Piece) -> bool:
    """Whether a text was written in quotes: then it is meant as it stands."""
    return getattr(piece, "implicit", (True, False)) == (False, True)


def _shown(piece: Piece) -> str:
    """An answer that was not understood, as far as it is a text."""
    text = getattr(piece, "value", None)
    return visible(text)[:LONGEST] if isinstance(text, str) else "…"
