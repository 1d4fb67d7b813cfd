"""A window in some text: [3, inf], (3, inf), ]3, inf[, 3..inf, alfa=3, beta=inf, α=3 β=∞."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from gametrace.homework.answers.names import normal, without_accents
from gametrace.homework.answers.numerals import LONGEST, quantity
from gametrace.tree.numbers import NumberError, number

if TYPE_CHECKING:
    from gametrace.tree.numbers import Value

_NAMED = re.compile(r"\\?(?:(?P<alpha>alfa|alpha|α)|(?P<beta>beta|β))\s?[=:]?")
_BRACKETS = " []()<>{}⟨⟩"
_SPLITS = (r"\.\.+|…", r";", r",\s", r",", r"\s")  # what separates the ends, the surest first


def ends_in(text: str) -> tuple[Value, Value] | None:
    """The two ends of the window in some text, if it is one."""
    plain = without_accents(normal(text.replace("…", ".."))).casefold()[:LONGEST]
    named = list(_NAMED.finditer(plain))
    if named:
        return _by_name(plain, named)
    inside = plain.strip(_BRACKETS)
    for split in _SPLITS:
        ends = _numbers([part.strip() for part in re.split(split, inside) if part.strip()])
        if ends:
            return ends
    return None


def _by_name(plain: str, named: list[re.Match[str]]) -> tuple[Value, Value] | None:
    """Two ends, each after its name; or after both names."""
    if len(named) != 2 or named[0].lastgroup == named[1].lastgroup:
        return None
    first, second = named
    texts = [plain[first.end() : second.start()], plain[second.end() :]]
    texts = [text.strip(_BRACKETS + ",;:=") for text in texts]
    if not texts[0]:  # [alfa, beta] = [3, inf]
        return ends_in(texts[1].replace("alfa", "")) if first.lastgroup == "alpha" else None
    ends = _numbers(texts)
    return ends if ends is None or first.lastgroup == "alpha" else (ends[1], ends[0])


def _numbers(texts: list[str]) -> tuple[Value, Value] | None:
    if len(texts) != 2:
        return None
    try:
        return quantity(texts[0], number), quantity(texts[1], number)
    except NumberError:
        return None
