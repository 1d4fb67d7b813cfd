"""Sets of numbers that are a few intervals, exact at both ends, read and written as people do.

An edge is a place between numbers: (3, 0) is just left of 3, and (3, 1) just right of it. A set is
its edges in order, where it begins and ends by turns, so that equal sets have equal edges.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from math import inf
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from gametrace.tree.numbers import NumberError, number, show, visible_start

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from gametrace.tree.numbers import Value

Edge: TypeAlias = "tuple[Value, int]"

LONGEST = 500  # characters that a set may be written with
NONE = {"none", "never", "ninguno", "ninguna", "nunca", "cap", "mai", "∅"}
ALL = {"any", "all", "always", "cualquiera", "todos", "siempre", "qualsevol", "tots", "sempre"}
ALL |= {"r", "ℝ"}
ENGLISH = {"or_else": "or", "no_value": "none", "any_value": "any"}
HOW = "write it like > 3, 2 < x <= 5, [2, 5), x != 3, x < 2 or x > 5, any or none"

ALIKE = {"=<": "<=", "≤": "<=", "⩽": "<=", "=>": ">=", "≥": ">=", "⩾": ">="}
ALIKE |= {"==": "=", "<>": "!=", "≠": "!="}
MIRRORED = {"<": ">", "<=": ">=", ">": "<", ">=": "<=", "=": "=", "!=": "!="}

_SIGN = re.compile(r"\s*(<=|=<|>=|=>|<>|!=|==|[≤⩽≥⩾≠<>=])\s*")
_EITHER = re.compile(r"\s*(?:(?:or|o|u)\b|[∪∨]|\|\|?)\s*", re.IGNORECASE)
_BOTH = re.compile(r"\s*(?:(?:and|y|i)\b|[∩∧]|&&?)\s*", re.IGNORECASE)
_SPACE, _OPENING, _CLOSING = map(re.compile, (r"\s*", r"\s*\(\s*", r"\s*\)\s*"))
_NUMBER = re.compile(r"[^\s()\[\]<>=!≤⩽≥⩾≠∪∨∩∧|&]+(?:\s*/\s*[0-9]+)?")
_END = r"\s*([^\s()\[\],;]+(?:\s*/\s*[0-9]+)?)\s*"
_INTERVAL = rf"\s*([(\[\]]){_END}[,;]{_END}([)\[\]])\s*"


class Interval(NamedTuple):
    """The numbers between two ends; an infinite end is open, whatever is said."""

    low: Value
    low_open: bool
    high: Value
    high_open: bool

    def edges(self) -> tuple[Edge, Edge]:
        """Where it begins and where it ends; if not in that order, nothing is in it."""
        start = (self.low, int(self.low_open or abs(self.low) == inf))
        end = (self.high, int(not self.high_open and abs(self.high) != inf))
        return start, end


class Region:
    """A union of intervals: as few as can be, apart from each other and in order."""

    __slots__ = ("edges",)

    def __init__(self, intervals: Iterable[Interval] = ()) -> None:
        edges: list[Edge] = []
        for start, end in sorted(interval.edges() for interval in intervals):
            if start >= end:
                continue
            if edges and start <= edges[-1]:
                edges[-1] = max(edges[-1], end)
            else:
                edges += (start, end)
        self.edges = tuple(edges)

    @property
    def intervals(self) -> list[Interval]:
        """The intervals that it consists of."""
        return _between(self.edges)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Region) and self.edges == other.edges

    def __hash__(self) -> int:
        return hash(self.edges)

    def __bool__(self) -> bool:
        return bool(self.edges)

    def __repr__(self) -> str:
        return f"<{self.show()}>"

    def __contains__(self, x: Value) -> bool:
        return bisect_right(self.edges, (x, 0)) % 2 == 1

    def __or__(self, other: Region) -> Region:
        return Region([*self.intervals, *other.intervals])

    def __invert__(self) -> Region:
        return Region(_between([(-inf, 1), *self.edges, (inf, 0)]))

    def __and__(self, other: Region) -> Region:
        return ~(~self | ~other)

    def show(self, name: str = "x", words: Mapping[str, str] = ENGLISH) -> str:
        """The set as people write it, and as parse reads it: 2 < x <= 5, x < 2 or x > 5, x = 3."""
        if not self.edges:
            return words["no_value"]
        others = (~self).intervals
        if not others:
            return words["any_value"]
        if len(others) == 1 and others[0].low == others[0].high:
            return f"{name} != {show(others[0].low)}"
        return f" {words['or_else']} ".join(_shown(each, name) for each in self.intervals)

    @classmethod
    def parse(cls, text: str, name: str | None = None) -> Region:
        """The set that a text stands for; what is in it is called x, or goes by a name."""
        if len(text) > LONGEST:
            raise NumberError(f"a set of numbers takes at most {LONGEST} characters; {HOW}")
        word = text.strip().lower()
        if word in NONE:
            return cls()
        return ~cls() if word in ALL else _Reader(text, name).read()


def _between(edges: Sequence[Edge]) -> list[Interval]:
    """The intervals that begin at each other edge and end at the next."""
    pairs = zip(edges[::2], edges[1::2], strict=True)
    return [Interval(low, bool(past), high, not upto) for (low, past), (high, upto) in pairs]


def _shown(interval: Interval, name: str) -> str:
    low, low_open, high, high_open = interval
    if low == high:
        return f"{name} = {show(low)}"
    if high == inf:
        return f"{name} {'>' if low_open else '>='} {show(low)}"
    below = f"{name} {'<' if high_open else '<='} {show(high)}"
    return below if low == -inf else f"{show(low)} {'<' if low_open else '<='} {below}"


def _related(sign: str, bound: Value) -> Region:
    """The numbers on that side of a bound."""
    if sign == "!=":
        return ~_related("=", bound)
    low, high = -inf if "<" in sign else bound, inf if ">" in sign else bound
    return Region([Interval(low, sign == ">", high, sign == "<")])


class _Reader:
    """Reads a set from left to right: `and` binds more than `or`, and brackets do not nest."""

    def __init__(self, text: str, name: str | None) -> None:
        self.text, self.at, self.grouped = text, 0, False
        variable = rf"(?:{re.escape(name)}|x)(?!\w)" if name else r"x(?!\w)"
        self.variable = re.compile(variable, re.IGNORECASE)
        self.compared = re.compile(variable + _SIGN.pattern, re.IGNORECASE)
        belongs = rf"(?:{variable}\s*(?:∈|(?:in|en)\b))?"
        self.interval = re.compile(belongs + _INTERVAL, re.IGNORECASE)

    def read(self) -> Region:
        """The set, if all of the text is one."""
        self.take(_SPACE)
        region = self.union()
        self.take(_SPACE)
        if self.at < len(self.text):
            raise self.nonsense()
        return region

    def take(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """Go past what the pattern finds here, if it does."""
        match = pattern.match(self.text, self.at)
        if match:
            self.at = match.end()
        return match

    def union(self) -> Region:
        """Parts of which a number needs to be in one."""
        region = self.intersection()
        while self.take(_EITHER):
            region |= self.intersection()
        return region

    def intersection(self) -> Region:
        """Parts of which a number needs to be in all."""
        region = self.part()
        while self.take(_BOTH):
            region &= self.part()
        return region

    def part(self) -> Region:
        """An interval, a comparison, or a few of them in round brackets."""
        if self.compared.match(self.text, self.at):
            return self.comparison()  # whatever the name looks like
        if found := self.take(self.interval):
            opening, low, high, closing = found.groups()
            ends = self.number(low), opening != "[", self.number(high), closing != "]"
            if not (region := Region([Interval(*ends)])):
                what = f"no number lies in '{visible_start(found[0].strip())}'"
                raise NumberError(f"{what}; write the smaller end first, or none")
            return region
        if self.grouped or not self.take(_OPENING):
            return self.comparison()
        self.grouped = True
        region = self.union()
        self.grouped = False
        if not self.take(_CLOSING):
            raise self.nonsense()
        return region

    def comparison(self) -> Region:
        """> 3, x > 3, 3 < x or 3 < x <= 5: in a chain of numbers there is one x, said or not."""
        left = None if _SIGN.match(self.text, self.at) else self.operand()
        no_x, region = left is not None, None
        while sign := self.take(_SIGN):
            right = self.operand(no_x)
            if (left is None) == (right is None):
                raise self.nonsense()
            says = ALIKE.get(sign[1], sign[1])
            half = _related(MIRRORED[says], left) if right is None else _related(says, right)
            region = half if region is None else region & half
            left, no_x = right, False
        if region is None:
            raise self.nonsense()
        return region

    def operand(self, may_be_x: bool = True) -> Value:
        """A number, or None for x."""
        if may_be_x and self.take(self.variable):
            return None
        if found := self.take(_NUMBER):
            return self.number(found[0])
        raise self.nonsense()

    def number(self, text: str) -> Value:
        """A number; what is none is refused with what to write instead."""
        try:
            return number(text)
        except NumberError as error:
            hinted = "; write" in str(error)
            raise NumberError(str(error) if hinted else f"{error}; {HOW}") from None

    def nonsense(self) -> NumberError:
        """The refusal of the whole text."""
        return NumberError(f"'{visible_start(self.text)}' is not a set of numbers; {HOW}")
