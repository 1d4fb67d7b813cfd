"""How much work each algorithm, or each convention, makes of one tree."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, NamedTuple

from gametrace.search import ALGORITHMS, CONVENTIONS, suited
from gametrace.solving import rules_for, trace_of
from gametrace.tree.node import CHANCE

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from typing import Any, TypeAlias

    from gametrace.trace.trace import Trace
    from gametrace.tree.node import Tree

    Search: TypeAlias = tuple[str, str, str | None, Mapping[str, Any]]


class Row(NamedTuple):
    """One search, and the plain one that it is compared with."""

    name: str
    trace: Trace
    plain: Trace

    @property
    def not_generated(self) -> int:
        """The workbook's third question: the nodes that minimax generates and this does not."""
        return self.plain.counts["visited"] - self.trace.counts["visited"]

    @property
    def share(self) -> str:
        """The nodes it visits, in percent of the plain search's."""
        return f"{100 * self.trace.counts['visited'] / self.plain.counts['visited']:.0f} %"

    @property
    def branching(self) -> str:
        """The branching factor of a uniform tree of the same depth with as many nodes."""
        deepest = max(node.depth for node in self.plain.visits)
        return f"{effective_branching(self.trace.counts['visited'], deepest):.2f}"


def compare(tree: Tree, conventions: bool = False, **parts: Any) -> list[Row]:
    """A row for each algorithm that suits the tree, or for alpha-beta under each convention."""
    searches: list[Search] | None
    searches = [(name, "alphabeta", name, {}) for name in CONVENTIONS] if conventions else None
    return list(_rows(tree, searches or _searches(tree), parts))


def _searches(tree: Tree) -> list[Search]:
    """Name, algorithm, convention and own parts of each search that suits the tree."""
    suitable = [algorithm for algorithm in ALGORITHMS.values() if algorithm.suits(tree)]
    suitable.sort(key=lambda algorithm: (algorithm.windows, len(algorithm.nature)))
    searches: list[Search] = [(algorithm.name, algorithm.name, None, {}) for algorithm in suitable]
    finite = tree.range is not None and -inf not in tree.range and inf not in tree.range
    if CHANCE in tree.kinds and finite:
        for algorithm in suitable:
            stars = algorithm.stars.items()
            searches += [(star, algorithm.name, None, own) for star, own in stars]
    return searches


def _rows(tree: Tree, searches: Iterable[Search], parts: dict[str, Any]) -> Iterator[Row]:
    plain_name = ALGORITHMS[suited(tree)].plain
    plain = trace_of(tree, plain_name, rules_for(tree, plain_name, **parts))
    for name, algorithm, convention, own in searches:
        rules = rules_for(tree, algorithm, convention, **{**parts, **own})
        yield Row(name, trace_of(tree, algorithm, rules), plain)


def effective_branching(nodes: float, depth: int) -> float:
    """The b for which 1 + b + … + b^depth nodes are these."""
    if depth == 0:
        return 0.0
    low, high = 0.0, float(nodes)
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if _uniform(middle, depth, nodes) <= nodes else (low, middle)
    return low


def _uniform(branching: float, depth: int, enough: float) -> float:
    """The nodes of a uniform tree, or more than enough."""
    total = level = 1.0
    for _ in range(depth):
        level *= branching
        total += level
        if total > enough:
            break
    return total
