"""The lines of a log as people type them, in every language, and how their numbers are read.

A line is matched in a folded form, where letters have neither case nor accents. Folding keeps every
letter in its place, so that names can be cut out of the line as it was typed. The stars and pluses
that give nothing back (*+) keep hostile lines from taking long.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from math import prod
from typing import TYPE_CHECKING

from gametrace.homework.answers import numerals
from gametrace.homework.answers.names import normal, without_accents
from gametrace.homework.answers.words import pattern
from gametrace.lang import LANGUAGES
from gametrace.tree.errors import visible
from gametrace.tree.numbers import NumberError, number, probability, utility

if TYPE_CHECKING:
    from collections.abc import Callable

    from gametrace.lang import Language
    from gametrace.tree.numbers import Value

LONGEST = 4_000  # characters of a line that are looked at: its two ends
_ALPHA = r"\\?(?:alfa|alpha|α)"
_BETA = r"\\?(?:beta|β)"
_ARROW = r"(?:(?<![-=])[-=]++\s?>|[→⇒⇨⟶⟹↦➔➜➝➞▶►]|\\(?:to|(?:long)?rightarrow)\b)"
_JUNK = (  # dots, bullets, numbers of lines, (a), iv. and the o of a word processor
    r"[\W\d_]*+(?:(?:[a-z]|[ivx]{2,4})(?=[\W_])[\W\d_]*+(?=\w{3}))?"
)
_FUNCTION = r"(?P<function>max|min|exp)(?:ect\w*+)?[\s_-]*+value\b"
_NUMBER = r"\d+(?:[.,]\d+)?(?:\s?/\s?\d+)?(?:\s?%)?"
_PRIVATE = re.compile("[\ue000-\uf8ff]")  # where word processors keep their arrows
_DASH = re.compile(r"([)\]] ?)[-–—>]+(?=\s)(?!\s*[=vαβ]|\s*(?:alfa|alpha|beta)\b)")
CODE = re.compile(r"\b(?:function|def|return|if|inputs)\b|leftarrow|←|<-|:=")


def patterns() -> Patterns:
    """The patterns for the languages there are."""
    return _patterns(tuple(LANGUAGES.values()))


@cache
def _patterns(languages: tuple[Language, ...]) -> Patterns:
    return Patterns()


class Patterns:
    """What the parts of a log's lines look like."""

    def __init__(self) -> None:
        verb = rf"\b(?:{pattern('verb')})\b"
        of = rf"(?:(?:{pattern('of')})\b\s*|d['’])?"  # only one, for a node may be named De or In
        article, value = pattern("article"), pattern("value")
        calling = rf"(?:{pattern('calling')})[\s:]*+(?:(?:{pattern('to')})\b\s*)*+"
        cut = (
            rf"(?:(?:{pattern('there')})\s+)?(?:{pattern('cut')})\b\s*"
            rf"(?:(?:{_ALPHA}|{_BETA})\s+)?(?:(?:{pattern('at')})\b\s*)?"
        )
        is_, after = rf"(?:{pattern('is')})\b", rf"\b(?:{pattern('after')})\b"
        doing = rf"(?:\s+(?:{pattern('doing')}))?"
        move = rf"(?:\b(?:{pattern('action')})\b{doing}(?:\s+{is_}|\s*[:=]))"
        why, pronoun = rf"\b(?:{pattern('why')})\b", rf"(?:{pattern('pronoun')})\s"
        compile_ = re.compile
        self.function = compile_(_FUNCTION)
        self.call = compile_(rf"{_JUNK}(?:(?:{article})\s+)?(?P<call>{calling})?{_FUNCTION}\s*")
        self.cut = compile_(rf"{_JUNK}{cut}(?:{_FUNCTION}\s*)?(?:\(\s*|{of})")
        self.share = compile_(rf"{_JUNK}(?:{pattern('window')})\s+{of}")
        self.found = compile_(
            rf"{_JUNK}(?:(?:{article})\s+)?(?:{pattern('found')})\b(?:\s*{is_})?[\s:=]*"
        )
        self.closing = compile_(rf"{_JUNK}(?:{after}|(?:(?:{article})\s+|l['’])?{move})")
        self.move = compile_(move)
        self.after = compile_(rf"{after}|(?:\b(?:{article})\s|\bl['’])?{move}")
        self.dangling = compile_(rf"{_JUNK}(?:{calling}|{cut})$")
        self.goes_on = compile_(
            rf"\s*(?:{_ARROW}|que\s|{verb}|{pronoun}|{why}|[,)=]|{_ALPHA}\s*=|{_BETA}\s*=|{move})"
        )
        self.of = compile_(of)
        self.argument = compile_(
            rf"(?<!\w)(?:(?P<alpha>{_ALPHA})|(?P<beta>{_BETA})|(?P<player>{pattern('player')}))"
            r"\s*[=:]\s*"
        )
        self.bound = compile_(rf"(?P<alpha>{_ALPHA})|(?P<beta>{_BETA})")
        self.odds = compile_(
            rf"[\s,;:]*(?:(?:{pattern('with')})\b\s*)?(?:probabili\w+|prob\b\.?|p\b)"
            rf"(?:\s*(?:(?:{pattern('of')})\b|=|:))?\s*(?P<p>{_NUMBER}|[^\s:]*)"
        )
        self.gives = compile_(rf"{_ARROW}|{verb}|\b{pronoun}")
        self.returns = compile_(rf"{_ARROW}|=|{verb}|\b(?:{value})\b")
        self.fillers = compile_(
            rf"(?:{_ARROW}|[\s:,;=]|{verb}|\b(?:{pattern('filler')}|{value})\b)*+"
        )
        self.reason = compile_(rf"(?:{why}|\bv\b|{_ALPHA}|{_BETA}|[\s,;:=)])*+")
        self.test = compile_(
            rf"(?P<more>>\s?=|[≥⩾≧]|\\geq?\b|=\s?>(?=\s*(?:v\b|{_ALPHA}|{_BETA})))|"
            r"(?P<less><\s?=|=\s?<|[≤⩽≦]|\\leq?\b)|(?P<above>(?<![-=])>)|(?P<below><)"
        )
        self.dash = compile_(rf"(?<=\s)[-–—>]+(?=\s+(?:que\b|{pronoun}|{verb}))", re.IGNORECASE)
        self.starts = (self.call, self.cut, self.share, self.found, self.closing)
        # where a name ends, in each kind of line
        ends = rf"(?<!\w)(?:{_ALPHA}|{_BETA})\s*="
        self.call_ends = compile_(rf"[,;)\]]|{ends}|{_ARROW}")
        self.bare_ends = compile_(rf"[,;:()]|{ends}|{_ARROW}|{verb}|\bque\b|{why}")
        self.leave_ends = compile_(rf"[)\]:=]|{_ARROW}|{verb}|\b{pronoun}|\bque\s")
        self.cut_ends = compile_(rf"{why}|[,;:)]|\bv\s*=|{_ARROW}|{self.test.pattern}")
        self.share_ends = compile_(r":|\ba\s*=")
        self.first, self.second = compile_(r"\ba\s*="), compile_(r"\bb\s*=")
        self.node_word = compile_(rf"(?:(?:{article})\s+)?(?:{pattern('node')})\s+", re.IGNORECASE)
        self.variable = compile_(rf"\s*\(\s*(?:{pattern('state')})'?\s*[,)]")
        self.sure = compile_(rf"[(\[]|(?:{pattern('of')})\b|d['’]")


class Garbled(str):
    """Something that stands where a number should, or a name that nothing has."""

    __slots__ = ()


class Folding(dict[int, str]):
    """What each letter is folded to: always one letter."""

    def __missing__(self, code: int) -> str:
        char = chr(code)
        plain = without_accents(normal(char)).lower() or " "
        self[code] = folded = plain if len(plain) == 1 else char
        return folded


FOLDING = Folding()


def fold(text: str) -> str:
    """The same text, letter by letter, in small letters without accents."""
    return text.lower() if text.isascii() else text.translate(FOLDING)


def tidy(line: str) -> str:
    """A line as it is looked at: not too long, and its accents one with their letters."""
    if len(line) > LONGEST:  # dots of many levels, or a sum of many terms: what is before it counts
        line = line.lstrip(" .\t")
    if len(line) > LONGEST:
        line = f"{line[: LONGEST // 2]} … {line[-LONGEST // 2 :]}"
    if line.isascii():
        return line.strip()
    seen = (char for char in line if unicodedata.category(char) != "Cf")  # no soft hyphens
    return unicodedata.normalize("NFC", "".join(seen)).strip()


def arrows(line: str) -> str:
    """A line whose dashes and signs of word processors are arrows, where they are meant so."""
    if not line.isascii():
        line = _PRIVATE.sub("→", line)
    return patterns().dash.sub("→", _DASH.sub(r"\1→", line))


def quantity(text: str, read: Callable[[str], Value] = utility) -> Value:
    """The number or tuple in some text; of a sum, what is said. None if there is nothing."""
    if not numerals.spelled(text):
        return None
    try:
        return numerals.quantity(text, read)
    except NumberError:
        return Garbled(visible(text.strip()))


def adds_up(text: str, total: Value) -> bool:
    """Whether a sum that is written out comes to what stands after it."""
    sum_ = normal(text).rpartition("=")[0].strip(" =:")
    if "*" not in sum_ or "inf" in sum_ or isinstance(total, str | tuple):
        return True
    terms = [term.split("*") for term in re.split(r"\s\+\s", sum_)]
    try:
        products = [
            prod(number(numerals.spelled(factor.strip(" ()"))) for factor in term) for term in terms
        ]
        return numerals.same(total, sum(products))
    except (NumberError, OverflowError):
        return True  # something that is no plain sum


def chances(text: str) -> Value:
    """The probability in some text."""
    return quantity(text, probability)
