"""A student's log beside the right one, line by line: one missing line is one mistake."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from gametrace.homework.answers.numerals import rounds
from gametrace.homework.item import EXTRA, MISSING, RIGHT, WRONG, Item
from gametrace.homework.logs.align import aligned
from gametrace.homework.questions.right_log import SIDES
from gametrace.lang import homework_words
from gametrace.tree.numbers import show

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator, Mapping

    from gametrace.homework.item import Verdict
    from gametrace.homework.logs.lines import Line, Log
    from gametrace.homework.questions.right_log import Event, RightLog
    from gametrace.tree.numbers import Value

OUT_OF_PLACE = "out of place"  # why a line is wrong that says the right thing elsewhere


class LogItems:
    """The items of one log.

    values and windows: what nodes are worth, or are called with, instead, by name. A result that is
    not there is no mistake.
    """

    def __init__(
        self,
        right: RightLog,
        log: Log,
        values: Mapping[str, Value] | None = None,
        windows: Mapping[str, tuple[Value, Value]] | None = None,
    ) -> None:
        self.right, self.values, self.windows = right, values or {}, windows or {}
        self.silent = log.silent
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
            elif i is not None and (j is not None or i in moved or self._is_told(i)):
                yield self._item(i, j, moved.get(i))
        yield from self._result()

    def _is_told(self, i: int) -> bool:
        """Whether the log tells what happens of this kind, so that it may be missing."""
        return self.right.events[i].event != "enter" or "enters" not in self.silent

    def _result(self) -> Iterator[Item]:
        """The closing line stands where it wants; the first one counts."""
        for number, line in enumerate(self.results):
            if number:
                yield self._extra(line)
                continue
            event = self.right.result
            agrees = self.right.agrees(line, event, self._value(event), self.silent)
            yield self._paired(-1, line, RIGHT if agrees else WRONG)

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
            value = self._value(event)
            self.same[i, j] = self.right.agrees(self.lines[j], event, value, self.silent)
        return self.same[i, j]

    def _value(self, event: Event) -> Value:
        """The value that is right here; the result is whatever the root handed on."""
        if event.value is None or event.event == "result":
            return event.value
        return self.values.get(event.node.name, event.value)

    def _item(self, i: int, j: int | None, elsewhere: int | None) -> Item:
        if j is not None:
            return self._paired(i, self.lines[j], RIGHT if self._agrees(i, j) else WRONG)
        if elsewhere is not None:
            return self._paired(i, self.lines[elsewhere], WRONG, OUT_OF_PLACE)
        return self._paired(i, None, MISSING)

    def _paired(self, i: int, line: Line | None, verdict: Verdict, why: str = "") -> Item:
        """An event beside the line that is about it."""
        event = self.right.events[i] if i >= 0 else self.right.result
        given, number = (line.text, line.number) if line else (None, None)
        text = self.right.texts[i]
        name = event.node.name
        where = (number, event.event, event.at)
        if verdict == RIGHT and line and rounds(line.value, self._value(event)):
            phrase = homework_words(self.right.lang)["why_rounded"]
            why = phrase.format(given=show(line.value), value=show(self._value(event)))
        item = Item("log", name, given, text, verdict, why, *where, in_set=True)
        if line and line.own:
            return item._replace(written=line.text, understood=line.in_short())
        return item

    def _extra(self, line: Line) -> Item:
        root = self.right.trace.tree.root.name
        name = line.node.name if line.node else line.name or root
        where = (line.number, line.event)
        unknown = line.node is None and line.event != "result"
        return Item("log", name, line.text, None, EXTRA, "", *where, in_set=True, unknown=unknown)
