"""What comes out of grading, as files: grades, feedback, a summary, and Gradescope's results."""

from __future__ import annotations

import csv
import io
import json
import re
import unicodedata
from typing import TYPE_CHECKING

from gametrace.homework.grade.class_summary import summary
from gametrace.homework.grade.feedback import decimal, listed
from gametrace.homework.questions import QUESTIONS
from gametrace.tree.errors import visible

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from gametrace.homework.grade.grader import Graded
    from gametrace.lang import Words
    from gametrace.tree.numbers import Value

LONGEST = 120  # bytes of a file name, which leaves room for a suffix
_RESERVED = re.compile(r"(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\..*)?", re.IGNORECASE)
_SPLIT = re.compile("([,;\t\r\n])")  # where spreadsheets may start a new cell
_QUOTES = "\"'`´‘’“”«»"


def files_of(
    graded: Sequence[Graded], words: Words, gradescope: bool = False, hints: bool = False
) -> Iterator[tuple[str, str]]:
    """Every file to write: its name below the folder of results, and its text."""
    names = file_names(each.submission for each in graded)
    for name, each in zip(names, graded, strict=True):
        yield f"feedback/{name}.md", each.feedback
        if gradescope:
            folder = "" if len(graded) == 1 else f"gradescope/{name}/"
            yield f"{folder}results.json", as_gradescope(each, words, hints)
    yield "summary.md", "".join(summary(graded, words))
    yield "grades.csv", as_csv(graded)


def as_csv(graded: Sequence[Graded]) -> str:
    """One row per submission, with the points for each question that was answered at all."""
    kinds = [kind for kind in QUESTIONS if any(kind in each.kinds for each in graded)]
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    head = ("submission", "student", "points", "of", "grade")
    writer.writerow([*head, *kinds, "misconception", "problem"])
    for each in graded:
        points = [decimal(each.kinds[kind][0]) if kind in each.kinds else "" for kind in kinds]
        texts = ("; ".join(each.misconceptions), " | ".join(each.problems))
        writer.writerow([
            *map(harmless, (each.submission, each.student or "")),
            *map(decimal, (each.points, each.of, each.grade)),
            *points,
            *map(harmless, texts),
        ])  # fmt: skip
    return out.getvalue()


def harmless(cell: str) -> str:
    """Text that no spreadsheet takes for a formula, whichever separator it splits cells at."""
    parts = [part if place % 2 else _defused(part) for place, part in enumerate(_SPLIT.split(cell))]
    start = "'" if cell[:1] in ("\t", "\r", "\n") else ""
    return start + visible("".join(parts))


def _defused(part: str) -> str:
    """A part of a cell that is no formula, however its start is disguised."""
    start = unicodedata.normalize("NFKC", part).lstrip(f"{_QUOTES} \u00a0\v\f")
    return f"'{part}" if start[:1] in ("=", "+", "-", "@", "|", "%") else part


def as_gradescope(graded: Graded, words: Words, hints: bool = False) -> str:
    """Gradescope's results.json; what tells the right answers is shown after the deadline."""
    total = {"points": decimal(graded.points), "of": decimal(graded.of)}
    said = [words["grades_total"].format(grade=decimal(graded.grade), **total)]
    if graded.problems:
        said += [f"{words['grades_unread']}:", *(f"- {listed(each)}" for each in graded.problems)]
    tests = [
        {
            "name": section.name,
            "score": _json(section.score),
            "max_score": _json(section.max_score),
            "status": "passed" if section.score == section.max_score else "failed",
            "output": section.output,
            "output_format": "md",
            "visibility": "visible" if hints else "after_due_date",
        }
        for section in graded.sections
    ]
    content = {
        "score": _json(graded.grade),
        "output": "\n".join(said),
        "output_format": "md",
        "tests": tests,
    }
    return json.dumps(content, ensure_ascii=False, indent=2) + "\n"


def file_names(ids: Iterable[str]) -> Iterator[str]:
    """A name for each submission's file, safe on any system, and different from the others."""
    taken: dict[str, int] = {}  # how many have a name so far, whatever its case
    for id_ in ids:
        name = unique = _safe(id_)
        while unique.casefold() in taken:
            taken[name.casefold()] += 1
            unique = f"{name}-{taken[name.casefold()]}"
        taken[unique.casefold()] = 1
        yield unique


def _safe(text: str) -> str:
    plain = unicodedata.normalize("NFC", text)
    kept = "".join(char if char.isalnum() or char in " ._-+,()@" else "_" for char in plain)
    kept = kept.lstrip(". -").encode()[:LONGEST].decode(errors="ignore").rstrip(". ")
    return f"_{kept}" if not kept or _RESERVED.fullmatch(kept) else kept


def _json(value: Value) -> int | float:
    return value if type(value) is int else round(float(value), 4)
