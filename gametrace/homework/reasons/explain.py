"""The reason for each verdict: dispatches an item to the sentences that explain it."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from gametrace.homework.answers.marks import NOT_VISITED, Bounded, Unreadable
from gametrace.homework.check.item import EXTRA, WRONG
from gametrace.homework.reasons.reasons import Reasons
from gametrace.homework.whatif.intervals import variable
from gametrace.homework.whatif.whatif import caused
from gametrace.tree.numbers import show

if TYPE_CHECKING:
    from collections.abc import Callable

    from gametrace.homework.check.item import Item
    from gametrace.homework.check.key import Key
    from gametrace.lang import Words
    from gametrace.tree.node import Node


class Explainer:
    """Says why the expected answer is the right one."""

    def __init__(self, key: Key, words: Words) -> None:
        self.key, self.words = key, words
        self.reasons = Reasons(key, words)
        self.names = {node.name: node for node in key.tree.walk()}

    def why(self, item: Item) -> str:
        """The reason for a verdict that is not `right`."""
        if isinstance(item.given, Unreadable):
            return item.given.why
        if item.node is None:
            whole = WHOLE.get(item.kind)
            if item.given is None or whole is None:
                return self.words["why_unanswered"]
            return whole(self, item)
        node = self.names.get(item.node)
        if node is None:
            return self.reasons.unknown(item.node)
        return BY_NODE[item.kind](self, item, node)

    def _value(self, item: Item, node: Node) -> str:
        if node not in self.key.trace.visits:
            return self.reasons.not_visited(node)
        if item.given is NOT_VISITED:
            return self.reasons.visited(node)
        if rounded(item.given, item.expected):
            given, value = show(item.given), item.expected
            return self.reasons.say("why_rounded", given=given, value=value)
        if isinstance(item.given, Bounded) and item.given.value == item.expected:
            return self.reasons.say(f"why_is_{self.key.value_is[node.name]}", node=node)
        return self.reasons.value(node)

    def _window(self, item: Item, node: Node) -> str:
        if node not in self.key.trace.visits:
            return self.reasons.not_visited(node)
        if item.given is NOT_VISITED:
            return self.reasons.visited(node)
        if item.expected is None or not isinstance(item.given, tuple):
            return self.reasons.window(node)
        pairs = zip(("alpha", "beta"), item.given, item.expected, strict=True)
        return self.reasons.window(node, [bound for bound, given, right in pairs if given != right])

    def _pruned(self, item: Item, node: Node) -> str:
        if item.implied and node.parent:
            return self.reasons.say("why_below_pruned", node=node, above=node.parent)
        visited = node in self.key.trace.visits
        return self.reasons.visited(node) if visited else self.reasons.not_visited(node)

    def _cut(self, item: Item, node: Node) -> str:
        if item.verdict == EXTRA:
            return self.reasons.no_cut(node)
        if item.verdict == WRONG:
            said = {"node": node, "kind": node.kind.upper(), "bound": self.words[item.expected]}
            return self.reasons.say("why_cut_bound", **said)
        return self.reasons.certificate(node)

    def _order(self, item: Item, node: Node) -> str:
        if node not in self.key.trace.visits:
            return self.reasons.not_visited(node)
        order = self.key.order
        if node.name not in order:
            return self.reasons.say("why_order_inner", node=node)
        place = order.index(node.name)
        if place == 0:
            return self.reasons.say("why_order_first", node=node)
        return self.reasons.say("why_order_after", node=node, before=order[place - 1])

    def _probability(self, item: Item, node: Node) -> str:
        return self.reasons.probability(node)

    def _whatif(self, item: Item, node: Node) -> str:
        if item.expected is None:
            return self.reasons.say("why_no_cut_caused", node=node)
        cut = caused(self.key.trace, node)
        assert cut is not None
        regions = {"when": ~item.expected, "without": item.expected}
        told = {key: it.show(variable(node.name), self.words) for key, it in regions.items()}
        return self.reasons.say("why_whatif", cut=cut[0], after=cut[1], **told)

    def _action(self, item: Item) -> str:
        root = self.key.tree.root
        if not self.key.actions:
            return self.reasons.say("why_no_action", root=root)
        plain = self.key.plain.visits
        moves = {child.action: child for child in root.children if child in plain}
        best = moves[self.key.action]
        said: dict[str, Any] = {"action": str(best.action), "child": best}
        text = self.reasons.say("why_action", **said, value=plain[best].value)
        named = item.given if isinstance(item.given, list) else [item.given]
        worse = next((action for action in named if action not in self.key.actions), None)
        if (other := moves.get(worse)) is None:
            said = {"root": root, "given": str(worse), "why": text}
            return self.reasons.say("why_no_such_action", **said)
        said = {"action": str(other.action), "child": other}
        return f"{text}; {self.reasons.say('why_action', **said, value=plain[other].value)}"

    def _line(self, item: Item) -> str:
        given, at = item.given, self.key.tree.root
        if not given or given[0] != at.name:
            return self.reasons.say("why_line_start", root=at)
        plain = self.key.plain.visits
        for name in [*given[1:], None]:
            best = self.key.best_children(at)
            if not best:
                return self.reasons.say("why_line_end", node=at)
            following = next((child for child in best if child.name == name), None)
            if following is None:
                said = {"child": best[0], "value": plain[best[0]].value}
                return self.reasons.say("why_line_next", node=at, **said)
            at = following
        return self.words["why_unanswered"]

    def _root_value(self, item: Item) -> str:
        return self._value(item, self.key.tree.root)

    def _not_generated(self, item: Item) -> str:
        visited = self.key.trace.counts["visited"]
        return self.reasons.say(
            "why_not_generated",
            plain=self.key.generated, visited=visited, count=self.key.not_generated,
        )  # fmt: skip


BY_NODE: dict[str, Callable[[Explainer, Item, Node], str]] = {
    "values": Explainer._value,
    "windows": Explainer._window,
    "pruned": Explainer._pruned,
    "visited": Explainer._pruned,
    "cuts": Explainer._cut,
    "order": Explainer._order,
    "probabilities": Explainer._probability,
    "whatif": Explainer._whatif,
}
WHOLE: dict[str, Callable[[Explainer, Item], str]] = {
    "action": Explainer._action,
    "line": Explainer._line,
    "value": Explainer._root_value,
    "not_generated": Explainer._not_generated,
}


def rounded(given: Any, value: Any) -> bool:
    """Whether an answer is the right value with some decimals cut off or rounded."""
    if type(given) is not Fraction or type(value) is not Fraction:
        return False
    shown = show(given)
    decimals = len(shown.partition(".")[2])
    return "." in shown and decimals > 0 and abs(given - value) < Fraction(1, 10**decimals)
