"""What a search sees at one node: while it is there, and in the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from gametrace.tree.node import MAX, MIN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gametrace.trace.trace import Trace
    from gametrace.trace.watcher import BoundName
    from gametrace.tree.node import Node
    from gametrace.tree.numbers import Value

Status: TypeAlias = Literal[
    "open", "solved", "cut", "leaf", "horizon", "pruned", "beyond", "discarded"
]
ValueIs: TypeAlias = Literal["exact", "lower", "upper"]


class Visit:
    """What the search saw at one node; of a leaf, and of a node never visited, this is all."""

    __slots__ = ("alpha", "beta", "node", "order", "status", "trace", "value", "value_is")

    trace: Trace  # where it was asked for by name
    choice: Node | None = None
    tied: bool = False  # whether the choice was among equals that lead to different results
    bound: BoundName | None = None  # which bound a cut passed, and where that was
    limit: Value = None
    seen: Sequence[tuple[Node, Value]] = ()  # the children looked at, with what they returned

    def __init__(
        self,
        node: Node,
        status: Status,
        order: int | None = None,
        alpha: Value = None,
        beta: Value = None,
        value: Value = None,
        value_is: ValueIs | None = None,
    ) -> None:
        self.node, self.status, self.order = node, status, order
        self.alpha, self.beta, self.value, self.value_is = alpha, beta, value, value_is

    def __repr__(self) -> str:
        return f"<{self.node.name}: {self.status}, {self.value}>"

    @property
    def window(self) -> tuple[Value, Value] | None:
        """The window that the node was called with; None without windows or without a visit."""
        return None if self.alpha is None else (self.alpha, self.beta)

    def why(self, lang: str = "es") -> str:
        """Why the node has its value, window and status, of a visit that a trace was asked for."""
        from gametrace.homework.key import Key
        from gametrace.homework.reasons.why import why
        from gametrace.lang import homework_words

        trace: Trace = self.trace
        key = Key(trace, trace.plain, lang=lang)
        return " ".join(why(key, self.node, homework_words(lang)))

    @property
    def after(self) -> Node | None:
        """The child that had just returned when the node was cut."""
        return self.seen[-1][0] if self.bound and self.seen else None

    @property
    def passed(self) -> Value:
        """The value that passed the bound of a cut, which may be more than what is returned."""
        if self.bound and self.value == self.limit and self.seen and self.node.kind in (MAX, MIN):
            last = self.seen[-1][1]
            return max(last, self.value) if self.node.kind == MAX else min(last, self.value)
        return self.value


class Inner(Visit):
    """The visit of an inner node, open until the node returns.

    The choice is the first child that strictly improved the node's value, else the first of all.
    Where nature moves nothing is chosen. A player looks at its own entry of the utilities.
    """

    __slots__ = ("__dict__", "best", "choice", "entry", "seen")  # few have what is not a slot

    seen: list[tuple[Node, Value]]
    entry: int | None  # of the utilities: the player's who moves
    best: Value  # the value so far; None where nature moves
    taken: Value = None  # what the chosen child returned, of several players

    def __init__(self, node: Node, order: int, alpha: Value, beta: Value, best: Value) -> None:
        self.node, self.status, self.order = node, "open", order
        self.alpha, self.beta, self.best = alpha, beta, best
        self.choice = self.entry = self.value = self.value_is = None
        self.seen = []

    @property
    def low(self) -> Value:
        """Alpha so far."""
        raised = self.node.kind == MAX and self.alpha is not None and self.best is not None
        return max(self.alpha, self.best) if raised else self.alpha

    @property
    def high(self) -> Value:
        """Beta so far."""
        lowered = self.node.kind == MIN and self.beta is not None and self.best is not None
        return min(self.beta, self.best) if lowered else self.beta

    def offer(self, child: Node, value: Value) -> None:
        """The next child of the node has returned a value."""
        self.seen.append((child, value))
        best = self.best
        if best is None:
            return
        if self.entry is not None:
            self._offer_player(child, value, value[self.entry])
        elif value < best if self.node.kind == MIN else value > best:
            self.best, self.choice = value, child
        elif self.choice is None:
            self.choice = child

    def _offer_player(self, child: Node, value: Value, own: Value) -> None:
        if own > self.best:
            self.best, self.choice, self.taken, self.tied = own, child, value, False
        elif self.choice is None:
            self.choice, self.taken = child, value
        elif own == self.best and value != self.taken:
            self.tied = True
