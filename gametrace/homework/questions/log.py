"""The log itself, typed or pasted: a file of its own, or `log: |` in a sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gametrace.homework.answers.marks import BLANK
from gametrace.homework.item import EXTRA, MISSING, Belief, Item
from gametrace.homework.logs.line import is_number
from gametrace.homework.logs.lines import Log, logs
from gametrace.homework.questions.log_items import OUT_OF_PLACE, LogItems
from gametrace.homework.questions.question import LONGEST, Question
from gametrace.homework.questions.right_log import RightLog
from gametrace.homework.questions.windows import ends_that_differ
from gametrace.lang import tell
from gametrace.render.log import function_of
from gametrace.tree.errors import visible

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from gametrace.homework.answers.reader import Reader
    from gametrace.homework.key import Key
    from gametrace.homework.logs.line import Line
    from gametrace.homework.reasons.reasons import Reasons
    from gametrace.lang import Words
    from gametrace.tree.data import Piece
    from gametrace.tree.node import Node


class LogQuestion(Question):
    """Every call, value and cut, in order."""

    name = "log"
    long_answers = True

    def read(self, reader: Reader, piece: Piece) -> Log:
        text = reader.take.text(piece, tell("a log")) and piece.value  # what is no text is refused
        if getattr(piece, "style", "|") is None:  # without a bar YAML joins the lines
            text = reader.take.source.text[piece.start_mark.index : piece.end_mark.index]
        found = logs(text, reader.names.tree)
        if not found:
            raise reader.take.error(piece, tell("there is no line of a log here"))
        return found[0]

    def right(self, key: Key) -> RightLog:
        return RightLog(key.trace, key.lang, key.exact)

    def applies(self, key: Key) -> bool:
        return False

    def compared(self, claim: Any, key: Key) -> Iterator[Item]:
        right: RightLog = self.facts(key)
        if claim is BLANK:
            yield Item(self.name, None, None, right.texts[:-1], MISSING, in_set=True)
        else:
            yield from LogItems(right, claim, key.found, key.called).items()

    def belief(self, item: Item, claim: Any) -> Belief:
        line = claim.numbered.get(item.line)
        if line is None or line.event not in ("enter", "leaf", "cut", "leave"):
            return Belief()
        value = line.value if line.again is None else line.again
        return Belief(value if is_number(value) else None, (line.alpha, line.beta))

    def seen(self, claim: Any, key: Key) -> Mapping[str, bool]:
        if not isinstance(claim, Log):
            return {}
        calls = [line for line in claim.lines if line.event in ("enter", "leaf") and line.node]
        named = {line.node.name for line in calls if line.node}
        return {node.name: node.name in named for node in key.tree.walk()}

    def field(self, key: Key, leaves: Sequence[Node], words: Words, filled: bool) -> Iterator[str]:
        yield self.head(words, " |")
        if filled:
            right: RightLog = self.facts(key)
            yield from (f"  {line}\n" for line in right.lines)

    # -- showing

    def text(self, answer: Any, item: Item, words: Words) -> str:
        if isinstance(answer, str):
            return visible(answer.lstrip(" .•·*"))[:LONGEST]
        return super().text(answer, item, words)

    def place(self, item: Item, words: Words) -> str:
        line = f" ({words['line']} {item.line})" if item.line is not None else ""
        return super().place(item, words) + line

    def all_right(self, items: Sequence[Item], words: Words) -> str:
        return words["lines_right"].format(count=len(items))

    # -- explaining

    def reason(self, item: Item, node: Node, claim: Any, reasons: Reasons) -> str:
        if item.why == OUT_OF_PLACE:
            return reasons.words["why_line_moved"]
        if item.verdict == MISSING:
            return reasons.say("why_line_missing", why=_happens(item, node, reasons))
        if item.verdict == EXTRA:
            return reasons.say("why_line_extra", why=_does_not_happen(item, node, reasons))
        return _differs(claim.numbered[item.line], item, node, reasons)

    def hint(self, item: Item, node: Node, reasons: Reasons) -> str:
        if item.verdict == EXTRA:
            return reasons.say("nudge_not_visited", node=node)
        if item.event in ("cut", "leave"):
            return reasons.say("nudge_cut", node=node)
        windows = reasons.trace.visit(node).alpha is not None
        return reasons.say("nudge_call_window" if windows else "nudge_call", node=node)

    def hinted(self, items: Sequence[Item], reasons: Reasons) -> Iterator[Item]:
        """Of lines that are missing only the line before them is named."""
        gaps: set[tuple[int, str]] = set()
        line = 0
        for item in items:
            line = item.line or line
            if item.given is not None:
                yield from super().hinted([item], reasons)
            elif (line, item.verdict) not in gaps:
                gaps.add((line, item.verdict))
                phrase = "nudge_unanswered" if item.unanswered else "nudge_line_missing"
                why = reasons.words[phrase].format(line=line)
                yield Item(self.name, None, None, None, item.verdict, why, in_set=True)


def _happens(item: Item, node: Node, reasons: Reasons) -> str:
    """Why there is a line like this one."""
    if item.event == "window":
        return reasons.say("why_share", node=node, above=node.parent)
    if item.event == "cut":
        return reasons.certificate(node)
    if item.event in ("leave", "result"):
        return reasons.value(node)
    return reasons.visited(node)


def _does_not_happen(item: Item, node: Node, reasons: Reasons) -> str:
    """Why there is no such line, or only one."""
    if node not in reasons.trace.visits:
        return reasons.not_visited(node)
    if item.event == "cut" and reasons.trace.visits[node].bound is None:
        return reasons.no_cut(node)
    return reasons.words["why_line_again"]


def _differs(line: Line, item: Item, node: Node, reasons: Reasons) -> str:
    """What a line gets wrong first: the call, the window, the end, or the value."""
    key, visit = reasons.key, reasons.trace.visit(node)
    if line.event != item.event or item.event == "window":
        return _happens(item, node, reasons)
    if item.event == "result" and line.value == key.trace.value:
        return reasons.say("why_result", actions=" ".join(key.actions))
    function = function_of(node, reasons.rules)
    if key.found is None and line.function not in (None, function[:3]):
        return reasons.say("why_called", node=node, function=function)
    given, right = (line.alpha, line.beta), (visit.alpha, visit.beta)
    if item.event in ("enter", "leaf") and given != right:
        return reasons.window(node, ends_that_differ(given, right))
    if item.event == "cut":
        return reasons.certificate(node)
    return reasons.value(node)
