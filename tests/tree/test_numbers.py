"""Exact numbers: how they are read, and how they are spelled."""

from fractions import Fraction
from math import inf

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gametrace.tree.numbers import (
    NumberError,
    exact,
    expectation,
    number,
    probability,
    show,
    utility,
)
from tests.strategies import many


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("3", 3), ("-3", -3), ("+3", 3), ("010", 10), ("-0", 0), ("1" * 1000, int("1" * 1000)),
        ("0.1", Fraction(1, 10)), ("-2.5", Fraction(-5, 2)), (".5", Fraction(1, 2)), ("5.", 5),
        ("2.0", 2), ("1/3", Fraction(1, 3)), ("-1/3", Fraction(-1, 3)), ("6/3", 2),
        ("1 / 3", Fraction(1, 3)), ("0.5/2", Fraction(1, 4)), ("1e3", 1000), ("1E+2", 100),
        ("1.5e-2", Fraction(3, 200)), ("1e308", 10**308), ("1e-308", Fraction(1, 10**308)),
        ("inf", inf), ("-inf", -inf), ("+inf", inf), (".inf", inf), ("-.INF", -inf),
        ("Infinity", inf), ("-infinity", -inf), ("∞", inf), ("-∞", -inf),
    ],
)  # fmt: skip
def test_a_number_is_read_exactly(text, value):
    assert number(text) == value
    assert type(number(text)) is type(value)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("x", "'x' is not a number"),
        ("", "write a value here"),
        ("3,5", "'3,5' is not a number; write 3.5: decimals take a point"),
        ("-0,25", "write -0.25"),
        ("1_000", "write 1000"),
        ("−3", "ordinary hyphen"),
        ("–3", "ordinary hyphen"),
        ("nan", "'nan' is not a number"),
        (".nan", "'.nan' is not a number"),
        ("true", "'true' is not a number"),
        ("null", "'null' is not a number"),
        ("0x10", "'0x10' is not a number"),
        ("1:30", "'1:30' is not a number"),
        ("١", "is not a number"),
        ("1/0", "a fraction cannot have 0 below the bar"),
        ("1e309", "an exponent goes up to 308"),
        ("1e-309", "an exponent goes up to 308"),
        ("1" * 1001, "a number has at most 1000 digits"),
        ("z" * 100, "'" + "z" * 40 + "…' is not a number"),
    ],
)
def test_what_is_no_number_is_refused_with_a_reason(text, words):
    with pytest.raises(NumberError) as caught:
        number(text)
    assert words in str(caught.value)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (3, "3"), (-3, "-3"), (0, "0"), (10**30, "1" + "0" * 30),
        (Fraction(1, 10), "0.1"), (Fraction(-5, 2), "-2.5"), (Fraction(1, 8), "0.125"),
        (Fraction(12345, 100), "123.45"), (Fraction(-1, 1000), "-0.001"), (Fraction(1, 25), "0.04"),
        (Fraction(1, 3), "1/3"), (Fraction(-7, 6), "-7/6"), (Fraction(1, 15), "1/15"),
        (inf, "inf"), (-inf, "-inf"), ((1, Fraction(1, 2), -inf), "(1, 0.5, -inf)"),
    ],
)  # fmt: skip
def test_a_value_is_spelled_as_it_was_meant(value, text):
    assert show(value) == text


@settings(deadline=None, max_examples=200)
@given(st.one_of(many, st.fractions()))
def test_a_spelled_number_is_read_as_the_same_number(value):
    value = exact(value)
    assert number(show(value)) == value
    assert type(number(show(value))) is type(value)


@settings(deadline=None, max_examples=100)
@given(st.lists(many, min_size=2, max_size=5))
def test_a_spelled_tuple_is_read_as_the_same_tuple(entries):
    value = exact(tuple(entries))
    assert utility(show(value)) == value


@settings(deadline=None, max_examples=100)
@given(st.floats(allow_nan=False, allow_subnormal=False))
def test_a_float_is_the_decimal_that_it_is_written_as(value):
    assert exact(value) == (value if value in (inf, -inf) else Fraction(repr(value)))


LONG_ONES = ["9" * 990 + "e308", "." + "9" * 999, f"1/{2**3000}", "1e-308/" + "7" * 990]


@pytest.mark.parametrize("text", LONG_ONES, ids=["power", "point", "twos", "fraction"])
def test_a_number_that_cannot_be_spelled_is_not_read_either(text):
    try:
        value = number(text)
    except NumberError:
        value = None
    assert value is None or number(show(value)) == value


def test_a_number_with_more_digits_than_python_likes_is_spelled_all_the_same():
    assert show(10**5000 + 1).startswith("1000")


@pytest.mark.parametrize(
    "text", ["(1, 2, 6)", "1 2 6", "1, 2, 6", "(1 2 6)", "(1; 2; 6)", "( 1,2,6 )"]
)
def test_a_tuple_is_written_in_brackets_or_in_a_row(text):
    assert utility(text) == (1, 2, 6)


def test_a_pair_without_brackets_is_taken_for_a_decimal_comma():
    with pytest.raises(NumberError, match=r"write 3\.5: decimals take a point"):
        utility("3,5")


def test_blanks_around_a_number_do_not_make_it_a_tuple():
    assert utility(" 3 ") == 3


@pytest.mark.parametrize(
    ("text", "value"),
    [("0.4", Fraction(2, 5)), ("1/6", Fraction(1, 6)), ("40%", Fraction(2, 5)), ("100 %", 1),
     ("0", 0), ("1", 1), ("0.5%", Fraction(1, 200))],
)  # fmt: skip
def test_a_probability_is_a_number_or_a_percentage(text, value):
    assert probability(text) == value


@pytest.mark.parametrize(
    ("text", "words"),
    [("1.5", "between 0 and 1, not at 1.5"), ("-1/3", "not at -1/3"), ("140%", "not at 1.4"),
     ("inf", "not at inf"), ("inf%", "'inf%' is not a probability"), ("%", "'' is not a number")],
)  # fmt: skip
def test_a_probability_lies_between_0_and_1(text, words):
    with pytest.raises(NumberError) as caught:
        probability(text)
    assert words in str(caught.value)


@pytest.mark.parametrize(
    ("values", "weights", "found"),
    [
        ([inf, 10**400], None, inf),
        ([10**400, -inf], [Fraction(1, 2), Fraction(1, 2)], -inf),
        ([10**400, inf, 4], [Fraction(1, 2), 0, Fraction(1, 2)], 5 * 10**399 + 2),
    ],
)
def test_an_infinity_and_a_number_beyond_every_float_have_a_mean(values, weights, found):
    assert expectation(values, weights) == found
