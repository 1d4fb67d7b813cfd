"""The depth limit, and what is looked at beyond it or left out before it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gametrace
from gametrace import TreeError
from gametrace.tree.bundled import find
from tests.strategies import trees

ESTIMATED = """
tree:
  - {eval: 4, children: [{eval: 3, children: [9, 1]}, 6]}
  - {eval: 2, children: [7, 8]}
  - {eval: 1, children: [0, 5]}
"""


def statuses(trace):
    return {node.name: trace.visit(node).status for node in trace.tree.walk()}


@given(trees(), st.integers(0, 3))
def test_a_limit_at_or_beyond_the_height_changes_nothing(tree, more):
    for search in (gametrace.minimax, gametrace.alphabeta):
        assert search(tree, depth=tree.height + more).steps == search(tree).steps


def test_horizon_nodes_are_valued_by_their_eval_and_hide_what_is_below():
    trace = gametrace.minimax(gametrace.parse(ESTIMATED), depth=1)
    assert (trace.value, trace.action) == (4, "a1")
    assert (statuses(trace)["B"], statuses(trace)["B11"]) == ("horizon", "beyond")
    assert (trace.counts["beyond"], trace.counts["evaluated"]) == (8, 3)


def test_depth_0_asks_for_the_eval_of_the_root():
    tree = gametrace.parse("{eval: 7, children: [1, 2]}")
    assert gametrace.minimax(tree, depth=0).value == 7


def test_a_limit_that_lands_on_a_node_without_eval_names_it():
    with pytest.raises(TreeError, match="1:2: B has no eval"):
        gametrace.minimax(gametrace.parse("[[3, 12], [2, 4]]"), depth=1)


def test_a_pruned_node_needs_no_eval():
    tree = gametrace.parse("[[3], [2, [9, 9]]]")
    assert gametrace.alphabeta(tree, depth=2).value == 3


def test_a_node_that_is_not_quiet_is_searched_on():
    tree = gametrace.read(find("uam/inquieto"))
    assert gametrace.alphabeta(tree, depth=1).action == "a2"
    assert gametrace.alphabeta(tree, depth=1, quiescence=False).action == "a1"


def test_features_and_outcomes_are_estimates():
    text = "weights: {material: 1, torres: 5}\ntree:\n"
    text += "  - {features: {material: 3, torres: -1}, children: [1]}\n"
    text += "  - {outcome: {win: 60%, lose: 30%, draw: 10%}, children: [1]}\n"
    trace = gametrace.minimax(gametrace.parse(text), depth=1)
    assert [str(trace["B"].value), str(trace["C"].value)] == ["-2", "3/10"]


def test_a_clearly_best_child_is_searched_one_ply_deeper():
    tree = gametrace.parse(ESTIMATED.replace("6]", "4]"))
    plain, singular = (gametrace.minimax(tree, depth=1, singular=margin) for margin in (3, 2))
    assert statuses(plain)["B"] == "horizon"
    assert (statuses(singular)["B"], statuses(singular)["B1"]) == ("solved", "horizon")
    assert singular.value == 3


def test_a_beam_keeps_the_best_children_by_eval_and_says_so():
    trace = gametrace.minimax(gametrace.parse(ESTIMATED), beam=2)
    assert statuses(trace)["D"] == statuses(trace)["D1"] == "discarded"
    assert (trace.counts["discarded"], trace.value) == (3, 7)
    assert "no está garantizado" in gametrace.render.tree(trace)


def test_below_min_the_beam_keeps_what_is_best_for_min():
    text = "[{eval: 0, children: [3, 1, 2]}, {eval: 0, children: [9, 5, 7]}]"
    trace = gametrace.minimax(gametrace.parse(text), beam=2)
    assert statuses(trace)["B1"] == statuses(trace)["C1"] == "discarded"


@given(trees(), st.integers(1, 3))
def test_visited_pruned_beyond_and_discarded_add_up(tree, beam):
    for node in tree.walk():
        node.eval = 0
    counts = gametrace.alphabeta(tree, beam=beam, depth=2).counts
    parts = ("visited", "pruned", "beyond", "discarded")
    assert sum(counts[part] for part in parts) == counts["nodes"] == tree.size


def test_unir_tests_the_limit_before_it_looks_whether_the_game_is_over():
    tree = gametrace.parse("[{value: 1, eval: 9}, 2]")
    assert gametrace.minimax(tree, depth=1).value == 2
    assert gametrace.minimax(tree, "unir", depth=1).value == 9


def test_nature_is_not_beamed():
    text = "[{eval: 5, children: [4, 7, 1]}, {eval: 1, children: [8, 9]}]"
    trace = gametrace.expectimax(gametrace.parse(text), beam=1)
    assert (trace.value, statuses(trace)["B3"], statuses(trace)["C"]) == (4, "leaf", "discarded")
