"""What a student is told about a submission, and what Gradescope shows of it."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from gametrace.homework.check.rubric import Score
from gametrace.homework.item import EXTRA, MISSING, WRONG
from gametrace.homework.questions import QUESTIONS
from gametrace.homework.report.forms import as_markdown, marked
from gametrace.homework.report.rows import rows_of
from gametrace.tree.errors import visible

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence, Set

    from gametrace.homework.check.checking import Report
    from gametrace.homework.check.exam import Exam
    from gametrace.homework.check.rubric import Rubric
    from gametrace.homework.grade.submissions import Submission
    from gametrace.homework.item import Item
    from gametrace.lang import Words
    from gametrace.tree.numbers import Value

_STARTS = re.compile(r"(?=[-+#>=])|\d+(?=[.)](?:\s|$))")  # what makes a line a heading or a list


class Marked(NamedTuple):
    """A report, the name of what it is about, and the exam that it is by."""

    name: str
    exam: Exam
    report: Report

    def only(self, kinds: Set[str], rubric: Rubric) -> Marked:
        """The same with the answers to some questions alone."""
        items = [item for item in self.report.items if item.kind in kinds]
        judged = [item for item in self.report.judged if item.kind in kinds]
        score = rubric.score(judged)
        return self._replace(report=replace(self.report, items=items, judged=judged, score=score))

    def kinds(self) -> dict[str, list[Item]]:
        """The items of each kind."""
        found: dict[str, list[Item]] = {}
        for item in self.report.judged:
            found.setdefault(item.kind, []).append(item)
        return found

    def mistakes(self, several: bool) -> Iterator[str]:
        """What was not answered rightly, with the name of its tree where there are several."""
        words, source = self.exam.words, self.exam.tree.source
        tree = f"{source.name}: " if several and source else ""
        for item in self.report.judged:
            if item.verdict in (WRONG, MISSING, EXTRA):
                about = f" {visible(item.node)}" if item.node is not None else ""
                yield f"{tree}{QUESTIONS[item.kind].title(words)}{about}"


class Section(NamedTuple):
    """A kind of answer, as Gradescope shows it."""

    name: str
    score: Value
    max_score: Value
    output: str


def feedback(
    submission: Submission,
    answers: Sequence[Marked],
    problems: Sequence[str],
    total: Score,
    rubric: Rubric,
    words: Words,
) -> str:
    """The Markdown for one student: each report, what could not be read, and the grade."""
    parts = [] if answers else [f"# {listed(submission.student or submission.id)}\n"]
    for answer in answers:
        student = answer.report.student or submission.student or submission.id
        title = answer.name if len(answers) > 1 else ""
        report = replace(answer.report, student=student)
        parts.append("".join(as_markdown(report, answer.exam.words, title)))
    if problems:
        lines = "".join(f"- {listed(problem)}\n" for problem in problems)
        parts.append(f"## {words['grades_unread']}\n\n{lines}")
    if len(answers) != 1 or rubric.out_of is not None:
        numbers = {"points": decimal(total.points), "of": decimal(total.of)}
        grade = decimal(total.scaled(rubric.out_of))
        parts.append(words["grades_total"].format(grade=grade, **numbers) + "\n")
    return "\n".join(parts)


def sections(answers: Sequence[Marked], total: Score, rubric: Rubric) -> Iterator[Section]:
    """A section for each kind of answer; together they are worth what all is worth."""
    for answer in answers:
        words = answer.exam.words
        file = f"{visible(answer.name)}: " if len(answers) > 1 and answer.name else ""
        for kind, items in answer.kinds().items():
            points, of = (
                Score(part, total.of).scaled(rubric.out_of) for part in rubric.score(items)
            )
            shown = [item for item in answer.report.items if item.kind == kind]
            rows = rows_of(replace(answer.report, items=shown), words, spread=False)
            lines = ([row.cells[0], row.told or row.cells[1], *row.cells[2:], *row.below]
                     for row in rows)  # fmt: skip
            output = "".join(f"- {listed(' · '.join(filter(None, line)))}\n" for line in lines)
            yield Section(f"{file}{QUESTIONS[kind].title(words)}", points, of, output)


def listed(text: str) -> str:
    """Text for the start of a line of Markdown, in which nothing is markup."""
    text = marked(visible(text))
    start = _STARTS.match(text)
    return f"{text[: start.end()]}\\{text[start.end() :]}" if start else text


def decimal(value: Value, places: int = 4) -> str:
    """A number as a spreadsheet reads it: no fraction, which it would take for a date."""
    if type(value) is int:
        return str(value)
    return f"{float(value):.{places}f}".rstrip("0").rstrip(".")
