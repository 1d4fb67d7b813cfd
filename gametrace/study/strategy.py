"""A player's strategy: one move where it moves, every reply where others do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametrace.tree.rebuild import rebuilt

if TYPE_CHECKING:
    from gametrace.trace.trace import Trace
    from gametrace.tree.node import Node, Tree


def strategy(trace: Trace, player: str) -> Tree:
    """The part of a solved tree that the player needs to know."""

    def children(node: Node) -> list[Node]:
        choice = trace.visit(node).choice
        return [choice] if node.kind == player and choice else node.children

    return rebuilt(trace.tree, children=children)
