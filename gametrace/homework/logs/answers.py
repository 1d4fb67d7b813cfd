"""Logs as answers: how they are held against a key, and why their lines are wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametrace.homework.answers.sheet import is_sheet
from gametrace.homework.check.check import Answers
from gametrace.homework.check.item import EXTRA, MISSING
from gametrace.homework.logs import lines as log_lines
from gametrace.homework.logs.judge import OUT_OF_PLACE
from gametrace.homework.logs.line import is_number
from gametrace.homework.logs.lines import logs
from gametrace.homework.reasons.reasons import Reasons
from gametrace.render.log import function_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from gametrace.homework.check.item import Item
    from gametrace.homework.check.key import Key
    from gametrace.homework.logs.lines import Line, Log
    from gametrace.lang import Words
    from gametrace.tree.node import Node, Tree
    from gametrace.tree.numbers import Value

__all__ = ["is_log", "read"]


def is_log(text: str) -> bool:
    """Whether a text is a log; a sheet may quote one, also in its comments."""
    return log_lines.is_log(text) and not is_sheet(text)


def read(text: str, tree: Tree, lang: str) -> Iterator[tuple[str, Answers]]:
    """Each log in a text, with the algorithm that it is of."""
    for log in logs(text, tree):
        yield log.algorithm(tree), _answers(log, lang)


def _answers(log: Log, lang: str) -> Answers:
    lines = {line.number: line for line in log.lines}

    def judge(key: Key) -> list[Item]:
        return key.right_log(lang).judge(log, key.found, key.called)

    def believed(item: Item) -> tuple[Value, Value]:
        line = lines.get(item.line or 0)
        if line is None or line.event not in ("enter", "leaf", "cut", "leave"):
            return None, None
        value = line.value if line.again is None else line.again
        return value if is_number(value) else None, (line.alpha, line.beta)

    def explainer(key: Key, words: Words) -> LogExplainer:
        return LogExplainer(key, words, lines)

    return Answers(None, judge, believed, explainer, log.unread)


class LogExplainer:
    """Says why a line of a log is not the right one."""

    def __init__(self, key: Key, words: Words, lines: Mapping[int, Line]) -> None:
        self.key, self.words, self.lines = key, words, lines
        self.reasons = Reasons(key, words)
        self.names = {node.name: node for node in key.tree.walk()}

    def why(self, item: Item) -> str:
        """The reason for a verdict that is not `right`."""
        if item.why == OUT_OF_PLACE:
            return self.words["why_line_moved"]
        node = self.names.get(item.node or "")
        if node is None:
            return self.reasons.unknown(item.node or "?")
        if item.verdict == MISSING:
            return self.reasons.say("why_line_missing", why=self._happens(item, node))
        if item.verdict == EXTRA:
            return self.reasons.say("why_line_extra", why=self._does_not_happen(item, node))
        return self._differs(self.lines[item.line or 0], item, node)

    def _happens(self, item: Item, node: Node) -> str:
        """Why there is a line like this one."""
        if item.event == "window":
            return self.reasons.say("why_share", node=node, above=node.parent)
        if item.event == "cut":
            return self.reasons.certificate(node)
        if item.event in ("leave", "result"):
            return self.reasons.value(node)
        return self.reasons.visited(node)

    def _does_not_happen(self, item: Item, node: Node) -> str:
        """Why there is no such line, or only one."""
        if node not in self.key.trace.visits:
            return self.reasons.not_visited(node)
        if item.event == "cut" and self.key.trace.visits[node].bound is None:
            return self.reasons.no_cut(node)
        return self.words["why_line_again"]

    def _differs(self, line: Line, item: Item, node: Node) -> str:
        """What a line gets wrong first: the call, the window, the end, or the value."""
        visit = self.key.trace.visit(node)
        if line.event != item.event or item.event == "window":
            return self._happens(item, node)
        if item.event == "result" and line.value == self.key.value:
            return self.reasons.say("why_result", actions=" ".join(self.key.actions))
        if self.key.found is None and line.function not in (None, self._function(node)[:3]):
            return self.reasons.say("why_called", node=node, function=self._function(node))
        if item.event in ("enter", "leaf") and (line.alpha, line.beta) != (visit.alpha, visit.beta):
            ends = {"alpha": (line.alpha, visit.alpha), "beta": (line.beta, visit.beta)}
            return self.reasons.window(
                node, [end for end, (one, two) in ends.items() if one != two]
            )
        if item.event == "cut":
            return self.reasons.certificate(node)
        return self.reasons.value(node)

    def _function(self, node: Node) -> str:
        return function_of(node, self.key.trace.rules)
