"""One answer and what is to be said of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

RIGHT, WRONG, FOLLOWS, MISSING, EXTRA = "right", "wrong", "follows", "missing", "extra"

SETS = ("pruned", "cuts", "visited", "order", "log")  # answered as a whole, not node by node


class Item(NamedTuple):
    """An answer beside the right one.

    verdict: right, wrong, follows (right given an earlier slip), missing (should be there and is
    not) or extra (is there and should not be).
    """

    kind: str  # values, windows, pruned …, or log
    node: str | None
    given: Any  # None where nothing was given
    expected: Any
    verdict: str
    why: str = ""
    line: int | None = None  # of a log: the line in the student's text, and what happens there
    event: str | None = None
    at: int = 0  # which of several answers about one node
    implied: bool = False  # whether it is missing, yet another answer says the same

    @property
    def unanswered(self) -> bool:
        """Whether nothing was said at all, rather than something left out of a set."""
        return self.verdict == MISSING and (self.node is None or self.kind not in SETS)

    @property
    def says_nothing(self) -> bool:
        """Whether nothing can be learnt from it about what somebody thinks."""
        return self.unanswered or self.implied

    @property
    def id(self) -> tuple[object, ...]:
        """What makes it the same item when it is held against another key."""
        if self.line is not None:
            return self.kind, self.line
        return self.kind, self.node, self.event, self.at

    def verdict_among(self, verdicts: Mapping[tuple[object, ...], str]) -> str:
        """The verdict on it beside another key, by ids; what it lacks may not belong there."""
        absent = RIGHT if self.given is None and not self.unanswered else WRONG
        return verdicts.get(self.id, absent)
