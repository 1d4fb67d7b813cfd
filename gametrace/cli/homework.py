"""The commands for homework: check it, ask why, answer the workbook, hand out a sheet."""

from __future__ import annotations

import shlex
import sys
from typing import TYPE_CHECKING, Any

import click

from gametrace.cli.options import (
    Choice,
    language,
    limits,
    output,
    read_tree,
    rules,
    tree_and_node,
    tree_argument,
)
from gametrace.cli.output import by_suffix, opened
from gametrace.cli.search import chosen
from gametrace.homework.answers.fields import KINDS
from gametrace.lang import homework_words
from gametrace.render.look import look
from gametrace.render.paint import painter
from gametrace.tree.errors import GametraceError, visible
from gametrace.tree.read import shown_name, text_in

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gametrace.tree.node import Node, Tree

LARGEST = 1 << 24  # bytes of a file of answers


@click.command(short_help="Check answers, and say why.")
@click.argument("tree", metavar="TREE")
@click.argument("answers", nargs=-1, required=True, metavar="ANSWERS…")
@click.option("--hints", is_flag=True, help="Verdicts and a nudge, without the right answers.")
@click.option("--rubric", metavar="FILE", help="What answers are worth; see the README.")
@output(["table", "json", "markdown"])
@click.option("--root", type=Choice(["max", "min"]), help="Who moves first in TREE.")
@language
@rules
@limits
def check(
    tree: str, answers: Sequence[str], hints: bool, rubric: str | None,
    fmt: str | None, output: str | None, root: str | None, lang: str | None,
    algorithm: str | None, convention: str | None, max_nodes: int, max_depth: int, **parts: Any,
) -> None:  # fmt: skip
    """Check ANSWERS about TREE: answer sheets, or logs as they were typed or pasted.

    Every answer is right or wrong, and why. Exit code 0 if all is right, 1 if not.

    \b
    Examples:
      gametrace check tree.yaml answers.yaml
      gametrace check tree.yaml answers.yaml --hints
      gametrace check tree.yaml answers.yaml --convention ub -f markdown
      gametrace check tree.yaml answers.yaml -f json --lang en
    """
    from gametrace.cli import Exit
    from gametrace.homework.check.examiner import Examiner
    from gametrace.homework.check.rubric import Rubric, read_rubric
    from gametrace.homework.report import report

    form = fmt or by_suffix(output, {".txt": "tree", ".json": "json", ".md": "markdown"})
    if [tree, *answers].count("-") > 1:
        raise click.UsageError("standard input (-) can be read only once")
    given = read_tree(tree, root, max_nodes, max_depth)
    said = {key: part for key, part in parts.items() if part is not None}
    worth = read_rubric(text_of(rubric), visible(rubric)) if rubric else Rubric()
    examiner = Examiner(given, algorithm, convention, said, worth, lang, hints=hints)
    found = [
        (shown_name(file), each)
        for file in answers
        for each in examiner.reports(text_of(file), shown_name(file))
    ]
    with opened(output) as out:
        how = (examiner.words, painter(out))
        out.writelines(report.FORMS.get(form, report.tables)(found, worth, *how))
    for note in examiner.notes:
        click.echo(note, err=True)
    if not all(each.right for _, each in found):
        raise click.exceptions.Exit(Exit.WRONG)


@click.command(short_help="Why a node has its value, window and status.")
@tree_and_node
@language
@rules
@limits
def why(
    tree: str, node: str, root: str | None, lang: str | None, algorithm: str | None,
    max_nodes: int, max_depth: int, **parts: Any,
) -> None:  # fmt: skip
    """Why NODE of TREE has its value, its window and its status.

    \b
    Examples:
      gametrace why tree.yaml C1
      gametrace why tree.yaml B33 --lang en
      gametrace why unir/ejercicio C --algorithm expectiminimax
    """
    from gametrace.homework.check.key import key_of
    from gametrace.homework.reasons.why import why as sentences

    given = read_tree(tree, root, max_nodes, max_depth)
    at = given[node]
    search, how = chosen(given, algorithm, **parts)
    said = homework_words(lang or how.lang)
    sys.stdout.writelines(f"{line}\n" for line in sentences(key_of(given, search, how), at, said))


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
    from gametrace.homework.check.key import key_of
    from gametrace.homework.handout.questions import questions as answered

    given = read_tree(tree, root, max_nodes, max_depth)
    search, how = chosen(given, algorithm, **parts)
    with opened(output) as out:
        style = look(paint=painter(out))._replace(words=homework_words(lang or how.lang))
        out.writelines(answered(key_of(given, search, how), style, leaves_of(given, node)))


@click.command(short_help="The exercise to hand out, or its key.")
@tree_argument
@click.option("--key", "filled", is_flag=True, help="Fill in the right answers.")
@click.option(
    "--ask",
    type=Choice(list(KINDS)),
    multiple=True,
    metavar="KIND",
    help=f"Ask for this; may be given several times: {', '.join(KINDS)}.  [default: what applies]",
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
    from gametrace.homework.check.key import key_of
    from gametrace.homework.handout.worksheet import asked_by_default
    from gametrace.homework.handout.worksheet import worksheet as sheet

    given = read_tree(tree, root, max_nodes, max_depth)
    search, how = chosen(given, algorithm, **parts)
    key, leaves = key_of(given, search, how), leaves_of(given, node)
    style = look(marks=how.marks)._replace(words=homework_words(lang or how.lang))
    asked = list(ask) or asked_by_default(key, leaves)
    command = f"gametrace check {again(tree, {'root': root, **parts})}"
    with opened(output) as out:
        out.writelines(sheet(key, style, asked, leaves, filled, command))


def leaves_of(tree: Tree, name: str | None) -> list[Node]:
    """The leaf of that name, else the marked ones."""
    if name is None:
        return [node for node in tree.walk() if node.mark and not node.children]
    if tree[name].children:
        raise GametraceError(f"{name} is not a leaf; only the value of a leaf can move")
    return [tree[name]]


def again(tree: str, parts: dict[str, Any]) -> str:
    """The arguments of the command that checks a sheet: the same tree by the same rules."""
    named = tree if len(tree) < 60 and tree != "-" and tree.isprintable() else "TREE"
    options = [
        f"--{'from' if key == 'order' else key} {value}"
        for key, value in parts.items()
        if value is not None and not isinstance(value, bool)
    ]
    flags = [f"--{'' if on else 'no-'}{key}" for key, on in parts.items() if isinstance(on, bool)]
    return " ".join([shlex.quote(named), "ANSWERS", *options, *flags])


def text_of(path: str) -> str:
    """The text of a file that a person wrote."""
    return text_in(path, shown_name(path), LARGEST)
