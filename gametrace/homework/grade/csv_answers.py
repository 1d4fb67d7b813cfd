"""Answers in one CSV, as a form exports it: one row per student, columns named like sheet keys."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from gametrace.homework.answers.sheet import Sheet
from gametrace.homework.answers.words import ABOUT, key_meant, spellings
from gametrace.homework.grade.csv_records import Cell, RowSource, records
from gametrace.homework.grade.submissions import LARGEST, Submission
from gametrace.homework.questions import QUESTIONS
from gametrace.lang import tell
from gametrace.tree.data import Mapping, Role
from gametrace.tree.errors import GametraceError, Source, nearest, visible

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from gametrace.homework.answers.names import Names

DELIMITERS = (",", ";", "\t")

_COMMA = re.compile(r"^(\s*[-+]?[0-9]+),([0-9]+\s*)$")
_COLUMN = re.compile(r"(?P<kind>[^.\[]+)(?:\.(?P<node>.+)|\[(?P<row>.+)\])", re.DOTALL)
_PAIR = re.compile(  # B3: beta, or C1 = [3, inf], up to the next comma outside brackets
    r"(?P<node>[^:=<>,;\n]+)[:=](?P<answer>(?:[\[(][^\])]*[\])]|[^,;\n\[(])*)(?:[,;\n]|$)"
)

Path = tuple[str, ...]  # a kind of answer and perhaps a node: values, B3


def takes_pairs(name: str) -> bool:
    """Whether a column of this name may hold an answer for each node."""
    return name in QUESTIONS and QUESTIONS[name].takes_pairs


class Row(NamedTuple):
    """The answers in one row, as plain data."""

    file: str
    line: int
    text: str
    cells: tuple[tuple[Path, Cell], ...]

    @property
    def name(self) -> str:
        """What the row is called in a message."""
        return f"{self.file}:{self.line}"

    def sheet(self) -> Sheet:
        """The answer sheet that the row stands for."""
        content = Mapping(0, Role.DATA)
        inside: dict[str, Mapping] = {}
        for (kind, *node), cell in self.cells:
            if node:
                if kind not in inside:
                    inside[kind] = Mapping(cell.at, Role.DATA)
                    content.pairs.append((Cell(kind, cell.at), inside[kind]))
                inside[kind].pairs.append((Cell(node[0], cell.at), cell))
            else:
                content.pairs.append((Cell(kind, cell.at), _pairs(kind, cell)))
        return Sheet(content, RowSource(self.file, self.text, self.line))


class Table:
    """The submissions in a CSV; a column that means nothing to a sheet is not graded.

    names are those of every tree that a row may be about: a column may speak of any of their nodes.
    """

    def __init__(self, text: str, name: str, names: Sequence[Names] = ()) -> None:
        self.source = Source(name, text.removeprefix("\ufeff"))
        self.names = names
        self.delimiter = max(DELIMITERS, key=self._understood)
        self.columns = next((cells for *_, cells in records(self.source, self.delimiter)), [])
        self.paths = [self._path(cell.value) for cell in self.columns]
        self._refuse_useless()
        self.rows = self._read()

    def __len__(self) -> int:
        return len(self.rows)

    def __iter__(self) -> Iterator[Submission]:
        return iter(self.rows)

    def ignored(self) -> list[str]:
        """The columns that are not graded, each with what it was perhaps meant to be."""
        pairs = zip(self.columns, self.paths, strict=True)
        return [self._unknown(cell.value) for cell, path in pairs if path is None and cell.value]

    def _understood(self, delimiter: str) -> tuple[int, int]:
        """How many columns the header has if this stands between them: known ones, and all."""
        try:
            header = next((cells for *_, cells in records(self.source, delimiter)), [])
        except GametraceError:
            return 0, 0
        return sum(self._path(cell.value) is not None for cell in header), len(header)

    def _path(self, column: str) -> Path | None:
        """The kind of answer that a column holds, and the node that it is about, if only one."""
        column = column.strip()
        if known := key_meant(column):
            return (known,)
        split = _COLUMN.fullmatch(column)
        kind = key_meant(split["kind"]) if split else None
        if not split or kind is None or not takes_pairs(kind):
            return None
        node = (split["node"] or split["row"]).strip()
        if self.names and not any(names.find(node) for names in self.names):
            return None
        return kind, node

    def _unknown(self, column: str) -> str:
        column = column.strip()
        split = _COLUMN.fullmatch(column)
        kind = key_meant(split["kind"]) if split else None
        if not split or not kind:
            word = split["kind"] if split else column
            return f"'{visible(column)}'{nearest(word, spellings('KEYS'))}"
        if not takes_pairs(kind):
            reason = tell("{question} is one answer, not one per node", question=kind)
            return f"'{visible(column)}': {reason}"
        node = (split["node"] or split["row"]).strip()
        known = (node.name for names in self.names for node in names.tree.walk())
        return f"'{visible(column)}': {tell('no such node')}{nearest(node, known)}"

    def _refuse_useless(self) -> None:
        """Refuse a table with nothing to grade in it, or with two columns for one answer."""
        seen: dict[Path, str] = {}
        for cell, path in zip(self.columns, self.paths, strict=True):
            if path is None:
                continue
            for other, name in seen.items():
                if path[0] == other[0] and (path == other or len(path) != len(other)):
                    message = tell(
                        "'{column}' asks again what '{other}' asks",
                        column=visible(cell.value), other=visible(name),
                    )  # fmt: skip
                    raise self.source.error(cell.at, message)
            seen[path] = cell.value
        if not any(path[0] in QUESTIONS for path in seen):
            known = ", ".join((*ABOUT, *QUESTIONS))
            message = tell(
                "no column is named like a key of a sheet: {known}, or values.B3", known=known
            )
            hints = "".join(f"\n  {hint}" for hint in self.ignored() if "'; " in hint)
            raise GametraceError(f"{self.source.error(0, message)}{hints}")

    def _read(self) -> list[Submission]:
        found: list[Submission] = []
        first: dict[str, int] = {}
        every = records(self.source, self.delimiter)
        for number, (line, start, end, cells) in enumerate(every, 1):
            if number == 1 or not any(cell.value.strip() for cell in cells):
                continue
            row, problems = self._row(line, start, end, cells)
            names = [cell.value for path, cell in row.cells if path == ("student",)]
            name = tell("row {number}", number=number)
            if names:
                name = visible(names[0].strip())[:200]
            if first.setdefault(name, line) != line:
                twice = tell("'{name}' is in line {line} too", name=name, line=first[name])
                problems.append(f"{self.source.name}:{line}: {twice}")
            found.append(Submission(name, name if names else None, (row,), tuple(problems)))
        if not found:
            message = tell("there is no row below the header")
            raise self.source.error(len(self.source.text), message)
        return found

    def _is_asked(self, path: Path) -> bool:
        """Whether an empty cell is an answer that is missing: not among several trees."""
        return path[0] in QUESTIONS and len(self.names) == 1

    def _plain(self, path: Path, text: str) -> str:
        """A cell's text; where commas do not part the cells, one in a number is its point."""
        if self.delimiter == ";" and path[0] in QUESTIONS and QUESTIONS[path[0]].takes_decimals:
            return _COMMA.sub(r"\1.\2", text)
        return text

    def _row(self, line: int, start: int, end: int, cells: list[Cell]) -> tuple[Row, list[str]]:
        """The answers of a row, and what is wrong with how they stand there."""
        text = self.source.text[start:end]
        source = RowSource(self.source.name, text, line)
        answers = tuple(
            (path, Cell(self._plain(path, cell.value), cell.at - start))
            for path, cell in zip(self.paths, cells, strict=False)
            if path is not None and (cell.value.strip() or self._is_asked(path))
        )
        problems = []
        if extra := [cell for cell in cells[len(self.paths) :] if cell.value.strip()]:
            message = tell("no column is above this; text with delimiters in it needs quotes")
            problems.append(str(source.error(extra[0].at - start, message)).partition("\n")[0])
        if len(text) > LARGEST:
            longer = tell("this row is longer than {size} MiB", size=LARGEST >> 20)
            problems.append(f"{source.name}:{line}: {longer}")
            text, answers = "", answers[:0]
        return Row(source.name, line, text, answers), problems


def _pairs(kind: str, cell: Cell) -> Mapping | Cell:
    """A cell as it is, or as the answers for several nodes that it gives: B3: beta, C: alpha."""
    text = cell.value.rstrip()
    if not takes_pairs(kind) or not re.search("[:=]", text):
        return cell
    at = re.match(r"[\s{]*", text).end()  # type: ignore[union-attr]
    text = text.rstrip("}") if "{" in text[:at] else text
    found = Mapping(cell.at, Role.DATA)
    while at < len(text):
        pair = _PAIR.match(text, at)
        if pair is None:
            return cell
        at = pair.end()
        node, answer = pair["node"].strip(" \"'"), pair["answer"].strip(" \"'")
        places = (cell.at + pair.start("node"), cell.at + pair.start("answer"))
        found.pairs.append((Cell(node, places[0]), Cell(answer, places[1])))
    return found
