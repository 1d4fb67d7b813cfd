"""The probabilities below chance nodes."""

from fractions import Fraction

import pytest

from gametrace import TreeError, parse
from tests.tree.helpers import chances, kinds, names, refusal, values

HALF, TENTH = Fraction(1, 2), Fraction(1, 10)


def below(children):
    """The chance node that is the root of these children."""
    return parse(f"levels: [chance, max]\ntree: {children}").root


@pytest.mark.parametrize(
    ("children", "expected"),
    [
        ("[0.4: 10, 0.6: 2]", [Fraction(2, 5), Fraction(3, 5)]),
        ("[1/6: 1, 5/6: 2]", [Fraction(1, 6), Fraction(5, 6)]),
        ("[40%: 1, 60 %: 2]", [Fraction(2, 5), Fraction(3, 5)]),
        ("{0.4: 1, 0.6: 2}", [Fraction(2, 5), Fraction(3, 5)]),
        ("[0.4: 10, 0.5: {E2: 15}, rest: 40]", [Fraction(2, 5), HALF, TENTH]),
        ("[rest: 1, 1/2: 2, rest: 3]", [Fraction(1, 4), HALF, Fraction(1, 4)]),
        ("['?': 1, 20%: 3]", [Fraction(4, 5), Fraction(1, 5)]),
        ("[1: 1, rest: 2]", [1, 0]),
        ("[{p: 0.9, value: 1}, {p: rest, value: 2}]", [Fraction(9, 10), TENTH]),
        ("[{p: 50%, value: 1}, {p: '?', value: 2}]", [HALF, HALF]),
        ("[{p: 0.5, value: 1}, 0.5: 2]", [HALF, HALF]),
        ("[1, 2, 3]", [Fraction(1, 3)] * 3),
        ("[7]", [1]),
    ],
)
def test_probabilities_are_read_exactly(children, expected):
    assert chances(below(children)) == expected


def test_what_stands_behind_a_probability_is_a_node_as_in_a_list():
    tree = parse("tree: {chance E: [0.4: 10, 0.5: {X: 15}, rest: [1, 2]]}")
    assert names(tree) == ["E", "E1", "X", "E3", "E31", "E32"]
    assert kinds(tree) == ["chance", "max", "max", "max", "min", "min"]
    assert tree["X"].value == 15


def test_two_names_behind_a_probability_are_the_children_of_that_node():
    tree = parse("tree: {chance E: [0.4: {X: 1, Y: 2}, rest: 3]}")
    assert [(node.name, node.depth) for node in tree.walk()] == [
        ("E", 0), ("E1", 1), ("X", 2), ("Y", 2), ("E2", 1),
    ]  # fmt: skip


def test_the_kind_may_stand_before_a_name_behind_a_probability():
    tree = parse("tree: {chance E: [0.4: {min X: [1, 2]}, rest: {chance: [3, 4]}]}")
    assert [(node.name, node.kind) for node in tree.root.children] == [
        ("X", "min"), ("E2", "chance"),
    ]  # fmt: skip


def test_below_a_chance_node_moves_the_other_player_than_the_last_one_above():
    tree = parse("[[{chance E: [[1, 2], [3]]}]]")
    assert [(node.name, node.kind) for node in tree["E"].children] == [("E1", "max"), ("E2", "max")]


def test_below_another_node_a_whole_number_is_a_name():
    tree = parse("tree: {0: 1, 1: 2}")
    assert (names(tree), values(tree)) == (["A", "0", "1"], [1, 2])
    assert chances(tree.root) == [None, None]


@pytest.mark.parametrize(
    ("text", "column", "words"),
    [
        ("{max T: [0.4: 1, 0.6: 2]}", 10, "'0.4' reads as a probability, but max moves above"),
        ("{chance T: [0.3 B: 1, 0.7 C: 2]}", 13, "write 0.3: {B: …}"),
    ],
)
def test_a_probability_in_the_wrong_place_is_no_name(text, column, words):
    with pytest.raises(TreeError) as refused:
        parse(text, bare=True)
    assert refused.value.column == column
    assert words in refused.value.what


def test_levels_make_every_second_level_a_chance_node():
    tree = parse("levels: [max, chance]\ntree: [[0.5: [[1, 2]], 0.5: 2], [3, 4]]")
    assert [node.kind for node in tree["B"].path()] == ["max", "chance"]
    assert chances(tree["B"]) == [HALF, HALF]
    assert tree["B11"].kind == "chance"


@pytest.mark.parametrize(
    ("children", "column", "words"),
    [
        ("[0.4: 1, 0.5: 2]", 7, "sum to 0.9, not to 1"),
        ("[1/3: 1, 1/2: 2]", 7, "sum to 5/6, not to 1"),
        ("[0.7: 1, 0.5: 2, rest: 3]", 7, "sum to 1.2, not to 1"),
        ("[0.4: 1, 2]", 16, "this edge has no probability; write one, or `rest`"),
        ("[0.4: 1, 1.5: 2]", 16, "between 0 and 1, not at 1.5"),
        ("[0.4: 1, -0.5: 2]", 16, "between 0 and 1, not at -0.5"),
        ("[140%: 1, rest: 2]", 8, "between 0 and 1, not at 1.4"),
        ("[-0.5: 1, 1.5: 2]", 8, "between 0 and 1, not at -0.5"),
        ("[{p: 1.5, value: 1}, 2]", 12, "between 0 and 1, not at 1.5"),
        ("[{p: many, value: 1}, 2]", 12, "'many' is not a number"),
        ("[{p: [1], value: 1}, 2]", 12, "the probability must be a"),
        ("[{p: inf%, value: 1}, 2]", 12, "'inf%' is not a probability"),
        ("[0.4: {p: 0.4, value: 1}, 0.6: 2]", 17, "this edge has two probabilities"),
        ("{0.5: 1, 0.5: 2}", 16, "write a list instead: [0.5: …, 0.5: …]"),
    ],
)
def test_wrong_probabilities_are_refused(children, column, words):
    error = refusal(f"levels: [chance]\ntree: {children}")
    assert (error.line, error.column) == (2, column)
    assert words in error.what


def test_a_probability_below_a_player_is_refused():
    error = refusal("[1,\n {p: 0.5, value: 3}]")
    assert (error.line, error.column) == (2, 6)
    assert "no probability" in error.what


def test_a_sum_with_very_many_digits_is_still_refused_politely():
    edges = ", ".join(f"1/{10**900 + 2 * odd + 1}: 1" for odd in range(6))
    assert "more than 2000 digits" in refusal(f"levels: [chance]\ntree: [{edges}]").what
