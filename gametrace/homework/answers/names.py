"""Which node or action a person means, however its name is typed.

The name as it is goes first; then spelling counts less and less, where only one thing can be meant.
"""

from __future__ import annotations

import unicodedata
from functools import cached_property
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from gametrace.tree.node import Node, Tree

Meant = TypeVar("Meant")

DASHES = dict.fromkeys(map(ord, "‐‑‒–—―−﹣－"), "-")


def normal(text: str) -> str:
    """Text whose raised and lowered digits are plain ones, each dash a hyphen, nothing unseen."""
    if text.isascii():
        return text
    plain = unicodedata.normalize("NFKC", text).translate(DASHES)
    return "".join(char for char in plain if unicodedata.category(char) != "Cf")


def without_accents(text: str) -> str:
    """The letters without what stands above and below them."""
    if text.isascii():
        return text
    parts = unicodedata.normalize("NFKD", text)
    return "".join(char for char in parts if not unicodedata.combining(char))


def _joined(text: str) -> str:
    return "".join(normal(text).split())


def _any_case(text: str) -> str:
    return _joined(text).casefold()


def _bare(text: str) -> str:
    return without_accents(_any_case(text))


LEVELS: tuple[Callable[[str], str], ...] = (str, _joined, _any_case, _bare)  # from strict to loose


class Names:
    """The nodes of a tree by their names, and the actions at its root."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree

    def find(self, text: str) -> Node | None:
        """The node that is meant."""
        return self._nodes.find(text)

    def action(self, text: str) -> str | None:
        """The root's action that is meant: by its label, else by the name of where it leads."""
        child = self._actions.find(text) or self._children.find(text)
        return child.action if child else None

    @cached_property
    def _nodes(self) -> Spellings[Node]:
        return Spellings((node.name, node) for node in self.tree.walk())

    @cached_property
    def _actions(self) -> Spellings[Node]:
        children = {child.action: child for child in reversed(self.tree.root.children)}
        return Spellings((label, child) for label, child in children.items() if label)

    @cached_property
    def _children(self) -> Spellings[Node]:
        return Spellings((child.name, child) for child in self.tree.root.children)


class Spellings(Generic[Meant]):
    """Things by their names, on every level of spelling that somebody asked for."""

    def __init__(self, named: Iterable[tuple[str, Meant]]) -> None:
        self.named = list(named)
        self.levels: list[dict[str, Meant | None]] = []

    def find(self, text: str) -> Meant | None:
        """What has this name, on the first level where one thing alone has it."""
        for number, spell in enumerate(LEVELS):
            if number == len(self.levels):
                self.levels.append(self._spelled(spell))
            if (found := self.levels[number].get(spell(text))) is not None:
                return found
        return None

    def _spelled(self, spell: Callable[[str], str]) -> dict[str, Meant | None]:
        """Everything by its spelling; nothing where two are spelled alike."""
        found: dict[str, Meant | None] = {}
        for name, meant in self.named:
            spelling = spell(name)
            found[spelling] = None if spelling in found else meant
        return found
