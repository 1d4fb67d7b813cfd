"""The commands that compare: several searches of one tree, in one table."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import click

from gametrace.cli.options import Choice, convention, language, read_tree, tree_argument
from gametrace.cli.output import opened
from gametrace.cli.search import conventional, depth_rules
from gametrace.lang import words
from gametrace.render.columns import aligned
from gametrace.render.look import bound_sign, look
from gametrace.render.paint import painter
from gametrace.render.tree import unsolved
from gametrace.search import ALGORITHMS, CONVENTIONS, algorithm_of
from gametrace.search.convention import convention_of
from gametrace.solve import solve
from gametrace.tree.node import CHANCE
from gametrace.tree.numbers import show
from gametrace.tree.write import to_json, to_yaml

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


@click.command()
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


@click.command()
@tree_argument
@depth_rules
@click.option("--conventions", "by_convention", is_flag=True, help="A row for each convention.")
@language
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
    rows = (study.conventions if by_convention else study.algorithms)(given, **said)
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


@click.command()
@tree_argument
@click.option("--to", type=click.IntRange(1), help="The last depth.  [default: the tree's]")
@click.option(
    "--algorithm",
    type=Choice(list(ALGORITHMS)),
    help="[default: the tree's, else alphabeta; for players maxn]",
)
@click.option("--reorder", is_flag=True, help="Look first at what was best the time before.")
@convention
@language
def deepen(
    tree: str, to: int | None, algorithm: str | None, reorder: bool, convention: str | None,
    lang: str | None, root: str | None, max_nodes: int, max_depth: int,
) -> None:  # fmt: skip
    """Search TREE to depth 1, 2, 3 …: where the decision changes, the horizon effect shows.

    \b
    Examples:
      gametrace deepen ub/horizonte --to 3
      gametrace deepen ub/horizonte --to 3 --reorder
      gametrace deepen ub/horizonte --algorithm minimax --lang en
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


@click.command()
@tree_argument
@convention
@language
@click.option(
    "-o", "--output", type=click.Path(), metavar="FILE",
    help="Write the tree in best-first order there, as YAML or JSON.",
)  # fmt: skip
def order(
    tree: str, output: str | None, convention: str | None, lang: str | None, root: str | None,
    max_nodes: int, max_depth: int,
) -> None:  # fmt: skip
    """How much the order of the children matters to alpha-beta on TREE.

    \b
    Examples:
      gametrace order tree.yaml
      gametrace order aima/figura-5-2 --lang en
      gametrace order tree.yaml -o best-first.yaml
    """
    from gametrace.study import order as study

    given = read_tree(tree, root, max_nodes, max_depth)
    rules = conventional(given, "alphabeta", convention, None)
    said = words(lang or rules.lang)
    plain = solve(given, "minimax", rules)
    best = study.best_first(given, plain)
    trees = {
        "as_written": given,
        "best_first": best,
        "worst_first": study.worst_first(given, plain),
    }
    rows: list[tuple[str, object]] = [
        (said[name], solve(each, "alphabeta", rules).counts["evaluated"])
        for name, each in trees.items()
    ]
    least = study.minimum(given)
    if least is not None:
        rows.append((said["minimum"], least))
    table(("child_order", "evaluated"), rows, said)
    if output:
        with opened(output) as out:
            out.write((to_json if output.endswith(".json") else to_yaml)(best))


@click.command()
@tree_argument
@language
def magnitudes(
    tree: str, lang: str | None, root: str | None, max_nodes: int, max_depth: int
) -> None:
    """Does the decision on TREE survive other numbers in the same order?

    Minimax looks at the order of the leaves alone; a mean also looks at their magnitudes.

    \b
    Examples:
      gametrace magnitudes tree.yaml
      gametrace magnitudes ub/magnitudes --lang en
    """
    from gametrace.study import magnitudes as study

    given = read_tree(tree, root, max_nodes, max_depth)
    said = words(lang or convention_of(given).lang)
    traces = study.magnitudes(given)
    rows = [(said[name], value_of(trace), trace.action) for name, trace in traces.items()]
    table(("leaves", "value", "action"), rows, said)
    as_is = traces["as_is"]
    changed = {name: trace for name, trace in traces.items() if trace.action != as_is.action}
    for name, trace in changed.items():
        why = said["why_magnitude"].format(node=study.turning_point(as_is, trace).name)
        change = {"old": as_is.action, "new": trace.action, "leaves": said[name]}
        click.echo(said["move_changes"].format(why=why, **change))
    if not changed:
        click.echo(said["move_stays"])


@click.command()
@tree_argument
@click.option(
    "--for",
    "player",
    type=Choice(["max", "min"]),
    default="max",
    show_default=True,
    help="Whose strategy.",
)
@language
def strategy(
    tree: str, player: str, lang: str | None, root: str | None, max_nodes: int, max_depth: int
) -> None:  # fmt: skip
    """The strategy of MAX on TREE: one move where it moves, every reply elsewhere.

    \b
    Examples:
      gametrace strategy uam/gep
      gametrace strategy uam/gep --for min --lang en
    """
    from gametrace.study import strategy as study

    given = read_tree(tree, root, max_nodes, max_depth)
    rules = conventional(given, "minimax", None, None)
    how = look(lang or rules.lang, paint=painter(sys.stdout))
    trace = solve(given, "minimax", rules)
    sys.stdout.writelines(unsolved(study.strategy(trace, player), how))
    by_chance = given.mixed or CHANCE in given.kinds
    phrase = how.words["guarantee_mean" if by_chance else "guarantee"]
    click.echo(phrase.format(player=player.upper(), value=show(trace.value)))
