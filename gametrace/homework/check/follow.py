"""Being fair about consequences: what is right given a student's own earlier slips follows.

A slip is a wrong value, window, probability or move, or a cut that is missed or made up. The search
goes on from the slips; what agrees with that search follows, and each slip is one mistake.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from gametrace.homework.check.misled import Beliefs
from gametrace.homework.item import EXTRA, FOLLOWS, RIGHT, WRONG
from gametrace.homework.questions import QUESTIONS, judge
from gametrace.tree.numbers import show

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from gametrace.homework.check.solution import Case
    from gametrace.homework.item import Item, ItemId
    from gametrace.homework.key import Key
    from gametrace.lang import Words

MANY = 8  # slips, beyond which their consequences are not told apart
WITNESSES = ("log", "visited", "pruned", "order", "values", "windows")  # of what was visited


def follow_through(
    claims: Mapping[str, Any], items: Sequence[Item], case: Case, words: Words
) -> list[Item]:
    """Mark as `follows` what is right given the student's own slips."""
    beliefs = believed(claims, items, case.key)
    key = case.following(beliefs)
    if key is None:
        return list(items)
    follow = _following(claims, items, key)
    for name, cut in key.stopped.items():
        follow -= _slip_itself(items, follow, case.key, name, cut)
    slips = dict(_slips(beliefs, key, [item for item in items if item.id not in follow], words))
    causes = _causes(claims, items, case, slips)
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
    action = None
    right_values, right_windows = (QUESTIONS[name].facts(key) for name in ("values", "windows"))
    for item in items:
        if item.kind == "action" and item.verdict == WRONG and isinstance(item.given, str):
            action = item.given
        if item.verdict not in (WRONG, EXTRA) or item.node is None:
            continue
        value, window, p = QUESTIONS[item.kind].belief(item, claims[item.kind])
        right = right_values.get(item.node)
        like = key.trace.value if right is None else right
        if _alike(value, like) and value != right:
            values[item.node] = value
        if window and _alike(window, (0, 0)) and window != right_windows.get(item.node):
            windows[item.node] = window
        if _alike(p, 0):
            odds[item.node] = p
    stops = observed_stops(claims, key) if key.has_windows else {}
    return Beliefs(values, odds, windows, stops, action)


def observed_stops(claims: Mapping[str, Any], key: Key) -> dict[str, str | None]:
    """After which child each node is cut, or None where it is not, as far as the claims say so."""
    seen: dict[str, bool] = {}
    for name in reversed(WITNESSES):
        if name in claims:
            seen |= QUESTIONS[name].seen(claims[name], key)
    stops = dict(_stops(seen, key))
    cuts = claims.get("cuts")
    if isinstance(cuts, dict):
        right = QUESTIONS["cuts"].facts(key)
        for name in right:
            if name not in cuts:
                stops.setdefault(name, None)
    return stops


def _stops(seen: Mapping[str, bool], key: Key) -> Iterator[tuple[str, str | None]]:
    trace = key.trace
    if not seen:
        return
    for node in key.tree.walk():
        if not node.children or node.kind in trace.rules.nature or seen.get(node.name) is False:
            continue
        children = [child for child in node.children if child not in trace.discarded]
        if trace.rules.order == "right":
            children.reverse()
        flags = [seen.get(child.name) for child in children]
        if False in flags:
            first = flags.index(False)
            if first and True not in flags[first:]:
                yield node.name, children[first - 1].name
        elif flags[-1]:
            yield node.name, None


def _slip_itself(
    items: Sequence[Item], follow: set[ItemId], key: Key, name: str, cut: bool
) -> set[ItemId]:
    """The one item that a missed or made-up cut costs: the cut itself, else what shows it first."""
    children = {child.name for child in key.nodes[name].children}

    def rank(item: Item) -> int:
        if item.kind == "cuts" and item.node == name:
            return 0
        if item.kind == "log" and item.node == name and item.event in ("cut", "leave"):
            return 1
        return 2 if item.node in children else 3

    about = sorted((item for item in items if item.id in follow), key=rank)
    already = any(
        item.node == name and item.kind in ("cuts", "log") and item.id not in follow
        for item in items
        if item.verdict != RIGHT
    )
    if already or not about or (rank(about[0]) == 3 and not cut):
        return set()
    return {about[0].id}


def _following(claims: Mapping[str, Any], items: Sequence[Item], key: Key) -> set[ItemId]:
    """The items that are right beside the key of these beliefs, and not otherwise."""
    verdicts = {item.id: item.verdict for item in judge(claims, key)}
    return {
        item.id for item in items if item.verdict != RIGHT and item.verdict_among(verdicts) == RIGHT
    }


def _slips(
    beliefs: Beliefs, key: Key, first: Sequence[Item], words: Words
) -> Iterator[tuple[str, Beliefs]]:
    """The beliefs that follow from no other one, each by what it says."""
    first = [item for item in first if item.verdict in (WRONG, EXTRA)]
    nodes = {item.node for item in first}
    for name, value in beliefs.values.items():
        if name in nodes:
            yield f"{name} = {show(value)}", Beliefs(values={name: value})
    for name, p in beliefs.odds.items():
        yield f"p({name}) = {show(p)}", Beliefs(odds={name: p})
    for name, window in beliefs.windows.items():
        if name in nodes:
            yield f"{name}: [{', '.join(map(show, window))}]", Beliefs(windows={name: window})
    for name, cut in key.stopped.items():
        phrase = words["cause_cut" if cut else "cause_no_cut"]
        yield phrase.format(node=name), Beliefs(stops={name: beliefs.stops[name]})
    if beliefs.action is not None and any(item.kind == "action" for item in first):
        yield beliefs.action, Beliefs(action=beliefs.action)


def _causes(
    claims: Mapping[str, Any], items: Sequence[Item], case: Case, slips: dict[str, Beliefs]
) -> dict[str, set[ItemId]]:
    """What each slip would bring about by itself."""
    if not 1 < len(slips) <= MANY:
        return {}
    keys = {text: case.following(slip) for text, slip in slips.items()}
    return {text: _following(claims, items, key) for text, key in keys.items() if key}


def _alike(value: Any, other: Any) -> bool:
    """Whether a search can go on with one value in the place of another: both exact, or tuples."""
    numbers = (int, float, Fraction)
    if type(other) is tuple and type(value) is tuple:
        return len(value) == len(other) and all(type(entry) in numbers for entry in value)
    return type(value) in numbers and type(other) in numbers
