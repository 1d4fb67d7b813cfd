"""Answers as texts for people, and as JSON for programs."""

from fractions import Fraction
from math import inf

import pytest
from gametrace.homework.check.item import Item
from gametrace.homework.report.spelled import LONGEST, data, text

from gametrace.homework.answers.marks import BLANK, NOT_VISITED, Bounded, Unreadable
from gametrace.lang import homework_words
from gametrace.study.intervals import Region

ES, EN = homework_words("es"), homework_words("en")


def about(kind, node="C1"):
    return Item(kind, node, None, None, "wrong")


@pytest.mark.parametrize(
    ("answer", "kind", "shown", "written"),
    [
        (3, "values", "3", 3),
        (Fraction(7, 2), "values", "3.5", 3.5),
        (Fraction(1, 3), "values", "1/3", "1/3"),
        (-inf, "values", "-inf", "-inf"),
        ((1, 2, 6), "values", "(1, 2, 6)", [1, 2, 6]),
        (Bounded("lower", 8), "values", "≥ 8", "≥ 8"),
        (Bounded("upper", Fraction(1, 2)), "values", "≤ 0.5", "≤ 0.5"),
        (Bounded("exact", 8), "values", "8", "8"),
        (NOT_VISITED, "values", "x", "x"),
        (None, "values", "—", None),
        (BLANK, "values", "—", None),
        (Unreadable("three", "…"), "values", "three", "three"),
        ((3, inf), "windows", "[3, inf]", [3, "inf"]),
        (True, "pruned", "sí", True),
        (None, "pruned", "no", None),
        ("alpha", "cuts", "alfa", "alpha"),
        ("beta", "cuts", "beta", "beta"),
        (True, "cuts", "sí", True),
        (2, "order", "2", 2),
        (["A", "B"], "line", "A B", ["A", "B"]),
        ([], "line", "∅", []),
        ("a1", "action", "a1", "a1"),
        ("alpha", "action", "alpha", "alpha"),
        (4, "not_generated", "4", 4),
        (Fraction(1, 5), "probabilities", "0.2", 0.2),
        (Region.parse("> 3"), "whatif", "C1 > 3", "C1 > 3"),
        (Region.parse("x < 2 or x > 5"), "whatif", "C1 < 2 o C1 > 5", "C1 < 2 or C1 > 5"),
        (Region(), "whatif", "ninguno", "none"),
    ],
)
def test_an_answer_is_shown_to_people_and_written_for_programs(answer, kind, shown, written):
    assert text(answer, about(kind), ES) == shown
    assert data(answer, about(kind)) == written


def test_an_answer_speaks_the_language_of_the_report():
    assert text(True, about("pruned"), EN) == "yes"
    assert text(None, about("pruned"), EN) == "no"
    assert text("alpha", about("cuts"), EN) == "alpha"


def test_a_whole_set_that_is_missing_is_not_said_to_be_no():
    assert text(None, about("pruned", None), ES) == "—"
    assert text([], about("pruned", None), ES) == "∅"


def test_a_text_that_is_shown_has_an_end():
    assert len(text("z" * 10_000, about("action"), ES)) <= LONGEST
    assert len(text(["z" * 100] * 1000, about("line", None), ES)) <= LONGEST


def test_control_characters_are_spelled_out():
    assert text("a\x1b[31m", about("action"), ES) == "a\\x1b[31m"
