"""A search that goes wrong in known ways: without a slip it is the right one, step by step."""

from fractions import Fraction
from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gametrace
from gametrace.convention import UB
from gametrace.homework.check.misled import Beliefs, Misled, Slip, can_be_misled
from gametrace.solving import rules_for, trace_of
from tests.strategies import chance_texts, few, many, trees

B = "[[3, 12, [8, 7, 3]], [2, 4, 6], [14, 5, 1]]"
RULES = {
    "cut": st.sampled_from(["ties", "strict"]),
    "bound": st.sampled_from(["soft", "hard"]),
    "order": st.sampled_from(["left", "right"]),
}


def misled(text, algorithm="alphabeta", slip=Slip(), beliefs=None, **parts):  # noqa: B008
    tree = gametrace.parse(text, bare=True)
    return Misled(
        tree, algorithm, rules_for(tree, algorithm, **parts), slip, Beliefs(beliefs or {})
    )


def values(search):
    return {node.name: visit.value for node, visit in search.trace.visits.items()}


def windows(search):
    return {node.name: (it.alpha, it.beta) for node, it in search.trace.visits.items()}


def pruned(search):
    return [node.name for node in search.tree.walk() if node not in search.trace.visits]


def check_same(tree, algorithm, **parts):
    rules = rules_for(tree, algorithm, **parts)
    found, right = Misled(tree, algorithm, rules).trace, trace_of(tree, algorithm, rules)
    assert list(found.events()) == list(right.events())
    assert found.action == right.action
    assert found.line == right.line


@given(
    tree=st.one_of(trees(), trees(many)),
    parts=st.fixed_dictionaries(RULES),
    window=st.sampled_from([{}, {"alpha": -1, "beta": 2}, {"beta": 0}]),
)
def test_without_a_slip_it_is_alpha_beta(tree, parts, window):
    check_same(tree, "alphabeta", **parts, **window)


@given(text=chance_texts(), parts=st.fixed_dictionaries(RULES), average=st.booleans())
def test_without_a_slip_it_passes_chance_nodes_as_alpha_beta_does(text, parts, average):
    check_same(gametrace.parse(text), "alphabeta", average=average, **parts)


@pytest.mark.parametrize("algorithm", ["minimax", "expectimax", "expectiminimax"])
@given(text=chance_texts(), order=RULES["order"], average=st.booleans())
def test_without_a_slip_it_is_the_plain_search(algorithm, text, order, average):
    check_same(gametrace.parse(text), algorithm, order=order, average=average)


@given(data=st.data(), algorithm=st.sampled_from(["minimax", "alphabeta"]))
def test_without_a_slip_it_keeps_to_depth_limits_and_beams(data, algorithm):
    tree = data.draw(trees())
    for node in tree.walk():
        if node.children or data.draw(st.booleans()):
            node.eval = data.draw(few)
    depth = data.draw(st.one_of(st.none(), st.integers(0, 3)))
    check_same(tree, algorithm, depth=depth, beam=data.draw(st.sampled_from([None, 1, 2])))


@given(data=st.data())
def test_without_a_slip_a_player_moves_at_random_as_often(data):
    tree = data.draw(trees())
    tree.mixed = True
    for node in tree.walk():
        if node.children:
            node.random = data.draw(st.sampled_from([0, Fraction(1, 5), 1]))
    check_same(tree, "minimax")


@pytest.mark.parametrize("name", ["ub/tres-jugadores", "unco/dilema"])
def test_without_a_slip_several_players_play_max_n(name):
    from gametrace.tree.bundled import find

    check_same(gametrace.read(find(name)), "maxn")


def test_a_tree_of_a_single_leaf_is_searched_too():
    assert values(misled("{tree: 3}")) == {"A": 3}
    assert values(misled("{tree: 3}", beliefs={"A": 4})) == {"A": 4}


# -- each slip, by hand


def test_a_shallow_window_reaches_the_children_and_nobody_below():
    deep = "[5, [[[4, 8], 7], 6]]"  # right: C111 is called with [5, inf], and 4 cuts C11
    found = misled(deep, slip=Slip(shallow=True))
    assert pruned(misled(deep)) == ["C112"]
    assert pruned(found) == []
    assert values(found) == {
        "A": 6, "B": 5, "C": 6, "C1": 7, "C11": 4, "C111": 4, "C112": 8, "C12": 7, "C2": 6,
    }  # fmt: skip
    assert windows(found) == {
        "A": (-inf, inf), "B": (-inf, inf), "C": (5, inf), "C1": (-inf, inf), "C11": (-inf, inf),
        "C111": (-inf, inf), "C112": (-inf, 4), "C12": (4, inf), "C2": (-inf, 7),
    }  # fmt: skip


def test_shallow_cuts_still_happen():
    found = misled(B, slip=Slip(shallow=True))
    assert pruned(found) == ["B32", "B33", "C2", "C3"]
    assert windows(found)["C1"] == (-inf, inf)
    assert windows(found)["C"] == (3, inf)


def test_a_window_from_a_sibling_ends_where_the_sibling_s_did():
    found = misled(B, slip=Slip(sibling=True))
    assert {name: windows(found)[name] for name in ("B", "B3", "B31", "C", "C1", "D", "D3")} == {
        "B": (-inf, inf), "B3": (-inf, 3), "B31": (-inf, 3),
        "C": (3, 3), "C1": (3, 3), "D": (3, 3), "D3": (3, 3),
    }  # fmt: skip


def test_a_late_cut_lets_one_child_more_be_searched():
    found = misled(B, slip=Slip(late=True))
    assert pruned(found) == ["B33", "C3"]
    assert windows(found)["B32"] == (8, 3)
    assert values(found) | {"B3": 8, "C": 2, "D": 1} == values(found)
    assert {node.name for node in found.cut} == {"B3", "C", "D"}


def test_a_late_cut_may_change_what_a_node_is_worth():
    found = misled("[[3], [2, 1, 0]]", slip=Slip(late=True))
    assert (values(found)["C"], pruned(found)) == (1, ["C3"])


def test_without_cuts_everything_is_searched_with_windows_all_the_same():
    found = misled(B, slip=Slip(never=True))
    assert (pruned(found), found.cut) == ([], set())
    assert windows(found) | {"B33": (8, 3), "C3": (3, 2), "D3": (3, 5)} == windows(found)


def test_pruning_the_whole_level_leaves_out_the_siblings_of_a_node_that_is_cut():
    found = misled(B, slip=Slip(level=True))
    assert pruned(found) == ["B32", "B33", "C2", "C3", "D", "D1", "D2", "D3"]
    assert values(found)["A"] == 3


def test_an_early_cut_comes_before_the_child_that_brings_it():
    found = misled(B, slip=Slip(early={"D": "D3", "C": "C1"}))
    assert pruned(found) == ["B32", "B33", "C2", "C3", "D3"]  # nothing comes before C1
    assert (values(found)["D"], values(found)["A"]) == (5, 5)
    assert found.trace.action == "a3"


# -- beliefs


def test_a_belief_is_handed_up_and_what_was_found_is_kept():
    found = misled(B, beliefs={"B": 1})
    assert (found.found["B"], found.trace["B"].value) == (3, 1)
    assert found.trace["A"].value == 2
    assert pruned(found) == ["B32", "B33"]  # C is no longer cut by 3
    assert windows(found)["C1"] == (1, inf)


def test_a_belief_about_a_leaf_changes_all_above_it():
    found = misled(B, beliefs={"B1": 13})
    assert (found.found["B1"], found.found["B"], found.found["A"]) == (3, 8, 8)


def test_a_belief_about_a_node_that_is_never_reached_changes_nothing():
    assert values(misled(B, beliefs={"C3": -5})) == values(misled(B))


def test_a_belief_may_be_infinite():
    assert misled("[[3, 4], [2]]", "minimax", beliefs={"C": inf}).trace.value == inf


def test_the_best_actions_are_those_by_one_s_own_beliefs():
    assert misled(B, "minimax", beliefs={"D": 9}).trace.actions == ["a3"]


def test_odds_of_one_s_own_weigh_the_mean():
    tree = gametrace.parse("{chance E: [0.5: 4, 0.5: 6]}", bare=True)
    rules = rules_for(tree, "expectiminimax")
    found = Misled(tree, "expectiminimax", rules, beliefs=Beliefs(odds={"E2": Fraction(1, 4)}))
    assert found.trace.value == Fraction(7, 2)  # 0.5*4 + 0.25*6, though it is no mean any more
    assert Misled(tree, "expectiminimax", rules, beliefs=Beliefs(odds={"Z": 1})).trace.value == 5


@pytest.mark.parametrize(
    ("text", "chance", "can"),
    [
        ("{range: [0, 9], tree: [{chance: [0.5: 1, 0.5: 2]}]}", "star1", False),
        ("{range: [0, 9], tree: [{chance: [0.5: 1, 0.5: 2]}]}", None, True),
        ("{range: [0, 9], tree: [[1, 2]]}", "star1", True),
    ],
)
def test_cuts_at_chance_nodes_are_beyond_it(text, chance, can):
    tree = gametrace.parse(text, bare=True)
    assert can_be_misled(tree, rules_for(tree, "alphabeta", chance=chance)) == can


def test_a_cut_that_is_missed_or_made_up_goes_on_as_the_student_does():
    missed = Misled(
        gametrace.parse(B, bare=True), "alphabeta", UB, beliefs=Beliefs(stops={"C": None})
    )
    assert (pruned(missed), missed.stopped) == (["B32", "B33"], {"C": False})
    made_up = Misled(
        gametrace.parse(B, bare=True), "alphabeta", UB, beliefs=Beliefs(stops={"D": "D1"})
    )
    assert (made_up.trace.value, made_up.stopped) == (14, {"D": True})


def test_a_deep_tree_is_no_problem():
    lists = 7
    for _ in range(3000):
        lists = [lists]
    tree = gametrace.build([5, lists])
    assert Misled(tree, "alphabeta", rules_for(tree, "alphabeta")).trace.value == 7
