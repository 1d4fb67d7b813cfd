"""Alpha-beta search [ub III.3; AIMA figure 5.7]. Without its watch lines, it is the slide.

alpha: the best MAX can already force on the path to this node; beta: the best MIN can.
"""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from gametrace.convention import UB
from gametrace.search.common import larger, refuse_mixed, refuse_players, room_for, smaller
from gametrace.search.scope import Scope
from gametrace.tree.node import CHANCE, MAX, MIN

if TYPE_CHECKING:
    from gametrace.convention import Convention
    from gametrace.search.star import Search
    from gametrace.trace.watcher import Watcher
    from gametrace.tree.node import Node, Tree
    from gametrace.tree.numbers import Value


def alphabeta(tree: Tree, watch: Watcher, rules: Convention = UB) -> Value:
    """The value of the root; every step is reported to watch."""
    refuse_players(tree, "alphabeta")
    refuse_mixed(tree, "alphabeta")
    scope = Scope(tree, rules)
    successors, utility, horizon = scope.successors, scope.utility, scope.horizon
    hard, clamped = rules.bound != "soft", rules.bound == "clamped"
    ties = rules.cut == "ties"
    enter, leaf, cut, leave = watch.enter, watch.leaf, watch.cut, watch.leave
    max, min = larger, smaller  # of two, which is all they are asked for here

    def max_value(node: Node, alpha: Value, beta: Value) -> Value:
        enter(node, alpha, beta)
        v = alpha if hard else -inf
        for child in successors(node):
            v = max(v, value(child, alpha, beta))
            if v > beta or (ties and v == beta):
                v = beta if clamped else v
                cut(node, v, "beta", beta)
                return v
            if v > alpha:
                alpha = v
        leave(node, v)
        return v

    def min_value(node: Node, alpha: Value, beta: Value) -> Value:
        enter(node, alpha, beta)
        v = beta if hard else inf
        for child in successors(node):
            v = min(v, value(child, alpha, beta))
            if v < alpha or (ties and v == alpha):
                v = alpha if clamped else v
                cut(node, v, "alpha", alpha)
                return v
            if v < beta:
                beta = v
        leave(node, v)
        return v

    def value(node: Node, alpha: Value, beta: Value) -> Value:
        if node not in horizon and node.children:
            return player[node.kind](node, alpha, beta)
        v = utility(node)
        leaf(node, alpha, beta, v)
        return v

    player: dict[str, Search] = {MAX: max_value, MIN: min_value}
    if CHANCE in tree.kinds or rules.chance:
        from gametrace.search.star import chance_value

        player[CHANCE] = chance_value(tree, watch, rules, scope, value)
    with room_for(tree):
        return value(tree.root, rules.alpha, rules.beta)
