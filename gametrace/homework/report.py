"""A report on answers, as a table for the terminal, as Markdown, and as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametrace.homework.item import RIGHT
from gametrace.homework.spelled import data, text
from gametrace.render.columns import aligned
from gametrace.render.events import as_json, number
from gametrace.tree.errors import visible
from gametrace.tree.numbers import show

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import TypeAlias

    from gametrace.homework.check import Report
    from gametrace.homework.item import Item
    from gametrace.homework.rubric import Rubric, Score
    from gametrace.lang import Words

    Paint: TypeAlias = Callable[[str, str], str]

SIGNS = {"right": "✓", "wrong": "✗", "follows": "↪", "missing": "…", "extra": "+"}
STYLES = {"right": "green", "wrong": "red", "follows": "yellow", "missing": "red", "extra": "red"}
COLUMNS = ["verdict", "answer", "given", "expected", "why"]
_MARKED = str.maketrans({char: f"\\{char}" for char in "\\`*_[<|~&$"})


def as_table(
    report: Report, score: Score, words: Words, paint: Paint, title: str = ""
) -> Iterator[str]:
    """Coloured lines: what is right in short, each mistake with its reason, and a summary."""
    yield paint(heading(report, title), "bold") + "\n"
    rows, styles = [], []
    for verdict, cells in _rows(report, words):
        rows.append(cells)
        styles.append(STYLES[verdict])
    if rows:
        heads = [words[column] for column in COLUMNS]
        yield from aligned(heads, rows, [False] * len(COLUMNS), styles, paint)
    for line in conclusion(report, score, words):
        yield paint(line, "bold" if report.right else "") + "\n"


def as_markdown(report: Report, score: Score, words: Words, title: str = "") -> Iterator[str]:
    """The same as a document; what a student wrote is shown, never obeyed."""
    yield f"# {marked(heading(report, title))}\n\n"
    rows = [cells for _, cells in _rows(report, words)]
    if rows:
        yield "| " + " | ".join(words[column] for column in COLUMNS) + " |\n"
        yield "|" + "---|" * len(COLUMNS) + "\n"
    for cells in rows:
        yield "| " + " | ".join(map(marked, cells)) + " |\n"
    for line in conclusion(report, score, words):
        yield f"\n{marked(line)}\n"


def as_object(report: Report, score: Score, words: Words) -> dict[str, object]:
    """The same for programs; of a log only the differences are listed."""
    return {
        "student": report.student,
        "algorithm": report.algorithm,
        "convention": report.convention,
        "accepted_under": report.accepted_under,
        "right": report.right,
        "points": number(score.points),
        "of": number(score.of),
        "items": [_object(item) for item in _listed(report)],
        "diagnosis": [
            {**each._asdict(), "words": words[f"slip_{each.misconception}"]}
            for each in report.diagnosis
        ],
        **({"unread": [list(each) for each in report.unread]} if report.unread else {}),
    }


def tables(
    reports: Sequence[tuple[str, Report]], rubric: Rubric, words: Words, paint: Paint
) -> Iterator[str]:
    """A table for each file."""
    for place, (file, report) in enumerate(reports):
        yield "\n" if place else ""
        title = file if len(reports) > 1 else ""
        yield from as_table(report, rubric.score(report.items), words, paint, title)


def documents(
    reports: Sequence[tuple[str, Report]], rubric: Rubric, words: Words, paint: Paint
) -> Iterator[str]:
    """A chapter for each file."""
    for place, (file, report) in enumerate(reports):
        yield "\n" if place else ""
        title = file if len(reports) > 1 else ""
        yield from as_markdown(report, rubric.score(report.items), words, title)


def objects(
    reports: Sequence[tuple[str, Report]], rubric: Rubric, words: Words, paint: Paint
) -> Iterator[str]:
    """An object, or for several files an array of them, each with its file."""
    several = len(reports) > 1
    found = [
        as_object(report, rubric.score(report.items), words)
        | ({"file": visible(file)} if several else {})
        for file, report in reports
    ]
    yield from as_lines_of_json(found, several)


FORMS = {"table": tables, "json": objects, "markdown": documents}


def as_lines_of_json(found: Sequence[dict[str, object]], several: bool) -> Iterator[str]:
    """One object, or an array of them, an item a line."""
    yield "[\n" if several else ""
    for place, each in enumerate(found):
        comma = ",\n" if place < len(found) - 1 else "\n"
        pairs = [f'  "{key}": {_spread(value)}' for key, value in each.items()]
        yield "{\n" + ",\n".join(pairs) + "\n}" + comma
    yield "]\n" if several else ""


def _spread(value: object) -> str:
    if not isinstance(value, list) or not value or not isinstance(value[0], dict):
        return as_json(value)
    return "[\n" + ",\n".join(f"    {as_json(each)}" for each in value) + "\n  ]"


def _listed(report: Report) -> list[Item]:
    return [item for item in report.items if item.kind != "log" or item.verdict != RIGHT]


def _object(item: Item) -> dict[str, object]:
    log = {"line": item.line, "event": item.event} if item.kind == "log" else {}
    return {
        "kind": item.kind,
        "node": item.node,
        **log,
        "given": data(item.given, item),
        "expected": data(item.expected, item),
        "verdict": item.verdict,
        "why": item.why,
    }


def heading(report: Report, title: str) -> str:
    """Whose answers these are, and to what."""
    who = [visible(part) for part in (report.student, title) if part]
    return " · ".join([*dict.fromkeys(who), report.algorithm, report.convention])


def _rows(report: Report, words: Words) -> Iterator[tuple[str, list[str]]]:
    """A row for what is right of each kind, then one for each mistake of that kind."""
    for kind in dict.fromkeys(item.kind for item in report.items):
        items = [item for item in report.items if item.kind == kind]
        right = [item for item in items if item.verdict == RIGHT]
        name = words[f"kind_{kind}"]
        if right:
            nodes = " ".join(item.node for item in right if item.node is not None)
            if kind == "log":
                nodes = str(len(right))
            elif not nodes:
                nodes = text(right[0].given, right[0], words)
            yield RIGHT, [SIGNS[RIGHT], name, nodes, "", ""]
        for item in items:
            if item.verdict != RIGHT:
                yield item.verdict, _row(item, name, words)


def _row(item: Item, name: str, words: Words) -> list[str]:
    where = f"{name} {item.node}" if item.node is not None else name
    if item.line is not None:
        where += f" ({item.line})"
    verdict = f"{SIGNS[item.verdict]} {words[f'verdict_{item.verdict}']}"
    given, expected = text(item.given, item, words), text(item.expected, item, words)
    return [verdict, visible(where), given, expected, visible(item.why)]


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
    verdicts = [item.verdict for item in report.items]
    return ", ".join(
        f"{words[f'verdict_{verdict}']}: {verdicts.count(verdict)}"
        for verdict in SIGNS
        if verdict in verdicts
    )


def marked(text: str) -> str:
    """Text for Markdown, in which nothing is markup."""
    return text.translate(_MARKED)
