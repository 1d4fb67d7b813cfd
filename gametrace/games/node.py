"""A node of a game, whose slots are filled when they are read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from gametrace.tree.node import NO_CHILDREN, NOWHERE, Node

if TYPE_CHECKING:
    from collections.abc import Callable

    from gametrace.games.grow import GameTree
    from gametrace.tree.numbers import Value

_NAME = vars(Node)["name"]


class Grown(Node):
    """A state of a game, which is looked at when something asks."""

    __slots__ = ("eval", "label", "state", "tree")

    tree: GameTree
    state: Any
    label: str | None

    def __init__(self, tree: GameTree, state: Any) -> None:
        self.tree, self.state = tree, state
        self.parent, self.depth, self.action = None, 0, None
        self.kind, self.value = tree.rules.look(state)
        if self.value is not None:
            self.children = NO_CHILDREN

    def __getattr__(self, name: str) -> Any:
        """Fill a slot that is read for the first time."""
        if name == "children":
            return self.tree.grow(self)
        if name in _FILL:
            filled = _FILL[name](self)
            setattr(self, name, filled)
            return filled
        raise AttributeError(f"a node has no '{name}'")


def _name_of(node: Grown) -> str:
    """The moves that lead to a node, joined by dots; without recursion, for games may be long."""
    if node.parent is None:
        return node.tree.root_name()
    actions: list[str] = []
    above: Node = node
    while above.parent is not None:
        actions.append(above.action or "")
        above = above.parent
        try:
            known: str = _NAME.__get__(above)
        except AttributeError:
            continue
        if above.parent is not None:
            actions.append(known)
        break
    return ".".join(reversed(actions))


def _eval_of(node: Grown) -> Value:
    estimate = node.tree.rules.eval
    return None if estimate is None else estimate(node.state)


_FILL: dict[str, Callable[[Grown], Any]] = {
    "name": _name_of,
    "eval": _eval_of,
    "label": lambda node: node.tree.rules.label(node.state),
    "at": lambda node: NOWHERE,
}


def without_twins(children: list[Node], canonical: Callable[[Any], Any]) -> list[Node]:
    """Of children that are the same up to symmetry the first, which says how many there are."""
    counts: dict[Any, int] = {}
    firsts: dict[Any, Node] = {}
    for child in children:
        board = canonical(cast("Grown", child).state)
        firsts.setdefault(board, child)
        counts[board] = counts.get(board, 0) + 1
    for board, child in firsts.items():
        if counts[board] > 1:
            child.note = f"×{counts[board]}"
    return list(firsts.values())
