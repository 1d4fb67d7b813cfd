"""The state after each event of a search, for whatever looks at more than the event itself."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from gametrace.trace.bounds import value_is
from gametrace.trace.visit import Inner, Visit
from gametrace.trace.watcher import Watcher
from gametrace.tree.node import MIN

if TYPE_CHECKING:
    from gametrace.convention import Convention
    from gametrace.trace.visit import Status
    from gametrace.trace.watcher import BoundName
    from gametrace.tree.node import Node, Tree
    from gametrace.tree.numbers import Value


def opened(
    tree: Tree, rules: Convention, node: Node, alpha: Value, beta: Value, order: int = 1
) -> Inner:
    """An inner node that is called with this window."""
    kind = node.kind
    if kind in rules.nature:
        return Inner(node, order, alpha, beta, None)
    if rules.bound == "soft" or alpha is None:
        best = inf if kind == MIN else -inf
    else:
        best = beta if kind == MIN else alpha
    visit = Inner(node, order, alpha, beta, best)
    if kind in tree.players:
        visit.entry = tree.players.index(kind)
    return visit


class Replay(Watcher):
    """The open nodes, the innermost last; and every visit so far, unless keep is False.

    An open node's Visit has its window so far (low, high), its value so far (best), the children
    seen with what they returned, and the choice so far. Without keep, memory is that of the path.
    """

    def __init__(self, keep: bool = True) -> None:
        self.keep = keep
        self.open: list[Inner] = []
        self.visits: dict[Node, Visit] = {}
        self.order = 0

    def begin(self, tree: Tree, rules: Convention) -> None:
        self.tree, self.rules = tree, rules

    @property
    def active(self) -> Node | None:
        """The node that the search is at."""
        return self.open[-1].node if self.open else None

    def enter(self, node: Node, alpha: Value, beta: Value) -> None:
        self.order += 1
        visit = opened(self.tree, self.rules, node, alpha, beta, self.order)
        self.open.append(visit)
        if self.keep:
            self.visits[node] = visit

    def leaf(self, node: Node, alpha: Value, beta: Value, value: Value) -> None:
        self.order += 1
        if self.keep:
            status: Status = "horizon" if node.value is None else "leaf"
            self.visits[node] = Visit(node, status, self.order, alpha, beta, value, "exact")
        self._offer(node, value)

    def cut(self, node: Node, value: Value, bound: BoundName, limit: Value) -> None:
        visit = self.open.pop()
        visit.status, visit.value, visit.bound, visit.limit = "cut", value, bound, limit
        self._close(visit)

    def leave(self, node: Node, value: Value) -> None:
        visit = self.open.pop()
        visit.status, visit.value = "solved", value
        self._close(visit)

    def _close(self, visit: Inner) -> None:
        if self.keep:
            visit.value_is = value_is(visit, self.visits, self.rules, self.tree.range)
        self._offer(visit.node, visit.value)

    def _offer(self, node: Node, value: Value) -> None:
        """A value goes up to the open node above, unless a grandchild was probed."""
        if self.open and node.parent is self.open[-1].node:
            self.open[-1].offer(node, value)
