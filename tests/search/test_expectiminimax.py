"""Chance nodes take exact means; the enemy may be a part of nature."""

from fractions import Fraction

import pytest
from hypothesis import given

import gametrace
from gametrace import GametraceError, TreeError
from gametrace.tree.bundled import find
from tests.strategies import chance_texts, expected


@given(chance_texts())
def test_it_equals_the_expectation_by_definition(text):
    tree = gametrace.parse(text)
    assert gametrace.expectiminimax(tree).value == expected(tree.root)


@given(chance_texts())
def test_minimax_on_a_tree_with_chance_is_expectiminimax(text):
    tree = gametrace.parse(text)
    assert gametrace.minimax(tree).steps == gametrace.expectiminimax(tree).steps


@pytest.mark.parametrize(
    ("name", "value", "action"),
    [
        ("ub/nota-sorteo", Fraction(29, 4), "b"),
        ("ub/nota-mejores", Fraction(35, 4), "c"),
        ("ub/trafico", Fraction(31, 2), None),
        ("ub/dado", Fraction(7, 2), None),
        ("ub/dos-dados", 7, None),
        ("unir/ejercicio", Fraction(29, 5), "a1"),
    ],
)
def test_the_lectures_figures_come_out(name, value, action):
    trace = gametrace.expectiminimax(gametrace.read(find(name)))
    assert (trace.value, trace.action) == (value, action)


def test_the_four_ways_of_grading_are_worth_what_the_lecture_says():
    by_lot = gametrace.expectimax(gametrace.read(find("ub/nota-sorteo")))
    by_merit = gametrace.expectimax(gametrace.read(find("ub/nota-mejores")))
    assert [by_lot["B"].value, by_lot["C"].value] == [Fraction(25, 4), Fraction(29, 4)]
    assert [by_merit["B"].value, by_merit["C"].value] == [Fraction(35, 4), Fraction(31, 4)]


def test_two_dice_have_21_rolls_of_which_the_doubles_are_half_as_likely():
    rolls = gametrace.read(find("ub/dos-dados")).root.children
    assert len(rolls) == 21
    assert sorted(str(roll.p) for roll in rolls) == ["1/18"] * 15 + ["1/36"] * 6


def test_missing_probabilities_are_filled_in_and_a_given_value_counts_as_computed():
    tree = gametrace.read(find("unir/ejercicio"))
    assert (tree["F"].p, tree["F"].value, tree["F"].kind) == (Fraction(1, 5), 8, "min")
    assert [str(child.p) for child in tree["C"].children] == ["1/2", "1/4", "1/4"]


def test_in_expectimax_the_enemy_takes_the_mean_too():
    tree = gametrace.parse("[[3, 12], [2, 4]]")
    assert gametrace.expectimax(tree).value == Fraction(15, 2)
    assert gametrace.expectiminimax(tree).value == 3


def test_average_ignores_the_probabilities():
    tree = gametrace.parse("tree: {chance E: [0.9: 10, 0.1: 0]}")
    assert gametrace.expectiminimax(tree).value == 9
    assert gametrace.expectiminimax(tree, average=True).value == 5


def test_a_ghost_at_80_percent_is_not_minimax():
    tree = gametrace.read(find("ub/fantasma"))
    trace = gametrace.minimax(tree)
    assert (trace.value, trace.action) == (Fraction(19, 5), "a1")
    assert trace["B"].value == Fraction(4, 5) * 2 + Fraction(1, 5) * 11


def test_alphabeta_refuses_a_player_who_moves_at_random():
    with pytest.raises(TreeError, match=r"9:5: B moves at random .* use minimax or expectiminimax"):
        gametrace.alphabeta(gametrace.read(find("ub/fantasma")))


def test_infinities_that_meet_at_a_chance_node_have_no_mean():
    tree = gametrace.parse("tree: {chance E: [0.5: inf, 0.5: -inf]}")
    with pytest.raises(TreeError, match="inf and -inf meet at E"):
        gametrace.expectiminimax(tree)


def test_an_infinity_that_cannot_happen_does_not_count():
    tree = gametrace.parse("tree: {chance E: [0: -inf, 1: 4]}")
    assert gametrace.expectiminimax(tree).value == 4


def test_several_players_need_maxn():
    tree = gametrace.parse("players: [a, b]\ntree: [1 2, 3 4]")
    for search in (gametrace.minimax, gametrace.alphabeta, gametrace.expectimax):
        with pytest.raises(GametraceError, match="use maxn"):
            search(tree)


@pytest.mark.parametrize("kind", ["chance", "max"])
def test_a_chain_of_100_000_nodes_is_no_deeper_than_any_other(kind):
    lists = 5
    for _ in range(100_000):
        lists = [lists]
    tree = gametrace.build(lists, levels=[kind], range=(0, 9))
    assert gametrace.expectiminimax(tree).value == 5
    assert gametrace.expectimax(tree).value == 5
    assert gametrace.alphabeta(tree, chance="star2").value == 5
