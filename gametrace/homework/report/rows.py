"""What a report says, line by line, whatever form it takes."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gametrace.homework.check.item import RIGHT
from gametrace.homework.report.spelled import NOTHING, text
from gametrace.tree.errors import visible
from gametrace.tree.numbers import show

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from gametrace.homework.check.check import Report
    from gametrace.homework.check.item import Item
    from gametrace.homework.check.rubric import Score
    from gametrace.lang import Words

RIVALS = 3  # explanations that are told; more of them say nothing
SIGNS = {"right": "✓", "wrong": "✗", "follows": "↪", "missing": "…", "extra": "+"}
STYLES = {"right": "green", "wrong": "red", "follows": "yellow", "missing": "red", "extra": "red"}
COLUMNS = ["verdict", "answer", "given", "expected", "why"]


def heading(report: Report, title: str) -> str:
    """Whose answers these are, and to what."""
    who = [visible(part) for part in (report.student, title) if part]
    return " · ".join([*dict.fromkeys(who), report.algorithm, report.convention])


def columns_of(report: Report) -> list[str]:
    """The columns of a report; with hints nobody sees what was expected."""
    return [column for column in COLUMNS if not (report.hints and column == "expected")]


class Row(NamedTuple):
    """A line of the table: cells, or two and a text as long as it likes; and lines below."""

    style: str
    cells: list[str]
    told: str = ""
    below: Sequence[str] = ()


def rows_of(report: Report, words: Words, spread: bool = True) -> Iterator[Row]:
    """A row for what is right of each kind, then one for each mistake of that kind."""
    for kind in dict.fromkeys(item.kind for item in report.items):
        items = [item for item in report.items if item.kind == kind]
        name = words[f"kind_{kind}"]
        if right := [item for item in items if item.verdict == RIGHT]:
            nodes = " ".join(item.node for item in right if item.node is not None)
            if kind == "log":
                nodes = words["lines_right"].format(count=len(right))
            told = nodes or text(right[0].given, right[0], words)
            blank = [""] * (len(columns_of(report)) - 3)
            yield Row(STYLES[RIGHT], [SIGNS[RIGHT], name, *blank], visible(told))
        for item in items:
            if item.verdict != RIGHT:
                row = _row(item, name, words, spread and kind == "log")
                yield row._replace(cells=row.cells[:-1]) if report.hints else row


def _row(item: Item, name: str, words: Words, spread: bool) -> Row:
    """A mistake; the lines of a log are spread over lines of their own."""
    where = f"{name} {item.node}" if item.node is not None else name
    if item.line is not None:
        where += f" ({words['line']} {item.line})"
    verdict = f"{SIGNS[item.verdict]} {words[f'verdict_{item.verdict}']}"
    both = [text(answer, item, words) for answer in (item.given, item.expected)]
    cells, below = [verdict, visible(where), *both], [visible(item.why)]
    if spread:
        heads = zip((words["given"], words["expected"]), both, strict=True)
        below = [f"{head}: {line}" for head, line in heads if line != NOTHING]
        below.append(visible(item.why))
        cells = [verdict, visible(where), "", ""]
    return Row(STYLES[item.verdict], cells, "", below)


def conclusion(report: Report, score: Score, words: Words) -> Iterator[str]:
    """The summary, what was accepted or not understood, and what may lie behind the mistakes."""
    if report.accepted_under:
        said = [words.get(f"rule_{each}", each) for each in report.accepted_under.split()]
        yield words["accepted_under"].format(convention="; ".join(said))
    for line, unread in report.unread:
        yield words["unread_line"].format(line=line, text=visible(unread))
    if report.diagnosis:
        best = report.diagnosis[0]
        said = [words[f"slip_{each.misconception}"] for each in report.diagnosis]
        phrase = "diagnosis_one" if len(said) == 1 else "diagnosis_tie"
        if len(said) > RIVALS:
            phrase = "diagnosis_many"
        shares = {"explains": best.explains, "of": best.of}
        yield words[phrase].format(words=words["or"].join(said), **shares)
    earned = {"points": show(score.points), "of": show(score.of)}
    if not report.items:
        yield words["nothing_asked"]
    elif report.right:
        yield words["all_right"].format(**earned)
    else:
        yield words["some_wrong"].format(counts=_counts(report, words), **earned)


def _counts(report: Report, words: Words) -> str:
    verdicts = [item.verdict for item in report.judged]
    return ", ".join(
        f"{words[f'verdict_{verdict}']}: {verdicts.count(verdict)}"
        for verdict in SIGNS
        if verdict in verdicts
    )
