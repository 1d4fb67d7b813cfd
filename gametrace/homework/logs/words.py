"""The words of a log as people type them, in three languages, and how its numbers are read.

A line is matched in a folded form, where letters have neither case nor accents. Folding keeps every
letter in its place, so that names can be cut out of the line as it was typed. The stars and pluses
that give nothing back (*+) keep hostile lines from taking long.
"""

from __future__ import annotations

import re
import unicodedata
from math import prod
from typing import TYPE_CHECKING

from gametrace.homework.answers.names import normal, without_accents
from gametrace.tree.errors import visible
from gametrace.tree.numbers import NumberError, number, probability, utility

if TYPE_CHECKING:
    from collections.abc import Callable

    from gametrace.tree.numbers import Value

END = " .,;:|*`$\"'"  # what may stand behind a number, of prose or of markup
LONGEST = 4_000  # characters of a line that are looked at: its two ends

_ALPHA = r"\\?(?:alfa|alpha|α)"
_BETA = r"\\?(?:beta|β)"
_ARROW = r"(?:(?<![-=])[-=]++\s?>|[→⇒⇨⟶⟹↦➔➜➝➞▶►]|\\(?:to|(?:long)?rightarrow)\b)"
_VERB = (
    r"\b(?:as+ign\w*|retorn\w*|torna|devuelv\w*|devolv\w*|returns?|gives?|gets?|takes?|"
    r"obtien\w*|toma|pren|vale|val|dona)\b"
)
_JUNK = (  # dots, bullets, numbers of lines, (a), iv. and the o of a word processor
    r"[\W\d_]*+(?:(?:[a-z]|[ivx]{2,4})(?=[\W_])[\W\d_]*+(?=\w{3}))?"
)
_FUNCTION = r"(?P<function>max|min|exp)(?:ect\w*+)?[\s_-]*+value\b"
_OF = r"(?:(?:de|del|of)\b\s*|d['’])?"  # only one, for a node may be named A, De or In
_CALLING = (
    r"(?:invo[ckq]\w*|llam\w*|crid\w*|call\w*)[\s:]*+"
    r"(?:(?:a|al|to|de|of|la|the|funcion?|function)\b\s*)*+"
)
_CUT = (
    r"(?:(?:se|es|hay|hi ha|there is)\s+)?(?:poda|tall|corte|cut|prun(?:e|ed|ing))\b\s*"
    rf"(?:(?:{_ALPHA}|{_BETA})\s+)?(?:(?:en|in|a|at|al|de|of)\b\s*)?"
)
_FOUND = r"(?:valor|value)\s+(?:encontrado|hallado|obtenido|final|trobat|obtingut|found)\b"
_AFTER = r"\b(?:tras|despues|despres|after)\b"
_ACTION = r"\b(?:accion|accio|action|jugada|move)\b(?:\s+(?:(?:a|to)\s+\w+|elegida|triada|chosen))?"
_MOVE = rf"(?:{_ACTION}(?:\s+(?:es|is)\b|\s*[:=]))"
_WHY = r"\b(?:porque|perque|because|ya que|ja que|puix que|puix|pues|since|con|amb|with)\b"
_NUMBER = r"\d+(?:[.,]\d+)?(?:\s?/\s?\d+)?(?:\s?%)?"

FUNCTION = re.compile(_FUNCTION)
CALL = re.compile(rf"{_JUNK}(?:(?:el|la|the)\s+)?(?P<call>{_CALLING})?{_FUNCTION}\s*")
CUT = re.compile(rf"{_JUNK}{_CUT}(?:{_FUNCTION}\s*)?(?:\(\s*|{_OF})")
SHARE = re.compile(rf"{_JUNK}(?:ventana|finestra|window)\s+{_OF}")
FOUND = re.compile(rf"{_JUNK}(?:(?:el|the)\s+)?{_FOUND}(?:\s*(?:es|is)\b)?[\s:=]*")
CLOSING = re.compile(rf"{_JUNK}(?:{_AFTER}|(?:la\s+|the\s+|l['’])?{_MOVE})")
MOVE = re.compile(_MOVE)
AFTER = re.compile(rf"{_AFTER}|(?:\bla\s|\bthe\s|\bl['’])?{_MOVE}")
DANGLING = re.compile(rf"{_JUNK}(?:{_CALLING}|{_CUT})$")
GOES_ON = re.compile(
    rf"\s*(?:{_ARROW}|que\s|{_VERB}|(?:le|li)\s|{_WHY}|[,)=]|{_ALPHA}\s*=|{_BETA}\s*=|{_MOVE})"
)

OF = re.compile(_OF)
ARGUMENT = re.compile(
    rf"(?<!\w)(?:(?P<alpha>{_ALPHA})|(?P<beta>{_BETA})|(?P<player>jugador|player))\s*[=:]\s*"
)
BOUND = re.compile(rf"(?P<alpha>{_ALPHA})|(?P<beta>{_BETA})")
ODDS = re.compile(
    r"[\s,;:]*(?:(?:con|amb|with)\b\s*)?(?:probabili\w+|prob\b\.?|p\b)"
    rf"(?:\s*(?:de\b|of\b|=|:))?\s*(?P<p>{_NUMBER}|[^\s:]*)"
)
GIVES = re.compile(rf"{_ARROW}|{_VERB}|\b(?:le|li)\s")
RETURNS = re.compile(rf"{_ARROW}|=|{_VERB}|\b(?:valor|value)\b")
FILLERS = re.compile(
    rf"(?:{_ARROW}|[\s:,;=]|{_VERB}|\b(?:que|y|i|and|con|amb|with|it|its|su|le|li|the|el|un|a|de|"
    r"of|es|is|valor|value|terminal|heuristic\w*|evalua\w*|eval|utili\w+|hoja|fulla|leaf)\b)*+"
)
REASON = re.compile(rf"(?:{_WHY}|\bv\b|{_ALPHA}|{_BETA}|[\s,;:=)])*+")
TEST = re.compile(
    rf"(?P<more>>\s?=|[≥⩾≧]|\\geq?\b|=\s?>(?=\s*(?:v\b|{_ALPHA}|{_BETA})))|"
    r"(?P<less><\s?=|=\s?<|[≤⩽≦]|\\leq?\b)|(?P<above>(?<![-=])>)|(?P<below><)"
)

# where a name ends, in each kind of line
CALL_ENDS = re.compile(rf"[,;)\]]|(?<!\w)(?:{_ALPHA}|{_BETA})\s*=|{_ARROW}")
BARE_ENDS = re.compile(rf"[,;:()]|(?<!\w)(?:{_ALPHA}|{_BETA})\s*=|{_ARROW}|{_VERB}|\bque\b|{_WHY}")
LEAVE_ENDS = re.compile(rf"[)\]:=]|{_ARROW}|{_VERB}|\b(?:le|li|que)\s")
CUT_ENDS = re.compile(rf"{_WHY}|[,;:)]|\bv\s*=|{_ARROW}|{TEST.pattern}")
SHARE_ENDS = re.compile(r":|\ba\s*=")
FIRST, SECOND = re.compile(r"\ba\s*="), re.compile(r"\bb\s*=")
NODE_WORD = re.compile(r"(?:(?:el|the)\s+)?(?:nodo|node)\s+", re.IGNORECASE)

CODE = re.compile(r"\b(?:function|def|return|if|inputs)\b|leftarrow|←|<-|:=")
VARIABLE = re.compile(r"\s*\(\s*(?:state|estado|estat|s|n|node|nodo|child|hijo|fill)'?\s*[,)]")


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


def quantity(text: str, read: Callable[[str], Value] = utility) -> Value:
    """The number or tuple in a text; of a sum, what it comes to. None if there is nothing."""
    plain = _spelled(text)
    if not plain:
        return None
    try:
        value = read(plain)
    except NumberError:
        return Garbled(visible(text.strip()))
    return value if _adds_up(text, value) else Garbled(visible(text.strip()))


def _adds_up(text: str, total: Value) -> bool:
    """Whether a sum that is written out comes to what stands behind it."""
    sum_ = normal(text).rpartition("=")[0].strip(" =:")
    if "*" not in sum_ or "inf" in sum_:
        return True
    terms = [term.split("*") for term in re.split(r"\s\+\s", sum_)]
    try:
        products = [prod(number(factor.strip(" ()")) for factor in term) for term in terms]
    except NumberError:
        return True  # something that is no plain sum
    return bool(sum(products) == total)


def chances(text: str) -> Value:
    """The probability in a text."""
    return quantity(text, probability)


def _spelled(text: str) -> str:
    """A number as the tree's own reader wants it."""
    text = normal(text).rpartition("=")[2].casefold().strip().rstrip(END)
    text = re.sub(r"(?<=[\d)])\s+[(#].*", "", text)  # a remark behind it
    text = re.sub(r"^(?:menos|menys|minus)\s+", "-", text)
    text = re.sub(r"\\?(?:infinit\w*|infty|∞)", "inf", text)
    text = re.sub(r"(?<![\w)])([-+])\s+(?=[\d.i])", r"\1", text)
    if re.fullmatch(r"[-+]?\d+,\d+", text):
        return text.replace(",", ".")
    return f"({text[1:-1]})" if text[:1] == "[" and text[-1:] == "]" else text
