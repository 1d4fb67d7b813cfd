"""Games in other people's styles, recognised by their methods and turned into AIMA's.

aima-python's StochasticGame throws the dice after each move; an easyAI game is one object that
changes with every move, so a state here is a copy of it.
"""

from __future__ import annotations

import io
from contextlib import redirect_stdout
from copy import deepcopy
from typing import TYPE_CHECKING, Any, NamedTuple

from gametrace.tree.node import CHANCE

if TYPE_CHECKING:
    from collections.abc import Iterable


def in_aima_style(game: Any) -> Any:
    """The game itself, or an object with AIMA's methods around it."""
    if all(hasattr(game, method) for method in ("possible_moves", "make_move", "is_over")):
        return EasyAI(game)
    if all(hasattr(game, method) for method in ("chances", "outcome", "probability")):
        return Stochastic(game)
    return game


class Turn(NamedTuple):
    """A state of a StochasticGame, before or after the dice are thrown."""

    state: Any
    thrown: bool


class Stochastic:
    """aima-python's StochasticGame: a chance node stands above each decision but the first."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.name = type(game).__name__
        self.players = getattr(game, "players", None)
        self.zero_sum = getattr(game, "zero_sum", True)
        self.initial = Turn(game.initial, True)
        self._over = getattr(game, "is_terminal", None) or game.terminal_test
        for optional in ("eval", "label"):
            if hasattr(game, optional):
                setattr(self, optional, self._of_state(getattr(game, optional)))
        if hasattr(game, "move_name"):
            self.move_name = game.move_name

    @staticmethod
    def _of_state(function: Any) -> Any:
        return lambda turn, *player: function(turn.state, *player)

    def to_move(self, turn: Turn) -> Any:
        return self.game.to_move(turn.state) if turn.thrown or self._over(turn.state) else CHANCE

    def actions(self, turn: Turn) -> Iterable[Any]:
        moves: Iterable[Any] = self.game.actions(turn.state)
        return moves

    def chances(self, turn: Turn) -> list[tuple[Any, Any]]:
        return [(chance, self.game.probability(chance)) for chance in self.game.chances(turn.state)]

    def result(self, turn: Turn, move: Any) -> Turn:
        if turn.thrown:
            return Turn(self.game.result(turn.state, move), False)
        return Turn(self.game.outcome(turn.state, move), True)

    def is_terminal(self, turn: Turn) -> bool:
        return bool(self._over(turn.state))

    def utility(self, turn: Turn, player: Any) -> Any:
        return self.game.utility(turn.state, player)


class EasyAI:
    """easyAI's TwoPlayerGame: scoring is for the player to move, and the enemy has the opposite."""

    def __init__(self, game: Any) -> None:
        self.initial = game
        self.name = type(game).__name__
        self.eval = self.utility
        if hasattr(game, "show"):
            self.label = self._shown

    def to_move(self, state: Any) -> Any:
        return state.current_player if hasattr(state, "current_player") else state.nplayer

    def actions(self, state: Any) -> Iterable[Any]:
        moves: Iterable[Any] = state.possible_moves()
        return moves

    def result(self, state: Any, move: Any) -> Any:
        after = deepcopy(state)
        after.make_move(move)
        if hasattr(after, "switch_player"):
            after.switch_player()
        else:
            after.current_player = 3 - after.current_player
        return after

    def is_terminal(self, state: Any) -> bool:
        return bool(state.is_over())

    def utility(self, state: Any, player: Any) -> Any:
        score = state.scoring()
        return score if self.to_move(state) == player else -score

    @staticmethod
    def _shown(state: Any) -> str:
        """What the game prints as its board."""
        with redirect_stdout(io.StringIO()) as printed:
            state.show()
        return printed.getvalue().strip("\n")
