"""How much work each algorithm and each convention makes of a tree."""

import pytest
from hypothesis import given

import gametrace
from gametrace.study.compare import compare, effective_branching
from gametrace.tree.bundled import find
from tests.strategies import chance_texts, trees


def test_the_workbooks_third_question_is_a_column():
    minimax, alphabeta = compare(gametrace.read(find("upv/cuestion")))
    assert (minimax.not_generated, alphabeta.not_generated) == (0, 10)
    assert (minimax.share, alphabeta.share) == ("100 %", "68 %")


def test_stars_are_compared_where_the_tree_has_a_range():
    rows = {row.name: row.trace.counts["visited"] for row in compare(_star())}
    assert rows == {
        "expectiminimax": 25, "expectimax": 25, "alphabeta": 25, "star1": 17, "star2": 13,
    }  # fmt: skip


def _star():
    return gametrace.read(find("uam/star1"))


def test_players_have_one_algorithm():
    assert [row.name for row in compare(gametrace.read(find("unco/dilema")))] == ["maxn"]


@given(trees())
def test_every_convention_gives_the_same_root_value(tree):
    assert len({row.trace.value for row in compare(tree, conventions=True)}) == 1


@given(chance_texts())
def test_every_algorithm_but_expectimax_agrees_on_the_value(text):
    rows = compare(gametrace.parse(text))
    assert len({row.trace.value for row in rows if row.name != "expectimax"}) == 1


@pytest.mark.parametrize(("nodes", "depth", "branching"), [(15, 3, 2), (4, 3, 1), (13, 2, 3)])
def test_a_uniform_tree_has_its_own_branching_factor(nodes, depth, branching):
    assert f"{effective_branching(nodes, depth):.2f}" == f"{branching}.00"
