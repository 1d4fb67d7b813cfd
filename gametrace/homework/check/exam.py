"""What answers are compared with: a tree, an algorithm, a convention, a rubric."""

from __future__ import annotations

import os
import pickle
from dataclasses import replace
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any

from gametrace.homework.answers.sheet import is_sheet, read_sheet
from gametrace.homework.check.checking import check
from gametrace.homework.check.rubric import Rubric, read_rubric
from gametrace.homework.check.solution import Solution, fixes_convention, other_conventions
from gametrace.homework.logs.lines import is_log, logs
from gametrace.homework.questions import read_claims, understood
from gametrace.lang import homework_words, tell
from gametrace.search import ALGORITHMS, algorithm_of
from gametrace.solving import rules_for
from gametrace.tree.errors import GametraceError, TreeError, nearest, visible
from gametrace.tree.node import Tree
from gametrace.tree.read import shown_name, text_in

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from concurrent.futures import Executor

    from gametrace.convention import Convention
    from gametrace.homework.answers.sheet import Sheet
    from gametrace.homework.check.checking import Report
    from gametrace.homework.grade.grades import Grades
    from gametrace.lang import Words

LARGEST = 1 << 24  # bytes of a file of answers or of a rubric


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

    def __repr__(self) -> str:
        return f"<exam on {self.tree!r}>"

    def __reduce__(self) -> tuple[Callable[[bytes], Exam], tuple[bytes]]:
        return _same_exam, (self._pickled,)

    @cached_property
    def _pickled(self) -> bytes:
        options = {
            "algorithm": self.algorithm, "convention": self.convention, "rubric": self.rubric,
            "lang": self._language, "hints": self.hints, "trees": self.trees, **self.parts,
        }  # fmt: skip
        return pickle.dumps((self.given, options))

    @cached_property
    def words(self) -> Words:
        """The words of its verdicts."""
        return homework_words(self.lang)

    @cached_property
    def suits(self) -> str:
        """The algorithm where none is named: the tree's own, or one that suits it."""
        return algorithm_of(self.tree)

    # -- what is right

    def solution(self, algorithm: str | None = None) -> Solution:
        """The right answers by the exam's algorithm, else this one, else the tree's."""
        name = self.algorithm or algorithm or self.suits
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
        return Solution(self.tree, algorithm, rules, listed, self.lang)

    def _rules(self, algorithm: str, name: str | None = None) -> Convention:
        return rules_for(self.tree, algorithm, name or self.convention, **self.parts)

    # -- several trees

    def all_trees(self) -> list[Exam]:
        """An exam for each tree that an answer may be about."""
        trees = [*([self.given] if self.given else []), *self.trees]
        return [self.on(tree) for tree in trees]

    def on(self, tree: Tree) -> Exam:
        """The same exam about another tree."""
        if tree is self.tree:
            return self
        if id(tree) not in self._others:
            options: dict[str, Any] = {"algorithm": self.algorithm, "convention": self.convention}
            options |= {"rubric": self.rubric, "lang": self._language, "hints": self.hints}
            self._others[id(tree)] = Exam(tree, **options, **self.parts)
        return self._others[id(tree)]

    def named(self, sheet: Sheet) -> Exam | None:
        """The exam about the tree that a sheet names: a word to be compared, never a path."""
        if sheet.tree is None or not self.trees:
            return None
        word = sheet.tree.strip()
        names = [os.path.basename(tree.source.name) if tree.source else "" for tree in self.trees]
        matches: list[Tree] = []
        for spell in (str, str.casefold):
            matches = [
                tree
                for tree, name in zip(self.trees, names, strict=True)
                if spell(word) in (spell(name), spell(os.path.splitext(name)[0]))
            ]
            if len(matches) == 1:
                return self.on(matches[0])
        message = tell("there is no tree '{tree}'", tree=visible(word))
        message += nearest(word, [os.path.splitext(name)[0] for name in names])
        if matches:
            message = tell(
                "'{tree}' could be any of {known}; write its suffix",
                tree=visible(word), known=", ".join(names),
            )  # fmt: skip
        raise sheet.take.error(sheet.pieces["tree"], message)

    def refuse_what_cannot_be_asked(self) -> None:
        """Search every tree, so that what is wrong there, or in the rubric, is said at once."""
        asked = {node for _, nodes in self.rubric.asked for node in nodes}
        known: list[str] = []
        for exam in self.all_trees():
            key = exam.solution().key
            asked -= {node for node in asked if key.names.find(node)}
            known += list(key.nodes) if asked else []
        for node in sorted(asked):
            message = tell("the rubric asks for '{node}', which is no node", node=visible(node))
            raise GametraceError(f"{getattr(node, 'place', '')}{message}{nearest(node, known)}")

    # -- checking

    def check(self, path: str | os.PathLike[str] | None = None, *, text: str = "") -> Report:
        """The report on a file of answers, or on text; of several logs in it, on the first."""
        if path is None:
            return self.reports(text, "<answers>")[0]
        shown = shown_name(path)
        return self.reports(text_in(path, shown, LARGEST), shown)[0]

    def reports(self, text: str, name: str) -> list[Report]:
        """A report on each answer in some text: one sheet, or the logs in it."""
        if is_log(text) and not is_sheet(text):
            return self.log_reports(text)
        return [self.report(read_sheet(text, name))]

    def log_reports(self, text: str) -> list[Report]:
        """A report on each log in some text."""
        return [
            check({"log": log}, self.solution(log.algorithm(self.tree)), self.rubric,
                  hints=self.hints)
            for log in logs(text, self.tree)
        ]  # fmt: skip

    def report(self, sheet: Sheet, asked: bool = True) -> Report:
        """The report on a sheet; what the rubric asks for and is not there is missing.

        What cannot be read counts as a wrong answer, and is among the report's problems.
        """
        notes = []
        if other := sheet.names_another(self.tree):
            mine = self.tree.source.name if self.tree.source else ""
            note = tell(
                "this is about the tree '{other}', but it is checked against {tree}",
                other=visible(other), tree=mine,
            )  # fmt: skip
            notes.append(f"{sheet.source.name}: {note}")
        solution = self._solution_of(sheet)
        claims = read_claims(sheet, solution.key.names)
        if asked:
            claims = self.rubric.completed(claims, solution.key)
        report = check(claims, solution, self.rubric, sheet.student, self.hints)
        if sheet.written:
            items, judged = (
                understood(its, sheet.written, self.words) for its in (report.items, report.judged)
            )
            report = replace(report, items=items, judged=judged)
        problems = sorted(sheet.problems, key=lambda error: (error.line, error.column))
        return replace(report, notes=notes, problems=[str(problem) for problem in problems])

    def _solution_of(self, sheet: Sheet) -> Solution:
        """The solution by the sheet's own algorithm, which must be able to search the tree."""
        named = None if self.algorithm else self._named_by(sheet)
        solution = self.solution(named)
        try:
            solution.key  # noqa: B018  # a search that fails, fails here
        except GametraceError as error:
            if named is None:
                raise
            reason = getattr(error, "what", None) or str(error)
            raise sheet.take.error(sheet.pieces["algorithm"], reason) from None
        return solution

    def _named_by(self, sheet: Sheet) -> str | None:
        """The algorithm that a sheet names; a word for none of them does not spoil the rest."""
        try:
            return sheet.algorithm()
        except TreeError as error:
            sheet.problems.append(error)
            return None

    # -- what rooms above do with it

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


def rubric_of(given: Rubric | str | os.PathLike[str] | None) -> Rubric:
    """A rubric as it is, or the one in a file."""
    if given is None or isinstance(given, Rubric):
        return given or Rubric()
    shown = shown_name(given)
    return read_rubric(text_in(given, shown, LARGEST), shown)


def refuse_no_tree(tree: object, trees: Sequence[object]) -> None:
    """Refuse an exam that is about nothing, or about something that is no tree."""
    for given in [*([] if tree is None else [tree]), *trees]:
        if not isinstance(given, Tree):
            message = tell("an exam needs a Tree, not {given}; write", given=repr(given)[:60])
            raise GametraceError(f"{message} gametrace.read({given!r:.60})")
    if tree is None and not trees:
        raise GametraceError(tell("an exam needs a tree"))
