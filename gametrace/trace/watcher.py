"""What a search reports, and to whom: a watcher overrides the methods that it needs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from gametrace.convention import Convention
    from gametrace.tree.node import Node, Tree
    from gametrace.tree.numbers import Value

BoundName: TypeAlias = Literal["alpha", "beta"]


class Watcher:
    """Is told each step of a search as it happens; by itself it does nothing with them.

    Every enter is closed by one leave or one cut of the same node. A leaf event is for a node that
    is valued without a look at its children: a leaf, or a node at the depth limit. A search without
    windows reports None for alpha and beta.
    """

    __slots__ = ()

    def begin(self, tree: Tree, rules: Convention) -> None:
        """A search of this tree by these rules is about to start."""

    def enter(self, node: Node, alpha: Value, beta: Value) -> None:
        """An inner node is called with this window."""

    def leaf(self, node: Node, alpha: Value, beta: Value, value: Value) -> None:
        """A node is called with this window and has this value at once."""

    def cut(self, node: Node, value: Value, bound: BoundName, limit: Value) -> None:
        """The node's value passed its bound (alpha or beta), which was limit: value is returned."""

    def leave(self, node: Node, value: Value) -> None:
        """All children of the node were looked at: its value is returned."""

    def window(self, node: Node, child: Node, share: Share) -> None:
        """A chance node that may be cut computes what its next child must return for that."""


class Share(NamedTuple):
    """The arithmetic of a window at a chance node: a = (alpha - done - above) / p, b likewise."""

    alpha: Value
    beta: Value
    done: Value  # the weighted sum of the children before
    above: Value  # the most that those after can add
    below: Value  # the least
    p: Value
    a: Value
    b: Value


class Enter(NamedTuple):
    """An inner node is called."""

    node: Node
    alpha: Value
    beta: Value


class Leaf(NamedTuple):
    """A node is called and has its value at once: a leaf, or a node at the depth limit."""

    node: Node
    alpha: Value
    beta: Value
    value: Value


class Cut(NamedTuple):
    """A node's value passed a bound."""

    node: Node
    value: Value
    bound: BoundName
    limit: Value


class Leave(NamedTuple):
    """A node returns its value after a look at all its children."""

    node: Node
    value: Value


class Window(NamedTuple):
    """A chance node computes what its next child must return for a cut."""

    node: Node
    child: Node
    share: Share


Event: TypeAlias = Enter | Leaf | Cut | Leave | Window
EVENTS: dict[str, type[Event]] = {
    "enter": Enter, "leaf": Leaf, "cut": Cut, "leave": Leave, "window": Window,
}  # fmt: skip
