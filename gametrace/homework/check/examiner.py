"""Who checks a text: finds out what it answers, by which algorithm, and reports on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gametrace.homework.answers.sheet import read_sheet, refuse_problems
from gametrace.homework.check.asked import with_asked
from gametrace.homework.check.check import check, sheet_answers
from gametrace.homework.check.exam import Exam, fixes_convention, other_conventions
from gametrace.homework.check.rubric import Rubric
from gametrace.lang import homework_words
from gametrace.search import algorithm_of
from gametrace.solving import rules_for
from gametrace.tree.errors import GametraceError, TreeError, visible

if TYPE_CHECKING:
    from gametrace.homework.answers.sheet import Sheet
    from gametrace.homework.check.check import Report
    from gametrace.search import Convention
    from gametrace.tree.node import Tree


class Examiner:
    """Checks texts about one tree; the exam for each algorithm is set once.

    strict: what is badly written is refused; else it counts as a wrong answer.
    """

    def __init__(
        self,
        tree: Tree,
        algorithm: str | None = None,
        convention: str | None = None,
        parts: dict[str, Any] | None = None,
        rubric: Rubric = Rubric(),  # noqa: B008
        lang: str | None = None,
        strict: bool = True,
        hints: bool = False,
    ) -> None:
        self.tree, self.algorithm, self.convention = tree, algorithm, convention
        self.parts, self.rubric, self.strict, self.hints = parts or {}, rubric, strict, hints
        self.suits = algorithm_of(tree)
        self.fixed = bool(convention or self.parts.keys() & {"cut", "bound"})
        self.fixed = self.fixed or fixes_convention(tree)
        self.lang = lang or self._rules(self.suits).lang
        self.words = homework_words(self.lang)
        self.notes: list[str] = []  # what somebody should know about what was checked
        self._exams: dict[str, Exam] = {}

    def _rules(self, algorithm: str, name: str | None = None) -> Convention:
        return rules_for(self.tree, algorithm, name or self.convention, **self.parts)

    def exam(self, algorithm: str | None = None) -> Exam:
        """The exam by the algorithm of the command line, else this one, else the tree's."""
        name = self.algorithm or algorithm or self.suits
        if name not in self._exams:
            self._exams[name] = self._set(name)
        return self._exams[name]

    def _set(self, algorithm: str) -> Exam:
        names = self.rubric.conventions
        listed = [self._rules(algorithm, name) for name in names]
        rules = self._rules(algorithm, None if self.fixed or not names else names[0])
        if not names and not self.fixed and algorithm == "alphabeta":
            listed = other_conventions(rules)
        return Exam(self.tree, algorithm, rules, listed)

    def reports(self, text: str, name: str) -> list[Report]:
        """A report on each answer in a text: one sheet, or the logs in it."""
        from gametrace.homework.logs import answers as log_answers

        if log_answers.is_log(text):
            return [
                check(answers, self.exam(algorithm), self.words, self.hints)
                for algorithm, answers in log_answers.read(text, self.tree, self.lang)
            ]
        return [self.report(read_sheet(text, name))]

    def report(self, sheet: Sheet, asked: bool = True) -> Report:
        """A report on a sheet, where what the rubric asks for and is not there is missing."""
        if other := sheet.names_another(self.tree):
            mine = self.tree.source.name if self.tree.source else ""
            note = f"this is about the tree '{visible(other)}', but it is checked against {mine}"
            self.notes.append(f"{sheet.source.name}: {note}")
        exam = self._exam_of(sheet)
        claims = sheet.claims(exam.names)
        if self.strict:
            refuse_problems(sheet)
        if asked:
            claims = with_asked(claims, self.rubric, exam)
        return check(sheet_answers(sheet.student, claims), exam, self.words, self.hints)

    def _exam_of(self, sheet: Sheet) -> Exam:
        """The exam by the sheet's own algorithm, which must be able to search the tree."""
        named = None if self.algorithm else self._named(sheet)
        exam = self.exam(named)
        try:
            assert exam.key is not None
        except GametraceError as error:
            if named is None:
                raise
            reason = getattr(error, "what", None) or str(error)
            raise sheet.take.error(sheet.pieces["algorithm"], reason) from None
        return exam

    def _named(self, sheet: Sheet) -> str | None:
        """The algorithm that a sheet names; a word for none of them does not spoil the rest."""
        try:
            return sheet.algorithm()
        except TreeError as error:
            sheet.problems.append(error)
            return None
