"""An answer sheet: who answers, about which tree and algorithm, and the answers themselves."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from gametrace.homework.answers.guard import sheet_mapping
from gametrace.homework.answers.pieces import LONGEST
from gametrace.homework.answers.reader import MOST
from gametrace.homework.answers.tables import table_in
from gametrace.homework.answers.words import (
    algorithm_meant,
    folded,
    is_blank,
    key_meant,
    spellings,
)
from gametrace.lang import tell
from gametrace.search import ALGORITHMS
from gametrace.tree.data import Taker
from gametrace.tree.errors import GametraceError, Source, TreeError, nearest, visible

if TYPE_CHECKING:
    from gametrace.tree.data import Mapping, Piece
    from gametrace.tree.node import Tree


class Sheet:
    """One student's answers as pieces by the names of their questions, not read yet."""

    def __init__(self, content: Mapping, source: Source) -> None:
        self.take = Taker(source)
        self.source = source
        self.problems: list[TreeError] = []
        self.pieces: dict[str, Piece] = {}
        self.others: list[tuple[Piece, Piece]] = []  # what stands after keys that mean nothing
        self.written: dict[tuple[str, str | None], str] = {}  # answers in an unusual notation
        for key, piece in content.pairs:
            self._keep(key, piece)
        if not self.pieces:
            self.problems += [self._unknown(key) for key, _ in self.others[:MOST]]
        self.student = self._about("student")
        self.tree = self._about("tree")

    def _keep(self, key: Piece, piece: Piece) -> None:
        known = key_meant(key.value)
        if len(self.problems) >= MOST:
            return
        if known is None:
            self.others.append((key, piece))
            if _is_near_miss(key.value):
                self.problems.append(self._unknown(key))
        elif known in self.pieces:
            message = tell("'{key}' is answered twice", key=visible(key.value))
            self.problems.append(self.take.error(key, message))
        else:
            self.pieces[known] = piece

    def _unknown(self, key: Piece) -> TreeError:
        known = spellings("KEYS")
        hint = nearest(key.value[:LONGEST], known)
        return self.take.unknown(key, known, tell(" in an answer sheet"), hint)

    @property
    def remarks(self) -> dict[str, str]:
        """What else the student wrote: a date, a group, a comment."""
        texts = [(visible(key.value), getattr(piece, "value", None)) for key, piece in self.others]
        return {key: visible(text)[:LONGEST] for key, text in texts if isinstance(text, str)}

    def _about(self, key: str) -> str | None:
        """What the sheet says of itself: text to be shown, never interpreted."""
        try:
            text = self.take.text(self.pieces[key], key) if key in self.pieces else ""
        except TreeError as error:
            self.problems.append(self._no_name() if key == "tree" else error)
            return None
        return None if is_blank(text) else text[:LONGEST]

    def _no_name(self) -> TreeError:
        """That there is a tree where a tree's name should be."""
        message = tell(
            "this is a tree, not the name of one; answers come after the tree they are about"
        )
        return self.take.error(self.pieces["tree"], message)

    def names_another(self, tree: Tree) -> str | None:
        """The name of the tree that the sheet is about, if it is not this one."""
        if self.tree is None or tree.source is None or tree.source.name.startswith("<"):
            return None
        stem = os.path.splitext(os.path.basename(tree.source.name))[0]
        said = os.path.splitext(os.path.basename(self.tree.strip()))[0]
        known = {stem.casefold(), (tree.title or "").casefold()}
        return None if said.casefold() in known else self.tree

    def algorithm(self) -> str | None:
        """The algorithm that the sheet names; a word for none of them does not spoil the rest."""
        word = self._about("algorithm")
        known = algorithm_meant(word) if word else None
        if word and not known:
            known_ones = ", ".join(ALGORITHMS)
            message = tell("'{word}' is none of {known}", word=visible(word), known=known_ones)
            message += nearest(word, ALGORITHMS)
            self.problems.append(self.take.error(self.pieces["algorithm"], message))
        return known


def is_sheet(text: str) -> bool:
    """Whether text is a mapping with a key of an answer sheet, or a table about nodes."""
    try:
        content = _content(Source("", text.removeprefix("\ufeff")))
    except GametraceError:
        return False
    return any(key_meant(key.value) for key, _ in content.pairs)


def read_sheet(text: str, name: str) -> Sheet:
    """The answer sheet in some text."""
    source = Source(name, text.removeprefix("\ufeff"))
    return Sheet(_content(source), source)


def _content(source: Source) -> Mapping:
    return table_in(source.text) or sheet_mapping(source, tell("an answer sheet"))


def _is_near_miss(word: str) -> bool:
    """Whether an unknown key is probably meant to be a known one."""
    from difflib import get_close_matches

    return len(word) <= LONGEST and bool(get_close_matches(folded(word), spellings("KEYS"), 1, 0.8))
