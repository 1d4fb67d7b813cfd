"""The nodes that are cut, each perhaps with its bound: `cuts: {B3: beta, C: alpha}`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gametrace.homework.answers.marks import BLANK
from gametrace.homework.item import EXTRA, MISSING, RIGHT, WRONG, Item
from gametrace.homework.questions.node_set import NodeSet
from gametrace.tree.data import Mapping
from gametrace.tree.write import yaml_text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gametrace.homework.answers.reader import Reader
    from gametrace.homework.key import Key
    from gametrace.homework.reasons.reasons import Reasons
    from gametrace.lang import Words
    from gametrace.tree.data import Piece
    from gametrace.tree.node import Node


class Cuts(NodeSet):
    """Where the search cuts; a cut that prunes nothing may be left out, and so may the bounds."""

    name = "cuts"
    takes_pairs = True

    def read(self, reader: Reader, piece: Piece) -> dict[str, Any]:
        if isinstance(piece, Mapping):
            return reader.by_node(piece, reader.bound)
        return reader.cuts(piece)

    def right(self, key: Key) -> dict[str, str]:
        visits = key.trace.visits.items()
        return {node.name: visit.bound for node, visit in visits if visit.bound}

    def applies(self, key: Key) -> bool:
        return key.has_windows

    def idle(self, key: Key) -> set[str]:
        """The cuts that prune nothing."""
        seen = key.trace.visits.keys() | key.trace.discarded
        return {name for name in self.facts(key) if seen >= set(key.nodes[name].children)}

    def compared(self, claim: Any, key: Key) -> Iterator[Item]:
        facts, idle = self.facts(key), self.idle(key)
        needed = [name for name in facts if name not in idle]
        if claim is BLANK or not (claim or needed):
            yield self.whole(claim, needed)
            return
        for name, bound in claim.items():
            fact = facts.get(name)
            unsaid = bound in (None, BLANK)
            if fact is None:
                given, unknown = True if unsaid else bound, name not in key.nodes
                yield Item(self.name, name, given, None, EXTRA, in_set=True, unknown=unknown)
            elif unsaid:
                yield Item(self.name, name, True, True, RIGHT, in_set=True)
            else:
                verdict = RIGHT if bound == fact else WRONG
                yield Item(self.name, name, bound, fact, verdict, in_set=True)
        for name in needed:
            if name not in claim:
                yield Item(self.name, name, None, facts[name], MISSING, in_set=True)

    def spelled(self, key: Key, words: Words) -> str:
        facts = self.facts(key).items()
        return f"{{{', '.join(f'{yaml_text(node)}: {words[bound]}' for node, bound in facts)}}}"

    def text(self, answer: Any, item: Item, words: Words) -> str:
        if type(answer) is str:
            return words.get(answer, answer)
        return super().text(answer, item, words)

    def reason(self, item: Item, node: Node, claim: Any, reasons: Reasons) -> str:
        if item.verdict == EXTRA:
            return reasons.no_cut(node)
        if item.verdict == WRONG:
            bound = reasons.words[item.expected]
            return reasons.say("why_cut_bound", node=node, kind=node.kind.upper(), bound=bound)
        return reasons.certificate(node)

    def hint(self, item: Item, node: Node, reasons: Reasons) -> str:
        return reasons.say("nudge_cut" if item.verdict == EXTRA else "nudge_cut_bound", node=node)
