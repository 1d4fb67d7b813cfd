"""TREE of a command, read: from a file, a bundle, another program, or the rules of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import click

from gametrace.cli.options import EVAL, FROM_FORMAT
from gametrace.formats import FORMATS
from gametrace.lang import tell
from gametrace.tree.errors import GametraceError

if TYPE_CHECKING:
    from gametrace.games.grow import GameTree
    from gametrace.tree.node import Tree


def read_tree(text: str, root: str | None, max_nodes: int, max_depth: int) -> Tree:
    """The tree that TREE stands for; a game is written out, down to its end or its depth."""
    tree = read_game(text, root, max_nodes, max_depth)
    if not tree.is_game:
        return tree
    from gametrace.games.unroll import unroll

    context = click.get_current_context(silent=True)
    depths = [context.params.get(name) for name in ("depth", "to")] if context else []
    return unroll(cast("GameTree", tree), next((one for one in depths if one is not None), None))


def read_game(text: str, root: str | None, max_nodes: int, max_depth: int) -> Tree:
    """The same tree; a game grows while it is searched."""
    from gametrace.source import tree_named
    from gametrace.tree.growth import Limits

    limits = Limits(max_nodes, max_depth)
    context = click.get_current_context(silent=True)
    form = context.meta.get(FROM_FORMAT) if context else None
    if form:
        return FORMATS[form].find(text, root, limits)
    tree = tree_named(text, root, limits)
    estimate = context.meta.get(EVAL) if context else None
    if estimate is None:
        return tree
    if not tree.is_game:
        raise GametraceError(tell("--eval is for games; in a tree, write `eval:` at its nodes"))
    from gametrace.games.named import valued_by

    return valued_by(cast("GameTree", tree), estimate)
