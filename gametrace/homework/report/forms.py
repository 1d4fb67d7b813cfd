"""A report on answers, as a table for the terminal, as Markdown, and as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametrace.homework.item import RIGHT
from gametrace.homework.questions import QUESTIONS
from gametrace.homework.report.rows import columns_of, conclusion, heading, rows_of
from gametrace.render.columns import GAP
from gametrace.render.events import as_json, number
from gametrace.tree.errors import visible

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import TypeAlias

    from gametrace.homework.check.checking import Report
    from gametrace.homework.item import Item
    from gametrace.lang import Words

    Paint: TypeAlias = Callable[[str, str], str]
    Reports: TypeAlias = Sequence[tuple[str, Report]]  # each with the name of its file

_MARKED = str.maketrans({char: f"\\{char}" for char in "\\`*_[<|~&$"})


def as_table(report: Report, words: Words, paint: Paint, title: str = "") -> Iterator[str]:
    """Coloured lines: what is right in short, each mistake with its reason, and a summary."""
    from rich.cells import cell_len

    def padded(cells: Sequence[str]) -> str:
        pairs = zip(cells, widths, strict=False)
        return GAP.join(cell + " " * (width - cell_len(cell)) for cell, width in pairs).rstrip()

    yield paint(heading(report, title), "bold") + "\n"
    rows = list(rows_of(report, words))
    heads = [words[column] for column in columns_of(report)[:-1]]
    columns = zip(heads, *(row.cells for row in rows), strict=True)
    widths = [max(map(cell_len, column)) for column in columns]
    if rows:
        yield paint(padded(heads), "bold") + "\n"
    margin = " " * (widths[0] + len(GAP)) if rows else ""
    for row in rows:
        yield paint(padded([*row.cells[:2], row.told] if row.told else row.cells), row.style) + "\n"
        yield from (f"{margin}{paint(line, 'dim')}\n" for line in row.below)
    for line in conclusion(report, words):
        yield paint(line, "bold" if report.right else "") + "\n"


def as_markdown(report: Report, words: Words, title: str = "") -> Iterator[str]:
    """The same as a document; what a student wrote is shown, never obeyed."""
    yield f"# {marked(heading(report, title))}\n\n"
    columns = columns_of(report)
    rows = [
        [*row.cells[:2], row.told, *row.cells[3:], "; ".join(row.below)]
        if row.told
        else [*row.cells, *row.below]
        for row in rows_of(report, words, spread=False)
    ]
    if rows:
        yield "| " + " | ".join(words[column] for column in columns) + " |\n"
        yield "|" + "---|" * len(columns) + "\n"
    for cells in rows:
        yield "| " + " | ".join(map(marked, cells)) + " |\n"
    for line in conclusion(report, words):
        yield f"\n{marked(line)}\n"


def as_object(report: Report, words: Words) -> dict[str, object]:
    """The same for programs; of a log only the differences are listed."""
    return {
        "student": report.student,
        "algorithm": report.algorithm,
        "convention": report.convention,
        "accepted_under": report.accepted_under,
        "right": report.right,
        "points": number(report.points),
        "of": number(report.of),
        "items": [_object(item) for item in _listed(report)],
        "diagnosis": [
            {**found._asdict(), "words": words[f"slip_{found.misconception}"]}
            for found in report.diagnosis
        ],
        **({"unread": [list(line) for line in report.unread]} if report.unread else {}),
    }


def tables(reports: Reports, words: Words, paint: Paint) -> Iterator[str]:
    """A table for each file."""
    for place, (title, report) in enumerate(_titled(reports)):
        yield "\n" if place else ""
        yield from as_table(report, words, paint, title)


def documents(reports: Reports, words: Words, paint: Paint) -> Iterator[str]:
    """A chapter for each file."""
    for place, (title, report) in enumerate(_titled(reports)):
        yield "\n" if place else ""
        yield from as_markdown(report, words, title)


def objects(reports: Reports, words: Words, paint: Paint) -> Iterator[str]:
    """An object, or for several files an array of them, each with its file."""
    found = [
        as_object(report, words) | ({"file": title} if title else {})
        for title, report in _titled(reports)
    ]
    yield from as_lines_of_json(found, len(reports) > 1)


def _titled(reports: Reports) -> Iterator[tuple[str, Report]]:
    """Each report, with its file for a title where there are several."""
    for file, report in reports:
        yield visible(file) if len(reports) > 1 else "", report


FORMS = {"table": tables, "json": objects, "markdown": documents}


def as_lines_of_json(found: Sequence[dict[str, object]], several: bool) -> Iterator[str]:
    """One object, or an array of them, an item a line."""
    yield "[\n" if several else ""
    for place, fields in enumerate(found):
        comma = ",\n" if place < len(found) - 1 else "\n"
        pairs = [f'  "{key}": {_spread(value)}' for key, value in fields.items()]
        yield "{\n" + ",\n".join(pairs) + "\n}" + comma
    yield "]\n" if several else ""


def _spread(value: object) -> str:
    if not isinstance(value, list) or not value or not isinstance(value[0], dict):
        return as_json(value)
    return "[\n" + ",\n".join(f"    {as_json(item)}" for item in value) + "\n  ]"


def _listed(report: Report) -> list[Item]:
    return [
        item
        for item in report.items
        if item.verdict != RIGHT or not QUESTIONS[item.kind].long_answers
    ]


def _object(item: Item) -> dict[str, object]:
    question = QUESTIONS[item.kind]
    log = {"line": item.line, "event": item.event} if question.long_answers else {}
    return {
        "kind": item.kind,
        "node": item.node,
        **log,
        "given": item.written or question.data(item.given, item),
        **({"understood": item.understood} if item.understood else {}),
        "expected": question.data(item.expected, item),
        "verdict": item.verdict,
        "why": item.why,
    }


def marked(text: str) -> str:
    """Text for Markdown, in which nothing is markup."""
    return text.translate(_MARKED)
