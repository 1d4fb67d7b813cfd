"""The right answers to everything that a sheet can ask."""

from fractions import Fraction
from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gametrace
from gametrace.homework.questions import QUESTIONS
from gametrace.homework.questions.values import tied_values
from gametrace.study.intervals import Region
from tests.homework.sheets import key_on, right, verdicts
from tests.strategies import expected, nested, plain_minimax, trees


def facts(key, *names):
    """The right answers to some questions."""
    return tuple(right(key, name) for name in names)


def test_the_right_answers_of_the_lecture_s_example():
    key = key_on()
    assert right(key, "values") == {
        "A": 3, "B": 3, "B1": 3, "B2": 12, "B3": 8, "B31": 8, "C": 2, "C1": 2, "D": 1, "D1": 14,
        "D2": 5, "D3": 1,
    }  # fmt: skip
    assert right(key, "windows") == {
        "A": (-inf, inf), "B": (-inf, inf), "B1": (-inf, inf), "B2": (-inf, 3), "B3": (-inf, 3),
        "B31": (-inf, 3), "C": (3, inf), "C1": (3, inf), "D": (3, inf), "D1": (3, inf),
        "D2": (3, 14), "D3": (3, 5),
    }  # fmt: skip
    assert list(right(key, "pruned")) == ["B32", "B33", "C2", "C3"]
    assert right(key, "cuts") == {"B3": "beta", "C": "alpha", "D": "alpha"}
    assert QUESTIONS["cuts"].idle(key) == {"D"}
    assert list(right(key, "visited")) == [
        "A", "B", "B1", "B2", "B3", "B31", "C", "C1", "D", "D1", "D2", "D3",
    ]  # fmt: skip
    assert right(key, "order") == ["B1", "B2", "B31", "C1", "D1", "D2", "D3"]
    assert facts(key, "action", "line", "value") == ("a1", ["A", "B", "B1"], 3)
    assert (right(key, "not_generated"), key.generated) == (4, 16)
    assert not right(key, "probabilities")


def test_minimax_has_right_answers_to_everything_but_cuts():
    key = key_on(algorithm="minimax")
    assert facts(key, "windows", "pruned", "cuts", "not_generated") == ({}, {}, {}, 0)
    assert len(right(key, "values")) == len(right(key, "visited")) == 16
    assert len(right(key, "order")) == 11


@pytest.mark.parametrize(
    ("tree", "actions", "action"),
    [
        ("[[3, 5], [4, 3], [1]]", ["a1", "a2"], "a1"),
        ("[[3, 5], [3, 1]]", ["a1"], "a1"),  # C is cut at 3, and is truly worth 1
        ("[{chance: [0.5: 1, 0.5: 3]}, 2]", ["a1", "a2"], "a1"),
        ("{chance E: [0.5: 1, 0.5: 2]}", [], None),
        ("{tree: 3}", [], None),
    ],
)
def test_the_actions_are_the_truly_best_ones(tree, actions, action):
    key = key_on(tree)
    assert (key.actions, key.action) == (actions, action)


def test_from_the_right_the_action_is_another_and_the_best_are_the_same():
    key = key_on("[[3, 5], [4, 3]]", order="right")
    assert (key.action, sorted(key.actions)) == ("a2", ["a1", "a2"])


@pytest.mark.parametrize(
    ("tree", "line"),
    [
        ("[[3, 5], [4, 3]]", ["A", "B", "B1"]),
        ("{max A: [{chance B: [0.5: 4, 0.5: 6]}, 3]}", ["A", "B"]),
        ("{chance E: [0.5: 1, 0.5: 2]}", None),
        ("{tree: 3}", None),
    ],
)
def test_the_line_goes_as_far_as_a_player_chooses(tree, line):
    assert right(key_on(tree), "line") == line


@pytest.mark.parametrize(
    ("line", "best"),
    [
        (["A", "B", "B1"], True),
        (["A", "C", "C2"], True),
        (["A", "C", "C1"], False),
        (["A", "D", "D1"], False),
        (["A", "B"], False),
        (["B", "B1"], False),
        (["A", "B", "B1", "B1"], False),
        (["A", "B1"], False),
        ([], False),
        (["Z"], False),
    ],
)
def test_every_line_of_best_moves_down_to_its_end_is_a_best_line(line, best):
    assert verdicts({"line": line}, key_on("[[3, 5], [4, 3], [1]]")) == {
        None: "right" if best else "wrong"
    }


def test_a_line_ends_at_the_depth_limit():
    key = key_on("[{eval: 5, children: [1, 2]}, 4]", depth=1)
    assert right(key, "line") == ["A", "B"]
    assert verdicts("line: [A, B]", key) == {None: "right"}
    assert verdicts("line: [A, B, B1]", key) == {None: "wrong"}


def test_a_player_follows_its_own_entry():
    key = key_on("{players: [1, 2], tree: [[5 1, 1 2], [2 9, 7 3]]}", "maxn")
    assert right(key, "line") == ["A", "C", "C1"]
    assert [child.name for child in key.best_children(key.tree["B"])] == ["B2"]


def test_where_players_are_indifferent_another_result_is_as_right():
    tree = "{players: [1, 2], tree: [[3 5, 4 5], [1 1, 2 0]]}"  # player 2 has 5 either way
    key = key_on(tree, "maxn")
    assert right(key, "values")["B"] == (3, 5)
    assert tied_values(key)["B"] == {(3, 5), (4, 5)}
    assert tied_values(key_on("{players: [1, 2], tree: [[3 5, 4 6]]}", "maxn")) == {}
    assert tied_values(key_on()) == {}


def test_nobody_chooses_at_a_leaf_or_a_chance_node():
    key = key_on("{max A: [{chance B: [0.5: 4, 0.5: 6]}, 3]}")
    assert key.best_children(key.tree["B"]) == []
    assert key.best_children(key.tree["B1"]) == []


def test_what_is_beyond_the_horizon_or_discarded_is_not_pruned():
    assert list(right(key_on("[{eval: 5, children: [1, 2]}, 4]", depth=1), "pruned")) == []
    assert list(right(key_on("[1, 2, 3]", beam=2), "pruned")) == []
    assert right(key_on("[1, 2, 3]", beam=2), "not_generated") == 0


def test_probabilities_are_those_of_every_edge_below_chance():
    key = key_on("{chance E: [0.5: 1, rest: 2, '?': 3]}", "expectiminimax")
    quarter = Fraction(1, 4)
    assert right(key, "probabilities") == {"E1": Fraction(1, 2), "E2": quarter, "E3": quarter}
    even = key_on("{chance E: [0.5: 1, rest: 2, '?': 3]}", "expectiminimax", average=True)
    assert set(right(even, "probabilities").values()) == {Fraction(1, 3)}


@pytest.mark.parametrize(
    ("name", "region"),
    [("C1", "> 3"), ("B31", "< 3"), ("D3", "> 3"), ("B1", None), ("C2", None), ("C", None),
     ("Z", None)],
)  # fmt: skip
def test_the_values_of_a_leaf_for_which_its_cut_does_not_happen(name, region):
    found = QUESTIONS["whatif"].fact(key_on(), name)
    assert found == (Region.parse(region) if region else None)


def test_a_leaf_is_not_idle_where_it_is_cut_off():
    assert QUESTIONS["cuts"].idle(key_on("[[3], [5, 2]]")) == {"C"}
    assert QUESTIONS["cuts"].idle(key_on("[[3], [2, 5]]")) == set()


@given(lists=nested())
def test_the_value_is_the_one_by_the_definition(lists):
    tree = gametrace.build(lists)
    assert right(key_on(tree), "value") == plain_minimax(lists)


@given(
    tree=trees(), cut=st.sampled_from(["ties", "strict"]), bound=st.sampled_from(["soft", "hard"])
)
def test_the_parts_of_a_key_fit_together(tree, cut, bound):
    key = key_on(tree, cut=cut, bound=bound)
    visited, pruned, order, cuts = facts(key, "visited", "pruned", "order", "cuts")
    names = {node.name for node in tree.walk()}
    assert visited.keys() | pruned.keys() == names
    assert visited.keys().isdisjoint(pruned)
    assert right(key, "values").keys() == right(key, "windows").keys() == visited.keys()
    assert right(key, "not_generated") == len(pruned)
    assert set(order) == {name for name in visited if not tree[name].children}
    assert right(key, "action") in key.actions
    assert verdicts({"line": right(key, "line")}, key) == {None: "right"}
    assert QUESTIONS["cuts"].idle(key) <= cuts.keys()
    best = max if tree.root.kind == "max" else min
    values = {child.action: expected(child) for child in tree.root.children}
    assert key.actions == [it for it, value in values.items() if value == best(values.values())]
