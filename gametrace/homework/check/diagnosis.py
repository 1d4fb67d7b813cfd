"""What may lie behind mistakes: the known misconception that explains them best."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gametrace.homework.item import FOLLOWS, RIGHT
from gametrace.homework.questions import judge

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from gametrace.homework.check.solution import Solution
    from gametrace.homework.item import Item

LEAST = 3  # a misconception is worth a word if it explains one mistake in so many


class Diagnosis(NamedTuple):
    """A misconception, and how many of the mistakes it explains."""

    misconception: str
    explains: int
    of: int


def diagnose(
    claims: Mapping[str, Any], items: Sequence[Item], solution: Solution
) -> list[Diagnosis]:
    """The misconceptions that explain the mistakes best; several where they explain alike.

    A misconception would also have led to other answers. What it explains has to
    outweigh what speaks against it, and by that difference the best is chosen. It has to explain
    mistakes that do not follow from others already.
    """
    mistakes = {item.id: item for item in items if item.verdict != RIGHT and not item.says_nothing}
    firsts = {id_ for id_, item in mistakes.items() if item.verdict != FOLLOWS}
    weighed: list[tuple[tuple[int, int], Diagnosis]] = []
    for name, key in solution.imagined.items():
        judged = list(judge(claims, key))
        verdicts = {item.id: item.verdict for item in judged}
        explains = {id_ for id_, it in mistakes.items() if it.verdict_among(verdicts) == RIGHT}
        against = sum(
            item.verdict != RIGHT and item.id not in mistakes and not item.says_nothing
            for item in judged
        )
        enough = LEAST * len(explains & firsts) >= len(firsts)
        if len(explains) > against and explains & firsts and enough:
            found = Diagnosis(name, len(explains), len(mistakes))
            weighed.append(((len(explains) - against, len(explains)), found))
    best = max((weight for weight, _ in weighed), default=(0, 0))
    return [diagnosis for weight, diagnosis in weighed if weight == best]
