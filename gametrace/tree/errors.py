"""What is wrong with the user's input, and where."""

from __future__ import annotations

import re
from bisect import bisect_right
from functools import cached_property
from typing import TYPE_CHECKING

from gametrace.lang import retold, tell

if TYPE_CHECKING:
    from collections.abc import Iterable

_LINE, _LINE_END = re.compile("[^\r\n]*"), re.compile("\r\n|[\r\n]")
_DECIMAL = re.compile("[0-9],[0-9]")
WIDTH = 76  # columns of a source line that are shown around the caret


class GametraceError(Exception):
    """The user's input is wrong. The command line prints the message, never a traceback."""


class TreeError(GametraceError):
    """The text of a tree is wrong at a known place; lines and columns count from 1."""

    def __init__(self, file: str, line: int, column: int, what: str, source: str) -> None:
        self.file, self.line, self.column, self.what = file, line, column, what
        shown, caret = _around(source, column - 1)
        super().__init__(f"{file}:{line}:{column}: {what}\n  {shown}\n  {' ' * caret}^")

    def __reduce__(self) -> tuple[object, ...]:
        """An error crosses from one process to another as its finished message."""
        return GametraceError, (str(self),)


class Source:
    """A tree's text and the name of where it came from; positions are offsets into the text."""

    def __init__(self, name: str, text: str) -> None:
        self.name, self.text = name, text

    def error(self, at: int, what: str) -> TreeError:
        """The error that points at this offset."""
        line, column, source = self._place(at)
        if len(what) > 600:  # the user's own word is a very long one
            what = f"{what[:300]} … {what[-250:]}"
        return TreeError(self.name, line, column, what, source)

    def decimal_comma(self, at: int) -> bool:
        """Whether digits, a comma and digits meet at this offset, as a decimal might be written."""
        return any(_DECIMAL.match(self.text, start) for start in range(max(0, at - 2), at + 1))

    def where(self, at: int) -> str:
        """An offset as line:column, for a message that names a second place."""
        line, column, _ = self._place(at)
        return f"{line}:{column}"

    def _place(self, at: int) -> tuple[int, int, str]:
        line = bisect_right(self._starts, at)
        start = self._starts[line - 1]
        source = _LINE.match(self.text, start)
        return line, at - start + 1, source.group() if source else ""

    @cached_property
    def _starts(self) -> list[int]:
        """Where each line starts, found once: there may be many errors."""
        return [0, *(match.end() for match in _LINE_END.finditer(self.text))]


def reason(error: Exception) -> str:
    """Why the system could not do something."""
    return retold(str(getattr(error, "strerror", None) or error))


def visible(text: str, keep: str = "") -> str:
    """Text in which a control character, or one without a shape, is spelled out, not obeyed."""
    if text.isprintable():
        return text
    return "".join(
        char if char.isprintable() or char in keep else ascii(char)[1:-1] for char in text
    )


def nearest(word: str, known: Iterable[str]) -> str:
    """A question to put after an unknown word: the known one that it is probably meant to be."""
    close = closest(word, known)
    return tell("; did you mean '{word}'?", word=close) if close else ""


def closest(word: str, known: Iterable[str]) -> str | None:
    """The known word that another is probably meant to be."""
    from difflib import get_close_matches

    lower = {other.lower(): other for other in known}
    close = get_close_matches(word.lower(), list(lower), 1, 0.6)
    return lower[close[0]] if close else None


def _around(source: str, caret: int) -> tuple[str, int]:
    """A source line cut to the part around the caret, and where the caret stands in it."""
    start, end = 0, len(source)
    if end > WIDTH:
        start = max(0, min(caret - WIDTH // 2, end - WIDTH))
        end = start + WIDTH
    left, right = "…" * (start > 0), "…" * (end < len(source))
    plain = "".join(char if char.isprintable() else " " for char in source[start:end])
    return left + plain + right, caret - start + len(left)
