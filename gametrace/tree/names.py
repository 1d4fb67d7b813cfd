"""The names and actions that nodes get when none are written, as the lectures name them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gametrace.tree.node import Node

LETTERS = tuple("BCDEFGHIJKLMNOPQRSTUVWXYZ")
DIGITS = tuple("123456789")
LEVELS = 20  # a deeper tree is numbered, for its names would grow with every level


class Scheme:
    """How the positions in one tree are spelled: lettered (B, B3, B31), dotted (A.10.2) or N1, N2."""

    def __init__(self, root_children: int, most_children: int, height: int) -> None:
        self.numbered = height >= LEVELS
        self.dotted = root_children > len(LETTERS) or most_children > len(DIGITS)
        self.root = "N1" if self.numbered else "A"

    def ends(self, count: int) -> Sequence[str]:
        """What the positions from 1 to count add to the parent's name."""
        if self.numbered:
            return [str(position) for position in range(1, count + 1)]
        if self.dotted:
            return [f".{position}" for position in range(1, count + 1)]
        return DIGITS if count <= len(DIGITS) else [str(n) for n in range(1, count + 1)]

    def lettered(self, parent: Node) -> bool:
        """Whether the children are called by letters: B, C, D … below a root named A."""
        return parent.depth == 0 and parent.name == "A" and not self.dotted
