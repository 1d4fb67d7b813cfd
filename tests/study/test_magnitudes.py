"""Minimax looks at the order of the leaves alone; a mean looks at their magnitudes too."""

from fractions import Fraction

import pytest
from hypothesis import given

import gametrace
from gametrace import GametraceError
from gametrace.study.magnitudes import magnitudes, turning_point
from gametrace.tree.bundled import find
from tests.strategies import chance_texts, trees


@given(trees())
def test_minimax_never_changes_its_move(tree):
    assert len({trace.action for trace in magnitudes(tree).values()}) == 1


@given(chance_texts())
def test_a_positive_linear_change_never_changes_a_move(text):
    traces = magnitudes(gametrace.parse(text))
    assert traces["linear"].action == traces["as_is"].action
    assert traces["linear"].value == 2 * traces["as_is"].value + 1


def test_cubes_change_the_move_of_the_bundled_tree():
    traces = magnitudes(gametrace.read(find("ub/magnitudes")))
    told = {name: (trace.value, trace.action) for name, trace in traces.items()}
    assert told == {
        "as_is": (4, "a1"),
        "ranks": (Fraction(5, 2), "a1"),
        "cubes": (Fraction(217, 2), "a2"),
        "linear": (9, "a1"),
    }
    moves = turning_point(traces["as_is"], traces["cubes"])
    assert [node.name for node in moves] == ["B", "C"]


def test_players_have_no_magnitudes_to_compare():
    with pytest.raises(GametraceError, match="magnitudes needs numbers"):
        magnitudes(gametrace.read(find("unco/dilema")))
