"""What answers are compared with: a tree, an algorithm, a convention, a rubric."""

from __future__ import annotations

import pickle
from dataclasses import replace
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any

from gametrace.homework.answers.sheet import read_sheet
from gametrace.homework.check.checking import check
from gametrace.homework.check.rubric import Rubric
from gametrace.homework.check.rubric_file import LARGEST, rubric_of
from gametrace.homework.check.solution import Solution, fixes_convention, other_conventions
from gametrace.homework.check.trees import about_another_tree, named_tree, refuse_no_tree
from gametrace.homework.logs.claims import claims_of
from gametrace.homework.logs.lines import holds_logs, logs
from gametrace.homework.questions import read_claims, understood
from gametrace.lang import homework_words
from gametrace.search import ALGORITHMS, algorithm_of
from gametrace.solving import rules_for
from gametrace.tree.errors import GametraceError
from gametrace.tree.read import shown_name, text_in

if TYPE_CHECKING:
    import os
    from collections.abc import Callable, Sequence
    from concurrent.futures import Executor

    from gametrace.convention import Convention
    from gametrace.homework.answers.sheet import Sheet
    from gametrace.homework.check.checking import Report
    from gametrace.homework.grade.grades import Grades
    from gametrace.homework.logs.lines import Log
    from gametrace.lang import Words
    from gametrace.tree.node import Tree


class Exam:
    """Checks and grades answers about one tree, or about several that a sheet may name.

    The algorithm and the parts of the convention are as for a search; rubric is a file or a Rubric.
    With trees, tree is for answers that name none, and may be None.
    """

    def __init__(
        self,
        tree: Tree | None,
        *,
        algorithm: str | None = None,
        convention: str | None = None,
        rubric: Rubric | str | os.PathLike[str] | None = None,
        lang: str | None = None,
        hints: bool = False,
        trees: Sequence[Tree] = (),
        **parts: Any,
    ) -> None:
        refuse_no_tree(tree, trees)
        self.given, self.trees = tree, tuple(trees)
        self.tree: Tree = trees[0] if tree is None else tree
        self.algorithm, self.convention = algorithm, convention
        self.parts = {key: part for key, part in parts.items() if part is not None}
        self.rubric = rubric_of(rubric)
        self.hints = hints
        self.lang = lang or self._rules(self.suits).lang
        self._language = lang
        self._solutions: dict[str, Solution] = {}
        self._others: dict[int, Exam] = {}

    def __reduce__(self) -> tuple[Callable[[bytes], Exam], tuple[bytes]]:
        return _same_exam, (self._pickled,)

    @cached_property
    def _pickled(self) -> bytes:
        return pickle.dumps((self.given, self._options | {"trees": self.trees}))

    @property
    def _options(self) -> dict[str, Any]:
        """What it was made with, besides its trees."""
        return {
            "algorithm": self.algorithm, "convention": self.convention, "rubric": self.rubric,
            "lang": self._language, "hints": self.hints, **self.parts,
        }  # fmt: skip

    @cached_property
    def words(self) -> Words:
        """The words of its verdicts."""
        return homework_words(self.lang)

    @cached_property
    def suits(self) -> str:
        """The algorithm where none is named: the tree's own, or one that suits it."""
        return algorithm_of(self.tree)

    @property
    def fixed(self) -> str | None:
        """The algorithm that a class is graded by, whatever its sheets say."""
        named = self.tree.algorithm.text if self.tree.algorithm else None
        return self.algorithm or self.rubric.algorithm or named

    def solution(self, algorithm: str | None = None) -> Solution:
        """The right answers by the exam's algorithm, else this one, else what suits the tree."""
        return self.solution_by(self.algorithm or algorithm or self.rubric.algorithm or self.suits)

    def solution_by(self, name: str) -> Solution:
        """The right answers by one algorithm."""
        if name not in self._solutions:
            self._solutions[name] = self._solve(name)
        return self._solutions[name]

    def _solve(self, algorithm: str) -> Solution:
        names = self.rubric.conventions
        fixed = bool(self.convention or self.parts.keys() & {"cut", "bound"})
        fixed = fixed or fixes_convention(self.tree)
        listed = [self._rules(algorithm, name) for name in names]
        rules = self._rules(algorithm, None if fixed or not names else names[0])
        if not names and not fixed and ALGORITHMS[algorithm].windows:
            listed = other_conventions(rules)
        return Solution(self.tree, algorithm, rules, listed, self.lang, self.rubric.exact)

    def _rules(self, algorithm: str, name: str | None = None) -> Convention:
        return rules_for(self.tree, algorithm, name or self.convention, **self.parts)

    def all_trees(self) -> list[Exam]:
        """An exam for each tree that an answer may be about."""
        trees = [*([self.given] if self.given else []), *self.trees]
        return [self.on(tree) for tree in trees]

    def on(self, tree: Tree) -> Exam:
        """The same exam about another tree."""
        if tree is self.tree:
            return self
        if id(tree) not in self._others:
            self._others[id(tree)] = Exam(tree, **self._options)
        return self._others[id(tree)]

    def named(self, sheet: Sheet) -> Exam | None:
        """The exam about the tree that a sheet names, if it names one of several."""
        if sheet.tree is None or not self.trees:
            return None
        return self.on(named_tree(sheet, self.trees))

    def refuse_what_cannot_be_asked(self) -> None:
        """Search every tree, so that what is wrong there, or in the rubric, is said at once."""
        self.rubric.refuse_unknown_nodes(exam.solution().key for exam in self.all_trees())

    # -- checking

    def check(self, path: str | os.PathLike[str] | None = None, *, text: str = "") -> Report:
        """The report on a file of answers, or on text; of several logs in it, on the first."""
        if path is None:
            return self.reports(text, "<answers>")[0]
        shown = shown_name(path)
        return self.reports(text_in(path, shown, LARGEST), shown)[0]

    def reports(self, text: str, name: str) -> list[Report]:
        """A report on each answer in some text: one sheet, or the logs in it."""
        if holds_logs(text):
            return self.log_reports(text)
        return [self.report(read_sheet(text, name))]

    def log_reports(self, text: str, grading: bool = False) -> list[Report]:
        """A report on each log in some text; see `report`."""
        return [self._log_report(log, grading) for log in logs(text, self.tree)]

    def _log_report(self, log: Log, grading: bool) -> Report:
        written = log.algorithm(self.tree)
        solution = self.solution(self.fixed if grading and self.fixed else written)
        claims: dict[str, Any] = {"log": log}
        if self.rubric.asked:
            derived = claims_of(log, self.tree)
            claims |= {name: derived[name] for name in derived if solution.key.answers(name)}
        claims = self.rubric.completed(claims, solution.key, whole=not grading)
        report = check(claims, solution, self.rubric, hints=self.hints)
        if solution.algorithm == written:
            return report
        is_right = check({"log": log}, self.solution_by(written), Rubric()).right
        notes = [self.words["note_right_log"].format(algorithm=written)] if is_right else []
        return replace(report, notes=notes, algorithm_named=written)

    def report(self, sheet: Sheet, grading: bool = False) -> Report:
        """The report on a sheet; what the rubric asks for and is not there is missing.

        grading: the algorithm is the exam's, the rubric's or the tree's before it is the sheet's,
        and questions that other files may answer are not missing.
        """
        solution, named = self._solution_of(sheet, grading)
        claims = read_claims(sheet, solution.key.names)
        claims = self.rubric.completed(claims, solution.key, whole=not grading)
        report = check(claims, solution, self.rubric, sheet.student, self.hints)
        notes = list(about_another_tree(sheet, self.tree))
        if named:
            fields = {"named": named, "algorithm": solution.algorithm}
            notes.append(f"{sheet.source.name}: {self.words['note_algorithm'].format(**fields)}")
        problems = sorted(sheet.problems, key=lambda error: (error.line, error.column))
        messages = list(dict.fromkeys(map(str, problems)))
        return replace(
            report, notes=notes, problems=messages, algorithm_named=named,
            items=understood(report.items, sheet.written, self.words),
            judged=understood(report.judged, sheet.written, self.words),
        )  # fmt: skip

    def _solution_of(self, sheet: Sheet, grading: bool) -> tuple[Solution, str | None]:
        """The solution that a sheet is compared with, and the algorithm it names if another."""
        named = sheet.algorithm()
        fixed = self.fixed if grading else self.algorithm
        if fixed or named is None:
            solution = self.solution(fixed)
            return solution, named if named not in (None, solution.algorithm) else None
        solution = self.solution(named)
        try:
            solution.key  # noqa: B018  # a search that fails, fails here
        except GametraceError as error:
            reason = getattr(error, "what", None) or str(error)
            raise sheet.take.error(sheet.pieces["algorithm"], reason) from None
        return solution, None

    def grade(
        self,
        submissions: str | os.PathLike[str],
        executor: Executor | None = None,
        progress: Callable[[int], object] | None = None,
    ) -> Grades:
        """The grades of a class: a folder of submissions, or a CSV; with any executor."""
        from gametrace.homework.grade.grades import grade

        return grade(self, submissions, executor, progress)

    def worksheet(self, ask: Sequence[str] = ()) -> str:
        """The exercise to hand out: an answer sheet with empty fields."""
        from gametrace.homework.handout.worksheet import worksheet

        return "".join(worksheet(self.solution().key, ask))

    def key(self, ask: Sequence[str] = ()) -> str:
        """The same sheet with the right answers."""
        from gametrace.homework.handout.worksheet import worksheet

        return "".join(worksheet(self.solution().key, ask, filled=True))


@lru_cache(maxsize=4)
def _same_exam(pickled: bytes) -> Exam:
    """The exam that was pickled, kept so that a process builds and solves its trees once."""
    tree, options = pickle.loads(pickled)
    return Exam(tree, **options)
