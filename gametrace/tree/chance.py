"""The probabilities below a chance node: as written, what is missing to 1, or all alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gametrace.tree import numbers
from gametrace.tree.node import CHANCE
from gametrace.tree.numbers import show, whole
from gametrace.tree.words import REST

if TYPE_CHECKING:
    from gametrace.tree.forms import Forms
    from gametrace.tree.node import Node, Tree


def unwrap(child: Node, parent: Node, raw: dict[Node, dict[str, Any]]) -> Node:
    """The child itself; below a chance node `0.5: {E2: 15}` is E2, not a node around it.

    Below any other node a key that is a whole number is a name like every other.
    """
    pieces = raw.get(child, {})
    if "key" not in pieces:
        return child
    if parent.kind != CHANCE:
        child.name = child.name or pieces["key"].value
        return child
    if "wraps" in pieces:
        (inner,) = child.children
        raw.setdefault(inner, {}).update(key=pieces["key"])
        return inner
    return child


def fill_in(tree: Tree, node: Node, forms: Forms) -> None:
    """The probability of every edge below a chance node; below another node there are none."""
    take, raw = forms.take, forms.raw
    if node.kind != CHANCE:
        for child in node.children:
            pieces = raw.get(child, {})
            if "p" in pieces:
                what = f"{node.kind} moves above this node, so it has no probability `p`"
                raise take.error(pieces["p"], what)
            if "key" in pieces and not pieces["key"].value.isdigit():
                word = pieces["key"].value
                what = f"'{word}' reads as a probability, but {node.kind} moves above this node"
                raise take.error(pieces["key"], f"{what}; write the kind before its name: chance E")
        return
    given = total = 0
    open_: list[Node] = []  # those that share what is missing to 1
    for child in node.children:
        pieces = raw.get(child, {})
        if "p" in pieces and "key" in pieces:
            raise take.error(pieces["p"], "this edge has two probabilities")
        piece = pieces.get("p") or pieces.get("key")
        if piece is None:
            if "odds" in pieces:
                p, _, name = pieces["odds"].partition(" ")
                what = "a probability and a name are written one behind the other"
                raise tree.error(child, f"{what}: {p}: {{{name}: …}}")
            continue
        given += 1
        if getattr(piece, "value", None) in REST:
            open_.append(child)
        else:
            child.p = take.number(piece, "", numbers.probability)
            total += child.p
    if given == 0:
        open_ = list(node.children)
    elif given < len(node.children):
        without = next(child for child in node.children if child.p is None and child not in open_)
        raise tree.error(without, "this edge has no probability; write one, or `rest`")
    from fractions import Fraction

    if total > 1 or (total != 1 and not open_):
        sum_ = show(whole(Fraction(total)))
        what = f"the probabilities below a chance node sum to {sum_}, not to 1"
        raise tree.error(node, what + ("; `rest` is what is missing" if total < 1 else ""))
    if open_:
        share = whole((1 - Fraction(total)) / len(open_))
        for child in open_:
            child.p = share
            if given:
                child.rest = True
