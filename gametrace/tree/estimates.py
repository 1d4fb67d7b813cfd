"""Values that are computed when a tree is read: weighted features and expected outcomes."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Any

from gametrace.lang import tell
from gametrace.tree import numbers
from gametrace.tree.errors import nearest, visible
from gametrace.tree.numbers import show, total, whole
from gametrace.tree.words import folded, vocabulary

if TYPE_CHECKING:
    from gametrace.tree.data import Taker
    from gametrace.tree.node import Node, Tree
    from gametrace.tree.numbers import Value


def fill_in(tree: Tree, node: Node, pieces: dict[str, Any], take: Taker) -> None:
    """The node's eval from its features, or its value or eval from its chances to win."""
    if "features" in pieces:
        if node.eval is not None:
            raise take.error(pieces["features"], tell("a node has an eval or features, not both"))
        node.features = _features(tree, pieces["features"], take)
        node.eval = _whole(sum(tree.weights[key] * f for key, f in node.features.items()))
    if "outcome" in pieces:
        if node.value is not None or (node.children and node.eval is not None):
            raise take.error(pieces["outcome"], tell("this node has a value besides its outcome"))
        node.outcome = _outcome(pieces["outcome"], take)
        expected = total(p * tree.outcomes[word] for word, p in node.outcome.items() if p)
        if expected != expected:
            message = tell("inf and -inf have no mean; give win and lose finite outcomes")
            raise take.error(pieces["outcome"], message)
        if node.children:
            node.eval = _whole(expected)
        else:
            node.value = _whole(expected)


def _features(tree: Tree, item: Any, take: Taker) -> dict[str, Value]:
    """The features f1 … fn, each with a weight in the document."""
    found = {}
    for key, entry in take.mapping(item, "features"):
        if key.value not in tree.weights:
            name = visible(key.value)
            message = tell("the feature '{name}' has no weight in `weights`", name=name)
            raise take.error(key, message + nearest(key.value, tree.weights))
        found[key.value] = take.number(entry, tell("a feature"))
        if found[key.value] in (inf, -inf):
            raise take.error(entry, tell("{what} must be finite", what=tell("a feature")))
    return found


def _outcome(item: Any, take: Taker) -> dict[str, Value]:
    """The probabilities of win, draw and lose."""
    found: dict[str, Value] = {}
    words = vocabulary().outcomes
    for key, entry in take.mapping(item, "outcome"):
        word = words.get(folded(key.value))
        if word in found:
            message = tell(
                "'{text}' says {word} a second time; write win, draw and lose, each once",
                text=visible(key.value), word=word,
            )  # fmt: skip
            raise take.error(key, message)
        if word is None:
            where = tell(" in outcome: write win, draw and lose, each once")
            raise take.unknown(key, words, where)
        found[word] = take.number(entry, tell("the probability"), numbers.probability)
    whole_sum = sum(found.values())
    if whole_sum != 1:
        shown = show(_whole(whole_sum))
        raise take.error(item, tell("the probabilities sum to {total}, not to 1", total=shown))
    return found


def _whole(value: Value) -> Value:
    return value if isinstance(value, (int, float)) else whole(value)
