"""Why a window is what it is, and why a cut is right: who decided it, and through whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gametrace.tree.node import MIN

if TYPE_CHECKING:
    from gametrace.trace.trace import Trace
    from gametrace.tree.node import Node
    from gametrace.tree.numbers import Value


class Origin(NamedTuple):
    """Where an end of a window was set: at a node, through a child that returned it.

    towards is the child of that node under which the window is in force.
    """

    setter: Node
    through: Node
    towards: Node


class Certificate(NamedTuple):
    """All that proves a cut: after which child, with whose value, and whose bound it passed."""

    cut: Node
    after: Node
    leaf: Node
    value: Value
    bound: str
    limit: Value
    origin: Origin | None


def origin(trace: Trace, node: Node, bound: str) -> Origin | None:
    """Who set alpha, or beta, of a node's window; None if it comes from the root or from chance."""
    setter, towards = _set_at(trace, node, bound)
    if setter is None or setter.kind in trace.rules.nature:
        return None
    end = getattr(trace.visits[node], bound)
    earlier = (child for child in trace.seen(setter) if comes_before(trace, child, towards))
    through = next((child for child in earlier if trace.visits[child].value == end), None)
    return Origin(setter, through, towards) if through else None


def starts_below(trace: Trace, node: Node, bound: str) -> Node | None:
    """The chance node below which an end of a node's window started, if no one changed it since."""
    setter, _ = _set_at(trace, node, bound)
    return setter if setter is not None and setter.kind in trace.rules.nature else None


def _set_at(trace: Trace, node: Node, bound: str) -> tuple[Node | None, Node]:
    """The node above at which an end of the window became what it is, and the way down from it."""
    visits = trace.visits
    end = getattr(visits[node], bound)
    while (above := node.parent) is not None and above in visits:
        if above.kind in trace.rules.nature or getattr(visits[above], bound) != end:
            return above, node
        node = above
    return None, node


def certificate(trace: Trace, cut: Node) -> Certificate:
    """The proof of the cut at a node."""
    visit = trace.visits[cut]
    assert visit.bound is not None
    leaf, from_ = source(trace, cut), origin(trace, cut, visit.bound)
    after = returned_before(trace, cut)
    return Certificate(cut, after, leaf, visit.value, visit.bound, visit.limit, from_)


def returned_before(trace: Trace, cut: Node) -> Node:
    """What had just returned when a node was cut: a child, or a grandchild that was probed."""
    last = cut
    for name, (node, *_) in trace.events():
        if name == "cut" and node is cut:
            break
        last = node
    return last


def cut_above(trace: Trace, node: Node) -> Node | None:
    """The node whose cut keeps a pruned node from being visited."""
    return next((above for above in reversed(node.path()) if above in trace.visits), None)


def source(trace: Trace, node: Node) -> Node:
    """The leaf that a node's value was handed up from.

    It is a chance node where a mean was handed up, and with fail-hard also a node that returned the
    bound it started from.
    """
    visits = trace.visits
    while (choice := visits[node].choice) and visits[choice].value == visits[node].value:
        node = choice
    return node


def comes_before(trace: Trace, one: Node, other: Node) -> bool:
    """Whether one node is visited before another."""
    visits = trace.visits
    return (visits[one].order or 0) < (visits[other].order or 0)


def so_far(trace: Trace, child: Node) -> Value:
    """What the node above has when a child's turn comes; None for its first child."""
    above = child.parent
    assert above is not None
    visits, least = trace.visits, above.kind == MIN
    earlier = [it for it in trace.seen(above) if comes_before(trace, it, child)]
    if not earlier:
        return None
    values = [visits[it].value for it in earlier]
    if trace.rules.bound == "hard":
        values.append(visits[above].beta if least else visits[above].alpha)
    return min(values) if least else max(values)
