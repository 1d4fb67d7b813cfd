"""What the searches share: the order of children, room for deep trees, and what they refuse."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

from gametrace.tree.node import CHANCE, MAX, MIN

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from gametrace.search.convention import Convention
    from gametrace.tree.node import Node, Tree

FRAMES = 2  # of recursion for each level of the tree: value(), and max_value() or min_value()
SPARE = 100  # for the watchers, called from the deepest level


@contextmanager
def room_for(tree: Tree) -> Iterator[None]:
    """Let recursion go as deep as the tree, for this search alone."""
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(limit + FRAMES * tree.height + SPARE)
    try:
        yield
    finally:
        sys.setrecursionlimit(limit)


def order_of(rules: Convention) -> Callable[[Sequence[Node]], Iterator[Node]]:
    """The order in which children are searched."""
    return iter if rules.order == "left" else reversed


def only_max_and_min(tree: Tree, algorithm: str) -> None:
    """Refuse a tree with other nodes than MAX and MIN, at the place of the first."""
    if others := tree.kinds - {MAX, MIN}:
        node = next(node for node in tree.walk() if node.children and node.kind in others)
        who = "a chance node" if node.kind == CHANCE else f"a node of the player {node.kind}"
        raise tree.error(node, f"{node.name} is {who}; {algorithm} takes MAX and MIN nodes")
