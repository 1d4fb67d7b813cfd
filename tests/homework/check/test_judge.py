"""The answers of a sheet beside a key: what each is, item by item."""

from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gametrace
from gametrace.homework.answers.names import Names
from gametrace.homework.answers.sheet import read_sheet
from gametrace.homework.check.judge import JUDGES, judge
from gametrace.homework.check.key import key_of
from gametrace.solving import rules_for
from tests.strategies import trees

B = "[[3, 12, [8, 7, 3]], [2, 4, 6], [14, 5, 1]]"  # the lecture's: B3, C and D are cut


def key_for(text, algorithm="alphabeta", **parts):
    tree = gametrace.parse(text, bare=True)
    return key_of(tree, algorithm, rules_for(tree, algorithm, **parts))


def judged(sheet, tree=B, algorithm="alphabeta", **parts):
    """Every item of a sheet about a tree."""
    key = key_for(tree, algorithm, **parts)
    return judge(read_sheet(sheet, "answers").claims(Names(key.tree)), key)


def verdicts(sheet, tree=B, algorithm="alphabeta", **parts):
    """The verdict on each node, or on the one answer about the whole tree."""
    return {item.node: item.verdict for item in judged(sheet, tree, algorithm, **parts)}


def only(sheet, *more, **parts):
    (item,) = judged(sheet, *more, **parts)
    return item


@pytest.mark.parametrize(
    ("sheet", "found"),
    [
        ("values: {A: 3, B: 3, C: 2, D: 1}", dict.fromkeys("ABCD", "right")),
        ("values: {B3: 8}", {"B3": "right"}),
        ("values: {A: 3.0, C: 4/2}", {"A": "right", "C": "right"}),
        ("values: {C: 3}", {"C": "wrong"}),
        ("values: {B1: 3, B2: 11}", {"B1": "right", "B2": "wrong"}),
        ("values: {C2: x, C3: podado}", {"C2": "right", "C3": "right"}),
        ("values: {C2: 4}", {"C2": "extra"}),
        ("values: {C1: x}", {"C1": "wrong"}),
        ("values: {C: }", {"C": "missing"}),
        ("values: {C2: }", {}),
        ("values: {Z: 3}", {"Z": "extra"}),
        ("values:", {None: "missing"}),
        ("values: {}", {}),
    ],
)  # fmt: skip
def test_values_are_judged_one_by_one(sheet, found):
    assert verdicts(sheet) == found


@pytest.mark.parametrize(
    ("value", "verdict"),
    [
        ("≥ 8", "right"),
        ("'>= 8'", "right"),
        ("≤ 8", "wrong"),
        ("≥ 7", "wrong"),
        ("8", "right"),
    ],
)
def test_a_value_may_say_which_bound_it_is(value, verdict):
    assert verdicts(f"values: {{B3: {value}}}") == {"B3": verdict}


def test_an_exact_value_is_no_bound():
    assert verdicts("values: {B: ≥ 3, C: ≤ 2, D: ≤ 1}") == {
        "B": "wrong",
        "C": "right",
        "D": "right",
    }
    assert verdicts("value: ≥ 3") == {None: "wrong"}


def test_plain_minimax_has_other_values_and_no_bounds():
    assert verdicts("values: {B3: 8, C: 2, C2: 4, C3: ≥ 6}", algorithm="minimax") == {
        "B3": "right", "C": "right", "C2": "right", "C3": "wrong",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("sheet", "found"),
    [
        ("windows: {C1: [3, inf], D3: [3, 5]}", {"C1": "right", "D3": "right"}),
        ("windows: {C1: '(3, +∞)', B31: -inf 3}", {"C1": "right", "B31": "right"}),
        ("windows: {C1: [-inf, inf]}", {"C1": "wrong"}),
        ("windows: {C1: [inf, 3]}", {"C1": "wrong"}),
        ("windows: {C2: [3, 2]}", {"C2": "extra"}),
        ("windows: {C2: x, C1: x}", {"C2": "right", "C1": "wrong"}),
        ("windows: {C1: }", {"C1": "missing"}),
    ],
)
def test_windows_are_judged_one_by_one(sheet, found):
    assert verdicts(sheet) == found


def test_an_item_says_what_was_given_and_what_was_expected():
    item = only("windows: {C1: [-inf, inf]}")
    assert item[:5] == ("windows", "C1", (-inf, inf), (3, inf), "wrong")


def test_without_alpha_beta_there_are_no_windows():
    assert verdicts("windows: {C1: [3, inf]}", algorithm="minimax") == {"C1": "extra"}


@pytest.mark.parametrize(
    ("sheet", "found"),
    [
        ("pruned: [C3, C2, B33, B32]", dict.fromkeys(["C3", "C2", "B33", "B32"], "right")),
        (
            "pruned: [B32, B33, C2]",
            {"B32": "right", "B33": "right", "C2": "right", "C3": "missing"},
        ),
        (
            "pruned: [B32, B33, C2, C3, D3]",
            {"B32": "right", "B33": "right", "C2": "right", "C3": "right", "D3": "extra"},
        ),
        ("pruned: []", dict.fromkeys(["B32", "B33", "C2", "C3"], "missing")),
        ("pruned:", {None: "missing"}),
        (
            "pruned: [B32, B32, b33, C2, C3]",
            {"B32": "right", "B33": "right", "C2": "right", "C3": "right"},
        ),
        ("visited: [A, B, B1, B2, B3, B31, C, C1, D, D1, D2]", {"D3": "missing"}),
        ("visited: [D3, D2, D1, D, C2, C1, C, B31, B3, B2, B1, B, A]", {"C2": "extra"}),
    ],
)  # fmt: skip
def test_a_set_is_judged_as_a_whole_in_any_order(sheet, found):
    judgement = verdicts(sheet)
    if sheet.startswith("visited"):
        judgement = {node: verdict for node, verdict in judgement.items() if verdict != "right"}
    assert judgement == found


def test_a_set_that_is_rightly_empty_is_one_right_answer():
    item = only("pruned: []", algorithm="minimax")
    assert item[:5] == ("pruned", None, [], [], "right")


@pytest.mark.parametrize(
    ("sheet", "found"),
    [
        ("cuts: {B3: beta, C: alfa, D: alfa}", {"B3": "right", "C": "right", "D": "right"}),
        ("cuts: {B3: β, C: Alpha}", {"B3": "right", "C": "right"}),
        ("cuts: [B3, C]", {"B3": "right", "C": "right"}),
        ("cuts: {B3: , C: }", {"B3": "right", "C": "right"}),
        ("cuts: {B3: alfa, C: alfa}", {"B3": "wrong", "C": "right"}),
        ("cuts: [C]", {"C": "right", "B3": "missing"}),
        ("cuts: [B3, C, B]", {"B3": "right", "C": "right", "B": "extra"}),
        ("cuts: {B3: beta, C: alfa, A: beta}", {"B3": "right", "C": "right", "A": "extra"}),
        ("cuts: []", {"B3": "missing", "C": "missing"}),
        ("cuts:", {None: "missing"}),
    ],
)
def test_cuts_may_leave_out_bounds_and_one_that_prunes_nothing(sheet, found):
    assert verdicts(sheet) == found


def test_where_the_only_cut_prunes_nothing_none_need_be_named():
    one = "[[3], [5, 2]]"  # C is cut after its last child
    assert verdicts("cuts: []", one) == {None: "right"}
    assert verdicts("cuts: [C]", one) == {"C": "right"}
    assert verdicts("cuts: {C: beta}", one) == {"C": "wrong"}


@pytest.mark.parametrize(
    ("sheet", "found"),
    [
        ("[B1, B2, B31, C1, D1, D2, D3]", {}),
        ("B1 B2 B31 C1 D1 D2 D3", {}),
        ("[B1, B2, C1, D1, D2, D3]", {("B31", None, 3): "missing"}),
        ("[B1, B2, B31, C1, C2, D1, D2, D3]", {("C2", 5, None): "extra"}),
        ("[B2, B1, B31, C1, D1, D2, D3]", {("B2", 1, 2): "wrong"}),
        ("[B1, B2, B31, D1, D2, D3, C1]", {("C1", 7, 4): "wrong"}),
        ("[B1, B1, B2, B31, C1, D1, D2, D3]", {("B1", 2, None): "extra"}),
        ("[B1, B2, B3, C1, D1, D2, D3]", {("B3", 3, None): "extra", ("B31", None, 3): "missing"}),
    ],
)
def test_a_leaf_out_of_order_is_one_mistake(sheet, found):
    items = judged(f"order: {sheet}")
    mistakes = [item for item in items if item.verdict != "right"]
    assert {(it.node, it.given, it.expected): it.verdict for it in mistakes} == found


def test_an_order_backwards_keeps_one_leaf_right():
    items = judged("order: [D3, D2, D1, C1, B31, B2, B1]")
    assert sorted(item.verdict for item in items) == ["right", *["wrong"] * 6]


def test_each_item_of_an_order_can_be_told_from_the_others():
    items = judged("order: [B1, B1, B1, Z, Z]")
    assert len({item.id for item in items}) == len(items)


def test_an_order_that_nobody_gave_is_one_missing_answer():
    item = only("order:")
    assert (item.node, item.expected, item.verdict) == (
        None, ["B1", "B2", "B31", "C1", "D1", "D2", "D3"], "missing",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("sheet", "verdict"),
    [
        ("action: a1", "right"),
        ("action: B", "right"),
        ("action: A1", "right"),
        ("action: a2", "wrong"),
        ("action: nowhere", "wrong"),
        ("action:", "missing"),
        ("value: 3", "right"),
        ("value: 2", "wrong"),
        ("value: x", "wrong"),
        ("value:", "missing"),
        ("not_generated: 4", "right"),
        ("not_generated: 5", "wrong"),
        ("line: [A, B, B1]", "right"),
        ("line: A, B, B1", "right"),
        ("line: [A, B]", "wrong"),
        ("line: [B, B1]", "wrong"),
        ("line: [A, B, B1, B1]", "wrong"),
        ("line: [A, C, C1]", "wrong"),
        ("line: []", "wrong"),
        ("line:", "missing"),
    ],
)
def test_an_answer_about_the_whole_tree_is_one_item(sheet, verdict):
    assert verdicts(sheet) == {None: verdict}


def test_any_equally_good_action_and_line_is_right():
    tied = "[[3, 5], [4, 3], [1, 3]]"  # B and C are worth 3, D is worth 1
    for action in ("a1", "a2"):
        assert verdicts(f"action: {action}", tied) == {None: "right"}
    assert verdicts("action: a3", tied) == {None: "wrong"}
    assert verdicts("line: [A, B, B1]", tied) == {None: "right"}
    assert verdicts("line: [A, C, C2]", tied) == {None: "right"}
    assert verdicts("line: [A, C, C1]", tied) == {None: "wrong"}


def test_a_bound_that_merely_equals_the_best_makes_no_action_good():
    false_tie = "[[3, 5], [3, 1]]"  # C is cut at 3, and is truly worth 1
    assert verdicts("action: a2", false_tie) == {None: "wrong"}
    assert verdicts("line: [A, C, C1]", false_tie) == {None: "wrong"}


def test_where_nobody_chooses_an_action_is_too_much():
    dice = "{chance E: [0.5: 1, 0.5: 2]}"
    assert verdicts("action: e1", dice) == {None: "extra"}
    assert verdicts("line: [E, E1]", dice) == {None: "extra"}
    assert verdicts("action:", dice) == {}
    assert verdicts("value: 1.5", dice) == {None: "right"}


def test_a_line_ends_where_chance_decides():
    tree = "{max A: [{chance B: [0.5: 4, 0.5: 6]}, 3]}"
    assert verdicts("line: [A, B]", tree) == {None: "right"}
    assert verdicts("line: [A, B, B1]", tree) == {None: "wrong"}


@pytest.mark.parametrize(
    ("sheet", "found"),
    [
        ("probabilities: {F: 0.2}", {"F": "right"}),
        ("probabilities: {F: 1/5, D: 30%, H: 1/4}", dict.fromkeys("FDH", "right")),
        ("probabilities: {C3: 25%}", {"C3": "right"}),
        ("probabilities: {F: 0.3}", {"F": "wrong"}),
        ("probabilities: {F: }", {"F": "missing"}),
        ("probabilities: {B: 0.5}", {"B": "extra"}),
    ],
)  # fmt: skip
def test_probabilities_are_those_below_a_chance_node(sheet, found):
    tree = (
        "{max A: {chance B: [0.3: {min D: [4, 9]}, 0.5: {min E: [6, 10]}, rest: {min F: [8]}],"
        " chance C: [0.5: {min G: [7, 5]}, rest: {min H: [12, 3]}, '?': {name: C3, value: 6}]}}"
    )
    assert verdicts(sheet, tree, "expectiminimax") == found


@pytest.mark.parametrize(
    ("sheet", "found"),
    [
        ("whatif: {C1: '> 3'}", {"C1": "right"}),
        ("whatif: {C1: '(3, inf)'}", {"C1": "right"}),
        ("whatif: {C1: '3 < x'}", {"C1": "right"}),
        ("whatif: {C1: '>= 3'}", {"C1": "wrong"}),
        ("whatif: {B31: '< 3', D3: 'D3 > 3'}", {"B31": "right", "D3": "right"}),
        ("whatif: {B1: '> 3'}", {"B1": "extra"}),
        ("whatif: {C1: any, C2: any}", {"C1": "wrong", "C2": "extra"}),
        ("whatif: {C1: }", {"C1": "missing"}),
        ("whatif: {B: '> 3', Z: '> 3'}", {"B": "extra", "Z": "extra"}),
    ],
)
def test_what_if_is_judged_as_a_set_of_numbers(sheet, found):
    assert verdicts(sheet) == found


def test_strict_cuts_change_what_if_at_the_very_end():
    assert verdicts("whatif: {C1: '>= 3'}", cut="strict") == {"C1": "right"}
    assert verdicts("whatif: {C1: '> 3'}", cut="strict") == {"C1": "wrong"}


def test_an_unreadable_answer_is_wrong_and_hides_no_other():
    items = judged("values: {A: three, B: 3}\npruned: {B32: x}\naction: a1")
    assert [(item.kind, item.node, item.verdict) for item in items] == [
        ("values", "A", "wrong"),
        ("values", "B", "right"),
        ("pruned", None, "wrong"),
        ("action", None, "right"),
    ]
    assert items[0].given.text == "three"


def test_an_unreadable_bound_of_a_cut_is_wrong():
    assert verdicts("cuts: {B3: gamma, C: alfa}") == {"B3": "wrong", "C": "right"}
    assert verdicts("cuts: {B3: beta, C: alfa, A: gamma}")["A"] == "extra"


def test_what_was_not_asked_is_not_judged():
    assert judged("student: u1") == []


def test_utilities_of_several_players_are_compared_whole():
    tree = "{players: [1, 2, 3], tree: [[1 2 6, 4 3 2], [6 1 2, 7 4 1]]}"
    sheet = 'values: {B: "(4, 3, 2)", C: [7, 4, 1], A: 7 4 2}\nline: [A, C, C2]\naction: a2'
    assert [item.verdict for item in judged(sheet, tree, "maxn")] == [
        "right", "right", "wrong", "right", "right",
    ]  # fmt: skip


def test_there_is_a_judge_for_every_key_of_a_sheet():
    from gametrace.homework.answers.fields import KINDS

    assert JUDGES.keys() == KINDS.keys()


@given(tree=trees(), data=st.data())
def test_naming_a_node_more_or_less_is_found_at_that_node(tree, data):
    key = key_of(tree, "alphabeta", rules_for(tree, "alphabeta"))
    node = data.draw(st.sampled_from([node.name for node in tree.walk()]))
    for kind in ("pruned", "visited"):
        right = list(key.facts(kind))
        other = [name for name in right if name != node]
        claim = other if node in right else [*right, node]
        wrong = [item for item in judge({kind: claim}, key) if item.verdict != "right"]
        assert [(item.node, item.verdict) for item in wrong] == [
            (node, "missing" if node in right else "extra")
        ]


@given(tree=trees(), data=st.data())
def test_two_leaves_that_swap_places_are_at_most_two_mistakes(tree, data):
    key = key_of(tree, "alphabeta", rules_for(tree, "alphabeta"))
    places = st.integers(0, len(key.order) - 1)
    one, other = data.draw(places), data.draw(places)
    claim = list(key.order)
    claim[one], claim[other] = claim[other], claim[one]
    items = judge({"order": claim}, key)
    assert sum(item.verdict != "right" for item in items) == min(abs(one - other), 2)
    assert {item.verdict for item in items} <= {"right", "wrong"}
