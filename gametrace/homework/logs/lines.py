"""Logs that a person typed, or pasted from a slide, with whatever stands around them."""

from __future__ import annotations

import re
from functools import cached_property
from typing import TYPE_CHECKING

from gametrace.homework.answers.sheet import is_sheet
from gametrace.homework.answers.words import key_meant
from gametrace.homework.logs.line import Line
from gametrace.homework.logs.own_reader import OwnReader
from gametrace.homework.logs.own_words import own_words, step_in
from gametrace.homework.logs.patterns import CODE, Garbled, arrows, fold, patterns, tidy
from gametrace.homework.logs.reader import Reader
from gametrace.tree.errors import visible
from gametrace.tree.node import CHANCE, MIN

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from gametrace.tree.node import Tree

__all__ = ["Garbled", "Line", "Log", "is_log", "logs"]

LOOKED_AT = 2_000  # lines of a text, to find out whether it is a log
LONGEST_KEY = 40  # characters
FEW = 2  # of them that have to be lines of one
JOINED = 3  # the most pieces that a long line was broken into


class Log:
    """One log: its lines, and those that look like one of its lines but cannot be understood."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.unread: list[tuple[int, str]] = []
        self.over = False  # whether the root was left

    @cached_property
    def numbered(self) -> dict[int | None, Line]:
        """Its lines by their numbers in the student's text."""
        return {line.number: line for line in self.lines}

    def algorithm(self, tree: Tree) -> str:
        """The algorithm that the log is of; a slip or two do not make it another one."""
        calls = [line for line in self.lines if line.event in ("enter", "leaf")]
        has_windows = self.tells_most(_has_window, "enter", "leaf") or (
            self.tells_most(_has_window, "enter")
        )
        if any(line.event in ("cut", "window") for line in self.lines) or has_windows:
            return "alphabeta"
        if tree.players:
            return "maxn"
        enemy = [line.function for line in calls if line.node and line.node.kind == MIN]
        if 2 * enemy.count("exp") > len(enemy):
            return "expectimax"
        return "expectiminimax" if CHANCE in tree.kinds or tree.mixed else "minimax"

    def tells_most(self, told: Callable[[Line], bool], *events: str) -> bool:
        """Whether more than half of the lines of these kinds, if there are any, tell something."""
        lines = [line for line in self.lines if line.event in events]
        return 2 * sum(map(told, lines)) > len(lines)

    @cached_property
    def silent(self) -> frozenset[str]:
        """What the log as a whole does not tell, so that no line lacks it.

        The windows of enters or leaves, the functions, the reasons of cuts, the enters themselves.
        """
        calls = [line for line in self.lines if line.event in ("enter", "leaf")]
        own = bool(self.lines) and not self.tells_most(_has_function, "enter", "leaf", "leave")
        found = {event for event in ("enter", "leaf") if not self.tells_most(_has_window, event)}
        if not own and any(map(_has_window, calls)) and not self._few_windows():
            found = set()
        found |= {"functions"} if own else set()
        if own and not self.tells_most(lambda line: line.limit is not None, "cut"):
            found.add("reasons")
        if own and not any(line.event == "enter" for line in self.lines):
            found.add("enters")
        return frozenset(found)

    def _few_windows(self) -> bool:
        return not self.tells_most(_has_window, "enter", "leaf")

    def add(self, line: Line, tree: Tree) -> None:
        """The next line; what is said of one thing in two lines is one line."""
        last = self.lines[-1] if self.lines else line
        if last is not line and line.function is None and last.node is line.node is not None:
            if last.event == "enter" and line.event == "leaf":
                window = {"alpha": last.alpha, "beta": last.beta} if _has_window(last) else {}
                text = f"{last.text} … {line.text}"
                self.lines[-1] = line._replace(text=text, function=last.function, **window)
                return
            if last.event == "cut" and line.event == "leave":
                value = line.value if last.value is None else last.value
                text = f"{last.text} … {line.text}"
                self.lines[-1] = last._replace(value=value, again=line.value, text=text)
                return
        if last is not line and last.event == line.event == "result" and _other_half(last, line):
            value = line.value if last.value is None else last.value
            text = f"{last.text} … {line.text}"
            self.lines[-1] = last._replace(
                value=value, action=last.action or line.action, text=text
            )
            return
        self.lines.append(line)
        closes = line.node is tree.root and line.event in ("leaf", "cut", "leave")
        self.over = self.over or closes or line.event == "result"


def is_log(text: str) -> bool:
    """Whether a text is a log, not an answer sheet: some line calls, values or cuts a node."""
    return _has_functions(text) or _tells_in_words(text)


def _has_functions(text: str) -> bool:
    """Whether some line names a function of the lecture."""
    return any(_is_sure(fold(tidy(line))) for line in _lines(text) if "value" in line.lower())


def _tells_in_words(text: str) -> bool:
    """Whether a few lines call, value or cut something in other words."""
    told = 0
    for line in _lines(text)[:LOOKED_AT]:
        if key_meant(line.partition(":")[0][:LONGEST_KEY]):
            continue  # of a sheet
        folded = fold(arrows(tidy(line))).lstrip(" .•·*\t")
        if folded and _is_told(folded):
            told += 1
        if told == FEW:
            return True
    return False


def _is_told(folded: str) -> bool:
    """Whether a line is one of a log in other words than the lecture's."""
    if step_in(folded) or own_words().call.match(folded):
        return True
    if patterns().cut.match(folded) and patterns().test.search(folded):
        return True
    return own_words().said.match(folded) is not None


def holds_logs(text: str) -> bool:
    """Whether text is a log; a sheet may quote one, also in its comments."""
    return is_log(text) and not is_sheet(text)


def logs(text: str, tree: Tree) -> list[Log]:
    """The logs in a text. A new one begins where the root is entered after it was left.

    If nothing is understood there is one log without lines, as long as something looks like one.
    """
    lines = _lines(text)
    reader = Reader(tree) if _has_functions(text) else OwnReader(tree)
    found: list[Log] = []
    unread: list[tuple[int, str]] = []
    at = 0
    while at < len(lines):
        line, used = _read(reader, lines, at)
        if line is None:
            alone = tidy(lines[at])
            if _looks_like_one(fold(alone)) and not step_in(fold(alone).lstrip(" .•·*\t")):
                unread.append((at + 1, visible(alone)))
        elif found or line.event != "result":
            again = line.node is tree.root and line.event in ("enter", "leaf")
            if not found or (again and found[-1].over):
                found.append(Log())
            found[-1].add(line._replace(number=at + 1), tree)
        if found:
            found[-1].unread += unread
            unread = []
        at += used
    if unread:
        found.append(Log())
        found[-1].unread += unread
    return [log for log in found if any(line.node for line in log.lines)] or found


def _has_window(line: Line) -> bool:
    return line.alpha is not None or line.beta is not None


def _has_function(line: Line) -> bool:
    return line.function is not None


def _other_half(last: Line, line: Line) -> bool:
    """Whether one tells the value alone, and the other the action alone."""
    told = [(it.value is not None, it.action is not None) for it in (last, line)]
    return sorted(told) == [(False, True), (True, False)]


def _lines(text: str) -> list[str]:
    """The lines as an editor counts them."""
    return re.split("\r\n|[\r\n]", text)


def _read(reader: Reader, lines: Sequence[str], at: int) -> tuple[Line | None, int]:
    """The line that starts here, alone or with the pieces that follow, and how many they are."""
    if not (text := tidy(lines[at])):
        return None, 1
    dangling = patterns().dangling.match(fold(text))
    if not dangling and not _starts(text):
        return (reader.read(text), 1) if reader.own else (None, 1)
    best, used = reader.read(text), 1
    for count, piece in enumerate(map(tidy, lines[at + 1 : at + JOINED]), 2):
        goes_on = patterns().goes_on.match(fold(piece))
        own = _starts(piece) and not dangling
        if not piece or (not goes_on and (own or (best and best.whole))):
            break
        text = f"{text} {piece}"
        joined = reader.read(text)
        if joined and joined.whole:
            best, used = joined, count
    return best, used


def _starts(piece: str) -> bool:
    """Whether a line of a log may begin here."""
    folded = fold(piece)
    return any(start.match(folded) for start in patterns().starts)


def _is_sure(folded: str) -> bool:
    """Whether a line can be nothing but one of a log."""
    start = patterns().call.match(folded)
    if start and not start["call"] and patterns().variable.match(folded, start.end()):
        return False
    if start:
        return bool(patterns().sure.match(folded, start.end()))
    cut = patterns().cut.match(folded)
    return bool(cut and cut["function"])


def _looks_like_one(folded: str) -> bool:
    """Whether a line that was not understood is one of a log, rather than prose or pseudo-code."""
    function = patterns().function.search(folded)
    if function is None:
        return bool(patterns().cut.match(folded) and patterns().test.search(folded))
    code = CODE.search(folded, 0, function.start())
    return not code and not patterns().variable.match(folded, function.end())
