"""Iterative deepening: the same search, one ply deeper each time."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from gametrace.solving import trace_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gametrace.search import Convention
    from gametrace.trace.trace import Trace
    from gametrace.tree.node import Tree


def deepen(
    tree: Tree, algorithm: str, rules: Convention, to: int, reorder: bool = False
) -> Iterator[Trace]:
    """A trace for each depth from 1 on; reorder looks first at what was best the time before."""
    for depth in range(1, to + 1):
        trace = trace_of(tree, algorithm, rules._replace(depth=depth))
        yield trace
        if reorder:
            best = {node: visit.choice for node, visit in trace.visits.items() if visit.choice}
            rules = rules._replace(first=best)


def changes(traces: list[Trace]) -> Iterator[tuple[int, str, str]]:
    """Where the decision is another one than a ply before: the depth, the old and the new one."""
    for depth, (before, after) in enumerate(pairwise(traces), 2):
        if before.action != after.action:
            yield depth, str(before.action), str(after.action)
