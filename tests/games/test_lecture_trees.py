"""The lectures' games, as documents."""

from fractions import Fraction
from pathlib import Path

import pytest

from gametrace import maxn, minimax, read
from gametrace.games.named import game_tree

FOLDER = Path(__file__).parent / "trees"


def tree_in(name):
    tree = read(FOLDER / f"{name}.yaml")
    assert "gametrace m" in tree.note
    return tree


@pytest.mark.parametrize(
    ("name", "value", "action"),
    [
        ("unir-tres-en-raya", 2, None),
        ("uam-tres-en-raya", 1, "b2"),
        ("uam-tres-en-raya-2", 1, "a3"),
        ("uam-matriz", 0, "B"),
        ("unco-tres-en-raya", 0, "c3"),
    ],
)
def test_the_lectures_game_has_its_value(name, value, action):
    trace = minimax(tree_in(name))
    assert (trace.value, trace.action) == (value, action)


def test_the_third_move_goes_on_from_the_second():
    trace = minimax(tree_in("uam-tres-en-raya-3"))
    assert trace.tree.root.kind == "max"
    assert trace.counts["nodes"] == trace.counts["visited"]


def test_both_prisoners_confess():
    trace = maxn(tree_in("unco-dilema"))
    assert (trace.value, trace.line) == ((-6, -6), ("A", "confesar", "confesar.confesar"))
    assert trace["negar.negar"].value == (-Fraction(1, 2), -Fraction(1, 2))


def test_six_lines_against_five_are_worth_one():
    assert minimax(game_tree("tictactoe:XO./.../...", eval="open-lines"), depth=0).value == 1
