"""The best line from the root down: `line: [A, B, B1]`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gametrace.homework.questions.single import Single
from gametrace.tree.write import yaml_text

if TYPE_CHECKING:
    from gametrace.homework.answers.reader import Reader
    from gametrace.homework.item import Item
    from gametrace.homework.key import Key
    from gametrace.homework.reasons.reasons import Reasons
    from gametrace.tree.data import Piece
    from gametrace.tree.node import Node


class Line(Single):
    """The root, and where the best moves lead from there."""

    name = "line"

    def read(self, reader: Reader, piece: Piece) -> list[str]:
        return reader.line(piece)

    def right(self, key: Key) -> list[str] | None:
        line = key.plain.line
        return list(line) if len(line) > 1 else None

    def agrees(self, claim: Any, fact: Any, key: Key) -> bool:
        """Any line will do of which each step, down to its end, is as good as the best."""
        node, may_follow = None, [key.tree.root]
        for name in claim:
            node = next((child for child in may_follow if child.name == name), None)
            if node is None:
                return False
            may_follow = key.best_children(node)
        return node is not None and not may_follow

    def spelled(self, fact: Any) -> str:
        return f"[{', '.join(map(yaml_text, fact))}]"

    def reason(self, item: Item, node: Node, claim: Any, reasons: Reasons) -> str:
        given, at = item.given, node
        if not given or given[0] != at.name:
            return reasons.say("why_line_start", root=at)
        for name in [*given[1:], None]:
            best = reasons.key.best_children(at)
            if not best:
                break
            following = next((child for child in best if child.name == name), None)
            if following is None:
                value = reasons.key.plain.visits[best[0]].value
                return reasons.say("why_line_next", node=at, child=best[0], value=value)
            at = following
        return reasons.say("why_line_end", node=at)
