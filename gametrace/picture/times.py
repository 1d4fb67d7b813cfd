"""When a search comes to know what: the step at which each node is entered, and settled."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from gametrace.trace.trace import Trace
    from gametrace.tree.node import Node


class Times(NamedTuple):
    """Steps are the events, from 1 on; step 0 is before the first."""

    entered: dict[Node, int]
    settled: dict[Node, int]  # it returned; or a node above it did, without a visit here
    steps: int

    def at(self, step: int) -> Callable[[Node], int]:
        """What is known of a node after a step: 0 nothing, 1 its window, 2 all."""
        entered, settled, never = self.entered, self.settled, self.steps + 1

        def known(node: Node) -> int:
            if settled.get(node, never) <= step:
                return 2
            return 1 if entered.get(node, never) <= step else 0

        return known


def times(trace: Trace) -> Times:
    """The times of a search."""
    entered: dict[Node, int] = {}
    settled: dict[Node, int] = {}
    step = 0
    for step, (name, arguments) in enumerate(trace.events(), 1):
        node = arguments[0]
        if name in ("enter", "leaf"):
            entered.setdefault(node, step)
        if name in ("leaf", "cut", "leave"):
            settled[node] = step
    for node in trace.tree.walk():
        if node not in settled and node.parent is not None:
            settled[node] = settled[node.parent]
    return Times(entered, settled, step)
