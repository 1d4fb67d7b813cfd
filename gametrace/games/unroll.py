"""A game written out: the ordinary tree of all its states, down to the end or to a depth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametrace.tree.errors import visible
from gametrace.tree.node import NO_CHILDREN, Node, Tree

if TYPE_CHECKING:
    from gametrace.games.grow import GameTree

RARE = ("p", "note")  # what few nodes have


def unroll(tree: GameTree, depth: int | None = None) -> Tree:
    """The tree of a game with everything in it; states at the depth are leaves valued by the eval.

    It is refused when it has more nodes than the game's tree may have.
    """
    with tree.for_search() as grown:
        return copied(grown, tree.depth if depth is None else depth)


def copied(tree: GameTree, limit: int | None = None) -> Tree:
    """The same as an ordinary tree: of a game whose search is over, what that generated."""
    root = _twin(tree.root, None)
    stack: list[tuple[Node, Node]] = [(tree.root, root)]
    size, height, kinds = 1, 0, set()
    while stack:
        node, twin = stack.pop()
        if node.value is None and limit is not None and node.depth >= limit:
            if node.eval is None:
                raise tree.without_eval(node)
            twin.value, twin.children = node.eval, NO_CHILDREN
        for child in node.children if twin.value is None else ():
            copy = _twin(child, twin)
            twin.children.append(copy)
            stack.append((child, copy))
            size, height = size + 1, max(height, copy.depth)
        if twin.children:
            kinds.add(twin.kind)
    written = Tree(root)
    written.title, written.origin, written.note = tree.title, tree.origin, tree.note
    written.players = tree.players
    written.size, written.height, written.kinds = size, height, frozenset(kinds)
    return written


def board(tree: GameTree) -> list[str]:
    """Where a game stands, as lines of text: its title, and its table, its board or its state."""
    lines = [tree.title] if tree.title else []
    table = getattr(tree.rules.game, "table", None)
    text = "\n".join(table()) if table else tree.root.label or str(tree.start)
    return [f"{visible(line)}\n" for line in [*lines, *text.split("\n")]]


def _twin(node: Node, parent: Node | None) -> Node:
    """An ordinary node that says the same."""
    twin = Node(node.value, [] if node.value is None else NO_CHILDREN)
    twin.name, twin.kind, twin.action, twin.depth = node.name, node.kind, node.action, node.depth
    twin.parent = parent
    if node.value is None and node.eval is not None:
        twin.eval = node.eval
    for key in RARE:
        if key in vars(node):
            setattr(twin, key, vars(node)[key])
    label = getattr(node, "label", None)
    if label is not None:
        vars(twin)["label"] = label
    return twin
