"""The texts of a picture: short enough to be drawn, and nothing in them that is obeyed."""

from __future__ import annotations

from functools import lru_cache
from math import inf
from textwrap import wrap
from typing import TYPE_CHECKING

from gametrace.render.look import bracketed, odds
from gametrace.tree.errors import visible
from gametrace.tree.numbers import show

if TYPE_CHECKING:
    from gametrace.trace.trace import Trace
    from gametrace.trace.visit import Visit
    from gametrace.tree.numbers import Value

NAME = 28  # characters of a name or an action that are drawn
NUMBER = 24  # and of a number
NOTE = 24  # a line of a note, of which there are
NOTE_LINES = 4
SUM = 34  # a sum that is written out
BOARD = (60, 30)  # the most characters a line, and lines, of a board


def clipped(text: str, length: int = NAME) -> str:
    """A text in one line, cut short where it is long."""
    if len(text) > length:
        text = text[: length - 1] + "…"
    return text if text.isprintable() else visible(" ".join(text.split("\n")))


@lru_cache(10_000)
def infinite(value: Value) -> str:
    """A number, with the usual sign for an infinity."""
    if type(value) is int and -1_000_000 < value < 1_000_000:
        return str(value)
    if type(value) is tuple:
        return f"({', '.join(map(infinite, value))})"
    if value in (inf, -inf):
        return "∞" if value == inf else "-∞"
    return clipped(show(value), NUMBER)


def bounded(value: Value) -> str:
    """A number as far as it can be drawn; nothing for none."""
    return "" if value is None else infinite(value)


def automatic(action: str | None, parent: str) -> bool:
    """Whether an action is only its parent's name and a position: at an edge of chance, no news."""
    return (action or "").removeprefix(parent.lower()).removeprefix(".").isdigit()


def wrapped(note: str) -> list[str]:
    """A note in short lines."""
    lines = [clipped(line, NOTE) for line in wrap(" ".join(note[:500].split()), NOTE)]
    if len(lines) > NOTE_LINES or len(note) > 500:
        lines = [*lines[: NOTE_LINES - 1], clipped(lines[NOTE_LINES - 1][: NOTE - 1] + "…", NOTE)]
    return lines


def board(label: str | None) -> list[str]:
    """The lines of a board."""
    if not label:
        return []
    width, height = BOARD
    lines = label.rstrip("\n").split("\n")
    lines = lines if len(lines) <= height else [*lines[: height - 1], "…"]
    return [clipped(line.expandtabs(4), width) for line in lines]


def summed(visit: Visit, trace: Trace) -> str:
    """The sum that a chance node's value is, if it is short and every part of it is known."""
    children = visit.node.children
    if type(visit.value) is tuple or visit.value_is != "exact" or not 1 < len(children) < 6:
        return ""
    terms = []
    for child in children:
        seen = trace.visits.get(child)
        if seen is None or seen.value_is != "exact":
            return ""
        terms.append(f"{bracketed(odds(child, trace.rules))}·{bracketed(seen.value)}")
    text = f"{' + '.join(terms)} = {show(visit.value)}".replace("inf", "∞")
    return text if len(text) <= SUM else ""
