"""Checking answers: with the key, other conventions, one's own slips, known misconceptions."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from gametrace.homework.check.diagnosis import diagnose
from gametrace.homework.check.follow import follow_through
from gametrace.homework.check.misread import as_if_misread
from gametrace.homework.item import FOLLOWS, RIGHT, Item
from gametrace.homework.questions import QUESTIONS, judge
from gametrace.homework.questions.log_items import OUT_OF_PLACE
from gametrace.homework.reasons.reasons import Reasons
from gametrace.lang import homework_words

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from gametrace.homework.check.diagnosis import Diagnosis
    from gametrace.homework.check.rubric import Rubric, Score
    from gametrace.homework.check.solution import Case, Solution
    from gametrace.homework.key import Key
    from gametrace.lang import Words
    from gametrace.tree.numbers import Value


@dataclass(frozen=True)
class Report:
    """What there is to say about one student's answers."""

    student: str | None
    algorithm: str
    convention: str
    accepted_under: str | None  # what another convention does otherwise, if that one fits
    items: Sequence[Item]
    judged: Sequence[Item]  # the same with all that hints keep back, for counting points
    diagnosis: Sequence[Diagnosis]
    score: Score
    lang: str
    unread: Sequence[tuple[int, str]] = ()  # lines of a log that could not be understood
    hints: bool = False  # whether the right answers are kept back
    problems: Sequence[str] = field(default=())  # what could not be read, with its place
    notes: Sequence[str] = field(default=())  # what a teacher should know about what was checked
    algorithm_named: str | None = None  # the student's, where it is another one

    @property
    def right(self) -> bool:
        """Whether there are answers, and every one is right and well written."""
        return bool(self.judged) and all_right(self.judged) and not self.problems

    @property
    def points(self) -> Value:
        """The points that the answers earn."""
        return self.score.points

    @property
    def of(self) -> Value:
        """How many points there are to earn."""
        return self.score.of

    def to_dict(self) -> dict[str, object]:
        """The object that `check -f json` prints."""
        from gametrace.homework.report.forms import as_object

        return as_object(self, homework_words(self.lang))


def check(
    claims: Mapping[str, Any],
    solution: Solution,
    rubric: Rubric,
    student: str | None = None,
    hints: bool = False,
) -> Report:
    """Compare answers with the key; where they are not all right, say why, and be fair.

    What the rubric does not ask for is not graded, but says something about the rest. With hints,
    the right answers are kept back.
    """
    words = homework_words(solution.lang)
    case, items = best_fit(claims, solution, words)
    diagnosis: list[Diagnosis] = []
    if not all_right(items):
        items = as_if_misread(claims, items, case, words)
        diagnosis = diagnose(claims, items, case)
    items = [item for item in items if rubric.grades(item, case.key)]
    items = explained(claims, items, case.key, words)
    return Report(
        student=student,
        algorithm=solution.algorithm,
        convention=solution.rules.name,
        accepted_under=None if case is solution.own else solution.difference(case),
        items=list(hinted(items, case.key, words)) if hints else items,
        judged=items,
        diagnosis=diagnosis,
        score=rubric.score(items),
        lang=solution.lang,
        unread=getattr(claims.get("log"), "unread", ()),
        hints=hints,
    )


def best_fit(
    claims: Mapping[str, Any], solution: Solution, words: Words
) -> tuple[Case, list[Item]]:
    """The accepted convention with the fewest mistakes, and the items by it.

    Of those that fit alike, the exam's own comes first, then the others in their order.
    """
    judged = {solution.own: list(judge(claims, solution.key))}
    if all_right(judged[solution.own]):
        return solution.own, judged[solution.own]
    for case in solution.others(claims):
        judged[case] = list(judge(claims, case.key))
        if all_right(judged[case]):
            return case, judged[case]
    best, fewest = solution.own, None
    for case, items in judged.items():
        judged[case] = follow_through(claims, items, case, words)
        mistakes = sum(item.verdict not in (RIGHT, FOLLOWS) for item in judged[case])
        if fewest is None or mistakes < fewest:
            best, fewest = case, mistakes
        if fewest == 1:
            break
    return best, judged[best]


def all_right(items: Sequence[Item]) -> bool:
    """Whether there is nothing to say against any answer."""
    return all(item.verdict == RIGHT for item in items)


def explained(
    claims: Mapping[str, Any], items: Sequence[Item], key: Key, words: Words
) -> list[Item]:
    """The items, each mistake with its reason."""
    reasons = Reasons(key, words)
    return [
        item
        if item.verdict == RIGHT or (item.why and item.why != OUT_OF_PLACE)
        else item._replace(why=QUESTIONS[item.kind].why(item, claims[item.kind], reasons))
        for item in items
    ]


def hinted(items: Sequence[Item], key: Key, words: Words) -> Iterator[Item]:
    """The items without the right answers, each mistake with a nudge."""
    reasons = Reasons(key, words)
    by_question: dict[str, list[Item]] = {}
    for item in items:
        by_question.setdefault(item.kind, []).append(item)
    for name, its in by_question.items():
        yield from QUESTIONS[name].hinted(its, reasons)
