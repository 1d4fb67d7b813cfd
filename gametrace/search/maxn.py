"""max^n [ub III.3, games that are not zero-sum]: every player maximises its own entry.

The whole tuple goes up. Of children that are equally good for the player the first is taken, though
the others may fare differently: where that happens the result is not unique.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametrace.convention import UB
from gametrace.lang import tell
from gametrace.search.common import expectation, room_for, weights_of
from gametrace.search.scope import Scope
from gametrace.tree.node import CHANCE

if TYPE_CHECKING:
    from gametrace.convention import Convention
    from gametrace.trace.watcher import Watcher
    from gametrace.tree.node import Node, Tree
    from gametrace.tree.numbers import Value


def maxn(tree: Tree, watch: Watcher, rules: Convention = UB) -> Value:
    """The utilities of all players at the root; every step is reported to watch."""
    refuse_others(tree)
    entry = {player: place for place, player in enumerate(tree.players)}
    scope = Scope(tree, rules)
    successors, utility = scope.successors, scope.utility

    def max_value(node: Node) -> Value:
        watch.enter(node, None, None)
        mine = entry[node.kind]
        v = None
        for child in successors(node):
            other = value(child)
            if v is None or other[mine] > v[mine]:
                v = other
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
        return exp_value(node) if node.kind == CHANCE else max_value(node)

    with room_for(tree):
        return value(tree.root)


def refuse_others(tree: Tree) -> None:
    """Refuse a tree without players, or in which others move too."""
    if not tree.players:
        message = tell("maxn needs the `players` of the tree, and a utility for each of them")
        raise tree.error(tree.root, message)
    others = tree.kinds - {*tree.players, CHANCE}
    if others:
        node = next(node for node in tree.walk() if node.children and node.kind in others)
        fields = {"node": node.name, "kind": node.kind}
        message = tell("{node} is a {kind} node; in max^n the players move", **fields)
        raise tree.error(node, message)
