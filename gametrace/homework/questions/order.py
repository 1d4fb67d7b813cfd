"""The leaves in the order in which they are evaluated: `order: [B1, B2, B31, C1]`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gametrace.homework.answers.marks import BLANK
from gametrace.homework.answers.numerals import quantity
from gametrace.homework.item import EXTRA, MISSING, RIGHT, WRONG, Item
from gametrace.homework.logs.align import aligned
from gametrace.homework.questions.node_set import NodeSet
from gametrace.homework.questions.question import NOTHING
from gametrace.tree.numbers import NumberError

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from gametrace.homework.answers.reader import Reader
    from gametrace.homework.key import Key
    from gametrace.homework.reasons.reasons import Reasons
    from gametrace.lang import Words
    from gametrace.tree.data import Piece
    from gametrace.tree.node import Node


class Order(NodeSet):
    """A sequence; a leaf that stands elsewhere is one mistake."""

    name = "order"

    def read(self, reader: Reader, piece: Piece) -> list[str]:
        """The leaves by their names, or by their values where these are all different."""
        names = reader.nodes(piece)
        if all(map(reader.names.find, names)):
            return names
        leaves = [node for node in reader.names.tree.walk() if not node.children]
        by_value = {leaf.value: leaf.name for leaf in leaves}
        if len(by_value) < len(leaves):
            return names
        try:
            named = [by_value.get(quantity(name)) for name in names]
        except NumberError:
            return names
        return [name for name in named if name] if all(named) else names

    def right(self, key: Key) -> list[str]:
        return [arguments[0].name for name, arguments in key.trace.events() if name == "leaf"]

    def applies(self, key: Key) -> bool:
        return key.has_windows

    def compared(self, claim: Any, key: Key) -> Iterator[Item]:
        order = self.facts(key)
        if claim is BLANK or not (claim or order):
            yield self.whole(claim, order)
            return
        pairs = list(aligned(claim, order))
        places: dict[str, list[int]] = {}  # where what is missing should have been
        for left, right in pairs:
            if left is None and right is not None:
                places.setdefault(order[right], []).append(right + 1)
        for left, right in pairs:
            if left is None:
                continue
            name, verdict, expected = claim[left], EXTRA, None
            if right is not None:
                verdict, expected = RIGHT, right + 1
            elif places.get(name):
                verdict, expected = WRONG, places[name].pop(0)
            item = Item(self.name, name, left + 1, expected, verdict, at=left, in_set=True)
            yield item._replace(unknown=True) if name not in key.nodes else item
        for name, missing in places.items():
            for times, place in enumerate(missing, 1):
                yield Item(self.name, name, None, place, MISSING, at=-times, in_set=True)

    def seen(self, claim: Any, key: Key) -> Mapping[str, bool]:
        """A node is visited if a leaf below it is evaluated, or it is evaluated itself."""
        if not isinstance(claim, list):
            return {}
        named, seen = set(claim), dict.fromkeys(key.nodes, False)
        for node in reversed(list(key.tree.walk())):
            if node.name in named or seen[node.name]:
                seen[node.name] = True
                if node.parent is not None:
                    seen[node.parent.name] = True
        return seen

    def nothing(self, item: Item, words: Words) -> str:
        return NOTHING

    def reason(self, item: Item, node: Node, claim: Any, reasons: Reasons) -> str:
        if node not in reasons.trace.visits:
            return reasons.not_visited(node)
        order = self.facts(reasons.key)
        if node.name not in order:
            return reasons.say("why_order_inner", node=node)
        place = order.index(node.name)
        if place == 0:
            return reasons.say("why_order_first", node=node)
        return reasons.say("why_order_after", node=node, before=order[place - 1])
