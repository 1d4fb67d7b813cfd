"""What the searches share: room for deep trees, the mean, and what they refuse."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

from gametrace.tree.numbers import mean

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from gametrace.convention import Convention
    from gametrace.tree.node import Node, Tree
    from gametrace.tree.numbers import Value

FRAMES = 5  # of recursion for each level of the tree: value(), max_value(), a list of values …
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


def larger(a: Value, b: Value) -> Value:
    """The larger of two, the first if they are equal: max, at half the price of the builtin."""
    return b if b > a else a


def smaller(a: Value, b: Value) -> Value:
    """The smaller of two, the first if they are equal."""
    return b if b < a else a


def expectation(tree: Tree, node: Node, values: Sequence[Value], weights: Sequence[Value]) -> Value:
    """The mean of what the children return, by their weights."""
    v = mean(values, weights or None)
    if any(entry != entry for entry in (v if type(v) is tuple else (v,))):
        raise tree.error(node, f"inf and -inf meet at {node.name}: they have no mean")
    return v


def weights_of(children: Sequence[Node], rules: Convention) -> list[Value]:
    """The probabilities of a node's children; none where all count alike."""
    if rules.average or children[0].p is None:
        return []
    return [child.p for child in children]


def mixed(tree: Tree, node: Node, best: Value, values: Sequence[Value]) -> Value:
    """What a player gets who, with the node's probability, moves uniformly at random instead."""
    if not node.random:
        return best
    return expectation(tree, node, [best, mean(values)], [1 - node.random, node.random])


def refuse_players(tree: Tree, algorithm: str) -> None:
    """Refuse a tree of several players, whose utilities are tuples, at the first such node."""
    if tree.players:
        what = f"{algorithm} needs numbers, but this tree has utilities for several players"
        raise tree.error(tree.root, f"{what}; use maxn")


def refuse_mixed(tree: Tree, algorithm: str) -> None:
    """Refuse a tree in which a player moves at random now and then."""
    if tree.mixed:
        node = next(node for node in tree.walk() if node.random)
        what = f"{node.name} moves at random now and then, which {algorithm} cannot cut through"
        raise tree.error(node, f"{what}; use minimax or expectiminimax")
