"""One row per node, in the order of the search; those it never came to follow, in tree order."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from gametrace.render.columns import aligned
from gametrace.render.log import Shown
from gametrace.render.look import BOUNDS, odds
from gametrace.render.tree import summary

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from gametrace.lang import Words
    from gametrace.render.look import Look
    from gametrace.trace.trace import Trace
    from gametrace.trace.visit import Visit

RIGHT = ("order", "p", "alpha", "beta", "value")  # columns of numbers


def lines(trace: Trace, look: Look) -> Iterator[str]:
    """The table line by line."""
    window = ("alpha", "beta") if trace.has_windows else ()
    odds_ = ("p",) if trace.tree.kinds & {*trace.rules.nature} else ()
    columns = ("order", "node", "kind", "action", *odds_, *window, "value", "status")
    top = look.only or trace.tree.root
    last = inf if look.levels is None else top.depth + look.levels
    nodes = (node for node in top.walk() if node.depth <= last)
    visits = sorted(map(trace.visit, nodes), key=lambda visit: (visit.order is None, visit.order))
    cells = _cells(trace, look.words)
    rows = list(
        zip(*([cells[column](visit) for visit in visits] for column in columns), strict=True)
    )
    styles = ["dim" if visit.order is None else "" for visit in visits]
    right = [column in RIGHT for column in columns]
    yield from aligned([look.words[column] for column in columns], rows, right, styles, look.paint)
    yield from summary(trace, look)


def _cells(trace: Trace, words: Words) -> dict[str, Callable[[Visit], str]]:
    """What each column says of a visit."""
    shown = Shown()
    kinds = {kind: kind for kind in trace.tree.players} | {"max": "max", "min": "min"}
    kinds["chance"] = words["kind_chance"]

    def value(visit: Visit) -> str:
        return BOUNDS[visit.value_is or "exact"] + shown[visit.value] if visit.order else ""

    def p(visit: Visit) -> str:
        share = odds(visit.node, trace.rules)
        return "" if share is None else shown[share]

    def status(visit: Visit) -> str:
        bound = words[visit.bound] if visit.bound else ""
        return words[f"is_{visit.status}"].format(bound=bound)

    return {
        "order": lambda visit: str(visit.order or ""),
        "node": lambda visit: visit.node.name,
        "kind": lambda visit: kinds.get(visit.node.kind, visit.node.kind),
        "action": lambda visit: visit.node.action or "",
        "p": p,
        "alpha": lambda visit: "" if visit.alpha is None else shown[visit.alpha],
        "beta": lambda visit: "" if visit.beta is None else shown[visit.beta],
        "value": value,
        "status": status,
    }
