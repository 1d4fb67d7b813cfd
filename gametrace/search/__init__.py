"""One file an algorithm, each reading like its lecture; ALGORITHMS lists them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametrace.convention import CONVENTIONS, Convention
from gametrace.search.alphabeta import alphabeta
from gametrace.search.expectiminimax import expectimax, expectiminimax
from gametrace.search.maxn import maxn
from gametrace.search.minimax import minimax
from gametrace.tree.errors import nearest

if TYPE_CHECKING:
    from gametrace.tree.node import Tree

__all__ = ["ALGORITHMS", "CONVENTIONS", "Convention", "algorithm_of"]

ALGORITHMS = {
    "minimax": minimax,
    "alphabeta": alphabeta,
    "expectimax": expectimax,
    "expectiminimax": expectiminimax,
    "maxn": maxn,
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
