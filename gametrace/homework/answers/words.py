"""The words of answers, gathered from every language: keys of a sheet, bounds, no value at all."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import TYPE_CHECKING

from gametrace.lang import LANGUAGES
from gametrace.search import ALGORITHMS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gametrace.lang import Language

ABOUT = ("student", "algorithm", "tree")  # what a sheet says of itself
BLANK = ("", "~", "null")


def words_of(table: str) -> frozenset[str]:
    """The words of a table such as NOT_VISITED, in all languages."""
    return _words(table, tuple(LANGUAGES.values()))


def spellings(table: str) -> dict[str, str]:
    """How the entries of a table such as KEYS or BOUNDS are spelled: each spelling, its entry."""
    return _spellings(table, tuple(LANGUAGES.values()))


def names_of_keys() -> dict[str, tuple[str, ...]]:
    """Every key of a sheet, with its spellings."""
    known: dict[str, list[str]] = {}
    for spelling, key in spellings("KEYS").items():
        known.setdefault(key, []).append(spelling)
    return {key: tuple(words) for key, words in known.items()}


def pattern(part: str) -> str:
    """The regular expression for a part of a log's lines, in all languages."""
    return _pattern(part, tuple(LANGUAGES.values()))


@cache
def _words(table: str, languages: Iterable[Language]) -> frozenset[str]:
    return frozenset(word for language in languages for word in language.understands(table))


@cache
def _spellings(table: str, languages: Iterable[Language]) -> dict[str, str]:
    return {
        word: entry
        for language in languages
        for entry, words in language.understands(table).items()
        for word in words
    }


@cache
def _pattern(part: str, languages: Iterable[Language]) -> str:
    choices = "|".join(language.understands("LOG")[part] for language in languages)
    return "|".join(dict.fromkeys(choices.split("|"))) if "(" not in choices else choices


def folded(text: str) -> str:
    """A word without accents and capitals, its parts separated by single spaces."""
    plain = unicodedata.normalize("NFKD", text.strip().casefold())
    plain = "".join(char for char in plain if not unicodedata.combining(char))
    return re.sub(r"[\s_-]+", " ", plain) if plain.strip("-_ ") else plain


def key_meant(word: str) -> str | None:
    """The key of a sheet that a person's spelling means."""
    return spellings("KEYS").get(folded(word))


def bound_meant(word: str) -> str | None:
    """Alpha or beta, however it is written."""
    return spellings("BOUNDS").get(_letters(word))


def algorithm_meant(word: str) -> str | None:
    """The algorithm that a person's spelling means."""
    letters = _letters(word)
    found = (name for name, it in ALGORITHMS.items() if letters == name or letters in it.spelled)
    return next(found, None)


def _letters(word: str) -> str:
    return re.sub(r"[\W_]+", "", folded(word)) or folded(word)


def is_blank(text: str) -> bool:
    """Whether nothing was answered."""
    return not text or text.strip().casefold() in BLANK


def is_open(text: str) -> bool:
    """Whether a place was left open: ?, … or ___."""
    return text[0] in "?¿…._" and text not in (".", "_") and not text.strip("?¿…._ ")


def says_no_nodes(text: str) -> bool:
    """Whether the answer is that there are none."""
    return folded(text) in words_of("NO_NODES") or says_not_visited(text)


def says_all_nodes(text: str) -> bool:
    """Whether the answer is all nodes."""
    return folded(text) in words_of("ALL_NODES")


def says_not_visited(text: str) -> bool:
    """Whether the answer is that the search never reaches the node."""
    plain = text.strip(" ()[].").replace("—", "-").replace("–", "-").replace("−", "-")
    known = words_of("NOT_VISITED")
    return text in known or folded(plain) in known


def says(text: str, table: str) -> bool:
    """Whether an answer is a word of a table such as SAYS_YES."""
    return folded(text) in words_of(table)
