"""Minimax [ub III.3; AIMA figure 5.3]. Without its watch lines, it is the slide."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from gametrace.convention import UB
from gametrace.search.common import refuse_players, room_for
from gametrace.search.expectiminimax import expectiminimax
from gametrace.search.scope import Scope
from gametrace.tree.node import MAX, MIN

if TYPE_CHECKING:
    from gametrace.convention import Convention
    from gametrace.trace.watcher import Watcher
    from gametrace.tree.node import Node, Tree
    from gametrace.tree.numbers import Value


def minimax(tree: Tree, watch: Watcher, rules: Convention = UB) -> Value:
    """The value of the root; every step is reported to watch."""
    refuse_players(tree, "minimax")
    if tree.mixed or not tree.kinds <= {MAX, MIN}:
        return expectiminimax(tree, watch, rules)
    scope = Scope(tree, rules)
    successors, utility = scope.successors, scope.utility

    def max_value(node: Node) -> Value:
        watch.enter(node, None, None)
        v = -inf
        for child in successors(node):
            v = max(v, value(child))
        watch.leave(node, v)
        return v

    def min_value(node: Node) -> Value:
        watch.enter(node, None, None)
        v = inf
        for child in successors(node):
            v = min(v, value(child))
        watch.leave(node, v)
        return v

    def value(node: Node) -> Value:
        if not successors(node):
            v = utility(node)
            watch.leaf(node, None, None, v)
            return v
        return max_value(node) if node.kind == MAX else min_value(node)

    with room_for(tree):
        return value(tree.root)
