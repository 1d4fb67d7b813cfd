"""Grading one submission: what it earns, what to tell the student, what to tell the class."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from gametrace.homework.answers.sheet import Sheet, read_sheet
from gametrace.homework.check.item import MISSING, Item
from gametrace.homework.check.rubric import Score
from gametrace.homework.grade.feedback import Marked, Section, feedback, sections
from gametrace.homework.grade.setup import Examiners
from gametrace.homework.grade.submissions import Text, reason
from gametrace.homework.logs import answers as log_answers
from gametrace.tree.data import Mapping, Role
from gametrace.tree.errors import GametraceError, Source, visible

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gametrace.homework.grade.csv_answers import Row
    from gametrace.homework.grade.setup import Setup, TreeText
    from gametrace.homework.grade.submissions import Submission
    from gametrace.lang import Words
    from gametrace.tree.numbers import Value

PROBLEMS = 20  # how many are told of one submission
ROOM = 1 << 16  # characters that answers about any tree may have
A_NODE = 500  # and so many more for each node, each time it is named
A_LEVEL = 4  # and for the indentation of its two lines in a log


class Graded(NamedTuple):
    """What came of one submission: texts and numbers, nothing that is tied to a tree."""

    submission: str
    student: str | None  # as the sheet says, else the folder
    answers: int  # how many sheets and logs could be read
    points: Value
    of: Value
    grade: Value  # the points, or the same share of what the rubric says all is worth
    kinds: dict[str, tuple[Value, Value]]  # points, of how many, by kind of answer
    verdicts: dict[str, int]
    mistakes: tuple[str, ...]  # the answers that are not right, each in a few words
    misconceptions: tuple[str, ...]  # those that explain the mistakes best
    problems: tuple[str, ...]  # why something could not be read
    feedback: str
    sections: tuple[Section, ...]  # the same by kind of answer


class Grader:
    """Grades submissions by one setup."""

    def __init__(self, setup: Setup) -> None:
        self.setup, self.rubric = setup, setup.rubric
        self.examiners = Examiners(setup)
        self.asked = {kind for kind, _ in setup.rubric.asked}

    def graded(self, submission: Submission) -> Graded:
        """What a submission is worth; whatever goes wrong with a file is told, and stops nobody."""
        problems = list(submission.problems)
        marked = self._marked(submission, problems)
        answers = len(marked)
        if self.asked:
            marked += self._missing(submission, marked)
        if len(problems) > PROBLEMS:
            problems[PROBLEMS:] = [f"… and {len(problems) - PROBLEMS} more"]
        return self._summed(submission, answers, marked, problems)

    def failed(self, submission: Submission, error: Exception) -> Graded:
        """What is left to say when grading a submission failed as a whole."""
        problems = [*submission.problems, _told(submission.id, error)]
        return self._summed(submission, 0, [], problems[-PROBLEMS:])

    def _marked(self, submission: Submission, problems: list[str]) -> list[Marked]:
        """A report on everything that can be read."""
        opened: list[tuple[str, Sheet | str]] = []
        for answer in submission.answers:
            try:
                if len(answer.text) > self.room:
                    what = f"{len(answer.text)} characters are too many for answers about this tree"
                    raise GametraceError(what)
                opened.append((answer.name, _opened(answer)))
            except Exception as error:
                problems.append(_told(answer.name, error))
        sheets = [content for _, content in opened if isinstance(content, Sheet)]
        marked: list[Marked] = []
        for name, content in opened:
            try:
                examiner = self.examiners.of(self._tree(content, sheets))
                if isinstance(content, Sheet):
                    reports = [examiner.report(content, not any(each.is_sheet for each in marked))]
                else:
                    reports = examiner.reports(content, name)
                if not any(report.items for report in reports):
                    raise GametraceError("there is no answer in it")
                is_sheet = isinstance(content, Sheet)
                marked += [Marked(name, examiner, report, is_sheet) for report in reports]
            except Exception as error:
                problems.append(_told(name, error))
        for examiner in self.examiners.all():
            problems += examiner.notes
            examiner.notes.clear()
        problems += [reason(error) for sheet in sheets for error in sheet.problems]
        return marked

    def _tree(self, content: Sheet | str, sheets: Sequence[Sheet]) -> TreeText:
        """What an answer is about: what it names, else TREE, else what the student's others name.

        A log names nothing.
        """
        named = self.examiners.named(content) if isinstance(content, Sheet) else None
        if tree := named or self.setup.tree:
            return tree
        others = {self.examiners.named(sheet) for sheet in sheets if sheet.tree is not None}
        if len(others) == 1 and (tree := others.pop()):
            return tree
        if len(self.setup.trees) == 1:
            return self.setup.trees[0]
        raise GametraceError("this names no tree; write one of the teacher's: `tree: …`")

    def _missing(self, submission: Submission, marked: Sequence[Marked]) -> list[Marked]:
        """What the rubric asks for where no sheet, or no log, is there at all."""
        if marked:
            examiner = marked[0].examiner
        elif self.setup.tree or len(self.setup.trees) == 1:
            examiner = self.examiners.first()
        else:
            return []  # nobody knows which tree it would be about
        empty = Sheet(Mapping(0, Role.DATA), Source(submission.id, ""))
        report = examiner.report(empty, asked=not any(each.is_sheet for each in marked))
        if "log" in self.asked and all(each.is_sheet for each in marked):
            exam = examiner.exam()
            lines = exam.key.right_log(examiner.lang).texts[:-1]
            why = examiner.words["why_unanswered"]
            missing = Item("log", None, None, lines, MISSING, why)
            report = report._replace(
                items=[*report.items, missing._replace(expected=None) if report.hints else missing],
                judged=[*report.judged, missing],
            )
        return [Marked("", examiner, report, True)] if report.items else []

    def _summed(
        self,
        submission: Submission,
        answers: int,
        marked: Sequence[Marked],
        problems: Sequence[str],
    ) -> Graded:
        """Everything that was found out, added up."""
        total, kinds = Score(0, 0), dict[str, Score]()
        for each in marked:
            for kind, items in each.kinds().items():
                score = self.rubric.score(items)
                kinds[kind] = kinds.get(kind, Score(0, 0)) + score
                total += score
        reports = [each.report for each in marked]
        students = [report.student for report in reports if report.student]
        student = students[0] if students else submission.student
        several = len(self.setup.all_trees) > 1
        return Graded(
            submission=submission.id,
            student=visible(student) if student else None,
            answers=answers,
            points=total.points,
            of=total.of,
            grade=total.scaled(self.rubric.out_of),
            kinds={kind: (score.points, score.of) for kind, score in kinds.items()},
            verdicts=dict(Counter(item.verdict for report in reports for item in report.judged)),
            mistakes=tuple(name for each in marked for name in each.mistakes(several)),
            misconceptions=tuple(
                dict.fromkeys(each.misconception for report in reports for each in report.diagnosis)
            ),
            problems=tuple(problems),
            feedback=feedback(submission, marked, problems, total, self.rubric, self._words()),
            sections=tuple(sections(marked, total, self.rubric)),
        )

    @cached_property
    def room(self) -> int:
        """How many characters answers may have: far more than can be said about any tree here."""
        trees = (self.examiners.of(tree).tree for tree in self.setup.all_trees)
        return ROOM + max(tree.size * (A_NODE + A_LEVEL * tree.height) for tree in trees)

    def _words(self) -> Words:
        return self.examiners.first().words


def _opened(answer: Text | Row) -> Sheet | str:
    """A sheet, or the text of a log."""
    if not isinstance(answer, Text):
        return answer.sheet()
    return answer.text if log_answers.is_log(answer.text) else read_sheet(answer.text, answer.name)


def _told(name: str, error: Exception) -> str:
    """Why a file could not be graded; a bug of ours is called one."""
    said = reason(error)
    if not isinstance(error, GametraceError):
        return f"{name}: this is a bug in gametrace: {type(error).__name__}: {visible(said)}"
    return said if said.startswith(f"{name}:") else f"{name}: {said}"
