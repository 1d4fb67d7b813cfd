"""Grading one submission: what it earns, what to tell the student, what to tell the class."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from gametrace.homework.answers.sheet import Sheet, read_sheet
from gametrace.homework.check.checking import check
from gametrace.homework.check.rubric import Score
from gametrace.homework.grade.feedback import Marked, Section, feedback, sections
from gametrace.homework.grade.submissions import Text, reason
from gametrace.homework.logs.lines import holds_logs
from gametrace.homework.questions import QUESTIONS
from gametrace.lang import tell
from gametrace.tree.errors import GametraceError, visible

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from gametrace.homework.check.exam import Exam
    from gametrace.homework.grade.csv_answers import Row
    from gametrace.homework.grade.submissions import Submission
    from gametrace.homework.item import Item
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
    kinds: dict[str, tuple[Value, Value]]  # points, of how many, by question
    verdicts: dict[str, int]
    mistakes: tuple[str, ...]  # the answers that are not right, each in a few words
    misconceptions: tuple[str, ...]  # those that explain the mistakes best
    problems: tuple[str, ...]  # why something could not be read
    feedback: str
    sections: tuple[Section, ...]  # the same by question


class Grader:
    """Grades submissions by one exam."""

    def __init__(self, exam: Exam) -> None:
        self.exam, self.rubric = exam, exam.rubric
        self.asked = {name for name, _ in exam.rubric.asked}

    def graded(self, submission: Submission) -> Graded:
        """What a submission is worth; what goes wrong with one file does not stop the others."""
        problems = list(submission.problems)
        marked = self._marked(submission, problems)
        answers = len(marked)
        marked = list(self._once(marked, problems))
        if self.asked:
            marked += self._missing(marked)
        if len(problems) > PROBLEMS:
            problems[PROBLEMS:] = [tell("… and {count} more", count=len(problems) - PROBLEMS)]
        return self._summed(submission, answers, marked, problems)

    def failed(self, submission: Submission, error: Exception) -> Graded:
        """What is left to say when grading a submission failed as a whole."""
        problems = [*submission.problems, _problem(submission.id, error)]
        return self._summed(submission, 0, [], problems[-PROBLEMS:])

    def _marked(self, submission: Submission, problems: list[str]) -> list[Marked]:
        """A report on everything that can be read."""
        opened: list[tuple[str, Sheet | str]] = []
        for answer in submission.answers:
            try:
                if len(answer.text) > self.room:
                    message = tell(
                        "{count} characters are too many for answers about this tree",
                        count=len(answer.text),
                    )
                    raise GametraceError(message)
                opened.append((answer.name, _opened(answer)))
            except Exception as error:
                problems.append(_problem(answer.name, error))
        sheets = [content for _, content in opened if isinstance(content, Sheet)]
        marked: list[Marked] = []
        for name, content in opened:
            try:
                exam = self._exam(content, sheets)
                self._refuse_unaccepted(content)
                if isinstance(content, Sheet):
                    reports = [exam.report(content, grading=True)]
                else:
                    reports = exam.log_reports(content, grading=True)
                if not any(report.judged for report in reports):
                    raise GametraceError(tell("there is no answer in it"))
                marked += [Marked(name, exam, report) for report in reports]
                problems += [note for report in reports for note in report.notes]
            except Exception as error:
                problems.append(_problem(name, error))
        problems += [reason(error) for sheet in sheets for error in sheet.problems]
        return marked

    def _exam(self, content: Sheet | str, sheets: Sequence[Sheet]) -> Exam:
        """The exam about the tree that an answer names, else TREE, else that the others name.

        A log names nothing.
        """
        exam = self.exam
        named = exam.named(content) if isinstance(content, Sheet) else None
        if named or exam.given:
            return named or exam
        others = {exam.named(sheet) for sheet in sheets if sheet.tree is not None}
        if len(others) == 1 and (other := others.pop()):
            return other
        if len(exam.trees) == 1:
            return exam
        raise GametraceError(tell("this names no tree; write one of the teacher's: `tree: …`"))

    def _refuse_unaccepted(self, content: Sheet | str) -> None:
        """Refuse a sheet, or a log, where the rubric does not accept it."""
        kind = "sheet" if isinstance(content, Sheet) else "log"
        if kind not in self.rubric.accept:
            phrase = "note_sheet_not_accepted" if kind == "sheet" else "note_not_accepted"
            raise GametraceError(self.exam.words[phrase])

    def _once(self, marked: Sequence[Marked], problems: list[str]) -> Iterator[Marked]:
        """The reports, in which each question about a tree is answered by one file only."""
        chosen: dict[tuple[int, str], Marked] = {}
        several: dict[tuple[int, str], bool] = {}
        for answer in marked:
            for kind, items in answer.kinds().items():
                question = (id(answer.exam), kind)
                several[question] = question in chosen
                if question not in chosen or self._replaces(items, chosen[question].kinds()[kind]):
                    chosen[question] = answer
        for (_, kind), answer in chosen.items():
            if several[id(answer.exam), kind]:
                title = QUESTIONS[kind].title(self.exam.words)
                fields = {"question": title, "file": visible(answer.name)}
                problems.append(self.exam.words["note_several"].format(**fields))
        for answer in marked:
            kept = {kind for kind in answer.kinds() if chosen[id(answer.exam), kind] is answer}
            if kept:
                yield answer.only(kept, self.rubric)

    def _replaces(self, later: Sequence[Item], earlier: Sequence[Item]) -> bool:
        """Whether a later file's answers to a question count instead of an earlier one's."""
        if self.rubric.several == "best":
            (points, of), (before, of_before) = self.rubric.score(later), self.rubric.score(earlier)
            return bool(points * of_before > before * of)
        return self.rubric.several == "last"

    def _missing(self, marked: Sequence[Marked]) -> list[Marked]:
        """What the rubric asks for and no file answers."""
        if marked:
            exam = marked[0].exam
        elif self.exam.given or len(self.exam.trees) == 1:
            exam = self.exam
        else:
            return []  # it may be about any of several trees
        solution = exam.solution(exam.fixed or (marked[0].report.algorithm if marked else None))
        answered = {kind for answer in marked for kind in answer.kinds()}
        blank = self.rubric.completed({}, solution.key)
        claims = {name: claim for name, claim in blank.items() if name not in answered}
        report = check(claims, solution, self.rubric, hints=exam.hints)
        return [Marked("", exam, report)] if report.items else []

    def _summed(
        self,
        submission: Submission,
        answers: int,
        marked: Sequence[Marked],
        problems: Sequence[str],
    ) -> Graded:
        """Everything that was found out, added up."""
        total, kinds = Score(0, 0), dict[str, Score]()
        for answer in marked:
            for kind, items in answer.kinds().items():
                score = self.rubric.score(items)
                kinds[kind] = kinds.get(kind, Score(0, 0)) + score
                total += score
        reports = [answer.report for answer in marked]
        students = [report.student for report in reports if report.student]
        student = students[0] if students else submission.student
        several = len(self.exam.all_trees()) > 1
        return Graded(
            submission=submission.id,
            student=visible(student) if student else None,
            answers=answers,
            points=total.points,
            of=total.of,
            grade=total.scaled(self.rubric.out_of),
            kinds={kind: (score.points, score.of) for kind, score in kinds.items()},
            verdicts=dict(Counter(item.verdict for report in reports for item in report.judged)),
            mistakes=tuple(name for answer in marked for name in answer.mistakes(several)),
            misconceptions=tuple(
                dict.fromkeys(
                    found.misconception for report in reports for found in report.diagnosis
                )
            ),
            problems=tuple(problems),
            feedback=feedback(submission, marked, problems, total, self.rubric, self.exam.words),
            sections=tuple(sections(marked, total, self.rubric)),
        )

    @cached_property
    def room(self) -> int:
        """How many characters answers may have: far more than can be said about any tree here."""
        trees = (exam.tree for exam in self.exam.all_trees())
        return ROOM + max(tree.size * (A_NODE + A_LEVEL * tree.height) for tree in trees)


def _opened(answer: Text | Row) -> Sheet | str:
    """A sheet, or the text of a log."""
    if not isinstance(answer, Text):
        return answer.sheet()
    if holds_logs(answer.text):
        return answer.text
    return read_sheet(answer.text, answer.name)


def _problem(name: str, error: Exception) -> str:
    """Why a file could not be graded; a bug of ours is called one."""
    message = reason(error)
    if not isinstance(error, GametraceError):
        bug = f"{type(error).__name__}: {visible(message)}"
        return f"{name}: {tell('this is a bug in gametrace: {error}', error=bug)}"
    return message if message.startswith(f"{name}:") else f"{name}: {message}"
