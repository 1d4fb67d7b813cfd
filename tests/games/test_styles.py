"""Games as others write them: a student's AIMA class, aima-python's older names, easyAI."""

from collections import namedtuple
from fractions import Fraction

import pytest

from gametrace import GametraceError, alphabeta, expectiminimax, maxn, minimax
from gametrace.games.grow import from_game

GameState = namedtuple("GameState", "to_move, utility, board, moves")


class AimaTicTacToe:
    """In the style of aima-python's games.py: its own states, terminal_test, moves as pairs."""

    def __init__(self, h=3, v=3, k=3):
        self.h, self.v, self.k = h, v, k
        moves = [(x, y) for x in range(1, h + 1) for y in range(1, v + 1)]
        self.initial = GameState(to_move="X", utility=0, board={}, moves=moves)

    def actions(self, state):
        return state.moves

    def result(self, state, move):
        board = {**state.board, move: state.to_move}
        moves = [other for other in state.moves if other != move]
        return GameState(
            to_move="O" if state.to_move == "X" else "X",
            utility=self.compute_utility(board, move, state.to_move),
            board=board,
            moves=moves,
        )

    def utility(self, state, player):
        return state.utility if player == "X" else -state.utility

    def terminal_test(self, state):
        return state.utility != 0 or len(state.moves) == 0

    def to_move(self, state):
        return state.to_move

    def compute_utility(self, board, move, player):
        if any(self.in_row(board, move, player, d) for d in ((0, 1), (1, 0), (1, -1), (1, 1))):
            return 1 if player == "X" else -1
        return 0

    def in_row(self, board, move, player, delta):
        n = 0
        for sign in (1, -1):
            x, y = move
            while board.get((x, y)) == player:
                n += 1
                x, y = x + sign * delta[0], y + sign * delta[1]
        return n - 1 >= self.k


class TwoPlayerGame:
    """What easyAI's base class gives."""

    @property
    def opponent_index(self):
        return 2 if self.current_player == 1 else 1

    def switch_player(self):
        self.current_player = self.opponent_index


class GameOfBones(TwoPlayerGame):
    """In the style of easyAI's example: who takes the last bone loses."""

    def __init__(self, players=None):
        self.players = players
        self.pile = 6
        self.current_player = 1

    def possible_moves(self):
        return [str(n) for n in (1, 2, 3) if n <= self.pile]

    def make_move(self, move):
        self.pile -= int(move)

    def win(self):
        return self.pile <= 0

    def is_over(self):
        return self.win()

    def scoring(self):
        return 100 if self.win() else 0

    def show(self):
        print(f"{self.pile} bones left")


def test_a_class_of_aima_python_runs_as_it_is():
    trace = alphabeta(from_game(AimaTicTacToe()))
    assert trace.value == 0
    assert trace.tree.root.children[0].name == "(1, 1)"
    assert alphabeta(from_game(AimaTicTacToe(2, 2, 2))).value == 1


def test_an_easyai_game_runs_as_it_is():
    game = GameOfBones([None, None])
    trace = alphabeta(from_game(game))
    assert (trace.value, trace.action) == (100, "1")
    assert trace.tree["1"].label == "5 bones left"
    assert game.pile == 6
    assert alphabeta(from_game(game), depth=1).value == 0


class Throw:
    """aima-python's StochasticGame: coins are thrown after each move."""

    initial = ((), 1)

    def to_move(self, state):
        return "X" if len(state[0]) % 2 == 0 else "O"

    def actions(self, state):
        return ["keep", "double"]

    def result(self, state, move):
        return ((*state[0], move), state[1] * (2 if move == "double" else 1))

    def terminal_test(self, state):
        return len(state[0]) == 2

    def utility(self, state, player):
        return state[1] if player == "X" else -state[1]

    def chances(self, state):
        return [1, 3]

    def outcome(self, state, chance):
        return (state[0], state[1] * chance)

    def probability(self, chance):
        return 0.75 if chance == 1 else 0.25


def test_a_stochastic_game_has_chance_nodes_above_each_decision_but_the_first():
    trace = expectiminimax(from_game(Throw()))
    assert (trace.value, trace.action) == (3, "double")
    keep = trace.tree["keep"]
    assert (trace.tree.root.kind, keep.kind) == ("max", "chance")
    assert [(child.action, child.p, child.kind) for child in keep.children] == [
        ("1", Fraction(3, 4), "min"),
        ("3", Fraction(1, 4), "min"),
    ]


class Die:
    """Chance first, in our own names: thirds as floats."""

    players = ("me", "you")
    initial = ()

    def to_move(self, state):
        return "me" if state else "chance"

    def chances(self, state):
        return [(face, 1 / 3) for face in (1, 2, 6)]

    def actions(self, state):
        return ["take"]

    def result(self, state, move):
        return (*state, move)

    def is_terminal(self, state):
        return len(state) == 2

    def utility(self, state, player):
        return state[0] if player == "me" else -state[0]


def test_a_float_probability_is_the_fraction_that_was_meant():
    assert expectiminimax(from_game(Die())).value == 3


def changed(base=Die, **parts):
    return type(f"My{base.__name__}", (base,), parts)()


@pytest.mark.parametrize(
    ("game", "message"),
    [
        (changed(chances=lambda self, state: [(1, 0.5), (2, 0.25)]), "sum to 0.75, not to 1"),
        (changed(chances=lambda self, state: [(1, 1.5)]), "1.5 is no probability"),
        (changed(utility=lambda self, state, player: "much"), "utility is no number: much"),
        (changed(utility=lambda self, state, player: None), "utility is no number: None"),
        (changed(actions=lambda self, state: []), "there are no actions here"),
        (changed(utility=lambda self, state, player: 2), "2 and 2 are not opposite"),
        (changed(to_move=lambda self, state: "him" if state else "chance"), "none of me, you"),
    ],
)
def test_a_game_that_breaks_its_rules_is_refused_with_the_state(game, message):
    with pytest.raises(GametraceError, match=message) as caught:
        expectiminimax(from_game(game))
    assert "state: (" in str(caught.value)


def test_players_with_utilities_of_their_own_are_max_n():
    game = changed(
        zero_sum=False, utility=lambda self, state, player: {"me": 1, "you": 0.5}[player]
    )
    assert maxn(from_game(game)).value == (1, Fraction(1, 2))


def test_an_object_that_is_no_game_is_refused():
    with pytest.raises(GametraceError, match="int is no game: it has no method to_move"):
        from_game(3)


def test_the_first_of_the_players_is_max_and_else_who_moves_first():
    second = changed(AimaTicTacToe, players=("O", "X"))
    assert from_game(second).root.kind == "min"
    assert from_game(AimaTicTacToe()).root.kind == "max"
    later = AimaTicTacToe().result(AimaTicTacToe().initial, (1, 1))
    assert from_game(AimaTicTacToe(), later).root.kind == "min"
    assert minimax(from_game(AimaTicTacToe(), later)).value == 0
