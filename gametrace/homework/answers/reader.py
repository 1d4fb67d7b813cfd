"""Pieces of a sheet, read as answers about the nodes of one tree: what every question needs.

An answer that cannot be read does not hide the others: it is kept as Unreadable, and its error,
with the place, among the problems.
"""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING, Any

from gametrace.homework.answers.marks import BLANK, NOT_VISITED, Bounded, Unreadable
from gametrace.homework.answers.names import normal
from gametrace.homework.answers.nodes import LONGEST, NodeReader
from gametrace.homework.answers.words import bound_meant, is_blank, says_not_visited
from gametrace.lang import tell
from gametrace.study.intervals import Region, variable
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
MOST = 150  # mistakes in the writing of a sheet, after which reading stops


class Reader(NodeReader):
    """Reads pieces as answers about the nodes of one tree."""

    def __init__(self, take: Taker, names: Names, problems: list[TreeError]) -> None:
        super().__init__(take, names)
        self.problems = problems

    def answer(self, piece: Piece, read: Callable[[Piece], Any]) -> Any:
        """An answer, be it blank or not readable."""
        if len(self.problems) >= MOST:
            return Unreadable(_shown(piece), tell("too much before this cannot be read"))
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
                self.problems.append(
                    self.take.error(key, tell("{node} is answered twice", node=name))
                )
                continue
            found[name] = self.answer(item, partial(read, name=name))
            if found[name] is BLANK and not self.names.find(name):
                hint = _meant(name)
                message = tell("the tree has no node '{node}'; {hint}", node=name, hint=hint)
                self.problems.append(self.take.error(key, message))
        return found

    def pairs(self, piece: Piece) -> list[tuple[Piece, Piece]]:
        """Nodes, each with what is said of it."""
        if not isinstance(piece, Mapping):
            text = getattr(piece, "value", None)
            hint = f"; {_meant(text)}" if isinstance(text, str) and ":" in text else ""
            message = tell("this has an answer for each node: {{B: …, C: …}}{hint}", hint=hint)
            raise self.take.error(piece, message)
        self.refuse_more(piece, len(piece.pairs))
        return self.take.mapping(piece, tell("this"))

    def number(self, piece: Piece, read: Callable[[str], Value] = number) -> Value:
        return self._read(piece, self.text(piece, tell("a number")), read)

    def probability(self, piece: Piece, name: str = "") -> Value:
        return self.number(piece, probability)

    def value(self, piece: Piece, name: str = "") -> Any:
        """A value, perhaps with the sign of a bound, or that there is none."""
        if isinstance(piece, Listing):
            return tuple(self.number(item) for item in piece.items)
        text = self.text(piece, tell("a value"))
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
        """Two numbers: [3, inf], also as text."""
        if isinstance(piece, Listing):
            texts = [(item, self.text(item, tell("a number"))) for item in piece.items]
            if len(texts) == 1:  # [-inf 3]
                texts = [(item, part) for item, text in texts for part in _BETWEEN.split(text)]
            ends = [self._read(item, part, number) for item, part in texts]
        else:
            text = self.text(piece, tell("a window"))
            if says_not_visited(text):
                return NOT_VISITED
            inside = text.strip("[]() ")
            ends = [self._read(piece, part, number) for part in _BETWEEN.split(inside)]
        if len(ends) != 2:
            raise self.take.error(piece, tell("a window is two numbers: [alpha, beta]"))
        return tuple(ends)

    def bound(self, piece: Piece, name: str = "") -> str:
        text = self.text(piece, tell("the bound"))
        if (bound := bound_meant(text)) is None:
            message = tell("'{word}' is neither alpha nor beta", word=visible(text))
            raise self.take.error(piece, message)
        return bound

    def whole(self, piece: Piece) -> Value:
        count = self.number(piece)
        if type(count) is not int or count < 0:
            message = tell("this is a number of nodes, not {number}", number=show(count))
            raise self.take.error(piece, message)
        return count

    def region(self, piece: Piece, name: str) -> Region:
        if isinstance(piece, Listing):  # [3, 5] without quotes is an interval as well
            text = f"[{', '.join(self.text(item, tell('an end')) for item in piece.items)}]"
        else:
            text = self.text(piece, tell("the values"))
        try:
            return Region.parse(normal(text), variable(name))
        except NumberError as error:
            raise self.take.error(piece, str(error)) from None


def _meant(name: str) -> str:
    """What may have become of the answer to a node that has none."""
    if ":" in name:
        return tell("put a space after the colon")
    if name.endswith((")", "]")):
        return tell("put a window in square brackets: [-inf, 3]")
    if " " in name:
        return tell("is a colon missing?")
    return tell("is a comma meant as a decimal point?")


def _in_quotes(piece: Piece) -> bool:
    """Whether text was written in quotes: then it is meant as it stands."""
    return getattr(piece, "implicit", (True, False)) == (False, True)


def _shown(piece: Piece) -> str:
    """An answer that was not understood, as far as it is text."""
    text = getattr(piece, "value", None)
    return visible(text)[:LONGEST] if isinstance(text, str) else "…"
