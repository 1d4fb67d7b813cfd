"""Sheets that are tables with a header row: in Markdown, or pasted from a word processor.

| nodo | valor | alfa | beta |
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from gametrace.homework.answers.pairs import Text
from gametrace.homework.answers.words import folded, key_meant, says, spellings
from gametrace.tree.data import Listing, Mapping, Role

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from gametrace.tree.data import Piece

_LINE = re.compile(r"[^\r\n]*")
_RULE = re.compile(r"[\s|:+=-]*")
_KEY = re.compile(r"\s*[-*#]*\s*\**(?P<key>[^:|\t]{1,40}?)\**\s*:\s*\**(?P<answer>.*)")
ONE_BY_ONE = ("values", "windows", "probabilities")


class Row(NamedTuple):
    """The cells of a line, each where it stands."""

    cells: list[Text]


def table_in(text: str) -> Mapping | None:
    """The answers in text with a table about nodes; None if there is none."""
    if "|" not in text and "\t" not in text:
        return None
    heads: list[str | None] = []
    rows: list[Row] = []
    around: list[tuple[Text, Text]] = []
    for at, line in _lines(text):
        row = _row(line, at)
        if row is None:
            if (found := _KEY.fullmatch(line)) and key_meant(found["key"]):
                key = Text(found["key"], at + found.start("key"))
                around.append((key, Text(found["answer"].strip(), at + found.start("answer"))))
        elif not heads:
            heads = _heads(row)
        elif not _RULE.fullmatch(line):
            rows.append(row)
    if not heads or not rows:
        return None
    content = Mapping(0, Role.DATA)
    content.pairs += [*around, *_answers(heads, rows)]
    return content


def _lines(text: str) -> Iterator[tuple[int, str]]:
    for line in _LINE.finditer(text):
        if line[0].strip():
            yield line.start(), line[0]


def _row(line: str, at: int) -> Row | None:
    """The cells of a line, if it is a row of a table."""
    sign = "|" if "|" in line else "\t"
    if sign not in line.strip():
        return None
    cells, start = [], at
    for part in line.split(sign):
        blank = len(part) - len(part.lstrip())
        cells.append(Text(part.strip(" \t*`"), start + blank))
        start += len(part) + 1
    if sign == "|":
        cells = cells[not cells[0].value :]
        cells = cells[: len(cells) - (not cells[-1].value)] if cells else cells
    return Row(cells)


def _heads(row: Row) -> list[str | None]:
    """What each column is about; nothing if this is no header of a table about nodes."""
    heads = [spellings("HEADINGS").get(folded(cell.value)) for cell in row.cells]
    known = [head for head in heads if head]
    if not known or known == ["node"] or len(set(known)) < len(known):
        return []
    if "node" not in known:  # the first column that is not known has the nodes
        first = next((place for place, head in enumerate(heads) if head is None), None)
        if first is None:
            return []
        heads[first] = "node"
    return heads


def _answers(heads: Sequence[str | None], rows: Sequence[Row]) -> Iterator[tuple[Text, Piece]]:
    """The answers to each question that a column, or a pair of them, is about."""
    table = [
        {head: cell for head, cell in zip(heads, row.cells, strict=False) if head} for row in rows
    ]
    table = [cells for cells in table if cells.get("node") and cells["node"].value]
    if not table:
        return
    at = table[0]["node"].at
    for head in heads:
        if head in ONE_BY_ONE:
            yield Text(head, at), _by_node([(row["node"], row.get(head)) for row in table], at)
        elif head == "cuts":
            cells = [(row["node"], row.get(head)) for row in table]
            yield Text(head, at), _by_node([pair for pair in cells if _says_so(pair[1])], at)
        elif head in ("pruned", "visited"):
            yield (
                Text(head, at),
                _list([row["node"] for row in table if _says_so(row.get(head))], at),
            )
        elif head == "order":
            numbered = [row for row in table if (cell := row.get(head)) and cell.value.isdigit()]
            numbered.sort(key=lambda row: int(row["order"].value[:9]))
            yield Text(head, at), _list([row["node"] for row in numbered], at)
    if {"alpha", "beta"} <= set(heads):
        yield Text("windows", at), _by_node([(row["node"], _window(row)) for row in table], at)


def _window(row: dict[str, Text]) -> Text | None:
    """The window in two cells; one cell may say for both that there is none."""
    ends = [cell for cell in (row.get("alpha"), row.get("beta")) if cell and cell.value]
    if len(ends) < 2:
        return ends[0] if ends else None
    same = ends[0].value == ends[1].value
    both = ends[0].value if same else f"[{ends[0].value}; {ends[1].value}]"
    return Text(both, ends[0].at)


def _by_node(pairs: Sequence[tuple[Text, Text | None]], at: int) -> Mapping:
    found = Mapping(at, Role.DATA)
    found.pairs += [(node, cell) for node, cell in pairs if cell and cell.value]
    return found


def _list(nodes: Sequence[Text], at: int) -> Listing:
    found = Listing(at)
    found.items += nodes
    return found


def _says_so(cell: Text | None) -> bool:
    """Whether a cell affirms what its column is about."""
    return bool(cell and cell.value) and not says(cell.value, "SAYS_NO") if cell else False
