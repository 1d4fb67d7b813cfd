"""Sets of numbers that are a few intervals, exact at both ends, read and written as people do.

An edge is a place between numbers: (3, 0) is just left of 3, and (3, 1) just right of it. A set is
its edges in order, where it begins and ends by turns, so that equal sets have equal edges.
"""

from __future__ import annotations

from bisect import bisect_right
from math import inf
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from gametrace.tree.numbers import NumberError, number, show

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from gametrace.tree.numbers import Value

Edge: TypeAlias = "tuple[Value, int]"

ENGLISH = {"or_else": "or", "no_value": "none", "any_value": "any"}


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
        from gametrace.study.interval_text import parse

        return parse(text, name)


def variable(name: str | None) -> str:
    """What the number is called that is in a set: a node's name, unless that is a number too."""
    try:
        number(name or "0")
    except NumberError:
        return name or "x"
    return "x"


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
