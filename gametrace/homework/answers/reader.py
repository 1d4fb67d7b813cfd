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
from gametrace.homework.answers.nodes import NodeReader
from gametrace.homework.answers.numerals import bounded, quantity, spelled
from gametrace.homework.answers.pairs import joined_pairs, pairs_in, raw_text
from gametrace.homework.answers.pieces import LONGEST, in_quotes, shown
from gametrace.homework.answers.windows import ends_in
from gametrace.homework.answers.words import (
    bound_meant,
    is_blank,
    is_open,
    says,
    says_not_visited,
)
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

_PLAIN = re.compile(r"-?[0-9]+(?:\.[0-9]*[1-9])?(?:/[0-9]+)?|-?inf")  # nothing to understand
_WORD = re.compile(r"[^\W\d_]+|[αβ]")
MOST = 150  # mistakes in the writing of a sheet, after which reading stops


class Reader(NodeReader):
    """Reads pieces as answers about the nodes of one tree.

    written keeps the text of answers whose notation is unusual, by question and node.
    """

    def __init__(self, take: Taker, names: Names, problems: list[TreeError]) -> None:
        super().__init__(take, names)
        self.problems = problems
        self.written: dict[tuple[str, str | None], str] = {}
        self.asking = ""  # the question of the answer at hand,
        self.about: str | None = None  # and its node

    def answer(self, piece: Piece, read: Callable[[Piece], Any]) -> Any:
        """An answer, be it blank or not readable."""
        if len(self.problems) >= MOST:
            return Unreadable(shown(piece), tell("too much before this cannot be read"))
        text = getattr(piece, "value", None)
        if isinstance(text, str):
            if not text or (is_blank(text) and not in_quotes(piece)):
                return BLANK
            if is_open(text) and not self.names.action(text) and not self.names.find(text):
                return BLANK
        try:
            return read(piece)
        except TreeError as error:
            self.problems.append(error)
            return Unreadable(shown(piece), error.what)

    def note(self, text: str) -> None:
        """Keep how the answer at hand is written."""
        self.written[self.asking, self.about] = text[:LONGEST]

    def by_node(self, piece: Piece, read: Callable[..., Any]) -> dict[str, Any]:
        """An answer for each node; read also gets its name."""
        found: dict[str, Any] = {}
        for key, item in self.pairs(piece):
            name = self.node(key)
            if name in found:
                if len(self.problems) < MOST:
                    message = tell("{node} is answered twice", node=name)
                    self.problems.append(self.take.error(key, message))
                continue
            self.about = name
            found[name] = self.answer(item, partial(read, name=name))
            if found[name] is BLANK and len(self.problems) < MOST and not self.names.find(name):
                hint = _meant(name)
                message = tell("the tree has no node '{node}'; {hint}", node=name, hint=hint)
                self.problems.append(self.take.error(key, message))
        self.about = None
        return found

    def pairs(self, piece: Piece) -> list[tuple[Piece, Piece]]:
        """Nodes, each with what is said of it: a mapping, a list of such, or text: B = 3, C = 2."""
        found: list[tuple[Piece, Piece]] = []
        if isinstance(piece, Mapping):
            found = joined_pairs(piece.pairs, self.take.source.text, self.names)
        elif isinstance(piece, Listing):
            inside = [item for item in piece.items if isinstance(item, Mapping)]
            if len(inside) == len(piece.items):
                found = [pair for item in inside for pair in item.pairs]
        elif isinstance(text := getattr(piece, "value", None), str):
            found = pairs_in(piece, text)
        if not found and not (isinstance(piece, Mapping) and not piece.pairs):
            text = getattr(piece, "value", None)
            hint = f"; {_meant(text)}" if isinstance(text, str) and ":" in text else ""
            message = tell("this has an answer for each node: {{B: …, C: …}}{hint}", hint=hint)
            raise self.take.error(piece, message)
        self.refuse_more(piece, len(found))
        return found

    def number(self, piece: Piece, read: Callable[[str], Value] = number) -> Value:
        return self._read(piece, self.text(piece, tell("a number")), read)

    def probability(self, piece: Piece, name: str = "") -> Value:
        return self.number(piece, probability)

    def value(self, piece: Piece, name: str = "") -> Any:
        """A value, perhaps with the sign of a bound, or that there is none."""
        if isinstance(piece, Listing):
            return self._tuple(piece)
        text = self.text(piece, tell("a value"))
        if _PLAIN.fullmatch(text):
            return self._read(piece, text, number)
        if says_not_visited(text):
            if text != NOT_VISITED.text:
                self.note(text)
            return NOT_VISITED
        if bound := bounded(text):
            value_is, rest = bound
            value = self._read(piece, rest, utility)
            if not text.startswith(("≥", "≤", ">=", "<=")) or spelled(rest) != rest:
                self.note(text)
            return Bounded(value_is, value)
        return self._read(piece, text, utility)

    def _tuple(self, piece: Listing) -> Value:
        """A tuple; of one player alone it is a number, whose comma was taken to separate."""
        if not self.names.tree.players and len(piece.items) == 1:
            return self.value(piece.items[0])
        if not self.names.tree.players and len(piece.items) == 2:
            text = raw_text(piece, self.take.source.text)
            if re.fullmatch(r"-?\d+,\d+", text):
                return self._read(piece, text, number)
        return tuple(self.number(item) for item in piece.items)

    def _read(self, piece: Piece, text: str, read: Callable[[str], Value]) -> Value:
        """A number as people write it; what is unusual about it is kept."""
        if self.names.tree.players and read is utility:
            text = text.replace(",", ", ")  # a comma separates
        try:
            if _PLAIN.fullmatch(text):
                return read(text)
            value = quantity(text, read)
        except NumberError:
            try:
                value = read(text)  # its message speaks of what was written
            except NumberError as error:
                raise self.take.error(piece, str(error)) from None
        if spelled(text) != text:
            self.note(text)
        return value

    def window(self, piece: Piece, name: str = "") -> Any:
        """Two numbers: [3, inf], also as text, or with their names."""
        if isinstance(piece, Listing) and len(piece.items) == 2:
            texts = [self.text(item, tell("a number")) for item in piece.items]
            if all(map(_PLAIN.fullmatch, texts)):
                return number(texts[0]), number(texts[1])
            if not any("=" in text for text in texts):
                pairs = zip(piece.items, texts, strict=True)
                return tuple(self._read(item, text, number) for item, text in pairs)
        if isinstance(piece, Mapping):
            found = {bound_meant(key.value): self.number(item) for key, item in piece.pairs}
            if found.keys() == {"alpha", "beta"}:
                self.note(raw_text(piece, self.take.source.text))
                return found["alpha"], found["beta"]
            raise self.take.error(piece, tell("a window is two numbers: [alpha, beta]"))
        if isinstance(piece, Listing):
            text = raw_text(piece, self.take.source.text)
        else:
            text = self.text(piece, tell("a window"))
        if says_not_visited(text):
            if text != NOT_VISITED.text:
                self.note(text)
            return NOT_VISITED
        if (ends := ends_in(text)) is None:
            message = tell("a window is two numbers: [alpha, beta]")
            raise self.take.error(piece, message)
        self.note(text)
        return ends

    def bound(self, piece: Piece, name: str = "") -> str | None:
        """Alpha or beta, also among other words; None for a cut that is only affirmed."""
        text = self.text(piece, tell("the bound"))
        if (bound := bound_meant(text)) is not None:
            return bound
        named = {bound_meant(word) for word in _WORD.findall(text[:LONGEST])} - {None}
        if len(named) == 1:
            self.note(text)
            return named.pop()
        if not named and (says(text, "SAYS_YES") or says_not_visited(text)):
            self.note(text)
            return None
        message = tell("'{word}' is neither alpha nor beta", word=visible(text))
        raise self.take.error(piece, message)

    def cuts(self, piece: Piece) -> dict[str, str | None]:
        """The nodes that are cut, each with its bound as far as one is told."""
        items = piece.items if isinstance(piece, Listing) else [piece]
        if any(isinstance(item, Mapping) for item in items):
            return self.by_node(piece, self.bound)
        self.refuse_more(piece, len(items))
        texts = [self.text(item, tell("this")) for item in items]
        return {name: bound for text in texts for name, bound in self.cut_nodes(piece, text)}

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
