"""What happens as the value of one leaf moves over the whole number line.

The search itself runs with a number that moves (moving.py), just right of a point, and so tells how
far it would take the same steps. There it runs with the plain number, then just right of it, and so
on until no two numbers are left to meet. Neighbours that look alike are then one piece.
"""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, NamedTuple, Unpack

from gametrace.convention import Convention
from gametrace.lang import tell
from gametrace.search import algorithm_of
from gametrace.solving import rules_for, trace_of
from gametrace.study.intervals import Interval, Region
from gametrace.study.moving import Line, Moving, Sweep
from gametrace.tree.errors import GametraceError
from gametrace.tree.rebuild import rebuilt

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from gametrace.solving import Parts
    from gametrace.trace.trace import Trace
    from gametrace.tree.node import Node, Tree
    from gametrace.tree.numbers import Value


class Cut(NamedTuple):
    """A cut at a node, right after another one returned: its child, or one that was probed."""

    node: str
    after: str
    bound: str  # alpha or beta


class Sight(NamedTuple):
    """What can be seen of a search from outside."""

    value: Value  # a number, or a Line where it depends on the leaf
    actions: tuple[str | None, ...]
    cuts: tuple[Cut, ...]
    pruned: tuple[str, ...]


class Piece(NamedTuple):
    """An interval of the leaf's values for which the search looks the same."""

    low: Value
    low_open: bool
    high: Value
    high_open: bool
    value: Value  # a number, or a Line where it depends on the leaf
    actions: tuple[str | None, ...]  # the truly best ones; they may depend on a leaf that is pruned
    cuts: tuple[str, ...]  # in the order of the search
    pruned: tuple[str, ...]  # in tree order

    @property
    def interval(self) -> Interval:
        """The leaf's values."""
        return Interval(*self[:4])

    def at(self, x: Value) -> Value:
        """The root's value for this value of the leaf."""
        return self.value.at(x) if isinstance(self.value, Line) else self.value

    def joined(self, right: Piece) -> Piece | None:
        """This piece and its right neighbour as one, if they look the same."""
        point, wide = (right, self) if right.low == right.high else (self, right)
        alike = self.value == right.value or (
            point.low == point.high and wide.at(point.low) == point.value
        )
        if not alike or self[5:] != right[5:]:
            return None
        return self._replace(high=right.high, high_open=right.high_open, value=wide.value)


class Condition(NamedTuple):
    """A cut that depends on the leaf, and for which of its values it happens."""

    cut: str
    bound: str
    after: str
    when: Region


class WhatIf(NamedTuple):
    """All that can happen when one leaf changes."""

    node: str
    pieces: list[Piece]
    happens: dict[Cut, Region]  # every cut there can be, and for which values

    @property
    def line(self) -> Region:
        """The values that the leaf may take: all numbers, or with Star the tree's range."""
        return Region(piece.interval for piece in self.pieces)

    @property
    def conditions(self) -> list[Condition]:
        """The cuts that happen for some values, but not for all."""
        line = self.line
        return [
            Condition(cut.node, cut.bound, cut.after, when)
            for cut, when in self.happens.items()
            if when != line
        ]

    def without(self, cut: tuple[Node, Node]) -> Region:
        """For which values there is no cut at the first node when the second one returns."""
        region = self.line
        names = tuple(node.name for node in cut)
        for each, when in self.happens.items():
            if (each.node, each.after) == names:
                region &= ~when
        return region


def whatif(
    tree: Tree,
    name: str,
    algorithm: str | None = None,
    convention: str | Convention | None = None,
    **parts: Unpack[Parts],
) -> WhatIf:
    """What the search does for every value of the leaf of that name; arguments as for solve.

    Star1 and Star2 rely on the tree's range: with them the line ends where the range does.
    """
    _refuse(tree, tree[name])
    algorithm = algorithm or algorithm_of(tree)
    rules = convention
    if not isinstance(rules, Convention) or parts:
        rules = rules_for(tree, algorithm, convention, **parts)
    copy = rebuilt(tree)
    leaf = copy[name]
    ends = -inf, inf
    if algorithm == "alphabeta" and rules.chance and tree.range:
        ends = tree.range
    else:
        copy.range = None

    def look(x: Value) -> Sight:
        leaf.value = x
        return sight(trace_of(copy, algorithm, rules))

    pieces: list[Piece] = []
    happens: dict[Cut, list[Interval]] = {}
    for interval, seen in stretches(look, *ends):
        for cut in seen.cuts:
            happens.setdefault(cut, []).append(interval)
        names = tuple(cut.node for cut in seen.cuts)
        piece = Piece(*interval, seen.value, seen.actions, names, seen.pruned)
        if pieces and (joined := pieces[-1].joined(piece)):
            pieces[-1] = joined
            continue
        if pieces:
            pieces[-1], piece = settled(pieces[-1], piece)
        pieces.append(piece)
    return WhatIf(name, pieces, {cut: Region(when) for cut, when in happens.items()})


def stretches(
    look: Callable[[Value], Sight], low: Value, high: Value
) -> Iterator[tuple[Interval, Sight]]:
    """Points, and what lies between them, in each of which the search takes the same steps."""
    at = low
    if at > -inf:
        yield Interval(at, False, at, False), look(at)
    while at < high:
        sweep = Sweep(at)
        seen = look(Moving(sweep))
        end = min(sweep.until, high)
        yield Interval(at, True, end, True), seen
        if end < inf:
            yield Interval(end, False, end, False), look(end)
        at = end


def settled(left: Piece, right: Piece) -> tuple[Piece, Piece]:
    """The neighbours; an end that fits both belongs where the root's value stands still."""
    moves = isinstance(right.value, Line)
    if moves or left.high_open or left[5:] != right[5:] or left.at(left.high) != right.value:
        return left, right
    return left._replace(high_open=True), right._replace(low_open=False)


def sight(trace: Trace) -> Sight:
    """What can be seen of a search, from its events: the less is compared, the fewer stretches."""
    value: Value = None
    returned = ""
    cuts: list[Cut] = []
    visited: set[Node] = set()
    unseen = set(trace.discarded)  # what the rules leave out, and all below it
    for event, (node, *told) in trace.events():
        if event == "cut":
            cuts.append(Cut(node.name, returned, told[1]))
        if event in ("enter", "leaf"):
            visited.add(node)
        if event == "leaf":
            unseen.update(node.children)
        if event in ("leaf", "cut", "leave"):
            value = told[2] if event == "leaf" else told[0]
            returned = node.name
    pruned = []
    for node in trace.tree.walk():
        if node in unseen:
            unseen.update(node.children)
        elif node not in visited:
            pruned.append(node.name)
    line = value.line if isinstance(value, Moving) else value
    return Sight(line, tuple(trace.actions), tuple(cuts), tuple(pruned))


def caused(trace: Trace, leaf: Node) -> tuple[Node, Node] | None:
    """The lowest cut that a leaf causes: the node, and what had just returned the leaf's value.

    A node returns the value of a leaf if it chose the child that did.
    """
    cut_at: dict[Node, Node] = {}  # by what had just returned
    returned = trace.tree.root
    for event, (node, *_) in trace.events():
        if event == "cut":
            cut_at[returned] = node
        if event in ("leaf", "cut", "leave"):
            returned = node
    node = leaf
    while node not in cut_at:
        above = node.parent
        if above is None or trace.visit(above).choice is not node:
            return None
        node = above
    return cut_at[node], node


def _refuse(tree: Tree, node: Node) -> None:
    """Refuse what has no number to move."""
    if tree.players:
        message = tell("whatif moves a number, but this tree has utilities for several players")
        raise tree.error(tree.root, message)
    if node.children:
        leaf = next(below for below in node.walk() if not below.children)
        message = tell(
            "{node} is not a leaf; name one, such as {leaf}", node=node.name, leaf=leaf.name
        )
        raise GametraceError(message)
