"""What students get wrong again and again: each a small variation of the right search.

A misconception is a line in MISCONCEPTIONS: when it can happen, and what it changes, which is the
rules, the tree, the algorithm, or a Slip of the search itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from gametrace.homework.check.misled import Misled, Slip, can_be_misled
from gametrace.homework.key import Key
from gametrace.search import ALGORITHMS
from gametrace.solving import trace_of
from gametrace.tree.node import CHANCE, MAX, MIN
from gametrace.tree.numbers import mean
from gametrace.tree.rebuild import rebuilt

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from gametrace.convention import Convention
    from gametrace.trace.trace import Trace
    from gametrace.tree.node import Node, Tree
    from gametrace.tree.numbers import Value


class Misconception(NamedTuple):
    """When it can happen, and what it changes."""

    happens: Callable[[Trace], bool]
    rules: Callable[[Convention], Convention] | None = None
    tree: Callable[[Tree], Tree] | None = None
    slip: Callable[[Trace], Slip] | None = None
    plain: bool = False  # whether nothing is cut, and there are no windows
    true_values: bool = False  # whether nodes that are cut have the values of the plain search


# -- when it can happen


def _always(trace: Trace) -> bool:
    return True


def _windows(trace: Trace) -> bool:
    return ALGORITHMS[trace.algorithm].windows


def _slips(trace: Trace) -> bool:
    return _windows(trace) and can_be_misled(trace.tree, trace.rules)


def _nature(trace: Trace) -> bool:
    return CHANCE in trace.tree.kinds


def _nature_or_two(trace: Trace) -> bool:
    return _nature(trace) and not trace.tree.players


def _plain_nature(trace: Trace) -> bool:
    return _nature_or_two(trace) and not _windows(trace)


def _weighted(trace: Trace) -> bool:
    return _nature(trace) and not trace.rules.average


def _two_players(trace: Trace) -> bool:
    return bool(trace.tree.kinds & {MAX, MIN})


def _has_min(trace: Trace) -> bool:
    return MIN in trace.tree.kinds and MIN not in trace.rules.nature


def _numbers(trace: Trace) -> bool:
    return not trace.tree.players and not trace.tree.mixed


def _negative(trace: Trace) -> bool:
    leaves = (node for node in trace.tree.walk() if not node.children)
    return not trace.tree.players and any(leaf.value < 0 for leaf in leaves)


def _is(part: str, word: str) -> Callable[[Trace], bool]:
    return lambda trace: _windows(trace) and getattr(trace.rules, part) == word


# -- what it changes


def _kinds(**kinds: str) -> Callable[[Tree], Tree]:
    """The tree with other kinds in the place of its own."""
    return lambda tree: rebuilt(tree, kind=lambda node: kinds.get(node.kind, node.kind))


def _with(**parts: Any) -> Callable[[Convention], Convention]:
    """The rules with other parts."""
    return lambda rules: rules._replace(**parts)


def _other_order(rules: Convention) -> Convention:
    return rules._replace(order="left" if rules.order == "right" else "right")


def _deeper(plies: int) -> Callable[[Convention], Convention]:
    return lambda rules: rules._replace(depth=(rules.depth or 0) + plies)


def _slip(**parts: Any) -> Callable[[Trace], Slip]:
    return lambda trace: Slip(**parts)


def _before_the_reason(trace: Trace) -> Slip:
    """Every node that is cut after its second child, or later, is cut one child before."""
    cut = [node for node, visit in trace.visits.items() if visit.bound]
    return Slip(early={node.name: trace.seen(node)[-1].name for node in cut})


def _combining(other: Callable[[Sequence[Value]], Value], *kinds: str) -> Callable[[Trace], Slip]:
    """The search whose nodes of some kinds, or all, make something else of their children."""

    def combine(node: Node, values: Sequence[Value]) -> Value:
        return other(values) if not kinds or node.kind in kinds else None

    return lambda trace: Slip(never=True, combine=combine)


MISCONCEPTIONS = {
    "max-min-swapped": Misconception(_two_players, tree=_kinds(max=MIN, min=MAX)),
    "all-max": Misconception(_has_min, tree=_kinds(min=MAX), plain=True),
    "strict-cut": Misconception(_is("cut", "ties"), _with(cut="strict")),
    "loose-cut": Misconception(_is("cut", "strict"), _with(cut="ties")),
    "fail-hard": Misconception(_is("bound", "soft"), _with(bound="hard")),
    "fail-soft": Misconception(_is("bound", "hard"), _with(bound="soft")),
    "minimax-values": Misconception(_slips, true_values=True),
    "window-not-inherited": Misconception(_slips, slip=_slip(shallow=True)),
    "window-never-updated": Misconception(_slips, slip=_slip(open=True)),
    "window-fresh-at-root": Misconception(_slips, slip=_slip(fresh=True)),
    "window-from-sibling": Misconception(_slips, slip=_slip(sibling=True)),
    "alpha-at-min": Misconception(_slips, slip=_slip(both_ends=True)),
    "right-to-left": Misconception(_always, _other_order),
    "cut-too-early": Misconception(_slips, slip=_before_the_reason),
    "cut-too-late": Misconception(_slips, slip=_slip(late=True)),
    "no-cuts": Misconception(_slips, slip=_slip(never=True)),
    "whole-level-pruned": Misconception(_slips, slip=_slip(level=True)),
    "siblings-pruned": Misconception(_slips, slip=_slip(instead=True)),
    "unweighted-chance": Misconception(_weighted, _with(average=True)),
    "sum-not-mean": Misconception(_plain_nature, slip=_combining(sum, CHANCE), plain=True),
    "mean-at-min": Misconception(
        lambda trace: _has_min(trace) and _numbers(trace), slip=_combining(mean, MIN), plain=True
    ),
    "first-leaf": Misconception(_numbers, slip=_combining(lambda values: values[0]), plain=True),
    "chance-as-min": Misconception(_nature_or_two, tree=_kinds(chance=MIN)),
    "chance-as-max": Misconception(_nature_or_two, tree=_kinds(chance=MAX)),
    "chance-as-min-uncut": Misconception(_nature_or_two, tree=_kinds(chance=MIN), plain=True),
    "chance-as-max-uncut": Misconception(_nature_or_two, tree=_kinds(chance=MAX), plain=True),
    "depth-one-less": Misconception(lambda trace: bool(trace.rules.depth), _deeper(-1)),
    "depth-one-more": Misconception(lambda trace: trace.rules.depth is not None, _deeper(1)),
    "sign-forgotten": Misconception(
        _negative, tree=lambda tree: rebuilt(tree, value=lambda leaf: abs(leaf.value))
    ),
}


def imagined(misconception: Misconception, right: Key) -> Key:
    """The answers that a misconception leads to."""
    trace = right.trace
    tree, rules, algorithm = trace.tree, trace.rules, trace.algorithm
    if misconception.plain and right.has_windows:
        algorithm = ALGORITHMS[algorithm].plain
        rules = rules._replace(alpha=None, beta=None)
    if misconception.tree:
        tree = misconception.tree(tree)
    if misconception.rules:
        rules = misconception.rules(rules)
    if misconception.slip:
        trace = Misled(tree, algorithm, rules, misconception.slip(trace)).trace
    else:
        trace = trace_of(tree, algorithm, rules)
    found = None
    if misconception.true_values:
        visits = trace.visits.items()
        plain = right.plain.visits
        found = {node.name: plain[node].value if it.bound else it.value for node, it in visits}
    return Key(trace, trace, found, generated=right.generated, lang=right.lang)
