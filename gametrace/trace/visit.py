"""What a search saw at one node."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gametrace.tree.node import Node
    from gametrace.tree.numbers import Value


class Visit:
    """What the search saw at one node."""

    __slots__ = (
        "alpha", "beta", "bound", "choice", "limit", "node",
        "order", "status", "tied", "value", "value_is",
    )  # fmt: skip

    def __init__(self, node: Node, status: str, order: int | None = None) -> None:
        self.node, self.status, self.order = node, status, order
        self.value: Value = None
        self.value_is: str | None = None
        self.alpha: Value = None
        self.beta: Value = None
        self.bound: str | None = None  # which bound a cut passed, and where that was
        self.limit: Value = None
        self.choice: Node | None = None
        self.tied = False  # whether the choice was among equals that lead to different results

    def __repr__(self) -> str:
        return f"<{self.node.name}: {self.status}, {self.value}>"
