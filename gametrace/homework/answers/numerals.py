"""Numbers as people write them, in sheets and logs alike: 3,2, −∞, menos infinito, ½, 40 %."""

from __future__ import annotations

import re
from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING, Any

from gametrace.homework.answers.names import normal, without_accents
from gametrace.homework.answers.words import pattern, spellings
from gametrace.lang import LANGUAGES
from gametrace.tree.numbers import show, utility

if TYPE_CHECKING:
    from collections.abc import Callable

    from gametrace.lang import Language
    from gametrace.tree.numbers import Value

LONGEST = 4_000  # characters that are looked at
END = " .,;:|*`$\"'"  # what may follow a number, of prose or of markup
ENOUGH = 2  # decimals that a rounded number needs

_INFINITY = re.compile(r"\\?(?:infinit\w*+|infty|∞|oo\b)")
_SIGN = re.compile(r"(?<![\w)])([-+])\s+(?=[\d.i])")
_REMARK = re.compile(r"(?<=[\d)])\s+[(#].*")  # after a number
_COMMA = re.compile(r"(?<![\d.,])(\d+),(\d+)(?![\d,.])")
_ONE = re.compile(r"[-+]?\d+,\d+(?:e[-+]?\d+)?(?:\s*/\s*\d+|\s*%)?")
_ZEROS = re.compile(r"[-+]?\d*\.(?P<decimals>\d+0)")  # 4.50


class Decimal(Fraction):
    """A number that was written with zeros at its end: 4.50 has two places, 4.5 has one."""

    places: int


def spelled(text: str) -> str:
    """A number as the tree's own reader wants it; a comma between two digits is a point."""
    plain = without_equals(text).casefold().strip().rstrip(END)
    plain = _REMARK.sub("", plain).replace("⁄", "/")
    plain = _minus(tuple(LANGUAGES.values())).sub("-", plain)
    plain = _SIGN.sub(r"\1", _INFINITY.sub("inf", plain))
    if _ONE.fullmatch(plain):
        return plain.replace(",", ".")
    if ";" in plain:  # (1,5; 2)
        plain = _COMMA.sub(r"\1.\2", plain)
    return f"({plain[1:-1]})" if plain[:1] == "[" and plain[-1:] == "]" else plain


def without_equals(text: str) -> str:
    """What stands after the last equals sign: a sum is written out before it."""
    return normal(text[-LONGEST:]).rpartition("=")[2]


@cache
def _minus(languages: tuple[Language, ...]) -> re.Pattern[str]:
    return re.compile(rf"^(?:{pattern('minus')})\s+")


def quantity(text: str, read: Callable[[str], Value] = utility) -> Value:
    """The number or tuple in some text; of a sum, what is said that it comes to."""
    plain = spelled(text)
    value = read(plain)
    zeros = _ZEROS.fullmatch(plain) if plain.endswith("0") else None
    if zeros and "." in plain and value != 0:
        decimal = Decimal(value)
        decimal.places = len(zeros["decimals"])
        return decimal
    return value


def same(given: Any, value: Any, exact: bool = False) -> bool:
    """Whether a number, or a tuple of them, is right: exactly, or rounded where it has to be."""
    return bool(given == value) or (not exact and rounds(given, value))


def rounds(given: Any, value: Any) -> bool:
    """Whether decimals round a value that no decimal is, to at least two places."""
    if type(value) is tuple:
        if type(given) is not tuple or len(given) != len(value) or given == value:
            return False
        pairs = zip(given, value, strict=True)
        return all(one == other or rounds(one, other) for one, other in pairs)
    if type(value) is not Fraction or "/" not in show(value):
        return False
    places = _places(given)
    return places >= ENOUGH and 2 * abs(given - value) * 10**places <= 1


def _places(given: Any) -> int:
    """How many decimals a number was written with."""
    if isinstance(given, Decimal):
        return given.places
    return len(show(given).partition(".")[2]) if type(given) is Fraction else 0


def bounded(text: str) -> tuple[str, str] | None:
    """Which bound a value is said to be, and the rest: ≥ 8, v >= 8, mayor que 8, 8 o más."""
    plain = without_accents(text[:LONGEST].strip().casefold())
    if plain[:1] in ("v", "x"):
        plain = plain[1:].lstrip() if plain[1:].lstrip()[:1] in "<>≥≤" else plain
    for table, starts in (("AT_LEAST", True), ("OR_MORE", False)):
        for phrase in sorted(spellings(table), key=len, reverse=True):
            cut = plain.removeprefix(phrase) if starts else plain.removesuffix(phrase)
            if cut != plain and cut and not (starts and phrase[-1].isalpha() and cut[0] != " "):
                return spellings(table)[phrase], cut.strip()
    return None
