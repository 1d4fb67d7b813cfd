"""What stands in the place of an answer: nothing, a node never visited, a bound, nonsense."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from gametrace.tree.numbers import Value


class Mark:
    """An answer that is no value: nothing at all, or that the node is never visited."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __repr__(self) -> str:
        return self.text


BLANK, NOT_VISITED = Mark(""), Mark("x")


class Unreadable(NamedTuple):
    """An answer that is not what was asked for, and the reason."""

    text: str
    why: str


class Bounded(NamedTuple):
    """A value that is said to be a bound: ≥ 8."""

    value_is: str
    value: Value
