"""One file per kind of question; QUESTIONS lists them, in the order of a sheet.

A new question is a file here, a line in QUESTIONS, and its words in every language: its names in
sheets (lang/*/answers.py), and kind_, field_, ask_ and nudge_ phrases (lang/*/homework.py).
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from gametrace.homework.answers.marks import NOT_VISITED, Unreadable
from gametrace.homework.answers.reader import Reader
from gametrace.homework.questions.action import Action
from gametrace.homework.questions.cuts import Cuts
from gametrace.homework.questions.line import Line
from gametrace.homework.questions.log import LogQuestion
from gametrace.homework.questions.not_generated import NotGenerated
from gametrace.homework.questions.order import Order
from gametrace.homework.questions.probabilities import Probabilities
from gametrace.homework.questions.pruned import Pruned
from gametrace.homework.questions.value import RootValue
from gametrace.homework.questions.values import Values
from gametrace.homework.questions.visited import Visited
from gametrace.homework.questions.whatif import WhatIf
from gametrace.homework.questions.windows import Windows
from gametrace.tree.data import Mapping as Pairs
from gametrace.tree.data import Role, place

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from gametrace.homework.answers.names import Names
    from gametrace.homework.answers.sheet import Sheet
    from gametrace.homework.item import Item
    from gametrace.homework.key import Key
    from gametrace.homework.questions.question import Question
    from gametrace.lang import Words

QUESTIONS: dict[str, Question] = {
    question.name: question
    for question in (
        Values(), Windows(), Pruned(), Cuts(), Visited(), Order(), Action(), Line(), RootValue(),
        NotGenerated(), Probabilities(), WhatIf(), LogQuestion(),
    )
}  # fmt: skip


def read_claims(sheet: Sheet, names: Names) -> dict[str, Any]:
    """The answers of a sheet by question, with nodes by their names in the tree.

    Where no values are given, keys that are nodes are taken for them.
    """
    reader = Reader(sheet.take, names, sheet.problems)
    pieces = sheet.pieces
    if "values" not in pieces and sheet.others:
        nodes = [pair for pair in sheet.others if names.find(pair[0].value)]
        if nodes:
            values = Pairs(place(nodes[0][0]), Role.DATA)
            values.pairs += nodes
            pieces = pieces | {"values": values}
    claims = {}
    for name, question in QUESTIONS.items():
        if name in pieces:
            reader.asking = name
            claims[name] = reader.answer(pieces[name], partial(question.read, reader))
    sheet.written = reader.written
    return claims


def understood(
    items: Sequence[Item], written: Mapping[tuple[str, str | None], str], words: Words
) -> list[Item]:
    """The items, those in an unusual notation with what was written and what it was taken for."""
    if not written:
        return list(items)
    return [
        item._replace(written=text, understood=_understood(item, words))
        if (text := written.get((item.kind, item.node))) and item.given is not None
        else item
        for item in items
    ]


def _understood(item: Item, words: Words) -> str:
    if isinstance(item.given, Unreadable):
        return ""
    if item.given is NOT_VISITED:
        return words["understood_not_visited"]
    return QUESTIONS[item.kind].text(item.given, item, words)


def judge(claims: Mapping[str, Any], key: Key) -> Iterator[Item]:
    """Every answer, and what should be there and is not, with its verdict."""
    for name, claim in claims.items():
        yield from QUESTIONS[name].judge(claim, key)
