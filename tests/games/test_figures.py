"""The figures that the lectures and the contract name."""

from collections import Counter
from functools import cache
from math import inf

import pytest

from gametrace import alphabeta, minimax
from gametrace.convention import CONVENTIONS
from gametrace.games.named import game_tree
from gametrace.games.tictactoe import TicTacToe
from gametrace.search import ALGORITHMS
from gametrace.solving import rules_for

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


class Count:
    """A watcher that counts, and remembers nothing."""

    def __init__(self):
        self.nodes = 0
        self.ends = Counter()

    def enter(self, node, alpha, beta):
        self.nodes += 1

    def leaf(self, node, alpha, beta, value):
        self.nodes += 1
        self.ends[value] += 1

    def cut(self, node, value, bound, limit):
        pass

    def leave(self, node, value):
        pass


def winner(board):
    return next(
        (board[a] for a, b, c in LINES if board[a] != "." and board[a] == board[b] == board[c]),
        None,
    )


@cache
def by_table(board):
    """The value of a board of nine characters, by an independent recursion."""
    if won := winner(board):
        return 1 if won == "X" else -1
    if "." not in board:
        return 0
    mark = "X" if board.count("X") == board.count("O") else "O"
    values = [by_table(board[:i] + mark + board[i + 1 :]) for i in range(9) if board[i] == "."]
    return max(values) if mark == "X" else min(values)


def rows(board):
    return "/".join((board[:3], board[3:6], board[6:]))


def test_minimax_visits_549946_nodes_and_255168_games():
    tree, count = game_tree("tictactoe"), Count()
    with tree.for_search(forget=True) as own:
        value = ALGORITHMS["minimax"].search(own, count, rules_for(own, "minimax"))
    assert (value, count.nodes) == (0, 549_946)
    assert count.ends == {1: 131_184, -1: 77_904, 0: 46_080}


def test_alphabeta_visits_18297_nodes_from_the_empty_board():
    trace = alphabeta(game_tree("tictactoe"))
    assert trace.value == 0
    assert trace.counts["visited"] == 18_297
    assert trace.counts["nodes"] == trace.tree.size == sum(1 for _ in trace.tree.walk())
    assert trace.counts["nodes"] == trace.counts["visited"] + trace.counts["pruned"]


def test_all_5478_positions_have_the_value_of_the_table():
    by_table("." * 9)
    game = TicTacToe()
    boards = [game.initial]
    seen = {game.initial}
    for state in boards:
        text = game.label(state).replace(" ", "").replace("\n", "")
        assert game.is_terminal(state) == bool(winner(text) or "." not in text)
        if not game.is_terminal(state):
            for move in game.actions(state):
                after = game.result(state, move)
                if after not in seen:
                    seen.add(after)
                    boards.append(after)
    assert len(boards) == 5478
    late = [b for b in boards if (b[0] | b[1]).bit_count() >= 4]
    for state in late:
        text = game.label(state).replace(" ", "").replace("\n", "")
        assert game.position(rows(text)) == state
        tree = game_tree(f"tictactoe:{rows(text)}")
        assert alphabeta(tree).value == by_table(text)


@pytest.mark.parametrize("name", CONVENTIONS)
def test_every_convention_finds_the_value_of_positions(name):
    for text in ["X...O....", "XO.......", "X.O.X...O", "XOX.O..X.", "....X....", "X.O......"]:
        tree = game_tree(f"tictactoe:{rows(text)}")
        assert alphabeta(tree, convention=name).value == by_table(text)


def test_symmetry_leaves_three_first_moves_and_twelve_boards():
    tree = game_tree("tictactoe", eval="open-lines", symmetry=True)
    trace = minimax(tree, depth=2)
    first = trace.tree.root.children
    assert [(child.action, child.note) for child in first] == [
        ("a3", "×4"),
        ("b3", "×4"),
        ("b2", None),
    ]
    assert [trace.visits[child].value for child in first] == [-1, -2, 1]
    assert sum(len(child.children) for child in first) == 12
    assert (trace.value, trace.action) == (1, "b2")
    assert {trace.visits[node].status for child in first for node in child.children} == {"horizon"}


@pytest.mark.parametrize(("board", "value"), [("X.O/.X./...", None), ("O.X/.X./...", None)])
def test_open_lines_is_the_difference_of_the_lines_still_open(board, value):
    game = TicTacToe()
    x, o = game.position(board)
    open_to_x = sum(not o & line for line in game.lines)
    open_to_o = sum(not x & line for line in game.lines)
    assert game.open_lines((x, o), "X") == open_to_x - open_to_o == -game.open_lines((x, o), "O")


def test_beside_an_eval_a_win_is_infinite():
    assert minimax(game_tree("tictactoe:XX./OO./...", eval="open-lines")).value == inf
    assert minimax(game_tree("tictactoe:XX./OO./...", eval="zero")).value == 1
    assert minimax(game_tree("tictactoe:XX./OO./...")).value == 1
    worth = {"win": 10, "draw": 0, "lose": -5}
    assert minimax(game_tree("tictactoe:XX./OO./...", outcomes=worth)).value == 10
