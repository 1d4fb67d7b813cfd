"""Which child a node chooses, told from what its children return."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from gametrace.tree.node import MIN

if TYPE_CHECKING:
    from gametrace.trace.watcher import Rules
    from gametrace.tree.node import Node, Tree
    from gametrace.tree.numbers import Value


class Choice:
    """The first child that strictly improved its parent's value, else the first of all.

    Where nature moves nothing is chosen. A player looks at its own entry of the utilities.
    """

    __slots__ = ("best", "child", "entry", "node", "taken", "tied")

    def __init__(self, tree: Tree, node: Node, alpha: Value, beta: Value, rules: Rules) -> None:
        self.node: Node | None = None if node.kind in rules.nature else node
        self.entry = tree.players.index(node.kind) if node.kind in tree.players else None
        self.child: Node | None = None
        self.taken: Value = None  # what that child returned
        self.tied = False  # whether another child is as good for the player, yet not the same
        hard = rules.bound == "hard" and alpha is not None
        self.best: Value = (
            (beta if hard else inf) if node.kind == MIN else (alpha if hard else -inf)
        )

    def offer(self, child: Node, value: Value) -> None:
        """The next child of the node has returned a value."""
        if self.node is None or child.parent is not self.node:
            return  # nothing is chosen here, or a grandchild was probed
        own = value if self.entry is None else value[self.entry]
        if own < self.best if self.node.kind == MIN else own > self.best:
            self.best, self.child, self.taken, self.tied = own, child, value, False
        elif self.child is None:
            self.child, self.taken = child, value
        elif self.entry is not None and own == self.best and value != self.taken:
            self.tied = True
