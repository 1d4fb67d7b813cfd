"""A watcher that passes on what happens in one subtree, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametrace.trace.watcher import Watcher

if TYPE_CHECKING:
    from gametrace.convention import Convention
    from gametrace.trace.watcher import BoundName, Share
    from gametrace.tree.node import Node, Tree
    from gametrace.tree.numbers import Value


class Only(Watcher):
    """Between a search and the watcher that should see one node and what is below it."""

    def __init__(self, node: Node, watch: Watcher) -> None:
        self.node, self.watch = node, watch
        self.inside = self.visited = False

    def begin(self, tree: Tree, rules: Convention) -> None:
        self.watch.begin(tree, rules)

    def enter(self, node: Node, alpha: Value, beta: Value) -> None:
        if node is self.node:
            self.inside = self.visited = True
        if self.inside:
            self.watch.enter(node, alpha, beta)

    def leaf(self, node: Node, alpha: Value, beta: Value, value: Value) -> None:
        self.visited = self.visited or node is self.node
        if self.inside or node is self.node:
            self.watch.leaf(node, alpha, beta, value)

    def cut(self, node: Node, value: Value, bound: BoundName, limit: Value) -> None:
        if self.inside:
            self.watch.cut(node, value, bound, limit)
            self.inside = node is not self.node

    def window(self, node: Node, child: Node, share: Share) -> None:
        if self.inside:
            self.watch.window(node, child, share)

    def leave(self, node: Node, value: Value) -> None:
        if self.inside:
            self.watch.leave(node, value)
            self.inside = node is not self.node
