"""The words of logs, headings and verdicts: two tables a language, all with the same keys.

A language is its name in LANGUAGES and two files here: es.py for what a search prints, and
es_homework.py for what is said to students and teachers.
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
    more: Words = import_module(f"gametrace.lang.{lang}_homework").WORDS
    return words(lang) | more
