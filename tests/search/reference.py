"""The definitions that searches are compared with: slow, and with nothing of theirs."""

from itertools import pairwise
from math import inf

from hypothesis import strategies as st

SIX = [(cut, bound) for cut in ("ties", "strict") for bound in ("soft", "hard", "clamped")]

rules = st.fixed_dictionaries(
    {
        "cut": st.sampled_from(["ties", "strict"]),
        "bound": st.sampled_from(["soft", "hard", "clamped"]),
        "order": st.sampled_from(["left", "right"]),
    }
)
bounds = st.lists(
    st.sampled_from([-inf, -2, -1, 0, 1, 2, inf]), min_size=2, max_size=2, unique=True
)
windows = bounds.map(sorted).map(lambda ends: {"alpha": ends[0], "beta": ends[1]})


def true_value(node):
    """The minimax value of a node."""
    if not node.children:
        return node.value
    return (max if node.kind == "max" else min)(map(true_value, node.children))


def in_order(node, order):
    """The children in the order in which they are searched."""
    return node.children if order == "left" else node.children[::-1]


def returned(trace):
    """What each visited node returned, by its closing event."""
    values = {}
    for name, (node, *rest) in trace.events():
        if name != "enter":
            values[node] = rest[2] if name == "leaf" else rest[0]
    return values


def window(node, trace):
    """A node's window: what the ancestors' earlier children returned, and the root's window."""
    values, order = returned(trace), trace.rules.order
    alpha, beta = trace.rules.alpha, trace.rules.beta
    for parent, child in pairwise(node.path()):
        siblings = in_order(parent, order)
        earlier = [values[sibling] for sibling in siblings[: siblings.index(child)]]
        if parent.kind == "max":
            alpha = max([alpha, *earlier])
        else:
            beta = min([beta, *earlier])
    return alpha, beta


def running(node, trace):
    """The value of a node after each child that was visited."""
    values = returned(trace)
    alpha, beta = window(node, trace)
    if trace.rules.bound == "soft":
        alpha, beta = -inf, inf
    best, start = (max, alpha) if node.kind == "max" else (min, beta)
    after = []
    for child in in_order(node, trace.rules.order):
        if child in values:
            start = best(start, values[child])
            after.append(start)
    return after


def passes(node, value, trace):
    """Whether a value is a reason to cut at a node."""
    alpha, beta = window(node, trace)
    ties = trace.rules.cut == "ties"
    if node.kind == "max":
        return value > beta or (ties and value == beta)
    return value < alpha or (ties and value == alpha)


def position(node):
    """The way from the root to a node: which child at each step."""
    return [parent.children.index(child) for parent, child in pairwise(node.path())]


def mirrored(lists):
    """Nested lists read from right to left."""
    return [mirrored(each) for each in reversed(lists)] if isinstance(lists, list) else lists


def as_lists(node, replace=None):
    """The nested lists that a node was built from, some leaves replaced."""
    if not node.children:
        return (replace or {}).get(node, node.value)
    return [as_lists(child, replace) for child in node.children]


def chain(levels, leaf=5):
    """So many inner nodes, each with one child, down to a leaf."""
    lists = leaf
    for _ in range(levels):
        lists = [lists]
    return lists
