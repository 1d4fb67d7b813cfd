"""Checking answers: against the key, other conventions, one's own slips, known misconceptions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from gametrace.homework.answers.marks import Bounded
from gametrace.homework.check.diagnosis import Diagnosis, diagnose
from gametrace.homework.check.follow import follow_through
from gametrace.homework.check.item import FOLLOWS, RIGHT, Item
from gametrace.homework.check.judge import judge
from gametrace.homework.reasons.explain import Explainer
from gametrace.homework.reasons.nudges import Nudges

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from gametrace.homework.check.exam import Exam
    from gametrace.homework.check.key import Key
    from gametrace.lang import Words


class Report(NamedTuple):
    """What there is to say about one student's answers."""

    student: str | None
    algorithm: str
    convention: str
    accepted_under: str | None
    items: list[Item]
    judged: list[Item]  # the same with all that hints keep back, for counting points
    diagnosis: list[Diagnosis]
    unread: Sequence[tuple[int, str]] = ()  # lines of a log that could not be understood
    hints: bool = False  # whether the right answers stay untold

    @property
    def right(self) -> bool:
        """Whether there are answers, and every one is right."""
        return bool(self.judged) and all_right(self.judged)


class Answers(NamedTuple):
    """One student's answers, and how to hold them against a key."""

    student: str | None
    judge: Callable[[Key], list[Item]]
    believed: Callable[[Item], tuple[Any, Any]]  # the value and the window given in an item, if any
    explainer: Callable[[Key, Words], Any]
    unread: Sequence[tuple[int, str]] = ()


def sheet_answers(student: str | None, claims: Mapping[str, Any]) -> Answers:
    """The answers of a sheet."""
    return Answers(student, lambda key: judge(claims, key), _believed, Explainer)


def _believed(item: Item) -> tuple[Any, Any]:
    given = item.given.value if isinstance(item.given, Bounded) else item.given
    return given if item.kind == "values" else None, given if item.kind == "windows" else None


def check(answers: Answers, exam: Exam, words: Words, hints: bool = False) -> Report:
    """Hold answers against the key; where they are not all right, say why, and be fair.

    With hints, the right answers stay untold.
    """
    key, accepted_under, diagnosis = exam.key, None, list[Diagnosis]()
    items = answers.judge(key)
    if not all_right(items):
        for other in exam.others:
            again = answers.judge(other)
            if all_right(again):
                key, items = other, again
                accepted_under = difference(exam, other)
                break
        else:
            items = follow_through(answers, items, exam, words)
            diagnosis = diagnose(answers, items, exam)
            items = explained(answers, items, key, words)
    shown = list(Nudges(key, words).hinted(items)) if hints else items
    return Report(
        answers.student, exam.algorithm, exam.rules.name, accepted_under, shown, items, diagnosis,
        answers.unread, hints,
    )  # fmt: skip


def all_right(items: Sequence[Item]) -> bool:
    """Whether there is nothing to say against any answer."""
    return all(item.verdict == RIGHT for item in items)


def difference(exam: Exam, other: Key) -> str:
    """The words for what another convention does otherwise: strict, hard, or its name."""
    rules = other.trace.rules
    parts = [
        getattr(rules, part)
        for part in ("cut", "bound")
        if getattr(rules, part) != getattr(exam.rules, part)
    ]
    return rules.name if rules.name != exam.rules.name else " ".join(parts)


def explained(answers: Answers, items: Sequence[Item], key: Key, words: Words) -> list[Item]:
    """The items, each mistake with its reason."""
    explainer = answers.explainer(key, words)
    return [
        item
        if item.verdict == RIGHT or (item.verdict == FOLLOWS and item.why)
        else item._replace(why=explainer.why(item))
        for item in items
    ]
