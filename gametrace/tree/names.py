"""The names and actions that nodes get when none are written, as the lectures name them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gametrace.tree.node import Node, Tree

LETTERS = tuple("BCDEFGHIJKLMNOPQRSTUVWXYZ")
DIGITS = tuple("123456789")
LEVELS = 20  # a deeper tree is numbered, for its names would grow with every level


class Labels(NamedTuple):
    """What the children of a node are called: names and actions, each a start and an end."""

    name: str
    name_ends: Sequence[str]
    action: str
    action_ends: Sequence[str]


class Scheme:
    """How the positions in one tree are spelled: lettered (B, B31), dotted (A.10.2) or N1, N2."""

    def __init__(self, root: Node, widest: int, height: int) -> None:
        self.numbered = height >= LEVELS
        self.dotted = widest > len(DIGITS) or len(root.children) > len(LETTERS)
        self.root = "N1" if self.numbered else "A"
        self.ends: dict[int, Sequence[str]] = {}  # what positions add, by the number of children

    @classmethod
    def of(cls, tree: Tree) -> Scheme:
        """The scheme of a settled tree."""
        counts = (len(node.children) for node in tree.walk() if counts_in_width(node, tree.root))
        return cls(tree.root, max(counts, default=0), tree.height)

    def labels(self, node: Node) -> Labels:
        """The children's labels; in a numbered tree the names follow later, in tree order."""
        count = len(node.children)
        if count not in self.ends:
            dot = "." if self.dotted and not self.numbered else ""
            self.ends[count] = [f"{dot}{position}" for position in range(1, count + 1)]
        ends = self.ends[count]
        if self.numbered:
            return Labels("", ends, "", ends)
        if node.depth == 0 and node.name == "A" and not self.dotted:
            return Labels("", LETTERS, "a", ends)
        return Labels(node.name, ends, node.name.lower(), ends)


def counts_in_width(node: Node, root: Node) -> bool:
    """Whether a node's children are told apart by digits: not those of a root named A."""
    return node is not root or root.name not in (None, "A")
