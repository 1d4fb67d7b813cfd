"""In max^n every player maximises its own entry, and the whole tuple goes up."""

import pytest
from hypothesis import given

import gametrace
from gametrace import GametraceError
from gametrace.tree.bundled import find
from tests.strategies import nested


def zero_sum(lists):
    return [zero_sum(it) if isinstance(it, list) else (it, -it) for it in lists]


@given(nested())
def test_two_zero_sum_players_play_minimax(lists):
    tree = gametrace.build(zero_sum(lists), players=["one", "two"])
    plain = gametrace.minimax(gametrace.build(lists))
    trace = gametrace.maxn(tree)
    assert trace.value == (plain.value, -plain.value)
    assert (trace.action, trace.actions, trace.ties) == (plain.action, plain.actions, [])


def test_the_lecture_tree_of_three_players():
    trace = gametrace.maxn(gametrace.read(find("ub/tres-jugadores")))
    assert (trace.value, trace.action, trace.line) == ((1, 2, 6), "a1", ("A", "B", "B1", "B11"))


def test_in_the_prisoners_dilemma_both_confess():
    trace = gametrace.maxn(gametrace.read(find("unco/dilema")))
    assert (trace.value, trace.action) == ((-6, -6), "confesar")
    assert trace.line == ("yo decido", "confieso", "ambos confiesan")


def test_a_tie_that_leads_to_different_results_is_named():
    trace = gametrace.maxn(gametrace.parse("players: [1, 2]\ntree: [[1 2, 4 2], [0 0, 0 0]]"))
    assert (trace.value, trace.ties) == ((1, 2), ["B"])


def test_ties_go_to_the_first_child():
    trace = gametrace.maxn(gametrace.parse("players: [1, 2]\ntree: [3 1, 3 2]"))
    assert (trace.value, trace.action, trace.actions) == ((3, 1), "a1", ["a1", "a2"])


def test_chance_takes_the_mean_of_every_entry():
    tree = gametrace.parse("players: [1, 2]\ntree: {chance E: [0.5: 1 2, 0.5: 3 6]}")
    assert gametrace.maxn(tree).value == (2, 4)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[[1, 2]]", "maxn needs the `players`"),
        ("players: [1, 2]\ntree: {max A: [1 2]}", r"A is a max node; in max\^n the players move"),
    ],
)
def test_it_needs_players_who_move(text, words):
    with pytest.raises(GametraceError, match=words):
        gametrace.maxn(gametrace.parse(text))


def test_a_chain_of_100_000_nodes_is_solved():
    lists = (1, 2)
    for _ in range(100_000):
        lists = [lists]
    assert gametrace.maxn(gametrace.build(lists, players=["a", "b"])).value == (1, 2)


def test_infinities_that_meet_in_an_entry_are_refused():
    tree = gametrace.parse("players: [a, b]\ntree: {chance E: [0.5: inf 0, 0.5: -inf 1]}")
    with pytest.raises(GametraceError, match="inf and -inf meet at E"):
        gametrace.maxn(tree)
