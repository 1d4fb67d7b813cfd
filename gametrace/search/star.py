"""Chance nodes inside alpha-beta: no cuts at all, or Ballard's Star1 and Star2.

S: the weighted sum of the children done; p: the next child's probability; R: that of the children
after it; [L, U]: the range of the utility. What the child must return for a cut is A or less, B or
more:

    A = (alpha - S - U R) / p        B = (beta - S - L R) / p

Star2 first probes one child of every successor: below MIN nodes that gives upper bounds, which take
the place of U, and below MAX nodes lower bounds, which take the place of L.
"""

from __future__ import annotations

from math import inf
from operator import ge, gt, le, lt
from typing import TYPE_CHECKING, TypeAlias

from gametrace.lang import tell
from gametrace.search.common import expectation, weights_of
from gametrace.trace.watcher import Share
from gametrace.tree.node import MAX, MIN
from gametrace.tree.numbers import ratio

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from gametrace.convention import Convention
    from gametrace.search.scope import Scope
    from gametrace.trace.watcher import BoundName, Watcher
    from gametrace.tree.node import Node, Tree
    from gametrace.tree.numbers import Value

    Search: TypeAlias = Callable[[Node, Value, Value], Value]


def chance_value(
    tree: Tree, watch: Watcher, rules: Convention, scope: Scope, value: Search
) -> Search:
    """The function that values a chance node within a window."""
    if rules.chance is None:
        return unpruned(tree, watch, rules, scope, value)
    return star(tree, watch, rules, scope, value)


def unpruned(tree: Tree, watch: Watcher, rules: Convention, scope: Scope, value: Search) -> Search:
    """No window passes a chance node: its children start from [-inf, inf]."""

    def exp_value(node: Node, alpha: Value, beta: Value) -> Value:
        watch.enter(node, alpha, beta)
        children = scope.successors(node)
        values = [value(child, -inf, inf) for child in children]
        v = expectation(tree, node, values, weights_of(children, rules))
        watch.leave(node, v)
        return v

    return exp_value


def star(tree: Tree, watch: Watcher, rules: Convention, scope: Scope, value: Search) -> Search:
    """Star1, or Star2 at the nodes that have something to probe."""
    low, high = finite_range(tree, rules)
    sizes = sizes_of(tree) if rules.chance == "star2" else {}
    over, under = (ge, le) if rules.cut == "ties" else (gt, lt)

    def exp_value(node: Node, alpha: Value, beta: Value) -> Value:
        watch.enter(node, alpha, beta)
        children = scope.successors(node)
        ps = weights_of(children, rules) or [ratio(1, len(children))] * len(children)
        least, most = [low] * len(children), [high] * len(children)  # what each may be worth

        def search(i: int, a: Value, b: Value) -> Value:
            return value(children[i], max(low, a), min(high, b))

        def probe_min(i: int, a: Value, b: Value) -> Value:
            most[i] = value(cheapest(children[i]), max(low, a), high)
            return most[i]

        def probe_max(i: int, a: Value, b: Value) -> Value:
            least[i] = value(cheapest(children[i]), low, min(high, b))
            return least[i]

        def sweep(
            visit: Callable[[int, Value, Value], Value], bounds: str
        ) -> tuple[Value, BoundName | None]:
            """S over all children, or the value and the name of the bound that cut it short."""
            done: Value = 0
            above, below = dot(ps, most), dot(ps, least)
            for i, p in enumerate(ps):
                above -= p * most[i]
                below -= p * least[i]
                a, b = -inf, inf
                if p:
                    a, b = ratio(alpha - done - above, p), ratio(beta - done - below, p)
                    watch.window(node, children[i], Share(alpha, beta, done, above, below, p, a, b))
                v = visit(i, a, b)
                if "alpha" in bounds and under(v, a):
                    return ratio(done + p * v + above, 1), "alpha"
                if "beta" in bounds and over(v, b):
                    return ratio(done + p * v + below, 1), "beta"
                done += p * v
            return ratio(done, 1), None

        sweeps = [(search, "alpha beta")]
        if rules.chance == "star2" and (kind := kind_to_probe(children, scope)):
            sweeps.insert(0, (probe_min, "alpha") if kind == MIN else (probe_max, "beta"))
        for visit, bounds in sweeps:
            v, cut = sweep(visit, bounds)
            if cut:
                watch.cut(node, v, cut, alpha if cut == "alpha" else beta)
                return v
        watch.leave(node, v)
        return v

    def cheapest(node: Node) -> Node:
        """The smallest child: a probe is at most half of the search that may follow."""
        return min(scope.successors(node), key=sizes.__getitem__)

    return exp_value


def sizes_of(tree: Tree) -> dict[Node, int]:
    """How many nodes there are from each node down."""
    sizes: dict[Node, int] = {}
    for node in reversed(list(tree.walk())):
        sizes[node] = 1 + sum(sizes[child] for child in node.children)
    return sizes


def dot(ps: list[Value], values: list[Value]) -> Value:
    """The sum of the values, each by its probability."""
    return sum(p * value for p, value in zip(ps, values, strict=True))


def kind_to_probe(children: Sequence[Node], scope: Scope) -> str | None:
    """MAX or MIN, if all are nodes of that kind with a choice; an only child is no probe."""
    kinds = {child.kind for child in children}
    if len(kinds) > 1 or any(len(scope.successors(child)) < 2 for child in children):
        return None
    return kinds.pop() if kinds <= {MAX, MIN} else None


def finite_range(tree: Tree, rules: Convention) -> tuple[Value, Value]:
    """The bounds of the utility, without which nothing can be cut at a chance node."""
    if tree.range is None or -inf in tree.range or inf in tree.range:
        message = tell(
            "{star} needs a finite `range: [lowest, highest]` in the tree", star=rules.chance
        )
        raise tree.error(tree.root, message)
    return tree.range
