"""Where search and trace meet: a tree goes in, its Trace comes out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gametrace.search import ALGORITHMS, CONVENTIONS
from gametrace.search import minimax as plain
from gametrace.search.convention import convention_of
from gametrace.trace.returned import Returned
from gametrace.trace.trace import Trace

if TYPE_CHECKING:
    from gametrace.search import Convention
    from gametrace.tree.node import Node, Tree
    from gametrace.tree.numbers import Value


def solve(tree: Tree, algorithm: str, rules: Convention) -> Trace:
    """The trace of an algorithm on a tree."""
    trace = Trace(tree, algorithm, rules, lambda: true_values(tree, rules))
    ALGORITHMS[algorithm](tree, trace, rules)
    return trace


def true_values(tree: Tree, rules: Convention) -> list[tuple[Node, Value]]:
    """The root's children, each with its value when nothing is cut."""
    returned = Returned()
    plain(tree, returned, rules._replace(order="left"))
    return returned.values


def minimax(tree: Tree, convention: str | None = None, **parts: Any) -> Trace:
    """Minimax on a tree."""
    return solve(tree, "minimax", rules_for(tree, "minimax", convention, **parts))


def alphabeta(tree: Tree, convention: str | None = None, **parts: Any) -> Trace:
    """Alpha-beta on a tree; parts override the convention: cut, bound, alpha, beta, order."""
    return solve(tree, "alphabeta", rules_for(tree, "alphabeta", convention, **parts))


def rules_for(tree: Tree, algorithm: str, name: str | None = None, **parts: Any) -> Convention:
    """The convention of that name, else the tree's own, else ub, with some parts of it changed."""
    rules = CONVENTIONS[name] if name else convention_of(tree)
    if rules.window == "range" and tree.range:
        rules = rules._replace(alpha=tree.range[0], beta=tree.range[1])
    rules = rules._replace(**parts)
    return rules._replace(alpha=None, beta=None) if algorithm == "minimax" else rules
