"""The window that each node is called with: `windows: {C1: [3, inf]}`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gametrace.homework.answers.marks import NOT_VISITED
from gametrace.homework.item import Belief
from gametrace.homework.questions.by_node import MARK, ByNode
from gametrace.homework.reasons.certificate import origin
from gametrace.tree.numbers import show

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from gametrace.homework.answers.reader import Reader
    from gametrace.homework.item import Item
    from gametrace.homework.key import Key
    from gametrace.homework.reasons.reasons import Reasons
    from gametrace.lang import Words
    from gametrace.tree.data import Piece
    from gametrace.tree.node import Node
    from gametrace.tree.numbers import Value


class Windows(ByNode):
    """[alpha, beta] of each visited node; a search without cuts has none."""

    name = "windows"

    def read_one(self, reader: Reader, piece: Piece, name: str) -> Any:
        return reader.window(piece, name)

    def right(self, key: Key) -> dict[str, tuple[Value, Value]]:
        if key.called is not None:
            return dict(key.called)
        return {
            node.name: (visit.alpha, visit.beta)
            for node, visit in key.trace.visits.items()
            if visit.alpha is not None
        }

    def applies(self, key: Key) -> bool:
        return key.has_windows

    def belief(self, item: Item, claim: Any) -> Belief:
        return Belief(window=item.given)

    def filled(self, key: Key, leaves: Sequence[Node]) -> Mapping[str, str]:
        facts = self.facts(key)
        names = [node.name for node in key.tree.walk() if node.parent]
        return {name: in_brackets(facts[name]) if name in facts else MARK for name in names}

    def text(self, answer: Any, item: Item, words: Words) -> str:
        if isinstance(answer, tuple) and type(answer) is tuple:
            return in_brackets(answer)
        return super().text(answer, item, words)

    def reason(self, item: Item, node: Node, claim: Any, reasons: Reasons) -> str:
        if node not in reasons.trace.visits:
            return reasons.not_visited(node)
        if item.given is NOT_VISITED:
            return reasons.visited(node)
        if item.expected is None or not isinstance(item.given, tuple):
            return reasons.window(node)
        return reasons.window(node, ends_that_differ(item.given, item.expected))

    def hint(self, item: Item, node: Node, reasons: Reasons) -> str:
        """Where the end that is wrong was decided."""
        visit = reasons.trace.visit(node)
        if visit.order is None:
            return reasons.say("nudge_not_visited", node=node)
        if visit.alpha is None or not isinstance(item.given, tuple):
            return reasons.say("nudge_window_open", node=node)
        if node.parent and node.parent.kind in reasons.rules.nature:
            return reasons.words["nudge_window_chance"]
        wrong = ends_that_differ(item.given, (visit.alpha, visit.beta))
        origins = [origin(reasons.trace, node, bound) for bound in wrong]
        if first := next((found for found in origins if found), None):
            return reasons.say("nudge_window", setter=first.setter, towards=first.towards)
        return reasons.say("nudge_window_open", node=node)


def in_brackets(window: tuple[Value, ...]) -> str:
    """A window as it is written: [3, inf]."""
    return f"[{', '.join(map(show, window))}]"


def ends_that_differ(given: tuple[Value, Value], right: tuple[Value, Value]) -> list[str]:
    """Alpha, beta or both: those that are not the same in two windows."""
    return [
        bound
        for bound, one, other in zip(("alpha", "beta"), given, right, strict=True)
        if one != other
    ]
