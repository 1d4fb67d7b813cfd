"""What students get wrong again and again, each worked out by hand on a small tree."""

from fractions import Fraction
from math import inf
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gametrace.homework.answers.marks import BLANK
from gametrace.homework.check.misconceptions import MISCONCEPTIONS, imagined
from gametrace.lang import LANGUAGES, homework_words
from tests.homework.sheets import B, judged, key_on, report_on_claims, right, solution_on
from tests.strategies import trees

CHANCE = "{max A: [{chance B: [0.75: 10, 0.25: 2]}, 7]}"
ESTIMATES = "[{eval: 5, children: [{eval: 4, children: [1, 9]}, {eval: 6, children: [2, 2]}]}, 3]"


class Case(NamedTuple):
    """A tree, and what somebody with the misconception finds on it."""

    tree: str
    values: dict
    pruned: list
    windows: dict = {}  # noqa: RUF012
    algorithm: str = "alphabeta"
    rules: dict = {}  # noqa: RUF012


CASES = {
    # A is MIN: B = max(3, 12, at most 8), C = 6, and 14 >= 6 cuts D
    "max-min-swapped": Case(
        B, {"A": 6, "B": 12, "B3": 8, "C": 6, "D": 14}, ["B32", "B33", "D2", "D3"],
        {"B31": (12, inf), "C1": (-inf, 12), "D1": (-inf, 6)},
    ),
    # C1 = 3 is no less than alpha = 3, so C2 is looked at
    "strict-cut": Case("[[3], [3, 9]]", {"C": 3, "C2": 9}, [], {"C2": (3, 3)}),
    "loose-cut": Case("[[3], [3, 9]]", {"A": 3, "C": 3}, ["C2"], rules={"cut": "strict"}),
    # C1 starts from alpha = 5, which 1 and 2 do not raise
    "fail-hard": Case("[[5], [[1, 2], 4]]", {"B": 5, "C1": 5, "C": 5, "A": 5}, ["C2"]),
    "fail-soft": Case(
        "[[5], [[1, 2], 4]]", {"B": 5, "C1": 2, "C": 2, "A": 5}, ["C2"], rules={"bound": "hard"}
    ),
    # A's 5 reaches C and no further: C11 is not cut by it
    "window-not-inherited": Case(
        "[5, [[[4, 8], 7], 6]]", {"A": 6, "C": 6, "C1": 7, "C11": 4, "C112": 8}, [],
        {"C": (5, inf), "C1": (-inf, inf), "C111": (-inf, inf), "C112": (-inf, 4), "C2": (-inf, 7)},
    ),
    # B ended with beta = 3, and hands it on to C
    "window-from-sibling": Case(
        B, {"A": 3, "B": 3, "C": 2, "D": 1}, ["B32", "B33", "C2", "C3"],
        {"C": (3, 3), "C1": (3, 3), "D": (3, 3), "D3": (3, 3)},
    ),
    # D = 1, C = 2, B3 = 8, B = 3: every first value is the worst
    "right-to-left": Case(
        B, {"A": 3, "B": 3, "B3": 8, "C": 2, "D": 1, "C3": 6}, [],
        {"C": (1, inf), "B": (2, inf), "B33": (2, inf), "B1": (2, 8)},
    ),
    # D stops at 5, before the 1 that would have cut it
    "cut-too-early": Case(
        B, {"A": 5, "B": 3, "C": 2, "D": 5}, ["B32", "B33", "C2", "C3", "D3"], {"D2": (3, 14)}
    ),
    # B32 and C2 are looked at although 8 >= 3 and 2 <= 3
    "cut-too-late": Case(
        B, {"A": 3, "B3": 8, "B32": 7, "C": 2, "C2": 4}, ["B33", "C3"],
        {"B32": (8, 3), "C2": (3, 2)},
    ),
    "window-never-updated": Case(
        B, {"A": 3, "B3": 8, "C": 2, "D": 1}, [], {"B2": (-inf, inf), "C1": (-inf, inf)},
    ),
    "no-cuts": Case(
        B, {"A": 3, "B3": 8, "B33": 3, "C": 2, "C3": 6, "D": 1}, [],
        {"B33": (8, 3), "C3": (3, 2)},
    ),
    # the cut at C takes D with it
    "whole-level-pruned": Case(
        B, {"A": 3, "B": 3, "C": 2}, ["B32", "B33", "C2", "C3", "D", "D1", "D2", "D3"]
    ),
    # (10 + 2) / 2 in the place of 0.75*10 + 0.25*2 = 8
    "unweighted-chance": Case(CHANCE, {"A": 7, "B": 6}, [], algorithm="expectiminimax"),
    "chance-as-min": Case(CHANCE, {"A": 7, "B": 2}, [], algorithm="expectiminimax"),
    "chance-as-max": Case(CHANCE, {"A": 10, "B": 10}, [], algorithm="expectiminimax"),
    # two plies: B = min(4, 6); one: its own estimate 5; three: min(9, 2)
    "depth-one-less": Case(
        ESTIMATES, {"A": 5, "B": 5, "C": 3}, [], algorithm="minimax", rules={"depth": 2}
    ),
    "depth-one-more": Case(
        ESTIMATES, {"A": 3, "B": 2, "B1": 9, "B2": 2}, [], algorithm="minimax", rules={"depth": 2}
    ),
    # 3 in the place of -3: B = 2, and 1 <= 2 cuts C
    "sign-forgotten": Case(
        "[[-3, 2], [1, 4]]", {"A": 2, "B1": 3, "B": 2, "C": 1}, ["C2"], {"C1": (2, inf)}
    ),
    # every node takes the larger: 12, 6 and 14
    "all-max": Case(B, {"A": 14, "B": 12, "B3": 8, "C": 6, "D": 14}, []),
    # C and D are given min(2, 4, 6) and min(14, 5, 1), B3 its true 8
    "minimax-values": Case("[[5], [4, 1]]", {"A": 5, "B": 5, "C": 1}, ["C2"]),
    "window-fresh-at-root": Case(
        B, {"A": 3, "C": 2, "D": 1}, ["B32", "B33"], {"C1": (-inf, inf), "C2": (-inf, 2)}
    ),
    # B raises alpha to 3 instead of lowering beta: B3 is not cut
    "alpha-at-min": Case(B, {"B": 3, "B3": 8}, ["C2", "C3"], {"B2": (3, inf), "B31": (3, inf)}),
    # the cut at C prunes D, and C2 and C3 are looked at
    "siblings-pruned": Case(B, {"C": 2, "C3": 6}, ["D", "D1", "D2", "D3"]),
    "sum-not-mean": Case(CHANCE, {"A": 12, "B": 12}, [], algorithm="expectiminimax"),
    # B = (3 + 12 + 8) / 3
    "mean-at-min": Case(
        B, {"A": Fraction(23, 3), "B": Fraction(23, 3), "C": 4}, [], algorithm="minimax"
    ),
    "first-leaf": Case(B, {"A": 3, "B": 3, "C": 2, "D": 14}, [], algorithm="minimax"),
    "chance-as-min-uncut": Case(CHANCE, {"A": 7, "B": 2}, [], algorithm="expectiminimax"),
    "chance-as-max-uncut": Case(CHANCE, {"A": 10, "B": 10}, [], algorithm="expectiminimax"),
}  # fmt: skip


def solution_for(case):
    return solution_on(case.tree, case.algorithm, **case.rules)


def key_with(name, solution):
    return imagined(MISCONCEPTIONS[name], solution.key)


def sheet_from(key):
    """A whole sheet, filled in by the one who has that key in mind."""
    kinds = ("values", "windows", "pruned", "cuts", "visited", "order", "value")
    if not key.has_windows:
        kinds = ("values", "visited", "order", "value")
    claims = {kind: right(key, kind) for kind in kinds}
    return {
        kind: list(claim) if kind in ("pruned", "visited", "order") else claim
        for kind, claim in claims.items()
    }


def test_every_misconception_has_a_case_and_words_in_every_language():
    assert CASES.keys() == MISCONCEPTIONS.keys()
    for lang in LANGUAGES:
        said = [homework_words(lang)[f"slip_{name}"] for name in MISCONCEPTIONS]
        assert len(set(said)) == len(MISCONCEPTIONS)


@pytest.mark.parametrize("name", CASES)
def test_somebody_who_gets_it_wrong_finds_what_was_worked_out_by_hand(name):
    case = CASES[name]
    key = key_with(name, solution_for(case))
    assert {node: right(key, "values")[node] for node in case.values} == case.values
    assert {node: right(key, "windows")[node] for node in case.windows} == case.windows
    assert list(right(key, "pruned")) == case.pruned


@pytest.mark.parametrize("name", CASES)
def test_the_tree_tells_the_misconception_from_the_right_search(name):
    solution = solution_for(CASES[name])
    assert name in solution.own.imagined
    right, wrong = solution.key, key_with(name, solution)
    assert sheet_from(right) != sheet_from(wrong)


@pytest.mark.parametrize("name", CASES)
def test_a_sheet_filled_from_it_is_diagnosed_as_it(name):
    solution = solution_for(CASES[name])
    claims = sheet_from(key_with(name, solution))
    report = report_on_claims(claims, solution)
    assert not report.right
    firsts = sum(item.verdict not in ("right", "follows") for item in report.items)
    found = {each.misconception: (each.explains, each.of) for each in report.diagnosis}
    assert found.get(name) == ((firsts, firsts) if firsts > 1 else None)


@pytest.mark.parametrize("name", CASES)
def test_those_it_ties_with_would_have_filled_in_the_same_sheet(name):
    solution = solution_for(CASES[name])
    answers = sheet_from(key_with(name, solution))
    report = report_on_claims(answers, solution)
    for each in report.diagnosis:
        items = judged(answers, key_with(each.misconception, solution))
        assert {item.verdict for item in items} == {"right"}


@pytest.mark.parametrize(
    "name",
    ["max-min-swapped", "window-not-inherited", "right-to-left", "cut-too-late", "no-cuts"],
)
def test_most_of_them_can_be_told_from_all_others(name):
    solution = solution_for(CASES[name])
    claims = sheet_from(key_with(name, solution))
    report = report_on_claims(claims, solution)
    assert [each.misconception for each in report.diagnosis] == [name]


def test_one_missed_cut_is_a_slip_and_two_may_be_a_misconception():
    one = report_on_claims({"pruned": []}, solution_for(Case("[[3], [3, 9]]", {}, [])))
    assert one.diagnosis == []
    two = report_on_claims({"pruned": []}, solution_for(Case(B, {}, [])))
    assert "no-cuts" in {each.misconception for each in two.diagnosis}


def test_a_misconception_that_right_answers_contradict_is_not_named():
    solution = solution_for(Case("[[6, -6], [-3, -2]]", {}, [], "minimax"))
    report = report_on_claims({"values": {"A": -2, "B": -6, "C": -2}}, solution)
    assert "max-min-swapped" not in {each.misconception for each in report.diagnosis}  # B is right


def test_a_single_slip_of_the_pen_is_no_misconception():
    solution = solution_for(Case(B, {}, []))
    claims = sheet_from(solution.key)
    claims["values"] = claims["values"] | {"D2": 6}
    report = report_on_claims(claims, solution)
    assert [(item.kind, item.node) for item in report.items if item.verdict == "wrong"] == [
        ("values", "D2")
    ]
    assert report.diagnosis == []


def test_nothing_is_diagnosed_where_all_is_right():
    solution = solution_for(Case(B, {}, []))
    report = report_on_claims(sheet_from(solution.key), solution)
    assert (report.right, report.diagnosis) == (True, [])


@pytest.mark.parametrize(
    "claims",
    [
        {"whatif": {"C1": BLANK}},
        {"values": {"D3": BLANK}},
        {"windows": {"D3": BLANK}},
        {"values": {"A": BLANK}, "action": BLANK, "pruned": BLANK},
    ],
)
def test_what_nobody_answered_says_nothing_about_what_somebody_thinks(claims):
    report = report_on_claims(claims, solution_for(Case(B, {}, [])))
    assert {item.verdict for item in report.items} == {"missing"}
    assert report.diagnosis == []


@pytest.mark.parametrize(
    ("name", "text", "algorithm", "rules"),
    [
        ("strict-cut", B, "alphabeta", {"cut": "strict"}),
        ("loose-cut", B, "alphabeta", {}),
        ("fail-hard", B, "alphabeta", {"bound": "hard"}),
        ("fail-soft", B, "alphabeta", {}),
        ("no-cuts", B, "minimax", {}),
        ("window-not-inherited", B, "minimax", {}),
        ("unweighted-chance", B, "minimax", {}),
        ("unweighted-chance", CHANCE, "expectiminimax", {"average": True}),
        ("chance-as-min", B, "alphabeta", {}),
        ("depth-one-less", B, "alphabeta", {}),
        ("depth-one-less", "{eval: 2, children: [1, 9]}", "minimax", {"depth": 0}),
        ("sign-forgotten", B, "alphabeta", {}),
        ("max-min-swapped", "{players: [1, 2], tree: [[1 2, 3 4], 5 6]}", "maxn", {}),
        ("sign-forgotten", "{players: [1, 2], tree: [[-1 2, 3 -4], 5 6]}", "maxn", {}),
    ],
)
def test_what_cannot_happen_is_not_imagined(name, text, algorithm, rules):
    solution = solution_for(Case(text, {}, [], algorithm=algorithm, rules=rules))
    assert name not in solution.own.imagined


def test_where_estimates_are_missing_nobody_stops_a_ply_earlier():
    solution = solution_for(
        Case("[[{eval: 1, children: [2, 3]}], 3]", {}, [], "minimax", rules={"depth": 2})
    )
    assert "depth-one-less" not in solution.own.imagined  # B has no estimate
    assert "depth-one-more" in solution.own.imagined


@given(tree=trees(max_leaves=12), data=st.data())
def test_whoever_has_a_misconception_alone_is_told_so_or_is_right(tree, data):
    solution = solution_on(tree)
    name = data.draw(st.sampled_from(sorted(solution.own.imagined)))
    report = report_on_claims(sheet_from(solution.own.imagined[name]), solution)
    if report.right:
        assert report.diagnosis == []
        return
    firsts = sum(item.verdict not in ("right", "follows") for item in report.items)
    best = {each.misconception: each for each in report.diagnosis}
    if firsts > 1 and not report.accepted_under:
        assert best[name].explains == best[name].of == firsts


@given(tree=trees(max_leaves=12))
def test_the_right_tree_and_rules_stay_as_they_were(tree):
    before = [(node.name, node.kind, node.value) for node in tree.walk()]
    solution = solution_on(tree)
    assert set(solution.own.imagined) <= set(MISCONCEPTIONS)
    assert [(node.name, node.kind, node.value) for node in tree.walk()] == before
    assert right(key_on(tree), "values") == right(solution.key, "values")
