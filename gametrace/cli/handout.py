"""The commands for homework to be done: the exercise, its key, the workbook's answers."""

from __future__ import annotations

import os
import shlex
from typing import TYPE_CHECKING, Any

import click

from gametrace.cli.options import Choice, Listing, language, limits, rules, tree_argument
from gametrace.cli.output import opened
from gametrace.cli.reading import read_tree
from gametrace.cli.search import chosen
from gametrace.homework.questions import QUESTIONS
from gametrace.lang import homework_words
from gametrace.render.look import look
from gametrace.render.paint import painter

if TYPE_CHECKING:
    from collections.abc import Sequence


node_option = click.option(
    "--node", metavar="NODE", help="The leaf of the last question.  [default: the marked ones]"
)


@click.command(short_help="The four questions of the workbook, answered.")
@tree_argument
@node_option
@click.option("-o", "--output", type=click.Path(), metavar="FILE", help="Write to FILE.")
@language
@rules
@limits
def questions(
    tree: str, node: str | None, output: str | None, root: str | None, lang: str | None,
    algorithm: str | None, max_nodes: int, max_depth: int, **parts: Any,
) -> None:  # fmt: skip
    """Answer the four questions of the upv workbook for TREE.

    The search tree, the best move, how many nodes are not generated, and which values of a leaf
    would stop the cut that it causes: the leaf with `mark: true`, or --node.

    \b
    Examples:
      gametrace questions upv/cuestion
      gametrace questions tree.yaml --node C1 --lang en
    """
    from gametrace.homework.handout.workbook import workbook
    from gametrace.homework.handout.worksheet import marked_leaves
    from gametrace.homework.key import Key

    given = read_tree(tree, root, max_nodes, max_depth)
    search, how = chosen(given, algorithm, **parts)
    with opened(output) as out:
        style = look(paint=painter(out))._replace(words=homework_words(lang or how.lang))
        out.writelines(workbook(Key.of(given, search, how), style, marked_leaves(given, node)))


@click.command(short_help="The exercise to hand out, or its key.")
@tree_argument
@click.option("--key", "filled", is_flag=True, help="Fill in the right answers.")
@click.option(
    "--ask",
    type=Choice(list(QUESTIONS)),
    multiple=True,
    metavar="KIND",
    cls=Listing,
    fields={"questions": ", ".join(QUESTIONS)},
    help="Ask for this, once or several times: {questions}.  [default: what applies]",
)
@node_option
@click.option("-o", "--output", type=click.Path(), metavar="FILE", help="Write to FILE.")
@language
@rules
@limits
def worksheet(
    tree: str, filled: bool, ask: Sequence[str], node: str | None, output: str | None,
    root: str | None, lang: str | None, algorithm: str | None, max_nodes: int, max_depth: int,
    **parts: Any,
) -> None:  # fmt: skip
    """The exercise on TREE to hand out: an answer sheet with empty fields, or its key.

    What it writes, filled in by a student or as key, is what `gametrace check` reads.

    \b
    Examples:
      gametrace worksheet tree.yaml
      gametrace worksheet tree.yaml --key -o key.yaml
      gametrace worksheet tree.yaml --ask values --ask pruned --lang en
      gametrace worksheet unir/ejercicio --algorithm expectiminimax
    """
    from gametrace.homework.handout.worksheet import marked_leaves
    from gametrace.homework.handout.worksheet import worksheet as sheet
    from gametrace.homework.key import Key

    given = read_tree(tree, root, max_nodes, max_depth)
    search, how = chosen(given, algorithm, **parts)
    key = Key.of(given, search, how, lang or how.lang)
    command = f"gametrace check {again(tree, {'root': root, **parts})}"
    name = os.path.splitext(os.path.basename(tree))[0] if named(tree) else None
    with opened(output) as out:
        leaves = marked_leaves(given, node)
        out.writelines(sheet(key, ask, leaves=leaves, filled=filled, command=command, name=name))


def again(tree: str, parts: dict[str, Any]) -> str:
    """The arguments of the command that checks a sheet: the same tree by the same rules."""
    short = tree if len(tree) < 60 and tree != "-" and tree.isprintable() else "TREE"
    options = [
        f"--{'from' if key == 'order' else key} {value}"
        for key, value in parts.items()
        if value is not None and not isinstance(value, bool)
    ]
    flags = [f"--{'' if on else 'no-'}{key}" for key, on in parts.items() if isinstance(on, bool)]
    return " ".join([shlex.quote(short), "ANSWERS", *options, *flags])


def named(tree: str) -> bool:
    """Whether TREE has a name: that of a file, or of a bundled one."""
    return tree != "-" and tree.lstrip()[:1] not in ("[", "{")
