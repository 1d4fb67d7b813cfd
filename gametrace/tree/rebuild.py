"""A copy of a tree with something changed: leaf values, kinds, or the order of the children."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametrace.tree.node import NO_CHILDREN, Node, Tree

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from gametrace.tree.numbers import Value


def rebuilt(
    tree: Tree,
    *,
    value: Callable[[Node], Value] | None = None,
    children: Callable[[Node], Sequence[Node]] | None = None,
    kind: Callable[[Node], str] | None = None,
) -> Tree:
    """The tree with each leaf's value, or each node's children or kind, as these functions say.

    Names, actions and everything else stay with their nodes. New values need not keep the range.
    """
    root = _copy(tree.root, None, value)
    stack = [(tree.root, root)]
    size, height = 1, 0
    while stack:
        old, new = stack.pop()
        for child in children(old) if children and old.children else old.children:
            twin = _copy(child, new, value)
            new.children.append(twin)
            size, height = size + 1, max(height, twin.depth)
            if child.children:
                stack.append((child, twin))
    copy = Tree(root, tree.source)
    vars(copy).update(
        {key: it for key, it in vars(tree).items() if key not in ("root", "_by_name")}
    )
    copy.size, copy.height = size, height
    if value:
        copy.range = None
    if kind:
        for old, new in zip(tree.walk(), copy.walk(), strict=True):
            new.kind = kind(old)
        copy.kinds = frozenset(node.kind for node in copy.walk() if node.children)
    return copy


def _copy(node: Node, parent: Node | None, value: Callable[[Node], Value] | None) -> Node:
    own = value(node) if value and not node.children else node.value
    twin = Node(own, [] if node.children else NO_CHILDREN, node.at)
    twin.name, twin.kind, twin.action, twin.depth = node.name, node.kind, node.action, node.depth
    twin.parent = parent
    vars(twin).update(vars(node))
    return twin
