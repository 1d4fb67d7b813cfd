"""A tracer for game-tree search that prints the logs of the lectures.

tree = gametrace.read("trees/ub/ejemplo-b.yaml")
trace = gametrace.alphabeta(tree)
print(gametrace.render.log(trace))

What is named here is imported when it is first used: starting up is part of the product.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

__version__ = "0.2.0"

if TYPE_CHECKING:
    from gametrace import render
    from gametrace.convention import Convention
    from gametrace.games.grow import from_game
    from gametrace.homework.check.exam import Exam
    from gametrace.solving import alphabeta, expectimax, expectiminimax, maxn, minimax, solve
    from gametrace.study.compare import compare
    from gametrace.study.growth import growth
    from gametrace.study.whatif import whatif
    from gametrace.trace.trace import Trace
    from gametrace.trace.visit import Visit
    from gametrace.trace.watcher import Cut, Enter, Event, Leaf, Leave, Watcher, Window
    from gametrace.tree.build import build
    from gametrace.tree.bundled import bundled
    from gametrace.tree.errors import GametraceError, TreeError
    from gametrace.tree.node import Node, Tree
    from gametrace.tree.read import parse, read
    from gametrace.tree.sketch import chance, leaf, max_node, min_node, player

__all__ = [
    "Convention", "Cut", "Enter", "Event", "Exam", "GametraceError", "Leaf", "Leave", "Node",
    "Trace", "Tree", "TreeError", "Visit", "Watcher", "Window", "__version__",
    "alphabeta", "build", "bundled", "chance", "compare", "expectimax", "expectiminimax",
    "from_game", "growth", "leaf", "max_node", "maxn", "min_node", "minimax", "parse", "player",
    "read", "render", "solve", "whatif",
]  # fmt: skip

_HOMES = {
    "Convention": "convention",
    "Cut": "trace.watcher",
    "Enter": "trace.watcher",
    "Event": "trace.watcher",
    "Exam": "homework.check.exam",
    "GametraceError": "tree.errors",
    "Leaf": "trace.watcher",
    "Leave": "trace.watcher",
    "Node": "tree.node",
    "Trace": "trace.trace",
    "Tree": "tree.node",
    "TreeError": "tree.errors",
    "Visit": "trace.visit",
    "Watcher": "trace.watcher",
    "Window": "trace.watcher",
    "alphabeta": "solving",
    "build": "tree.build",
    "bundled": "tree.bundled",
    "chance": "tree.sketch",
    "compare": "study.compare",
    "expectimax": "solving",
    "expectiminimax": "solving",
    "from_game": "games.grow",
    "growth": "study.growth",
    "leaf": "tree.sketch",
    "max_node": "tree.sketch",
    "maxn": "solving",
    "min_node": "tree.sketch",
    "minimax": "solving",
    "parse": "tree.read",
    "player": "tree.sketch",
    "read": "tree.read",
    "solve": "solving",
    "whatif": "study.whatif",
}


def __dir__() -> list[str]:
    return __all__


def __getattr__(name: str) -> object:
    if name == "render":
        return import_module("gametrace.render")
    if name not in _HOMES and not name.startswith("_"):
        from gametrace.search import ALGORITHMS
        from gametrace.solving import solver

        if name in ALGORITHMS:
            return solver(name)
    if name not in _HOMES:
        raise AttributeError(f"module 'gametrace' has no attribute '{name}'")
    return getattr(import_module(f"gametrace.{_HOMES[name]}"), name)
