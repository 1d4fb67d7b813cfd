"""The events of a search as JSON Lines, written while it runs; and numbers as JSON has them."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from gametrace.render.look import Look
    from gametrace.trace.trace import Trace
    from gametrace.trace.watcher import Rules
    from gametrace.tree.node import Node, Tree
    from gametrace.tree.numbers import Value

NAMES = {
    "enter": ("node", "alpha", "beta"),
    "leaf": ("node", "alpha", "beta", "value"),
    "cut": ("node", "value", "bound", "limit"),
    "leave": ("node", "value"),
}


class Events:
    """Writes each event as one JSON object a line."""

    def __init__(
        self, write: Callable[[str], object], look: Look, rules: Rules, tree: Tree
    ) -> None:
        self.write = write

    def enter(self, *arguments: Any) -> None:
        self.write(as_json(event("enter", arguments)) + "\n")

    def leaf(self, *arguments: Any) -> None:
        self.write(as_json(event("leaf", arguments)) + "\n")

    def cut(self, *arguments: Any) -> None:
        self.write(as_json(event("cut", arguments)) + "\n")

    def leave(self, *arguments: Any) -> None:
        self.write(as_json(event("leave", arguments)) + "\n")

    def window(self, *arguments: Any) -> None:
        self.write(as_json(event("window", arguments)) + "\n")


def events(trace: Trace) -> str:
    """The events of a search that is over."""
    return "".join(as_json(event(name, arguments)) + "\n" for name, arguments in trace.events())


def event(name: str, arguments: tuple[Any, ...]) -> dict[str, object]:
    """An event with its fields by name."""
    node: Node = arguments[0]
    if name == "window":
        child, share = arguments[1:]
        window = {"alpha": number(share.a), "beta": number(share.b)}
        return {"event": name, "node": node.name, "child": child.name, **window}
    fields = dict(zip(NAMES[name], (node.name, *map(number, arguments[1:])), strict=True))
    return {"event": name, **fields}


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


def as_json(thing: object) -> str:
    """One line of JSON."""
    from json import dumps

    return dumps(thing, ensure_ascii=False)
