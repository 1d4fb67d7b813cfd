"""Alpha-beta search [ub III.3; AIMA figure 5.7]. Without its watch lines, it is the slide.

alpha: the best MAX can already force on the path to this node; beta: the best MIN can.
"""

from __future__ import annotations

from math import inf
from operator import ge, gt, le, lt
from typing import TYPE_CHECKING

from gametrace.search.common import only_max_and_min, order_of, room_for
from gametrace.search.convention import UB
from gametrace.tree.node import MAX

if TYPE_CHECKING:
    from gametrace.search.convention import Convention
    from gametrace.trace.watcher import Watcher
    from gametrace.tree.node import Node, Tree
    from gametrace.tree.numbers import Value


def alphabeta(tree: Tree, watch: Watcher, rules: Convention = UB) -> Value:
    """The value of the root; every step is reported to watch."""
    only_max_and_min(tree, "alphabeta")
    successors = order_of(rules)
    hard = rules.bound == "hard"
    over, under = (ge, le) if rules.cut == "ties" else (gt, lt)

    def max_value(node: Node, alpha: Value, beta: Value) -> Value:
        watch.enter(node, alpha, beta)
        v = alpha if hard else -inf
        for child in successors(node.children):
            v = max(v, value(child, alpha, beta))
            if over(v, beta):
                watch.cut(node, v, "beta", beta)
                return v
            alpha = max(alpha, v)
        watch.leave(node, v)
        return v

    def min_value(node: Node, alpha: Value, beta: Value) -> Value:
        watch.enter(node, alpha, beta)
        v = beta if hard else inf
        for child in successors(node.children):
            v = min(v, value(child, alpha, beta))
            if under(v, alpha):
                watch.cut(node, v, "alpha", alpha)
                return v
            beta = min(beta, v)
        watch.leave(node, v)
        return v

    def value(node: Node, alpha: Value, beta: Value) -> Value:
        if not node.children:
            watch.leaf(node, alpha, beta, node.value)
            return node.value
        return (max_value if node.kind == MAX else min_value)(node, alpha, beta)

    with room_for(tree):
        return value(tree.root, rules.alpha, rules.beta)
