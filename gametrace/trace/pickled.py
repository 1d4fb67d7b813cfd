"""A trace for pickle: nodes as their places in the tree, so that depth does not matter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gametrace.trace.trace import FIELDS, Trace

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from gametrace.convention import Convention
    from gametrace.tree.node import Tree


def packed(trace: Trace) -> tuple[Any, ...]:
    """The arguments of `unpacked`."""
    place = {node: position for position, node in enumerate(trace.tree.walk())}
    first = [(place[node], place[child]) for node, child in trace.rules.first.items()]
    discarded = sorted(place[node] for node in trace.discarded)
    rules, steps = trace.rules._replace(first={}), _exchanged(trace.steps, place.__getitem__)
    known = {"actions": trace.actions} if trace.tree.is_game else {}  # its rules stay behind
    plain = trace.plain_search
    return trace.tree, trace.algorithm, rules, first, discarded, steps, plain, known


def unpacked(
    tree: Tree,
    algorithm: str,
    rules: Convention,
    first: Sequence[tuple[int, int]],
    discarded: Sequence[int],
    steps: list[Any],
    plain: Callable[..., Trace] | None,
    known: dict[str, Any],
) -> Trace:
    """The trace again."""
    nodes = list(tree.walk())
    rules = rules._replace(first={nodes[at]: nodes[child] for at, child in first})
    trace = Trace(tree, algorithm, rules, plain, {nodes[at] for at in discarded})
    vars(trace).update(known)
    trace.steps.extend(_exchanged(steps, nodes.__getitem__))
    return trace


def _exchanged(steps: list[Any], exchange: Callable[[Any], Any]) -> list[Any]:
    """The flat list of events with another thing in the place of each node."""
    changed, at = list(steps), 0
    while at < len(changed):
        name = changed[at]
        changed[at + 1] = exchange(changed[at + 1])
        if name == "window":
            changed[at + 2] = exchange(changed[at + 2])
        at += 1 + FIELDS[name]
    return changed
