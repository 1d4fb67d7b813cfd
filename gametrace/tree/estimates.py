"""Values that are computed when a tree is read: weighted features and expected outcomes."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Any

from gametrace.tree import numbers
from gametrace.tree.errors import nearest
from gametrace.tree.numbers import show, whole
from gametrace.tree.words import OUTCOMES

if TYPE_CHECKING:
    from gametrace.tree.data import Taker
    from gametrace.tree.node import Node, Tree
    from gametrace.tree.numbers import Value


def fill_in(tree: Tree, node: Node, pieces: dict[str, Any], take: Taker) -> None:
    """The node's eval from its features, or its value or eval from its chances to win."""
    if "features" in pieces:
        if node.eval is not None:
            raise take.error(pieces["features"], "a node has an eval or features, not both")
        node.eval = weighted(tree, pieces["features"], take)
    if "outcome" in pieces:
        expected = expectation(tree, pieces["outcome"], take)
        if node.value is not None or (node.children and node.eval is not None):
            raise take.error(pieces["outcome"], "this node has a value besides its outcome")
        if node.children:
            node.eval = expected
        else:
            node.value = expected


def weighted(tree: Tree, item: Any, take: Taker) -> Value:
    """w1 f1 + … + wn fn."""
    total = 0
    for key, entry in take.mapping(item, "features"):
        if key.value not in tree.weights:
            hint = nearest(key.value, tree.weights)
            raise take.error(key, f"the feature '{key.value}' has no weight in `weights`{hint}")
        value = take.number(entry, "a feature")
        if value in (inf, -inf):
            raise take.error(entry, "a feature must be finite")
        total += tree.weights[key.value] * value
    return _whole(total)


def expectation(tree: Tree, item: Any, take: Taker) -> Value:
    """What win, draw and lose are worth, each by its probability."""
    total = sum_ = 0
    for key, entry in take.mapping(item, "outcome"):
        if key.value.lower() not in OUTCOMES:
            raise take.unknown(key, OUTCOMES, " in outcome: write win, draw or lose")
        p = take.number(entry, "the probability", numbers.probability)
        sum_ += p
        total += p * tree.outcomes[OUTCOMES[key.value.lower()]] if p else 0
    if sum_ != 1:
        raise take.error(item, f"the probabilities sum to {show(_whole(sum_))}, not to 1")
    if total != total:
        raise take.error(item, "inf and -inf have no mean; give win and lose finite outcomes")
    return _whole(total)


def _whole(value: Value) -> Value:
    return value if isinstance(value, (int, float)) else whole(value)
