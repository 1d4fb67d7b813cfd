"""The commands that search: one for each algorithm, with the same options as far as they apply."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from gametrace.cli.figures import draw, figure_options
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
    tree_argument,
)
from gametrace.cli.output import by_suffix, opened
from gametrace.cli.reading import read_game, read_tree
from gametrace.lang import tell
from gametrace.render import FORMATS, PICTURES, look
from gametrace.render.paint import painter
from gametrace.search import algorithm_of
from gametrace.solving import rules_for, trace_of
from gametrace.solving import run as run_search

if TYPE_CHECKING:
    from typing import TextIO

    from gametrace.cli.figures import Figure
    from gametrace.cli.options import Function
    from gametrace.lang import Words
    from gametrace.render.look import Look, Style
    from gametrace.search import Algorithm, Convention
    from gametrace.trace.trace import Trace
    from gametrace.trace.watcher import Watcher
    from gametrace.tree.node import Node, Tree


def shown(function: Function) -> Function:
    """What every search can be asked to print, and how."""
    for decorate in (
        output([*FORMATS, *PICTURES]),
        figure_options,
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


def command(algorithm: Algorithm) -> click.Command:
    """The command that runs an algorithm, with the options that apply to it."""

    def function(**options: Any) -> None:
        run(algorithm.name, **options)

    function.__doc__ = algorithm.help
    function = limits(function)
    function = average(function) if algorithm.averages else function
    function = cut_rules(function) if algorithm.windows else function
    function = shown(function)
    return click.command(algorithm.name, short_help=algorithm.short_help)(function)


def run(
    algorithm: str,
    tree: str,
    fmt: str | None,
    output: str | None,
    log: bool,
    only: str | None,
    style: Style,
    lang: str | None,
    root: str | None,
    max_nodes: int,
    max_depth: int,
    figure: Figure,
    **parts: Any,
) -> None:
    """Read the tree, search it by the rules, and write the result."""
    name = format_of(fmt, log, output)
    figure.check(name)
    if only is not None and name in FORMATS and not FORMATS[name].only:
        raise click.UsageError(
            tell("--only goes with tree, log, steps and table, not with {fmt}", fmt=name)
        )
    read = read_game if only is None else read_tree  # a part is looked for in the whole
    given = read(tree, root, max_nodes, max_depth)
    rules = conventional(given, algorithm, **parts)
    if name in PICTURES:
        draw(name, trace_of(given, algorithm, rules), figure, output, lang or rules.lang, only)
        return
    with opened(output) as out:
        how = look(
            lang or rules.lang,
            style=style,
            paint=painter(out),
            only=given[only] if only is not None else None,
            levels=figure.levels,
        )
        write(name, given, algorithm, rules, how, out)


def format_of(fmt: str | None, log: bool, output: str | None) -> str:
    """The format: as said, else by the file's suffix, else the tree."""
    if log:
        if fmt not in (None, "log"):
            raise click.UsageError(
                tell("--log is short for --format log; it cannot go with {fmt}", fmt=fmt)
            )
        return "log"
    suffixes = {end: name for name, form in FORMATS.items() for end in form.suffixes}
    suffixes |= {end: name for name, ends in PICTURES.items() for end in ends}
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


def write(name: str, tree: Tree, algorithm: str, rules: Convention, how: Look, out: TextIO) -> None:
    """Search, and write what comes of it in the format of that name."""
    form = FORMATS[name]
    if form.lines:
        target: Any = out.buffer if form.binary else out
        target.writelines(form.lines(trace_of(tree, algorithm, rules), how))
    if form.watcher is None:
        return
    watch: Watcher = form.watcher(out, look_=how)
    if how.only is None:
        run_search(tree, algorithm, rules, watch)
        return
    from gametrace.render.only import Only

    part = Only(how.only, watch)
    run_search(tree, algorithm, rules, part)
    if not part.visited:
        click.echo(why_not_visited(trace_of(tree, algorithm, rules), how.only, how.words), err=True)


def why_not_visited(trace: Trace, node: Node, words: Words) -> str:
    """What to say of a node that the search never came to."""
    status = trace.visit(node).status
    if status != "pruned":
        return f"{node.name}: {words[f'is_{status}']}"
    cut = next(above for above in reversed(node.path()) if above in trace.visits)
    return words["never_visited"].format(node=node.name, cut=cut.name)
