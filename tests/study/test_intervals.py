"""Sets of numbers: as people write them, exact at their ends, and one form for equal sets."""

from fractions import Fraction
from itertools import pairwise
from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gametrace.lang import LANGUAGES, homework_words
from gametrace.study.intervals import Interval, Region
from gametrace.tree.numbers import NumberError

ends = st.one_of(
    st.integers(-4, 4), st.fractions(-4, 4, max_denominator=3), st.sampled_from([inf, -inf])
)
intervals = st.builds(Interval, ends, st.booleans(), ends, st.booleans())
regions = st.lists(intervals, max_size=4).map(Region)
numbers = st.one_of(st.integers(-5, 5), st.fractions(-5, 5, max_denominator=6))


def inside(number, interval):
    low, low_open, high, high_open = interval
    above = low < number if low_open else low <= number
    return above and (number < high if high_open else number <= high)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("> 3", "C1 > 3"),
        (">3", "C1 > 3"),
        ("x >= 3", "C1 >= 3"),
        ("C1 > 3", "C1 > 3"),
        ("c1>3", "C1 > 3"),
        ("≥3", "C1 >= 3"),
        ("=> 3", "C1 >= 3"),
        ("=< -2.5", "C1 <= -2.5"),
        ("3 < x", "C1 > 3"),
        ("3 >= C1", "C1 <= 3"),
        ("3 < x <= 5", "3 < C1 <= 5"),
        ("5 >= x > 3", "3 < C1 <= 5"),
        ("(3, inf)", "C1 > 3"),
        ("[3, inf]", "C1 >= 3"),
        ("(3, +∞)", "C1 > 3"),
        ("(-∞; 3]", "C1 <= 3"),
        ("[3, 5)", "3 <= C1 < 5"),
        ("]3, 5[", "3 < C1 < 5"),
        ("C1 ∈ [3, 5]", "3 <= C1 <= 5"),
        ("x in (3,5)", "3 < C1 < 5"),
        ("[3, 3]", "C1 = 3"),
        ("x = 3", "C1 = 3"),
        ("== 3", "C1 = 3"),
        ("x != 3", "C1 != 3"),
        ("x ≠ 1 / 3", "C1 != 1/3"),
        ("<> 3", "C1 != 3"),
        ("x < 2 or x > 5", "C1 < 2 or C1 > 5"),
        ("x < 2 o x > 5", "C1 < 2 or C1 > 5"),
        ("x<2 u x>5", "C1 < 2 or C1 > 5"),
        ("x < 2 or > 5", "C1 < 2 or C1 > 5"),
        ("(x < 2) or (x > 5)", "C1 < 2 or C1 > 5"),
        ("(-inf, 2) U (5, inf)", "C1 < 2 or C1 > 5"),
        ("(-inf,2)∪(5,inf)", "C1 < 2 or C1 > 5"),
        ("x > 2 and x < 5", "2 < C1 < 5"),
        ("x > 2 y x < 5", "2 < C1 < 5"),
        ("x > 2 i x < 5", "2 < C1 < 5"),
        ("(2, 6) ∩ [3, 9]", "3 <= C1 < 6"),
        ("x = 1 or x > 2 and x < 3", "C1 = 1 or 2 < C1 < 3"),
        ("x < 2 or x >= 2", "any"),
        ("x < 2 or x > 2", "C1 != 2"),
        ("(1, 2] or (2, 3)", "1 < C1 < 3"),
        ("x >= inf", "none"),
        ("x <= inf", "any"),
        ("  > 1e3\n", "C1 > 1000"),
    ],
)
def test_a_set_is_read_as_people_write_it(text, shown):
    assert Region.parse(text, "C1").show("C1") == shown


def test_nothing_has_many_names():
    for text in (
        "none",
        "never",
        "ninguno",
        "nunca",
        "cap",
        "mai",
        "∅",
        " Nunca ",
        "x > 3 and x < 2",
    ):
        assert Region.parse(text) == Region(), text
        assert not Region.parse(text), text


def test_everything_has_many_names():
    for text in (
        *("any", "all", "always", "cualquiera", "todos", "siempre", "qualsevol", "tots", "sempre"),
        *("R", "ℝ", "(-inf, inf)"),
    ):
        assert Region.parse(text) == ~Region(), text


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "is not a set of numbers; write it like > 3"),
        ("3", "'3' is not a set of numbers"),
        ("C1", "'C1' is not a set of numbers"),
        ("D1 > 3", "'D1' is not a number; write it like > 3"),
        ("C10 > 3", "'C10' is not a number"),
        ("x > 3,5", "write 3.5: decimals take a point"),
        ("x > −3", "write the minus sign as an ordinary hyphen"),
        ("x > 3 or", "is not a set of numbers"),
        ("or x > 3", "is not a number"),
        ("x > 3 x < 5", "is not a set of numbers"),
        ("1 < x < 3 < 5", "is not a set of numbers"),
        ("1 < 3", "is not a set of numbers"),
        ("x < x", "'x' is not a number"),
        ("x >", "is not a set of numbers"),
        ("(5, 3)", "no number lies in '(5, 3)'; write the smaller end first"),
        ("(3, 3)", "no number lies in"),
        ("(inf, inf]", "no number lies in"),
        ("(3, 5", "'3,' is not a number"),
        ("(3 5)", "is not a set of numbers"),
        ("((x > 3))", "is not a set of numbers"),
        ("(x > 3", "is not a set of numbers"),
        ("x > 1/0", "cannot have 0 below the bar"),
        ("x > 3; drop", "is not a number"),
        ("> 1" + "0" * 500, "at most 500 characters"),
    ],
)
def test_what_is_no_set_is_refused_with_what_to_write(text, said):
    with pytest.raises(NumberError) as error:
        Region.parse(text, "C1")
    assert said in str(error.value)
    assert "; write" in str(error.value)


@pytest.mark.parametrize(
    "name", ["O", "Y", "I", "U", "x", "R", "3", "A>B", "(1, 2)", "ambos niegan"]
)
def test_a_name_that_is_also_something_else_is_still_the_name(name):
    assert Region.parse(f"{name} > 7", name) == Region.parse("> 7")
    assert Region.parse(f"2 <= {name} < 7", name) == Region.parse("[2, 7)")
    assert Region.parse(f"{name} < 2 o {name} > 7", name) == Region.parse("x < 2 or x > 7")
    assert Region.parse("> 3", name) == Region.parse("x > 3", name) == Region.parse("(3, inf)")


@pytest.mark.parametrize("lang", LANGUAGES)
@given(region=regions, name=st.sampled_from(["x", "C1", "O", "ambos niegan"]))
def test_what_is_shown_is_read_again(lang, region, name):
    assert Region.parse(region.show(name, homework_words(lang)), name) == region


@given(given_=st.lists(intervals, max_size=4), number=numbers)
def test_a_number_is_in_a_union_if_it_is_in_one_of_its_parts(given_, number):
    assert (number in Region(given_)) == any(inside(number, each) for each in given_)


@given(a=regions, b=regions, number=numbers)
def test_sets_combine_as_membership_does(a, b, number):
    assert (number in (a | b)) == (number in a or number in b)
    assert (number in (a & b)) == (number in a and number in b)
    assert (number in ~a) == (number not in a)


@given(a=regions, b=regions)
def test_equal_sets_are_equal_however_they_came_about(a, b):
    assert ~~a == a
    assert a | b == b | a == ~(~a & ~b)
    assert (a & b) | (a & ~b) == a
    assert hash(a | b) == hash(b | a)
    assert a & ~a == Region()
    assert Region(a.intervals) == a


@given(region=regions)
def test_the_parts_of_a_set_are_in_order_and_apart(region):
    parts = region.intervals
    assert all(part.low < part.high or not (part.low_open or part.high_open) for part in parts)
    for left, right in pairwise(parts):
        assert left.high < right.low or (left.high_open and right.low_open)
    assert all(part.low_open for part in parts if part.low == -inf)
    assert all(part.high_open for part in parts if part.high == inf)


def test_infinity_is_in_no_set():
    assert inf not in ~Region()
    assert -inf not in ~Region()
    assert Fraction(1, 3) in ~Region()


@given(st.text(alphabet="x<>=!≤(]),;[ ∪∩|&oruyind0123.e-+/∞C1\n", max_size=60))
def test_any_text_is_a_set_or_refused(text):
    try:
        region = Region.parse(text, "C1")
    except NumberError:
        return
    assert Region.parse(region.show()) == region


HOSTILE = ["(", "x>", "/", "1/", "x", " ", "(1,2)|", "&", "o ", "1e", "] ", "x or ", "<"]
LONG = [text * (500 // len(text)) for text in HOSTILE]
LONG += ["[" + "1" * 499, "[1" + " " * 498, "[1 " + "/ 1 " * 120, "[1,1" + "/1" * 240]


@pytest.mark.parametrize("text", LONG)
def test_hostile_texts_are_refused(text):
    with pytest.raises(NumberError):
        Region.parse(text, "x")
