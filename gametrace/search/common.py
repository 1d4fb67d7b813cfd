"""What the searches share: room for deep trees, the mean, and what they refuse."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from threading import Lock
from typing import TYPE_CHECKING

from gametrace.lang import tell
from gametrace.tree.numbers import mean

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from gametrace.convention import Convention
    from gametrace.tree.node import Node, Tree
    from gametrace.tree.numbers import Value

FRAMES = 5  # of recursion for each level of the tree: value(), max_value(), a list of values …
SPARE = 100  # for the watchers, called from the deepest level


class Rooms:
    """The searches that run, in whatever threads: the recursion limit is one for all of them.

    Depth counts per thread, but a watcher may start a search within a search, which adds up: the
    sum of all needs is enough for either. The limit costs nothing until it is used.
    """

    def __init__(self) -> None:
        self.lock = Lock()
        self.needs: list[int] = []
        self.limit = 0  # as it was before the first

    def enter(self, need: int) -> None:
        """Make room for one more search."""
        with self.lock:
            if not self.needs:
                self.limit = sys.getrecursionlimit()
            self.needs.append(need)
            sys.setrecursionlimit(self.limit + sum(self.needs))

    def leave(self, need: int) -> None:
        """A search is over; the last one puts the limit back."""
        with self.lock:
            self.needs.remove(need)
            if not self.needs:
                sys.setrecursionlimit(self.limit)


_rooms = Rooms()


@contextmanager
def room_for(tree: Tree) -> Iterator[None]:
    """Let recursion go as deep as the tree, for this search alone."""
    need = FRAMES * tree.height + SPARE
    _rooms.enter(need)
    try:
        yield
    finally:
        _rooms.leave(need)


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
        message = tell("inf and -inf meet at {node}: they have no mean", node=node.name)
        raise tree.error(node, message)
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
        message = tell(
            "{algorithm} needs numbers, but this tree has utilities for several players; use maxn",
            algorithm=algorithm,
        )
        raise tree.error(tree.root, message)


def refuse_mixed(tree: Tree, algorithm: str) -> None:
    """Refuse a tree in which a player moves at random now and then."""
    if tree.mixed:
        node = next(node for node in tree.walk() if node.random)
        message = tell(
            "{node} moves at random now and then, which {algorithm} cannot cut through;"
            " use minimax or expectiminimax",
            node=node.name,
            algorithm=algorithm,
        )
        raise tree.error(node, message)
