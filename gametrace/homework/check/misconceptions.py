"""What students get wrong again and again: each a small variation of the right search.

A misconception is a line in MISCONCEPTIONS: when it can happen, and what it changes, which is the
rules, the tree, or a Slip of the search itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from gametrace.homework.check.misled import Misled, Slip, can_be_misled
from gametrace.solving import trace_of
from gametrace.tree.node import CHANCE, MAX, MIN
from gametrace.tree.rebuild import rebuilt

if TYPE_CHECKING:
    from collections.abc import Callable

    from gametrace.search import Convention
    from gametrace.trace.trace import Trace
    from gametrace.tree.node import Tree


class Misconception(NamedTuple):
    """When it can happen, and what it changes."""

    happens: Callable[[Trace], bool]
    rules: Callable[[Convention], Convention] | None = None
    tree: Callable[[Tree], Tree] | None = None
    slip: Callable[[Trace], Slip] | None = None


def _cuts(trace: Trace) -> bool:
    return trace.algorithm == "alphabeta"


def _slips(trace: Trace) -> bool:
    return _cuts(trace) and can_be_misled(trace.tree, _rules(trace))


def _nature(trace: Trace) -> bool:
    return CHANCE in trace.tree.kinds


def _nature_or_two(trace: Trace) -> bool:
    return _nature(trace) and not trace.tree.players


def _weighted(trace: Trace) -> bool:
    return _nature(trace) and not trace.rules.average


def _two_players(trace: Trace) -> bool:
    return bool(trace.tree.kinds & {MAX, MIN})


def _negative(trace: Trace) -> bool:
    leaves = (node for node in trace.tree.walk() if not node.children)
    return not trace.tree.players and any(leaf.value < 0 for leaf in leaves)


def _with_kind(**kinds: str) -> Callable[[Tree], Tree]:
    """The tree with other kinds in the place of its own."""
    return lambda tree: rebuilt(tree, kind=lambda node: kinds.get(node.kind, node.kind))


def _other(part: str, *words: str) -> Callable[[Convention], Convention]:
    """The rules with the other of two words for one of their parts."""

    def change(rules: Convention) -> Convention:
        other: Any = words[0] if getattr(rules, part) == words[1] else words[1]
        return rules._replace(**{part: other})

    return change


def _deeper(plies: int) -> Callable[[Convention], Convention]:
    return lambda rules: rules._replace(depth=(rules.depth or 0) + plies)


def _before_the_reason(trace: Trace) -> Slip:
    """Every node that is cut after its second child, or later, is cut one child before."""
    cut = [node for node, visit in trace.visits.items() if visit.bound]
    return Slip(early={node.name: trace.seen(node)[-1].name for node in cut})


MISCONCEPTIONS = {
    "max-min-swapped": Misconception(_two_players, tree=_with_kind(max=MIN, min=MAX)),
    "strict-cut": Misconception(
        lambda trace: _cuts(trace) and trace.rules.cut == "ties", _other("cut", "ties", "strict")
    ),
    "loose-cut": Misconception(
        lambda trace: _cuts(trace) and trace.rules.cut == "strict", _other("cut", "ties", "strict")
    ),
    "fail-hard": Misconception(
        lambda trace: _cuts(trace) and trace.rules.bound == "soft", _other("bound", "soft", "hard")
    ),
    "fail-soft": Misconception(
        lambda trace: _cuts(trace) and trace.rules.bound == "hard", _other("bound", "soft", "hard")
    ),
    "window-not-inherited": Misconception(_slips, slip=lambda trace: Slip(shallow=True)),
    "window-never-updated": Misconception(_slips, slip=lambda trace: Slip(open=True)),
    "window-from-sibling": Misconception(_slips, slip=lambda trace: Slip(sibling=True)),
    "right-to-left": Misconception(lambda trace: True, _other("order", "left", "right")),
    "cut-too-early": Misconception(_slips, slip=_before_the_reason),
    "cut-too-late": Misconception(_slips, slip=lambda trace: Slip(late=True)),
    "no-cuts": Misconception(_slips, slip=lambda trace: Slip(never=True)),
    "whole-level-pruned": Misconception(_slips, slip=lambda trace: Slip(level=True)),
    "unweighted-chance": Misconception(_weighted, lambda rules: rules._replace(average=True)),
    "chance-as-min": Misconception(_nature_or_two, tree=_with_kind(chance=MIN)),
    "chance-as-max": Misconception(_nature_or_two, tree=_with_kind(chance=MAX)),
    "depth-one-less": Misconception(lambda trace: bool(trace.rules.depth), _deeper(-1)),
    "depth-one-more": Misconception(lambda trace: trace.rules.depth is not None, _deeper(1)),
    "sign-forgotten": Misconception(
        _negative, tree=lambda tree: rebuilt(tree, value=lambda leaf: abs(leaf.value))
    ),
}


def imagined(misconception: Misconception, right: Trace) -> Trace:
    """The search as somebody runs it who has got that wrong."""
    tree, rules, algorithm = right.tree, _rules(right), right.algorithm
    if misconception.tree:
        tree = misconception.tree(tree)
    if misconception.rules:
        rules = misconception.rules(rules)
    if misconception.slip is None:
        return trace_of(tree, algorithm, rules)
    return Misled(tree, algorithm, rules, misconception.slip(right)).trace


def _rules(trace: Trace) -> Convention:
    """The whole convention behind a trace, which itself knows only what a watcher may."""
    return trace.rules
