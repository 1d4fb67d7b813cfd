"""Minimax [ub III.3; AIMA figure 5.3]. Without its watch lines, it is the slide."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from gametrace.search.common import only_max_and_min, order_of, room_for
from gametrace.search.convention import UB
from gametrace.tree.node import MAX

if TYPE_CHECKING:
    from gametrace.search.convention import Convention
    from gametrace.trace.watcher import Watcher
    from gametrace.tree.node import Node, Tree
    from gametrace.tree.numbers import Value


def minimax(tree: Tree, watch: Watcher, rules: Convention = UB) -> Value:
    """The value of the root; every step is reported to watch."""
    only_max_and_min(tree, "minimax")
    successors = order_of(rules)

    def max_value(node: Node) -> Value:
        watch.enter(node, None, None)
        v = -inf
        for child in successors(node.children):
            v = max(v, value(child))
        watch.leave(node, v)
        return v

    def min_value(node: Node) -> Value:
        watch.enter(node, None, None)
        v = inf
        for child in successors(node.children):
            v = min(v, value(child))
        watch.leave(node, v)
        return v

    def value(node: Node) -> Value:
        if not node.children:
            watch.leaf(node, None, None, node.value)
            return node.value
        return max_value(node) if node.kind == MAX else min_value(node)

    with room_for(tree):
        return value(tree.root)
