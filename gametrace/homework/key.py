"""The search that answers are compared with, and the same search without cuts."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from gametrace.homework.answers.names import Names
from gametrace.solving import plain_of, trace_of
from gametrace.tree.node import MIN

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gametrace.convention import Convention
    from gametrace.trace.trace import Trace
    from gametrace.tree.node import Node, Tree
    from gametrace.tree.numbers import Value


class Key:
    """What a search says; each question reads its right answers off it, once.

    plain is the same search without cuts; what is truly best is read off it. found is what nodes
    are worth by themselves, and called the windows that reach them, where a student's beliefs went
    on instead. generated is how many nodes the right search without cuts generates, where plain is
    not that. lang is the language of the right log.
    """

    def __init__(
        self,
        trace: Trace,
        plain: Trace,
        found: Mapping[str, Value] | None = None,
        called: Mapping[str, tuple[Value, Value]] | None = None,
        generated: int | None = None,
        lang: str = "es",
    ) -> None:
        self.trace, self.plain, self.found, self.called = trace, plain, found, called
        self.generated = generated or plain.counts["visited"]
        self.tree, self.lang = trace.tree, lang
        self.facts: dict[str, Any] = {}  # what the questions found right, by their names
        self.exact = False  # whether rounded numbers are wrong
        self.chosen: str | None = None  # the move that a student goes on with
        self.stopped: Mapping[str, bool] = {}  # cuts of the student's own: True, or missed: False

    @classmethod
    def of(cls, tree: Tree, algorithm: str, rules: Convention, lang: str = "es") -> Key:
        """The key of the right search."""
        trace = trace_of(tree, algorithm, rules)
        return cls(trace, plain_of(trace), lang=lang)

    @cached_property
    def names(self) -> Names:
        """Which node is meant by a name, however it is typed."""
        return Names(self.tree)

    @cached_property
    def nodes(self) -> dict[str, Node]:
        """Every node by its exact name."""
        return {node.name: node for node in self.tree.walk()}

    @property
    def has_windows(self) -> bool:
        """Whether the search hands windows down, and so may cut."""
        return self.trace.visits[self.tree.root].alpha is not None

    def answers(self, name: str) -> bool:
        """Whether a question can be answered about this search: not all have windows and cuts."""
        return self.has_windows or name not in ("windows", "cuts", "pruned")

    @cached_property
    def actions(self) -> list[str]:
        """Every root action that is as good as the best."""
        return [action for action in self.plain.actions if action is not None]

    @property
    def action(self) -> str | None:
        """One of these: the one that the search chooses, where that is truly a best one."""
        chosen = self.trace.action
        return chosen if chosen in self.actions else next(iter(self.actions), None)

    def best_children(self, node: Node) -> list[Node]:
        """The children that are best for the player at a node; none where nature moves."""
        visits = self.plain.visits
        if self.chosen is not None and node.parent is None:
            return [child for child in node.children if child.action == self.chosen]
        if node.kind in self.trace.rules.nature or visits[node].status in ("leaf", "horizon"):
            return []
        seen = {child: visits[child].value for child in node.children if child in visits}
        if node.kind in self.tree.players:
            mine = self.tree.players.index(node.kind)
            seen = {child: value[mine] for child, value in seen.items()}
        best = (min if node.kind == MIN else max)(seen.values())
        return [child for child, value in seen.items() if value == best]
