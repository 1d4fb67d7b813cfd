"""An answer sheet: who answers, about which tree and algorithm, and the answers themselves."""

from __future__ import annotations

import os
from functools import partial
from typing import TYPE_CHECKING, Any

from gametrace.homework.answers.claims import MOST, READERS, Reader
from gametrace.homework.answers.fields import ALGORITHMS, SPELLINGS, field, is_blank, one_of
from gametrace.homework.answers.nodes import LONGEST
from gametrace.homework.answers.pieces import mapping_of
from gametrace.tree.data import Taker
from gametrace.tree.errors import GametraceError, Source, TreeError, nearest, visible

if TYPE_CHECKING:
    from gametrace.homework.answers.names import Names
    from gametrace.tree.data import Mapping, Piece
    from gametrace.tree.node import Tree

TREE_HERE = "this is a tree, not the name of one; answers come after the tree they are about"


class Sheet:
    """The answers of one student, by kind; a kind that is not there was not answered."""

    def __init__(self, content: Mapping, source: Source) -> None:
        self.take = Taker(source)
        self.source = source
        self.problems: list[TreeError] = []
        self.pieces: dict[str, Piece] = {}
        for key, piece in content.pairs:
            self._keep(key, piece)
        self.student = self._about("student")
        self.tree = self._about("tree")

    def _keep(self, key: Piece, piece: Piece) -> None:
        known = field(key.value)
        if len(self.problems) >= MOST:
            return
        if known is None:
            self.problems.append(self.take.unknown(key, SPELLINGS, " in an answer sheet"))
        elif known in self.pieces:
            what = f"'{visible(key.value)}' is answered twice"
            self.problems.append(self.take.error(key, what))
        else:
            self.pieces[known] = piece

    def _about(self, key: str) -> str | None:
        """What the sheet says of itself: text to be shown, never interpreted."""
        try:
            text = self.take.text(self.pieces[key], key) if key in self.pieces else ""
        except TreeError as error:
            here = self.pieces[key]
            self.problems.append(self.take.error(here, TREE_HERE) if key == "tree" else error)
            return None
        return None if is_blank(text) else text[:LONGEST]

    def names_another(self, tree: Tree) -> str | None:
        """The name of the tree that the sheet is about, if it is not this one."""
        if self.tree is None or tree.source is None or tree.source.name.startswith("<"):
            return None
        stem = os.path.splitext(os.path.basename(tree.source.name))[0]
        said = os.path.splitext(os.path.basename(self.tree.strip()))[0]
        known = {stem.casefold(), (tree.title or "").casefold()}
        return None if said.casefold() in known else self.tree

    def algorithm(self) -> str | None:
        """The algorithm that the sheet names, if it does."""
        word = self._about("algorithm")
        known = one_of(ALGORITHMS, word) if word else None
        if word and not known:
            hint = nearest(word, ALGORITHMS)
            what = f"'{visible(word)}' is none of {', '.join(ALGORITHMS)}{hint}"
            raise self.take.error(self.pieces["algorithm"], what)
        return known

    def claims(self, names: Names) -> dict[str, Any]:
        """The answers, with nodes by their names in the tree."""
        reader = Reader(self.take, names, self.problems)
        found = {}
        for kind, read in READERS.items():
            if kind in self.pieces:
                found[kind] = reader.answer(self.pieces[kind], partial(read, reader))
        return found


def is_sheet(text: str) -> bool:
    """Whether a text is a mapping with a key of an answer sheet, whatever else stands in it."""
    try:
        content = mapping_of(Source("", text.removeprefix("\ufeff")), "")
    except GametraceError:
        return False
    return any(field(key.value) for key, _ in content.pairs)


def read_sheet(text: str, name: str) -> Sheet:
    """The answer sheet in a text."""
    source = Source(name, text.removeprefix("\ufeff"))
    content = mapping_of(source, "an answer sheet")
    content.keys(source)
    return Sheet(content, source)


def refuse_problems(sheet: Sheet) -> None:
    """Say all that is wrong with the way a sheet is written."""
    if sheet.problems:
        problems = sorted(sheet.problems, key=lambda error: (error.line, error.column))
        raise GametraceError("\n".join(map(str, problems)))
