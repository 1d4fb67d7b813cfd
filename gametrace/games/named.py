"""The games that have a name, and how a position of each is written; one line for a new game."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from gametrace.games.grow import ABOUT, GameTree, from_game
from gametrace.lang import tell
from gametrace.tree.errors import GametraceError, nearest, visible
from gametrace.tree.growth import Limits

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from gametrace.tree.numbers import Value


class Known(NamedTuple):
    """A game of the table: where it lives, how a position is written, an example."""

    file: str
    written: str
    example: str


KEPT = (*ABOUT, "most_nodes", "most_levels")
GAMES = {
    "tictactoe": Known(
        "tictactoe", "X.O/.X./..O or 4x4x3 or 4x4x3;POSITION", "tictactoe:X.O/.X./..O"
    ),
    "nim": Known("nim", "3,4,5 or 3,4,5;misere", "nim:3,4,5"),
    "connect4": Known("connect4", "6x7 or 6x7;COLUMNS", "connect4:6x7;4453"),
    "openspiel": Known(
        "openspiel", "NAME(OPTIONS) or NAME@FEN", "openspiel:breakthrough(rows=4,columns=4)"
    ),
}


def is_named(text: str) -> bool:
    """Whether a TREE names one of these games."""
    return text.partition(":")[0].strip() in GAMES


def tree_named(text: str, root: str | None, limits: Limits | None) -> GameTree:
    """The tree of a game, or of code, that TREE names; the game itself says who moves first."""
    if not is_named(text):
        return user_tree_named(text, root, limits)
    return limited(game_tree(text), limits)


def user_tree_named(text: str, root: str | None, limits: Limits | None) -> GameTree:
    """The tree of a user's own game that TREE names."""
    return limited(user_tree(text), limits)


def limited(tree: GameTree, limits: Limits | None) -> GameTree:
    """The same tree, which may grow so far; what is unlimited elsewhere is less for a game."""
    if limits is not None and limits.nodes != Limits().nodes:
        tree.most_nodes = limits.nodes
    if limits is not None:
        tree.most_levels = limits.depth
    return tree


def valued_by(tree: GameTree, name: str) -> GameTree:
    """The same tree with another eval: a known one, or FILE.py:function, which is run."""
    from gametrace.games.user import function

    estimate: Any = function(name) if ".py:" in name else name
    how = {**tree.how, "eval": estimate}
    fresh = from_game(tree.rules.game, tree.start, tree.depth, **how)
    vars(fresh).update((key, part) for key, part in vars(tree).items() if key in KEPT)
    return fresh


def named_game(text: str) -> tuple[Any, Any]:
    """The game and the state of a text such as nim:3,4,5."""
    name, _, position = text.partition(":")
    known = GAMES.get(name.strip())
    if known is None:
        raise GametraceError(
            tell("there is no game '{name}'; `gametrace games` lists them", name=visible(name))
            + nearest(name, GAMES)
        )
    parse: Callable[[str], tuple[Any, Any]] = import_module(f"gametrace.games.{known.file}").parse
    return parse(position)


def game_tree(
    text: str,
    position: str | None = None,
    eval: str | Callable[..., Any] | None = None,  # noqa: A002 - the document's word
    symmetry: bool = False,
    depth: int | None = None,
    outcomes: Mapping[str, Value] | None = None,
) -> GameTree:
    """The tree of a document's `game:`, with the keys beside it; it can name no code."""
    if position is not None:
        text += f"{';' if ':' in text else ':'}{position.strip()}"
    game, state = named_game(text)
    return from_game(game, state, depth, eval=eval, symmetry=symmetry, outcomes=outcomes)


def matrix_tree(
    rows: Sequence[str],
    columns: Sequence[str],
    payoffs: Sequence[Sequence[Value]],
    players: Sequence[str] = (),
) -> GameTree:
    """The tree of a document's `matrix:`; its cells are exact numbers, or pairs of them."""
    from gametrace.games.matrix import Matrix

    return from_game(Matrix(rows, columns, payoffs, players))


def user_tree(text: str, eval: str | None = None, depth: int | None = None) -> GameTree:  # noqa: A002
    """The tree of a user's own class, which is run: for the command line alone."""
    from gametrace.games.user import load

    return from_game(load(text), depth=depth, eval=eval)
