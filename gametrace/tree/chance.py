"""The probabilities below a chance node: as written, what is missing to 1, or all alike."""

from __future__ import annotations

from math import lcm
from typing import TYPE_CHECKING, Any

from gametrace.lang import tell
from gametrace.tree import numbers
from gametrace.tree.data import place
from gametrace.tree.errors import visible
from gametrace.tree.labels import odds
from gametrace.tree.node import CHANCE
from gametrace.tree.numbers import NumberError, show, whole
from gametrace.tree.words import folded

if TYPE_CHECKING:
    from gametrace.tree.forms import Forms
    from gametrace.tree.node import Node, Tree
    from gametrace.tree.numbers import Value

DIGITS = 2000  # of a denominator: exact fractions that grow further cost too much
BITS = DIGITS * 10 // 3


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
    if node.kind != CHANCE:
        for child in node.children:
            _no_odds(node, forms.raw.get(child, {}), forms)
        return
    given, total = 0, Sum(tree)
    open_: list[Node] = []  # those that share what is missing to 1
    without: Node | None = None
    for child in node.children:
        piece = _piece(forms.raw.get(child, {}), forms)
        if piece is None:
            without = without or child
            continue
        given += 1
        if folded(getattr(piece, "value", None) or "") in forms.words.rest:
            open_.append(child)
        else:
            child.p = _probability(piece, forms)
            total.add(child)
    if given == 0:
        open_ = list(node.children)
    elif without is not None:
        message = tell("this edge has no probability; write one, or `rest`")
        if forms.take.source.decimal_comma(without.at):
            message = tell("a comma ends the number here; decimals take a point: 0.5")
        raise tree.error(without, message)
    _share(tree, node, total.value, open_, given)


def _share(tree: Tree, node: Node, total: Value, open_: list[Node], given: int) -> None:
    """What is missing to 1 is shared by those that are open; if none is, nothing is missing."""
    from fractions import Fraction

    if total > 1 or (total != 1 and not open_):
        message = tell(
            "the probabilities below a chance node sum to {total}, not to 1",
            total=show(whole(Fraction(total))),
        )
        raise tree.error(node, message + (tell("; `rest` is what is missing") if total < 1 else ""))
    if open_:
        share = whole((1 - Fraction(total)) / len(open_))
        for child in open_:
            child.p = share
            if given:
                child.rest = True


class Sum:
    """A sum of probabilities, whose common denominator must not grow without end."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.value: Value = 0

    def add(self, child: Node) -> None:
        """One probability more."""
        self.value += child.p
        if self.value.denominator.bit_length() > BITS:
            message = tell(
                "the common denominator of these probabilities has more than {digits} digits",
                digits=DIGITS,
            )
            raise self.tree.error(child, message)


def growth(node: Node) -> int:
    """By how many bits the denominator of a value can grow at a node."""
    if node.kind != CHANCE and not node.random:
        return 0
    below: int = lcm(*[child.p.denominator for child in node.children if child.p is not None])
    if node.random:
        below *= node.random.denominator * len(node.children)
    return below.bit_length() - 1


def check_growth(tree: Tree, node: Node, bits: int) -> None:
    """Refuse chance nodes one below the other whose probabilities multiply to huge fractions."""
    if bits > BITS:
        message = tell(
            "the probabilities down to this node multiply to fractions of more than {digits}"
            " digits; use fewer levels, or rounder probabilities",
            digits=DIGITS,
        )
        raise tree.error(node, message)


def _no_odds(node: Node, pieces: dict[str, Any], forms: Forms) -> None:
    """Refuse a probability below a node that is not chance; a whole number is a name there."""
    take = forms.take
    if "p" in pieces:
        message = tell("{kind} moves above this node, so it has no probability `p`", kind=node.kind)
        raise take.error(pieces["p"], message)
    if "key" in pieces and not pieces["key"].value.isdigit():
        message = tell(
            "'{word}' reads as a probability, but {kind} moves above this node;"
            " write the kind before its name: chance E",
            word=pieces["key"].value, kind=node.kind,
        )  # fmt: skip
        raise take.error(pieces["key"], message)


def _piece(pieces: dict[str, Any], forms: Forms) -> Any:
    """What says the probability of an edge, if anything does."""
    take = forms.take
    if "p" in pieces and "key" in pieces:
        raise take.error(pieces["p"], tell("this edge has two probabilities"))
    if "doubt" in pieces and "p" not in pieces:
        label = visible(pieces["doubt"].value)
        first, _, name = label.partition(" ")
        message = tell("'{label}' could be a probability, but is not understood", label=label)
        hint = tell("; write 0.4, 1/6, 40% or `rest`, or the name as `name:` in the long form")
        if name and odds(first):
            hint = tell("; write {p}: {{{name}: …}}", p=first, name=name)
        raise take.error(pieces["doubt"], message + hint)
    return pieces.get("p") or pieces.get("key")


def _probability(piece: Any, forms: Forms) -> Value:
    """The probability of an edge; a number that a comma cut in two is told."""
    source, at = forms.take.source, place(piece)
    try:
        return numbers.probability(forms.take.text(piece, tell("the probability")))
    except NumberError as error:
        hint = ""
        if source.decimal_comma(at):
            hint = tell("; a comma ends the number here; decimals take a point: 0.5")
        raise source.error(at, str(error) + hint) from None
