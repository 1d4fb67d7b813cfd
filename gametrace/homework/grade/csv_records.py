"""The records of a CSV, each with its place in the file."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from gametrace.lang import tell
from gametrace.tree.errors import Source

if TYPE_CHECKING:
    from collections.abc import Iterator

_BREAK = re.compile("\r\n|[\r\n]")


class Cell(NamedTuple):
    """A piece of a sheet: what stands in a cell, and where."""

    value: str
    at: int


class RowSource(Source):
    """The text of a row, whose lines are counted from where it stands in its file."""

    def __init__(self, name: str, text: str, line: int) -> None:
        super().__init__(name, text)
        self.line = line

    def _place(self, at: int) -> tuple[int, int, str]:
        line, column, source = super()._place(at)
        return line + self.line - 1, column, source


def records(source: Source, delimiter: str) -> Iterator[tuple[int, int, int, list[Cell]]]:
    """The records of a CSV: in which line and where each starts, where it ends, and its cells."""
    cell = re.compile(
        rf'(?:"(?P<quoted>(?:[^"]|"")*+)"|(?!")(?P<plain>[^{delimiter}\r\n]*+))'
        rf"(?P<end>{delimiter}|\r\n|\r|\n|\Z)"
    )
    text, at, line = source.text, 0, 1
    while at < len(text):
        start, cells, more = at, list[Cell](), True
        while more:
            found = cell.match(text, at)
            if found is None:
                message = tell("the quotes that open here are not closed, or not at the cell's end")
                raise source.error(at, message)
            quoted, plain, end = found.group("quoted", "plain", "end")
            value = plain if quoted is None else quoted.replace('""', '"')
            cells.append(Cell(value, at + (quoted is not None)))
            at, more = found.end(), end == delimiter
        yield line, start, at, cells
        line += len(_BREAK.findall(text, start, at))
