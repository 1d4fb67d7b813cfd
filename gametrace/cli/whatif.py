"""The command that moves one leaf over the whole number line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from gametrace.cli.options import language, limits, output, rules, tree_and_node
from gametrace.cli.output import by_suffix, opened
from gametrace.cli.reading import read_tree
from gametrace.cli.search import chosen
from gametrace.lang import homework_words
from gametrace.render.columns import aligned
from gametrace.render.events import as_json, number
from gametrace.render.paint import painter
from gametrace.tree.numbers import show

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import TextIO

    from gametrace.lang import Words
    from gametrace.study.whatif import WhatIf
    from gametrace.tree.numbers import Value


@click.command(short_help="What if a leaf had another value?")
@tree_and_node
@output(["table", "json"])
@language
@rules
@limits
def whatif(
    tree: str, node: str, fmt: str | None, output: str | None, lang: str | None, root: str | None,
    algorithm: str | None, max_nodes: int, max_depth: int, **parts: Any,
) -> None:  # fmt: skip
    """What the search of TREE does for every value of the leaf NODE.

    A row for each interval of values: the value of the root, the best actions, the cuts, and what
    is pruned. Then, for each cut that depends on the leaf, when it happens.

    \b
    Examples:
      gametrace whatif tree.yaml C1
      gametrace whatif upv/cuestion C21 --lang en
      gametrace whatif unir/ejercicio D1 --algorithm expectiminimax
      gametrace whatif uam/star1 C11 --chance star1
      gametrace whatif tree.yaml D1 --cut strict -f json
    """
    from gametrace.study import whatif as study

    name = fmt or by_suffix(output, {".txt": "table", ".json": "json"})
    given = read_tree(tree, root, max_nodes, max_depth)
    search, how = chosen(given, algorithm, **parts)
    said = homework_words(lang or how.lang)
    found = study.whatif(given, node, search, how)
    with opened(output) as out:
        out.writelines(FORMS.get(name, table)(found, said, out))


def table(found: WhatIf, said: Words, out: TextIO) -> Iterator[str]:
    """A row a piece, and a line for each cut that depends on the leaf."""
    from gametrace.study.intervals import Region
    from gametrace.study.moving import Line

    def spelled(value: Value) -> str:
        return value.show(found.node) if isinstance(value, Line) else show(value)

    columns = ("interval", "value", "actions", "cuts", "pruned")
    rows = [
        [
            Region([piece.interval]).show(found.node, said),
            spelled(piece.value),
            *(", ".join(map(str, names)) for names in (piece.actions, piece.cuts, piece.pruned)),
        ]
        for piece in found.pieces
    ]
    heads, left = [said[column] for column in columns], [False] * len(columns)
    yield from aligned(heads, rows, left, [""] * len(rows), painter(out))
    for cut, bound, after, when in found.conditions:
        told = {"node": cut, "after": after, "when": when.show(found.node, said)}
        yield said["cut_when"].format(bound=said[bound], **told) + "\n"


def json(found: WhatIf, said: Words, out: TextIO) -> Iterator[str]:
    """One object, the same in every language."""
    from gametrace.study.moving import Line

    def written(value: Value) -> object:
        if isinstance(value, Line):
            return {field: number(part) for field, part in value._asdict().items()}
        return number(value)

    pieces = [
        {
            "from": number(piece.low),
            "from_open": piece.low_open,
            "to": number(piece.high),
            "to_open": piece.high_open,
            "value": written(piece.value),
            "actions": piece.actions,
            "cuts": piece.cuts,
            "pruned": piece.pruned,
        }
        for piece in found.pieces
    ]
    conditions = [
        condition._asdict() | {"when": condition.when.show(found.node)}
        for condition in found.conditions
    ]
    yield as_json({"node": found.node, "pieces": pieces, "conditions": conditions}) + "\n"


FORMS = {"table": table, "json": json}
