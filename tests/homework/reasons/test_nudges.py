"""A nudge says where to look again, and never what is there."""

import re

import pytest
from gametrace.homework.check.check import check, sheet_answers
from gametrace.homework.check.judge import judge
from gametrace.homework.reasons.nudges import Nudges
from hypothesis import given
from hypothesis import strategies as st

import gametrace
from gametrace.homework.answers.names import Names
from gametrace.homework.answers.sheet import read_sheet
from gametrace.homework.check.exam import Exam
from gametrace.lang import LANGUAGES, homework_words
from gametrace.solving import rules_for
from tests.strategies import trees

B = "[[3, 12, [8, 7, 3]], [2, 4, 6], [14, 5, 1]]"


def exam_on(tree, algorithm="alphabeta", **parts):
    if isinstance(tree, str):
        tree = gametrace.parse(tree, bare=True)
    return Exam(tree, algorithm, rules_for(tree, algorithm, **parts))


def nudged(sheet, tree=B, algorithm="alphabeta", lang="en", **parts):
    """The items of a sheet with their nudges."""
    exam = exam_on(tree, algorithm, **parts)
    items = judge(read_sheet(sheet, "answers").claims(Names(exam.tree)), exam.key)
    return list(Nudges(exam.key, homework_words(lang)).hinted(items))


def nudge(sheet, *more, **parts):
    (item,) = (item for item in nudged(sheet, *more, **parts) if item.verdict != "right")
    return item.why


@pytest.mark.parametrize(
    ("sheet", "phrase", "names"),
    [
        ("values: {A: 2}", "max", {"node": "A"}),
        ("values: {B: 2}", "min", {"node": "B"}),
        ("values: {B1: 2}", "leaf", {"node": "B1"}),
        ("values: {C1: x}", "leaf", {"node": "C1"}),
        ("values: {C2: 4}", "not_visited", {"node": "C2"}),
        ("values: {A: }", "unanswered", {}),
        ("values: {Z: 3}", "unknown", {}),
        ("windows: {C1: [-inf, inf]}", "window", {"setter": "A", "towards": "C"}),
        ("windows: {D3: [3, 14]}", "window", {"setter": "D", "towards": "D3"}),
        ("windows: {B1: [3, inf]}", "window_open", {"node": "B1"}),
        ("windows: {C2: [3, 2]}", "not_visited", {"node": "C2"}),
        ("pruned: [B32, B33, C2, C3, D3]", "not_visited", {"node": "D3"}),
        ("pruned: [B32, B33, C2]", "set_missing", {}),
        ("pruned:", "unanswered", {}),
        ("cuts: [C]", "set_missing", {}),
        ("cuts: [B3, C, B]", "cut", {"node": "B"}),
        ("cuts: {B3: alfa, C: alfa}", "cut_bound", {"node": "B3"}),
        ("order: [B2, B1, B31, C1, D1, D2, D3]", "order", {}),
        ("action: a2", "action", {"root": "A"}),
        ("action:", "unanswered", {}),
        ("line: [A, C]", "line", {"root": "A"}),
        ("value: 2", "max", {"node": "A"}),
        ("not_generated: 9", "not_generated", {}),
        ("whatif: {C1: '>= 3'}", "whatif", {"node": "C1"}),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_mistake_gets_a_nudge_of_its_own(lang, sheet, phrase, names):
    said = homework_words(lang)[f"nudge_{phrase}"].format(**names)
    assert nudge(sheet, lang=lang) == said
    assert all(name in said for name in names.values())


def test_the_nudge_of_the_lecture_s_window_says_where_to_look():
    assert nudge("windows: {C1: [-inf, inf]}", lang="es") == (
        "mira otra vez lo que A ya tiene cuando se llama a C"
    )


def test_what_cannot_be_read_is_told_as_it_is():
    assert nudge("not_generated: many") == "'many' is not a number"


def test_a_chance_node_is_nudged_towards_its_probabilities():
    tree = "{max A: {chance B: [0.3: 4, 0.5: 6, rest: {name: F, value: 8}], C: [2, 7]}}"
    assert "probabilit" in nudge("values: {B: 6}", tree, "expectiminimax")
    assert (
        nudge("probabilities: {F: 0.3}", tree, "expectiminimax")
        == (homework_words("en")["nudge_probability"])
    )
    assert nudge("windows: {B1: [2, 7]}", tree) == homework_words("en")["nudge_window_chance"]


def test_the_leaf_of_a_what_if_is_named_and_no_number():
    said = nudge("whatif: {C1: '>= 3'}")
    assert "C1" in said
    assert "3" not in said


def test_what_is_missing_from_a_set_is_one_nudge_without_names():
    items = nudged("pruned: [B32]\nvisited: [A, B, C]\ncuts: []\norder: [B1]")
    missing = [item for item in items if item.verdict == "missing"]
    assert [(item.kind, item.node, item.expected) for item in missing] == [
        (kind, None, None) for kind in ("pruned", "cuts", "visited", "order")
    ]


def test_what_is_missing_because_of_an_earlier_slip_is_not_named_either():
    exam = exam_on(B)
    sheet = read_sheet("values: {B: 1, A: 2}\npruned: [B32, B33]", "answers")
    answers = sheet_answers(None, sheet.claims(Names(exam.tree)))
    report = check(answers, exam, homework_words("en"), hints=True)
    assert {"C2", "C3"}.isdisjoint(item.node for item in report.items)


@given(
    tree=trees(max_leaves=12),
    data=st.data(),
    lang=st.sampled_from(list(LANGUAGES)),
    algorithm=st.sampled_from(["alphabeta", "minimax"]),
)
def test_nothing_expected_is_left_in_any_item(tree, data, lang, algorithm):
    names = [node.name for node in tree.walk()]
    some = st.lists(st.sampled_from(names), max_size=5, unique=True)
    claims = {kind: data.draw(some) for kind in ("pruned", "visited", "order", "line")}
    claims["cuts"] = dict.fromkeys(data.draw(some))
    claims["values"] = dict.fromkeys(data.draw(some), 77)
    claims["windows"] = dict.fromkeys(data.draw(some), (-77, 77))
    claims["value"], claims["action"], claims["not_generated"] = 77, "a9", 77
    report = check(
        sheet_answers(None, claims), exam_on(tree, algorithm), homework_words(lang), True
    )
    assert {item.expected for item in report.items} == {None}
    given_names = {
        name for claim in claims.values() if not isinstance(claim, int) for name in claim
    }
    assert {item.node for item in report.items} <= given_names | {None}
    for item in report.items:
        if item.verdict in ("wrong", "extra", "missing"):
            assert item.why
            assert not re.search(r"(?<![A-Za-z0-9])-?\d", item.why)  # no number but in names
