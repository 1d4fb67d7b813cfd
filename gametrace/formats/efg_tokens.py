"""The tokens of a .efg file: words, numbers, braces and texts in quotes, each with its place."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from gametrace.lang import tell
from gametrace.tree.errors import visible
from gametrace.tree.numbers import NumberError, number, visible_start

if TYPE_CHECKING:
    from gametrace.tree.errors import Source, TreeError
    from gametrace.tree.numbers import Value

_TOKEN = re.compile(r'\s*+("(?:[^"\\]++|\\(?:"|(?!")))*+"|[{},]|[^\s{},"]++|"|\Z)')


class Tokens:
    """A text token by token; `word` is the one to be read, the empty word at the end."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.end = 0
        self.step()

    def step(self) -> None:
        """Go on to the next token."""
        match = _TOKEN.match(self.source.text, self.end)
        if match is None:  # whitespace at the end, or nothing
            self.word, self.at, self.end = "", len(self.source.text), len(self.source.text)
            return
        self.word, self.at, self.end = match[1], match.start(1), match.end()
        if self.word == '"':
            raise self.error(tell("this text is not closed; write a quotation mark at its end"))

    def at_end(self) -> bool:
        """Whether everything has been read."""
        return not self.word

    def is_text(self) -> bool:
        """Whether a text in quotes comes next."""
        return self.word[:1] == '"'

    def text(self, expected: str) -> str:
        """The text in quotes that comes next."""
        if not self.is_text():
            raise self._expected(expected)
        text = self.word[1:-1].replace('\\"', '"')
        self.step()
        return text

    def expect(self, word: str) -> None:
        """Go past a word that must come next."""
        if self.word != word:
            raise self._expected(word)
        self.step()

    def integer(self, expected: str) -> int:
        """The whole number that comes next."""
        if not re.fullmatch("[0-9]{1,18}", self.word):
            raise self._expected(expected)
        value = int(self.word)
        self.step()
        return value

    def number(self, expected: str) -> Value:
        """The exact number that comes next."""
        if not self.word or self.word[0] not in "+-.0123456789":
            raise self._expected(expected)
        try:
            value = number(self.word)
        except NumberError as error:
            raise self.error(visible(str(error))) from None
        if type(value) is float:
            raise self.error(tell("a number of this format is finite"))
        self.step()
        return value

    def found(self) -> str:
        """What comes next, for a message."""
        return f"'{visible(visible_start(self.word))}'" if self.word else tell("the end")

    def error(self, message: str) -> TreeError:
        """The error that points at what comes next."""
        return self.source.error(self.at, message)

    def _expected(self, expected: str) -> TreeError:
        return self.error(
            tell("expected {expected}, not {found}", expected=expected, found=self.found())
        )
