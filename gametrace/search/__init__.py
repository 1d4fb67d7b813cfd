"""One file an algorithm, each reading like its lecture; ALGORITHMS lists them."""

from __future__ import annotations

from gametrace.search.alphabeta import alphabeta
from gametrace.search.convention import CONVENTIONS, Convention
from gametrace.search.minimax import minimax

__all__ = ["ALGORITHMS", "CONVENTIONS", "Convention", "alphabeta", "minimax"]

ALGORITHMS = {"minimax": minimax, "alphabeta": alphabeta}
