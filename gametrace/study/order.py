"""The order of children: as written, best first, worst first, and the least work there can be.

In best-first order the nodes on the principal variation have their best child first. Everywhere
else alpha-beta only has to show that a node is no better than the root's value v: where one child
suffices for that, the cheapest such child comes first.
"""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from gametrace.tree.node import CHANCE, MAX, MIN
from gametrace.tree.rebuild import rebuilt

if TYPE_CHECKING:
    from gametrace.trace.trace import Trace
    from gametrace.tree.node import Node, Tree
    from gametrace.tree.numbers import Value


def best_first(tree: Tree, plain: Trace) -> Tree:
    """The tree in the order in which alpha-beta has least to do."""
    value = {node: visit.value for node, visit in plain.visits.items()}
    cost = Costs(tree, value, strict=plain.rules.cut == "strict")
    return rebuilt(tree, children=cost.order)


def worst_first(tree: Tree, plain: Trace) -> Tree:
    """The tree with each player's worst move first."""
    value = {node: visit.value for node, visit in plain.visits.items()}

    def order(node: Node) -> list[Node]:
        if node.kind == CHANCE:
            return node.children
        return sorted(node.children, key=value.__getitem__, reverse=node.kind == MIN)

    return rebuilt(tree, children=order)


def minimum(tree: Tree) -> int | None:
    """Knuth and Moore's least number of leaves, if the tree is uniform and players alternate."""
    inner = [node for node in tree.walk() if node.children]
    leaves = {node.depth for node in tree.walk() if not node.children}
    widths = {len(node.children) for node in inner}
    if len(leaves) > 1 or len(widths) > 1 or not tree.kinds <= {MAX, MIN}:
        return None
    if any(node.value in (inf, -inf) for node in tree.walk()):
        return None  # an infinity cuts at once, even in the window of the root
    if any(child.children and child.kind == node.kind for node in inner for child in node.children):
        return None
    b, d = widths.pop() if widths else 1, tree.height
    return int(b ** (d // 2) + b ** (d - d // 2) - 1)


class Costs:
    """How many leaves it takes, at each node, to know its value or to compare it with v.

    v is the root's value; below a chance node, where windows start anew, each child's own. Beside
    the principal variation a node below MAX has to be shown to be at most v, a node below MIN to be
    at least v, and so has all that is looked at below it. Strict cuts need less, or more, than v.
    """

    def __init__(self, tree: Tree, value: dict[Node, Value], strict: bool) -> None:
        self.value, self.strict = value, strict
        self.v: dict[Node, Value] = {tree.root: value[tree.root]}
        for node in tree.walk():
            for child in node.children:
                self.v[child] = value[child] if node.kind == CHANCE else self.v[node]
        self.at_most: dict[Node, int] = {}
        self.at_least: dict[Node, int] = {}
        self.exact: dict[Node, int] = {}
        for node in reversed(list(tree.walk())):
            self._add_up(node)
        self.task: dict[Node, dict[Node, int]] = {tree.root: self.exact}
        for node in tree.walk():
            self._hand_down(node)

    def _add_up(self, node: Node) -> None:
        children = node.children
        costs = (self.at_most, self.at_least, self.exact)
        if not children or node.kind == CHANCE:
            for cost in costs:
                cost[node] = sum(self.exact[child] for child in children) or 1
            return
        for cost, kind in ((self.at_most, MIN), (self.at_least, MAX)):
            enough = [cost[child] for child in children if self._shows(child, cost)]
            one_is_enough = node.kind == kind and enough
            cost[node] = min(enough) if one_is_enough else sum(cost[child] for child in children)
        best, others = self._best(node), self._beside(node)
        self.exact[node] = (
            self.exact[best] - others[best] + sum(others[child] for child in children)
        )

    def _beside(self, node: Node) -> dict[Node, int]:
        """What has to be shown of the other children, once the best one is known."""
        return self.at_most if node.kind == MAX else self.at_least

    def _shows(self, child: Node, cost: dict[Node, int]) -> bool:
        """Whether it is true at all that the child is at most, or at least, v."""
        value, v = self.value[child], self.v[child]
        if value == v:
            return not self.strict
        return bool(value < v if cost is self.at_most else value > v)

    def _best(self, node: Node) -> Node:
        """The child with the node's value; of several, the one that costs least to look into."""
        others = self._beside(node)
        equal = [child for child in node.children if self.value[child] == self.value[node]]
        return min(equal, key=lambda child: self.exact[child] - others[child])

    def _first(self, node: Node) -> Node:
        """The child to look at first, for what has to be shown of the node."""
        task = self.task[node]
        enough = [
            child for child in node.children if task is not self.exact and self._shows(child, task)
        ]
        one_is_enough = task is (self.at_most if node.kind == MIN else self.at_least)
        return min(enough, key=task.__getitem__) if one_is_enough and enough else self._best(node)

    def _hand_down(self, node: Node) -> None:
        """What has to be shown of each child."""
        task = self.task[node]
        for child in node.children:
            self.task[child] = self.exact if node.kind == CHANCE else task
        if task is self.exact and node.children and node.kind != CHANCE:
            for child in node.children:
                self.task[child] = self._beside(node)
            self.task[self._best(node)] = self.exact

    def order(self, node: Node) -> list[Node]:
        """The children, the best or the cheapest that suffices first."""
        if node.kind == CHANCE:
            return node.children
        first = self._first(node)
        return [first, *(child for child in node.children if child is not first)]
