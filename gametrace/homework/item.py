"""One answer with its verdict, and what it shows that the student believes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gametrace.tree.numbers import Value

Verdict: TypeAlias = Literal["right", "wrong", "follows", "missing", "extra"]
RIGHT: Verdict = "right"
WRONG: Verdict = "wrong"
FOLLOWS: Verdict = "follows"
MISSING: Verdict = "missing"
EXTRA: Verdict = "extra"
ItemId: TypeAlias = "tuple[object, ...]"


class Item(NamedTuple):
    """An answer beside the right one.

    verdict: right, wrong, follows (right given an earlier slip), missing (should be there and is
    not) or extra (is there and should not be).
    """

    kind: str  # the name of the question
    node: str | None
    given: Any  # None where nothing was given
    expected: Any
    verdict: Verdict
    why: str = ""
    line: int | None = None  # of a log: the line in the student's text, and what happens there
    event: str | None = None
    at: int = 0  # which of several answers about one node
    in_set: bool = False  # whether it is one of a set that is answered as a whole
    implied: bool = False  # whether it is not there, yet another answer says the same
    unknown: bool = False  # whether it is about a node that the tree has not: worth nothing
    written: str = ""  # the student's own text, where its notation is unusual,
    understood: str = ""  # and what it was taken for

    @property
    def unanswered(self) -> bool:
        """Whether nothing was said at all, rather than something left out of a set."""
        return self.verdict == MISSING and (self.node is None or not self.in_set)

    @property
    def says_nothing(self) -> bool:
        """Whether nothing can be learnt from it about what the student thinks."""
        return self.unanswered or self.implied

    @property
    def id(self) -> ItemId:
        """What makes it the same item when it is compared with another key."""
        if self.line is not None:
            return self.kind, self.line
        return self.kind, self.node, self.event, self.at

    def verdict_among(self, verdicts: Mapping[ItemId, Verdict]) -> Verdict:
        """The verdict on it beside another key, by ids; what it lacks may not belong there."""
        absent = RIGHT if self.given is None and not self.unanswered else WRONG
        return verdicts.get(self.id, absent)


class Belief(NamedTuple):
    """What an answer shows that the student takes for true of its node."""

    value: Value = None
    window: tuple[Value, Value] | None = None
    p: Value = None
