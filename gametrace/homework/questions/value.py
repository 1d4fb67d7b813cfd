"""The value of the root: `value: 3`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gametrace.homework.questions.single import Single
from gametrace.homework.questions.values import is_value, nudge_value, why_value

if TYPE_CHECKING:
    from gametrace.homework.answers.reader import Reader
    from gametrace.homework.item import Item
    from gametrace.homework.key import Key
    from gametrace.homework.reasons.reasons import Reasons
    from gametrace.tree.data import Piece
    from gametrace.tree.node import Node
    from gametrace.tree.numbers import Value


class RootValue(Single):
    """The value of the root, as it is handed on."""

    name = "value"
    takes_decimals = True

    def read(self, reader: Reader, piece: Piece) -> Any:
        return reader.value(piece)

    def right(self, key: Key) -> Value:
        return key.trace.value

    def agrees(self, claim: Any, fact: Any, key: Key) -> bool:
        return is_value(claim, fact, key.tree.root.name, key)

    def reason(self, item: Item, node: Node, claim: Any, reasons: Reasons) -> str:
        return why_value(item, node, reasons)

    def hint(self, item: Item, node: Node, reasons: Reasons) -> str:
        return nudge_value(item, node, reasons)
