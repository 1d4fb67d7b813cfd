"""What lectures disagree on, as data: one search serves them all."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Any, NamedTuple

from gametrace.lang import LANGUAGES
from gametrace.tree.errors import GametraceError, nearest
from gametrace.tree.node import CHANCE
from gametrace.tree.numbers import NumberError, exact

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gametrace.tree.node import Node, Setting, Tree
    from gametrace.tree.numbers import Value


class Convention(NamedTuple):
    """How one lecture searches."""

    name: str
    cut: str = "ties"  # ties: cut on v >= beta; strict: only on v > beta (MIN likewise)
    bound: str = "soft"  # soft: v starts from an infinity; hard: from alpha (MIN: from beta)
    alpha: Value = -inf  # the window at the root
    beta: Value = inf
    order: str = "left"  # the end from which children are searched
    window: str = "open"  # range: the root starts from the tree's range, where it has one
    depth: int | None = None  # plies until eval stands for the value; None: to the leaves
    test: str = "terminal"  # what is tested first: a leaf at the limit has its value, or its eval
    quiescence: bool = True  # a node that is not quiet is searched on at the depth limit
    singular: Value = None  # by how much an eval must beat its siblings' for one ply more
    beam: int | None = None  # how many children are kept, the best by eval
    nature: tuple[str, ...] = (CHANCE,)  # the kinds that take the mean of their children
    average: bool = False  # whether that mean ignores the probabilities
    chance: str | None = None  # star1, star2: how alpha-beta passes a chance node
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
    "cut": ("ties", "strict"),
    "bound": ("soft", "hard"),
    "from": ("left", "right"),
    "window": ("open", "range"),
    "test": ("terminal", "limit"),
    "chance": ("star1", "star2"),
    "lang": tuple(LANGUAGES),
    "quiescence": ("true", "false"),
    "average": ("true", "false"),
    "alpha": (),  # no words: a number
    "beta": (),
    "depth": (),
    "singular": (),
    "beam": (),
}


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
        hint = nearest(str(given), words)
        raise GametraceError(f"'{given}' is none of {', '.join(words)}{hint}")
    return word == "true" if words == ("true", "false") else given


def _number(key: str, given: Any) -> Value:
    try:
        value = exact(given)
    except NumberError as error:
        raise GametraceError(f"{key}: {error}") from None
    least = {"depth": 0, "beam": 1}.get(key)
    if least is not None and (type(value) is not int or value < least):
        raise GametraceError(f"{key} is a whole number from {least} on, not {given}")
    return value


def _part(tree: Tree, key: str, setting: Setting) -> Any:
    """One part of a tree's convention, checked."""
    if key not in PARTS:
        what = f"a convention has no part '{key}'{nearest(key, PARTS)}"
        raise tree.at(setting.key_at, what)
    try:
        return checked(key, setting.text)
    except GametraceError as error:
        raise tree.at(setting.at, str(error)) from None
