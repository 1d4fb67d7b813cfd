"""A search that goes wrong in known ways, or that goes on from what a student believes.

It is alpha-beta again, or any of the searches without windows; a Slip says where it departs from
the slide. Beliefs are what a student took values, windows, probabilities and cuts to be: the search
goes on with them, and what was found without them is kept, so that every step can be checked by
itself.
"""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, NamedTuple

from gametrace.search import ALGORITHMS
from gametrace.search.common import expectation, mixed, room_for, weights_of
from gametrace.search.scope import Scope
from gametrace.trace.trace import Trace
from gametrace.tree.node import CHANCE, MIN
from gametrace.tree.numbers import ratio

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from gametrace.convention import Convention
    from gametrace.trace.watcher import BoundName
    from gametrace.tree.node import Node, Tree
    from gametrace.tree.numbers import Value


class Slip(NamedTuple):
    """Where a search departs from the slide."""

    shallow: bool = False  # a window reaches a node's children, but nothing below them
    open: bool = False  # every node starts with [-inf, inf]
    fresh: bool = False  # every child of the root starts with the root's own window
    sibling: bool = False  # a node starts with the window that its sibling ended with
    both_ends: bool = False  # MIN nodes raise alpha instead of lowering beta
    late: bool = False  # one child more is searched before the cut
    never: bool = False  # no cut at all
    level: bool = False  # a cut prunes the siblings of its node as well
    instead: bool = False  # a cut prunes the siblings of its node, not its children
    early: Mapping[str, str] = {}  # nodes at which the child that brings the cut is not searched
    combine: Callable[[Node, Sequence[Value]], Value] | None = None  # None: as usual


class Beliefs(NamedTuple):
    """What a student takes for true that is not, by node.

    stops: the child after which a node is cut, or None where it is not cut at all.
    """

    values: Mapping[str, Value] = {}
    odds: Mapping[str, Value] = {}
    windows: Mapping[str, tuple[Value, Value]] = {}
    stops: Mapping[str, str | None] = {}
    action: str | None = None


class Misled:
    """One such search, with its trace."""

    def __init__(
        self,
        tree: Tree,
        algorithm: str,
        rules: Convention,
        slip: Slip = Slip(),  # noqa: B008
        beliefs: Beliefs = Beliefs(),  # noqa: B008
    ) -> None:
        self.tree, self.rules, self.slip, self.beliefs = tree, rules, slip, beliefs
        self.scope = Scope(tree, rules)
        self.trace = Trace(tree, algorithm, rules, None, self.scope.discarded)
        self.found: dict[str, Value] = {}  # what each node is worth before any belief
        self.called: dict[str, tuple[Value, Value]] = {}  # and the window that it is called with
        self.stopped: dict[str, bool] = {}  # where a believed stop is not the search's own: cut?
        self.cut: set[Node] = set()
        self.ended: dict[Node, tuple[Value, Value]] = {}  # the window that each node ended with
        window = (rules.alpha, rules.beta) if ALGORITHMS[algorithm].windows else (None, None)
        with room_for(tree):
            self._value(tree.root, *window)

    def _value(self, node: Node, alpha: Value, beta: Value) -> Value:
        if alpha is not None:
            self.called[node.name] = (alpha, beta)
            alpha, beta = self.beliefs.windows.get(node.name, (alpha, beta))
        self.ended[node] = (alpha, beta)
        children = self.scope.successors(node)
        if not children:
            v = self._believed(node, self.scope.utility(node))
            self.trace.leaf(node, alpha, beta, v)
            return v
        self.trace.enter(node, alpha, beta)
        if node.kind in self.rules.nature:
            return self._exp_value(node, children, alpha)
        return self._player_value(node, children, alpha, beta)

    def _exp_value(self, node: Node, children: Sequence[Node], alpha: Value) -> Value:
        window = (None, None) if alpha is None else (-inf, inf)
        values = [self._value(child, *window) for child in children]
        if self.slip.combine and (v := self.slip.combine(node, values)) is not None:
            return self._leave(node, v)
        weights = weights_of(children, self.rules) or [ratio(1, len(children))] * len(children)
        if odds := self.beliefs.odds:
            pairs = zip(children, weights, strict=True)
            weights = [odds.get(child.name, weight) for child, weight in pairs]
        return self._leave(node, expectation(self.tree, node, values, weights))

    def _player_value(
        self, node: Node, children: Sequence[Node], alpha: Value, beta: Value
    ) -> Value:
        low, high, best = alpha, beta, None
        hard = alpha is not None and self.rules.bound != "soft"
        v = (beta if node.kind == MIN else alpha) if hard else None
        values: list[Value] = []
        passed = False
        told = node.name in self.beliefs.stops
        stop = self.beliefs.stops.get(node.name)
        for child in children:
            if self.slip.early.get(node.name) == child.name and values:
                return self._cut(node, v, alpha, beta)
            got = self._value(child, *self._handed(node, low, high, best, children, len(values)))
            values.append(got)
            best = got if best is None or self._better(node, got, best) else best
            v = got if v is None or self._better(node, got, v) else v
            if alpha is None:
                continue
            last = len(values) == len(children)
            overdue, passed = passed, self._passes(node, v, alpha, beta)
            if told:
                if child.name == stop:
                    if not passed:
                        self.stopped[node.name] = True
                    return self._cut(node, v, alpha, beta)
                if passed and not last:
                    self.stopped[node.name] = False
                if passed and last:
                    return self._cut(node, v, alpha, beta)
            elif passed and self.slip.instead:
                self.cut.add(node)
            elif overdue or (passed and not self.slip.never and (last or not self.slip.late)):
                return self._cut(node, v, alpha, beta)
            passed = passed and not (self.slip.never or self.slip.instead)
            low, high = self._narrowed(node, low, high, v)
            self.ended[node] = (low, high)
            if (self.slip.level or self.slip.instead) and child in self.cut:
                break
        if self.slip.combine and (other := self.slip.combine(node, values)) is not None:
            v = other
        return self._leave(node, mixed(self.tree, node, v, values))

    def _narrowed(self, node: Node, low: Value, high: Value, v: Value) -> tuple[Value, Value]:
        """The window after a child has returned."""
        if node.kind != MIN:
            return max(low, v), high
        return (max(low, v), high) if self.slip.both_ends else (low, min(high, v))

    def _handed(
        self,
        node: Node,
        low: Value,
        high: Value,
        best: Value,
        children: Sequence[Node],
        done: int,
    ) -> tuple[Value, Value]:
        """The window that the next child is called with."""
        if low is None:
            return None, None
        least = node.kind == MIN
        if self.slip.open:
            return -inf, inf
        if self.slip.fresh and node.parent is None:
            return self.rules.alpha, self.rules.beta
        if self.slip.shallow:
            bound = (inf if least else -inf) if best is None else best
            return (-inf, bound) if least else (bound, inf)
        if self.slip.sibling and done:
            before = self.ended[children[done - 1]]
            return (before[0], high) if least else (low, before[1])
        return low, high

    def _better(self, node: Node, value: Value, than: Value) -> bool:
        if node.kind in self.tree.players:
            mine = self.tree.players.index(node.kind)
            return bool(value[mine] > than[mine])
        return bool(value < than if node.kind == MIN else value > than)

    def _passes(self, node: Node, v: Value, alpha: Value, beta: Value) -> bool:
        limit = alpha if node.kind == MIN else beta
        return self._better(node, v, limit) or (self.rules.cut == "ties" and v == limit)

    def _cut(self, node: Node, v: Value, alpha: Value, beta: Value) -> Value:
        self.cut.add(node)
        bound: BoundName = "alpha" if node.kind == MIN else "beta"
        limit = alpha if node.kind == MIN else beta
        if self.rules.bound == "clamped" and self._better(node, v, limit):
            v = limit
        v = self._believed(node, v)
        self.trace.cut(node, v, bound, limit)
        return v

    def _leave(self, node: Node, v: Value) -> Value:
        v = self._believed(node, v)
        self.trace.leave(node, v)
        return v

    def _believed(self, node: Node, v: Value) -> Value:
        self.found[node.name] = v
        return self.beliefs.values.get(node.name, v)


def can_be_misled(tree: Tree, rules: Convention) -> bool:
    """Whether this search can stand for the real one: it knows no cuts at chance nodes."""
    return rules.chance is None or CHANCE not in tree.kinds
