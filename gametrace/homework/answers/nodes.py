"""The nodes, moves and lines that a person names, in lists of every kind."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from gametrace.homework.answers.fields import ALL_NODES, folded, says_no_nodes
from gametrace.tree.data import Listing, Mapping

if TYPE_CHECKING:
    from gametrace.homework.answers.names import Names
    from gametrace.tree.data import Piece, Taker

_JOINED = re.compile(r"\s*[-–—/>|]\s*")  # A-B-B1, where no node has such a name
_BETWEEN_NODES = re.compile(r"[,;]|[-=]>|[→⇒⟶➔]")
LONGEST = 200  # characters of an answer that are shown
AND = ("y", "e", "i", "and")  # between the last two of a list
SPARE = 100  # nodes that may be named beyond twice those of the tree: people repeat themselves


class NodeReader:
    """Reads pieces as nodes of one tree; a name that the tree has not stays as it is."""

    def __init__(self, take: Taker, names: Names) -> None:
        self.take, self.names = take, names

    def node(self, piece: Piece) -> str:
        """The name of the node that is meant; a name that the tree has not stays as it is."""
        text = self.take.text(piece, "the name of a node")
        node = self.names.find(text)
        return node.name if node else text[:LONGEST]

    def refuse_more(self, piece: Piece, count: int) -> None:
        """Refuse an answer about far more nodes than the tree has."""
        if count > SPARE + 2 * self.names.tree.size:
            raise self.take.error(piece, "this is about more nodes than the tree has")

    def nodes(self, piece: Piece) -> list[str]:
        """A list of nodes, also one written without brackets."""
        if isinstance(piece, Mapping):
            raise self.take.error(piece, "this is a list of nodes: [B, C]")
        if isinstance(piece, Listing):
            self.refuse_more(piece, len(piece.items))
            return [self.node(item) for item in piece.items]
        text = self.take.text(piece, "this").strip()
        self.refuse_more(piece, text.count(",") + text.count(" "))
        if whole := self.names.find(text):
            return [whole.name]
        if says_no_nodes(text):
            return []
        if folded(text) in ALL_NODES:
            return [node.name for node in self.names.tree.walk()]
        return [name for part in _BETWEEN_NODES.split(text.strip("[]")) for name in self._in(part)]

    def _in(self, part: str) -> list[str]:
        """The nodes in a part of a list: one, or several with blanks and an `and` between them."""
        part = _bare(part)
        if node := self.names.find(part):
            return [node.name]
        joined = [self.names.find(word) for word in _JOINED.split(part)]
        if len(joined) > 1 and all(joined):
            return [node.name for node in joined if node]
        words = [_bare(word) for word in part.split()]
        found = [(word, self.names.find(word)) for word in words]
        return [
            node.name if node else word[:LONGEST]
            for word, node in found
            if node or (word and word.casefold() not in AND)
        ]

    def action(self, piece: Piece) -> str:
        text = self.take.text(piece, "an action").strip()
        whole = self.names.action(text) or self.names.action(_bare(text))
        named = {self.names.action(word) for word in re.split(r"[\s()>,:.-]+", text)} - {None}
        return whole or (named.pop() if len(named) == 1 else None) or text[:LONGEST]

    def line(self, piece: Piece) -> list[str]:
        """A line by its nodes; where some are none, moves may stand for where they lead."""
        names = self.nodes(piece)
        if all(self.names.find(name) for name in names):
            return names
        at = self.names.tree.root
        path = [at.name]
        for name in names[1:] if names[0] == at.name else names:
            lead = (child for child in at.children if name in (child.action, child.name))
            folded = (child for child in at.children if name.casefold() == str(child.action))
            following = next(lead, None) or next(folded, None)
            if following is None:
                return names
            at = following
            path.append(at.name)
        return path


def _bare(text: str) -> str:
    """A word without the quotes around it and the full stop behind it."""
    return text.strip(" \t.'\"“”„«»‘’`")
