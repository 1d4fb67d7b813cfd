"""What may lie behind mistakes: known misconceptions that the student's answers fit."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gametrace.homework.item import FOLLOWS, RIGHT
from gametrace.homework.questions import judge

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from gametrace.homework.check.solution import Case
    from gametrace.homework.item import Item

LEAST = 2  # mistakes that it takes: one alone is a slip
MOST_AGAINST = 40  # of so many right answers one may speak against a misconception


class Diagnosis(NamedTuple):
    """A misconception, and how many of the mistakes it explains."""

    misconception: str
    explains: int
    of: int


def diagnose(claims: Mapping[str, Any], items: Sequence[Item], case: Case) -> list[Diagnosis]:
    """The misconceptions that explain the mistakes best; several where they explain alike.

    A misconception must explain most of the mistakes that do not follow from others, and no right
    answer may speak against it: one that would have been another with the misconception. Of very
    many right answers, a few may.
    """
    mistakes = [item for item in items if item.verdict != RIGHT and not item.says_nothing]
    firsts = {item.id: item for item in mistakes if item.verdict != FOLLOWS}
    if len(firsts) < LEAST or _stops_early(claims, items):
        return []
    rights = {item.id for item in items if item.verdict == RIGHT}
    found: list[Diagnosis] = []
    for name, key in case.imagined.items():
        judged = list(judge(claims, key))
        verdicts = {item.id: item.verdict for item in judged}
        explains = [item for item in firsts.values() if item.verdict_among(verdicts) == RIGHT]
        against = sum(
            verdicts.get(id_, RIGHT) != RIGHT for id_ in rights
        ) + sum(
            item.verdict != RIGHT and item.id not in rights and item.id not in firsts
            and not item.says_nothing and item.given is None
            for item in judged
        )  # fmt: skip
        enough = len(explains) >= LEAST and 2 * len(explains) > len(firsts)
        if enough and MOST_AGAINST * against <= len(rights):
            found.append(Diagnosis(name, len(explains), len(firsts)))
    most = max((diagnosis.explains for diagnosis in found), default=0)
    return [diagnosis for diagnosis in found if diagnosis.explains == most]


def _stops_early(claims: Mapping[str, Any], items: Sequence[Item]) -> bool:
    """Whether the answer is a log of which only the end is missing."""
    if list(claims) != ["log"]:
        return False
    missing = [item.verdict == "missing" for item in items if item.event != "result"]
    end = len(missing)
    while end and missing[end - 1]:
        end -= 1
    return end < len(missing) and not any(missing[:end]) and all(
        item.verdict == RIGHT for item in items[:end]
    )  # fmt: skip
