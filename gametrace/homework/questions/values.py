"""The value of each node: `values: {B: 3, B3: ≥ 8, B33: x}`."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from gametrace.homework.answers.marks import NOT_VISITED, Bounded
from gametrace.homework.answers.numerals import same
from gametrace.homework.item import Belief
from gametrace.homework.questions.by_node import MARK, ByNode
from gametrace.tree.numbers import show
from gametrace.tree.write import json_text

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from gametrace.homework.item import Item
    from gametrace.homework.key import Key
    from gametrace.homework.reasons.reasons import Reasons
    from gametrace.tree.node import Node
    from gametrace.tree.numbers import Value

TIED = 100  # results that players may be indifferent between, beyond which they are not listed


class Values(ByNode):
    """What each node is worth, as it returns it; a bound may be written as one, if it is one."""

    name = "values"
    takes_decimals = True

    def right(self, key: Key) -> dict[str, Value]:
        if key.found is not None:
            return dict(key.found)
        return {node.name: visit.value for node, visit in key.trace.visits.items()}

    def agrees(self, given: Any, fact: Any, name: str, key: Key) -> bool:
        return is_value(given, fact, name, key)

    def belief(self, item: Item, claim: Any) -> Belief:
        given = item.given.value if isinstance(item.given, Bounded) else item.given
        return Belief(value=given)

    def asked(self, key: Key) -> list[str]:
        return [name for name in self.facts(key) if key.nodes[name].children]

    def may_be_asked(self, node: Node) -> bool:
        return bool(node.children)

    def filled(self, key: Key, leaves: Sequence[Node]) -> Mapping[str, str]:
        inner = [node.name for node in key.tree.walk() if node.children]
        facts = self.facts(key)
        return {name: in_yaml(facts[name]) if name in facts else MARK for name in inner}

    def reason(self, item: Item, node: Node, claim: Any, reasons: Reasons) -> str:
        return why_value(item, node, reasons)

    def hint(self, item: Item, node: Node, reasons: Reasons) -> str:
        return nudge_value(item, node, reasons)


def is_value(given: Any, fact: Any, name: str, key: Key) -> bool:
    """Whether an answer is a node's value; it may say that it is a bound, if it is one."""
    if isinstance(given, Bounded):
        visit = key.trace.visit(key.nodes[name])
        return same(given.value, fact, key.exact) and given.value_is == visit.value_is
    if same(given, fact, key.exact):
        return True
    return any(same(given, value, key.exact) for value in tied_values(key).get(name, ()))


def tied_values(key: Key) -> dict[str, set[Value]]:
    """What else a node may be worth where players are indifferent between several results."""
    if "tied" not in key.facts:
        key.facts["tied"] = _tied_values(key)
    found: dict[str, set[Value]] = key.facts["tied"]
    return found


def _tied_values(key: Key) -> dict[str, set[Value]]:
    if not key.trace.ties or key.found is not None:
        return {}
    may: dict[Node, set[Value]] = {}
    for node in reversed(list(key.trace.visits)):
        seen = [may[child] for child in node.children if child in may]
        own = key.trace.visits[node].value
        if not seen or node.kind in key.trace.rules.nature:
            may[node] = {own}
            continue
        mine = key.tree.players.index(node.kind)
        least = max(min(value[mine] for value in values) for values in seen)
        every = {value for values in seen for value in values if value[mine] >= least}
        may[node] = every if len(every) <= TIED else {own}
    return {node.name: values for node, values in may.items() if len(values) > 1}


def why_value(item: Item, node: Node, reasons: Reasons) -> str:
    """Why a node is worth what it is, or why it has no value at all."""
    if node not in reasons.trace.visits:
        return reasons.not_visited(node)
    if item.given is NOT_VISITED:
        return reasons.visited(node)
    if rounded(item.given, item.expected):
        return reasons.say("why_rounded", given=show(item.given), value=item.expected)
    if isinstance(item.given, Bounded) and item.given.value == item.expected:
        return reasons.say(f"why_is_{reasons.trace.visits[node].value_is}", node=node)
    return reasons.value(node)


def nudge_value(item: Item, node: Node, reasons: Reasons) -> str:
    """Where a value comes from."""
    visit = reasons.trace.visit(node)
    if visit.order is None:
        return reasons.say("nudge_not_visited", node=node)
    if rounded(item.given, visit.value):
        return reasons.words["nudge_rounded"]
    if visit.status in ("leaf", "horizon"):
        return reasons.say("nudge_leaf", node=node)
    kind = "chance" if node.kind in reasons.rules.nature else node.kind
    kind = kind if kind in ("max", "min", "chance") else "player"
    return reasons.say(f"nudge_{kind}", node=node)


def rounded(given: Any, value: Any) -> bool:
    """Whether an answer is the right value with some decimals cut off or rounded."""
    if type(given) is not Fraction or type(value) is not Fraction:
        return False
    shown = show(given)
    decimals = len(shown.partition(".")[2])
    return "." in shown and decimals > 0 and abs(given - value) < Fraction(1, 10**decimals)


def in_yaml(value: Value) -> str:
    """A value as a sheet has it."""
    return json_text(show(value)) if isinstance(value, tuple) else show(value)
