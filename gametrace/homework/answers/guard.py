"""Sheets that YAML refuses though their meaning is plain: `B: -`, `B: >= 8`, `C1: ]3, inf[`.

The signs that YAML would obey are replaced by others, one for one so that every place stays where
it is, and put back into the text of the pieces afterwards.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from gametrace.homework.answers.pieces import mapping_of
from gametrace.tree.data import Listing, Mapping
from gametrace.tree.errors import GametraceError, Source

if TYPE_CHECKING:
    from gametrace.tree.data import Piece

SIGNS = "-?>|]%@`*&!:,[)({}"
_HIDDEN = {ord(sign): chr(0xF700 + place) for place, sign in enumerate(SIGNS)}
_SHOWN = {ord(hidden): chr(sign) for sign, hidden in _HIDDEN.items()}

_FENCE = re.compile(r"^[ \t]*(?:```|~~~).*$", re.MULTILINE)
_TABS = re.compile(r"^[ \t]*\t[ \t]*", re.MULTILINE)
_OPEN = re.compile(r"(?<=[:,])[ \t]*[\[\](][^\[\](){}\n:]{1,80}[)\[\]]")  # ]3, inf[ and [3, inf)
_START = re.compile(  # of a value, but not of text in lines of its own
    r"(?<=: )[ \t]*(?:[-?](?=[ \t]*(?:[,}]|$)|[ \t])|[>|](?![-+0-9]*[ \t]*$)|[%@`*&!])",
    re.MULTILINE,
)
_LATER = re.compile(
    r"^([ \t]*(?:- )?[^\s:#{\[\"'][^:\n]*: [^\n{\[\"'#|>]*:[^\n{\[]*)$", re.MULTILINE
)


def sheet_mapping(source: Source, noun: str) -> Mapping:
    """The mapping in a sheet, read again with its signs hidden if YAML refuses it."""
    try:
        return mapping_of(source, noun)
    except GametraceError:
        text = guarded(source.text)
        if text == source.text:
            raise
        try:
            content = mapping_of(Source(source.name, text), noun)
        except GametraceError:
            content = None
        if content is None:
            raise
        _restore(content)
        return content


def guarded(text: str) -> str:
    """The text with the signs hidden that are not meant for YAML."""
    text = _FENCE.sub(lambda match: " " * len(match[0]), text)
    text = _TABS.sub(lambda match: match[0].replace("\t", " "), text)
    text = _OPEN.sub(_brackets, text)
    text = _START.sub(lambda match: match[0].translate(_HIDDEN), text)
    return _LATER.sub(_colons, text)


def _brackets(match: re.Match[str]) -> str:
    inside = match[0].strip()
    return match[0] if inside[0] + inside[-1] == "[]" else match[0].translate(_HIDDEN)


def _colons(match: re.Match[str]) -> str:
    """A line with several colons, of which the first is meant for YAML."""
    head, colon, rest = match[0].partition(": ")
    return head + colon + rest.translate(_HIDDEN)


def _restore(content: Mapping) -> None:
    """Put the signs back."""
    open_: list[Piece] = [content]
    while open_:
        piece = open_.pop()
        if isinstance(piece, Mapping):
            open_ += [part for pair in piece.pairs for part in pair]
        elif isinstance(piece, Listing):
            open_ += piece.items
        elif isinstance(getattr(piece, "value", None), str):
            piece.value = piece.value.translate(_SHOWN)
