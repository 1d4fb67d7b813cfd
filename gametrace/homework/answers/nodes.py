"""The nodes, moves and lines that a person names, in lists of every kind."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING

from gametrace.homework.answers.pieces import LONGEST
from gametrace.homework.answers.words import (
    bound_meant,
    folded,
    is_open,
    says_all_nodes,
    says_no_nodes,
    words_of,
)
from gametrace.lang import tell
from gametrace.tree.data import Listing, Mapping
from gametrace.tree.errors import closest, visible

if TYPE_CHECKING:
    from gametrace.homework.answers.names import Names
    from gametrace.tree.data import Piece, Taker

_JOINED = re.compile(r"\s*[-–—/>|]\s*")  # A-B-B1, where no node has such a name
_BETWEEN_NODES = re.compile(r"[,;\n]|[-=]>|[→⇒⟶➔]")
_CLAUSE = re.compile(r"[^\s()\[\]{}:=]+")
FEW = 50  # words around names that are compared with every name
SPARE = 100  # nodes that may be named beyond twice those of the tree: people repeat themselves


class Other(str):
    """A word in a list of nodes that names none."""

    __slots__ = ()


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
        """A list of nodes, also one written without brackets, or with words around the names."""
        if isinstance(piece, Mapping):
            raise self.take.error(piece, tell("this is a list of nodes: [B, C]"))
        if isinstance(piece, Listing):
            self.refuse_more(piece, len(piece.items))
            texts = [self.text(item, tell("the name of a node")) for item in piece.items]
            found = [name for text in texts for name in self._one_or_more(text)]
        else:
            text = self.text(piece, tell("this"))
            self.refuse_more(piece, text.count(",") + text.count(" "))
            found = self._in_text(text)
        return self._without_words(found)

    def _one_or_more(self, text: str) -> list[str]:
        """The nodes in an element of a list: one, or a few with words around them."""
        node = self.names.find(text)
        if node is None and any(char in text for char in " (,;/"):
            return self._in_text(text)
        return [node.name if node else text[:LONGEST]]

    def _in_text(self, text: str) -> list[str]:
        if whole := self.names.find(text):
            return [whole.name]
        if says_no_nodes(text):
            return []
        if says_all_nodes(text):
            return [node.name for node in self.names.tree.walk()]
        parts = _BETWEEN_NODES.split(text.strip("[](){} "))
        return [name for part in parts for name in self._in(part)]

    def _in(self, part: str) -> list[str]:
        """The nodes in a part of a list: one, or several with spaces and an `and` between them."""
        part = _bare(part)
        if node := self.names.find(part):
            return [node.name]
        joined = [self.names.find(word) for word in _JOINED.split(part)]
        if len(joined) > 1 and all(joined):
            return [node.name for node in joined if node]
        words = [_bare(word) for word in part.split()]
        found = [
            (word, self.names.find(word) or self.names.find(word.strip("()[]:"))) for word in words
        ]
        return [
            node.name if node else Other(word[:LONGEST])
            for word, node in found
            if node or (word and folded(word) not in words_of("AND"))
        ]

    def _without_words(self, found: list[str]) -> list[str]:
        """The nodes alone: beside one, a word that does not look like a name is only a word."""
        others = {name for name in found if type(name) is Other}
        if not others:
            return found
        beside = len(others) < len(set(found))
        dropped = {
            name for name in others if beside and not self._looks_like_one(name, len(others))
        }
        return [str(name) for name in found if name not in dropped or type(name) is not Other]

    def _looks_like_one(self, word: str, count: int) -> bool:
        """Whether a word that is no node may be meant as one."""
        bare = folded(word.strip("()[]{}:;,.!¡"))
        if not bare or is_open(bare) or bare in words_of("AROUND_NODES") or bound_meant(bare):
            return False
        if bare.isdigit() or not any(char.isalnum() for char in bare):
            return any(node.name.isdigit() for node in self.names.tree.walk())
        if len(bare) <= 2 or any(char.isdigit() for char in bare):
            return True
        return (
            count > FEW or closest(bare, (node.name for node in self.names.tree.walk())) is not None
        )

    def cut_nodes(self, piece: Piece, text: str) -> list[tuple[str, str | None]]:
        """The nodes in text about cuts, each with the bound beside it: B3 (beta), C (alfa)."""
        if whole := self.names.find(text):
            return [(whole.name, None)]
        self.refuse_more(piece, text.count(",") + text.count(" "))
        found: list[tuple[str, str | None]] = []
        for clause in self._clauses(text):
            words = [word for word in _CLAUSE.findall(clause) if word]
            bounds = [None if self.names.find(word) else bound_meant(word) for word in words]
            told = set(bounds) - {None}
            rest = " ".join(word for word, bound in zip(words, bounds, strict=True) if not bound)
            names = self._without_words(self._in_text(rest)) if told else self._in_text(clause)
            found += [(name, told.copy().pop() if len(told) == 1 else None) for name in names]
        kept = set(self._without_words([name for name, _ in found]))
        return [(name, bound) for name, bound in found if name in kept]

    def _clauses(self, text: str) -> list[str]:
        """Text about several cuts in parts, each with one bound at most."""
        if says_no_nodes(text):
            return []
        clauses = []
        for part in _BETWEEN_NODES.split(text):
            split, words = list[list[str]]([[]]), part.split()
            several = sum(bound_meant(word) is not None for word in words) > 1
            for word in words:
                if several and folded(word) in words_of("AND"):
                    split.append([])
                else:
                    split[-1].append(word)
            clauses += [" ".join(clause) for clause in split]
        return clauses

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
        at = self.names.tree.root
        if all(self.names.find(name) for name in names):
            below = names and any(child.name == names[0] for child in at.children)
            return [at.name, *names] if below else names
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
