"""Being fair about consequences: what is right given a student's own earlier slips follows."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from gametrace.homework.check.solution import Beliefs
from gametrace.homework.item import FOLLOWS, RIGHT, WRONG
from gametrace.homework.questions import QUESTIONS, judge
from gametrace.tree.numbers import show

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from gametrace.homework.check.solution import Solution
    from gametrace.homework.item import Item, ItemId
    from gametrace.homework.key import Key
    from gametrace.lang import Words

MANY = 8  # slips, beyond which their consequences are not told apart


def follow_through(
    claims: Mapping[str, Any], items: Sequence[Item], solution: Solution, words: Words
) -> list[Item]:
    """Mark as `follows` what is right given the student's own values, odds and windows."""
    beliefs = believed(claims, items, solution.key)
    key = solution.following(beliefs)
    if key is None:
        return list(items)
    follow = _following(claims, items, key)
    slips = _slips(beliefs, [item for item in items if item.id not in follow])
    causes = _causes(claims, items, solution, slips)
    marked = []
    for item in items:
        if item.id in follow:
            named = [text for text, its in causes.items() if item.id in its] or list(slips)
            why = words["why_follows"].format(slips=", ".join(named))
            item = item._replace(verdict=FOLLOWS, why=why)
        marked.append(item)
    return marked


def believed(claims: Mapping[str, Any], items: Sequence[Item], key: Key) -> Beliefs:
    """What a student takes for true, as far as a search can go on with it."""
    values, odds, windows = {}, {}, {}
    right_values, right_windows = (QUESTIONS[name].facts(key) for name in ("values", "windows"))
    for item in items:
        if item.verdict != WRONG or item.node is None:
            continue
        value, window, p = QUESTIONS[item.kind].belief(item, claims[item.kind])
        right = right_values.get(item.node)
        if _alike(value, right) and value != right:
            values[item.node] = value
        if window and _alike(window, (0, 0)) and window != right_windows.get(item.node):
            windows[item.node] = window
        if _alike(p, 0):
            odds[item.node] = p
    return Beliefs(values, odds, windows)


def _following(claims: Mapping[str, Any], items: Sequence[Item], key: Key) -> set[ItemId]:
    """The items that are right beside the key of these beliefs, and not otherwise."""
    verdicts = {item.id: item.verdict for item in judge(claims, key)}
    return {
        item.id for item in items if item.verdict != RIGHT and item.verdict_among(verdicts) == RIGHT
    }


def _slips(beliefs: Beliefs, first: Sequence[Item]) -> dict[str, Beliefs]:
    """The beliefs that follow from no other one, each by what it says."""
    nodes = {item.node for item in first if item.verdict == WRONG}
    slips = {
        f"{name} = {show(value)}": Beliefs(values={name: value})
        for name, value in beliefs.values.items()
        if name in nodes
    }
    for name, p in beliefs.odds.items():
        slips[f"p({name}) = {show(p)}"] = Beliefs(odds={name: p})
    for name, window in beliefs.windows.items():
        if name in nodes:
            text = f"{name}: [{', '.join(map(show, window))}]"
            slips[text] = Beliefs(windows={name: window})
    return slips


def _causes(
    claims: Mapping[str, Any],
    items: Sequence[Item],
    solution: Solution,
    slips: dict[str, Beliefs],
) -> dict[str, set[ItemId]]:
    """What each slip would bring about by itself."""
    if not 1 < len(slips) <= MANY:
        return {}
    keys = {text: solution.following(slip) for text, slip in slips.items()}
    return {text: _following(claims, items, key) for text, key in keys.items() if key}


def _alike(value: Any, other: Any) -> bool:
    """Whether a search can go on with one value in the place of another: both exact, or tuples."""
    numbers = (int, float, Fraction)
    if type(other) is tuple and type(value) is tuple:
        return len(value) == len(other) and all(type(entry) in numbers for entry in value)
    return type(value) in numbers and type(other) in numbers
