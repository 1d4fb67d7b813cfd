"""Why a node has its value, its window and its status, in two or three sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametrace.homework.reasons.reasons import Reasons

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gametrace.homework.key import Key
    from gametrace.lang import Words
    from gametrace.tree.node import Node


def why(key: Key, node: Node, words: Words) -> Iterator[str]:
    """One sentence after the other."""
    reasons, visit = Reasons(key, words), key.trace.visit(node)
    if visit.order is None:
        yield _sentence(reasons.not_visited(node))
        return
    yield _sentence(reasons.certificate(node) if visit.bound else reasons.value(node))
    if visit.alpha is not None:
        yield _sentence(reasons.window(node))


def _sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}."
