"""The numbers of a log as people write them, and lines that want to take long."""

from fractions import Fraction
from math import inf

import pytest

from gametrace import build
from gametrace.homework.logs.lines import is_log, logs
from gametrace.homework.logs.patterns import LONGEST, Garbled, chances, fold, quantity, tidy
from tests.homework.lecture_logs import TREE

LECTURE = build(TREE)


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("3", 3),
        (" - 3 .", -3),
        ("−2,5", Fraction(-5, 2)),
        ("+∞", inf),
        ("- Infinito", -inf),
        ("menys infinit", -inf),
        ("1/3", Fraction(1, 3)),
        (".5", Fraction(1, 2)),
        ("0.5*(-3) + 0.5*(1/3) = -4/3", Fraction(-4, 3)),
        ("(7, 4, 1)", (7, 4, 1)),
        ("[7; 4; 1]", (7, 4, 1)),
        ("8 (el máximo)", 8),
        ("8**", 8),
        ("", None),
        (" : ", None),
    ],
)
def test_a_number_is_read_however_it_is_written(text, number):
    assert quantity(text) == number


@pytest.mark.parametrize("text", ["tres", "3 o 4", "0.5*3 +", "1/0", "9" * 2_000, "x = y"])
def test_what_is_no_number_is_kept(text):
    assert isinstance(quantity(text), Garbled)


def test_a_probability_may_be_a_percentage_and_lies_between_0_and_1():
    assert (chances("40%"), chances("2/5")) == (Fraction(2, 5), Fraction(2, 5))
    assert isinstance(chances("7"), Garbled)


@pytest.mark.parametrize("text", ["Invocación", "ÀÉÎ ñ ç ﷺ ﬁ İ", "α − β ₁ … e\u0301", "\u200bx"])
def test_folding_keeps_every_letter_in_its_place(text):
    assert len(fold(text)) == len(text)


def test_of_a_line_that_is_too_long_both_ends_are_kept():
    short = tidy("maxValue de B3 asigna valor " + "1 + " * LONGEST + "= 8")
    assert short.startswith("maxValue de B3 asigna valor 1 + ")
    assert (short.endswith("+ = 8"), len(short)) == (True, LONGEST + 3)
    assert tidy(". " * LONGEST + "maxValue") == "maxValue"


HOSTILE = [
    "Invocacion maxValue(", "Invocacion maxValue( B1 ", ", alfa= ", "( ", "-", "=", " ", "le ",
    "max ", "a= b= ", "accion a a ", "9", "9/", "- ", "inf", "é\u0308ﷺ", "\n", ". ", "poda en ",
]  # fmt: skip


@pytest.mark.parametrize("piece", HOSTILE)
def test_hostile_text_is_dealt_with(piece):
    heads = (
        "", "Invocacion maxValue( B1 ", "maxValue de B3 asigna valor ",
        "PODA en maxValue de B3 ", "valor encontrado: ", "ventana de B: ",
    )  # fmt: skip
    for head in heads:
        line = head + piece * (3_000 // len(piece))
        assert len(logs("\n".join([line] * 10), LECTURE)) <= 10
        assert len(logs(head + piece * (100_000 // len(piece)), LECTURE)) <= 1
        assert is_log(line) in (True, False)
