"""A document that is a game: `game:` or `matrix:` in the place of `tree:`. It can name no code."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gametrace.games.grow import ABOUT
from gametrace.games.named import game_tree, limited, matrix_tree
from gametrace.lang import tell
from gametrace.tree.data import Listing
from gametrace.tree.document import describe
from gametrace.tree.errors import GametraceError
from gametrace.tree.node import NO_CHILDREN, Node, Tree
from gametrace.tree.numbers import utility

if TYPE_CHECKING:
    from gametrace.games.grow import GameTree
    from gametrace.tree.data import Mapping, Piece, Taker
    from gametrace.tree.growth import Limits
    from gametrace.tree.numbers import Value

ALWAYS = {"title", "source", "note", "algorithm", "convention", "depth", "range"}
GAME = {"game", "position", "eval", "symmetry", "outcomes"}
MATRIX = {"matrix", "players"}
GAMES = {"game", "matrix"}
TABLE = ("rows", "columns", "payoffs")


def game_in(content: Mapping, take: Taker, limits: Limits) -> GameTree:
    """The tree of a document with `game:`."""
    keys, about = _read(content, take, GAME)
    given: dict[str, Any] = {}
    if "position" in keys:
        given["position"] = take.text(keys["position"], "position", keep="\n")
    if "eval" in keys:
        given["eval"] = take.word(keys["eval"], "eval")
    if "symmetry" in keys:
        given["symmetry"] = take.truth(keys["symmetry"], "symmetry")
    if "outcomes" in keys:
        given["outcomes"] = about.outcomes
    name = take.word(keys["game"], "game")
    try:
        tree = game_tree(name, **given)
    except GametraceError as error:
        raise take.error(keys["game"], str(error)) from None
    return limited(_described(tree, about), limits)


def matrix_in(content: Mapping, take: Taker, limits: Limits) -> GameTree:
    """The tree of a document with `matrix:`."""
    keys, about = _read(content, take, MATRIX)
    table: dict[str, Piece] = {}
    for key, item in take.mapping(keys["matrix"], "matrix"):
        if key.value not in TABLE:
            raise take.unknown(key, TABLE, tell(" in a matrix: write rows, columns and payoffs"))
        table[key.value] = item
    for part in TABLE:
        if part not in table:
            message = tell("a matrix needs `{part}`", part=part)
            raise take.error(keys["matrix"], message)
    rows, columns = (
        [take.word(entry, part) for entry in take.listing(table[part], part)]
        for part in ("rows", "columns")
    )
    payoffs = [
        [_cell(cell, take) for cell in take.listing(row, "payoffs")]
        for row in take.listing(table["payoffs"], "payoffs")
    ]
    try:
        tree = matrix_tree(rows, columns, payoffs, about.players)
    except GametraceError as error:
        raise take.error(keys["matrix"], str(error)) from None
    return limited(_described(tree, about), limits)


def _cell(cell: Piece, take: Taker) -> Value:
    """What the rows' player gets; or what each gets: `2 -3`, or [2, -3]."""
    if isinstance(cell, Listing):
        return tuple(take.number(entry, "payoffs") for entry in cell.items)
    return take.number(cell, "payoffs", utility)


def _read(content: Mapping, take: Taker, own: set[str]) -> tuple[dict[str, Piece], Tree]:
    """What stands after each key, and a tree that says what the document says of the whole."""
    for key, _ in content.pairs:
        if key.value not in ALWAYS | own:
            raise take.unknown(key, ALWAYS | own, tell(" beside '{key}'", key=min(own & GAMES)))
    keys = content.keys(take.source)
    about = Tree(Node(None, NO_CHILDREN), take.source)
    whole = ALWAYS | {"outcomes", "players"}
    describe(about, {key: item for key, item in keys.items() if key in whole}, take)
    return keys, about


def _described(tree: GameTree, about: Tree) -> GameTree:
    """The tree of the game, with what its document says."""
    vars(tree).update((key, part) for key, part in vars(about).items() if key in ABOUT)
    return tree
