"""Where search and trace meet: a tree goes in, its Trace comes out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gametrace.convention import checked, convention_of
from gametrace.search import ALGORITHMS, CONVENTIONS
from gametrace.search.scope import Scope
from gametrace.trace.returned import Returned
from gametrace.trace.trace import Trace
from gametrace.tree.errors import GametraceError
from gametrace.tree.node import CHANCE, MIN
from gametrace.tree.numbers import show

if TYPE_CHECKING:
    from collections.abc import Callable

    from gametrace.search import Convention
    from gametrace.tree.node import Node, Tree
    from gametrace.tree.numbers import Value


def solve(tree: Tree, algorithm: str, rules: Convention) -> Trace:
    """The trace of an algorithm on a tree."""
    with tree.for_search() as own:
        trace = Trace(own, algorithm, rules, lambda: true_values(tree, algorithm, rules))
        ALGORITHMS[algorithm](own, trace, rules)
    if rules.beam:
        trace.discarded = Scope(own, rules).discarded
    return trace


def true_values(tree: Tree, algorithm: str, rules: Convention) -> list[tuple[Node, Value]]:
    """The root's children, each with its value when nothing is cut."""
    returned = Returned()
    plain = ALGORITHMS["minimax" if algorithm == "alphabeta" else algorithm]
    with tree.for_search(forget=True) as own:
        plain(own, returned, rules)
    values = returned.values
    return values[::-1] if rules.order == "right" else values


def _solver(algorithm: str) -> Callable[..., Trace]:
    """The function of the library that runs one algorithm."""

    def run(tree: Tree, convention: str | None = None, **parts: Any) -> Trace:
        return solve(tree, algorithm, rules_for(tree, algorithm, convention, **parts))

    run.__name__ = run.__qualname__ = algorithm
    run.__doc__ = f"The trace of {algorithm}; parts override the convention: cut, bound, depth …"
    return run


minimax, alphabeta, expectimax, expectiminimax, maxn = map(_solver, ALGORITHMS)


def rules_for(tree: Tree, algorithm: str, name: str | None = None, **parts: Any) -> Convention:
    """The convention of that name, else the tree's own, else ub, with some parts of it changed."""
    rules = CONVENTIONS[checked("name", name)] if name else convention_of(tree)
    if rules.window == "range" and tree.range:
        rules = rules._replace(alpha=tree.range[0], beta=tree.range[1])
    rules = rules._replace(**{key: checked(key, part) for key, part in parts.items()})
    if algorithm == "expectimax":
        rules = rules._replace(nature=(CHANCE, MIN))
    if algorithm != "alphabeta":
        return rules._replace(alpha=None, beta=None)
    if not rules.alpha < rules.beta:
        window = f"alpha is {show(rules.alpha)} and beta {show(rules.beta)}"
        what = f"the window at the root is empty: {window}; alpha must be below beta"
        raise GametraceError(what)
    return rules
