"""A leaf that was misread: one other value in the tree, and all answers are right."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from gametrace.homework.answers.marks import Bounded
from gametrace.homework.check.solution import Case
from gametrace.homework.item import FOLLOWS, RIGHT, WRONG
from gametrace.homework.questions import judge
from gametrace.render.look import odds
from gametrace.tree.errors import GametraceError
from gametrace.tree.numbers import ratio, show
from gametrace.tree.rebuild import rebuilt

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from gametrace.homework.item import Item
    from gametrace.lang import Words
    from gametrace.tree.node import Node
    from gametrace.tree.numbers import Value

TRIES = 64  # leaves and values that are tried
LARGEST = 1_000  # nodes of a tree in which they are


def as_if_misread(
    claims: Mapping[str, Any], items: Sequence[Item], case: Case, words: Words
) -> list[Item]:
    """The items, all but one of which follow if changing one leaf makes everything right."""
    mistakes = [item for item in items if item.verdict not in (RIGHT, FOLLOWS)]
    small = case.tree.size <= LARGEST and not case.tree.players
    if len(mistakes) < 2 or not small or any(item.unanswered for item in mistakes):
        return list(items)
    for number, (leaf, value) in enumerate(_suspects(claims, mistakes, case)):
        if number == TRIES:
            break
        if _explains(claims, leaf, value, case):
            why = words["why_misread"].format(leaf=leaf.name, value=show(value))
            return [
                item
                if item.verdict == RIGHT
                else item._replace(why=why)
                if item is mistakes[0]
                else item._replace(verdict=FOLLOWS, why=why)
                for item in items
            ]
    return list(items)


def _suspects(
    claims: Mapping[str, Any], mistakes: Sequence[Item], case: Case
) -> Iterator[tuple[Node, Value]]:
    """Leaves, each with a value that may have been read there: the deepest wrong value first."""
    nodes, visits = case.key.nodes, case.key.trace.visits
    wrong = [item for item in mistakes if item.verdict == WRONG and item.node in nodes]
    values = [
        (nodes[item.node or ""], _number(item.given)) for item in wrong if item.kind == "values"
    ]
    values += [(case.tree.root, _number(item.given)) for item in mistakes if item.kind == "value"]
    ends = [
        (case.tree.root, _number(end))
        for item in wrong
        if item.kind == "windows" and isinstance(item.given, tuple)
        for end in item.given
    ]
    given = claims.get("values")
    shown = given.keys() if isinstance(given, dict) else ()
    seen: set[tuple[Node, Value]] = set()
    for node, value in sorted(values, key=lambda pair: -pair[0].depth) + ends:
        if value is None:
            continue
        for leaf in node.walk():
            if leaf.children or leaf not in visits or leaf.name in shown:
                continue
            read = _share(node, leaf, value, case) if leaf.parent is node else value
            if read != leaf.value and (leaf, read) not in seen:
                seen.add((leaf, read))
                yield leaf, read


def _share(node: Node, leaf: Node, value: Value, case: Case) -> Value:
    """What a leaf must be worth for the node above to have a value, where that is a mean."""
    p = odds(leaf, case.rules)
    if not p:
        return value
    others = [child for child in node.children if child is not leaf]
    visits = case.key.trace.visits
    rest = sum(odds(child, case.rules) * visits[child].value for child in others)
    return ratio(value - rest, p)


def _explains(claims: Mapping[str, Any], leaf: Node, value: Value, case: Case) -> bool:
    """Whether all answers are right if a leaf has another value."""
    tree = rebuilt(case.tree, value=lambda other: value if other is leaf else other.value)
    try:
        key = Case(tree, case.algorithm, case.rules, case.lang, case.exact).key
        return all(item.verdict == RIGHT for item in judge(claims, key))
    except GametraceError:  # infinities without a mean
        return False


def _number(given: Any) -> Value:
    """The number in an answer, if it is one."""
    value = given.value if isinstance(given, Bounded) else given
    return value if isinstance(value, int | Fraction) else None
