"""Which child a node chooses, told from what its children return."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from gametrace.tree.node import MAX, MIN

if TYPE_CHECKING:
    from gametrace.trace.watcher import Rules
    from gametrace.tree.node import Node
    from gametrace.tree.numbers import Value


class Choice:
    """The first child that strictly improved its parent's value, else the first of all."""

    __slots__ = ("best", "child", "kind")

    def __init__(self, node: Node, alpha: Value, beta: Value, rules: Rules) -> None:
        hard = rules.bound == "hard" and alpha is not None
        self.kind = node.kind
        self.child: Node | None = None
        self.best: Value = (
            (beta if hard else inf) if node.kind == MIN else (alpha if hard else -inf)
        )

    def offer(self, child: Node, value: Value) -> None:
        """The next child of the node has returned a value."""
        better = value < self.best if self.kind == MIN else self.kind == MAX and value > self.best
        if better:
            self.best, self.child = value, child
        elif self.child is None:
            self.child = child
