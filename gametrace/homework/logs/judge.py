"""A student's log beside the right one, event by event: one missing line is one mistake."""

from __future__ import annotations

from collections import Counter, deque
from functools import cached_property
from operator import ge, gt, le, lt
from typing import TYPE_CHECKING, Any, NamedTuple

from gametrace.homework.check.item import EXTRA, MISSING, RIGHT, WRONG, Item
from gametrace.homework.logs.align import aligned
from gametrace.render.log import Log as LogWriter
from gametrace.render.log import function_of
from gametrace.render.look import look, odds
from gametrace.tree.errors import visible

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator, Mapping

    from gametrace.convention import Convention
    from gametrace.homework.logs.lines import Line, Log
    from gametrace.trace.trace import Trace
    from gametrace.tree.node import Node
    from gametrace.tree.numbers import Value

OUT_OF_PLACE = "out of place"  # why a line is wrong that says the right thing elsewhere
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
    for name, said in trace.events():
        event = _event(name, said, trace.rules)
        if name == "cut" and trace.rules.bound == "clamped":  # the line names what passed the bound
            event = event._replace(value=trace.visits[event.node].passed)
        happens = (name, event.node)
        events.append(event._replace(at=seen[happens]) if seen[happens] else event)
        seen[happens] += 1
    return [*events, Event("result", trace.tree.root, value=trace.value)]


def _event(name: str, said: tuple[Any, ...], rules: Convention) -> Event:
    if name == "window":
        _, child, share = said
        return Event(name, child, None, share.a, share.b)
    node, *rest = said
    function = function_of(node, rules)[:3]
    if name == "cut":
        value, bound, limit = rest
        return Event(name, node, function, None, None, value, bound, limit)
    if name == "leave":
        return Event(name, node, function, None, None, *rest)
    return Event(name, node, function, *rest)


class RightLog:
    """The right log of a search, prepared once for many students' logs."""

    def __init__(self, trace: Trace, lang: str = "es") -> None:
        self.trace, self.lang = trace, lang
        *self.events, self.result = expected(trace)
        self.keys = [event.key for event in self.events]

    @cached_property
    def texts(self) -> list[str]:
        """The lines of the log as it is printed, without their indentation; the result is last."""
        lines: list[str] = []
        look_ = look(self.lang, style="compact")
        self.trace.replay(LogWriter(lines.append, look_=look_))
        depths = [event.node.depth for event in [*self.events, self.result]]
        pairs = zip(lines, depths, strict=False)  # warnings may follow the result
        return [visible(line[2 * depth :].rstrip("\n")) for line, depth in pairs]

    def judge(
        self,
        log: Log,
        values: Mapping[str, Value] | None = None,
        windows: Mapping[str, tuple[Value, Value]] | None = None,
    ) -> list[Item]:
        """What is to be said of every event and of every line that should not be there.

        values and windows: what nodes are worth, or are called with, instead, by name. A result
        that is not there is no mistake.
        """
        return list(Judge(self, log, values or {}, windows or {}).items())

    def agrees(self, line: Line, event: Event, value: Value) -> bool:
        """Whether a line says what happens, with this value."""
        if line.event != event.event:
            return False
        if event.event == "result":
            return self._is_result(line, value)
        if (line.alpha, line.beta) != (event.alpha, event.beta):
            return False
        if event.event == "window":
            return True
        if line.value != value or not self._is_called(line, event):
            return False
        returned = event.limit if self.trace.rules.bound == "clamped" else value
        return event.event != "cut" or _is_cut(line, event, value, returned)

    def _is_called(self, line: Line, event: Event) -> bool:
        """Whether the function is right, and the player and the probability where they are told."""
        if line.function != event.function and (line.function or event.event != "cut"):
            return False
        if line.player is not None and line.player.casefold() != event.node.kind.casefold():
            return False
        return line.p is None or line.p == odds(event.node, self.trace.rules)

    def _is_result(self, line: Line, value: Value) -> bool:
        if line.value is not None and line.value != value:
            return False
        if line.action is None or line.action == self.trace.action:
            return True
        return line.action in self.trace.actions


def _is_cut(line: Line, event: Event, value: Value, returned: Value) -> bool:
    """Whether the reason of a cut holds: any sign will do that is true and points the right way."""
    if (line.bound, line.limit) != (event.bound, event.limit):
        return False
    if line.again is not None and line.again != returned:
        return False
    test = POINTS[event.bound or ""].get(line.test or "")
    return test is not None and bool(test(value, event.limit))


class Judge:
    """One log beside the right one."""

    def __init__(
        self,
        right: RightLog,
        log: Log,
        values: Mapping[str, Value],
        windows: Mapping[str, tuple[Value, Value]],
    ) -> None:
        self.right, self.values, self.windows = right, values, windows
        self.lines = [line for line in log.lines if line.event != "result"]
        self.results = [line for line in log.lines if line.event == "result"]
        self.same: dict[tuple[int, int], bool] = {}

    def items(self) -> Iterator[Item]:
        """An item for every event and every extra line, in the order of the log."""
        keys = [
            (SIDES.get(line.event, line.event), line.node and line.node.name) for line in self.lines
        ]
        pairs = list(aligned(self.right.keys, keys, self._weight))
        astray: dict[Hashable, deque[int]] = {}  # lines without a place, by what they are about
        for i, j in pairs:
            if i is None and j is not None:
                astray.setdefault(keys[j], deque()).append(j)
        moved = {
            i: astray[key].popleft()
            for i, j in pairs
            if i is not None and j is None and astray.get(key := self.right.keys[i])
        }
        taken = set(moved.values())
        for i, j in pairs:
            if i is None and j is not None and j not in taken:
                yield self._extra(self.lines[j])
            elif i is not None:
                yield self._item(i, j, moved.get(i))
        yield from self._result()

    def _result(self) -> Iterator[Item]:
        """The closing line stands where it wants; the first one counts."""
        for number, line in enumerate(self.results):
            if number:
                yield self._extra(line)
                continue
            event = self.right.result
            agrees = self.right.agrees(line, event, self._value(event))
            yield self._told(-1, line, RIGHT if agrees else WRONG)

    def _weight(self, i: int, j: int) -> int:
        """A pair counts more if it is of the same kind, and most if nothing in it differs."""
        if self._agrees(i, j):
            return 4
        return 3 if self.lines[j].event == self.right.events[i].event else 2

    def _agrees(self, i: int, j: int) -> bool:
        if (i, j) not in self.same:
            event = self.right.events[i]
            if event.event in ("enter", "leaf") and event.node.name in self.windows:
                alpha, beta = self.windows[event.node.name]
                event = event._replace(alpha=alpha, beta=beta)
            self.same[i, j] = self.right.agrees(self.lines[j], event, self._value(event))
        return self.same[i, j]

    def _value(self, event: Event) -> Value:
        """The value that is right here; the result is whatever the root handed on."""
        if event.value is None or event.event == "result":
            return event.value
        return self.values.get(event.node.name, event.value)

    def _item(self, i: int, j: int | None, elsewhere: int | None) -> Item:
        if j is not None:
            return self._told(i, self.lines[j], RIGHT if self._agrees(i, j) else WRONG)
        if elsewhere is not None:
            return self._told(i, self.lines[elsewhere], WRONG, OUT_OF_PLACE)
        return self._told(i, None, MISSING)

    def _told(self, i: int, line: Line | None, verdict: str, why: str = "") -> Item:
        """An event beside the line that is about it."""
        event = self.right.events[i] if i >= 0 else self.right.result
        given, number = (line.text, line.number) if line else (None, None)
        text = self.right.texts[i]
        name = event.node.name
        return Item("log", name, given, text, verdict, why, number, event.event, event.at)

    def _extra(self, line: Line) -> Item:
        root = self.right.trace.tree.root.name
        name = line.node.name if line.node else line.name or root
        return Item("log", name, line.text, None, EXTRA, "", line.number, line.event)
