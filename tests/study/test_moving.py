"""A moving number compares as plain numbers do where it stands, and knows until where."""

from fractions import Fraction
from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gametrace.study.moving import Line, Moving, Sweep
from gametrace.tree.numbers import expectation, ratio

exact = st.one_of(st.integers(-5, 5), st.fractions(-5, 5, max_denominator=6))
slopes = exact.filter(bool)


def test_left_of_everything_it_is_below_every_number():
    sweep = Sweep(-inf)
    assert Moving(sweep) < -(10**40)
    assert sweep.until == -(10**40)


def test_just_right_of_a_number_it_is_above_it():
    x = Moving(Sweep(3))
    assert x > 3
    assert x >= 3
    assert x != 3
    assert x < Fraction(31, 10)


def test_the_nearest_meeting_is_remembered_and_those_behind_are_not():
    sweep = Sweep(3)
    x = Moving(sweep)
    assert (x < 9, x < 7, x > 2, x == 8) == (True, True, True, False)
    assert sweep.until == 7


def test_two_lines_meet_where_they_cross():
    sweep = Sweep(0)
    x = Moving(sweep)
    assert (x + 6) / 2 > x
    assert sweep.until == 6


def test_what_cannot_meet_is_not_waited_for():
    sweep = Sweep(0)
    x = Moving(sweep)
    assert x + 1 > x
    assert x == x + 0
    assert -inf < x < inf
    assert x not in (inf, -inf, None, "x")
    assert sweep.until == inf


def test_a_sum_from_which_x_falls_out_is_a_plain_number():
    x = Moving(Sweep(0))
    assert type(x - x + 2) is int
    assert type(0 * x) is int
    half = Fraction(1, 2)
    assert type((x + half) - (x - half)) is int


def test_infinities_swallow_it():
    x = Moving(Sweep(0))
    assert [x + inf, inf + x, x - inf, -inf - x] == [inf, inf, -inf, -inf]


def test_chance_takes_the_mean_of_it():
    x = Moving(Sweep(0))
    assert expectation([x, 4, 5]).line == (Fraction(1, 3), 3)
    assert expectation([2, x], [Fraction(1, 4), Fraction(3, 4)]).line == (
        Fraction(3, 4),
        Fraction(1, 2),
    )
    assert expectation([x, 7], [0, 1]) == 7
    assert expectation([x, inf]) == inf
    assert ratio(2 * x, 1).line == (2, 0)


@given(slope=slopes, intercept=exact, other=exact, steepness=exact, at=exact)
def test_up_to_the_meeting_every_comparison_is_that_of_the_numbers(
    slope, intercept, other, steepness, at
):
    sweep = Sweep(at)
    x = Moving(sweep)
    left, right = slope * x + intercept, steepness * x + other
    found = left < right, left <= right, left == right, left != right, left >= right, left > right
    step = (min(sweep.until, at + 10) - at) / Fraction(3)
    assert step > 0
    for number in (at + step, at + 2 * step):
        a, b = slope * number + intercept, steepness * number + other
        assert found == (a < b, a <= b, a == b, a != b, a >= b, a > b)


@given(slope=slopes, intercept=exact, number=exact, factor=slopes, term=exact)
def test_its_arithmetic_is_that_of_the_numbers_on_its_line(slope, intercept, number, factor, term):
    line = Line(slope, intercept)
    moving = Moving(Sweep(0), slope, intercept)
    assert (term + factor * moving).line.at(number) == term + factor * line.at(number)
    assert (moving / factor - term).line.at(number) == Fraction(line.at(number)) / factor - term
    assert (term - moving).line.at(number) == term - line.at(number)


@pytest.mark.parametrize(
    ("slope", "intercept", "shown"),
    [
        (1, 0, "C1"),
        (1, 3, "C1 + 3"),
        (1, -3, "C1 - 3"),
        (-1, Fraction(1, 3), "-C1 + 1/3"),
        (Fraction(1, 2), 3, "0.5*C1 + 3"),
        (Fraction(1, 3), 0, "1/3*C1"),
        (-2, -1, "-2*C1 - 1"),
    ],
)
def test_a_line_is_spelled_as_people_write_it(slope, intercept, shown):
    assert Line(slope, intercept).show("C1") == shown
