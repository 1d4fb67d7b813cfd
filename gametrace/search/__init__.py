"""One file an algorithm, each reading like its lecture; ALGORITHMS lists them."""

from __future__ import annotations

from gametrace.search.alphabeta import alphabeta
from gametrace.search.convention import CONVENTIONS, Convention
from gametrace.search.expectiminimax import expectimax, expectiminimax
from gametrace.search.maxn import maxn
from gametrace.search.minimax import minimax

__all__ = ["ALGORITHMS", "CONVENTIONS", "Convention"]

ALGORITHMS = {
    "minimax": minimax,
    "alphabeta": alphabeta,
    "expectimax": expectimax,
    "expectiminimax": expectiminimax,
    "maxn": maxn,
}
