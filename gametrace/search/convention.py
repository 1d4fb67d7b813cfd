"""What lectures disagree on, as data: one search serves them all."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Any, NamedTuple

from gametrace.tree.errors import GametraceError, nearest
from gametrace.tree.numbers import NumberError, number

if TYPE_CHECKING:
    from gametrace.tree.node import Setting, Tree
    from gametrace.tree.numbers import Value


class Convention(NamedTuple):
    """How one lecture runs alpha-beta."""

    name: str
    cut: str = "ties"  # ties: cut on v >= beta; strict: only on v > beta (MIN likewise)
    bound: str = "soft"  # soft: v starts from an infinity; hard: from alpha (MIN: from beta)
    alpha: Value = -inf  # the window at the root
    beta: Value = inf
    order: str = "left"  # the end from which children are searched
    depth: int | None = None  # plies until eval stands for the value; None: to the leaves
    lang: str = "es"
    window: str = "open"  # range: the root starts from the tree's range, where it has one


CONVENTIONS = {
    convention.name: convention
    for convention in (
        Convention("ub"),
        Convention("ub-practica", bound="hard"),
        Convention("unir"),
        Convention("unco"),
        Convention("uam", bound="hard", window="range"),
        Convention("upv", lang="ca"),
        Convention("aima", lang="en"),
        Convention("berkeley", cut="strict", lang="en"),
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
        raise _refusal(tree, setting, f"a convention has no part '{key}'{nearest(key, PARTS)}")
    words = PARTS[key]
    if words:
        if setting.text not in words:
            hint = nearest(setting.text, words)
            what = f"'{setting.text}' is none of {', '.join(words)}{hint}"
            raise _refusal(tree, setting, what)
        return setting.text
    try:
        return number(setting.text)
    except NumberError as error:
        raise _refusal(tree, setting, f"{key}: {error}") from None


def _refusal(tree: Tree, setting: Setting, what: str) -> GametraceError:
    return tree.source.error(setting.at, what) if tree.source else GametraceError(what)
