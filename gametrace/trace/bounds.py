"""Whether the value that a node returns is its true one, or only a bound on it."""

from __future__ import annotations

from math import inf
from operator import ge, le
from typing import TYPE_CHECKING

from gametrace.tree.node import MIN

if TYPE_CHECKING:
    from gametrace.convention import Convention
    from gametrace.trace.visit import ValueIs, Visit
    from gametrace.tree.node import Node
    from gametrace.tree.numbers import Value


def value_is(
    visit: Visit,
    visits: dict[Node, Visit],
    rules: Convention,
    extremes: tuple[Value, Value] | None,
) -> ValueIs:
    """Whether an inner node's value is its true one, or a bound on it.

    Below alpha and above beta it is a bound. At alpha or beta itself it is one too, unless only
    strict cuts happen and v started from an infinity: then equal values were searched in full.
    The lowest and highest values there are need no bound.
    """
    value, alpha, beta = visit.value, visit.alpha, visit.beta
    if alpha is None:
        return "exact"
    if alpha < value < beta and visit.node.kind not in rules.nature:
        return "exact"
    if visit.node.kind in rules.nature:
        no_width = alpha == beta and rules.bound != "soft"
        return _mean_is(visit, visits, no_width)
    lowest, highest = extremes or (-inf, inf)
    closed = rules.cut == "strict" and rules.bound == "soft"
    if alpha == beta == value and not closed:
        return _between_equal_bounds(visit, visits)
    if value != highest and (value > beta or (value == beta and not closed)):
        return "lower"
    if value != lowest and (value < alpha or (value == alpha and not closed)):
        return "upper"
    return "exact"


def _between_equal_bounds(visit: Visit, visits: dict[Node, Visit]) -> ValueIs:
    """What a value is that equals both alpha and beta, and started from one of them.

    A MAX node has it at least if a child has, or more; else every child has it at most. MIN
    mirrors this.
    """
    own: ValueIs = "upper" if visit.node.kind == MIN else "lower"
    reaches = le if visit.node.kind == MIN else ge
    seen = (visits[child] for child in visit.node.children if child in visits)
    reached = any(reaches(it.value, visit.value) and it.value_is in (own, "exact") for it in seen)
    return own if reached else "lower" if own == "upper" else "upper"


def _mean_is(visit: Visit, visits: dict[Node, Visit], no_width: bool) -> ValueIs:
    """What the value of a chance node is: a bound where it was cut, or where one went into it.

    In a fail-hard window of no width a child returns where it started, which proves nothing.
    """
    if visit.bound and not no_width:
        return "upper" if visit.bound == "alpha" else "lower"
    into_it = {visits[child].value_is for child in visit.node.children if child in visits}
    return "upper" if "upper" in into_it else "lower" if "lower" in into_it else "exact"
