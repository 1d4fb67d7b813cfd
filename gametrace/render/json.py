"""The whole trace as one JSON object, a node and an event a line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametrace import __version__
from gametrace.render.events import as_json, event, number

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from gametrace.render.look import Look
    from gametrace.trace.trace import Trace
    from gametrace.trace.visit import Visit
    from gametrace.trace.watcher import Rules


def json(trace: Trace) -> str:
    """The trace as JSON."""
    return "".join(lines(trace))


def lines(trace: Trace, look: Look | None = None) -> Iterator[str]:
    """The JSON object, piece by piece; JSON has no language and no colours."""
    tree, rules = trace.tree, trace.rules
    head = {
        "gametrace": __version__,
        "tree": {"title": tree.title, "source": tree.origin},
        "algorithm": trace.algorithm,
        "convention": {
            "name": rules.name,
            "cut": rules.cut,
            "bound": rules.bound,
            "alpha": number(rules.alpha),
            "beta": number(rules.beta),
            "depth": rules.depth,
            **_beyond_the_usual(rules),
        },
        "value": number(trace.value),
        "action": trace.action,
        "actions": trace.actions,
        "line": trace.line,
        **({"ties": trace.ties} if trace.ties else {}),
        "counts": trace.counts,
    }
    yield "{\n"
    for key, value in head.items():
        yield f'  "{key}": {as_json(value)},\n'
    yield '  "nodes": [\n'
    yield from _rows(node(trace.visit(each)) for each in tree.walk())
    yield '  ],\n  "events": [\n'
    yield from _rows(event(name, arguments) for name, arguments in trace.events())
    yield "  ]\n}\n"


def _beyond_the_usual(rules: Rules) -> dict[str, object]:
    """The parts of a convention that are named only where they are used."""
    parts: dict[str, tuple[object, object]] = {  # what is used, and what is usual
        "from": (rules.order, "left"),
        "test": (rules.test, "terminal"),
        "chance": (rules.chance, None),
        "average": (rules.average, False),
        "quiescence": (rules.quiescence, True),
        "singular": (number(rules.singular), None),
        "beam": (rules.beam, None),
    }
    return {key: used for key, (used, usual) in parts.items() if used != usual}


def node(visit: Visit) -> dict[str, object]:
    """What is known of a node."""
    it = visit.node
    return {
        "name": it.name,
        "kind": it.kind,
        "parent": it.parent.name if it.parent else None,
        "action": it.action,
        "p": number(it.p),
        "depth": it.depth,
        "leaf": not it.children,
        "status": visit.status,
        "order": visit.order,
        "value": number(visit.value),
        "value_is": visit.value_is,
        "alpha": number(visit.alpha),
        "beta": number(visit.beta),
    }


def _rows(objects: Iterable[dict[str, object]]) -> Iterator[str]:
    comma = ""
    for each in objects:
        yield f"{comma}    {as_json(each)}"
        comma = ",\n"
    yield "\n"
