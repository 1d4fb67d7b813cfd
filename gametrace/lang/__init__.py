"""What gametrace says, in every language: a folder each, and a line in LANGUAGES.

A folder has tables of phrases by key (search: logs, steps, tables; homework and reasons: verdicts),
sentences by the English ones (errors and help of ours; foreign: the system's and the parser's;
English needs none), and the words that it understands in answers.

Errors and help speak the language that `speaking` sets; logs and verdicts are handed their words.
"""

from __future__ import annotations

from contextlib import contextmanager
from contextvars import ContextVar
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

Words: TypeAlias = dict[str, str]


class Language(NamedTuple):
    """A language, and the package that has its tables."""

    name: str
    package: str

    def table(self, part: str) -> Words:
        """Its phrases by key, for one part of what is said."""
        table: Words = import_module(f"{self.package}.{part}").WORDS
        return table

    def understands(self, part: str) -> Any:
        """The words of answers that it understands: KEYS, NOT_VISITED, LOG …"""
        return getattr(import_module(f"{self.package}.answers"), part)

    def reading(self, part: str) -> Mapping[str, str]:
        """What it understands where a tree is read, by spelling, without accents and capitals."""
        found: Mapping[str, str] = import_module(f"{self.package}.reading").READING[part]
        return found

    def sentences(self, part: str) -> Mapping[str, str]:
        """Its sentences by the English ones: errors, help or foreign."""
        if self.name == "en":
            return {}
        found: Mapping[str, str] = import_module(f"{self.package}.{part}").SENTENCES
        return found


LANGUAGES = {name: Language(name, f"gametrace.lang.{name}") for name in ("es", "ca", "en")}
_speaking: ContextVar[str] = ContextVar("speaking", default="en")


def words(lang: str) -> Words:
    """What searches print: logs, steps, tables."""
    if lang not in LANGUAGES:
        raise ValueError(f"'{lang}' is none of {', '.join(LANGUAGES)}")
    return LANGUAGES[lang].table("search")


def homework_words(lang: str) -> Words:
    """The same table, and on top of it the words of verdicts and their reasons."""
    language = LANGUAGES[lang]
    return words(lang) | language.table("homework") | language.table("reasons")


def understood(part: str) -> dict[str, str]:
    """What all languages together understand where a tree is read: keys, kinds, outcomes …"""
    return {
        word: meaning
        for language in LANGUAGES.values()
        for word, meaning in language.reading(part).items()
    }


def game_words(lang: str) -> Words:
    """The same table as of searches, and on top of it the words of a game that is played."""
    return words(lang) | LANGUAGES[lang].table("games")


def tell(sentence: str, **fields: object) -> str:
    """An English sentence with its {fields}, in the language that errors speak at the moment."""
    lang = _speaking.get()
    if lang != "en":
        sentence = LANGUAGES[lang].sentences("errors").get(sentence, sentence)
    return sentence.format(**fields)


def help_text(paragraph: str, **fields: object) -> str:
    """A paragraph of help, likewise."""
    lang = _speaking.get()
    if lang != "en":
        paragraph = LANGUAGES[lang].sentences("help").get(paragraph, paragraph)
    return paragraph.format(**fields) if fields else paragraph


def retold(message: str) -> str:
    """A message of the system or of the YAML parser, likewise, where it is a known one."""
    lang = _speaking.get()
    return message if lang == "en" else LANGUAGES[lang].sentences("foreign").get(message, message)


def spoken() -> str:
    """The language that errors and help speak at the moment."""
    return _speaking.get()


def speak(lang: str) -> None:
    """Let errors and help speak a language from here on."""
    _speaking.set(lang)


@contextmanager
def speaking(lang: str) -> Iterator[None]:
    """Let errors and help speak a language, for a while."""
    before = _speaking.set(lang)
    try:
        yield
    finally:
        _speaking.reset(before)
