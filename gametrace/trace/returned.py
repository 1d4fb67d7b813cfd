"""The watcher that listens to the root's children alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gametrace.trace.watcher import Share
    from gametrace.tree.node import Node
    from gametrace.tree.numbers import Value


class Returned:
    """Collects what each child of the root returns."""

    def __init__(self) -> None:
        self.values: list[tuple[Node, Value]] = []

    def enter(self, node: Node, alpha: Value, beta: Value) -> None:
        pass

    def leaf(self, node: Node, alpha: Value, beta: Value, value: Value) -> None:
        self.leave(node, value)

    def cut(self, node: Node, value: Value, bound: str, limit: Value) -> None:
        self.leave(node, value)

    def window(self, node: Node, child: Node, share: Share) -> None:
        pass

    def leave(self, node: Node, value: Value) -> None:
        if node.depth == 1:
            self.values.append((node, value))
