"""What is wrong with the user's input, and where."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

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

    def where(self, at: int) -> str:
        """An offset as line:column, for a message that names a second place."""
        line, column, _ = self._place(at)
        return f"{line}:{column}"

    def _place(self, at: int) -> tuple[int, int, str]:
        ends = [match.end() for match in re.finditer("\r\n|[\r\n]", self.text[:at])]
        start = ends[-1] if ends else 0
        source = re.match("[^\r\n]*", self.text[start:])
        return len(ends) + 1, at - start + 1, source.group() if source else ""


def visible(text: str, keep: str = "") -> str:
    """Text in which a control character, or one without a shape, is spelled out, not obeyed."""
    if text.isprintable():
        return text
    return "".join(
        char if char.isprintable() or char in keep else ascii(char)[1:-1] for char in text
    )


def nearest(word: str, known: Iterable[str]) -> str:
    """A question to put behind an unknown word: the known one that it is probably meant to be."""
    close = closest(word, known)
    return f"; did you mean '{close}'?" if close else ""


def closest(word: str, known: Iterable[str]) -> str | None:
    """The known word that another is probably meant to be."""
    from difflib import get_close_matches

    lower = {other.lower(): other for other in known}
    close = get_close_matches(word.lower(), list(lower), 1, 0.6)
    return lower[close[0]] if close else None


def _around(source: str, caret: int) -> tuple[str, int]:
    """A source line cut to the part around the caret, and where the caret stands in it."""
    plain = "".join(char if char.isprintable() else " " for char in source)
    if len(plain) <= WIDTH:
        return plain, caret
    start = max(0, min(caret - WIDTH // 2, len(plain) - WIDTH))
    end = start + WIDTH
    left, right = "…" * (start > 0), "…" * (end < len(plain))
    return left + plain[start:end] + right, caret - start + len(left)
