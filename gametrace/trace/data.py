"""A trace as plain data: what JSON has, and rows for tables of numbers."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Any

from gametrace import __version__
from gametrace.trace.watcher import EVENTS

if TYPE_CHECKING:
    from gametrace.convention import Convention
    from gametrace.trace.trace import Trace
    from gametrace.trace.visit import Visit
    from gametrace.tree.numbers import Value


def as_dict(trace: Trace) -> dict[str, Any]:
    """The whole trace, as JSON has it."""
    return {
        **head(trace),
        "nodes": [node(trace.visit(at)) for at in trace.tree.walk()],
        "events": [event(name, arguments) for name, arguments in trace.events()],
    }


def rows(trace: Trace) -> list[dict[str, Any]]:
    """One dict per node, in tree order; numbers are the exact ones of the tree."""
    return [_facts(trace.visit(at)) for at in trace.tree.walk()]


def head(trace: Trace) -> dict[str, Any]:
    """What is known of the search as a whole."""
    tree, rules = trace.tree, trace.rules
    return {
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
        "line": list(trace.line),
        **({"ties": trace.ties} if trace.ties else {}),
        "counts": trace.counts,
    }


def _beyond_the_usual(rules: Convention) -> dict[str, object]:
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


def _facts(visit: Visit) -> dict[str, Any]:
    at = visit.node
    return {
        "name": at.name,
        "kind": at.kind,
        "parent": at.parent.name if at.parent else None,
        "action": at.action,
        "p": at.p,
        "depth": at.depth,
        "leaf": not at.children,
        "status": visit.status,
        "order": visit.order,
        "value": visit.value,
        "value_is": visit.value_is,
        "alpha": visit.alpha,
        "beta": visit.beta,
    }


def node(visit: Visit) -> dict[str, Any]:
    """What is known of a node, with numbers as JSON has them."""
    facts = _facts(visit)
    for field in ("p", "value", "alpha", "beta"):
        if type(facts[field]) is not int:
            facts[field] = number(facts[field])
    return facts


def event(name: str, arguments: tuple[Any, ...]) -> dict[str, Any]:
    """An event with its fields by name."""
    at, *others = arguments
    if name == "window":
        child, share = others
        window = {"alpha": number(share.a), "beta": number(share.b)}
        return {"event": name, "node": at.name, "child": child.name, **window}
    fields: dict[str, Any] = {"event": name, "node": at.name}
    for field, part in zip(EVENTS[name]._fields[1:], others, strict=True):
        fields[field] = part if type(part) is int else number(part)
    return fields


def number(value: Value) -> object:
    """A number as JSON has it: exact, so as a text where a double would not give it back."""
    if value is None or type(value) in (int, str):
        return value
    if type(value) is tuple:
        return [number(entry) for entry in value]
    if value in (inf, -inf):
        return str(value)
    from fractions import Fraction

    from gametrace.tree.numbers import show

    try:
        double = float(value)
    except OverflowError:
        return show(value)
    return double if Fraction(repr(double)) == value else show(value)
