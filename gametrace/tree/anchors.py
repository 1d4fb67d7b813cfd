"""Anchors and aliases: an alias copies the subtree that its anchor stands for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from gametrace.lang import tell
from gametrace.tree.data import Role, place
from gametrace.tree.errors import visible
from gametrace.tree.node import Node

if TYPE_CHECKING:
    from gametrace.tree.errors import Source
    from gametrace.tree.forms import Forms
    from gametrace.tree.growth import Growth


class Anchor(NamedTuple):
    """What an anchor stands for, and what a copy of it adds to the tree."""

    item: Any
    nodes: int
    levels: int


class OpenAnchor(NamedTuple):
    """An anchor that is still being read: on what, and how large the tree was before."""

    frame: Any
    name: str
    nodes: int
    deepest: int


class Anchors:
    """The anchors of one document, by name."""

    def __init__(self, source: Source, forms: Forms, growth: Growth) -> None:
        self.source, self.forms, self.growth = source, forms, growth
        self.known: dict[str, Anchor | None] = {}  # None while it is still being read
        self.opened: list[OpenAnchor] = []

    def leaf(self, name: str, item: Any) -> None:
        """An anchor on something that has no parts."""
        self.known[name] = Anchor(self._as_it_is(item), 1, 0)

    def open(self, name: str, frame: Any) -> None:
        """An anchor on something whose parts come next."""
        growth = self.growth
        self.known[name] = None
        self.opened.append(OpenAnchor(frame, name, growth.nodes, growth.deepest))
        growth.deepest = growth.level

    def close(self, frame: Any, item: Any) -> None:
        """A frame is complete: remember what its anchor stands for."""
        growth = self.growth
        if self.opened and self.opened[-1].frame is frame:
            _, name, nodes, deepest = self.opened.pop()
            levels = growth.deepest - growth.level + 1
            self.known[name] = Anchor(self._as_it_is(item), growth.nodes - nodes + 1, levels)
            growth.deepest = max(deepest, growth.deepest)
        growth.fall()

    def copy(self, event: Any, role: Role) -> Any:
        """What an alias stands for, in a place where this is expected."""
        name = visible(event.anchor)
        if event.anchor not in self.known:
            message = tell("there is no anchor '&{name}' above", name=name)
            raise self.source.error(place(event), message)
        anchor = self.known[event.anchor]
        if anchor is None:
            message = tell("the anchor '&{name}' contains itself here", name=name)
            raise self.source.error(place(event), message)
        node = anchor.item.__class__ is Node
        leaf = node and not anchor.item.children
        if role is Role.KEY or node is (role is Role.DATA) or (leaf and role is Role.CHILDREN):
            message = tell("'*{name}' cannot stand here; write out what is meant", name=name)
            raise self.source.error(place(event), message)
        self.growth.add(anchor.nodes - 1, event)
        self.growth.reach(anchor.levels, event)
        return self.forms.copy(anchor.item, place(event)) if node else anchor.item

    def _as_it_is(self, item: Any) -> Any:
        """A node without the name, kind or probability that stands before its anchor."""
        return self.forms.copy(item, item.at) if item.__class__ is Node else item
