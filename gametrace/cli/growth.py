"""The command that measures how the work of alpha-beta grows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from gametrace.cli.options import Choice, language
from gametrace.cli.output import by_suffix, opened
from gametrace.lang import LANGUAGES
from gametrace.render.columns import aligned
from gametrace.render.paint import painter

if TYPE_CHECKING:
    from collections.abc import Iterator
    from fractions import Fraction
    from typing import TextIO

    from gametrace.lang import Words
    from gametrace.study.growth import Growth, Row

COLUMNS = ("depth", "order", "leaves", "rule", "nodes", "effective")
FEW = 20  # pieces of work that are done before other processes would have started
RIGHT = [True, False, True, True, True, True]


@click.command(short_help="How the work of alpha-beta grows.")
@click.option("--branching", type=click.IntRange(1), default=10, show_default=True, metavar="B",
              help="Children of each inner node.")  # fmt: skip
@click.option("--depth", type=click.IntRange(1), default=4, show_default=True, metavar="D",
              help="Measure depths 1 to D.")  # fmt: skip
@click.option("--trees", type=click.IntRange(1), default=100, show_default=True, metavar="N",
              help="Trees of each depth.")  # fmt: skip
@click.option("--seed", type=int, default=1, show_default=True, help="Where chance starts from.")
@click.option("-f", "--format", "fmt", type=Choice(["table", "json", "svg"]), metavar="FORMAT",
              help="One of table, json, svg.  [default: table]")  # fmt: skip
@click.option("-o", "--output", type=click.Path(), metavar="FILE",
              help="Write to FILE, whole or not at all; its suffix says the format.")  # fmt: skip
@click.option("--jobs", type=click.IntRange(1), metavar="N",
              help="How many processes.  [default: all cores]")  # fmt: skip
@language
def growth(
    branching: int, depth: int, trees: int, seed: int,
    fmt: str | None, output: str | None, jobs: int | None, lang: str | None,
) -> None:  # fmt: skip
    """Measure what alpha-beta looks at in random trees: the lectures' complexity figures.

    Each depth from 1 on has three rows: with each player's worst move first, in random order, and
    with the best move first; beside them b^d, b^(3d/4) and Knuth and Moore's minimum.

    \b
    Examples:
      gametrace growth --branching 10 --depth 4 --trees 100 --seed 1
      gametrace growth --branching 3 --depth 8 -o growth.svg
      gametrace growth --jobs 1 -f json
    """
    from gametrace.cli.grade import progress_bar, workers
    from gametrace.study import growth as study

    form = fmt or by_suffix(output, {".txt": "tree", ".json": "json", ".svg": "svg"})
    words = LANGUAGES[lang or "es"].table("growth")
    work = len(study.batches(branching, depth, trees, seed))
    with workers(jobs, work, FEW) as executor, progress_bar(work, words["doing"]) as progress:
        found = study.growth(branching, depth, trees, seed, executor=executor, progress=progress)
    with opened(output) as out:
        out.writelines(FORMS.get(form, _table)(found, words, out))


def _table(found: Growth, words: Words, out: TextIO) -> Iterator[str]:
    rows = [
        [
            str(row.depth), words[row.order], _mean(float(row.leaves)),
            f"{words[f'rule_{row.order}']} = {_mean(row.rule)}", _mean(float(row.nodes)),
            f"{row.effective:.2f}",
        ]
        for row in found.rows
    ]  # fmt: skip
    heads = [words[column] for column in COLUMNS]
    return aligned(heads, rows, RIGHT, [""] * len(rows), painter(out))


def _json(found: Growth, words: Words, out: TextIO) -> Iterator[str]:
    import json

    about = {"branching": found.branching, "trees": found.trees, "seed": found.seed}
    rows = [_row(row) for row in found.rows]
    yield json.dumps({**about, "rows": rows}, indent=2) + "\n"


def _row(row: Row) -> dict[str, object]:
    numbers: dict[str, Fraction | float] = {
        "leaves": row.leaves,
        "rule": row.rule,
        "nodes": row.nodes,
        "effective_branching": row.effective,
    }
    rounded = {key: round(float(number), 4) for key, number in numbers.items()}
    return {"depth": row.depth, "order": row.order, **rounded}


def _svg(found: Growth, words: Words, out: TextIO) -> Iterator[str]:
    from gametrace.study.growth_plot import plot

    yield plot(found, words)


def _mean(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")


FORMS = {"json": _json, "svg": _svg}
