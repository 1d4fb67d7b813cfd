"""The right answers by one algorithm: other conventions, and what follows from one's own slips."""

from fractions import Fraction
from math import inf

import pytest

import gametrace
from gametrace import GametraceError
from gametrace.convention import CONVENTIONS
from gametrace.homework.answers.marks import NOT_VISITED, Bounded, Unreadable
from gametrace.homework.check.misled import Beliefs
from gametrace.homework.check.solution import BY_HAND, fixes_convention, other_conventions
from gametrace.solving import rules_for
from tests.homework.sheets import B, report_on_claims, right, solution_on


def test_the_other_conventions_differ_in_cut_and_bound_alone():
    rules = CONVENTIONS["upv"]
    found = other_conventions(rules)
    assert [(it.cut, it.bound) for it in found] == [
        ("ties", "soft"), ("ties", "hard"), ("strict", "soft"), ("strict", "hard"),
        ("ties", "clamped"),
    ]  # fmt: skip
    assert all(it._replace(cut="ties", bound="soft") == rules for it in found)


def test_the_convention_itself_is_none_of_the_others():
    rules = rules_for(gametrace.parse(B, bare=True), "alphabeta")
    solution = solution_on(B, accepted=other_conventions(rules))
    assert [(case.rules.cut, case.rules.bound) for case in solution.accepted] == [
        ("ties", "hard"), ("strict", "soft"), ("strict", "hard"), ("ties", "clamped"),
    ]  # fmt: skip
    assert [case.rules.bound for case in solution.different] == ["clamped"]  # the others cut alike


@pytest.mark.parametrize(
    ("convention", "fixes"),
    [
        ("ub", True),
        ("{cut: strict}", True),
        ("{bound: hard}", True),
        ("{name: aima, lang: es}", True),
        ("{lang: en}", False),
        ("{from: right, depth: 2}", False),
    ],
)
def test_a_tree_fixes_its_convention_by_name_cut_or_bound(convention, fixes):
    assert fixes_convention(gametrace.parse(f"convention: {convention}\ntree: {B}")) == fixes
    assert not fixes_convention(gametrace.parse(f"tree: {B}"))


def test_what_follows_from_one_s_own_values():
    key = solution_on().own.following(Beliefs({"B": 1}))
    values = right(key, "values")
    assert (values["B"], values["A"], right(key, "value")) == (3, 2, 2)
    assert list(right(key, "pruned")) == ["B32", "B33"]
    assert right(key, "windows")["C1"][0] == 1
    assert (key.actions, right(key, "line")) == (["a2"], ["A", "C", "C1"])
    assert right(key, "not_generated") == 2


def test_the_best_action_by_one_s_own_values_is_read_off_a_search_without_cuts():
    key = solution_on().own.following(Beliefs({"D": 9}))
    assert (key.actions, right(key, "value")) == (["a3"], 9)


def test_without_beliefs_nothing_follows():
    assert solution_on().own.following(Beliefs()) is None


def test_what_follows_from_one_s_own_probabilities():
    tree = "{max A: {chance B: [0.3: 4, 0.5: 6, rest: {name: F, value: 8}], C: 5.9}}"
    solution = solution_on(tree, "expectiminimax")
    assert right(solution.key, "value") == Fraction(59, 10)  # 1.2 + 3 + 1.6 = 5.8
    key = solution.own.following(Beliefs(odds={"F": Fraction(3, 10)}))
    assert right(key, "value") == Fraction(33, 5)  # 1.2 + 3 + 2.4
    assert key.actions == ["a1"]


THREE = "{players: [1, 2, 3], tree: [[1 2 6, 4 3 2], [6 1 2, 7 4 1]]}"
PAIRS = "{players: [1, 2], tree: {chance E: [0.5: 1 2, 0.5: 3 4]}}"


@pytest.mark.parametrize(
    ("text", "algorithm", "values"),
    [
        (B, "alphabeta", {"B": (1, 2)}),
        (B, "alphabeta", {"A": (1, 2)}),
        (B, "minimax", {"A": (1, 2)}),
        (THREE, "maxn", {"B": 5}),
        (THREE, "maxn", {"B": (1,)}),
        (THREE, "maxn", {"B1": (1, 2)}),
        (THREE, "maxn", {"A": ()}),
        (THREE, "maxn", {"B1": (1,)}),
        (PAIRS, "maxn", {"E1": (1, 2, 3)}),
        (PAIRS, "maxn", {"E2": 5}),
        ("{chance E: [0.5: 1, 0.5: 2]}", "expectiminimax", {"E1": (1, 2)}),
        ("{chance E: [0.5: 1, 0.5: 2]}", "expectiminimax", {"E2": (1, 2)}),
        ("{chance E: [0.5: inf, 0.5: 2]}", "expectiminimax", {"E2": -inf}),
        (B, "alphabeta", {"B": Unreadable("three", "'three' is not a number")}),
        (PAIRS, "maxn", {"E1": Unreadable("three", "'three' is not a number")}),
        (B, "alphabeta", {"B": NOT_VISITED, "C": Bounded("lower", 9)}),
        (PAIRS, "maxn", {"E1": Bounded("lower", 9)}),
    ],
)
def test_values_that_no_search_can_go_on_with_stop_nothing(text, algorithm, values):
    claims = {"values": values, "pruned": ["Z"], "visited": [], "value": 77}
    report = report_on_claims(claims, solution_on(text, algorithm))
    found = {item.node: item.verdict for item in report.items if item.kind == "values"}
    assert found == dict.fromkeys(values, "wrong")


def test_what_follows_from_one_s_own_window():
    key = solution_on().own.following(Beliefs(windows={"D": (2, inf)}))
    assert right(key, "windows")["D"] == (3, inf)
    assert [right(key, "windows")[name] for name in ("D1", "D2", "D3")] == [
        (2, inf),
        (2, 14),
        (2, 5),
    ]
    assert right(key, "cuts")["D"] == "alpha"


def test_players_with_chance_and_a_beam_have_no_misconception_about_max_and_min():
    leaves = "{value: 1 2, eval: 1 1}, {value: 3 0, eval: 2 2}, {value: 0 0, eval: 0 0}"
    tree = f"{{kind: Ana, eval: 1 1, children: [{leaves}]}}"
    text = f"players: [Ana, Berta]\ntree: {{kind: chance, eval: 0 0, children: [{tree}, 4 4]}}"
    solution = solution_on(text, "maxn", beam=2)
    assert "right-to-left" in solution.own.imagined
    assert "chance-as-min" not in solution.own.imagined


def test_cuts_at_chance_nodes_are_not_followed_through():
    tree = "{range: [0, 9], tree: [{chance: [0.5: 1, 0.5: 2]}, 1]}"
    assert solution_on(tree, chance="star1").own.following(Beliefs({"B": 3})) is None
    assert right(solution_on(tree).own.following(Beliefs({"B": 3})), "value") == 3


def test_each_key_is_worked_out_once():
    solution = solution_on()
    assert solution.key is solution.key
    assert solution.own.imagined is solution.own.imagined


def test_nobody_works_through_a_large_tree_by_hand():
    large = gametrace.build([[1] * 150] * 150)
    assert large.size > BY_HAND
    assert solution_on(large).own.imagined == {}


@pytest.mark.parametrize("algorithm", ["minimax", "alphabeta", "expectimax", "expectiminimax"])
def test_every_algorithm_for_two_can_search_a_plain_tree(algorithm):
    assert right(solution_on("[[3, 12], [2, 4]]", algorithm).key, "value") == (
        Fraction(15, 2) if algorithm == "expectimax" else 3
    )


@pytest.mark.parametrize(
    ("text", "algorithm", "said"),
    [
        ("{players: [1, 2], tree: [1 2, 3 4]}", "minimax", "use maxn"),
        ("[{random: 20%, children: [2, 20]}, 3]", "alphabeta", "use minimax or expectiminimax"),
    ],
)
def test_an_algorithm_that_cannot_search_the_tree_has_no_key(text, algorithm, said):
    solution = solution_on(text, algorithm)
    with pytest.raises(GametraceError, match=said):
        _ = solution.key
