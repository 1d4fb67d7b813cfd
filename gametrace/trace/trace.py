"""The watcher that remembers: every node's value, window, status and place in the search."""

from __future__ import annotations

from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING, Any

from gametrace.trace.bounds import value_is
from gametrace.trace.choice import Choice
from gametrace.trace.visit import Visit
from gametrace.tree.node import MIN

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence, Set

    from gametrace.trace.watcher import Rules, Share, Watcher
    from gametrace.tree.node import Node, Tree
    from gametrace.tree.numbers import Value

FIELDS = {
    "enter": 3,
    "leaf": 4,
    "cut": 4,
    "leave": 2,
    "window": 3,
}  # how many arguments each event has


class Trace:
    """A solved tree. The tree itself stays as it was, so one tree can have many traces."""

    def __init__(
        self,
        tree: Tree,
        algorithm: str,
        rules: Rules,
        truth: Callable[[], Sequence[tuple[Node, Value]]],
        discarded: Set[Node] = frozenset(),
    ) -> None:
        self.tree, self.algorithm, self.rules = tree, algorithm, rules
        self.discarded = discarded  # what a beam left out
        self._seen: dict[Node, list[Node]] = {}
        self._truth = truth  # what the root's children are worth when nothing is cut
        self.steps: list[Any] = []  # one flat list: a tuple for each event costs half as much again
        self._watch(self.steps.extend)

    def _watch(self, add: Callable[[tuple[Any, ...]], None]) -> None:
        """The watcher's methods; as closures they cost a search less than looking up self."""

        def enter(node: Node, alpha: Value, beta: Value) -> None:
            add(("enter", node, alpha, beta))

        def leaf(node: Node, alpha: Value, beta: Value, value: Value) -> None:
            add(("leaf", node, alpha, beta, value))

        def cut(node: Node, value: Value, bound: str, limit: Value) -> None:
            add(("cut", node, value, bound, limit))

        def leave(node: Node, value: Value) -> None:
            add(("leave", node, value))

        def window(node: Node, child: Node, share: Share) -> None:
            add(("window", node, child, share))

        self.enter, self.leaf, self.cut, self.leave, self.window = enter, leaf, cut, leave, window

    def __repr__(self) -> str:
        return f"<{self.algorithm} of {self.tree.title or self.tree.root.name}>"

    # -- what it remembers

    def events(self) -> Iterator[tuple[str, tuple[Any, ...]]]:
        """Each event's name and arguments, in the order in which they happened."""
        steps = iter(self.steps)
        for name in steps:
            yield name, tuple(islice(steps, FIELDS[name]))

    def replay(self, watch: Watcher) -> None:
        """Tell another watcher all over again."""
        for name, arguments in self.events():
            getattr(watch, name)(*arguments)

    def __getitem__(self, name: str) -> Visit:
        """What the search saw at the node of that name."""
        return self.visit(self.tree[name])

    def visit(self, node: Node) -> Visit:
        """What the search saw at a node, be it that it never came there."""
        return self.visits.get(node) or Visit(node, self.missed[node])

    @cached_property
    def missed(self) -> dict[Node, str]:
        """Why nodes are not visited: discarded by a beam, beyond the horizon, pruned by a cut."""
        missed: dict[Node, str] = {}
        for node in self.tree.walk():
            if node in self.visits:
                continue
            above = node.parent
            if node in self.discarded:
                missed[node] = "discarded"
            elif above in missed:
                missed[node] = missed[above]
            else:
                on_horizon = above is not None and self.visits[above].status == "horizon"
                missed[node] = "beyond" if on_horizon else "pruned"
        return missed

    def seen(self, node: Node) -> list[Node]:
        """The children of a node that the search came to, in that order."""
        if node not in self._seen:
            visits = self.visits
            found = (child for child in node.children if child in visits)
            self._seen[node] = sorted(found, key=lambda child: visits[child].order or 0)
        return self._seen[node]

    @property
    def value(self) -> Value:
        """The root's value."""
        return self.visits[self.tree.root].value

    @property
    def action(self) -> str | None:
        """The move to make at the root."""
        choice = self.visits[self.tree.root].choice
        return choice.action if choice else None

    @cached_property
    def actions(self) -> list[str | None]:
        """Every root action that is as good as the best, by true values: a bound proves nothing."""
        root, truth = self.tree.root, self._truth()
        if root.kind in self.rules.nature or not truth:
            return []
        if root.kind in self.tree.players:
            mine = self.tree.players.index(root.kind)
            truth = [(child, value[mine]) for child, value in truth]
        best = (min if root.kind == MIN else max)(value for _, value in truth)
        return [child.action for child, value in truth if value == best]

    @property
    def ties(self) -> list[str]:
        """The nodes where a tie decided between different results: another is as right."""
        return [visit.node.name for visit in self.visits.values() if visit.tied]

    @property
    def line(self) -> tuple[str, ...]:
        """The principal variation: the names of the nodes from the root down to a leaf."""
        names = [self.tree.root.name]
        choice = self.visits[self.tree.root].choice
        while choice is not None:
            names.append(choice.name)
            choice = self.visits[choice].choice
        return tuple(names)

    @cached_property
    def counts(self) -> dict[str, int]:
        """How much of the tree the search looked at."""
        statuses = [visit.status for visit in self.visits.values()]
        beyond = discarded = 0
        if self.discarded or "horizon" in statuses:
            missed = list(self.missed.values())
            beyond, discarded = missed.count("beyond"), missed.count("discarded")
        return {
            "nodes": self.tree.size,
            "visited": len(statuses),
            "leaves": sum(node.value is not None for node in self.tree.walk()),
            "evaluated": statuses.count("leaf") + statuses.count("horizon"),
            "pruned": self.tree.size - len(statuses) - beyond - discarded,
            "cuts": statuses.count("cut"),
            "beyond": beyond,
            "discarded": discarded,
        }

    @cached_property
    def visits(self) -> dict[Node, Visit]:
        """What the search saw, by node, in the order of the visits."""
        visits: dict[Node, Visit] = {}
        open_: list[tuple[Visit, Choice]] = []
        order = 0
        for name, arguments in self.events():
            node = arguments[0]
            if name == "window":
                continue
            if name in ("enter", "leaf"):
                order += 1
                visit = visits[node] = Visit(node, name, order)
                visit.alpha, visit.beta = arguments[1:3]
            if name == "enter":
                choice = Choice(self.tree, node, visit.alpha, visit.beta, self.rules)
                open_.append((visit, choice))
                continue
            if name == "leaf":
                visit.value, visit.value_is = arguments[3], "exact"
                visit.status = "horizon" if node.value is None else "leaf"
            else:
                visit, choice = open_.pop()
                visit.value, visit.choice, visit.tied = arguments[1], choice.child, choice.tied
                visit.status = "cut" if name == "cut" else "solved"
                if name == "cut":
                    visit.bound, visit.limit = arguments[2:]
                visit.value_is = value_is(visit, visits, self.rules, self.tree.range)
            if open_:
                open_[-1][1].offer(node, visit.value)
        return visits
