"""One file an algorithm, each reading like its lecture; ALGORITHMS lists them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from gametrace.convention import CONVENTIONS, Convention
from gametrace.search.alphabeta import alphabeta
from gametrace.search.expectiminimax import expectimax, expectiminimax
from gametrace.search.maxn import maxn
from gametrace.search.minimax import minimax
from gametrace.tree.errors import nearest

if TYPE_CHECKING:
    from gametrace.tree.node import Tree

__all__ = ["ALGORITHMS", "CONVENTIONS", "Convention", "algorithm_of"]


class Algorithm(NamedTuple):
    function: Any
    windows: bool = False
    plain: str = ""

    def __call__(self, *args: Any) -> Any:
        return self.function(*args)


ALGORITHMS = {
    "minimax": Algorithm(minimax, False, "minimax"),
    "alphabeta": Algorithm(alphabeta, True, "minimax"),
    "expectimax": Algorithm(expectimax, False, "expectimax"),
    "expectiminimax": Algorithm(expectiminimax, False, "expectiminimax"),
    "maxn": Algorithm(maxn, False, "maxn"),
}


def algorithm_of(tree: Tree) -> str:
    """The algorithm that a tree names, else the one that suits it."""
    said = tree.algorithm
    if said is None:
        return "maxn" if tree.players else "minimax" if tree.mixed else "alphabeta"
    if said.text not in ALGORITHMS:
        listed = ", ".join(ALGORITHMS)
        what = f"'{said.text}' is none of {listed}{nearest(said.text, ALGORITHMS)}"
        raise tree.at(said.at, what)
    return said.text
