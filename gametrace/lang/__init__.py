"""The words of logs, headings and verdicts: three tables a language, all with the same keys.

A language is its name in LANGUAGES and three files here: es.py for what a search prints,
es_homework.py for what students and teachers are told, and es_reasons.py for why.
"""

from __future__ import annotations

from importlib import import_module
from typing import TypeAlias

LANGUAGES = ("es", "ca", "en")

Words: TypeAlias = dict[str, str]


def words(lang: str) -> Words:
    """The table of a language."""
    if lang not in LANGUAGES:
        raise ValueError(f"'{lang}' is none of {', '.join(LANGUAGES)}")
    table: Words = import_module(f"gametrace.lang.{lang}").WORDS
    return table


def homework_words(lang: str) -> Words:
    """The same table, and on top of it the words of verdicts and their reasons."""
    homework: Words = import_module(f"gametrace.lang.{lang}_homework").WORDS
    reasons: Words = import_module(f"gametrace.lang.{lang}_reasons").WORDS
    return words(lang) | homework | reasons
