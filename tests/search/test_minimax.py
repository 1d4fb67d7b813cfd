"""Minimax on its own: values, the order of its events, and windows that it does not have."""

from math import inf

import pytest
from hypothesis import given

from gametrace import build, minimax
from tests.search.reference import true_value
from tests.strategies import many, nested, plain_minimax, trees

UB = [[3, 12, [8, 7, 3]], [2, 4, 6], [14, 5, 1]]


@pytest.mark.parametrize(
    ("lists", "root", "value"),
    [
        (UB, "max", 3),
        (UB, "min", 6),
        ([[2, -3], [0, 2], [-5, 10]], "max", 0),
        ([1, 2, 3], "max", 3),
        ([1, 2, 3], "min", 1),
        ([["1/3"], ["0.3"]], "max", build("1/3").root.value),
        ([inf, -inf], "max", inf),
        ([inf, -inf], "min", -inf),
        ([[-inf], [-inf]], "max", -inf),
        (7, "max", 7),
    ],
)
def test_the_value_is_known(lists, root, value):
    assert minimax(build(lists, root=root)).value == value


@given(nested(many))
def test_the_value_is_that_of_the_definition(lists):
    assert minimax(build(lists)).value == plain_minimax(lists)
    assert minimax(build(lists, root="min")).value == plain_minimax(lists, maximise=False)


@given(trees(many))
def test_every_node_is_visited_in_tree_order_and_has_its_true_value(tree):
    trace = minimax(tree)
    assert list(trace.visits) == list(tree.walk())
    assert [visit.value for visit in trace.visits.values()] == list(map(true_value, tree.walk()))


@given(trees())
def test_there_are_no_windows_no_cuts_and_no_bounds(tree):
    visits = minimax(tree).visits.values()
    assert {(visit.alpha, visit.beta, visit.bound, visit.value_is) for visit in visits} == {
        (None, None, None, "exact")
    }


def test_the_events_come_in_the_order_of_the_lecture():
    trace = minimax(build([[3, 12], [2]]))
    told = [(name, node.name, *rest) for name, (node, *rest) in trace.events()]
    assert told == [
        ("enter", "A", None, None),
        ("enter", "B", None, None),
        ("leaf", "B1", None, None, 3),
        ("leaf", "B2", None, None, 12),
        ("leave", "B", 3),
        ("enter", "C", None, None),
        ("leaf", "C1", None, None, 2),
        ("leave", "C", 2),
        ("leave", "A", 3),
    ]


def test_from_the_right_the_last_child_comes_first_and_wins_a_tie():
    trace = minimax(build([4, 4, 1]), order="right")
    assert [visit.node.name for visit in trace.visits.values()] == ["A", "D", "C", "B"]
    assert (trace.action, trace.line, trace.actions) == ("a2", ("A", "C"), ["a1", "a2"])


def test_a_convention_of_alpha_beta_changes_nothing():
    tree = build(UB)
    told = minimax(tree).steps
    assert minimax(tree, "uam").steps == told
    assert minimax(tree, cut="strict", bound="hard", alpha=1, beta=2).steps == told


def test_the_tree_stays_as_it_was():
    tree, same = build(UB), build(UB)
    minimax(tree)
    assert tree == same
