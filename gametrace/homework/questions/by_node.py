"""Questions with an answer for each node: values, windows, probabilities, what if."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gametrace.homework.answers.marks import BLANK, NOT_VISITED, Unreadable
from gametrace.homework.answers.numerals import same
from gametrace.homework.item import EXTRA, MISSING, RIGHT, WRONG, Item
from gametrace.homework.questions.question import Question, remark
from gametrace.tree.write import yaml_text

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from gametrace.homework.answers.reader import Reader
    from gametrace.homework.key import Key
    from gametrace.lang import Words
    from gametrace.tree.data import Piece
    from gametrace.tree.node import Node

MARK = NOT_VISITED.text  # stands for a node that the search never reaches


class ByNode(Question):
    """A question about each node by itself; nodes that are not named were not asked."""

    by_node = takes_pairs = True

    def read(self, reader: Reader, piece: Piece) -> Any:
        return reader.by_node(piece, lambda item, name: self.read_one(reader, item, name))

    def read_one(self, reader: Reader, piece: Piece, name: str) -> Any:
        """The answer about one node."""
        return reader.value(piece, name)

    def fact(self, key: Key, name: str) -> Any:
        """The right answer about one node; None if there is nothing to say."""
        return self.facts(key).get(name)

    def agrees(self, given: Any, fact: Any, name: str, key: Key) -> bool:
        """Whether an answer is the right one."""
        return not isinstance(given, Unreadable) and same(given, fact, key.exact)

    def compared(self, claim: Any, key: Key) -> Iterator[Item]:
        if claim is BLANK:
            yield Item(self.name, None, None, None, MISSING)
            return
        for name, given in claim.items():
            fact = self.fact(key, name)
            if name not in key.nodes:
                if given is not BLANK:
                    yield Item(self.name, name, given, None, EXTRA, unknown=True)
            elif given is BLANK:
                if fact is not None:
                    yield Item(self.name, name, None, fact, MISSING)
            elif given is NOT_VISITED:
                verdict = RIGHT if fact is None else WRONG
                expected = NOT_VISITED if fact is None else fact
                yield Item(self.name, name, given, expected, verdict)
            elif fact is None:
                yield Item(self.name, name, given, None, EXTRA)
            else:
                verdict = RIGHT if self.agrees(given, fact, name, key) else WRONG
                why = "" if verdict == WRONG or given == fact else remark(given, fact, key)
                yield Item(self.name, name, given, fact, verdict, why)

    def seen(self, claim: Any, key: Key) -> Mapping[str, bool]:
        if not isinstance(claim, dict):
            return {}
        return {
            name: answer is not NOT_VISITED
            for name, answer in claim.items()
            if answer is not BLANK and not isinstance(answer, Unreadable)
        }

    # -- asking

    def asked(self, key: Key) -> list[str]:
        """The nodes that are asked about, if none are listed."""
        return list(self.facts(key))

    def may_be_asked(self, node: Node) -> bool:
        """Whether an answer about a node counts where no nodes are listed."""
        return True

    def completed(self, claim: Any, nodes: Sequence[str], key: Key) -> Any:
        asked = self._listed(nodes, key) or ([] if nodes else self.asked(key))
        if isinstance(claim, dict):
            return claim | {name: BLANK for name in asked if name not in claim}
        return dict.fromkeys(asked, claim) if asked or claim is BLANK else claim

    def counts(self, item: Item, nodes: Sequence[str], key: Key) -> bool:
        if nodes:
            return item.node is None or item.node in self._listed(nodes, key)
        return item.node not in key.nodes or self.may_be_asked(key.nodes[item.node])

    def _listed(self, nodes: Sequence[str], key: Key) -> list[str]:
        """The nodes that a rubric names, as far as the tree has them."""
        return [node.name for node in map(key.names.find, nodes) if node is not None]

    def field(self, key: Key, leaves: Sequence[Node], words: Words, filled: bool) -> Iterator[str]:
        answers = self.filled(key, leaves)
        if answers:
            yield self.head(words)
        for name, answer in answers.items():
            yield f"  {yaml_text(name)}: {answer}\n" if filled else f"  {yaml_text(name)}:\n"

    def filled(self, key: Key, leaves: Sequence[Node]) -> Mapping[str, str]:
        """The right answer for each node that a worksheet asks about, in YAML."""
        return {name: str(fact) for name, fact in self.facts(key).items()}
