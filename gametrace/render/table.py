"""A row a node, in the order of the search; those it never came to follow, in tree order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametrace.render.columns import aligned
from gametrace.render.look import bound_sign, kind_word, look, odds
from gametrace.render.tree import summary
from gametrace.tree.numbers import show

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gametrace.render.look import Look
    from gametrace.trace.trace import Trace
    from gametrace.trace.visit import Visit

RIGHT = ("order", "p", "alpha", "beta", "value")  # columns of numbers


def table(trace: Trace, lang: str = "es") -> str:
    """The table of the search, and one line with value, action and counts."""
    return "".join(lines(trace, look(lang)))


def lines(trace: Trace, look: Look) -> Iterator[str]:
    """The table line by line."""
    windows = trace.visit(trace.tree.root).alpha is not None
    window = ("alpha", "beta") if windows else ()
    odds_ = ("p",) if trace.tree.kinds & {*trace.rules.nature} else ()
    columns = ("order", "node", "kind", "action", *odds_, *window, "value", "status")
    nodes = (look.only or trace.tree.root).walk()
    visits = sorted(map(trace.visit, nodes), key=lambda visit: (visit.order is None, visit.order))
    rows = [[_cell(trace, visit, column, look) for column in columns] for visit in visits]
    styles = ["dim" if visit.order is None else "" for visit in visits]
    right = [column in RIGHT for column in columns]
    yield from aligned([look.words[column] for column in columns], rows, right, styles, look.paint)
    yield from summary(trace, look)


def _cell(trace: Trace, visit: Visit, column: str, look: Look) -> str:
    node, words = visit.node, look.words
    if column == "status":
        bound = words[visit.bound] if visit.bound else ""
        return words[f"is_{visit.status}"].format(bound=bound)
    if column == "value":
        return bound_sign(visit) + show(visit.value) if visit.value is not None else ""
    if column in ("alpha", "beta"):
        end = getattr(visit, column)
        return "" if end is None else show(end)
    if column == "p":
        p = odds(node, trace.rules)
        return "" if p is None else show(p)
    if column == "kind":
        return kind_word(node, words)
    if column == "order":
        return "" if visit.order is None else str(visit.order)
    return str(node.action or "") if column == "action" else getattr(node, column, node.name)
