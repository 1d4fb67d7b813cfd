"""Exact numbers: reading them as people write them, and spelling them as they were meant.

A value is an int, a Fraction (never one that is whole), an infinity, or for several players a
tuple of these. Integers stay integers, because comparing Fractions costs many times as much.
"""

from __future__ import annotations

import re
from math import inf, lcm
from typing import TYPE_CHECKING, Any, TypeAlias

from gametrace.lang import tell
from gametrace.tree.slips import hint
from gametrace.tree.slips import visible_start as visible_start

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from fractions import Fraction

Value: TypeAlias = Any  # int | Fraction | float (an infinity) | tuple; ordered by its own kind

DIGITS = 1000  # the most that a number may be written with
EXPONENT = 308  # the largest power of ten
CHUNK = 600  # digits that Python converts in one go, however low its limit is set

_INTEGER = re.compile(r"[-+]?[0-9]+")
_NUMBER = re.compile(
    r"(?P<mantissa>[-+]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+))(?:[eE](?P<exponent>[-+]?[0-9]+))?"
    r"(?:\s*/\s*(?P<denominator>[0-9]+))?"
)
_INFINITY = re.compile(
    r"(?P<sign>[-+]?)\s*(?:\.?inf|infinity|infinito|infinit|∞|oo)", re.IGNORECASE
)
_COMMA = re.compile(r"([0-9]),([0-9])")
_GAP = re.compile(r"\s*[,;]\s*|\s+")


class NumberError(ValueError):
    """The text is not a number; the message says why, or what to write instead."""


def number(text: str) -> Value:
    """The exact value of a text such as 3, -2.5, 1/3, 1e3 or -inf."""
    if len(text) > DIGITS and text[0] in "+-.0123456789" and "/" not in text:
        raise NumberError(tell("a number has at most {digits} digits", digits=DIGITS))
    if _INTEGER.fullmatch(text):
        return _integer(text)
    if match := _INFINITY.fullmatch(text):
        return -inf if match["sign"] == "-" else inf
    match = _NUMBER.fullmatch(text)
    if not match:
        message = tell("'{text}' is not a number", text=visible_start(text))
        raise NumberError(message + hint(text))
    return _fraction(match["mantissa"], match["exponent"] or "0", match["denominator"] or "1")


def _fraction(mantissa: str, exponent: str, denominator: str) -> Value:
    """The number that is written with a point, an exponent or a bar."""
    if len(exponent.lstrip("+-").lstrip("0")) > 4 or abs(int(exponent)) > EXPONENT:
        raise NumberError(tell("an exponent goes up to {exponent}", exponent=EXPONENT))
    if max(len(mantissa), len(denominator)) > DIGITS:
        raise NumberError(tell("a number has at most {digits} digits", digits=DIGITS))
    below = _integer(denominator)
    if below == 0:
        raise NumberError(tell("a fraction cannot have 0 below the bar"))
    from fractions import Fraction

    before, _, after = mantissa.partition(".")
    scaled = Fraction(_integer((before + after).rjust(1, "0")), 10 ** len(after) * below)
    value = whole(scaled * Fraction(10) ** int(exponent))
    if not readable(value):
        raise NumberError(
            tell("a number has at most {digits} digits when it is written out", digits=DIGITS)
        )
    return value


def readable(value: Value) -> bool:
    """Whether what `show` writes can be read again."""
    return all(len(part) <= DIGITS for part in show(value).split("/"))


def _integer(text: str) -> int:
    """An integer in decimal, also where Python refuses to read one in one go."""
    if len(text) <= CHUNK:
        return int(text)
    value = 0
    digits = text.lstrip("+-")
    for start in range(0, len(digits), CHUNK):
        piece = digits[start : start + CHUNK]
        value = value * 10 ** len(piece) + int(piece)
    return -value if text[0] == "-" else value


def exact(value: object) -> Value:
    """A Python number, or the text of one, as an exact value; 0.1 is one tenth."""
    if type(value) is int and abs(value) < 10**DIGITS:
        return value
    if isinstance(value, tuple):
        return tuple(map(exact, value))
    if isinstance(value, bool) or value is None:
        raise NumberError(tell("{value} is not a number", value=value))
    if type(value) is int:
        raise NumberError(tell("a number has at most {digits} digits", digits=DIGITS))
    from fractions import Fraction

    if type(value) is Fraction:
        if not readable(value):
            raise NumberError(tell("a number has at most {digits} digits", digits=DIGITS))
        return whole(value)
    return number(value if isinstance(value, str) else str(value))


def utility(text: str) -> Value:
    """A number, or the tuple of them that several numbers in brackets or in a row stand for."""
    text = text.strip()
    inside = text[1:-1].strip() if text[:1] == "(" and text[-1:] == ")" else text
    parts = _GAP.split(inside)
    if len(parts) == 1 or re.search(r"/\s|\s/|[\[{]", inside):
        return number(inside)
    if inside is text and "," in text and len(parts) == 2:
        message = tell("'{text}' is not a number", text=visible_start(text))
        raise NumberError(message + hint(text))
    return tuple(number(part) for part in parts)


def probability(text: str) -> Value:
    """A probability: 0.4, 0,4, 1/6 or 40%."""
    text = _COMMA.sub(r"\1.\2", text)
    share = percent(text[:-1].rstrip()) if text.endswith("%") else number(text)
    if not 0 <= share <= 1:
        shown = show(share)
        raise NumberError(tell("a probability lies between 0 and 1, not at {share}", share=shown))
    return share


def percent(text: str) -> Value:
    """So many hundredths."""
    from fractions import Fraction

    hundredths = number(text)
    if hundredths in (inf, -inf):
        raise NumberError(tell("'{text}' is not a probability", text=f"{text}%"))
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


def total(values: Iterable[Value]) -> Value:
    """The sum of numbers, of which some may be infinite and others too large for a float."""
    kept = list(values)
    try:
        return sum(kept)
    except OverflowError:
        return sum(value for value in kept if type(value) is float)


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
    if value.bit_length() < 1_990:  # less than CHUNK digits
        return str(value)
    pieces, rest = [], abs(value)
    while rest:
        rest, low = divmod(rest, 10**CHUNK)
        pieces.append(str(low).zfill(CHUNK) if rest else str(low))
    return ("-" if value < 0 else "") + "".join(reversed(pieces))


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
