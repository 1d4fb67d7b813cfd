"""The text of a CS 188 test file: keys with a text in quotes, or with lines of text."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from gametrace.lang import tell
from gametrace.tree.errors import nearest, visible
from gametrace.tree.numbers import visible_start

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gametrace.tree.errors import Source

AGENTS = {"MinimaxAgent": "minimax", "AlphaBetaAgent": "alphabeta", "ExpectimaxAgent": "expectimax"}
NEEDED = ("alg", "depth", "num_agents", "start_state", "successors", "evaluation")
KEYS = (*NEEDED, "agent", "class", "diagram", "win_states", "lose_states")
_LINE = re.compile(r"[^\r\n]*(?:\r\n|\r|\n|\Z)")
_PAIR = re.compile(r'\s*([^\s:"]+)\s*:\s*"([^"]*)"\s*')
_OPENS = re.compile(r'\s*([^\s:"]+)\s*:\s*"""\s*')


class Word(NamedTuple):
    """A word of the file, and where it stands."""

    text: str
    at: int


class Field(NamedTuple):
    """What a key says: its text, and where that starts."""

    text: str
    at: int

    def words(self) -> list[Word]:
        """The words in it."""
        return [
            Word(word.group(), self.at + word.start()) for word in re.finditer(r"\S+", self.text)
        ]

    def lines(self) -> Iterator[list[Word]]:
        """Its lines that are not empty, each in words."""
        for line in _LINE.finditer(self.text):
            if line.group().strip():
                yield Field(line.group(), self.at + line.start()).words()


def fields_of(source: Source) -> dict[str, Field]:
    """What each key of the file says; `agent`, as some call it, is `alg`."""
    found: dict[str, Field] = {}
    text, at = source.text, 0
    while at < len(text):
        match = _LINE.match(text, at)
        line = match.group() if match else ""
        start, at = at, at + len(line)
        content = line.partition("#")[0].rstrip()
        if not content.strip():
            continue
        key_at = start + len(content) - len(content.lstrip())
        if opens := _OPENS.fullmatch(content):
            end = re.compile(r'^"""[ \t]*(?:#.*)?$', re.MULTILINE).search(text, at)
            if end is None:
                what = tell("the text of '{key}' is not closed; write three quotation marks on a"
                            " line of their own", key=visible(opens[1]))  # fmt: skip
                raise source.error(key_at, what)
            field = Field(text[at : end.start()], at)
            at = end.end()
        elif pair := _PAIR.fullmatch(content):
            opens, field = pair, Field(pair[2], start + pair.start(2))
        else:
            what = tell("expected a key, a colon and a text in quotes, not '{line}'",
                        line=visible(visible_start(content.strip())))  # fmt: skip
            raise source.error(key_at, what)
        _keep(found, opens[1], field, source, key_at)
    return found


def _keep(found: dict[str, Field], key: str, field: Field, source: Source, at: int) -> None:
    if key not in KEYS:
        what = tell("unknown key '{key}'{hint}", key=visible(key), hint=nearest(key, KEYS))
        raise source.error(at, what)
    key = "alg" if key == "agent" else key
    if key in found:
        raise source.error(at, tell("the key '{key}' stands here twice", key=key))
    found[key] = field
