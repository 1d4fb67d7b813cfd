"""The options of pictures, and how a picture gets to where it is wanted."""

from __future__ import annotations

import sys
from functools import wraps
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import click

from gametrace.cli.output import opened
from gametrace.lang import tell
from gametrace.render import PICTURES
from gametrace.tree.errors import GametraceError

if TYPE_CHECKING:
    from gametrace.cli.options import Function
    from gametrace.trace.trace import Trace
    from gametrace.tree.node import Tree

SUFFIXES = {suffix: name for name, suffixes in PICTURES.items() for suffix in suffixes}
BINARY = ("png", "pdf")
TEXTS = ("tree", "table")  # what --levels is for as well
GOES_WITH = {  # an option that not every picture has, and those that have it
    "standalone": ("tikz",),
    "beamer": ("tikz",),
    "deck": ("pdf",),
}


class Figure(NamedTuple):
    """What was said about a picture."""

    mono: bool
    levels: int | None
    standalone: bool
    beamer: bool
    deck: bool

    def check(self, fmt: str) -> None:
        """Refuse what the format cannot do."""
        for option, value in self._asdict().items():
            formats = GOES_WITH.get(option, tuple(PICTURES))
            formats += TEXTS if option == "levels" else ()
            if value not in (False, None) and fmt not in formats:
                listed = ", ".join(formats)
                raise click.UsageError(
                    tell("--{option} goes with {formats}, not with {fmt}",
                         option=option, formats=listed, fmt=fmt)
                )  # fmt: skip


def figure_options(function: Function) -> Function:
    """--mono, --levels, --standalone, --beamer, --deck, given to the command as one figure."""

    @wraps(function)
    def command(*arguments: Any, **options: Any) -> Any:
        parts = {name: options.pop(name) for name in Figure._fields}
        return function(*arguments, figure=Figure(**parts), **options)

    decorated: Any = command
    for decorate in (
        click.option("--mono", is_flag=True, help="Pictures without colour."),
        click.option(
            "--levels", type=click.IntRange(0), metavar="N",
            help="Tree, table, pictures: the root and N plies below it.",
        ),
        click.option("--standalone", is_flag=True, help="TikZ: a whole document."),
        click.option("--beamer", is_flag=True, help="TikZ: overlays that play the search."),
        click.option("--deck", is_flag=True, help="PDF: a page for each step of the search."),
    )[::-1]:  # fmt: skip
        decorated = decorate(decorated)
    return cast("Function", decorated)


def draw(
    fmt: str,
    shown: Tree | Trace,
    figure: Figure,
    output: str | None,
    lang: str | None,
    only: str | None,
) -> None:
    """Write a picture of a solved or unsolved tree; it is made before anything is opened."""
    from gametrace import render

    if fmt in BINARY and output in (None, "-") and sys.stdout.isatty():
        message = tell("a terminal cannot show {fmt}; name a file with -o", fmt=fmt.upper())
        raise GametraceError(message)
    extra = {name: True for name, formats in GOES_WITH.items()
             if fmt in formats and getattr(figure, name)}  # fmt: skip
    made = getattr(render, fmt)(
        shown, lang, mono=figure.mono, levels=figure.levels, only=only, **extra
    )
    with opened(output) as out:
        if isinstance(made, bytes):
            out.flush()
            out.buffer.write(made)
        else:
            out.write(made)
