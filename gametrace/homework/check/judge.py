"""The answers of a sheet beside a key, item by item."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gametrace.homework.answers.marks import BLANK, NOT_VISITED, Bounded, Unreadable
from gametrace.homework.check.item import EXTRA, MISSING, RIGHT, WRONG, Item
from gametrace.homework.logs.align import aligned

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from gametrace.homework.check.key import Key


def judge(claims: Mapping[str, Any], key: Key) -> list[Item]:
    """Every answer of a sheet, and what should be there and is not, with its verdict."""
    items: list[Item] = []
    for kind, claim in claims.items():
        if isinstance(claim, Unreadable) and JUDGES[kind] is not _single:
            items.append(Item(kind, None, claim, None, WRONG))
        else:
            items.extend(JUDGES[kind](kind, claim, key))
    return items


def _by_node(kind: str, claim: Any, key: Key) -> Iterator[Item]:
    """An answer for each of some nodes; those not named were not asked."""
    if claim is BLANK:
        yield Item(kind, None, None, None, MISSING)
        return
    for name, given in claim.items():
        fact = key.fact(kind, name)
        if given is BLANK:
            if fact is not None:
                yield Item(kind, name, None, fact, MISSING)
        elif given is NOT_VISITED:
            verdict = RIGHT if fact is None else WRONG
            yield Item(kind, name, given, NOT_VISITED if fact is None else fact, verdict)
        elif fact is None:
            yield Item(kind, name, given, None, EXTRA)
        else:
            verdict = RIGHT if _agree(kind, name, given, fact, key) else WRONG
            yield Item(kind, name, given, fact, verdict)


def _agree(kind: str, name: str, given: Any, fact: Any, key: Key) -> bool:
    """Whether an answer is the right one; a value may say that it is a bound, if it is one."""
    if isinstance(given, Bounded):
        return given.value == fact and given.value_is == key.value_is.get(name)
    if isinstance(given, Unreadable):
        return False
    return bool(given == fact) or (
        kind in ("values", "value") and given in key.tied_values.get(name, ())
    )


def _set(kind: str, claim: Any, key: Key) -> Iterator[Item]:
    """A whole set of nodes, in any order; what hangs below a pruned node is implied by it."""
    facts = key.facts(kind)
    if claim is BLANK or not (claim or facts):
        yield _all_or_nothing(kind, claim, list(facts))
        return
    given = dict.fromkeys(claim, True)
    for name in given:
        yield Item(kind, name, True, facts.get(name), RIGHT if name in facts else EXTRA)
    for name in facts:
        if name not in given:
            above = key.tree[name].path()[:-1] if kind == "pruned" else ()
            implied = any(node.name in given and node.name in facts for node in above)
            yield Item(kind, name, None, True, MISSING, implied=implied)


def _all_or_nothing(kind: str, claim: Any, facts: list[str]) -> Item:
    """The one item of a set that nobody answered, or that is rightly empty."""
    return Item(kind, None, *((None, facts, MISSING) if claim is BLANK else ([], [], RIGHT)))


def _cuts(kind: str, claim: Any, key: Key) -> Iterator[Item]:
    """The cuts; one that prunes nothing may be left out, and so may the bounds."""
    if claim is BLANK or not (claim or key.cuts.keys() - key.idle_cuts):
        yield _all_or_nothing(kind, claim, [name for name in key.cuts if name not in key.idle_cuts])
        return
    needed = (name for name in key.cuts if name not in claim and name not in key.idle_cuts)
    for name, bound in [*claim.items(), *((name, BLANK) for name in needed)]:
        fact = key.cuts.get(name)
        if name not in claim:
            yield Item(kind, name, None, fact, MISSING)
        elif fact is None:
            yield Item(kind, name, True if bound in (None, BLANK) else bound, None, EXTRA)
        elif bound in (None, BLANK):
            yield Item(kind, name, True, True, RIGHT)
        else:
            yield Item(kind, name, bound, fact, RIGHT if bound == fact else WRONG)


def _order(kind: str, claim: Any, key: Key) -> Iterator[Item]:
    """Leaves in the order evaluated; one that stands elsewhere is one mistake."""
    if claim is BLANK or not (claim or key.order):
        yield _all_or_nothing(kind, claim, key.order)
        return
    pairs = list(aligned(claim, key.order))
    places: dict[str, list[int]] = {}  # where what is missing should have been
    for left, right in pairs:
        if left is None and right is not None:
            places.setdefault(key.order[right], []).append(right + 1)
    for left, right in pairs:
        if left is not None and right is not None:
            yield Item(kind, claim[left], left + 1, right + 1, RIGHT, at=left)
        elif left is not None and places.get(claim[left]):
            yield Item(kind, claim[left], left + 1, places[claim[left]].pop(0), WRONG, at=left)
        elif left is not None:
            yield Item(kind, claim[left], left + 1, None, EXTRA, at=left)
    for name, missing in places.items():
        for times, place in enumerate(missing, 1):
            yield Item(kind, name, None, place, MISSING, at=-times)


def _single(kind: str, claim: Any, key: Key) -> Iterator[Item]:
    """One answer about the whole tree."""
    fact = getattr(key, kind)
    root = key.tree.root.name
    if claim is BLANK:
        if fact is not None:
            yield Item(kind, None, None, fact, MISSING)
    elif fact is None:
        yield Item(kind, None, claim, None, EXTRA)
    else:
        if kind == "action":
            named = [claim] if isinstance(claim, str) else claim
            agrees = bool(named) and all(action in key.actions for action in named)
        elif kind == "line":
            agrees = claim == fact or key.is_best_line(claim)
        else:
            agrees = _agree(kind, root, claim, fact, key)
        yield Item(kind, None, claim, fact, RIGHT if agrees else WRONG)


JUDGES: dict[str, Callable[[str, Any, Key], Iterator[Item]]] = {
    "values": _by_node,
    "windows": _by_node,
    "pruned": _set,
    "cuts": _cuts,
    "visited": _set,
    "order": _order,
    "action": _single,
    "line": _single,
    "value": _single,
    "not_generated": _single,
    "probabilities": _by_node,
    "whatif": _by_node,
}
