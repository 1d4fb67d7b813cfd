"""A tree as flat columns, and back: how trees are pickled and copied, without recursion."""

from __future__ import annotations

from typing import Any

from gametrace.tree.node import NO_CHILDREN, Node, Tree

Columns = tuple[list[Any], ...]  # name, kind, action, value, place, number of children, in order


def flat(tree: Tree) -> tuple[dict[str, Any], Columns, dict[int, dict[str, Any]]]:
    """What the document says, the columns of all nodes, and by position what few nodes have."""
    about = {key: it for key, it in vars(tree).items() if key not in ("root", "_by_name")}
    nodes = list(tree.walk())
    columns = (
        [node.name for node in nodes],
        [node.kind for node in nodes],
        [node.action for node in nodes],
        [node.value for node in nodes],
        [node.at for node in nodes],
        [len(node.children) for node in nodes],
    )
    return about, columns, {place: vars(node) for place, node in enumerate(nodes) if vars(node)}


def unflat(about: dict[str, Any], columns: Columns, rare: dict[int, dict[str, Any]]) -> Tree:
    """The tree that `flat` took apart."""
    top = Node(None, [])
    top.depth = -1
    stack = [(top, 1)]  # inner nodes, and how many children each has yet to get
    for place, (name, kind, action, value, at, count) in enumerate(zip(*columns, strict=True)):
        node = Node(value, [] if count else NO_CHILDREN, at)
        node.name, node.kind, node.action = name, kind, action
        parent, missing = stack.pop()
        parent.children.append(node)
        node.depth = parent.depth + 1
        node.parent = parent if parent is not top else None
        if missing > 1:
            stack.append((parent, missing - 1))
        if count:
            stack.append((node, count))
        if place in rare:
            vars(node).update(rare[place])
    tree = Tree(top.children[0])
    vars(tree).update(about)
    return tree
