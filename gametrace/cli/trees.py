"""The commands about trees themselves: which are bundled, and what one looks like unsolved."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, cast

import click

from gametrace import formats
from gametrace.cli.figures import SUFFIXES as PICTURES
from gametrace.cli.figures import Figure, draw, figure_options
from gametrace.cli.options import language, limits, output, tree_argument
from gametrace.cli.output import by_suffix, opened
from gametrace.cli.reading import read_game
from gametrace.convention import convention_of
from gametrace.lang import tell
from gametrace.render.columns import aligned
from gametrace.render.look import look
from gametrace.render.paint import painter
from gametrace.render.tree import unsolved
from gametrace.tree.bundled import find, names
from gametrace.tree.read import read
from gametrace.tree.write import to_json, to_yaml

if TYPE_CHECKING:
    from gametrace.games.grow import GameTree

SUFFIXES = {".txt": "tree", ".yaml": "yaml", ".yml": "yaml", ".json": "json"}
SUFFIXES |= {**formats.SUFFIXES, **PICTURES}


@click.command(short_help="The bundled lecture trees.")
def trees() -> None:
    """List the bundled lecture trees, with title and source.

    \b
    Examples:
      gametrace trees
      gametrace show uam/matriz
      gametrace alphabeta uam/ejemplo-iv --log
    """
    found = [(name, read(find(name))) for name in names()]
    rows = [[name, tree.title or "", tree.origin or ""] for name, tree in found]
    heads, paint = ["tree", "title", "source"], painter(sys.stdout)
    for line in aligned(heads, rows, [False] * 3, [""] * len(rows), paint):
        sys.stdout.write(line)


@click.command(short_help="A tree unsolved, or written out again.")
@tree_argument
@output(["tree", "yaml", "json", *formats.SUFFIXES.values(), *dict.fromkeys(PICTURES.values())])
@figure_options
@click.option(
    "--long", is_flag=True, help="With yaml and json: say everything, also what is automatic."
)
@click.option("--only", metavar="NODE", help="Show the subtree of NODE alone (as a tree).")
@click.option(
    "--depth", type=click.IntRange(0), metavar="N", help="Of a game: its tree, down to N plies."
)
@language
@limits
def show(
    tree: str,
    fmt: str | None,
    output: str | None,
    long: bool,
    only: str | None,
    depth: int | None,
    lang: str | None,
    figure: Figure,
    **limits: Any,
) -> None:
    """Show TREE unsolved, draw it, or write it out again: YAML, JSON, Gambit .efg, CS 188 .test.

    What -f yaml and -f json write reads into the same tree.

    \b
    Examples:
      gametrace show tree.yaml
      gametrace show tree.yaml -f yaml
      gametrace show tree.yaml -f yaml --long -o long.yaml
      gametrace show '[[3, 12], [2, 4]]' -f json
      gametrace show tree.yaml -o tree.svg
      gametrace show tree.yaml -o tree.efg
      gametrace show '((3)(12)(8))'
      gametrace show nim:1,2 --depth 5
    """
    fmt = fmt or by_suffix(output, SUFFIXES)
    figure.check(fmt)
    if fmt not in ("yaml", "json") and long:
        raise click.UsageError(tell("--long goes with -f yaml or -f json"))
    if fmt in ("yaml", "json") and only:
        raise click.UsageError(tell("--only goes with -f tree and with pictures"))
    given = read_game(tree, **limits)
    if given.is_game:
        from gametrace.games.unroll import board, unroll

        game = cast("GameTree", given)
        if fmt == "tree" and depth is None and only is None:
            with opened(output) as out:
                out.writelines(board(game))
            return
        given = unroll(game, depth)
    if fmt in PICTURES.values():
        draw(fmt, given, figure, output, lang, only)
        return
    with opened(output) as out:
        node = given[only] if only is not None else None
        marks = convention_of(given).marks
        how = look(lang or "es", paint=painter(out), only=node, marks=marks, levels=figure.levels)
        if fmt == "tree":
            out.writelines(unsolved(given, how))
        elif fmt in formats.FORMATS:
            out.write(formats.FORMATS[fmt].write(given))
        else:
            out.write((to_yaml if fmt == "yaml" else to_json)(given, long))
