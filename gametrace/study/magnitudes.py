"""What the decision owes to the order of the leaves, and what to their magnitudes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametrace.search.common import refuse_players
from gametrace.solving import rules_for, trace_of
from gametrace.tree.rebuild import rebuilt

if TYPE_CHECKING:
    from collections.abc import Callable

    from gametrace.trace.trace import Trace
    from gametrace.tree.node import Node, Tree
    from gametrace.tree.numbers import Value


def magnitudes(tree: Tree) -> dict[str, Trace]:
    """The tree as it is, and with its leaves by rank, cubed, and as 2x + 1."""
    refuse_players(tree, "magnitudes")
    leaves = sorted({node.value for node in tree.walk() if not node.children})
    rank = {value: place for place, value in enumerate(leaves, 1)}
    scales: dict[str, Callable[[Value], Value]] = {
        "as_is": lambda x: x,
        "ranks": lambda x: rank[x],
        "cubes": lambda x: x**3,
        "linear": lambda x: 2 * x + 1,
    }
    return {name: _scaled(tree, scale) for name, scale in scales.items()}


def _scaled(tree: Tree, scale: Callable[[Value], Value]) -> Trace:
    copy = rebuilt(tree, value=lambda leaf: scale(leaf.value))
    return trace_of(copy, "minimax", rules_for(copy, "minimax", window="open"))


def turning_point(before: Trace, after: Trace) -> tuple[Node, Node]:
    """The moves at the root that change places: the one chosen before, and the one after."""
    old, new = before.visit(before.tree.root).choice, after.visit(after.tree.root).choice
    assert old is not None
    assert new is not None
    return old, new
