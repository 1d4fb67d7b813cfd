"""Values that are computed when a tree is read: weighted features and expected outcomes."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Any

from gametrace.tree import numbers
from gametrace.tree.errors import nearest, visible
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
        node.features = _features(tree, pieces["features"], take)
        node.eval = _whole(sum(tree.weights[key] * f for key, f in node.features.items()))
    if "outcome" in pieces:
        if node.value is not None or (node.children and node.eval is not None):
            raise take.error(pieces["outcome"], "this node has a value besides its outcome")
        node.outcome = _outcome(pieces["outcome"], take)
        expected = sum(p * tree.outcomes[word] for word, p in node.outcome.items() if p)
        if expected != expected:
            what = "inf and -inf have no mean; give win and lose finite outcomes"
            raise take.error(pieces["outcome"], what)
        if node.children:
            node.eval = _whole(expected)
        else:
            node.value = _whole(expected)


def _features(tree: Tree, item: Any, take: Taker) -> dict[str, Value]:
    """The features f1 … fn, each with a weight in the document."""
    found = {}
    for key, entry in take.mapping(item, "features"):
        if key.value not in tree.weights:
            hint = nearest(key.value, tree.weights)
            raise take.error(
                key, f"the feature '{visible(key.value)}' has no weight in `weights`{hint}"
            )
        found[key.value] = take.number(entry, "a feature")
        if found[key.value] in (inf, -inf):
            raise take.error(entry, "a feature must be finite")
    return found


def _outcome(item: Any, take: Taker) -> dict[str, Value]:
    """The probabilities of win, draw and lose."""
    found: dict[str, Value] = {}
    for key, entry in take.mapping(item, "outcome"):
        word = OUTCOMES.get(key.value.lower())
        if word in found:
            raise take.error(
                key, f"'{key.value}' says {word} a second time; write win, draw and lose, each once"
            )
        if word is None:
            raise take.unknown(key, OUTCOMES, " in outcome: write win, draw and lose, each once")
        found[word] = take.number(entry, "the probability", numbers.probability)
    total = sum(found.values())
    if total != 1:
        raise take.error(item, f"the probabilities sum to {show(_whole(total))}, not to 1")
    return found


def _whole(value: Value) -> Value:
    return value if isinstance(value, (int, float)) else whole(value)
