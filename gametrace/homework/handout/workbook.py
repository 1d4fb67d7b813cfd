"""The four questions of the upv workbook, answered for any tree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametrace.homework.questions import QUESTIONS
from gametrace.homework.questions.whatif import WhatIf
from gametrace.render.tree import lines
from gametrace.study.whatif import caused

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from gametrace.homework.key import Key
    from gametrace.render.look import Look
    from gametrace.tree.node import Node

WHATIF = WhatIf()


def workbook(key: Key, look: Look, leaves: Sequence[Node]) -> Iterator[str]:
    """The search tree, the best move, what is not generated, and what would stop a cut."""
    words, paint = look.words, look.paint
    yield paint(f"1. {words['question_tree']}", "bold") + "\n"
    yield from lines(key.trace, look)
    yield paint(f"2. {words['question_move']}", "bold") + "\n"
    best = words["or"].join(key.actions) or words["nobody_chooses"]
    yield best + "\n"
    yield paint(f"3. {words['question_not_generated']}", "bold") + "\n"
    pruned = QUESTIONS["pruned"].facts(key)
    names = f" ({' '.join(pruned)})" if pruned else ""
    yield f"{QUESTIONS['not_generated'].facts(key)}{names}\n"
    for leaf in leaves:
        question = words["question_whatif"].format(node=leaf.name)
        yield paint(f"4. {question}", "bold") + "\n"
        yield _fourth(key, look, leaf) + "\n"
    if not leaves:
        yield paint(f"4. {words['question_no_node']}", "bold") + "\n"


def _fourth(key: Key, look: Look, leaf: Node) -> str:
    """For which values of a leaf the cut that it causes does not happen."""
    cut, region = caused(key.trace, leaf), WHATIF.fact(key, leaf.name)
    if cut is None or region is None:
        return look.words["why_no_cut_caused"].format(node=leaf.name)
    where = look.words["the_cut"].format(node=cut[0].name, after=cut[1].name)
    return f"{region.show(leaf.name, look.words)} {where}"
