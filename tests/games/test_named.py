"""The bundled games: positions, refusals, and values by other means."""

from functools import cache, reduce
from operator import xor

import pytest

from gametrace import GametraceError, alphabeta, minimax
from gametrace.games.connect4 import Connect4
from gametrace.games.named import GAMES, game_tree


@pytest.mark.parametrize("misere", [False, True])
def test_nim_is_won_as_bouton_says(misere):
    for piles in [
        (1,),
        (2,),
        (1, 1),
        (1, 2),
        (2, 2),
        (1, 1, 1),
        (1, 2, 3),
        (2, 3),
        (3, 3),
        (1, 1, 2),
    ]:
        text = ",".join(map(str, piles))
        value = alphabeta(game_tree(f"nim:{text}{';misere' if misere else ''}")).value
        wins = reduce(xor, piles) != 0
        if misere and max(piles) == 1:
            wins = not wins
        assert value == (1 if wins else -1), (piles, misere)


@pytest.mark.parametrize(("rows", "columns"), [(2, 4), (4, 2), (3, 3), (4, 3), (3, 4)])
def test_connect4_on_small_boards_has_the_value_of_brute_force(rows, columns):
    assert alphabeta(game_tree(f"connect4:{rows}x{columns}")).value == brute(rows, columns)


def brute(rows, columns):
    """The value by lists of pieces, without bits."""

    def four(board):
        for c in range(columns):
            for r in range(rows):
                for dc, dr in ((0, 1), (1, 0), (1, 1), (1, -1)):
                    line = [(c + dc * i, r + dr * i) for i in range(4)]
                    marks = {
                        board[x][y] if 0 <= x < columns and 0 <= y < len(board[x]) else None
                        for x, y in line
                    }
                    if len(marks) == 1 and None not in marks:
                        return True
        return False

    @cache
    def value(board):
        count = sum(map(len, board))
        if four(board):
            return -1 if count % 2 == 0 else 1
        if count == rows * columns:
            return 0
        values = [
            value((*board[:c], board[c] + "XO"[count % 2], *board[c + 1 :]))
            for c in range(columns)
            if len(board[c]) < rows
        ]
        return max(values) if count % 2 == 0 else min(values)

    return value(("",) * columns)


def test_connect4_draws_its_board():
    tree = game_tree("connect4:4x4;1213")
    assert tree.root.label == ". . . .\n. . . .\nX . . .\nX O O .\n1 2 3 4"
    game = Connect4(4, 4)
    assert game.canonical(game.result((0, 0), 0)) == game.canonical(game.result((0, 0), 3))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("tictactoe:XXX/OOO/...", "both have a line"),
        ("tictactoe:XX./.../...", "not 2 and 0"),
        ("tictactoe:XXX/OO./O..", "X has a line, yet O moved after it"),
        ("tictactoe:OOO/XX./XX.", "O has a line, yet X moved after it"),
        ("tictactoe:XO/.X", "it has not 3 rows of 3 cells; write another size first: 4x4x3;"),
        ("tictactoe:XZ./.../...", "'Z' is none of X, O and ."),
        ("tictactoe:0x3x3", "is no board"),
        ("tictactoe:4x4x5", "a line must fit"),
        ("nim:3,x", "are no piles"),
        ("nim:3;normal", "'normal' is no rule"),
        ("connect4:6x7;9", "move 1, column 9: there are the columns 1 to 7"),
        ("connect4:2x4;111", "move 3, column 1: that column is full"),
        ("connect4:6x7;12121213", "move 8, column 3: the game was over before"),
        ("connect4:ax7", "is no board"),
        ("chess", "there is no game 'chess'"),
        ("tictacto:X", "did you mean 'tictactoe'"),
    ],
)
def test_what_is_no_game_or_position_is_refused_with_the_reason(text, reason):
    with pytest.raises(GametraceError, match=reason):
        game_tree(text)


def test_a_position_may_be_written_as_a_document_writes_it():
    tree = game_tree("tictactoe", position="X . .\n. O .\n. . .\n", eval="open-lines", depth=2)
    assert tree.root.label == "X . .\n. O .\n. . ."
    assert tree.root.kind == "max"
    assert alphabeta(tree).counts["nodes"] > 1
    assert max(node.depth for node in minimax(tree).tree.walk()) == 2
    assert game_tree("tictactoe:4x4x3", position="X.../..../..../....").root.kind == "min"


def test_every_example_is_a_game():
    for name, known in GAMES.items():
        assert known.example.startswith(f"{name}:")
        assert game_tree(known.example).root.children


def test_an_unknown_eval_is_refused():
    with pytest.raises(GametraceError, match="has no eval 'open'; it has open-lines, zero"):
        game_tree("tictactoe", eval="open")
