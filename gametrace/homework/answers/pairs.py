"""Nodes with their answers, where YAML or a student puts commas elsewhere than we would."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from gametrace.homework.answers.words import bound_meant
from gametrace.tree.data import place

if TYPE_CHECKING:
    from gametrace.homework.answers.names import Names
    from gametrace.tree.data import Piece

_SIGN = re.compile(r"[:=](?!=)")
_BEFORE = re.compile(r"[,;\n{]")
_GOES_ON = re.compile(r"\s*[,}]")


class Text(NamedTuple):
    """A piece of a sheet that is text, and where it stands."""

    value: str
    at: int


def joined_pairs(
    pairs: list[tuple[Piece, Piece]], text: str, names: Names
) -> list[tuple[Piece, Piece]]:
    """The pairs of a mapping in braces, where `{B: 3,2, C: (3, inf)}` has two of them, not four.

    What has no colon after it, and is no node by itself, belongs to the answer before it.
    """
    if all(item.value for _, item in pairs if hasattr(item, "value")):
        return pairs
    found: list[tuple[Piece, Piece]] = []
    for key, item in pairs:
        if found and _has_no_answer(key, item, text):
            before, answer = found[-1]
            start, end = place(answer), key.end_mark.index
            close = not text[key.start_mark.index - 1].isspace()
            if getattr(answer, "value", "") and (close or names.find(key.value) is None):
                found[-1] = before, Text(text[start:end], start)
                continue
        found.append((key, item))
    return found


def _has_no_answer(key: Piece, item: Piece, text: str) -> bool:
    """Whether a key stands in braces without a colon."""
    if getattr(item, "value", None) != "" or not hasattr(key, "end_mark"):
        return False
    return _GOES_ON.match(text, key.end_mark.index) is not None


def pairs_in(piece: Piece, text: str) -> list[tuple[Piece, Piece]]:
    """The nodes and answers in text such as `B = 3,2; C: [3, inf]`; none if it is no such text."""
    starts: list[tuple[str, int, int]] = []  # a name, where it starts, and where its answer does
    at = 0
    for sign in _SIGN.finditer(text):
        if sign.start() and text[sign.start() - 1] in "<>=!":
            continue
        before = [match.end() for match in _BEFORE.finditer(text, at, sign.start())]
        at = sign.end()
        if starts and not before:
            continue
        start = before[-1] if before else 0
        name = text[start : sign.start()].strip(" \t\r\"'-*•")
        if not name or bound_meant(name) or _open_at(text, start):
            continue
        starts.append((name, start, sign.end()))
    if not starts or text[: starts[0][1]].strip(" {\n"):
        return []
    ends = [start - 1 for _, start, _ in starts[1:]] + [len(text)]
    base = place(piece)
    found: list[tuple[Piece, Piece]] = []
    for (name, start, begin), end in zip(starts, ends, strict=True):
        answer = text[begin:end].strip(" \t\r\n,;\"'").rstrip("}" if "{" in text[:1] else "")
        found.append((Text(name, base + start), Text(answer.strip(), base + begin)))
    return found


def _open_at(text: str, at: int) -> bool:
    """Whether a bracket is open here that was opened a short way before."""
    near = text[max(0, at - 40) : at]
    return near.rfind("(") > near.rfind(")") or near.rfind("[") > near.rfind("]")


def raw_text(piece: Piece, text: str) -> str:
    """A list or a mapping as it stands in the text, up to the bracket that closes it."""
    start = place(piece)
    opening = text[start : start + 1]
    closing = {"[": "]", "{": "}"}.get(opening)
    if closing is None:
        return ""
    end = text.find(closing, start)
    return text[start + 1 : end if end >= 0 else start + 1].strip()
