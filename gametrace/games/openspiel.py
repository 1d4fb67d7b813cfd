"""OpenSpiel's games, through its package: sequential ones in which nothing is hidden.

A state is OpenSpiel's own; a move is its number, called as the game calls it.
"""

from __future__ import annotations

from typing import Any

from gametrace.lang import tell
from gametrace.tree.errors import GametraceError, nearest, visible
from gametrace.tree.node import CHANCE

INSTALL = "pip install 'gametrace[games]'"


class OpenSpiel:
    """One game of OpenSpiel in AIMA's names; its players are 0, 1 …"""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.name = f"openspiel:{game}"
        self.initial = game.new_initial_state()
        self.players = self._seats(game.num_players())
        kind = type(game.get_type()).Utility
        self.zero_sum = game.get_type().utility in (kind.ZERO_SUM, kind.CONSTANT_SUM)
        if len(self.players) == 1:
            self.zero_sum = True

    def _seats(self, count: int) -> tuple[int, ...]:
        """The players; of two the one who moves first comes first (white is 1 in chess)."""
        state = self.initial
        while state.is_chance_node():
            state = state.child(state.legal_actions()[0])
        first = state.current_player()
        return (first, 1 - first) if count == 2 and first in (0, 1) else tuple(range(count))

    def to_move(self, state: Any) -> Any:
        """A player's number, or chance."""
        return CHANCE if state.is_chance_node() else state.current_player()

    def actions(self, state: Any) -> list[tuple[Any, int]]:
        """The legal moves, each with the state that knows its name."""
        return [(state, action) for action in state.legal_actions()]

    def result(self, state: Any, move: Any) -> Any:
        """The state after a move, or after a throw of chance."""
        return state.child(move[1])

    def is_terminal(self, state: Any) -> bool:
        """Whether the game is over."""
        return bool(state.is_terminal())

    def utility(self, state: Any, player: int) -> float:
        """The player's return."""
        return float(state.player_return(player))

    def label(self, state: Any) -> str:
        """The state as OpenSpiel prints it."""
        return str(state).strip("\n")

    def move_name(self, move: tuple[Any, int]) -> str:
        """A move as the game writes it."""
        state, action = move
        return visible(str(state.action_to_string(state.current_player(), action)).strip())


class Throws(OpenSpiel):
    """A game with chance, whose outcomes are called as the game calls them."""

    def chances(self, state: Any) -> list[tuple[Any, float]]:
        """The outcomes, each with its probability."""
        return [((state, outcome), p) for outcome, p in state.chance_outcomes()]


def parse(text: str) -> tuple[OpenSpiel, Any]:
    """The game and the state that a text after `openspiel:` stands for: NAME(options)@FEN."""
    try:
        import pyspiel
    except ImportError:
        raise GametraceError(
            tell("games of OpenSpiel need its package; install it: {command}", command=INSTALL)
        ) from None
    name, at, position = text.strip().partition("@")
    short = name.partition("(")[0].strip()
    known = [kind.short_name for kind in pyspiel.registered_games()]
    if short not in known:
        raise GametraceError(
            tell("OpenSpiel has no game '{name}'", name=visible(short)) + nearest(short, known)
        )
    try:
        game = pyspiel.load_game(name.strip())
    except (pyspiel.SpielError, RuntimeError, ValueError) as error:
        raise _refused(name, error) from None
    kind = game.get_type()
    if kind.dynamics != pyspiel.GameType.Dynamics.SEQUENTIAL:
        raise GametraceError(
            tell("in {game} the players move at the same time; a game tree has turns", game=short)
        )
    if kind.information != pyspiel.GameType.Information.PERFECT_INFORMATION:
        raise GametraceError(
            tell(
                "{game} hides something from the players; a search here sees everything", game=short
            )
        )
    if kind.chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC:
        raise GametraceError(tell("{game} does not say how likely chance is", game=short))
    chance = kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    adapted = (Throws if chance else OpenSpiel)(game)
    if not at:
        return adapted, adapted.initial
    try:
        return adapted, game.new_initial_state(position.strip())
    except (pyspiel.SpielError, RuntimeError, TypeError) as error:
        raise _refused(text, error) from None


def _refused(text: str, error: Exception) -> GametraceError:
    """OpenSpiel's own complaint, in one line."""
    reason = visible(str(error).strip().splitlines()[-1] if str(error).strip() else "")
    return GametraceError(
        tell("OpenSpiel refuses '{text}': {reason}", text=visible(text), reason=reason)
    )
