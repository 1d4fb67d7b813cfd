"""Sets of numbers as people write them: > 3, 2 < x <= 5, [2, 5), x != 3, x < 2 or x > 5."""

from __future__ import annotations

import re
from math import inf
from typing import TYPE_CHECKING

from gametrace.lang import tell
from gametrace.study.intervals import Interval, Region
from gametrace.tree.numbers import NumberError, number, visible_start

if TYPE_CHECKING:
    from gametrace.tree.numbers import Value

LONGEST = 500  # characters that a set may be written with
NONE = {"none", "never", "ninguno", "ninguna", "nunca", "cap", "mai", "∅"}
ALL = {"any", "all", "always", "cualquiera", "todos", "siempre", "qualsevol", "tots", "sempre"}
ALL |= {"r", "ℝ"}

ALIKE = {"=<": "<=", "≤": "<=", "⩽": "<=", "=>": ">=", "≥": ">=", "⩾": ">="}
ALIKE |= {"==": "=", "<>": "!=", "≠": "!="}
MIRRORED = {"<": ">", "<=": ">=", ">": "<", ">=": "<=", "=": "=", "!=": "!="}

_SIGN = re.compile(r"\s*(<=|=<|>=|=>|<>|!=|==|[≤⩽≥⩾≠<>=])\s*")
_EITHER = re.compile(r"\s*(?:(?:or|o|u)\b|[∪∨]|\|\|?)\s*", re.IGNORECASE)
_BOTH = re.compile(r"\s*(?:(?:and|y|i)\b|[∩∧]|&&?)\s*", re.IGNORECASE)
_SPACE, _OPENING, _CLOSING = map(re.compile, (r"\s*", r"\s*\(\s*", r"\s*\)\s*"))
_NUMBER = re.compile(r"[^\s()\[\]<>=!≤⩽≥⩾≠∪∨∩∧|&]+(?:\s*/\s*[0-9]+)?")
_END = r"\s*([^\s()\[\],;]+(?:\s*/\s*[0-9]+)?)\s*"
_INTERVAL = rf"\s*([(\[\]]){_END}[,;]{_END}([)\[\]])\s*"


def parse(text: str, name: str | None = None) -> Region:
    """The set that a text stands for; what is in it is called x, or goes by a name."""
    if len(text) > LONGEST:
        message = tell("a set of numbers takes at most {most} characters", most=LONGEST)
        raise NumberError(message + _how())
    word = text.strip().lower()
    if word in NONE:
        return Region()
    return ~Region() if word in ALL else _Reader(text, name).read()


def _how() -> str:
    """A hint to put after a refusal: how a set is written."""
    return tell("; write it like > 3, 2 < x <= 5, [2, 5), x != 3, x < 2 or x > 5, any or none")


def _related(sign: str, bound: Value) -> Region:
    """The numbers on that side of a bound."""
    if sign == "!=":
        return ~_related("=", bound)
    low, high = -inf if "<" in sign else bound, inf if ">" in sign else bound
    return Region([Interval(low, sign == ">", high, sign == "<")])


class _Reader:
    """Reads a set from left to right: `and` binds more than `or`, and brackets do not nest."""

    def __init__(self, text: str, name: str | None) -> None:
        self.text, self.at, self.grouped = text, 0, False
        variable = rf"(?:{re.escape(name)}|x)(?!\w)" if name else r"x(?!\w)"
        self.variable = re.compile(variable, re.IGNORECASE)
        self.compared = re.compile(variable + _SIGN.pattern, re.IGNORECASE)
        belongs = rf"(?:{variable}\s*(?:∈|(?:in|en)\b))?"
        self.interval = re.compile(belongs + _INTERVAL, re.IGNORECASE)

    def read(self) -> Region:
        """The set, if all of the text is one."""
        self.take(_SPACE)
        region = self.union()
        self.take(_SPACE)
        if self.at < len(self.text):
            raise self.nonsense()
        return region

    def take(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """Go past what the pattern finds here, if it does."""
        match = pattern.match(self.text, self.at)
        if match:
            self.at = match.end()
        return match

    def union(self) -> Region:
        """Parts of which a number needs to be in one."""
        region = self.intersection()
        while self.take(_EITHER):
            region |= self.intersection()
        return region

    def intersection(self) -> Region:
        """Parts of which a number needs to be in all."""
        region = self.part()
        while self.take(_BOTH):
            region &= self.part()
        return region

    def part(self) -> Region:
        """An interval, a comparison, or a few of them in round brackets."""
        if self.compared.match(self.text, self.at):
            return self.comparison()  # whatever the name looks like
        if found := self.take(self.interval):
            opening, low, high, closing = found.groups()
            ends = self.number(low), opening != "[", self.number(high), closing != "]"
            if not (region := Region([Interval(*ends)])):
                message = tell(
                    "no number lies in '{interval}'; write the smaller end first, or none",
                    interval=visible_start(found[0].strip()),
                )
                raise NumberError(message)
            return region
        if self.grouped or not self.take(_OPENING):
            return self.comparison()
        self.grouped = True
        region = self.union()
        self.grouped = False
        if not self.take(_CLOSING):
            raise self.nonsense()
        return region

    def comparison(self) -> Region:
        """> 3, x > 3, 3 < x or 3 < x <= 5: in a chain of numbers there is one x, said or not."""
        left = None if _SIGN.match(self.text, self.at) else self.operand()
        no_x, region = left is not None, None
        while sign := self.take(_SIGN):
            right = self.operand(no_x)
            if (left is None) == (right is None):
                raise self.nonsense()
            says = ALIKE.get(sign[1], sign[1])
            half = _related(MIRRORED[says], left) if right is None else _related(says, right)
            region = half if region is None else region & half
            left, no_x = right, False
        if region is None:
            raise self.nonsense()
        return region

    def operand(self, may_be_x: bool = True) -> Value:
        """A number, or None for x."""
        if may_be_x and self.take(self.variable):
            return None
        if found := self.take(_NUMBER):
            return self.number(found[0])
        raise self.nonsense()

    def number(self, text: str) -> Value:
        """A number; what is none is refused with what to write instead."""
        try:
            return number(text)
        except NumberError as error:
            hinted = "; " in str(error)
            raise NumberError(str(error) if hinted else f"{error}{_how()}") from None

    def nonsense(self) -> NumberError:
        """The refusal of the whole text."""
        message = tell("'{text}' is not a set of numbers", text=visible_start(self.text))
        return NumberError(message + _how())
