"""The words a tree is written with: keys, kinds, outcomes, in every language that there is."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from gametrace.lang import LANGUAGES, understood
from gametrace.tree import keys

NODE_KEYS = frozenset(key.name for key in keys.NODE)
DOCUMENT_KEYS = frozenset(key.name for key in keys.DOCUMENT)
KINDS = ("max", "min", "chance")
REST = "rest"


class Vocabulary(NamedTuple):
    """What the languages understand, by spelling, without accents and capitals."""

    document: dict[str, str]  # keys; those of a node may stand in a document that is its root
    node: dict[str, str]
    kinds: dict[str, str]
    outcomes: dict[str, str]
    rest: dict[str, str]
    truth: dict[str, str]
    special: frozenset[str]  # single words before a colon that are no names


def vocabulary() -> Vocabulary:
    """All that is understood at the moment."""
    return _vocabulary(tuple(LANGUAGES))


@cache
def _vocabulary(languages: tuple[str, ...]) -> Vocabulary:
    node, kinds, rest = understood("node"), understood("kind"), understood("rest")
    document = node | understood("document") | {key: key for key in NODE_KEYS | DOCUMENT_KEYS}
    special = {
        spelling for word in (*kinds, *rest) for spelling in (word, word.upper(), word.title())
    }
    outcomes, truth = understood("outcome"), understood("truth")
    return Vocabulary(document, node, kinds, outcomes, rest, truth, frozenset(special))


def folded(text: str) -> str:
    """A word without capitals and accents."""
    text = text.casefold()
    return text if text.isascii() else unaccented(text)


def unaccented(text: str) -> str:
    """A text without accents."""
    from unicodedata import combining, normalize

    return "".join(char for char in normalize("NFKD", text) if not combining(char))
