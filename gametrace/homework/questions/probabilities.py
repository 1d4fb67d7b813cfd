"""The probability of each edge below a chance node: `probabilities: {E2: 1/3}`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gametrace.homework.item import Belief
from gametrace.homework.questions.by_node import ByNode
from gametrace.render.look import odds
from gametrace.tree.numbers import show

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from gametrace.homework.answers.reader import Reader
    from gametrace.homework.item import Item
    from gametrace.homework.key import Key
    from gametrace.homework.reasons.reasons import Reasons
    from gametrace.tree.data import Piece
    from gametrace.tree.node import Node
    from gametrace.tree.numbers import Value


class Probabilities(ByNode):
    """What the tree says, or leaves to be worked out: the probabilities below a node sum to 1."""

    name = "probabilities"
    takes_decimals = True

    def read_one(self, reader: Reader, piece: Piece, name: str) -> Any:
        return reader.probability(piece, name)

    def right(self, key: Key) -> dict[str, Value]:
        edges = ((node.name, odds(node, key.trace.rules)) for node in key.tree.walk())
        return {name: p for name, p in edges if p is not None}

    def applies(self, key: Key) -> bool:
        return any(node.rest for node in key.tree.walk())

    def belief(self, item: Item, claim: Any) -> Belief:
        return Belief(p=item.given)

    def filled(self, key: Key, leaves: Sequence[Node]) -> Mapping[str, str]:
        """The probabilities that the tree leaves to be worked out, else all of them."""
        known = {name: show(p) for name, p in self.facts(key).items()}
        return {name: p for name, p in known.items() if key.nodes[name].rest} or known

    def seen(self, claim: Any, key: Key) -> Mapping[str, bool]:
        return {}

    def reason(self, item: Item, node: Node, claim: Any, reasons: Reasons) -> str:
        return reasons.probability(node)

    def hint(self, item: Item, node: Node, reasons: Reasons) -> str:
        return reasons.words["nudge_probability"]
