"""How many nodes the cuts save: `not_generated: 4`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gametrace.homework.questions.single import Single

if TYPE_CHECKING:
    from gametrace.homework.answers.reader import Reader
    from gametrace.homework.item import Item
    from gametrace.homework.key import Key
    from gametrace.homework.reasons.reasons import Reasons
    from gametrace.tree.data import Piece
    from gametrace.tree.node import Node
    from gametrace.tree.numbers import Value


class NotGenerated(Single):
    """How many nodes the plain search generates and this one does not."""

    name = "not_generated"

    def read(self, reader: Reader, piece: Piece) -> Value:
        return reader.whole(piece)

    def right(self, key: Key) -> int:
        return key.generated - key.trace.counts["visited"]

    def applies(self, key: Key) -> bool:
        return key.has_windows

    def reason(self, item: Item, node: Node, claim: Any, reasons: Reasons) -> str:
        visited = reasons.trace.counts["visited"]
        count = self.facts(reasons.key)
        return reasons.say(
            "why_not_generated", plain=reasons.key.generated, visited=visited, count=count
        )
