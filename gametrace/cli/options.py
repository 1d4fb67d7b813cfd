"""The options that commands share, each written once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

import click

from gametrace.convention import PARTS
from gametrace.formats import FORMATS
from gametrace.lang import LANGUAGES, tell
from gametrace.search import ALGORITHMS, CONVENTIONS
from gametrace.tree.bundled import DEFAULT
from gametrace.tree.errors import nearest, visible
from gametrace.tree.numbers import NumberError, number

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from gametrace.tree.numbers import Value

Function = TypeVar("Function", bound="Callable[..., Any]")


FROM_FORMAT = "gametrace.from_format"  # where the context keeps --from-format
EVAL = "gametrace.eval"  # and --eval


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
            hint = nearest(str(value), self.choices)
            fields = {"word": visible(str(value)), "words": ", ".join(self.choices), "hint": hint}
            self.fail(tell("'{word}' is none of {words}{hint}", **fields), param, ctx)
        return str(value)


class Listing(click.Option):
    """An option whose help has {fields}; they are kept for the help in other languages."""

    def __init__(self, names: Sequence[str], fields: dict[str, str], **rest: Any) -> None:
        self.sentence, self.fields = rest["help"], fields
        super().__init__(names, **rest | {"help": self.sentence.format(**fields)})


_root = click.option(
    "--root", type=Choice(["max", "min"]), help="Who moves first, if the tree does not say."
)


_from_format = click.option(
    "--from-format", type=Choice(list(FORMATS)), expose_value=False, metavar="FORMAT",
    callback=lambda ctx, param, value: ctx.meta.update({FROM_FORMAT: value}),
    cls=Listing, fields={"formats": ", ".join(FORMATS)},
    help="TREE is another program's: {formats}.  [default: by its suffix]",
)  # fmt: skip


_eval = click.option(
    "--eval", expose_value=False, metavar="NAME",
    callback=lambda ctx, param, value: ctx.meta.update({EVAL: value}),
    help="What values a game's states at the depth limit: open-lines, zero, FILE.py:function.",
)  # fmt: skip


def tree_argument(function: Function) -> Function:
    """TREE, and who moves first in it; the command also needs the limits, last of all."""
    given = click.argument("tree", type=TreeType(), default=DEFAULT, metavar="[TREE]")
    return given(_root(function))


def tree_and_node(function: Function) -> Function:
    """TREE and one NODE of it, neither of which can be left out."""
    given = click.argument("tree", type=TreeType(), metavar="TREE")
    return given(click.argument("node", metavar="NODE")(_root(function)))


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
        _from_format,
        _eval,
    )[::-1]:  # fmt: skip
        function = decorate(function)
    return function


def language(function: Function) -> Function:
    """--lang; without it the environment, the convention, and Spanish have a say, in this order."""
    return click.option(
        "--lang", type=Choice(list(LANGUAGES)), envvar="GAMETRACE_LANG", show_envvar=True,
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
            cls=Listing,
            fields={"formats": ", ".join(formats), "first": formats[0]},
            help="One of {formats}.  [default: {first}]",
        )(function)

    return decorate  # fmt: skip


def convention(function: Function) -> Function:
    """--convention."""
    return click.option(
        "--convention", type=Choice(list(CONVENTIONS)), metavar="NAME",
        cls=Listing, fields={"names": ", ".join(CONVENTIONS)},
        help="The lecture whose rules hold: {names}.  [default: the tree's, else ub]",
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


order = click.option(
    "--from", "order", type=Choice(PARTS["from"]),
    help="The end from which children are searched.  [default: left]",
)  # fmt: skip

average = click.option(
    "--average", is_flag=True, default=None, help="Ignore the probabilities: all count alike."
)


def cut_rules(function: Function) -> Function:
    """How alpha-beta cuts."""
    for decorate in (
        click.option(
            "--cut", type=Choice(PARTS["cut"]),
            help="Cut on v >= beta, or only on v > beta; MIN likewise."
            "  [default: the convention's]",
        ),
        click.option(
            "--bound", type=Choice(PARTS["bound"]),
            help="Fail-soft, fail-hard as the lectures write it, or clamped to the bound at a cut."
            "  [default: the convention's]",
        ),
        click.option("--alpha", type=Number(), help="The window at the root.  [default: -inf]"),
        click.option("--beta", type=Number(), help="The window at the root.  [default: inf]"),
        click.option(
            "--chance", type=Choice(PARTS["chance"]),
            help="Cut at chance nodes too, by Ballard; the tree needs a range.",
        ),
    )[::-1]:  # fmt: skip
        function = decorate(function)
    return function


algorithm = click.option(
    "--algorithm", type=Choice(list(ALGORITHMS)),
    help="Which search runs.  [default: the tree's, else what suits it: alphabeta, maxn, minimax]",
)  # fmt: skip


def rules(function: Function) -> Function:
    """The algorithm, and all that can be said of how it searches."""
    for decorate in (algorithm, convention, order, depth_rules, cut_rules, average)[::-1]:
        function = decorate(function)
    return function
