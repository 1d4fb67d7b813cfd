"""Lines of a log as a person typed them, in the words of the lecture."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from gametrace.homework.answers.names import Names
from gametrace.homework.logs.line import Line, is_number
from gametrace.homework.logs.patterns import (
    Garbled,
    adds_up,
    arrows,
    chances,
    fold,
    patterns,
    quantity,
    tidy,
)
from gametrace.tree.errors import visible

if TYPE_CHECKING:
    import re

    from gametrace.tree.node import Node, Tree
    from gametrace.tree.numbers import Value

ENDS = 16  # places where a name may end that are tried
TESTS = {"more": ">=", "less": "<=", "above": ">", "below": "<"}
MIRRORED = {">=": "<=", "<=": ">=", ">": "<", "<": ">"}


class Reader:
    """Understands the lines of logs about one tree, in the words of the lecture."""

    own = False

    def __init__(self, tree: Tree) -> None:
        self.names, self.patterns = Names(tree), patterns()
        self.reach = 16 + 2 * max(len(node.name) for node in tree.walk())
        self.raw = self.folded = ""  # the line at hand, as typed and as matched

    def read(self, text: str) -> Line | None:
        """What a line says; None if it is not one of a log.

        Dashes are taken for arrows only where the line as it stands does not name a node.
        """
        plain = tidy(text)
        line, meant = self._read(plain), arrows(plain)
        if meant == plain or (line and line.node and line.whole):
            return line
        return self._read(meant) or line

    def _read(self, text: str) -> Line | None:
        self.raw = text
        self.folded = fold(self.raw)
        self.sum = True  # whether the last sum comes to what it says
        line: Line | None = None
        if start := self.patterns.call.match(self.folded):
            opens = self.folded[start.end() : start.end() + 1] in ("(", "[")
            line = self._call(start, opens) if opens or start["call"] else self._leave(start, False)
        elif line := self._step():
            pass
        elif start := self.patterns.cut.match(self.folded):
            line = self._cut(start)
            line = line._replace(own=self.own) if line else None
        elif start := self.patterns.share.match(self.folded):
            line = self._share(start)
        elif self.patterns.found.match(self.folded) or self.patterns.closing.match(self.folded):
            line = self._result()
        line = line or self._in_own_words()
        return line and line._replace(text=visible(self.raw), adds_up=self.sum)

    def _step(self) -> Line | None:
        """A line in the words of steps, for readers that know them."""
        return None

    def _in_own_words(self) -> Line | None:
        """A line in the student's own words, likewise."""
        return None

    # -- the kinds of lines

    def _call(self, start: re.Match[str], opens: bool) -> Line | None:
        """A call is an enter, or a leaf if it returns a value at once."""
        at = start.end() + 1 if opens else self._past(self.patterns.of, start.end())
        name, node, at = self._name(
            at, self.patterns.call_ends if opens else self.patterns.bare_ends
        )
        close = self._close(at) if opens else None
        end = self._start(self.patterns.gives, at) if close is None else close
        said = self._arguments(at, end)
        end += close is not None
        if odds := self.patterns.odds.match(self.folded, end):
            said["p"], end = chances(odds["p"]), odds.end()
        value, between = self._value(end)
        returns = is_number(value) or self.patterns.returns.search(between) is not None
        if returns and not start["call"] and not said:
            assigns = "sign" in between  # maxValue(B) asigna valor 3
            if assigns or (node and node.children):
                return self._leave(start, True)
        if node is None and not start["call"] and not any(map(is_number, [value, *said.values()])):
            return None  # pseudo-code: nothing in it is of this tree
        whole = is_number(value) if returns else value is None
        whole = whole and opens == (close is not None)
        line = Line("enter", start["function"], name, node, whole=whole, **said)
        return line._replace(event="leaf", value=value) if returns else line

    def _leave(self, start: re.Match[str], opens: bool) -> Line | None:
        at = start.end() + 1 if opens else self._past(self.patterns.of, start.end())
        name, node, end = self._name(at, self.patterns.leave_ends)
        value, between = self._value(end + (self.folded[end : end + 1] in (")", "]")))
        whole = is_number(value)
        if not whole and (node is None or not self.patterns.returns.search(between)):
            return None
        return Line("leave", start["function"], name, node, value=value, whole=whole)

    def _cut(self, start: re.Match[str]) -> Line | None:
        name, node, end = self._name(start.end(), self.patterns.cut_ends)
        line = Line("cut", start["function"], name, node)
        if test := self.patterns.test.search(self.folded, end):
            gives = self._start(self.patterns.gives, test.end())
            line = self._compared(line, test, end, gives)
            end = gives
        again, between = self._value(end)
        value = again if line.value is None else line.value
        line = line._replace(
            value=value, again=again if self.patterns.gives.search(between) else None
        )
        numbers = [is_number(number) for number in (value, line.limit)]
        if not (node or line.function) or not (any(numbers) or (node and line.function)):
            return None
        return line._replace(whole=all(numbers) and (again is None or is_number(again)))

    def _compared(self, line: Line, test: re.Match[str], start: int, end: int) -> Line:
        """A cut with its reason: v against a bound, either of them first."""
        left, right = (start, test.start()), (test.end(), end)
        sign = TESTS[test.lastgroup or ""]
        if self._bound(*left) and not self._bound(*right):
            left, right, sign = right, left, MIRRORED[sign]
        value, limit = self._side(*left), self._side(*right)
        bound = self._bound(*right) or ("beta" if ">" in sign else "alpha")
        return line._replace(value=value, limit=limit, test=sign, bound=bound)

    def _share(self, start: re.Match[str]) -> Line | None:
        name, node, end = self._name(start.end(), self.patterns.share_ends)
        first = self.patterns.first.search(self.folded, end)
        seconds = list(self.patterns.second.finditer(self.folded, first.end())) if first else []
        if first is None or not seconds:
            return None
        a = quantity(self.raw[first.end() : seconds[-1].start()])
        b = quantity(self.raw[seconds[-1].end() :])
        whole = is_number(a) and is_number(b)
        return Line("window", None, name, node, alpha=a, beta=b, whole=whole)

    def _result(self) -> Line | None:
        """The closing line, or as much of it as there is: the value found, the action to take."""
        line = Line("result")
        end, goes_on = 0, True
        if found := self.patterns.found.match(self.folded):
            end = self._start(self.patterns.after, found.end())
            line = line._replace(value=quantity(self.raw[found.end() : end]))
            goes_on = end < len(self.raw)
        if move := self.patterns.move.search(self.folded, end):
            text = self.raw[move.end() :].strip()
            known = self.names.action(text) or self.names.action(text.strip(" .,;:!='\"`)]*_"))
            line = line._replace(action=known or Garbled(visible(text)), whole=bool(text))
        elif goes_on:
            line = line._replace(whole=False)
        return line if found or move else None

    # -- the parts of a line

    def _name(self, start: int, ends: re.Pattern[str]) -> tuple[str, Node | None, int]:
        """A name, its node, and where it ends: as late as the tree knows it, else at once."""
        found = islice(ends.finditer(self.folded, start), ENDS)
        stops = [*(end.start() for end in found), len(self.raw)]
        texts = [
            (self.raw[start:stop].strip(), stop) for stop in stops if stop <= start + self.reach
        ]
        for spelled in (str, self._bare):
            for text, stop in reversed(texts):
                if node := self.names.find(spelled(text)):
                    return text, node, stop
        return visible(self.raw[start : stops[0]].strip()), None, stops[0]

    def _bare(self, name: str) -> str:
        """A name without quotes around it or the word node before it."""
        return self.patterns.node_word.sub("", name, count=1).strip("'\"`´‘’“”«» ")

    def _past(self, pattern: re.Pattern[str], at: int) -> int:
        """Where a pattern ends that stands here, if it does."""
        match = pattern.match(self.folded, at)
        return match.end() if match else at

    def _start(self, pattern: re.Pattern[str], at: int) -> int:
        """Where a pattern comes next; else the end of the line."""
        match = pattern.search(self.folded, at)
        return match.start() if match else len(self.raw)

    def _close(self, at: int) -> int | None:
        """Where the bracket is closed that is open here."""
        depth = 1
        for place in range(at, len(self.raw)):
            depth += (self.raw[place] in "([") - (self.raw[place] in ")]")
            if not depth:
                return place
        return None

    def _arguments(self, start: int, end: int) -> dict[str, Value]:
        """The window or the player after a name, each with its word, or two numbers alone."""
        keys = list(self.patterns.argument.finditer(self.folded, start, end))
        stops = [*(key.start() for key in keys[1:]), end]
        found: dict[str, Value] = {}
        for key, stop in zip(keys, stops, strict=False):
            text = self.raw[key.end() : stop].strip(" ,;")
            found[key.lastgroup or ""] = text if key["player"] else quantity(text)
        if not keys and len(parts := self.raw[start:end].strip(" ,;[]").split(",")) == 2:
            found["alpha"], found["beta"] = map(quantity, parts)
        return found

    def _value(self, start: int) -> tuple[Value, str]:
        """The number after words such as «que retorna valor», and these words."""
        end = self._past(self.patterns.fillers, start)
        value = quantity(self.raw[end:])
        self.sum = adds_up(self.raw[end:], value)
        return value, self.folded[start:end]

    def _bound(self, start: int, end: int) -> str | None:
        """The bound that is named on one side of a comparison."""
        match = self.patterns.bound.search(self.folded, start, end)
        return match.lastgroup if match else None

    def _side(self, start: int, end: int) -> Value:
        """The number on one side of a comparison."""
        match = self.patterns.reason.match(self.folded, start, end)
        return quantity(self.raw[match.end() if match else start : end])
