"""The best move at the root: `action: a1`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gametrace.homework.answers.words import is_blank
from gametrace.homework.questions.single import Single
from gametrace.tree.write import json_text, yaml_text

if TYPE_CHECKING:
    from gametrace.homework.answers.reader import Reader
    from gametrace.homework.item import Item
    from gametrace.homework.key import Key
    from gametrace.homework.reasons.reasons import Reasons
    from gametrace.tree.data import Piece
    from gametrace.tree.node import Node


class Action(Single):
    """A move, or several that are as good."""

    name = "action"

    def read(self, reader: Reader, piece: Piece) -> str | list[str]:
        return reader.action(piece)

    def right(self, key: Key) -> str | None:
        return key.action

    def agrees(self, claim: Any, fact: Any, key: Key) -> bool:
        named = [claim] if isinstance(claim, str) else claim
        return bool(named) and all(action in key.actions for action in named)

    def spelled(self, fact: Any) -> str:
        return json_text(fact) if is_blank(fact) else yaml_text(fact)

    def reason(self, item: Item, node: Node, claim: Any, reasons: Reasons) -> str:
        key, plain = reasons.key, reasons.key.plain.visits
        if not key.actions:
            return reasons.say("why_no_action", root=node)
        moves = {child.action: child for child in node.children if child in plain}

        def leads(child: Node) -> str:
            value = plain[child].value
            return reasons.say("why_action", action=str(child.action), child=child, value=value)

        named = item.given if isinstance(item.given, list) else [item.given]
        worse = next((action for action in named if action not in key.actions), None)
        best = leads(moves[key.action])
        if (other := moves.get(worse)) is None:
            return reasons.say("why_no_such_action", root=node, given=str(worse), why=best)
        return f"{best}; {leads(other)}"
