"""A number that moves: the value x of a leaf on its way along the number line.

All that is computed from x is a line, slope * x + intercept, seen from one place: just right of a
point, or left of all. There every comparison has one answer, and keeps it until both sides meet;
the sweep remembers the nearest such meeting. So a search that was given x takes the same steps for
every number from there up to the meeting.
"""

from __future__ import annotations

from fractions import Fraction
from math import inf
from typing import TYPE_CHECKING, NamedTuple

from gametrace.tree.numbers import ratio, show, whole

if TYPE_CHECKING:
    from gametrace.tree.numbers import Value


class Line(NamedTuple):
    """A value that depends on x, the value of a leaf."""

    slope: Value
    intercept: Value

    def at(self, x: Value) -> Value:
        """The value for this x."""
        return ratio(self.slope * x + self.intercept, 1)

    def show(self, name: str = "x") -> str:
        """The line as people write it: x, x - 3, 0.5*x + 3."""
        slope = {1: "", -1: "-"}.get(self.slope, f"{show(self.slope)}*")
        if not self.intercept:
            return f"{slope}{name}"
        sign = "-" if self.intercept < 0 else "+"
        return f"{slope}{name} {sign} {show(abs(self.intercept))}"


class Sweep:
    """Where x stands: just right of a point, or with -inf left of every number."""

    def __init__(self, at: Value) -> None:
        self.at = at
        self.until: Value = inf  # up to here every comparison so far has the answer it had

    def sign(self, line: Line) -> int:
        """Whether the line is above (1) or below (-1) zero here; where it gets there is noted."""
        slope, intercept = line
        zero = ratio(-intercept, slope)
        if zero > self.at:
            self.until = min(self.until, zero)
        rising = 1 if slope > 0 else -1
        return -rising if zero > self.at else rising


class Moving:
    """A line seen from where a sweep stands; it adds up and compares with exact numbers.

    Where x falls out of a sum, what is left is a plain number.
    """

    __slots__ = ("line", "sweep")

    def __init__(self, sweep: Sweep, slope: Value = 1, intercept: Value = 0) -> None:
        self.sweep, self.line = sweep, Line(slope, intercept)

    def __repr__(self) -> str:
        return f"<{self.line.show()}>"

    def _with(self, slope: Value, intercept: Value) -> Value:
        return Moving(self.sweep, whole(slope), whole(intercept)) if slope else whole(intercept)

    def __add__(self, other: Value) -> Value:
        slope, intercept = self.line
        if isinstance(other, Moving):
            return self._with(slope + other.line.slope, intercept + other.line.intercept)
        if isinstance(other, float):
            return other  # infinite, so x makes no difference to it
        return self._with(slope, intercept + other)

    __radd__ = __add__

    def __neg__(self) -> Value:
        return self * -1

    def __sub__(self, other: Value) -> Value:
        return self + -other

    def __rsub__(self, other: Value) -> Value:
        return -self + other

    def __mul__(self, other: Value) -> Value:
        slope, intercept = self.line
        return self._with(slope * other, intercept * other)

    __rmul__ = __mul__

    def __truediv__(self, other: Value) -> Value:
        return self * Fraction(1, other)

    def _sign(self, other: Value) -> int:
        """Whether it is above (1), at (0) or below (-1) another number, where the sweep stands."""
        apart = self - other
        if isinstance(apart, Moving):
            return self.sweep.sign(apart.line)
        return int(apart > 0) - int(apart < 0)

    def __lt__(self, other: Value) -> bool:
        return self._sign(other) < 0

    def __le__(self, other: Value) -> bool:
        return self._sign(other) <= 0

    def __gt__(self, other: Value) -> bool:
        return self._sign(other) > 0

    def __ge__(self, other: Value) -> bool:
        return self._sign(other) >= 0

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Moving | int | Fraction | float):
            return NotImplemented
        return self._sign(other) == 0
