"""Answers as texts for people, and as JSON for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gametrace.homework.answers.marks import BLANK, Bounded, Mark, Unreadable
from gametrace.homework.whatif.intervals import Region, variable
from gametrace.render.events import number
from gametrace.render.look import BOUNDS
from gametrace.tree.errors import visible
from gametrace.tree.numbers import show

if TYPE_CHECKING:
    from gametrace.homework.check.item import Item
    from gametrace.lang import Words

NOTHING = "—"
YES_OR_NO = ("pruned", "visited", "cuts")  # a node is in the set, or it is not
LONGEST = 300  # characters of a student's text that are repeated


def text(answer: Any, item: Item, words: Words) -> str:
    """What was given, or expected, in an item."""
    if answer is None or answer is BLANK:
        return words["no"] if item.kind in YES_OR_NO and item.node is not None else NOTHING
    if answer is True:
        return words["yes"]
    if isinstance(answer, Unreadable):
        return answer.text
    if isinstance(answer, Mark):
        return answer.text
    if isinstance(answer, Bounded):
        return BOUNDS[answer.value_is] + show(answer.value)
    if isinstance(answer, Region):
        return answer.show(variable(item.node), words)
    if isinstance(answer, list):
        return " ".join(map(str, answer))[:LONGEST] or "∅"
    if isinstance(answer, str):
        if item.kind == "cuts":
            return words.get(answer, answer)
        bare = answer.lstrip(" .•·*") if item.kind == "log" else answer
        return visible(bare)[:LONGEST]
    if item.kind == "windows":
        return f"[{', '.join(map(show, answer))}]"
    return show(answer)


def data(answer: Any, item: Item) -> object:
    """The same for JSON; a set is told node by node, by true and null."""
    if answer is None or answer is BLANK or answer is True:
        return True if answer is True else None
    if isinstance(answer, Unreadable | Mark):
        return answer.text
    if isinstance(answer, Bounded):
        return BOUNDS[answer.value_is] + show(answer.value)
    if isinstance(answer, Region):
        return answer.show(variable(item.node))
    return answer if isinstance(answer, list | str) else number(answer)
