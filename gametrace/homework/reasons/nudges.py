"""A nudge in the right direction for each mistake, without the right answer.

What is missing from a set is not even named, for its name would be the answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametrace.homework.answers.marks import Unreadable
from gametrace.homework.check.item import EXTRA, FOLLOWS, MISSING, RIGHT, SETS, Item
from gametrace.homework.reasons.certificate import origin
from gametrace.homework.reasons.explain import rounded
from gametrace.homework.reasons.reasons import Reasons

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from gametrace.homework.check.key import Key
    from gametrace.lang import Words
    from gametrace.tree.node import Node


class Nudges:
    """Turns the verdicts on answers into hints."""

    def __init__(self, key: Key, words: Words) -> None:
        self.key, self.words = key, words
        self.say = Reasons(key, words).say
        self.names = {node.name: node for node in key.tree.walk()}

    def hinted(self, items: Sequence[Item]) -> Iterator[Item]:
        """The items without what was expected, and each mistake with a nudge."""
        told: set[tuple[object, ...]] = set()
        line = 0  # the last one of a log before what is missing
        for item in items:
            line = item.line or line
            if item.given is None and item.kind in SETS:
                gap = (item.kind, line, item.verdict)
                if gap not in told:
                    yield Item(item.kind, None, None, None, item.verdict, self._gap(item, line))
                told.add(gap)
            elif item.verdict in (RIGHT, FOLLOWS):
                yield item._replace(expected=None)
            else:
                yield item._replace(expected=None, why=self.nudge(item), event=None)

    def _gap(self, item: Item, line: int) -> str:
        """That something is missing, but not what."""
        if item.unanswered:
            return self.words["nudge_unanswered"]
        phrase = "nudge_line_missing" if item.kind == "log" else "nudge_set_missing"
        return self.words[phrase].format(line=line)

    def nudge(self, item: Item) -> str:
        """Where to look again."""
        if isinstance(item.given, Unreadable):
            return item.given.why
        if item.verdict == MISSING:
            return self.words["nudge_unanswered"]
        root = self.key.tree.root
        node = root if item.node is None else self.names.get(item.node)
        if node is None:
            return self.words["nudge_unknown"]
        if item.kind in ("values", "value"):
            return self.value(item, node)
        if item.kind == "windows":
            return self.window(item, node)
        if item.kind == "log":
            return self.line(item, node)
        phrases = {
            "cuts": "nudge_cut" if item.verdict == EXTRA else "nudge_cut_bound",
            "pruned": "nudge_not_visited",
            "visited": "nudge_not_visited",
            "probabilities": "nudge_probability",
        }
        return self.say(phrases.get(item.kind, f"nudge_{item.kind}"), node=node, root=root)

    def value(self, item: Item, node: Node) -> str:
        """Where a value comes from."""
        visit = self.key.trace.visit(node)
        if visit.order is None:
            return self.say("nudge_not_visited", node=node)
        if rounded(item.given, visit.value):
            return self.words["nudge_rounded"]
        if visit.status in ("leaf", "horizon"):
            return self.say("nudge_leaf", node=node)
        kind = "chance" if node.kind in self.key.trace.rules.nature else node.kind
        return self.say(
            f"nudge_{kind if kind in ('max', 'min', 'chance') else 'player'}", node=node
        )

    def window(self, item: Item, node: Node) -> str:
        """Whoever decides the end that is wrong."""
        visit = self.key.trace.visit(node)
        if visit.order is None:
            return self.say("nudge_not_visited", node=node)
        if visit.alpha is None or not isinstance(item.given, tuple):
            return self.say("nudge_window_open", node=node)
        if node.parent and node.parent.kind in self.key.trace.rules.nature:
            return self.words["nudge_window_chance"]
        ends = zip(("alpha", "beta"), item.given, (visit.alpha, visit.beta), strict=True)
        wrong = [bound for bound, given, right in ends if given != right]
        found = [origin(self.key.trace, node, bound) for bound in wrong]
        if first := next((each for each in found if each), None):
            return self.say("nudge_window", setter=first.setter, towards=first.towards)
        return self.say("nudge_window_open", node=node)

    def line(self, item: Item, node: Node) -> str:
        """What happens in a line of a log."""
        if item.verdict == EXTRA:
            return self.say("nudge_not_visited", node=node)
        if item.event in ("cut", "leave"):
            return self.say("nudge_cut", node=node)
        windows = self.key.trace.visit(node).alpha is not None
        return self.say("nudge_call_window" if windows else "nudge_call", node=node)
