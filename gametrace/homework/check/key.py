"""The right answers to everything that a sheet can ask, as one search gives them."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from gametrace.homework.logs.judge import RightLog
from gametrace.homework.whatif.whatif import caused, whatif
from gametrace.render.look import odds
from gametrace.solving import trace_of
from gametrace.tree.node import MIN

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from gametrace.homework.whatif.intervals import Region
    from gametrace.search import Convention
    from gametrace.trace.trace import Trace
    from gametrace.tree.node import Node, Tree
    from gametrace.tree.numbers import Value

TIED = 100  # results that players may be indifferent between, before nobody counts them


class Key:
    """What a search says, by the names of the nodes.

    plain is the same search without cuts; what is truly best is read off it. found is what nodes
    are worth by themselves, and called the windows that reach them, where a student's beliefs went
    on instead. generated is how many nodes the right search without cuts generates, where plain is
    not that.
    """

    def __init__(
        self,
        trace: Trace,
        plain: Trace,
        found: Mapping[str, Value] | None = None,
        called: Mapping[str, tuple[Value, Value]] | None = None,
        generated: int | None = None,
    ) -> None:
        self.trace, self.plain, self.found, self.called = trace, plain, found, called
        self.generated = generated or plain.counts["visited"]
        self.tree = trace.tree
        self._regions: dict[str, Region | None] = {}
        self._logs: dict[str, RightLog] = {}

    def right_log(self, lang: str) -> RightLog:
        """The log of the search, ready to be held against a student's."""
        if lang not in self._logs:
            self._logs[lang] = RightLog(self.trace, lang)
        return self._logs[lang]

    def fact(self, kind: str, name: str) -> Any:
        """What is to be said of one node; None if there is nothing to say."""
        if kind == "whatif":
            return self.without_its_cut(name)
        return self.facts(kind).get(name)

    def facts(self, kind: str) -> dict[str, Any]:
        """What is to be said, by node."""
        found: dict[str, Any] = getattr(self, kind)
        return found

    @cached_property
    def values(self) -> dict[str, Value]:
        """What each visited node is worth, as it returns it."""
        if self.found is not None:
            return dict(self.found)
        return {node.name: visit.value for node, visit in self.trace.visits.items()}

    @cached_property
    def tied_values(self) -> dict[str, set[Value]]:
        """What else a node may be worth where players are indifferent between several results."""
        if not self.trace.ties or self.found is not None:
            return {}
        may: dict[Node, set[Value]] = {}
        for node in reversed(list(self.trace.visits)):
            seen = [may[child] for child in node.children if child in may]
            own = self.trace.visits[node].value
            if not seen or node.kind in self.trace.rules.nature:
                may[node] = {own}
                continue
            mine = self.tree.players.index(node.kind)
            least = max(min(value[mine] for value in values) for values in seen)
            every = {value for values in seen for value in values if value[mine] >= least}
            may[node] = every if len(every) <= TIED else {own}
        return {node.name: values for node, values in may.items() if len(values) > 1}

    @cached_property
    def value_is(self) -> dict[str, str | None]:
        """Whether these values are exact, or bounds."""
        return {node.name: visit.value_is for node, visit in self.trace.visits.items()}

    @cached_property
    def windows(self) -> dict[str, tuple[Value, Value]]:
        """The window that each visited node is called with; there are none without alpha-beta."""
        if self.called is not None:
            return dict(self.called)
        return {
            node.name: (visit.alpha, visit.beta)
            for node, visit in self.trace.visits.items()
            if visit.alpha is not None
        }

    @cached_property
    def pruned(self) -> dict[str, bool]:
        """The nodes that a cut keeps from being visited."""
        missed = self.trace.missed.items()
        return {node.name: True for node, status in missed if status == "pruned"}

    @cached_property
    def visited(self) -> dict[str, bool]:
        """The nodes that the search comes to."""
        return dict.fromkeys((node.name for node in self.trace.visits), True)

    @cached_property
    def cuts(self) -> dict[str, str]:
        """The nodes that are cut, and at which bound."""
        visits = self.trace.visits.items()
        return {node.name: visit.bound for node, visit in visits if visit.bound}

    @cached_property
    def idle_cuts(self) -> set[str]:
        """The cuts that prune nothing, which a sheet may leave out."""
        seen = self.trace.visits.keys() | self.trace.discarded
        return {name for name in self.cuts if seen >= set(self.tree[name].children)}

    @cached_property
    def order(self) -> list[str]:
        """The leaves in the order in which they are evaluated."""
        return [arguments[0].name for name, arguments in self.trace.events() if name == "leaf"]

    @cached_property
    def actions(self) -> list[str]:
        """Every root action that is as good as the best."""
        return [action for action in self.plain.actions if action is not None]

    @property
    def action(self) -> str | None:
        """One of these: the one that the search chooses, where that is truly a best one."""
        chosen = self.trace.action
        return chosen if chosen in self.actions else next(iter(self.actions), None)

    @cached_property
    def line(self) -> list[str] | None:
        """The principal variation; None where nobody chooses anything."""
        line = self.plain.line
        return list(line) if len(line) > 1 else None

    def is_best_line(self, names: Sequence[str]) -> bool:
        """Whether each step of a line, down to its end, is as good as the best."""
        node, may_follow = None, [self.tree.root]
        for name in names:
            node = next((each for each in may_follow if each.name == name), None)
            if node is None:
                return False
            may_follow = self.best_children(node)
        return node is not None and not may_follow

    def best_children(self, node: Node) -> list[Node]:
        """The children that are best for whoever moves at a node; none where nobody chooses."""
        visits = self.plain.visits
        if node.kind in self.trace.rules.nature or visits[node].status in ("leaf", "horizon"):
            return []
        seen = {child: visits[child].value for child in node.children if child in visits}
        if node.kind in self.tree.players:
            mine = self.tree.players.index(node.kind)
            seen = {child: value[mine] for child, value in seen.items()}
        best = (min if node.kind == MIN else max)(seen.values())
        return [child for child, value in seen.items() if value == best]

    @property
    def value(self) -> Value:
        """The root's value, as it is handed on."""
        return self.trace.value

    @property
    def not_generated(self) -> int:
        """How many nodes the plain search generates and this one does not."""
        return self.generated - self.trace.counts["visited"]

    @cached_property
    def probabilities(self) -> dict[str, Value]:
        """The probability of every edge below a chance node."""
        all_odds = ((node.name, odds(node, self.trace.rules)) for node in self.tree.walk())
        return {name: p for name, p in all_odds if p is not None}

    def without_its_cut(self, name: str) -> Region | None:
        """The values of a leaf for which the cut that it causes does not happen."""
        if name not in self._regions:
            self._regions[name] = self._without_its_cut(name)
        return self._regions[name]

    def _without_its_cut(self, name: str) -> Region | None:
        if self.found is not None or name not in self.visited or self.tree[name].children:
            return None
        cut = caused(self.trace, self.tree[name])
        if cut is None:
            return None
        return whatif(self.tree, name, self.trace.algorithm, self.trace.rules).without(cut)


def key_of(tree: Tree, algorithm: str, rules: Convention) -> Key:
    """The key of the right search."""
    trace = trace_of(tree, algorithm, rules)
    return Key(trace, trace.plain)
