"""How the work of alpha-beta grows with depth: uniform trees in worst, random and best order.

The leaves of a tree are different numbers in random order. With each player's best move first,
alpha-beta looks at Knuth and Moore's minimum, b^ceil(d/2) + b^floor(d/2) - 1. With the worst move
first it cuts nothing but by bounds from far above, from depth 4 on: almost b^d. Random order lies
between; the lectures' rule for it is b^(3d/4).
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from threading import local
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from gametrace.lang import tell
from gametrace.search.alphabeta import alphabeta
from gametrace.study.compare import effective_branching
from gametrace.trace.watcher import Watcher
from gametrace.tree.errors import GametraceError
from gametrace.tree.node import MAX, MIN, NO_CHILDREN, Node, Tree

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from concurrent.futures import Executor

    from gametrace.tree.numbers import Value

Order: TypeAlias = Literal["worst", "random", "best"]
ORDERS: tuple[Order, ...] = ("worst", "random", "best")
LARGEST = 2_000_000  # leaves of one tree
BATCH = 20_000  # leaves that one piece of work has at least, where there are so many

_here = local()  # each thread's uniform tree: the trees of one shape differ in their leaves alone


class Row(NamedTuple):
    """What alpha-beta looks at in trees of one depth, on average, in one order."""

    branching: int
    depth: int
    order: Order
    leaves: Fraction
    nodes: Fraction

    @property
    def rule(self) -> float:
        """The leaves that theory, or the lectures' rule, gives for this order."""
        b, d = self.branching, self.depth
        if self.order == "random":
            return float(b ** (3 * d / 4))
        return float(b**d if self.order == "worst" else b ** (d // 2) + b ** (d - d // 2) - 1)

    @property
    def effective(self) -> float:
        """The branching factor of a whole tree of this depth with as many nodes."""
        return effective_branching(float(self.nodes), self.depth)


class Growth(NamedTuple):
    """All that was measured, by depth and order."""

    branching: int
    trees: int
    seed: int
    rows: list[Row]


class Batch(NamedTuple):
    """Some of the trees of one depth."""

    branching: int
    depth: int
    seed: int
    first: int
    last: int


class Sums(NamedTuple):
    """The leaves and nodes of a batch, added up for each order."""

    leaves: tuple[int, ...]
    nodes: tuple[int, ...]


class Count(Watcher):
    """The watcher that counts leaves and inner nodes, and nothing else."""

    def __init__(self) -> None:
        self.leaves = self.inner = 0

    def enter(self, node: Node, alpha: Value, beta: Value) -> None:
        self.inner += 1

    def leaf(self, node: Node, alpha: Value, beta: Value, value: Value) -> None:
        self.leaves += 1


def growth(
    branching: int = 10,
    depth: int = 4,
    trees: int = 100,
    seed: int = 1,
    *,
    executor: Executor | None = None,
    progress: Callable[[int], object] | None = None,
) -> Growth:
    """Measure trees of depth 1 to `depth`; the figures are the same for any executor, or none."""
    work = batches(branching, depth, trees, seed)
    found: dict[int, list[Sums]] = {}
    done = executor.map(measure, work) if executor else map(measure, work)
    for batch, sums in zip(work, done, strict=True):
        found.setdefault(batch.depth, []).append(sums)
        if progress:
            progress(1)
    rows = [
        Row(
            branching, level, order,
            Fraction(sum(sums.leaves[place] for sums in found[level]), trees),
            Fraction(sum(sums.nodes[place] for sums in found[level]), trees),
        )
        for level in found
        for place, order in enumerate(ORDERS)
    ]  # fmt: skip
    return Growth(branching, trees, seed, rows)


def batches(branching: int, depth: int, trees: int, seed: int) -> list[Batch]:
    """The work in pieces, the same for any number of processes; too large trees are refused."""
    for name, number in (("branching", branching), ("depth", depth), ("trees", trees)):
        if number < 1:
            raise GametraceError(tell("{name} is a whole number from 1 on, not {number}",
                                      name=name, number=number))  # fmt: skip
    if depth > LARGEST.bit_length() or branching**depth > LARGEST:
        what = tell("{branching}^{depth} leaves are too many; a tree may have {largest}",
                    branching=branching, depth=depth, largest=LARGEST)  # fmt: skip
        raise GametraceError(what)
    return [
        Batch(branching, level, seed, first, min(first + size, trees))
        for level in range(1, depth + 1)
        for size in [max(1, BATCH // branching**level)]
        for first in range(0, trees, size)
    ]


def measure(batch: Batch) -> Sums:
    """Search the trees of a batch in each order."""
    shape = (batch.branching, batch.depth)
    if getattr(_here, "shape", None) != shape:
        _here.shape, _here.uniform = shape, uniform(*shape)
    tree, levels = _here.uniform
    counts = {order: Count() for order in ORDERS}
    for number in range(batch.first, batch.last):
        values = list(range(batch.branching**batch.depth))
        Random(f"{batch.seed} {batch.branching} {batch.depth} {number}").shuffle(values)
        for leaf, value in zip(levels[-1], values, strict=True):
            leaf.value = value
        alphabeta(tree, counts["random"])
        as_drawn = [node.children for level in levels[:-1] for node in level]
        _sort(levels)
        alphabeta(tree, counts["best"])
        for node in _inner(levels):
            node.children = node.children[::-1]
        alphabeta(tree, counts["worst"])
        for node, children in zip(_inner(levels), as_drawn, strict=True):
            node.children = children
    leaves = tuple(counts[order].leaves for order in ORDERS)
    return Sums(leaves, tuple(counts[order].leaves + counts[order].inner for order in ORDERS))


def uniform(branching: int, depth: int) -> tuple[Tree, list[list[Node]]]:
    """A tree in which every inner node has as many children, and its nodes level by level."""
    levels = [[Node(None, NO_CHILDREN)]]
    for level in range(depth):
        for node in levels[-1]:
            node.children = [Node(None, NO_CHILDREN) for _ in range(branching)]
            node.kind, node.depth = (MAX, MIN)[level % 2], level
        levels.append([child for node in levels[-1] for child in node.children])
    tree = Tree(levels[0][0])
    tree.height, tree.kinds = depth, frozenset((MAX, MIN))
    return tree, levels


def _inner(levels: list[list[Node]]) -> Iterator[Node]:
    return (node for level in levels[:-1] for node in level)


def _sort(levels: list[list[Node]]) -> None:
    """Put the best move of every node first, by the values of plain minimax."""
    worth = {leaf: leaf.value for leaf in levels[-1]}
    for level in reversed(levels[:-1]):
        for node in level:
            node.children = sorted(node.children, key=worth.__getitem__, reverse=node.kind == MAX)
            worth[node] = worth[node.children[0]]
