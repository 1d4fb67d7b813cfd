"""Exact numbers: reading them as people write them, and spelling them as they were meant.

A value is an int, a Fraction (never one that is whole), an infinity, or for several players a
tuple of these. Integers stay integers, because comparing Fractions costs many times as much.
"""

from __future__ import annotations

import re
from math import inf, lcm
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence
    from fractions import Fraction

Value: TypeAlias = Any  # int | Fraction | float (an infinity) | tuple; ordered by its own kind

DIGITS = 1000  # the most that a number may be written with
EXPONENT = 308  # the largest power of ten

_INTEGER = re.compile(r"[-+]?[0-9]+")
_NUMBER = re.compile(
    r"(?P<mantissa>[-+]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+))(?:[eE](?P<exponent>[-+]?[0-9]+))?"
    r"(?:\s*/\s*(?P<denominator>[0-9]+))?"
)
_INFINITY = re.compile(r"(?P<sign>[-+]?)(?:\.?inf|infinity|∞)", re.IGNORECASE)
_GAP = re.compile(r"\s*[,;]\s*|\s+")


class NumberError(ValueError):
    """The text is not a number; the message says why, or what to write instead."""


def number(text: str) -> Value:
    """The exact value of a text such as 3, -2.5, 1/3, 1e3 or -inf."""
    if len(text) > DIGITS and text[0] in "+-.0123456789":
        raise NumberError(f"a number has at most {DIGITS} digits")
    if _INTEGER.fullmatch(text):
        return int(text)
    if match := _INFINITY.fullmatch(text):
        return -inf if match["sign"] == "-" else inf
    match = _NUMBER.fullmatch(text)
    if not match:
        raise NumberError(f"'{visible_start(text)}' is not a number{_hint(text)}")
    if abs(int(match["exponent"] or 0)) > EXPONENT:
        raise NumberError(f"an exponent goes up to {EXPONENT}")
    if int(match["denominator"] or 1) == 0:
        raise NumberError("a fraction cannot have 0 below the bar")
    from fractions import Fraction

    mantissa = Fraction(f"{match['mantissa']}e{match['exponent'] or 0}")
    value = whole(mantissa / int(match["denominator"] or 1))
    if len(show(value)) > DIGITS:
        raise NumberError(f"a number has at most {DIGITS} digits when it is written out")
    return value


def exact(value: object) -> Value:
    """A Python number, or the text of one, as an exact value; 0.1 is one tenth."""
    if type(value) is int and abs(value) < 10**DIGITS:
        return value
    if isinstance(value, tuple):
        return tuple(map(exact, value))
    if isinstance(value, bool) or value is None:
        raise NumberError(f"{value} is not a number")
    if type(value) is int:
        raise NumberError(f"a number has at most {DIGITS} digits")
    return number(value if isinstance(value, str) else str(value))


def utility(text: str) -> Value:
    """A number, or the tuple of them that several numbers in brackets or in a row stand for."""
    text = text.strip()
    inside = text[1:-1].strip() if text[:1] == "(" and text[-1:] == ")" else text
    parts = _GAP.split(inside)
    if len(parts) == 1 or re.search(r"/\s|\s/", inside):
        return number(inside)
    if inside is text and "," in text and len(parts) == 2:
        raise NumberError(f"'{visible_start(text)}' is not a number{_hint(text)}")
    return tuple(number(part) for part in parts)


def probability(text: str) -> Value:
    """A probability: 0.4, 1/6 or 40%."""
    share = percent(text[:-1].rstrip()) if text.endswith("%") else number(text)
    if not 0 <= share <= 1:
        raise NumberError(f"a probability lies between 0 and 1, not at {show(share)}")
    return share


def percent(text: str) -> Value:
    """So many hundredths."""
    from fractions import Fraction

    hundredths = number(text)
    if hundredths in (inf, -inf):
        raise NumberError(f"'{text}%' is not a probability")
    return whole(Fraction(hundredths) / 100)


def whole(value: Fraction) -> Value:
    """The same number, as an int if it is one."""
    return value.numerator if value.denominator == 1 else value


def expectation(values: Sequence[Value], weights: Sequence[Value] | None = None) -> Value:
    """The mean of values, each by its weight; without weights all count alike.

    The sum runs over a common denominator, so that integers stay integers as long as they can.
    It is not a number if inf and -inf meet. What has no weight does not count, be it infinite.
    """
    try:
        return ratio(*_weighed(values, weights))
    except OverflowError:  # an infinity beside a number that is too large for a float
        counted = zip(values, weights or values, strict=True)
        return sum(value for value, weight in counted if type(value) is float and weight)


def _weighed(values: Sequence[Value], weights: Sequence[Value] | None) -> tuple[Value, int]:
    """The sum of the values over a common denominator."""
    if weights is None:
        return sum(values), len(values)
    above, below = 0, lcm(*[weight.denominator for weight in weights])
    for value, weight in zip(values, weights, strict=True):
        if weight:
            above += weight.numerator * (below // weight.denominator) * value
    return above, below


def mean(values: Sequence[Value], weights: Sequence[Value] | None = None) -> Value:
    """The expectation of numbers, or entry by entry of tuples."""
    if type(values[0]) is tuple:
        return tuple(expectation(entries, weights) for entries in zip(*values, strict=True))
    return expectation(values, weights)


def ratio(above: Value, below: Value) -> Value:
    """An exact quotient; an infinity stays one."""
    if type(above) is int and type(below) is int:
        quotient, rest = divmod(above, below)
        if not rest:
            return quotient
    elif type(above) is float:
        return above
    from fractions import Fraction

    if not isinstance(above, int | Fraction):
        return above / below  # a number that does its own arithmetic
    return whole(Fraction(above) / below)


def show(value: Value) -> str:
    """The value as it was meant: whole, as a terminating decimal, else as a fraction."""
    if type(value) is int:
        return _digits(value)
    if type(value) is tuple:
        return f"({', '.join(map(show, value))})"
    if value in (inf, -inf):
        return str(value)
    return _decimal(value) or f"{_digits(value.numerator)}/{_digits(value.denominator)}"


def _digits(value: int) -> str:
    """An integer in decimal, also where Python refuses to write one in one go."""
    if value.bit_length() < 14_000:  # about 4 200 digits
        return str(value)
    high, low = divmod(abs(value), 10**4000)
    return ("-" if value < 0 else "") + _digits(high) + f"{low:04000}"


def _decimal(value: Fraction) -> str | None:
    """The decimal that ends, if there is one: only twos and fives divide the denominator."""
    rest, twos, fives = value.denominator, 0, 0
    while rest % 2 == 0:
        rest, twos = rest // 2, twos + 1
    while rest % 5 == 0:
        rest, fives = rest // 5, fives + 1
    if rest != 1:
        return None
    places = max(twos, fives)
    if places > DIGITS:
        return None
    digits = _digits(abs(value.numerator) * 10**places // value.denominator).zfill(places + 1)
    sign = "-" if value < 0 else ""
    return f"{sign}{digits[:-places]}.{digits[-places:]}" if places else sign + digits


def _hint(text: str) -> str:
    """What to write instead, for the slips that people make."""
    if re.fullmatch(r"[-+]?[0-9]+,[0-9]+", text):
        return f"; write {text.replace(',', '.')}: decimals take a point"
    if "−" in text or "–" in text:
        return "; write the minus sign as an ordinary hyphen: -"
    if re.fullmatch(r"[-+]?[0-9]+(_[0-9]+)+", text):
        return f"; write {text.replace('_', '')}"
    if text.startswith("("):
        return '; write a tuple as 1 2 3, or in quotes: "(1, 2, 3)"'
    if ":[" in text or ":{" in text:
        return "; put a blank behind the colon"
    if not text:
        return "; write a value here"
    return ""


def visible_start(text: str, length: int = 40) -> str:
    """As much of the user's own word as fits in a message."""
    return text if len(text) <= length else text[:length] + "…"
