"""How much work each algorithm, or each convention, makes of one tree."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, NamedTuple

from gametrace.search import CONVENTIONS
from gametrace.solving import rules_for, solve
from gametrace.tree.node import CHANCE

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from gametrace.trace.trace import Trace
    from gametrace.tree.node import Tree


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


def algorithms(tree: Tree, **parts: Any) -> list[Row]:
    """A row for each algorithm that can search this tree."""
    return list(_rows(tree, _searches(tree), parts))


def conventions(tree: Tree, **parts: Any) -> list[Row]:
    """A row for alpha-beta under each convention."""
    return list(_rows(tree, [(name, "alphabeta", name, {}) for name in CONVENTIONS], parts))


def _searches(tree: Tree) -> list[tuple[str, str, str | None, dict[str, Any]]]:
    """Name, algorithm, convention and own parts of each search that suits the tree."""
    if tree.players:
        return [("maxn", "maxn", None, {})]
    names = ["minimax", "alphabeta"]
    if CHANCE in tree.kinds:
        names = ["expectiminimax", "expectimax", "alphabeta"]
    if tree.mixed:
        names = ["minimax", "expectiminimax", "expectimax"]
    searches: list[tuple[str, str, str | None, dict[str, Any]]]
    searches = [(name, name, None, {}) for name in names]
    finite = tree.range is not None and -inf not in tree.range and inf not in tree.range
    if CHANCE in tree.kinds and finite and not tree.mixed:
        stars = ("star1", "star2")
        searches += [(star, "alphabeta", None, {"chance": star}) for star in stars]
    return searches


def _rows(tree: Tree, searches: Any, parts: dict[str, Any]) -> Iterator[Row]:
    plain_name = "maxn" if tree.players else "minimax"
    plain = solve(tree, plain_name, rules_for(tree, plain_name, **parts))
    for name, algorithm, convention, own in searches:
        rules = rules_for(tree, algorithm, convention, **{**parts, **own})
        yield Row(name, solve(tree, algorithm, rules), plain)


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
