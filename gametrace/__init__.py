"""A tracer for game-tree search that prints the logs of the lectures.

tree = gametrace.read("trees/ub/ejemplo-b.yaml")
trace = gametrace.alphabeta(tree)
print(gametrace.render.log(trace))

What is named here is imported when it is first used: starting up is part of the product.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

__version__ = "0.1.0"

if TYPE_CHECKING:
    from gametrace import render
    from gametrace.games.grow import from_game
    from gametrace.solving import alphabeta, expectimax, expectiminimax, maxn, minimax
    from gametrace.tree.errors import GametraceError, TreeError
    from gametrace.tree.node import Node, Tree
    from gametrace.tree.read import from_lists, parse, read

__all__ = [
    "GametraceError", "Node", "Tree", "TreeError", "__version__",
    "alphabeta", "expectimax", "expectiminimax", "from_game", "from_lists", "maxn", "minimax",
    "parse", "read", "render",
]  # fmt: skip

_HOMES = {
    "GametraceError": "tree.errors",
    "Node": "tree.node",
    "Tree": "tree.node",
    "TreeError": "tree.errors",
    "alphabeta": "solving",
    "expectimax": "solving",
    "expectiminimax": "solving",
    "from_game": "games.grow",
    "from_lists": "tree.read",
    "maxn": "solving",
    "minimax": "solving",
    "parse": "tree.read",
    "read": "tree.read",
}


def __dir__() -> list[str]:
    return __all__


def __getattr__(name: str) -> object:
    if name == "render":
        return import_module("gametrace.render")
    if name not in _HOMES:
        raise AttributeError(f"module 'gametrace' has no attribute '{name}'")
    return getattr(import_module(f"gametrace.{_HOMES[name]}"), name)
