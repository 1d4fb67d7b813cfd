"""Lines of a log in other words than the lecture's: what `-f steps` prints, or one's own.

The phrases of steps are those of the tables that print them, so that they cannot drift apart. They
are found piece by piece, without regular expressions.
"""

from __future__ import annotations

import re
from functools import cache
from string import Formatter
from typing import TYPE_CHECKING, NamedTuple

from gametrace.homework.answers.words import pattern
from gametrace.homework.logs.patterns import fold
from gametrace.lang import LANGUAGES

if TYPE_CHECKING:
    from gametrace.lang import Language

EVENTS = {  # what each phrase of steps tells; those that tell nothing new are known all the same
    "down_window": "enter", "down": "enter", "reach": "leaf", "reach_horizon": "leaf",
    "poda_alpha": "cut", "poda_beta": "cut", "up": "leave", "mix": "leave",
    "at_max_window": "", "at_min_window": "", "at_max": "", "at_min": "", "at_chance": "",
    "at_player": "", "share_step": "",
}  # fmt: skip
LONGEST = 60  # characters of a name, beyond which a line is prose


class Phrase(NamedTuple):
    """A phrase of steps in one language: the texts around its fields."""

    key: str
    event: str
    texts: tuple[str, ...]
    fields: tuple[str, ...]

    def found(self, folded: str) -> dict[str, tuple[int, int]] | None:
        """Where each field stands in a line, if the line is such a phrase."""
        if not folded.startswith(self.texts[0]):
            return None
        places: dict[str, tuple[int, int]] = {}
        at = len(self.texts[0])
        for field, text in zip(self.fields, self.texts[1:], strict=True):
            end = folded.find(text, at) if text else len(folded)
            if end < 0:
                return None
            places[field] = (at, end)
            at = end + len(text)
        return places if at >= len(folded.rstrip(" .")) else None


def phrases() -> tuple[Phrase, ...]:
    """The phrases of steps in the languages there are."""
    return _phrases(tuple(LANGUAGES.values()))


@cache
def _phrases(languages: tuple[Language, ...]) -> tuple[Phrase, ...]:
    found = []
    for key, event in EVENTS.items():
        for language in languages:
            parts = list(Formatter().parse(language.table("search")[key]))
            texts = [fold(text) for text, *_ in parts]
            fields = [field for _, field, *_ in parts if field is not None]
            if len(texts) == len(fields):
                texts.append("")
            found.append(Phrase(key, event, tuple(texts), tuple(fields)))
    return tuple(found)


def step_in(folded: str) -> tuple[Phrase, dict[str, tuple[int, int]]] | None:
    """The phrase of steps that a line is, and where its fields stand."""
    for phrase in phrases():
        if (places := phrase.found(folded)) is not None:
            return phrase, places
    return None


class OwnWords:
    """The patterns of lines in one's own words."""

    def __init__(self) -> None:
        junk = r"(?:[\s.•·*–>-]|\d+[.)]\s)*+"
        self.call = re.compile(rf"{junk}(?:(?:{pattern('going')})\b[\s:]*+)")
        self.toward = re.compile(rf"(?:{pattern('toward')})\b\s*")
        words = rf"(?:\b(?:{pattern('gives')})(?!\w)|[=:\s]|[-–—]+>|[→⇒])"
        self.gives_words = re.compile(rf"\s*{words}++")
        self.junk = re.compile(
            junk + rf"(?:(?:{pattern('article')})\s+)?(?:(?:{pattern('node')})\s+)?"
        )
        self.verb = re.compile(rf"\b(?:{pattern('verb')})\b|=|[→⇒]|->|\b(?:{pattern('is')})\b|:")
        self.number = re.compile(
            r"[-+−]?\s?(?:\d+(?:[.,]\d+)?(?:\s?/\s?\d+)?|inf\w*|∞|oo\b)|[(\[][^()\[\]]{1,200}[)\]]",
            re.IGNORECASE,
        )
        self.said = re.compile(
            rf"{junk}\w[\w.']{{0,30}}\s+(?:{pattern('verb')}|{pattern('is')})\s[^\d]{{0,40}}[\d∞]"
        )
        self.name_ends = re.compile(r"[\s,;:(=]")


def own_words() -> OwnWords:
    """The patterns for the languages there are."""
    return _own_words(tuple(LANGUAGES.values()))


@cache
def _own_words(languages: tuple[Language, ...]) -> OwnWords:
    return OwnWords()
