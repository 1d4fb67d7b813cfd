"""What lectures disagree on, as data: one search serves them all."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias, get_args

from gametrace.lang import LANGUAGES, tell
from gametrace.tree.errors import GametraceError, nearest
from gametrace.tree.node import CHANCE
from gametrace.tree.numbers import NumberError, exact, ratio

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gametrace.tree.node import Node, Setting, Tree
    from gametrace.tree.numbers import Value

Cut: TypeAlias = Literal["ties", "strict"]
Bound: TypeAlias = Literal["soft", "hard", "clamped"]
Order: TypeAlias = Literal["left", "right"]
Start: TypeAlias = Literal["open", "range"]
Test: TypeAlias = Literal["terminal", "limit"]
Star: TypeAlias = Literal["star1", "star2"]


class Convention(NamedTuple):
    """How one lecture searches."""

    name: str
    cut: Cut = "ties"  # ties: cut on v >= beta; strict: only on v > beta (MIN likewise)
    # soft: v starts from an infinity; hard: from alpha (MIN: from beta); clamped: likewise, and a
    # cut returns the bound itself
    bound: Bound = "soft"
    alpha: Value = -inf  # the window at the root
    beta: Value = inf
    order: Order = "left"  # the end from which children are searched
    window: Start = "open"  # range: the root starts from the tree's range, where it has one
    depth: int | None = None  # plies until eval stands for the value; None: to the leaves
    test: Test = "terminal"  # what is tested first: a leaf at the limit has its value, or its eval
    quiescence: bool = True  # a node that is not quiet is searched on at the depth limit
    singular: Value = None  # by how much an eval must beat its siblings' for one ply more
    beam: int | None = None  # how many children are kept, the best by eval
    nature: tuple[str, ...] = (CHANCE,)  # the kinds that take the mean of their children
    average: bool = False  # whether that mean ignores the probabilities
    chance: Star | None = None  # star1, star2: how alpha-beta passes a chance node
    first: Mapping[Node, Node] = {}  # which child is searched first, from an earlier search
    lang: str = "es"
    marks: str = "▲▼●"  # how MAX, MIN and chance are drawn
    source: str = ""


CONVENTIONS = {
    convention.name: convention
    for convention in (
        Convention("ub", source="Universitat de Barcelona (teoría)"),
        Convention(
            "ub-practica", bound="hard", average=True, source="Universitat de Barcelona (práctica)"
        ),
        Convention("unir", test="limit", marks="○□●", source="UNIR"),
        Convention("unco", source="Universidad Nacional del Comahue"),
        Convention("uam", bound="hard", window="range", marks="□○●", source="UAM 2020/2021"),
        Convention("upv", lang="ca", source="Universitat Politècnica de València"),
        Convention("aima", lang="en", source="Russell and Norvig"),
        Convention("berkeley", cut="strict", lang="en", source="CS 188: equal values are not cut"),
    )
}
UB = CONVENTIONS["ub"]

PARTS: dict[str, tuple[str, ...]] = {  # what may be said of a convention, in which words
    "name": tuple(CONVENTIONS),
    "cut": get_args(Cut),
    "bound": get_args(Bound),
    "from": get_args(Order),
    "window": get_args(Start),
    "test": get_args(Test),
    "chance": get_args(Star),
    "lang": tuple(LANGUAGES),
    "quiescence": ("true", "false"),
    "average": ("true", "false"),
    "alpha": (),  # no words: a number
    "beta": (),
    "depth": (),
    "singular": (),
    "beam": (),
}


def odds(child: Node, rules: Convention) -> Value:
    """The probability with which nature goes to a child; None below a player."""
    parent = child.parent
    if parent is None or parent.kind not in rules.nature:
        return None
    return ratio(1, len(parent.children)) if rules.average or child.p is None else child.p


def convention_of(tree: Tree) -> Convention:
    """The convention that a tree names or describes; else ub."""
    parts = {key: _part(tree, key, setting) for key, setting in tree.convention.items()}
    rules = CONVENTIONS[parts.pop("name", "ub")]
    if "from" in parts:
        parts["order"] = parts.pop("from")
    return rules._replace(**parts)


def checked(key: str, given: Any) -> Any:
    """A part of a convention: one of its words, or an exact number."""
    words = PARTS.get("from" if key == "order" else key)
    if words is None or given is None:
        return given  # what only searches say to each other, or nothing
    if not words:
        return _number(key, given)
    word = str(given).lower() if isinstance(given, bool) else given
    if word not in words:
        known = {"words": ", ".join(words), "hint": nearest(str(given), words)}
        raise GametraceError(tell("'{word}' is none of {words}{hint}", word=given, **known))
    return word == "true" if words == ("true", "false") else given


def _number(key: str, given: Any) -> Value:
    try:
        value = exact(given)
    except NumberError as error:
        raise GametraceError(f"{key}: {error}") from None
    least = {"depth": 0, "beam": 1}.get(key)
    if least is not None and (type(value) is not int or value < least):
        fields = {"key": key, "least": least, "given": given}
        raise GametraceError(tell("{key} is a whole number from {least} on, not {given}", **fields))
    return value


def _part(tree: Tree, key: str, setting: Setting) -> Any:
    """One part of a tree's convention, checked."""
    if key not in PARTS:
        hint = nearest(key, PARTS)
        message = tell("a convention has no part '{key}'{hint}", key=key, hint=hint)
        raise tree.at(setting.key_at, message)
    try:
        return checked(key, setting.text)
    except GametraceError as error:
        raise tree.at(setting.at, str(error)) from None
