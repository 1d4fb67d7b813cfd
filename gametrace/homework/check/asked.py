"""What a rubric asks for: what is not in the answers is missing from them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gametrace.homework.answers.fields import KINDS
from gametrace.homework.answers.marks import BLANK

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence, Set

    from gametrace.homework.check.exam import Exam
    from gametrace.homework.check.rubric import Rubric

BY_NODE = ("values", "windows", "probabilities", "whatif")


def with_asked(claims: Mapping[str, Any], rubric: Rubric, exam: Exam) -> dict[str, Any]:
    """What is asked for of the claims, and a blank for each answer that is not there.

    What was not asked for does not count. Where the rubric asks for nothing, everything does.
    """
    if not rubric.asked:
        return dict(claims)
    found = {}
    for kind, nodes in rubric.asked:
        claim = claims.get(kind, BLANK)
        if kind in BY_NODE:
            claim = _completed(claim, _asked(kind, nodes, exam), _may_be_asked(kind, nodes, exam))
        found[kind] = claim
    return {kind: found[kind] for kind in KINDS if kind in found}


def _completed(claim: Any, asked: Sequence[str], may_be: Set[str]) -> Any:
    """An answer for each node; one that could not be read is no answer for any of them."""
    if isinstance(claim, dict):
        given = {name: it for name, it in claim.items() if name in may_be}
        return given | {name: BLANK for name in asked if name not in given}
    return dict.fromkeys(asked, claim) if asked or claim is BLANK else claim


def _may_be_asked(kind: str, nodes: Sequence[str], exam: Exam) -> Set[str]:
    """The nodes that an answer may count for: also those that there is nothing to say of."""
    if nodes:
        return set(_asked(kind, nodes, exam))
    return {node.name for node in exam.tree.walk() if kind != "values" or node.children}


def _asked(kind: str, nodes: Iterable[str], exam: Exam) -> list[str]:
    """The nodes that are asked for: those listed, else all that there is something to say of."""
    if nodes:
        return [node.name for node in map(exam.names.find, nodes) if node is not None]
    if kind == "whatif":
        return [node.name for node in exam.tree.walk() if node.mark and not node.children]
    known = exam.key.facts(kind)
    if kind == "values":
        return [name for name in known if exam.tree[name].children]
    return list(known)
