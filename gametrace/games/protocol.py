"""What a game is, in AIMA's names.

Any object with these methods is a game: no base class is needed. A game that is written in another
style (aima-python's StochasticGame, easyAI) is turned into one by `styles`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from gametrace.lang import tell
from gametrace.tree.errors import GametraceError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

NEEDED = ("to_move", "actions", "result", "utility")


class Game(Protocol):
    """A game as a search problem.

    Optional: terminal_test (older name of is_terminal), eval(state, player), chances(state) where
    to_move is "chance", players, zero_sum, label(state), move_name(move), canonical(state).
    """

    initial: Any

    def to_move(self, state: Any) -> Any:
        """The player whose turn it is."""

    def actions(self, state: Any) -> Iterable[Any]:
        """The moves, in the order of the search."""

    def result(self, state: Any, move: Any) -> Any:
        """The state after a move."""

    def is_terminal(self, state: Any) -> bool:
        """Whether the game is over."""

    def utility(self, state: Any, player: Any) -> Any:
        """What the end is worth to a player."""


def terminal_test(game: Any, name: str) -> Callable[[Any], Any]:
    """The method that knows the end, by its newer or older name; the others must be there."""
    for method in NEEDED:
        if not callable(getattr(game, method, None)):
            raise GametraceError(
                tell(
                    "{game} is no game: it has no method {method}; a game has {needed}",
                    game=name, method=method,
                    needed=", ".join((*NEEDED, "is_terminal")),
                )
            )  # fmt: skip
    over = getattr(game, "is_terminal", None) or getattr(game, "terminal_test", None)
    if over is None:
        raise GametraceError(tell("{game} is no game: it has no method is_terminal", game=name))
    found: Callable[[Any], Any] = over
    return found
