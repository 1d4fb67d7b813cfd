"""What nodes do not say themselves: kinds by depth, players, range."""

from fractions import Fraction

import pytest

from gametrace import GametraceError, build, parse
from tests.tree.helpers import kinds, names, refusal, values


def test_kinds_alternate_from_max():
    assert kinds(parse("[[[1]]]")) == ["max", "min", "max", "min"]


def test_kinds_alternate_from_a_written_kind():
    assert kinds(parse("tree: {min: [[1]]}")) == ["min", "max", "min"]
    assert kinds(parse("[{max B: [[1]]}]")) == ["max", "max", "min", "max"]


def test_the_caller_says_who_moves_first_when_the_tree_does_not():
    assert kinds(parse("[[1]]", root="min")) == ["min", "max", "min"]
    assert kinds(build([[1]], root="min")) == ["min", "max", "min"]


@pytest.mark.parametrize("text", ["tree: {max: [1]}", "levels: [max, min]\ntree: [1]"])
def test_the_caller_cannot_contradict_the_tree(text):
    assert parse(text, root="max").root.kind == "max"
    with pytest.raises(GametraceError, match="max moves first, so --root min cannot hold"):
        parse(text, root="min")


@pytest.mark.parametrize(
    ("levels", "expected"),
    [
        ("[max, min]", "max min max min max"),
        ("[min]", "min min min min min"),
        ("[MAX, chance]", "max chance max chance max"),
        ("[max, chance, min, chance]", "max chance min chance max"),
    ],
)
def test_levels_are_repeated_by_depth(levels, expected):
    assert kinds(parse(f"levels: {levels}\ntree: [[[[1]]]]")) == expected.split()


def test_a_written_kind_goes_before_levels():
    assert kinds(parse("levels: [max, min]\ntree: [{max: [[1]]}]")) == ["max", "max", "max", "min"]


def test_players_move_in_turn():
    tree = parse("players: [Ann, Bob, Eve]\ntree: [[[['(1, 2, 6)']]]]")
    assert kinds(tree) == ["Ann", "Bob", "Eve", "Ann", "Bob"]
    assert values(tree) == [(1, 2, 6)]


@pytest.mark.parametrize("leaf", ["'(1, 2.5)'", "1 2.5", "{value: [1, 2.5]}", "'1; 2.5'"])
def test_a_leaf_of_several_players_has_a_number_for_each(leaf):
    assert values(parse(f"players: [Ann, Bob]\ntree: [{leaf}]")) == [(1, Fraction(5, 2))]


def test_levels_may_mix_players_and_chance():
    tree = parse("players: [Ann, Bob]\nlevels: [Bob, chance, Ann]\ntree: [[[1 2]]]")
    assert kinds(tree) == ["Bob", "chance", "Ann", "Bob"]


@pytest.mark.parametrize("more", ["", ", {kind: Bob, value: 3 4}"])
def test_a_player_may_stand_before_the_name(more):
    tree = parse(f"players: [Ann, Bob]\ntree: [{{Ann x: 1 2}}{more}]")
    assert (names(tree)[1], kinds(tree)[1]) == ("x", "Ann")


def test_a_player_alone_leaves_the_name_automatic():
    tree = parse("players: [Ann, Bob]\ntree: {Bob: [1 2]}")
    assert (names(tree), kinds(tree)) == (["A", "B"], ["Bob", "Bob"])


def test_a_range_admits_its_ends():
    tree = parse("range: [-1, 1/2]\ntree: [-1, 0.5, win]".replace("win", "lose"))
    assert tree.range == (-1, Fraction(1, 2))
    assert values(tree) == [-1, Fraction(1, 2), -1]


@pytest.mark.parametrize(
    ("text", "line", "column", "words"),
    [
        ("range: [0, 5]\ntree: [3,\n 7]", 3, 2, "the value 7 lies outside the range [0, 5]"),
        ("range: [0, 5]\ntree: [lose]", 2, 8, "the value -1 lies outside the range [0, 5]"),
        ("range: [0, inf]\ntree: [-inf]", 2, 8, "the value -inf lies outside the range [0, inf]"),
        ("players: [a, b]\nrange: [0, 5]\ntree: [1 9]", 3, 8, "the value 9 lies outside"),
        ("players: [a, b]\ntree: [3]", 2, 8, "the value 3 needs 2 entries, one for each player"),
        ("players: [a, b]\ntree: ['(1, 2, 3)']", 2, 8, "the value (1, 2, 3) needs 2 entries"),
        ("players: [a, b]\ntree: [win]", 2, 8, "the value 1 needs 2 entries"),
        ("players: [a, b]\ntree: [{eval: 1, children: [1 2]}]", 2, 8, "the eval 1 needs 2 entries"),
        ("['(1, 2)']", 1, 2, "the value (1, 2) is a tuple, but the tree names no `players`"),
        ("[1 2]", 1, 2, "the value (1, 2) is a tuple, but the tree names no `players`"),
        ("[{random: 0.5, value: 3}]", 1, 2, "only a MAX or MIN node with children can move"),
        ("[{kind: chance, random: 1/2, children: [1]}]", 1, 2, "only a MAX or MIN node"),
        ("[{kind: maxx, value: 3}]", 1, 9, "did you mean 'max'?"),
        ("players: [Ann, Bob]\ntree: {kind: Anne, value: 1 2}", 2, 14, "did you mean 'Ann'?"),
        ("[{B: 1},\n {B: 2}]", 2, 3, "two nodes are named 'B': this one, and the one at 1:3"),
        ("[{name: B, value: 1}, {name: B, value: 2}]", 1, 23, "named 'B'"),
        ("tree: {R: [[{R: 1}]]}", 1, 14, "two nodes are named 'R': this one, and the one at 1:8"),
        ("[[1], {B1: 2}]", 1, 8, "automatically the one at 1:3; give one of them another name"),
    ],
)
def test_what_does_not_fit_the_tree_is_refused(text, line, column, words):
    error = refusal(text)
    assert (error.line, error.column) == (line, column)
    assert words in error.what


def test_an_estimate_may_lie_outside_the_range():
    assert parse("range: [0, 5]\ntree: [{eval: 9, children: [3]}]")["B"].eval == 9
