"""The right log of a search, event by event, and whether a line says what happens."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from operator import ge, gt, le, lt
from typing import TYPE_CHECKING, Any, NamedTuple

from gametrace.homework.answers.numerals import same
from gametrace.render.log import Log as LogWriter
from gametrace.render.log import function_of
from gametrace.render.look import look, odds
from gametrace.tree.errors import visible

if TYPE_CHECKING:
    from collections.abc import Hashable

    from gametrace.convention import Convention
    from gametrace.homework.logs.lines import Line
    from gametrace.trace.trace import Trace
    from gametrace.tree.node import Node
    from gametrace.tree.numbers import Value

SIDES = {"enter": "call", "leaf": "call", "cut": "close", "leave": "close"}
POINTS = {"beta": {">=": ge, ">": gt}, "alpha": {"<=": le, "<": lt}}


class Event(NamedTuple):
    """What happens in the right log."""

    event: str
    node: Node
    function: str | None = None
    alpha: Value = None
    beta: Value = None
    value: Value = None
    bound: str | None = None
    limit: Value = None
    at: int = 0  # how often the same has happened at the node before

    @property
    def key(self) -> Hashable:
        """What it is paired by; a leaf may be taken for an enter, and a cut for a leave."""
        return SIDES.get(self.event, self.event), self.node.name


def expected(trace: Trace) -> list[Event]:
    """The events of the right log, and the result at the end."""
    events = []
    seen: Counter[Hashable] = Counter()
    for name, arguments in trace.events():
        event = _event(name, arguments, trace.rules)
        if name == "cut" and trace.rules.bound == "clamped":  # the line names what passed the bound
            event = event._replace(value=trace.visits[event.node].passed)
        happens = (name, event.node)
        events.append(event._replace(at=seen[happens]) if seen[happens] else event)
        seen[happens] += 1
    return [*events, Event("result", trace.tree.root, value=trace.value)]


def _event(name: str, arguments: tuple[Any, ...], rules: Convention) -> Event:
    if name == "window":
        _, child, share = arguments
        return Event(name, child, None, share.a, share.b)
    node, *rest = arguments
    function = function_of(node, rules)[:3]
    if name == "cut":
        value, bound, limit = rest
        return Event(name, node, function, None, None, value, bound, limit)
    if name == "leave":
        return Event(name, node, function, None, None, *rest)
    return Event(name, node, function, *rest)


class RightLog:
    """The right log of a search, prepared once for many students' logs."""

    def __init__(self, trace: Trace, lang: str = "es", exact: bool = False) -> None:
        self.trace, self.lang, self.exact = trace, lang, exact
        *self.events, self.result = expected(trace)
        self.keys = [event.key for event in self.events]

    @cached_property
    def lines(self) -> list[str]:
        """The log as it is printed, in its compact style; the result is last."""
        lines: list[str] = []
        look_ = look(self.lang, style="compact")
        self.trace.replay(LogWriter(lines.append, look_=look_))
        return [line.rstrip("\n") for line in lines[: len(self.events) + 1]]

    @cached_property
    def texts(self) -> list[str]:
        """Its lines without their indentation."""
        depths = [event.node.depth for event in [*self.events, self.result]]
        pairs = zip(self.lines, depths, strict=True)
        return [visible(line[2 * depth :]) for line, depth in pairs]

    def agrees(
        self, line: Line, event: Event, value: Value, silent: frozenset[str] = frozenset()
    ) -> bool:
        """Whether a line says what happens, with this value; silent: what its log does not tell."""
        if line.event != event.event or not line.adds_up:
            return False
        if event.event == "result":
            return self._is_result(line, value)
        window, right = (line.alpha, line.beta), (event.alpha, event.beta)
        untold = window == (None, None) and event.event in silent
        if not untold and not same(window, right, self.exact):
            return False
        if event.event == "window":
            return True
        if not self._is_called(line, event, silent):
            return False
        if event.event == "cut" and "reasons" in silent and line.limit is None:
            return line.value is None or same(line.value, value, self.exact)
        if not same(line.value, value, self.exact):
            return False
        return event.event != "cut" or self._is_cut(line, event, value)

    def _is_called(self, line: Line, event: Event, silent: frozenset[str]) -> bool:
        """Whether the function is right, and the player and the probability where they are told."""
        optional = event.event == "cut" or "functions" in silent
        if line.function != event.function and (line.function or not optional):
            return False
        if line.player is not None and line.player.casefold() != event.node.kind.casefold():
            return False
        return line.p is None or same(line.p, odds(event.node, self.trace.rules), self.exact)

    def _is_result(self, line: Line, value: Value) -> bool:
        if line.value is not None and not same(line.value, value, self.exact):
            return False
        if line.action is None or line.action == self.trace.action:
            return True
        return line.action in self.trace.actions

    def _is_cut(self, line: Line, event: Event, value: Value) -> bool:
        """Whether the reason of a cut holds: any sign will do that is true and points right."""
        if line.bound != event.bound or not same(line.limit, event.limit, self.exact):
            return False
        returned = event.limit if self.trace.rules.bound == "clamped" else value
        if line.again is not None and not same(line.again, returned, self.exact):
            return False
        test = POINTS[event.bound or ""].get(line.test or "")
        return test is not None and bool(test(value, event.limit))
