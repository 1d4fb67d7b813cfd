"""What a search tells, and whom: any object with these few methods can watch."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from gametrace.tree.node import Node
    from gametrace.tree.numbers import Value


class Watcher(Protocol):
    """Is told each step of a search as it happens.

    Every enter is closed by one leave or one cut of the same node. A leaf event is for a node that
    is valued without a look at its children: a leaf, or a node at the depth limit. A search without
    windows reports None for alpha and beta.
    """

    def enter(self, node: Node, alpha: Value, beta: Value) -> None:
        """An inner node is called with this window."""

    def leaf(self, node: Node, alpha: Value, beta: Value, value: Value) -> None:
        """A node is called with this window and has this value at once."""

    def cut(self, node: Node, value: Value, bound: str, limit: Value) -> None:
        """The node's value passed its bound (alpha or beta), which was limit: it is returned."""

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


class Rules(Protocol):
    """What those who watch may know of the convention that the search follows."""

    @property
    def name(self) -> str: ...
    @property
    def cut(self) -> str: ...
    @property
    def bound(self) -> str: ...
    @property
    def alpha(self) -> Value: ...
    @property
    def beta(self) -> Value: ...
    @property
    def depth(self) -> int | None: ...
    @property
    def order(self) -> str: ...
    @property
    def test(self) -> str: ...
    @property
    def nature(self) -> tuple[str, ...]: ...
    @property
    def average(self) -> bool: ...
    @property
    def chance(self) -> str | None: ...
    @property
    def beam(self) -> int | None: ...
    @property
    def singular(self) -> Value: ...
    @property
    def quiescence(self) -> bool: ...
    @property
    def marks(self) -> str: ...
