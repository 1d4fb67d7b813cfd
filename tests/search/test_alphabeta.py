"""Alpha-beta by its definition, under every convention: values, windows, cuts, what is pruned."""

from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gametrace import alphabeta, build, minimax
from tests.search.reference import (
    SIX,
    as_lists,
    mirrored,
    passes,
    position,
    returned,
    rules,
    running,
    window,
    windows,
)
from tests.strategies import few, many, nested, plain_minimax, trees

UB = [[3, 12, [8, 7, 3]], [2, 4, 6], [14, 5, 1]]
UAM = [[[2, 3], [1, 5]], [[2, 1], [7, 5]], [[0, 3], [8, 4]]]


def cuts(trace):
    return {
        visit.node.name: (visit.value, visit.bound, visit.limit)
        for visit in trace.visits.values()
        if visit.status == "cut"
    }


@given(nested(many))
@pytest.mark.parametrize(("cut", "bound"), SIX)
def test_the_value_is_that_of_minimax(cut, bound, lists):
    for root in ("max", "min"):
        trace = alphabeta(build(lists, root=root), cut=cut, bound=bound)
        assert trace.value == minimax(trace.tree).value
        assert trace.value == plain_minimax(lists, maximise=root == "max")


@given(trees(), rules)
def test_every_enter_is_closed_once_and_nested(tree, parts):
    trace, still_open, closed = alphabeta(tree, **parts), [], []
    for name, (node, *_) in trace.events():
        if name == "enter":
            still_open.append(node)
        elif name == "leaf":
            assert node.parent is (still_open[-1] if still_open else None)
        else:
            assert still_open.pop() is node
            assert node.parent is (still_open[-1] if still_open else None)
            closed.append(node)
    assert still_open == []
    assert len(closed) == len(set(closed))


@given(trees(), rules, windows)
def test_every_window_is_what_max_and_min_can_already_force(tree, parts, ends):
    trace = alphabeta(tree, **parts, **ends)
    for name, (node, *rest) in trace.events():
        if name in ("enter", "leaf"):
            assert tuple(rest[:2]) == window(node, trace)


@given(trees(), rules, windows)
def test_a_node_returns_the_best_of_its_children_and_is_cut_as_soon_as_it_passes_a_bound(
    tree, parts, ends
):
    trace = alphabeta(tree, **parts, **ends)
    for name, (node, *rest) in trace.events():
        if name in ("cut", "leave"):
            *before, last = running(node, trace)
            clamped = name == "cut" and trace.rules.bound == "clamped"
            assert rest[0] == (rest[2] if clamped else last)
            assert not any(passes(node, value, trace) for value in before)
            assert passes(node, last, trace) == (name == "cut")
            assert name == "cut" or len(before) + 1 == len(node.children)


@given(trees(), rules, windows)
def test_a_cut_names_beta_at_max_and_alpha_at_min_with_its_limit(tree, parts, ends):
    trace = alphabeta(tree, **parts, **ends)
    for name, (node, *rest) in trace.events():
        if name == "cut":
            bound = "beta" if node.kind == "max" else "alpha"
            assert rest[1:] == [bound, window(node, trace)[bound == "beta"]]


@given(trees(), rules, st.data())
def test_pruned_leaves_can_have_any_value(tree, parts, data):
    trace = alphabeta(tree, **parts)
    pruned = [node for node in tree.walk() if not node.children and node not in trace.visits]
    replaced = {node: data.draw(many) for node in pruned}
    other = alphabeta(build(as_lists(tree.root, replaced), root=tree.root.kind), **parts)
    assert other.value == trace.value
    assert minimax(other.tree).value == trace.value


@given(nested(), rules, windows)
def test_from_the_right_is_from_the_left_on_the_mirrored_tree(lists, parts, ends):
    right = alphabeta(build(lists), **{**parts, "order": "right"}, **ends)
    left = alphabeta(build(mirrored(lists)), **{**parts, "order": "left"}, **ends)

    def mirror(node):
        return [len(each.children) - 1 for each in node.path()[:-1]], position(node)

    events = [(name, mirror(node), rest) for name, (node, *rest) in right.events()]
    assert [
        (name, [last - step for last, step in zip(*where, strict=True)], rest)
        for name, where, rest in events
    ] == [(name, position(node), rest) for name, (node, *rest) in left.events()]


@given(trees(few), windows)
def test_strict_cuts_never_visit_less_than_cuts_on_ties(tree, ends):
    strict = alphabeta(tree, cut="strict", **ends)
    assert set(strict.visits) >= set(alphabeta(tree, cut="ties", **ends).visits)


@given(trees(), windows)
def test_soft_and_hard_agree_inside_the_window(tree, ends):
    soft, hard = (alphabeta(tree, bound=bound, **ends).value for bound in ("soft", "hard"))
    true = minimax(tree).value
    if ends["alpha"] < true < ends["beta"]:
        assert soft == hard == true
    else:
        assert (soft <= ends["alpha"]) == (hard <= ends["alpha"]) == (true <= ends["alpha"])


def test_the_cuts_of_the_ub_lecture():
    trace = alphabeta(build(UB))
    assert cuts(trace) == {"B3": (8, "beta", 3), "C": (2, "alpha", 3), "D": (1, "alpha", 3)}


def test_fail_hard_returns_the_alpha_it_was_given_as_uam_tells_it():
    trace = alphabeta(build(UAM), "uam")
    assert returned(trace)[trace.tree["C1"]] == 3  # max(3, 2) = 3, then max(3, 1) = 3
    assert cuts(trace) == {"B2": (5, "beta", 3), "C": (3, "alpha", 3), "D": (3, "alpha", 3)}
    soft = alphabeta(build(UAM))
    assert cuts(soft) == {"B2": (5, "beta", 3), "C": (2, "alpha", 3), "D": (3, "alpha", 3)}


def test_fail_hard_is_not_clamped_to_the_other_bound():
    trace = alphabeta(build(UB), bound="hard")
    assert trace["B3"].value == 8  # beta is 3


def test_strict_cuts_go_on_at_a_tie():
    lists = [[5, 6], [5, 1, 4]]
    assert cuts(alphabeta(build(lists))) == {"C": (5, "alpha", 5)}
    assert cuts(alphabeta(build(lists), cut="strict")) == {"C": (1, "alpha", 5)}


@pytest.mark.parametrize(
    ("bound", "ends", "value", "value_is", "visited"),
    [
        ("soft", (-inf, inf), 3, "exact", 12),
        ("soft", (2, 4), 3, "exact", 12),
        ("soft", (6, 9), 5, "upper", 8),
        ("hard", (6, 9), 6, "upper", 8),
        ("soft", (0, 2), 3, "lower", 6),
        ("hard", (0, 2), 2, "lower", 6),
    ],
)
def test_a_window_at_the_root_turns_the_value_into_a_bound(bound, ends, value, value_is, visited):
    alpha, beta = ends
    trace = alphabeta(build(UB), bound=bound, alpha=alpha, beta=beta)
    root = trace["A"]
    assert (root.value, root.value_is, root.alpha, root.beta) == (value, value_is, alpha, beta)
    assert trace.counts["visited"] == visited


def test_an_infinite_leaf_ends_the_search_for_a_better_one():
    trace = alphabeta(build([[inf], [1, 2]]))
    assert (trace.value, trace.counts["pruned"]) == (inf, 3)
    assert alphabeta(build([[inf], [1, 2]]), cut="strict").counts["pruned"] == 1


@pytest.mark.parametrize(("cut", "bound"), SIX)
def test_a_root_that_is_a_leaf_is_its_value(cut, bound):
    trace = alphabeta(build(4), cut=cut, bound=bound, alpha=5, beta=6)
    assert (trace.value, trace.action, trace.actions, trace.line) == (4, None, [], ("A",))
    assert trace.steps == ["leaf", trace.tree.root, 5, 6, 4]


def test_the_tree_stays_as_it_was():
    tree, same = build(UB), build(UB)
    alphabeta(tree)
    assert tree == same
