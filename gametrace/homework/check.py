"""Checking answers: against the key, other conventions, one's own slips, known misconceptions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from gametrace.homework.claims import Bounded
from gametrace.homework.explain import Explainer
from gametrace.homework.item import EXTRA, FOLLOWS, MISSING, RIGHT, WRONG, Item
from gametrace.homework.judge import judge
from gametrace.homework.nudges import Nudges
from gametrace.tree.numbers import show

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from gametrace.homework.exam import Exam
    from gametrace.homework.key import Key
    from gametrace.lang import Words
    from gametrace.tree.numbers import Value


LEAST = 3  # a misconception is worth a word if it explains one mistake in so many


class Diagnosis(NamedTuple):
    """A misconception, and how many of the mistakes it explains."""

    misconception: str
    explains: int
    of: int


class Report(NamedTuple):
    """What there is to say about one student's answers."""

    student: str | None
    algorithm: str
    convention: str
    accepted_under: str | None
    items: list[Item]
    diagnosis: list[Diagnosis]
    unread: Sequence[tuple[int, str]] = ()  # lines of a log that could not be understood
    hints: bool = False  # whether the right answers stay untold

    @property
    def right(self) -> bool:
        """Whether every answer is right."""
        return all(item.verdict == RIGHT for item in self.items)


class Answers(NamedTuple):
    """One student's answers, and how to hold them against a key."""

    student: str | None
    judge: Callable[[Key], list[Item]]
    believed: Callable[[Item], Any]  # the value that a student gave a node in an item, if any
    explainer: Callable[[Key, Words], Any]
    unread: Sequence[tuple[int, str]] = ()


def sheet_answers(student: str | None, claims: Mapping[str, Any]) -> Answers:
    """The answers of a sheet."""
    return Answers(student, lambda key: judge(claims, key), _believed, Explainer)


def _believed(item: Item) -> Value:
    if item.kind != "values":
        return None
    return item.given.value if isinstance(item.given, Bounded) else item.given


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
            diagnosis = diagnose(answers, items, exam)
            items = follow_through(answers, items, exam, words)
            if hints:
                items = list(Nudges(key, words).hinted(items))
            else:
                items = explained(answers, items, key, words)
    return Report(
        answers.student, exam.algorithm, exam.rules.name, accepted_under, items, diagnosis,
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


def follow_through(answers: Answers, items: list[Item], exam: Exam, words: Words) -> list[Item]:
    """Mark as `follows` what is right given the student's own wrong values."""
    beliefs = {
        item.node: value
        for item in items
        if item.verdict == WRONG and item.node is not None
        and (value := answers.believed(item)) is not None and _is_value(value)
    }  # fmt: skip
    key = exam.following(beliefs)
    if key is None:
        return items
    verdicts = {item.id: item.verdict for item in answers.judge(key)}
    follow = {
        item.id
        for item in items
        if item.verdict != RIGHT and verdicts.get(item.id, _absent(item)) == RIGHT
    }
    firsts = {item.node for item in items if item.verdict == WRONG and item.id not in follow}
    slips = [f"{name} = {show(value)}" for name, value in beliefs.items() if name in firsts]
    why = words["why_follows"].format(slips=", ".join(slips))
    return [
        item._replace(verdict=FOLLOWS, why=why) if item.id in follow else item for item in items
    ]


def _absent(item: Item) -> str:
    """The verdict on something that is missing here, where it should not be there at all."""
    return RIGHT if item.verdict == MISSING else WRONG


def _is_value(value: Any) -> bool:
    """Whether a search can go on with this value: exact, and no mark."""
    from fractions import Fraction

    return isinstance(value, int | float | Fraction | tuple) and not isinstance(value, bool)


def diagnose(answers: Answers, items: Sequence[Item], exam: Exam) -> list[Diagnosis]:
    """The misconceptions that explain the mistakes best; several where they explain alike.

    Whoever had the misconception would also have got other answers wrong. What it explains has to
    outweigh what speaks against it, and by that difference the best is chosen.
    """
    mistakes = {item.id: item for item in items if item.verdict != RIGHT}
    right = {item.id for item in items if item.verdict == RIGHT}
    weighed: list[tuple[int, Diagnosis]] = []
    for name, key in exam.imagined.items():
        verdicts = {item.id: item.verdict for item in answers.judge(key)}
        explains = sum(verdicts.get(id_, _absent(item)) == RIGHT for id_, item in mistakes.items())
        against = sum(verdicts.get(id_) != RIGHT for id_ in right)
        if explains > against and explains * LEAST >= len(mistakes):
            weighed.append((explains - against, Diagnosis(name, explains, len(mistakes))))
    best = max((weight for weight, _ in weighed), default=0)
    return [diagnosis for weight, diagnosis in weighed if weight == best]


def explained(answers: Answers, items: Sequence[Item], key: Key, words: Words) -> list[Item]:
    """The items, each mistake with its reason."""
    explainer = answers.explainer(key, words)
    return [
        item._replace(why=explainer.why(item)) if item.verdict in (WRONG, MISSING, EXTRA) else item
        for item in items
    ]
