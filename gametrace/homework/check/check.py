"""Checking answers: against the key, other conventions, one's own slips, known misconceptions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from gametrace.homework.answers.marks import Bounded
from gametrace.homework.check.diagnosis import Diagnosis, diagnose
from gametrace.homework.check.exam import alike
from gametrace.homework.check.item import EXTRA, FOLLOWS, MISSING, RIGHT, WRONG, Item
from gametrace.homework.check.judge import judge
from gametrace.homework.reasons.explain import Explainer
from gametrace.homework.reasons.nudges import Nudges
from gametrace.tree.numbers import show

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from gametrace.homework.check.exam import Exam
    from gametrace.homework.check.key import Key
    from gametrace.lang import Words
    from gametrace.tree.numbers import Value


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
        """Whether there are answers, and every one is right."""
        return bool(self.items) and all_right(self.items)


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
            items = follow_through(answers, items, exam, words)
            diagnosis = diagnose(answers, items, exam)
            items = explained(answers, items, key, words)
    if hints:
        items = list(Nudges(key, words).hinted(items))
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
    """Mark as `follows` what is right given the student's own wrong values and probabilities."""
    wrong = [(item.node, item) for item in items if item.verdict == WRONG and item.node is not None]
    believed = {name: answers.believed(item) for name, item in wrong}
    beliefs = exam.values_among(believed)
    odds = {
        name: item.given
        for name, item in wrong
        if item.kind == "probabilities" and alike(item.given, 0)
    }
    key = exam.following(beliefs, odds)
    if key is None:
        return items
    verdicts = {item.id: item.verdict for item in answers.judge(key)}
    follow = {
        item.id for item in items if item.verdict != RIGHT and item.verdict_among(verdicts) == RIGHT
    }
    firsts = {item.node for item in items if item.verdict == WRONG and item.id not in follow}
    slips = [f"{name} = {show(value)}" for name, value in beliefs.items() if name in firsts]
    slips += [f"p({name}) = {show(p)}" for name, p in odds.items()]
    why = words["why_follows"].format(slips=", ".join(slips))
    return [
        item._replace(verdict=FOLLOWS, why=why) if item.id in follow else item for item in items
    ]


def explained(answers: Answers, items: Sequence[Item], key: Key, words: Words) -> list[Item]:
    """The items, each mistake with its reason."""
    explainer = answers.explainer(key, words)
    return [
        item._replace(why=explainer.why(item)) if item.verdict in (WRONG, MISSING, EXTRA) else item
        for item in items
    ]
