"""The commands that ask what if: another order, other numbers, one player's moves alone."""

from __future__ import annotations

import sys

import click

from gametrace.cli.options import Choice, convention, language, limits, tree_argument
from gametrace.cli.output import by_suffix, opened
from gametrace.cli.reading import read_tree
from gametrace.cli.search import conventional
from gametrace.cli.study import table, value_of
from gametrace.convention import convention_of
from gametrace.lang import words
from gametrace.render.look import look
from gametrace.render.paint import painter
from gametrace.render.tree import unsolved
from gametrace.search.common import refuse_mixed, refuse_players
from gametrace.solving import trace_of
from gametrace.tree.node import CHANCE
from gametrace.tree.numbers import show
from gametrace.tree.write import to_json, to_yaml


@click.command(short_help="What the order of children matters.")
@tree_argument
@convention
@language
@click.option(
    "-o", "--output", type=click.Path(), metavar="FILE",
    help="Write the tree in best-first order there, as YAML or JSON.",
)  # fmt: skip
@limits
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

    fmt = by_suffix(output, {".yaml": "yaml", ".yml": "yaml", ".json": "json"})
    given = read_tree(tree, root, max_nodes, max_depth)
    rules = conventional(given, "alphabeta", convention, None)
    said = words(lang or rules.lang)
    refuse_players(given, "order")
    refuse_mixed(given, "order")
    plain = trace_of(given, "minimax", rules)
    best = study.best_first(given, plain)
    trees = {
        "as_written": given,
        "best_first": best,
        "worst_first": study.worst_first(given, plain),
    }
    rows: list[tuple[str, object]] = [
        (said[name], trace_of(each, "alphabeta", rules).counts["evaluated"])
        for name, each in trees.items()
    ]
    least = study.minimum(given)
    if least is not None:
        rows.append((said["minimum"], least))
    table(("child_order", "evaluated"), rows, said)
    if output:
        with opened(output) as out:
            out.write((to_json if fmt == "json" else to_yaml)(best))


@click.command(short_help="Does the decision survive other numbers?")
@tree_argument
@language
@limits
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
        moves = dict(zip(("old", "new"), study.turning_point(as_is, trace), strict=True))
        told = {f"{which}_node": node.name for which, node in moves.items()}
        for when, solved in (("before", as_is), ("after", trace)):
            for which, node in moves.items():
                told[f"{which}_{when}"] = show(solved[node.name].value)
        why = said["why_magnitude"].format(**told)
        change = {"old": as_is.action, "new": trace.action, "leaves": said[name]}
        click.echo(said["move_changes"].format(why=why, **change))
    if not changed:
        click.echo(said["move_stays"])


@click.command(short_help="One move for MAX, every reply.")
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
@limits
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
    refuse_players(given, "strategy")
    rules = conventional(given, "minimax", None, None)
    how = look(lang or rules.lang, paint=painter(sys.stdout), marks=rules.marks)
    trace = trace_of(given, "minimax", rules)
    sys.stdout.writelines(unsolved(study.strategy(trace, player), how))
    by_chance = given.mixed or CHANCE in given.kinds
    phrase = how.words["mean_for" if by_chance else f"sure_{player}"]
    click.echo(phrase.format(player=player.upper(), value=show(trace.value)))
