"""The rules of a game as a growing tree asks for them: an answer is exact, or refused."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from math import inf
from typing import TYPE_CHECKING, Any, TypeAlias

from gametrace.games.blame import blame, shown, spelled
from gametrace.games.evals import estimate
from gametrace.games.protocol import terminal_test
from gametrace.lang import tell
from gametrace.tree.errors import GametraceError
from gametrace.tree.node import CHANCE, MAX, MIN
from gametrace.tree.numbers import NumberError, exact, show, whole

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from gametrace.tree.numbers import Value

REMEMBERED = 1 << 13  # states of a bundled game whose successors are kept, for transpositions
FINEST = 10**6  # the denominators that a float probability may mean
LECTURE = {1: inf, 0: 0, -1: -inf}  # a win, a draw, a loss beside an eval


Look: TypeAlias = "tuple[str, Value]"  # the kind of a state, and its value where the game is over
# a move, the state after it, its probability where chance moves, and the look of that state
Step: TypeAlias = "tuple[str, Any, Value, str, Value]"


class Rules:
    """The rules of one game, checked: whatever a user's class answers is exact or refused."""

    def __init__(
        self,
        game: Any,
        *,
        state: Any = None,
        eval: str | Callable[..., Any] | None = None,  # noqa: A002 - the document's word
        symmetry: bool = False,
        outcomes: Mapping[str, Value] | None = None,
    ) -> None:
        from gametrace.games.styles import in_aima_style

        game = in_aima_style(game)
        self.game = game
        self.name: str = getattr(game, "name", None) or type(game).__name__
        self.is_terminal: Callable[[Any], Any] = terminal_test(game, self.name)
        if state is None and not hasattr(game, "initial"):
            raise GametraceError(tell("{game} has no `initial` state", game=self.name))
        self.initial = getattr(game, "initial", state)
        self.start = self.initial if state is None else state
        self.has_chance = callable(getattr(game, "chances", None))
        self.trusted: bool = getattr(game, "trusted", False)  # a bundled one: opposite and pure
        self._seat_players()
        self.eval = estimate(self, eval)
        self.worth: Mapping[Any, Value] | None = None
        if self.trusted and outcomes:
            self.worth = {1: outcomes["win"], 0: outcomes["draw"], -1: outcomes["lose"]}
        elif self.trusted and self.eval is not None and eval != "zero":
            self.worth = LECTURE
        self.canonical = getattr(game, "canonical", None) if symmetry else None
        if symmetry and self.canonical is None:
            raise GametraceError(
                tell("{game} knows no symmetry: it has no method canonical", game=self.name)
            )
        self.look: Callable[[Any], Look] = self._look
        self.steps: Callable[[Any], list[Step]] = self._steps
        if self.trusted:
            self.look = lru_cache(REMEMBERED)(self._trusted_look)
            self.steps = lru_cache(REMEMBERED)(self._trusted_steps)

    def _seat_players(self) -> None:
        """Who is MAX and who MIN; or the names of those who each play for themselves."""
        named = tuple(getattr(self.game, "players", None) or ())
        self.tokens = list(named) or [self._first_player()]
        several = len(named) > 2 or getattr(self.game, "zero_sum", True) is False
        if several and not named:
            raise GametraceError(
                tell("{game} is not zero-sum, so it must name its `players`", game=self.name)
            )
        self.players = tuple(spelled(token) for token in named) if several else ()
        names = self.players or (MAX, MIN)
        self.kinds: dict[Any, str] = dict(zip(self.tokens, names, strict=False))

    def _first_player(self) -> Any:
        """Who moves first at the initial state, after dice that are thrown before."""
        state = self.initial
        try:
            while self.has_chance and self.game.to_move(state) == CHANCE:
                state = self.game.result(state, next(iter(self.game.chances(state)))[0])
            return self.game.to_move(state)
        except Exception as error:
            raise blame(self, error, state) from error

    def _kind(self, state: Any, over: bool) -> str:
        token = self.game.to_move(state)
        if token in self.kinds:
            return self.kinds[token]
        if token == CHANCE and self.has_chance:
            return CHANCE
        if over:
            return self.players[0] if self.players else MAX  # nobody is to move any more
        if len(self.tokens) == 1 and not self.players:
            self.tokens.append(token)
            self.kinds[token] = MIN
            return MIN
        raise self.refuse(
            state,
            tell(
                "{player} is to move, who is none of {players}; name them all in `players`",
                player=spelled(token), players=", ".join(map(spelled, self.tokens)),
            ),
        )  # fmt: skip

    def _look(self, state: Any) -> Look:
        """Who moves at a state, or what the end is worth."""
        try:
            over = bool(self.is_terminal(state))
            kind = self._kind(state, over)
            return kind, self._value(state) if over else None
        except GametraceError:
            raise
        except Exception as error:
            raise blame(self, error, state) from error

    def _trusted_look(self, state: Any) -> Look:
        """The same of a bundled game, which needs no checks."""
        game = self.game
        value = None
        if game.is_terminal(state):
            value = game.utility(state, self.tokens[0])
            if self.worth is not None:
                value = self.worth[value]
        return self.kinds[game.to_move(state)], value

    def _trusted_steps(self, state: Any) -> list[Step]:
        """The same of a bundled game, whose moves have names of their own and leave no error."""
        name, result, look = self.game.move_name, self.game.result, self.look
        steps: list[Step] = []
        for move in self.game.actions(state):
            after = result(state, move)
            kind, value = look(after)
            steps.append((name(move), after, None, kind, value))
        return steps

    def _value(self, state: Any) -> Value:
        """The utility: of MAX, whose enemy must have the opposite; or of all players."""
        ask = self.game.utility
        values = [self.number(state, ask(state, token), "utility") for token in self.tokens]
        if self.players:
            return tuple(values)
        if len(values) == 2 and values[0] != -values[1]:
            raise self.refuse(
                state,
                tell(
                    "the utilities {first} and {second} are not opposite; write zero_sum = False"
                    " and `players`, for max^n",
                    first=show(values[0]), second=show(values[1]),
                ),
            )  # fmt: skip
        return values[0]

    def number(self, state: Any, given: Any, source: str) -> Value:
        """An exact number that the game gave; a float is the decimal that it prints as."""
        if type(given) is int:
            return given
        try:
            return exact(given)
        except NumberError:
            raise self.refuse(
                state,
                tell("{source} is no number: {value}", source=source, value=spelled(given)),
            ) from None

    def _steps(self, state: Any) -> list[Step]:
        """The moves from a state that is not the end, each with where it leads."""
        game, move = self.game, None
        try:
            if self.has_chance and game.to_move(state) == CHANCE:
                return self._throws(state)
            name, result = getattr(game, "move_name", spelled), game.result
            steps: list[Step] = []
            for move in game.actions(state):
                after = result(state, move)
                steps.append((name(move), after, None, *self.look(after)))
        except GametraceError:
            raise
        except Exception as error:
            raise blame(self, error, state, move) from error
        if not steps:
            raise self.refuse(
                state, tell("there are no actions here, but is_terminal says that the game goes on")
            )
        return named_apart(steps)

    def _throws(self, state: Any) -> list[Step]:
        """The outcomes of chance, whose probabilities sum to 1."""
        name = getattr(self.game, "move_name", spelled)
        steps: list[Step] = []
        for outcome, p in self.game.chances(state):
            after = self.game.result(state, outcome)
            odds = self._odds(state, p)
            steps.append((name(outcome), after, odds, *self.look(after)))
        total = sum(step[2] for step in steps)
        if total != 1:
            raise self.refuse(
                state,
                tell("the probabilities of chance sum to {total}, not to 1", total=show(total)),
            )
        return named_apart(steps)

    def _odds(self, state: Any, p: Any) -> Value:
        """A probability; one that another program rounded is the fraction that it meant."""
        if isinstance(p, float) and p == p and abs(p) != inf:
            p = whole(Fraction(p).limit_denominator(FINEST))
        value = self.number(state, p, "a probability")
        if not 0 <= value <= 1:
            raise self.refuse(
                state, tell("{p} is no probability: these go from 0 to 1", p=show(value))
            )
        return value

    def label(self, state: Any) -> str | None:
        """The board as text, if the game draws one."""
        return str(self.game.label(state)) if hasattr(self.game, "label") else None

    def refuse(self, state: Any, message: str) -> GametraceError:
        """The error that shows the state where a game breaks its own rules."""
        return GametraceError(
            tell(
                "{game}: {message}\n  state: {state}",
                game=self.name, message=message, state=shown(self, state),
            )
        )  # fmt: skip


def named_apart(steps: list[Step]) -> list[Step]:
    """The same steps; of several with one name the later ones are numbered."""
    if len({step[0] for step in steps}) == len(steps):
        return steps
    counts: dict[str, int] = {}
    apart: list[Step] = []
    for action, *rest in steps:
        count = counts[action] = counts.get(action, 0) + 1
        apart.append((action if count == 1 else f"{action}#{count}", *rest))
    return apart
