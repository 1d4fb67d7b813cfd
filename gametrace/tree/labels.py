"""What stands before a colon: a name, a kind and a name, or a probability.

What could be meant as a kind or a probability and is not understood is refused, never taken for a
name: a wrong tree is worse than no tree.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from gametrace.tree import numbers
from gametrace.tree.words import folded, vocabulary

if TYPE_CHECKING:
    from collections.abc import Callable

_AFTER = re.compile(r"(?P<name>.*?\S)\s*[(\[]\s*(?P<kind>[^()\[\]]+?)\s*[)\]]")
_BEFORE = re.compile(r"[(\[]\s*(?P<kind>[^()\[\]]+?)\s*[)\]]\s*(?P<name>.*)")
_PARTS = re.compile(r"[\s()\[\]{}<>-]+")
_ODDS = re.compile(r"(?:p|prob\.?)\s*(?:[=:]\s*|\s+|\(\s*)(?P<number>.*?)\s*\)?", re.IGNORECASE)
_DOUBTFUL = re.compile(r"[-+.]?[0-9]|p(?:rob\.?)?[\s=:(]*[-+]?[0-9]*[.,%/][0-9]*", re.IGNORECASE)


def kind_and_name(text: str) -> tuple[str | None, str]:
    """The kind that a label says, if it says one, and the name without it."""
    return split(text, lambda word: vocabulary().kinds.get(folded(word)))


def split(text: str, meaning: Callable[[str], str | None]) -> tuple[str | None, str]:
    """A label as a kind, before or after the name or in brackets, and the name."""
    if kind := meaning(text):
        return kind, ""
    for pattern in (_AFTER, _BEFORE):
        if (match := pattern.fullmatch(text)) and (kind := meaning(match["kind"])):
            return kind, match["name"]
    first, _, rest = text.partition(" ")
    if rest and (kind := meaning(first)):
        return kind, rest.strip()
    rest, _, last = text.rpartition(" ")
    if rest and (kind := meaning(last)):
        return kind, rest.strip()
    return None, text


def hides_a_kind(name: str, alone: bool) -> str | None:
    """The word of a name that could be meant as a kind; one that stands alone is just a name."""
    parts = [part for part in _PARTS.split(name) if part]
    if len(parts) < 2 and alone:
        return None
    kinds = vocabulary().kinds
    for part in parts:
        word = folded(part)
        if word in kinds or any(len(kind) > 4 and _one_letter_off(word, kind) for kind in kinds):
            return part
    return None


def _one_letter_off(word: str, kind: str) -> bool:
    """Whether a letter is missing, added, or another one."""
    if abs(len(word) - len(kind)) > 1 or word == kind:
        return False
    same = next((i for i, (a, b) in enumerate(zip(word, kind, strict=False)) if a != b), None)
    if same is None:
        return True  # the last letter is missing, or one follows
    return word[same + (len(word) >= len(kind)) :] == kind[same + (len(kind) >= len(word)) :]


def odds(text: str) -> str | None:
    """The probability that a label may be, as numbers.probability reads it; else None."""
    if (rest := vocabulary().rest.get(folded(text))) is not None:
        return rest
    if match := _ODDS.fullmatch(text):
        text = match["number"]
    if text[:1] not in tuple("0123456789.+-"):
        return None
    bare = re.sub(r"([0-9]),([0-9])", r"\1.\2", text)
    try:
        numbers.number(bare.removesuffix("%").rstrip())
    except numbers.NumberError:
        return None
    return bare


def could_be_odds(text: str) -> bool:
    """Whether a label that is no probability could be meant as one."""
    return bool(_DOUBTFUL.match(text) or (_ODDS.fullmatch(text) and re.search("[0-9]", text)))
