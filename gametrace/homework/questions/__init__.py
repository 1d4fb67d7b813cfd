"""One file per kind of question; QUESTIONS lists them, in the order of a sheet.

A new question is a file here, a line in QUESTIONS, and its words in every language: its names in
sheets (lang/*/answers.py), and kind_, field_, ask_ and nudge_ phrases (lang/*/homework.py).
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

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

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from gametrace.homework.answers.names import Names
    from gametrace.homework.answers.sheet import Sheet
    from gametrace.homework.item import Item
    from gametrace.homework.key import Key
    from gametrace.homework.questions.question import Question

QUESTIONS: dict[str, Question] = {
    question.name: question
    for question in (
        Values(), Windows(), Pruned(), Cuts(), Visited(), Order(), Action(), Line(), RootValue(),
        NotGenerated(), Probabilities(), WhatIf(), LogQuestion(),
    )
}  # fmt: skip


def read_claims(sheet: Sheet, names: Names) -> dict[str, Any]:
    """The answers of a sheet by question, with nodes by their names in the tree."""
    reader = Reader(sheet.take, names, sheet.problems)
    return {
        name: reader.answer(sheet.pieces[name], partial(question.read, reader))
        for name, question in QUESTIONS.items()
        if name in sheet.pieces
    }


def judge(claims: Mapping[str, Any], key: Key) -> Iterator[Item]:
    """Every answer, and what should be there and is not, with its verdict."""
    for name, claim in claims.items():
        yield from QUESTIONS[name].judge(claim, key)
