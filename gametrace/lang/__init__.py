"""The words of logs, headings and verdicts: one table a language, all with the same keys.

A language is one file here, with WORDS, and its name in LANGUAGES.
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
