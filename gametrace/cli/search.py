"""The commands that search: one for each algorithm, with the same options as far as they apply."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from gametrace.cli.options import (
    Choice,
    average,
    convention,
    cut_rules,
    depth_rules,
    language,
    limits,
    order,
    output,
    read_tree,
    tree_argument,
)
from gametrace.cli.output import by_suffix, opened
from gametrace.render import FORMATS, look
from gametrace.render.paint import painter
from gametrace.search import ALGORITHMS, algorithm_of
from gametrace.solving import rules_for, solve

if TYPE_CHECKING:
    from gametrace.cli.options import Function
    from gametrace.lang import Words
    from gametrace.render.look import Look
    from gametrace.search import Convention
    from gametrace.trace.trace import Trace
    from gametrace.tree.node import Node, Tree


def shown(function: Function) -> Function:
    """What every search can be asked to print, and how."""
    for decorate in (
        output(list(FORMATS)),
        click.option("--log", is_flag=True, help="The lecture's log: short for --format log."),
        click.option("--only", metavar="NODE", help="Show the subtree of NODE alone."),
        click.option(
            "--style", type=Choice(["slides", "compact"]), default="slides", show_default=True,
            help="Spacing of the log.",
        ),
        language,
        convention,
        order,
        depth_rules,
    )[::-1]:  # fmt: skip
        function = decorate(function)
    return tree_argument(function)


@click.command(short_help="Minimax: values and decision.")
@shown
@average
@limits
def minimax(**options: Any) -> None:
    """Minimax on TREE: every node's value and the decision.

    \b
    Examples:
      gametrace minimax tree.yaml
      gametrace minimax --log
      gametrace minimax '[[3, 12], [2, 4]]' -f table --lang en
      gametrace minimax tree.yaml --root min -o solution.json
    """
    run("minimax", **options)


@click.command(short_help="Alpha-beta: windows, cuts, what is pruned.")
@shown
@cut_rules
@average
@limits
def alphabeta(**options: Any) -> None:
    """Alpha-beta on TREE: every window, every cut, and what is pruned.

    \b
    Examples:
      gametrace alphabeta --log
      gametrace alphabeta tree.yaml --only C
      gametrace alphabeta tree.yaml --cut strict --bound hard
      gametrace alphabeta uam/ejemplo-iv --convention uam -f table
      gametrace alphabeta tree.yaml -o solution.json
    """
    run("alphabeta", **options)


@click.command(short_help="Expectimax: the enemy is part of nature.")
@shown
@average
@limits
def expectimax(**options: Any) -> None:
    """Expectimax on TREE: the enemy is a part of nature, so MIN takes the mean too.

    \b
    Examples:
      gametrace expectimax tree.yaml
      gametrace expectimax ub/trafico --log
      gametrace expectimax tree.yaml --average -f table
    """
    run("expectimax", **options)


@click.command(short_help="Expectiminimax: MAX, MIN and chance.")
@shown
@average
@limits
def expectiminimax(**options: Any) -> None:
    """Expectiminimax on TREE: MAX, MIN, and the mean at chance nodes.

    \b
    Examples:
      gametrace expectiminimax ub/trafico --log
      gametrace expectiminimax unir/ejercicio
      gametrace expectiminimax '{chance E: [0.4: 10, 0.6: 2]}' -f steps
    """
    run("expectiminimax", **options)


@click.command(short_help="max^n: several players, each for itself.")
@shown
@limits
def maxn(**options: Any) -> None:
    """max^n on TREE: several players, each for itself.

    \b
    Examples:
      gametrace maxn ub/tres-jugadores --log
      gametrace maxn unco/dilema --lang en
    """
    run("maxn", **options)


def run(
    algorithm: str,
    tree: str,
    fmt: str | None,
    output: str | None,
    log: bool,
    only: str | None,
    style: str,
    lang: str | None,
    root: str | None,
    max_nodes: int,
    max_depth: int,
    **parts: Any,
) -> None:
    """Read the tree, search it by the rules, and write the result."""
    name = format_of(fmt, log, output)
    if only is not None and not FORMATS[name].only:
        raise click.UsageError(f"--only goes with tree, log, steps and table, not with {name}")
    given = read_tree(tree, root, max_nodes, max_depth)
    rules = conventional(given, algorithm, **parts)
    with opened(output) as out:
        how = look(
            lang or rules.lang,
            style=style,
            paint=painter(out),
            only=given[only] if only is not None else None,
        )
        write(name, given, algorithm, rules, how, out.write)


def format_of(fmt: str | None, log: bool, output: str | None) -> str:
    """The format: as said, else by the file's suffix, else the tree."""
    if log:
        if fmt not in (None, "log"):
            raise click.UsageError(f"--log is short for --format log; it cannot go with {fmt}")
        return "log"
    suffixes = {end: name for name, form in FORMATS.items() for end in form.suffixes}
    return fmt or by_suffix(output, suffixes)


def conventional(
    tree: Tree, algorithm: str, convention: str | None, order: str | None, **parts: Any
) -> Convention:
    """The rules: the command line's, else the tree's, else the ub lecture's."""
    said = {key: value for key, value in {"order": order, **parts}.items() if value is not None}
    algorithm_of(tree)  # what a tree names must exist, even when another is run
    return rules_for(tree, algorithm, convention, **said)


def chosen(tree: Tree, algorithm: str | None, **parts: Any) -> tuple[str, Convention]:
    """The algorithm that was asked for, else the tree's, and the rules that it follows."""
    name = algorithm or algorithm_of(tree)
    return name, conventional(tree, name, **parts)


def write(name: str, tree: Tree, algorithm: str, rules: Convention, how: Look, out: Any) -> None:
    """Search, and write what comes of it in the format of that name."""
    form = FORMATS[name]
    if form.lines:
        for line in form.lines(solve(tree, algorithm, rules), how):
            out(line)
        return
    assert form.watcher
    with tree.for_search(forget=True) as own:
        watch = form.watcher(out, how, rules, own)
        if how.only:
            from gametrace.render.only import Only

            watch = Only(how.only, watch)
        ALGORITHMS[algorithm](own, watch, rules)
    if how.only and not watch.visited:
        click.echo(why_not_visited(solve(tree, algorithm, rules), how.only, how.words), err=True)


def why_not_visited(trace: Trace, node: Node, words: Words) -> str:
    """What to say of a node that the search never came to."""
    status = trace.visit(node).status
    if status != "pruned":
        return f"{node.name}: {words[f'is_{status}']}"
    cut = next(above for above in reversed(node.path()) if above in trace.visits)
    return words["never_visited"].format(node=node.name, cut=cut.name)
