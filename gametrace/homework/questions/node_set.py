"""Questions that are answered by a whole set of nodes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gametrace.homework.answers.marks import BLANK
from gametrace.homework.item import EXTRA, MISSING, RIGHT, Item
from gametrace.homework.questions.question import NOTHING, Question
from gametrace.tree.write import yaml_text

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from gametrace.homework.answers.reader import Reader
    from gametrace.homework.key import Key
    from gametrace.homework.reasons.reasons import Reasons
    from gametrace.lang import Words
    from gametrace.tree.data import Piece
    from gametrace.tree.node import Node


class NodeSet(Question):
    """A set: what is left out of it is missing, and what does not belong there is extra."""

    def read(self, reader: Reader, piece: Piece) -> Any:
        return reader.nodes(piece)

    def whole(self, claim: Any, facts: list[str]) -> Item:
        """The one item of a set that was not answered, or that is rightly empty."""
        if claim is BLANK:
            return Item(self.name, None, None, facts, MISSING, in_set=True)
        return Item(self.name, None, [], [], RIGHT, in_set=True)

    def field(self, key: Key, leaves: Sequence[Node], words: Words, filled: bool) -> Iterator[str]:
        yield self.head(words, f" {self.spelled(key, words)}" if filled else "")

    def spelled(self, key: Key, words: Words) -> str:
        """The right set in YAML."""
        return f"[{', '.join(map(yaml_text, self.facts(key)))}]"

    def text(self, answer: Any, item: Item, words: Words) -> str:
        return words["yes"] if answer is True else super().text(answer, item, words)

    def nothing(self, item: Item, words: Words) -> str:
        return words["no"] if item.node is not None else NOTHING

    def data(self, answer: Any, item: Item) -> object:
        """A set is told node by node, by true and null."""
        return True if answer is True else super().data(answer, item)

    def hinted(self, items: Sequence[Item], reasons: Reasons) -> Iterator[Item]:
        """What is missing from a set is not named, for its name would be the answer."""
        shown: set[str] = set()
        for item in items:
            if item.given is not None:
                yield from super().hinted([item], reasons)
            elif item.verdict not in shown:
                shown.add(item.verdict)
                phrase = "nudge_unanswered" if item.unanswered else "nudge_set_missing"
                why = reasons.words[phrase]
                yield Item(self.name, None, None, None, item.verdict, why, in_set=True)


class Members(NodeSet):
    """Which nodes, in any order."""

    def compared(self, claim: Any, key: Key) -> Iterator[Item]:
        facts = self.facts(key)
        if claim is BLANK or not (claim or facts):
            yield self.whole(claim, list(facts))
            return
        given = dict.fromkeys(claim, True)
        for name in given:
            if name in facts:
                yield Item(self.name, name, True, True, RIGHT, in_set=True)
            else:
                unknown = name not in key.nodes
                yield Item(self.name, name, True, None, EXTRA, in_set=True, unknown=unknown)
        implied = self.implied(given, key)
        for name in facts:
            if name in implied:
                yield Item(self.name, name, True, True, RIGHT, in_set=True, implied=True)
            elif name not in given:
                yield Item(self.name, name, None, True, MISSING, in_set=True)

    def implied(self, given: dict[str, bool], key: Key) -> set[str]:
        """The nodes that are left out, yet said by others that are there."""
        return set()

    def reason(self, item: Item, node: Node, claim: Any, reasons: Reasons) -> str:
        visited = node in reasons.trace.visits
        return reasons.visited(node) if visited else reasons.not_visited(node)

    def hint(self, item: Item, node: Node, reasons: Reasons) -> str:
        return reasons.say("nudge_not_visited", node=node)
