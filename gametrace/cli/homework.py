"""The commands for homework that is done: check it, and ask why."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Any

import click

from gametrace.cli.options import Choice, TreeType, language, limits, output, rules, tree_and_node
from gametrace.cli.output import by_suffix, opened
from gametrace.cli.reading import read_tree
from gametrace.cli.search import chosen
from gametrace.homework.questions import QUESTIONS
from gametrace.lang import homework_words, tell
from gametrace.render.paint import painter
from gametrace.tree.errors import GametraceError, visible
from gametrace.tree.read import shown_name, text_in

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gametrace.tree.node import Tree

LARGEST = 1 << 24  # bytes of a file of answers


@click.command(short_help="Check answers, and say why.")
@click.argument("tree", type=TreeType(), metavar="TREE")
@click.argument("answers", type=click.Path(), nargs=-1, required=True, metavar="ANSWERS…")
@click.option("--hints", is_flag=True, help="Verdicts and a nudge, without the right answers.")
@click.option(
    "--rubric", type=click.Path(), metavar="FILE", help="What answers are worth; see the README."
)
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

    Every answer is right or wrong, and why. Exit code 0 if all is right, 1 if not. The algorithm is
    the option's, else the sheet's or the log's, else the tree's.

    \b
    Examples:
      gametrace check tree.yaml answers.yaml
      gametrace check tree.yaml answers.yaml --hints
      gametrace check tree.yaml answers.yaml --convention ub -f markdown
      gametrace check tree.yaml answers.yaml -f json --lang en
    """
    from gametrace.cli import Exit
    from gametrace.homework.check.exam import Exam
    from gametrace.homework.report import forms

    form = fmt or by_suffix(output, {".txt": "tree", ".json": "json", ".md": "markdown"})
    if [tree, *answers].count("-") > 1:
        raise click.UsageError(tell("standard input (-) can be read only once"))
    given = tree_before_answers(tree, root, max_nodes, max_depth)
    exam = Exam(
        given, algorithm=algorithm, convention=convention, rubric=rubric, lang=lang, hints=hints,
        **parts,
    )  # fmt: skip
    exam.solution()
    found, failures = [], []
    for file in answers:
        try:
            reports = exam.reports(text_of(file), shown_name(file))
            found += [(shown_name(file), report) for report in reports]
        except GametraceError as error:
            if len(answers) == 1:
                raise
            failures.append(str(error))
    with opened(output) as out:
        out.writelines(forms.FORMS.get(form, forms.tables)(found, exam.words, painter(out)))
    for note in [note for _, report in found for note in [*report.notes, *report.problems]]:
        click.echo(note, err=True)
    for failure in failures:
        click.echo(failure, err=True)
    if failures:
        raise click.exceptions.Exit(Exit.USAGE)
    if not all(report.right for _, report in found):
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
    from gametrace.homework.key import Key
    from gametrace.homework.reasons.why import why as sentences

    given = read_tree(tree, root, max_nodes, max_depth)
    at = given[node]
    search, how = chosen(given, algorithm, **parts)
    said = homework_words(lang or how.lang)
    sys.stdout.writelines(f"{line}\n" for line in sentences(Key.of(given, search, how), at, said))


def tree_before_answers(text: str, root: str | None, max_nodes: int, max_depth: int) -> Tree:
    """TREE of a command that takes answers as well: people mix up which comes first."""
    from gametrace.homework.answers.sheet import read_sheet

    try:
        return read_tree(text, root, max_nodes, max_depth)
    except GametraceError as error:
        if not os.path.isfile(text):
            raise
        try:
            sheet = read_sheet(text_of(text), text)
        except GametraceError:
            raise error from None
        if sheet.pieces.keys().isdisjoint(QUESTIONS):
            raise
        message = tell(
            "{file} looks like an answer sheet; the tree comes first, then the answers",
            file=visible(text),
        )
        raise GametraceError(message) from None


def text_of(path: str) -> str:
    """The text of a file that a person wrote."""
    if os.path.isdir(path):
        message = tell(
            "{file} is a folder; `gametrace grade` takes those, other commands files",
            file=visible(path),
        )
        raise GametraceError(message)
    return text_in(path, shown_name(path), LARGEST)
