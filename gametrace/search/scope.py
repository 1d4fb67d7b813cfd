"""How far a search sees: the depth limit, what lies on it, and which children are looked at.

All of this depends on the tree and the rules alone, not on what a search finds, so that the
searches read as if there were no limit: a node has successors, or else a utility.
"""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING

from gametrace.lang import tell
from gametrace.tree.node import MIN
from gametrace.tree.numbers import show

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from gametrace.convention import Convention
    from gametrace.tree.node import Node, Tree
    from gametrace.tree.numbers import Value


class Horizon:
    """The horizon of a tree that grows: what lies on it is decided when the search comes there."""

    def __init__(self, rules: Convention, singled: set[Node]) -> None:
        self.rules, self.singled = rules, singled

    def __contains__(self, node: Node) -> bool:
        limit = self.rules.depth
        if limit is None or node.depth < limit:
            return False
        if self.singled and node.depth < limit + sum(one in self.singled for one in node.path()):
            return False
        return node.quiet or not self.rules.quiescence


class Scope:
    """What a search by these rules sees of a tree.

    successors(node): the children that are looked at, in the order of the search; none at a leaf
    and on the horizon. utility(node): the value of a node without successors.
    """

    def __init__(self, tree: Tree, rules: Convention) -> None:
        self.tree, self.rules = tree, rules
        self.singled: set[Node] = set()  # children that are searched one ply deeper
        self.horizon: set[Node] | Horizon = set()  # inner nodes that are valued by their eval
        self.discarded: set[Node] = set()  # children that the beam leaves out
        self.successors: Callable[[Node], Sequence[Node]] = attrgetter("children")
        self.utility: Callable[[Node], Value] = attrgetter("value")
        if rules.depth is not None or rules.beam is not None:
            self.utility = self._utility
            if tree.growing:
                self.horizon = Horizon(rules, self.singled)
                self.successors = self._on_demand
                return
            self._look_ahead()
        if self.horizon or self.discarded or rules.first or rules.order == "right":
            self.successors = self._successors

    def _utility(self, node: Node) -> Value:
        rules = self.rules
        on_limit = rules.test == "limit" and rules.depth is not None and node.depth >= rules.depth
        value = self._eval(node) if node.value is None or on_limit else node.value
        if rules.chance and self.tree.range:
            low, high = self.tree.range
            if not low <= value <= high:
                message = tell(
                    "the eval {value} lies outside the range, which {star} relies on",
                    value=show(value),
                    star=rules.chance,
                )
                raise self.tree.error(node, message)
        return value

    def _successors(self, node: Node) -> Sequence[Node]:
        if node in self.horizon:
            return ()
        children = node.children[::-1] if self.rules.order == "right" else node.children
        if node in self.rules.first:
            first = self.rules.first[node]
            children = [first, *(child for child in children if child is not first)]
        return [child for child in children if child not in self.discarded]

    def _on_demand(self, node: Node) -> Sequence[Node]:
        """The successors in a tree that grows, where nothing is looked at before its time."""
        if node in self.horizon or not node.children:
            return ()
        singular = self._singular(node, self._beam(node)) if self.rules.depth is not None else None
        if singular is not None:
            self.singled.add(singular)
        return self._successors(node)

    def _look_ahead(self) -> None:
        """Find the horizon and what the beam discards, from the root down."""
        rules = self.rules
        horizon: set[Node] = set()
        stack = [(self.tree.root, rules.depth)]
        while stack:
            node, limit = stack.pop()
            if not node.children:
                continue
            on_limit = limit is not None and node.depth >= limit
            if on_limit and (node.quiet or not rules.quiescence):
                horizon.add(node)
                continue
            kept = self._beam(node)
            singular = self._singular(node, kept) if limit is not None else None
            for child in kept:
                deeper = limit + 1 if child is singular and limit is not None else limit
                stack.append((child, deeper))
        self.horizon = horizon

    def _beam(self, node: Node) -> list[Node]:
        """The children that are kept: the best ones by eval for the player to move."""
        if (
            self.rules.beam is None
            or node.kind in self.rules.nature
            or len(node.children) <= self.rules.beam
        ):
            return node.children
        ranked = sorted(node.children, key=lambda child: self._for_mover(node, child), reverse=True)
        self.discarded.update(ranked[self.rules.beam :])
        return [child for child in node.children if child not in self.discarded]

    def _singular(self, node: Node, kept: list[Node]) -> Node | None:
        """The child whose eval beats all its siblings' by the margin, if there is one."""
        if self.rules.singular is None or node.kind in self.rules.nature or len(kept) < 2:
            return None
        ranked = sorted(kept, key=lambda child: self._for_mover(node, child), reverse=True)
        best, second = (self._for_mover(node, child) for child in ranked[:2])
        return ranked[0] if best - second >= self.rules.singular else None

    def _for_mover(self, node: Node, child: Node) -> Value:
        """A child's eval, as good as it is for the player who moves at the node."""
        estimate = self._eval(child)
        if isinstance(estimate, tuple):
            return estimate[self.tree.players.index(node.kind)]
        return -estimate if node.kind == MIN else estimate

    def _eval(self, node: Node) -> Value:
        """A node's estimate; a leaf needs none."""
        if node.eval is not None:
            return node.eval
        if node.value is None:
            raise self.tree.without_eval(node)
        return node.value
