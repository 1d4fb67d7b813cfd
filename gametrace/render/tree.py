"""The tree on a terminal: every node with its value, its window, its cut, and the choice made.

It prints its own lines: no node is dropped or cut off, whatever the width. Below FOLD levels the
guides of the outer levels give way to their number, so that deep trees stay readable.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametrace.render.look import bound_sign, comparison, odds, warnings
from gametrace.tree.numbers import show

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gametrace.render.look import Look
    from gametrace.trace.trace import Trace
    from gametrace.trace.visit import Visit
    from gametrace.tree.node import Node, Tree

FOLD = 12
KINDS = ("max", "min", "chance")
PLAYER = "◆"  # MAX, MIN and chance are drawn as the lecture does
STYLES = {"max": "green", "min": "blue", "chance": "yellow"}


def lines(trace: Trace, look: Look) -> Iterator[str]:
    """The solved tree line by line."""
    top, marks = look.only or trace.tree.root, trace.rules.marks
    for node, guide in guided(top, look.levels):
        visit = trace.visit(node)
        edge = f"{node.action}: " if node.action is not None and node is not top else ""
        p = odds(node, trace.rules)
        edge = f"({show(p)}) {edge}" if p is not None else edge
        if visit.order is None:
            text = f"{edge}{head(node, marks)}  {look.words[f'is_{visit.status}']}"
            yield guide + look.paint(text, "dim") + "\n"
        else:
            yield guide + edge + _visited(trace, visit, look) + "\n"
    yield from summary(trace, look)


def unsolved(tree: Tree, look: Look, exercise: bool = False) -> Iterator[str]:
    """A tree as it is read, before any search; an exercise keeps what is to be worked out."""
    if tree.title:
        yield look.paint(tree.title, "bold") + "\n"
    for node, guide in guided(look.only or tree.root, look.levels):
        edge = f"{node.action}: " if node.action is not None else ""
        p = f"({show(node.p)}) " if node.p is not None else ""
        if exercise and node.rest:
            p = "(?) "
        text = look.paint(
            head(node, look.marks, who=True),
            STYLES.get(node.kind, "magenta") if node.children else "",
        )
        value = f"  {show(node.value)}" if not node.children else ""
        extra = f"  eval {show(node.eval)}" if node.eval is not None else ""
        if node.random:
            extra += f"  ({look.words['at_random'].format(p=show(node.random))})"
        yield f"{guide}{p}{edge}{text}{value}{extra}\n"


def guided(top: Node, levels: int | None = None) -> Iterator[tuple[Node, str]]:
    """Every node from top down, to so many levels, with the guides that lead to it."""
    last: list[bool] = []  # for each level, whether the node there is its parent's last child
    for node in top.walk():
        depth = node.depth - top.depth
        if levels is not None and depth > levels:
            continue
        if depth == 0:
            yield node, ""
            continue
        del last[depth - 1 :]
        last.append(node.parent is not None and node is node.parent.children[-1])
        hidden = max(0, depth - FOLD)
        outer = f"{hidden}⋯ " if hidden else ""
        guides = "".join("    " if end else "│   " for end in last[hidden:-1])
        yield node, outer + guides + ("└── " if last[-1] else "├── ")


def head(node: Node, marks: str, who: bool = False) -> str:
    """A node's symbol and name, and on demand which player moves; a leaf has no symbol."""
    if not node.children:
        return node.name
    if node.kind not in KINDS:
        return f"{PLAYER} {node.name} ({node.kind})" if who else f"{PLAYER} {node.name}"
    return f"{marks[KINDS.index(node.kind)]} {node.name}"


def _visited(trace: Trace, visit: Visit, look: Look) -> str:
    """What there is to say of a node that the search came to."""
    node, paint = visit.node, look.paint
    style = STYLES.get(node.kind, "magenta") if node.children else ""
    value = bound_sign(visit) + show(visit.value)
    text = f"{paint(head(node, trace.rules.marks), style)}  {paint(value, 'bold')}"
    if node.random:
        text += f"  ({look.words['at_random'].format(p=show(node.random))})"
    if visit.alpha is not None:
        text += paint(f"  [{show(visit.alpha)}, {show(visit.beta)}]", "cyan")
    if visit.bound is not None:
        said = {"value": show(visit.passed), "limit": show(visit.limit)}
        test, bound = comparison(visit.bound, trace.rules), look.words[visit.bound]
        text += paint("  ✂ " + look.words["cut_here"].format(bound=bound, test=test, **said), "red")
    if visit.status == "horizon":
        text += paint(f"  ({look.words['is_horizon']})", "yellow")
    if node.parent is not None and trace.visits[node.parent].choice is node:
        text += paint("  ◀", "bold green")
    return text


def summary(trace: Trace, look: Look) -> Iterator[str]:
    """One line: what was found, and how much of the tree it took; then what to beware of."""
    root, words = trace.visit(trace.tree.root), look.words
    value = bound_sign(root) + show(root.value)
    phrase = words["summary" if trace.action else "summary_alone"]
    decision = phrase.format(value=value, action=trace.action)
    said = ["counts"]
    said += ["counts_cuts"] if root.alpha is not None else []
    said += [f"counts_{what}" for what in ("beyond", "discarded") if trace.counts[what]]
    counts = "; ".join(words[key].format(**trace.counts) for key in said)
    yield f"{look.paint(decision, 'bold')}; {counts}\n"
    for warning in warnings(trace.ties, bool(trace.discarded), words):
        yield look.paint(warning, "yellow") + "\n"
