"""The nodes, moves and lines that a person names, in lists of every kind."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING

from gametrace.homework.answers.words import folded, says_all_nodes, says_no_nodes, words_of
from gametrace.lang import tell
from gametrace.tree.data import Listing, Mapping
from gametrace.tree.errors import visible

if TYPE_CHECKING:
    from gametrace.homework.answers.names import Names
    from gametrace.tree.data import Piece, Taker

_JOINED = re.compile(r"\s*[-–—/>|]\s*")  # A-B-B1, where no node has such a name
_BETWEEN_NODES = re.compile(r"[,;]|[-=]>|[→⇒⟶➔]")
LONGEST = 200  # characters of an answer that are shown
SPARE = 100  # nodes that may be named beyond twice those of the tree: people repeat themselves


class NodeReader:
    """Reads pieces as nodes of one tree; a name that the tree has not stays as it is."""

    def __init__(self, take: Taker, names: Names) -> None:
        self.take, self.names = take, names

    def text(self, piece: Piece, noun: str) -> str:
        """Text as it was meant: spaces of every kind are one, invisible characters are dropped."""
        self.take.text(piece, noun)
        text: str = piece.value
        if not text.isprintable() or not text.isascii():
            seen = (char for char in text if unicodedata.category(char) != "Cf")
            text = "".join(" " if char.isspace() else char for char in seen)
        return visible(text.strip())

    def node(self, piece: Piece) -> str:
        """The name of the node that is meant; a name that the tree has not stays as it is."""
        text = self.text(piece, tell("the name of a node"))
        node = self.names.find(text)
        return node.name if node else text[:LONGEST]

    def refuse_more(self, piece: Piece, count: int) -> None:
        """Refuse an answer about far more nodes than the tree has."""
        if count > SPARE + 2 * self.names.tree.size:
            raise self.take.error(piece, tell("this is about more nodes than the tree has"))

    def nodes(self, piece: Piece) -> list[str]:
        """A list of nodes, also one written without brackets."""
        if isinstance(piece, Mapping):
            raise self.take.error(piece, tell("this is a list of nodes: [B, C]"))
        if isinstance(piece, Listing):
            self.refuse_more(piece, len(piece.items))
            return [self.node(item) for item in piece.items]
        text = self.text(piece, tell("this"))
        self.refuse_more(piece, text.count(",") + text.count(" "))
        if whole := self.names.find(text):
            return [whole.name]
        if says_no_nodes(text):
            return []
        if says_all_nodes(text):
            return [node.name for node in self.names.tree.walk()]
        return [
            name for part in _BETWEEN_NODES.split(text.strip("[](){} ")) for name in self._in(part)
        ]

    def _in(self, part: str) -> list[str]:
        """The nodes in a part of a list: one, or several with spaces and an `and` between them."""
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
            if node or (word and folded(word) not in words_of("AND"))
        ]

    def action(self, piece: Piece) -> str | list[str]:
        """The action that is meant, or several that are said to be as good as each other."""
        if isinstance(piece, Listing):
            self.refuse_more(piece, len(piece.items))
            texts = [self.text(item, tell("an action")) for item in piece.items]
            return [self.names.action(_bare(text)) or text[:LONGEST] for text in texts]
        text = self.text(piece, tell("an action"))
        if whole := self.names.action(text) or self.names.action(_bare(text)):
            return whole
        words = [word for word in re.split(r"[\s()>→,:.-]+", text) if word]
        known = {word: self.names.action(word) for word in words}
        others = [word for word in words if not known[word] and word != self.names.tree.root.name]
        fillers = words_of("FILLERS") | words_of("AND")
        if any(folded(word) not in fillers for word in others):
            return text[:LONGEST]
        named = list(dict.fromkeys(action for action in known.values() if action))
        return named[0] if len(named) == 1 else named or text[:LONGEST]

    def line(self, piece: Piece) -> list[str]:
        """A line by its nodes; where some are none, moves may stand for where they lead."""
        names = self.nodes(piece)
        if all(self.names.find(name) for name in names):
            return names
        at = self.names.tree.root
        path = [at.name]
        for name in names[1:] if names[0] == at.name else names:
            lead = (child for child in at.children if name in (child.action, child.name))
            loosely = (child for child in at.children if name.casefold() == str(child.action))
            following = next(lead, None) or next(loosely, None)
            if following is None:
                return names
            at = following
            path.append(at.name)
        return path


def _bare(text: str) -> str:
    """A word without the quotes around it and the full stop after it."""
    return text.strip(" \t.'\"“”„«»‘’`")
