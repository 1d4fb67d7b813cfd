"""Expectiminimax and expectimax [ub III.3, value / maxValue / expValue; unir 6; AIMA 5.5].

Chance nodes take the expectation of their children. In expectimax the enemy is a part of nature, so
that MIN nodes take a mean as well. A player may also move at random now and then (ub's ghosts).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametrace.convention import UB
from gametrace.search.common import expectation, mixed, refuse_players, room_for, weights_of
from gametrace.search.scope import Scope
from gametrace.tree.node import CHANCE, MAX, MIN

if TYPE_CHECKING:
    from gametrace.convention import Convention
    from gametrace.trace.watcher import Watcher
    from gametrace.tree.node import Node, Tree
    from gametrace.tree.numbers import Value


def expectiminimax(tree: Tree, watch: Watcher, rules: Convention = UB) -> Value:
    """The value of the root; every step is reported to watch."""
    refuse_players(tree, "expectiminimax")
    scope = Scope(tree, rules)
    successors, utility = scope.successors, scope.utility

    def max_value(node: Node) -> Value:
        watch.enter(node, None, None)
        values = [value(child) for child in successors(node)]
        v = mixed(tree, node, max(values), values)
        watch.leave(node, v)
        return v

    def min_value(node: Node) -> Value:
        watch.enter(node, None, None)
        values = [value(child) for child in successors(node)]
        v = mixed(tree, node, min(values), values)
        watch.leave(node, v)
        return v

    def exp_value(node: Node) -> Value:
        watch.enter(node, None, None)
        children = successors(node)
        values = [value(child) for child in children]
        v = expectation(tree, node, values, weights_of(children, rules))
        watch.leave(node, v)
        return v

    def value(node: Node) -> Value:
        if not successors(node):
            v = utility(node)
            watch.leaf(node, None, None, v)
            return v
        return player[node.kind](node)

    player = {MAX: max_value, MIN: min_value, CHANCE: exp_value}
    player.update(dict.fromkeys(rules.nature, exp_value))
    with room_for(tree):
        return value(tree.root)


def expectimax(tree: Tree, watch: Watcher, rules: Convention = UB) -> Value:
    """Expectiminimax against an enemy who is a part of nature."""
    refuse_players(tree, "expectimax")
    return expectiminimax(tree, watch, rules._replace(nature=(CHANCE, MIN)))
