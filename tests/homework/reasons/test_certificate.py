"""Who decided a window or a cut, and through whom."""

from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gametrace
from gametrace.homework.reasons.certificate import (
    certificate,
    cut_above,
    origin,
    so_far,
    source,
)
from tests.strategies import chance_texts, many, trees

B = "[[3, 12, [8, 7, 3]], [2, 4, 6], [14, 5, 1]]"
RULES = st.fixed_dictionaries(
    {
        "cut": st.sampled_from(["ties", "strict"]),
        "bound": st.sampled_from(["soft", "hard"]),
        "order": st.sampled_from(["left", "right"]),
    }
)


def searched(text, **parts):
    return gametrace.alphabeta(gametrace.parse(text, bare=True), **parts)


def names(nodes):
    return None if nodes is None else tuple(node.name for node in nodes)


@pytest.mark.parametrize(
    ("node", "bound", "found"),
    [
        ("C", "alpha", ("A", "B", "C")),
        ("C1", "alpha", ("A", "B", "C")),
        ("D3", "alpha", ("A", "B", "D")),  # C returned 2, which raised nothing
        ("B31", "beta", ("B", "B1", "B3")),
        ("B2", "beta", ("B", "B1", "B2")),
        ("D2", "beta", ("D", "D1", "D2")),
        ("D3", "beta", ("D", "D2", "D3")),
        ("B1", "alpha", None),
        ("C1", "beta", None),
        ("A", "alpha", None),
    ],
)
def test_an_end_of_a_window_was_set_by_a_node_through_one_of_its_children(node, bound, found):
    trace = searched(B)
    assert names(origin(trace, trace.tree[node], bound)) == found


def test_from_the_right_it_is_the_last_child_that_comes_first():
    trace = searched(B, order="right")
    assert names(origin(trace, trace.tree["C"], "alpha")) == ("A", "D", "C")
    assert names(origin(trace, trace.tree["B2"], "beta")) == ("B", "B3", "B2")


def test_of_two_children_that_are_worth_the_same_the_first_set_the_bound():
    trace = searched("[[3], [3], [1, 2]]", cut="strict")
    assert names(origin(trace, trace.tree["D1"], "alpha")) == ("A", "B", "D")


def test_a_window_from_the_command_line_was_set_by_nobody():
    trace = searched("[[3, 4], [5]]", alpha=1, beta=9)
    assert origin(trace, trace.tree["B1"], "alpha") is None
    assert origin(trace, trace.tree["C1"], "beta") is None


def test_no_origin_is_looked_for_beyond_a_chance_node():
    trace = searched("[5, {chance: [0.5: [3, 4], 0.5: [6, 7]]}]")
    assert names(origin(trace, trace.tree["C"], "alpha")) == ("A", "B", "C")
    assert origin(trace, trace.tree["C1"], "alpha") is None
    assert origin(trace, trace.tree["C12"], "alpha") is None
    assert names(origin(trace, trace.tree["C12"], "beta")) == ("C1", "C11", "C12")


@pytest.mark.parametrize(
    ("cut", "after", "leaf", "value", "bound", "limit", "set_by"),
    [
        ("B3", "B31", "B31", 8, "beta", 3, ("B", "B1", "B3")),
        ("C", "C1", "C1", 2, "alpha", 3, ("A", "B", "C")),
        ("D", "D3", "D3", 1, "alpha", 3, ("A", "B", "D")),
    ],
)
def test_a_certificate_has_all_that_proves_a_cut(cut, after, leaf, value, bound, limit, set_by):
    trace = searched(B)
    proof = certificate(trace, trace.tree[cut])
    assert (proof.cut.name, proof.after.name, proof.leaf.name) == (cut, after, leaf)
    assert (proof.value, proof.bound, proof.limit) == (value, bound, limit)
    assert names(proof.origin) == set_by


def test_the_leaf_of_a_certificate_may_lie_deep_below():
    trace = searched("[[5], [[[4, 6], [2, 3]], 9]]")  # C11 is worth 4, C12 at most 2, C1 is 4
    proof = certificate(trace, trace.tree["C"])
    assert (proof.after.name, proof.leaf.name, proof.value) == ("C1", "C111", 4)


def test_in_fail_hard_a_node_that_returns_where_it_started_has_its_value_from_no_leaf():
    trace = searched("[[5, [[7, 9], 1]]]", bound="hard")  # B21 starts from 5, and 7 and 9 stay
    proof = certificate(trace, trace.tree["B2"])
    assert (proof.value, proof.leaf.name) == (5, "B21")


def test_a_pruned_node_is_due_to_the_lowest_node_above_that_was_visited():
    trace = searched("[[3, 12], [2, [4, 6]]]")
    assert cut_above(trace, trace.tree["C22"]).name == "C"


def test_the_children_seen_are_those_before_the_cut_in_the_order_of_the_search():
    left, right = searched(B), searched(B, order="right")
    assert names(left.seen(left.tree["B3"])) == ("B31",)
    assert names(left.seen(left.tree["D"])) == ("D1", "D2", "D3")
    assert names(left.seen(left.tree["C1"])) == ()
    assert names(right.seen(right.tree["D"])) == ("D3", "D2", "D1")


@pytest.mark.parametrize(
    ("child", "bound", "has"),
    [("B1", "soft", None), ("B2", "soft", 3), ("B3", "soft", 3), ("D3", "soft", 5),
     ("C", "soft", 3), ("D", "soft", 3), ("C", "hard", 3), ("D2", "hard", 14)],
)  # fmt: skip
def test_what_a_node_has_so_far_when_a_child_s_turn_comes(child, bound, has):
    trace = searched(B, bound=bound)
    assert so_far(trace, trace.tree[child]) == has


def test_in_fail_hard_a_node_has_its_bound_from_the_start():
    trace = searched("[[3], [[7, 1], 9], 8]", bound="hard")
    assert so_far(trace, trace.tree["C2"]) == 7
    trace = searched("[[5], [[1, 2, 3], 4]]", bound="hard")  # C1 starts from alpha = 5
    assert so_far(trace, trace.tree["C12"]) == 5


def told(trace):
    """What each node had returned to whom when each other node was called."""
    known, before = {}, {}
    for event, (node, *rest) in trace.events():
        if event in ("enter", "leaf"):
            before[node] = dict(known)
        if event in ("leaf", "cut", "leave"):
            known[node] = rest[2] if event == "leaf" else rest[0]
    return before


def check_origins(trace):
    """An origin is an ancestor that had that value through an earlier child; none means open."""
    returned = told(trace)
    for node, visit in trace.visits.items():
        for bound, mover in (("alpha", "max"), ("beta", "min")):
            end = getattr(visit, bound)
            found = origin(trace, node, bound)
            if found is None:
                path = [above for above in node.path() if above in trace.visits]
                fresh = [above for above in path if above.kind in trace.rules.nature]
                start = path.index(fresh[-1]) + 1 if fresh else 0
                if node in path[start:]:
                    assert {getattr(trace.visits[above], bound) for above in path[start:]} == {end}
                continue
            setter, through, towards = found
            assert setter.kind == mover
            assert setter in node.path()[:-1]
            assert towards in node.path()
            assert towards.parent is setter
            assert through.parent is setter
            assert returned[node][through] == end


@given(tree=st.one_of(trees(), trees(many)), rules=RULES)
def test_every_origin_is_true(tree, rules):
    check_origins(gametrace.alphabeta(tree, **rules))


@given(text=chance_texts(), rules=RULES)
def test_every_origin_is_true_below_chance_too(text, rules):
    check_origins(gametrace.alphabeta(gametrace.parse(text), **rules))


@given(tree=st.one_of(trees(), trees(many)), rules=RULES)
def test_every_certificate_is_true(tree, rules):
    trace = gametrace.alphabeta(tree, **rules)
    for node, visit in trace.visits.items():
        if not visit.bound:
            continue
        proof = certificate(trace, node)
        assert proof.after.parent is node
        assert trace.visits[proof.after].value == proof.value == visit.value
        assert trace.visits[proof.leaf].value == proof.value
        assert node in proof.leaf.path()
        if proof.origin is None:
            assert proof.limit in (-inf, inf)


@given(tree=trees(), rules=RULES)
def test_where_a_value_comes_from_is_worth_that_value(tree, rules):
    trace = gametrace.alphabeta(tree, **rules)
    for node, visit in trace.visits.items():
        assert trace.visits[source(trace, node)].value == visit.value
