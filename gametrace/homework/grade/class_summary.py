"""What a teacher sees of a class: the table of grades, and the summary."""

from __future__ import annotations

from collections import Counter
from statistics import mean, median
from typing import TYPE_CHECKING

from gametrace.homework.grade.feedback import decimal, listed
from gametrace.homework.report.forms import marked
from gametrace.render.columns import aligned
from gametrace.tree.errors import visible

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from gametrace.homework.grade.grader import Graded
    from gametrace.lang import Words

COLUMNS = ("student", "points", "of", "grade", "slip", "problem")
NUMBERS = ("points", "of", "grade")
WIDE = 60  # letters of a slip or a problem that the table shows
LISTED = 10  # how many of what is frequent are listed


def grades_table(
    graded: Sequence[Graded], words: Words, paint: Callable[[str, str], str]
) -> Iterator[str]:
    """One line per student, for the terminal."""
    rows, styles = [], []
    for one in graded:
        name = " · ".join(dict.fromkeys(filter(None, (one.submission, one.student))))
        slips = words["or"].join(words[f"slip_{slip}"] for slip in one.misconceptions)
        numbers = [decimal(number, 2) for number in (one.points, one.of, one.grade)]
        more = f" (+{len(one.problems) - 1})" if len(one.problems) > 1 else ""
        problem = f"{one.problems[0]}{more}" if one.problems else ""
        rows.append([visible(name), *numbers, _short(slips), _short(visible(problem))])
        styles.append("" if one.answers else "red")
    heads = [words[f"grades_{column}"] for column in COLUMNS]
    yield from aligned(heads, rows, [column in NUMBERS for column in COLUMNS], styles, paint)


def _short(text: str) -> str:
    """As much of a text as a terminal has room for; all of it is in the files."""
    return text if len(text) <= WIDE else f"{text[: WIDE - 1]}…"


def in_a_line(graded: Sequence[Graded], words: Words) -> str:
    """The mean, and how many it is of."""
    return words["grades_mean"].format(**_numbers(graded))


def summary(graded: Sequence[Graded], words: Words) -> Iterator[str]:
    """The class in Markdown: the numbers, what was most often wrong, and what was not read."""
    yield f"# {words['grades_summary']}\n\n"
    spread = words["grades_spread"].format(**_numbers(graded))
    yield f"{in_a_line(graded, words)} {spread}\n"
    mistakes = (name for one in graded for name in dict.fromkeys(one.mistakes))
    yield from _frequent(words["grades_wrong"], Counter(mistakes))
    slips = Counter(words[f"slip_{slip}"] for one in graded for slip in one.misconceptions)
    yield from _frequent(words["grades_slips"], slips)
    if unread := [one for one in graded if one.problems]:
        yield f"\n## {words['grades_unread']}\n\n"
        for one in unread:
            yield f"- {listed(one.submission)}\n"
            yield from (f"  - {listed(problem)}\n" for problem in one.problems)


def totals_differ(graded: Iterable[Graded]) -> bool:
    """Whether some answered more than others, so that their points are not of the same total."""
    return len({one.of for one in graded if one.answers}) > 1


def _frequent(title: str, counts: Counter[str]) -> Iterator[str]:
    """The most frequent, and how often each; those that are as frequent by their names."""
    if not counts:
        return
    yield f"\n## {title}\n\n"
    often = sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))
    for name, count in often[:LISTED]:
        yield f"- {count} × {marked(name)}\n"


def _numbers(graded: Sequence[Graded]) -> dict[str, str | int]:
    """How many were graded, and the usual numbers of those that could be read."""
    grades = [one.grade for one in graded if one.answers] or [0]
    return {
        "all": len(graded),
        "count": sum(one.answers > 0 for one in graded),
        "mean": decimal(mean(grades), 2),
        "median": decimal(median(grades), 2),
        "min": decimal(min(grades), 2),
        "max": decimal(max(grades), 2),
    }
