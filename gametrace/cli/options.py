"""The options that commands share, each written once."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, TypeVar

import click

from gametrace.lang import LANGUAGES
from gametrace.search.convention import CONVENTIONS
from gametrace.tree.bundled import DEFAULT
from gametrace.tree.errors import GametraceError, nearest, visible
from gametrace.tree.numbers import NumberError, number

if TYPE_CHECKING:
    from collections.abc import Callable

    from gametrace.tree.node import Tree
    from gametrace.tree.numbers import Value

Function = TypeVar("Function", bound="Callable[..., Any]")


class TreeType(click.ParamType[str]):
    """TREE: a file, -, the tree itself, or a bundled one."""

    name = "tree"

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[Any]:
        from click.shell_completion import CompletionItem

        from gametrace.tree.bundled import names

        found = [CompletionItem(name) for name in names() if name.startswith(incomplete)]
        return [*found, CompletionItem(incomplete, type="file")]


class Number(click.ParamType[Any]):
    """An exact number."""

    name = "number"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> Value:
        try:
            return number(value) if isinstance(value, str) else value
        except NumberError as error:
            self.fail(visible(str(error)), param, ctx)


class Choice(click.Choice[str]):
    """One of a few words; a misspelt one gets the nearest."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if value not in self.choices:
            listed = ", ".join(self.choices)
            self.fail(
                f"'{visible(str(value))}' is none of {listed}{nearest(str(value), self.choices)}",
                param,
                ctx,
            )
        return str(value)


def tree_argument(function: Function) -> Function:
    """TREE, and who moves first in it; the command also needs the limits, last of all."""
    for decorate in (
        click.argument("tree", type=TreeType(), default=DEFAULT, metavar="[TREE]"),
        click.option(
            "--root", type=Choice(["max", "min"]), help="Who moves first, if the tree does not say."
        ),
    )[::-1]:
        function = decorate(function)
    return function


def limits(function: Function) -> Function:
    """How large TREE may be."""
    for decorate in (
        click.option(
            "--max-nodes", type=click.IntRange(1), default=10_000_000, show_default=True,
            help="Refuse a tree of more nodes.",
        ),
        click.option(
            "--max-depth", type=click.IntRange(1), default=20_000, show_default=True,
            help="Refuse a tree of more levels.",
        ),
    )[::-1]:  # fmt: skip
        function = decorate(function)
    return function


def language(function: Function) -> Function:
    """--lang; without it the environment, the convention, and Spanish have a say, in this order."""
    return click.option(
        "--lang", type=Choice(LANGUAGES), envvar="GAMETRACE_LANG", show_envvar=True,
        help="Language of log, headings and summary.  [default: the convention's, else es]",
    )(function)  # fmt: skip


def output(formats: list[str]) -> Callable[[Function], Function]:
    """-f and -o."""

    def decorate(function: Function) -> Function:
        function = click.option(
            "-o",
            "--output",
            type=click.Path(),
            metavar="FILE",
            help="Write to FILE, whole or not at all; its suffix says the format.",
        )(function)
        return click.option(
            "-f",
            "--format",
            "fmt",
            type=Choice(formats),
            metavar="FORMAT",
            help=f"One of {', '.join(formats)}.  [default: {formats[0]}]",
        )(function)

    return decorate  # fmt: skip


def convention(function: Function) -> Function:
    """--convention."""
    listed = ", ".join(CONVENTIONS)
    return click.option(
        "--convention", type=Choice(list(CONVENTIONS)), metavar="NAME",
        help=f"The lecture whose rules hold: {listed}.  [default: the tree's, else ub]",
    )(function)  # fmt: skip


def depth_rules(function: Function) -> Function:
    """How far the search looks."""
    for decorate in (
        click.option(
            "--depth", type=click.IntRange(0), metavar="N",
            help="Depth limit in plies; eval stands for the value there.",
        ),
        click.option(
            "--quiescence/--no-quiescence", default=None,
            help="Whether nodes that are not quiet are searched on.  [default: they are]",
        ),
        click.option(
            "--singular", type=Number(), metavar="M",
            help="One ply more below a child whose eval beats its siblings' by M.",
        ),
        click.option(
            "--beam", type=click.IntRange(1), metavar="N", help="Keep the N best children by eval."
        ),
    )[::-1]:  # fmt: skip
        function = decorate(function)
    return function


def read_tree(text: str, root: str | None, max_nodes: int, max_depth: int) -> Tree:
    """The tree that TREE stands for."""
    from gametrace.tree.bundled import bundled_name, find, names
    from gametrace.tree.growth import Limits
    from gametrace.tree.read import parse, read

    limits = Limits(max_nodes, max_depth)
    if text.lstrip()[:1] in ("[", "{"):
        return parse(text, bare=True, root=root, limits=limits)
    if text == "-" or os.path.lexists(text):
        return read(text, root=root, limits=limits)
    if not text:
        raise GametraceError("TREE is empty; name a file or a bundled tree")
    stem, suffix = os.path.splitext(text)
    if suffix in (".yaml", ".yml", ".json"):
        try:
            return read(text, root=root, limits=limits)
        except GametraceError as error:
            raise GametraceError(f"{error}{nearest(stem, names())}") from None
    path = find(text)
    return read(path, name=bundled_name(path), root=root, limits=limits)
