"""One file per algorithm, each reading like its lecture; ALGORITHMS lists them.

A new algorithm is a file with its search and an Algorithm in the table: the command, the function
of the library, the names in answer sheets, `compare` and completion follow from it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from gametrace.convention import CONVENTIONS, Convention
from gametrace.lang import tell
from gametrace.search.alphabeta import alphabeta
from gametrace.search.expectiminimax import expectimax, expectiminimax
from gametrace.search.maxn import maxn
from gametrace.search.minimax import minimax
from gametrace.tree.errors import nearest
from gametrace.tree.node import CHANCE, MIN

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from gametrace.trace.watcher import Watcher
    from gametrace.tree.node import Tree
    from gametrace.tree.numbers import Value

__all__ = ["ALGORITHMS", "CONVENTIONS", "Algorithm", "Convention", "algorithm_of", "suited"]


def _two_players(tree: Tree) -> bool:
    return not tree.players


class Algorithm(NamedTuple):
    """A search, and all that the rest of the program has to know of it."""

    name: str
    search: Callable[[Tree, Watcher, Convention], Value]
    short_help: str
    help: str  # with examples
    windows: bool = False  # whether it hands windows down
    plain_name: str | None = None  # the same search without cuts; None: it is plain itself
    nature: tuple[str, ...] = (CHANCE,)  # the kinds that take the mean of their children
    averages: bool = True  # whether probabilities matter to it
    spelled: tuple[str, ...] = ()  # how else people write its name
    suits: Callable[[Tree], bool] = _two_players  # whether `compare` runs it on a tree
    stars: Mapping[str, Mapping[str, Any]] = {}  # its variants for chance, as parts of the rules

    @property
    def plain(self) -> str:
        """The name of the same search without cuts: its own, if there are none."""
        return self.plain_name or self.name


ALGORITHMS = {
    algorithm.name: algorithm
    for algorithm in (
        Algorithm(
            "minimax",
            minimax,
            "Minimax: values and decision.",
            """Minimax on TREE: every node's value and the decision.

            \b
            Examples:
              gametrace minimax tree.yaml
              gametrace minimax --log
              gametrace minimax '[[3, 12], [2, 4]]' -f table --lang en
              gametrace minimax tree.yaml --root min -o solution.json
            """,
            spelled=("minmax",),
            suits=lambda tree: not tree.players and (tree.mixed or CHANCE not in tree.kinds),
        ),
        Algorithm(
            "alphabeta",
            alphabeta,
            "Alpha-beta: windows, cuts, what is pruned.",
            """Alpha-beta on TREE: every window, every cut, and what is pruned.

            \b
            Examples:
              gametrace alphabeta --log
              gametrace alphabeta tree.yaml --only C
              gametrace alphabeta tree.yaml --cut strict --bound hard
              gametrace alphabeta uam/ejemplo-iv --convention uam -f table
              gametrace alphabeta tree.yaml -o solution.json
            """,
            windows=True,
            plain_name="minimax",
            spelled=("alfabeta", "podaalfabeta", "alphabetapruning"),
            suits=lambda tree: not tree.players and not tree.mixed,
            stars={"star1": {"chance": "star1"}, "star2": {"chance": "star2"}},
        ),
        Algorithm(
            "expectimax",
            expectimax,
            "Expectimax: the enemy is part of nature.",
            """Expectimax on TREE: the enemy is a part of nature, so MIN takes the mean too.

            \b
            Examples:
              gametrace expectimax tree.yaml
              gametrace expectimax ub/trafico --log
              gametrace expectimax tree.yaml --average -f table
            """,
            nature=(CHANCE, MIN),
            suits=lambda tree: not tree.players and (tree.mixed or CHANCE in tree.kinds),
        ),
        Algorithm(
            "expectiminimax",
            expectiminimax,
            "Expectiminimax: MAX, MIN and chance.",
            """Expectiminimax on TREE: MAX, MIN, and the mean at chance nodes.

            \b
            Examples:
              gametrace expectiminimax ub/trafico --log
              gametrace expectiminimax unir/ejercicio
              gametrace expectiminimax '{chance E: [0.4: 10, 0.6: 2]}' -f steps
            """,
            spelled=("expectminimax",),
            suits=lambda tree: not tree.players and (tree.mixed or CHANCE in tree.kinds),
        ),
        Algorithm(
            "maxn",
            maxn,
            "max^n: several players, each for itself.",
            """max^n on TREE: several players, each for itself.

            \b
            Examples:
              gametrace maxn ub/tres-jugadores --log
              gametrace maxn unco/dilema --lang en
            """,
            averages=False,
            suits=lambda tree: bool(tree.players),
        ),
    )
}


def suited(tree: Tree) -> str:
    """The algorithm for a tree that names none: one that cuts, where one can."""
    suitable = [algorithm for algorithm in ALGORITHMS.values() if algorithm.suits(tree)]
    return max(suitable, key=lambda algorithm: algorithm.windows).name


def algorithm_of(tree: Tree) -> str:
    """The algorithm that a tree names, else the one that suits it."""
    named = tree.algorithm
    return suited(tree) if named is None else known(named.text, lambda m: tree.at(named.at, m))


def known(name: str, error: Callable[[str], Exception]) -> str:
    """The name of an algorithm, if there is one of that name."""
    if name not in ALGORITHMS:
        fields = {"words": ", ".join(ALGORITHMS), "hint": nearest(str(name), ALGORITHMS)}
        raise error(tell("'{word}' is none of {words}{hint}", word=name, **fields))
    return name
