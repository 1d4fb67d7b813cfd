"""What a report says, line by line, whatever form it takes."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gametrace.homework.item import RIGHT
from gametrace.homework.questions import QUESTIONS
from gametrace.homework.questions.question import NOTHING
from gametrace.tree.errors import visible
from gametrace.tree.numbers import show

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from gametrace.homework.check.checking import Report
    from gametrace.homework.item import Item
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
    """The columns of a report; with hints, what was expected is not shown."""
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
        question = QUESTIONS[kind]
        if right := [item for item in items if item.verdict == RIGHT]:
            empty = [""] * (len(columns_of(report)) - 3)
            short = visible(question.all_right(right, words))
            cells = [SIGNS[RIGHT], question.title(words), *empty]
            yield Row(STYLES[RIGHT], cells, short, [*_remarks(right)])
        for item in items:
            if item.verdict != RIGHT:
                row = _row(item, words, spread and question.long_answers)
                yield row._replace(cells=row.cells[:-1]) if report.hints else row


def _remarks(items: Sequence[Item]) -> Iterator[str]:
    """What there is to say of right answers: how they were understood, that they are rounded."""
    for item in items:
        about = f"{item.node}: " if item.node is not None and item.line is None else ""
        parts = [f"{item.written} ({item.understood})" if item.understood else "", item.why]
        if remark := "; ".join(filter(None, parts)):
            yield visible(f"{about}{remark}")


def _row(item: Item, words: Words, spread: bool) -> Row:
    """A mistake; the lines of a log are spread over lines of their own."""
    question = QUESTIONS[item.kind]
    where = visible(question.place(item, words))
    verdict = f"{SIGNS[item.verdict]} {words[f'verdict_{item.verdict}']}"
    both = [question.text(answer, item, words) for answer in (item.given, item.expected)]
    if item.understood:
        both[0] = f"{visible(item.written)} ({item.understood})"
    cells, below = [verdict, where, *both], [visible(item.why)]
    if spread:
        heads = zip((words["given"], words["expected"]), both, strict=True)
        below = [f"{head}: {line}" for head, line in heads if line != NOTHING]
        below.append(visible(item.why))
        cells = [verdict, where, "", ""]
    return Row(STYLES[item.verdict], cells, "", below)


def conclusion(report: Report, words: Words) -> Iterator[str]:
    """The summary, what was accepted or not understood, and what may lie behind the mistakes."""
    if report.accepted_under:
        rules = [words.get(f"rule_{rule}", rule) for rule in report.accepted_under.split()]
        yield words["accepted_under"].format(convention="; ".join(rules))
    for line, unread in report.unread:
        yield words["unread_line"].format(line=line, text=visible(unread))
    if report.diagnosis:
        best = report.diagnosis[0]
        slips = [words[f"slip_{found.misconception}"] for found in report.diagnosis]
        phrase = "diagnosis_one" if len(slips) == 1 else "diagnosis_tie"
        if len(slips) > RIVALS:
            phrase = "diagnosis_many"
        shares = {"explains": best.explains, "of": best.of}
        yield words[phrase].format(words=words["or"].join(slips), **shares)
    earned = {"points": show(report.points), "of": show(report.of)}
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
