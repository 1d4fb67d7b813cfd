"""The watcher that remembers: every node's value, window, status and place in the search."""

from __future__ import annotations

from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING, Any

from gametrace.trace.replay import Replay
from gametrace.trace.visit import Visit
from gametrace.trace.watcher import EVENTS, Watcher
from gametrace.tree.node import MIN

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Set

    from gametrace.convention import Convention
    from gametrace.trace.visit import Status
    from gametrace.trace.watcher import BoundName, Event, Share
    from gametrace.tree.node import Node, Tree
    from gametrace.tree.numbers import Value

FIELDS = {name: len(event._fields) for name, event in EVENTS.items()}


class Trace(Watcher):
    """A solved tree. The tree itself stays as it was, so one tree can have many traces."""

    def __init__(
        self,
        tree: Tree,
        algorithm: str,
        rules: Convention,
        plain: Callable[[Trace], Trace] | None = None,
        discarded: Set[Node] = frozenset(),
        exact: Callable[[Trace], Trace] | None = None,
    ) -> None:
        self.tree, self.algorithm, self.rules = tree, algorithm, rules
        self.discarded = discarded  # what a beam left out
        self.plain_search = plain  # the same search without cuts; None: this one is it
        self.exact_search = exact  # one that knows the root's best moves; None: the plain one
        self.steps: list[Any] = []  # one flat list: a tuple for each event costs half as much again

    def enter(self, node: Node, alpha: Value, beta: Value) -> None:
        self.steps.extend(("enter", node, alpha, beta))

    def leaf(self, node: Node, alpha: Value, beta: Value, value: Value) -> None:
        self.steps.extend(("leaf", node, alpha, beta, value))

    def cut(self, node: Node, value: Value, bound: BoundName, limit: Value) -> None:
        self.steps.extend(("cut", node, value, bound, limit))

    def leave(self, node: Node, value: Value) -> None:
        self.steps.extend(("leave", node, value))

    def window(self, node: Node, child: Node, share: Share) -> None:
        self.steps.extend(("window", node, child, share))

    def __repr__(self) -> str:
        return f"<{self.algorithm} of {self.tree.title or self.tree.root.name}>"

    def _repr_svg_(self) -> str:
        """The figure that a notebook shows."""
        from gametrace.picture.svg import svg

        return svg(self)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle nodes as their places in the tree: depth does not matter."""
        from gametrace.trace.pickled import packed, unpacked

        return unpacked, packed(self)

    # -- what it remembers

    def events(self) -> Iterator[tuple[str, tuple[Any, ...]]]:
        """Each event's name and arguments, in order: iterating the trace itself, but quicker."""
        steps = iter(self.steps)
        for name in steps:
            yield name, tuple(islice(steps, FIELDS[name]))

    def __iter__(self) -> Iterator[Event]:
        """Each event, in the order in which they happened."""
        for name, arguments in self.events():
            yield EVENTS[name]._make(arguments)

    def replay(self, watch: Watcher) -> None:
        """Tell another watcher all over again."""
        watch.begin(self.tree, self.rules)
        for name, arguments in self.events():
            getattr(watch, name)(*arguments)

    def __getitem__(self, name: str) -> Visit:
        """What the search saw at the node of that name."""
        found = self.visit(self.tree[name])
        found.trace = self
        return found

    def visit(self, node: Node) -> Visit:
        """What the search saw at a node, be it that it never came there."""
        return self.visits.get(node) or Visit(node, self.missed[node])

    @cached_property
    def visits(self) -> dict[Node, Visit]:
        """What the search saw, by node, in the order of the visits."""
        replay = Replay()
        self.replay(replay)
        return replay.visits

    @cached_property
    def missed(self) -> dict[Node, Status]:
        """Why nodes are not visited: discarded by a beam, beyond the horizon, pruned by a cut."""
        missed: dict[Node, Status] = {}
        visits = self.visits
        for node in self.tree.walk():
            if node in visits:
                continue
            above = node.parent
            if node in self.discarded:
                missed[node] = "discarded"
            elif above in missed:
                missed[node] = missed[above]
            else:
                on_horizon = above is not None and visits[above].status == "horizon"
                missed[node] = "beyond" if on_horizon else "pruned"
        return missed

    def seen(self, node: Node) -> list[Node]:
        """The children of a node that the search came to, in that order."""
        visits = self.visits
        found = [child for child in node.children if child in visits]
        return sorted(found, key=lambda child: visits[child].order or 0)

    @property
    def has_windows(self) -> bool:
        """Whether the search hands windows down, as alpha-beta does."""
        return self.steps[2] is not None

    @cached_property
    def plain(self) -> Trace:
        """The trace of the same search without cuts: itself, if there are none."""
        return self.plain_search(self) if self.plain_search else self

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
        exact = self.exact_search(self) if self.exact_search else self.plain
        root, visits = exact.tree.root, exact.visits
        truth = [(child, visits[child].value) for child in root.children if child in visits]
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

    # -- for other programs

    def to_dict(self) -> dict[str, Any]:
        """The whole trace, as `--format json` writes it."""
        from gametrace.trace.data import as_dict

        return as_dict(self)

    def to_rows(self) -> list[dict[str, Any]]:
        """One dict per node, in tree order, with exact numbers."""
        from gametrace.trace.data import rows

        return rows(self)
