"""The values of a leaf without the cut that it causes: `whatif: {C1: "> 3"}`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gametrace.homework.questions.by_node import ByNode
from gametrace.study.intervals import Region, variable
from gametrace.study.whatif import caused, whatif
from gametrace.tree.write import json_text

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from gametrace.homework.answers.reader import Reader
    from gametrace.homework.item import Item
    from gametrace.homework.key import Key
    from gametrace.homework.reasons.reasons import Reasons
    from gametrace.lang import Words
    from gametrace.tree.data import Piece
    from gametrace.tree.node import Node


class WhatIf(ByNode):
    """A set of numbers for each leaf; the right one is worked out when it is asked for."""

    name = "whatif"

    def read_one(self, reader: Reader, piece: Piece, name: str) -> Any:
        return reader.region(piece, name)

    def right(self, key: Key) -> dict[str, Region | None]:
        return {}

    def fact(self, key: Key, name: str) -> Region | None:
        known: dict[str, Region | None] = self.facts(key)
        if name not in known:
            known[name] = _without_its_cut(key, name)
        return known[name]

    def applies(self, key: Key) -> bool:
        return True

    def asked(self, key: Key) -> list[str]:
        return [node.name for node in key.tree.walk() if node.mark and not node.children]

    def filled(self, key: Key, leaves: Sequence[Node]) -> Mapping[str, str]:
        regions = {leaf.name: self.fact(key, leaf.name) for leaf in leaves}
        return {
            name: json_text(region.show()) for name, region in regions.items() if region is not None
        }

    def text(self, answer: Any, item: Item, words: Words) -> str:
        if isinstance(answer, Region):
            return answer.show(variable(item.node), words)
        return super().text(answer, item, words)

    def data(self, answer: Any, item: Item) -> object:
        if isinstance(answer, Region):
            return answer.show(variable(item.node))
        return super().data(answer, item)

    def seen(self, claim: Any, key: Key) -> Mapping[str, bool]:
        return {}

    def reason(self, item: Item, node: Node, claim: Any, reasons: Reasons) -> str:
        cut = caused(reasons.trace, node)
        if item.expected is None or cut is None:
            return reasons.say("why_no_cut_caused", node=node)
        when, without = (
            region.show(variable(node.name), reasons.words)
            for region in (~item.expected, item.expected)
        )
        return reasons.say("why_whatif", cut=cut[0], after=cut[1], when=when, without=without)


def _without_its_cut(key: Key, name: str) -> Region | None:
    """The values of a leaf for which the cut that it causes does not happen."""
    leaf = key.nodes.get(name)
    if key.found is not None or leaf is None or leaf.children or leaf not in key.trace.visits:
        return None
    cut = caused(key.trace, leaf)
    if cut is None:
        return None
    return whatif(key.tree, name, key.trace.algorithm, key.trace.rules).without(cut)
