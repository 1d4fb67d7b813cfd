"""What lectures disagree on, as data: one search serves them all."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Any, NamedTuple

from gametrace.tree.errors import nearest
from gametrace.tree.node import CHANCE
from gametrace.tree.numbers import NumberError, number

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
        Convention("ub", source="Universitat de Barcelona, theory"),
        Convention("ub-practica", bound="hard", average=True, source="the same, practice"),
        Convention("unir", test="limit", marks="○□●", source="UNIR"),
        Convention("unco", source="Universidad Nacional del Comahue"),
        Convention("uam", bound="hard", window="range", marks="□○●", source="UAM 2020/2021"),
        Convention("upv", lang="ca", source="Universitat Politècnica de València"),
        Convention("aima", lang="en", source="Russell and Norvig"),
        Convention("berkeley", cut="strict", lang="en", source="CS 188: equal values are not cut"),
    )
}
UB = CONVENTIONS["ub"]

PARTS: dict[str, tuple[str, ...]] = {  # what a tree may say of its convention; () is a number
    "name": tuple(CONVENTIONS),
    "cut": ("ties", "strict"),
    "bound": ("soft", "hard"),
    "alpha": (),
    "beta": (),
    "from": ("left", "right"),
    "lang": ("es", "ca", "en"),
    "chance": ("star1", "star2"),
    "depth": (),
}


def convention_of(tree: Tree) -> Convention:
    """The convention that a tree names or describes; else ub."""
    parts = {key: _part(tree, key, setting) for key, setting in tree.convention.items()}
    rules = CONVENTIONS[parts.pop("name", "ub")]
    if "from" in parts:
        parts["order"] = parts.pop("from")
    return rules._replace(**parts)


def _part(tree: Tree, key: str, setting: Setting) -> Any:
    """One part of a tree's convention, checked."""
    if key not in PARTS:
        raise tree.at(setting, f"a convention has no part '{key}'{nearest(key, PARTS)}")
    words = PARTS[key]
    if words:
        if setting.text not in words:
            hint = nearest(setting.text, words)
            what = f"'{setting.text}' is none of {', '.join(words)}{hint}"
            raise tree.at(setting, what)
        return setting.text
    try:
        value = number(setting.text)
    except NumberError as error:
        raise tree.at(setting, f"{key}: {error}") from None
    if key == "depth" and (type(value) is not int or value < 0):
        raise tree.at(setting, f"a depth is a number of plies, not {setting.text}")
    return value
