"""The commands that compare: several searches of one tree, in one table."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import click

from gametrace.cli.options import (
    algorithm,
    convention,
    depth_rules,
    language,
    limits,
    tree_argument,
)
from gametrace.cli.reading import read_tree
from gametrace.cli.search import conventional
from gametrace.convention import convention_of
from gametrace.lang import words
from gametrace.render.columns import aligned
from gametrace.render.look import bound_sign
from gametrace.render.paint import painter
from gametrace.search import CONVENTIONS, algorithm_of
from gametrace.tree.numbers import show

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gametrace.lang import Words
    from gametrace.trace.trace import Trace

NUMBERS = {"value", "generated", "evaluated", "cuts", "not_generated", "share_of_minimax"}
NUMBERS |= {"branching", "depth", "saved"}


def table(columns: Sequence[str], rows: Sequence[Sequence[object]], said: Words) -> None:
    """Print a table; its heads are words of the language."""
    texts = [["" if cell is None else str(cell) for cell in row] for row in rows]
    right, styles = [column in NUMBERS for column in columns], [""] * len(rows)
    heads = [said[column] for column in columns]
    sys.stdout.writelines(aligned(heads, texts, right, styles, painter(sys.stdout)))


def value_of(trace: Trace) -> str:
    """The root's value, as a bound where it is one."""
    return bound_sign(trace.visit(trace.tree.root)) + show(trace.value)


@click.command(short_help="What each lecture does in its own way.")
@language
def conventions(lang: str | None) -> None:
    """List the conventions: what each lecture does in its own way.

    \b
    Examples:
      gametrace conventions
      gametrace conventions --lang en
      gametrace alphabeta tree.yaml --convention uam
    """
    columns = ("convention", "cut", "bound", "window", "test", "mean", "marks", "lang", "source")
    rows = [
        (
            name, rules.cut, rules.bound, rules.window, rules.test,
            "uniform" if rules.average else "weighted", rules.marks, rules.lang, rules.source,
        )
        for name, rules in CONVENTIONS.items()
    ]  # fmt: skip
    table(columns, rows, words(lang or "es"))


@click.command(short_help="Compare algorithms, or conventions.")
@tree_argument
@depth_rules
@click.option("--conventions", "by_convention", is_flag=True, help="A row for each convention.")
@language
@limits
def compare(
    tree: str, by_convention: bool, lang: str | None, root: str | None, max_nodes: int,
    max_depth: int, **parts: Any,
) -> None:  # fmt: skip
    """Compare the algorithms, or the conventions, on TREE: results and work.

    \b
    Examples:
      gametrace compare tree.yaml
      gametrace compare upv/cuestion --lang en
      gametrace compare tree.yaml --conventions
    """
    from gametrace.study import compare as study

    given = read_tree(tree, root, max_nodes, max_depth)
    said = {key: part for key, part in parts.items() if part is not None}
    rows = study.compare(given, by_convention, **said)
    columns = ("value", "action", "generated", "evaluated", "cuts", "not_generated")
    table(
        ("convention" if by_convention else "algorithm", *columns, "share_of_minimax", "branching"),
        [
            (
                row.name,
                value_of(row.trace),
                row.trace.action,
                row.trace.counts["visited"],
                row.trace.counts["evaluated"],
                row.trace.counts["cuts"],
                row.not_generated,
                row.share,
                row.branching,
            )
            for row in rows
        ],
        words(lang or convention_of(given).lang),
    )


@click.command(short_help="Deeper and deeper: the horizon effect.")
@tree_argument
@click.option("--to", type=click.IntRange(1), help="The last depth.  [default: the tree's]")
@algorithm
@click.option("--reorder", is_flag=True, help="Look first at what was best the time before.")
@convention
@language
@limits
def deepen(
    tree: str, to: int | None, algorithm: str | None, reorder: bool, convention: str | None,
    lang: str | None, root: str | None, max_nodes: int, max_depth: int,
) -> None:  # fmt: skip
    """Search TREE to depth 1, 2, 3 …: where the decision changes, the horizon effect shows.

    \b
    Examples:
      gametrace deepen uam/horizonte --to 3
      gametrace deepen uam/horizonte --to 3 --reorder
      gametrace deepen uam/horizonte --algorithm minimax --lang en
    """
    from gametrace.study import deepen as study

    given = read_tree(tree, root, max_nodes, max_depth)
    name = algorithm or algorithm_of(given)
    rules = conventional(given, name, convention, None)
    said = words(lang or rules.lang)
    deepest = to or max(1, given.height)
    traces = list(study.deepen(given, name, rules, deepest))
    columns = ["depth", "value", "action", "line", "generated"]
    rows = [
        [depth, value_of(trace), trace.action, " ".join(trace.line), trace.counts["visited"]]
        for depth, trace in enumerate(traces, 1)
    ]
    if reorder:
        columns.append("saved")
        again = study.deepen(given, name, rules, deepest, reorder=True)
        for row, trace in zip(rows, again, strict=True):
            row.append(int(str(row[4])) - trace.counts["visited"])
    table(columns, rows, said)
    changes = list(study.changes(traces))
    for depth, old, new in changes:
        click.echo(said["decision_changes"].format(depth=depth, old=old, new=new))
    if not changes:
        click.echo(said["decision_stays"].format(action=traces[-1].action))
