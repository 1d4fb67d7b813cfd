"""How large a tree becomes while it is read: what is too much is refused before it is built."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from gametrace.lang import tell
from gametrace.tree.data import place

if TYPE_CHECKING:
    from gametrace.tree.errors import Source


UNFOLDED = 1000  # nodes for each character: what aliases may make of a document


class Limits(NamedTuple):
    """How large a tree may get."""

    nodes: int = 10_000_000
    depth: int = 20_000


class Growth:
    """Counts nodes and levels; what an alias copies counts before it is copied."""

    def __init__(self, source: Source, limits: Limits) -> None:
        self.source, self.limits = source, limits
        self.nodes = 1
        self.unfolded = UNFOLDED * max(1, len(source.text))
        self.level = self.deepest = 0
        self.rises: list[int] = []  # for each thing that is open, whether it is a level of the tree

    def add(self, nodes: int, item: Any) -> None:
        """There are so many nodes more."""
        self.nodes += nodes
        self.expect(0, item)

    def expect(self, nodes: int, item: Any) -> None:
        """There will be so many nodes more, once what is open now is closed."""
        if self.nodes + nodes > self.limits.nodes:
            message = tell(
                "the tree has more than {nodes} nodes (see --max-nodes)", nodes=self.limits.nodes
            )
            raise self.source.error(place(item), message)
        if self.nodes + nodes > self.unfolded:
            message = tell("the aliases unfold to more than {times} times the text", times=UNFOLDED)
            raise self.source.error(place(item), message)

    def rise(self, levels: int, item: Any) -> None:
        """Something opens, which may be a level of the tree."""
        self.rises.append(levels)
        self.level += levels
        self.reach(0, item)

    def reach(self, levels: int, item: Any) -> None:
        """The tree is so many levels deeper here."""
        if self.level + levels > self.deepest:
            self.deepest = self.level + levels
        if self.level + levels > self.limits.depth:
            message = tell(
                "the tree is deeper than {depth} levels (see --max-depth)", depth=self.limits.depth
            )
            raise self.source.error(place(item), message)

    def fall(self) -> None:
        """What was opened last is closed."""
        self.level -= self.rises.pop()
