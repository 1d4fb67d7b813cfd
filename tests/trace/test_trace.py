"""What the Trace remembers: order, status, bounds, choices, and that it can tell it all again."""

from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gametrace import GametraceError, alphabeta, build, minimax
from tests.search.reference import SIX, in_order, rules, true_value, windows
from tests.strategies import few, many, nested, trees


def claim_is_true(visit):
    value, true = visit.value, true_value(visit.node)
    return {"exact": value == true, "lower": value <= true, "upper": value >= true}[visit.value_is]


@given(trees(), rules, windows)
def test_visited_and_pruned_add_up(tree, parts, ends):
    trace = alphabeta(tree, **parts, **ends)
    counts, visits = trace.counts, [trace.visit(node) for node in tree.walk()]
    statuses = [visit.status for visit in visits]
    assert counts["nodes"] == len(statuses) == counts["visited"] + counts["pruned"]
    assert counts["pruned"] == statuses.count("pruned")
    assert counts["cuts"] == statuses.count("cut")
    assert counts["evaluated"] == statuses.count("leaf")
    assert counts["leaves"] == sum(not node.children for node in tree.walk())
    assert (counts["beyond"], counts["discarded"]) == (0, 0)
    assert set(statuses) <= {"solved", "cut", "leaf", "pruned"}


@given(trees(), rules)
def test_the_order_counts_from_one_to_the_number_of_visits(tree, parts):
    trace = alphabeta(tree, **parts)
    orders = [visit.order for visit in trace.visits.values()]
    assert orders == list(range(1, trace.counts["visited"] + 1))
    for visit in trace.visits.values():
        assert visit.node.parent is None or trace.visits[visit.node.parent].order < visit.order


@given(trees(), rules)
def test_every_pruned_node_has_a_cut_above_it_and_nothing_but_its_place(tree, parts):
    trace = alphabeta(tree, **parts)
    for node in tree.walk():
        visit = trace.visit(node)
        if visit.status == "pruned":
            assert "cut" in {trace.visit(above).status for above in node.path()}
            known = (visit.order, visit.value, visit.value_is, visit.alpha, visit.beta)
            assert known == (None,) * 5


@given(trees(many), rules, windows)
def test_what_is_said_of_a_value_is_true(tree, parts, ends):
    trace = alphabeta(tree, **parts, **ends)
    assert all(map(claim_is_true, trace.visits.values()))


@given(nested(few), rules)
def test_what_is_said_of_a_value_is_true_when_the_window_starts_from_the_range(lists, parts):
    tree = build(lists, range=(-3, 3))
    trace = alphabeta(tree, **parts, alpha=-3, beta=3)
    assert all(map(claim_is_true, trace.visits.values()))
    assert (trace.value, trace["A"].value_is) == (true_value(tree.root), "exact")


def test_a_strict_fail_hard_max_node_between_equal_bounds_returns_an_upper_bound():
    # C2 is called with alpha = beta = 4 and starts from 4: its only child, 1, says nothing else
    trace = alphabeta(build([4, [4, [1]]]), cut="strict", bound="hard")
    visit = trace["C2"]
    assert (visit.alpha, visit.beta, visit.value, visit.value_is) == (4, 4, 4, "upper")


def test_a_strict_fail_hard_min_node_between_equal_bounds_returns_a_lower_bound():
    trace = alphabeta(build([4, [4, [[9]]]]), cut="strict", bound="hard")
    visits = [trace["C21"], trace["C2"]]  # MIN over 9, and MAX over that
    assert [(visit.value, visit.value_is) for visit in visits] == [(4, "lower"), (4, "lower")]


@pytest.mark.parametrize(
    ("node", "value", "value_is"),
    [
        ("A", 3, "exact"),
        ("B3", 8, "lower"),
        ("C", 2, "upper"),
        ("D", 1, "upper"),
        ("D3", 1, "exact"),
    ],
)
def test_the_bounds_of_the_ub_lecture(node, value, value_is):
    trace = alphabeta(build([[3, 12, [8, 7, 3]], [2, 4, 6], [14, 5, 1]]))
    assert (trace[node].value, trace[node].value_is) == (value, value_is)


def test_a_value_at_most_alpha_is_a_bound_without_a_cut_too():
    trace = alphabeta(build([[5], [[3, 4], 9]]))
    assert (trace["C1"].status, trace["C1"].value_is) == ("solved", "upper")


@given(nested(many), st.sampled_from(["max", "min"]), rules)
def test_the_choice_at_the_root_is_the_first_of_the_best(lists, root, parts):
    tree = build(lists, root=root)
    trace = alphabeta(tree, **parts)
    children = in_order(tree.root, parts["order"])
    best = next(child for child in children if true_value(child) == trace.value)
    assert trace.action == best.action
    assert trace.line[1] == best.name


@given(trees(many), rules)
def test_actions_are_the_children_with_the_best_true_value(tree, parts):
    best = true_value(tree.root)
    good = [child.action for child in tree.root.children if true_value(child) == best]
    assert alphabeta(tree, **parts).actions == good
    assert minimax(tree, order=parts["order"]).actions == good


@pytest.mark.parametrize(("cut", "bound"), SIX)
def test_a_false_tie_is_no_good_action(cut, bound):
    trace = alphabeta(build([[5, 6], [5, 1], [5, 7]]), cut=cut, bound=bound)
    assert trace["C"].value_is == "upper"
    clamped = cut == "ties" or bound == "clamped"
    assert trace["C"].value == (5 if clamped else 1)  # its true value is 1
    assert (trace.action, trace.actions) == ("a1", ["a1", "a3"])


@given(trees(many), rules)
def test_the_line_goes_down_to_a_leaf_with_the_value_of_the_root(tree, parts):
    trace = alphabeta(tree, **parts)
    nodes = [tree[name] for name in trace.line]
    assert nodes == nodes[-1].path()
    assert not nodes[-1].children
    assert nodes[-1].value == trace.value


@given(trees(), rules, windows)
def test_a_replay_tells_the_same_events_again(tree, parts, ends):
    trace = alphabeta(tree, **parts, **ends)
    again = type(trace)(tree, trace.algorithm, trace.rules)
    trace.replay(again)
    assert again.steps == trace.steps


def test_a_tree_can_have_many_traces():
    tree = build([[3, 12], [2, 4]])
    plain, pruned = minimax(tree), alphabeta(tree)
    assert (plain["C2"].status, plain["C2"].value) == ("leaf", 4)
    assert (pruned["C2"].status, pruned["C2"].value) == ("pruned", None)


def test_infinities_need_no_bound():
    trace = alphabeta(build([[inf, inf], [-inf, 3]]), cut="strict")
    visits = [trace[name] for name in "AB"]
    assert [(visit.value, visit.value_is) for visit in visits] == [(inf, "exact"), (inf, "exact")]


def test_a_name_that_is_not_there_gets_the_nearest():
    trace = alphabeta(build([[3, 12], [2, 4]]))
    with pytest.raises(GametraceError, match="the tree has no node 'B9'; did you mean 'B"):
        trace["B9"]
