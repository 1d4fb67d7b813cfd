"""The log where more happens than MAX and MIN: chance, several players, a depth limit.

It keeps the lecture's words, and writes each mean out as the sum that the slide shows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametrace.render.log import Decision, function_of
from gametrace.render.look import bracketed, comparison, odds, times, warnings
from gametrace.trace.replay import Replay
from gametrace.tree.numbers import mean, show

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gametrace.convention import Convention
    from gametrace.trace.watcher import BoundName, Share
    from gametrace.tree.node import Node, Tree
    from gametrace.tree.numbers import Value


class FullLog(Decision):
    """Remembers what the children of the open nodes returned, to write the sums."""

    def begin(self, tree: Tree, rules: Convention) -> None:
        super().begin(tree, rules)
        self.state = Replay(keep=False)
        self.state.begin(tree, rules)
        self.ties: list[str] = []
        self.shares: dict[Node, Share] = {}  # the last window that was computed at each chance node

    def enter(self, node: Node, alpha: Value, beta: Value) -> None:
        if node.depth == 0:
            self.starts(node, alpha, beta)
        opens = self.say["opens" if alpha is None else "opens_window"]
        self._line(node, self._call(node, alpha, beta) + opens)
        self.state.enter(node, alpha, beta)

    def leaf(self, node: Node, alpha: Value, beta: Value, value: Value) -> None:
        phrase = self.say["heuristic" if node.children else "terminal"]
        self._line(node, self._call(node, alpha, beta) + phrase.format(value=show(value)))
        self.state.leaf(node, alpha, beta, value)
        self._back(node, value)

    def cut(self, node: Node, value: Value, bound: BoundName, limit: Value) -> None:
        visit = self.state.open[-1]
        self.state.cut(node, value, bound, limit)
        v = show(visit.passed)
        share = self.shares.pop(node, None)
        if share and visit.seen:
            rest = share.above if bound == "alpha" else share.below
            v = f"{self._sum(node, visit.seen)} + {bracketed(rest)} = {v}"
        said = {"function": self._function(node), "node": node.name, "limit": show(limit)}
        said |= {"value": v, "again": show(value), "test": comparison(bound, self.rules)}
        self._line(node, self.say[f"cut_{bound}"].format(**said))
        self._back(node, value)

    def leave(self, node: Node, value: Value) -> None:
        visit = self.state.open[-1]
        self.state.leave(node, value)
        self.shares.pop(node, None)
        if visit.tied:
            self.ties.append(node.name)
        total = show(value)
        if sum_ := self._sum(node, visit.seen):
            total = f"{sum_} = {total}"
        said = {"function": self._function(node), "node": node.name, "value": total}
        self._line(node, self.say["leave"].format(**said))
        self._back(node, value)

    def window(self, node: Node, child: Node, share: Share) -> None:
        self.shares[node] = share
        said = {field: bracketed(number) for field, number in share._asdict().items()}
        said |= {"a": show(share.a), "b": show(share.b)}
        self._line(child, self.say["share"].format(child=child.name, **said))

    def _line(self, node: Node, text: str) -> None:
        self.write(f"{'. ' * node.depth}{text}\n")

    def _back(self, node: Node, value: Value) -> None:
        """A value has gone up to the node above."""
        if node.depth < 2:
            self.returned(node, value)
        if not self.state.open:
            for warning in warnings(self.ties, self.rules.beam is not None, self.say):
                self.write(warning + "\n")

    def _function(self, node: Node) -> str:
        """The function of the lecture that the node is called with."""
        return function_of(node, self.rules)

    def _call(self, node: Node, alpha: Value, beta: Value) -> str:
        """How the node is called, with its window, its player, or its probability."""
        said = {"function": self._function(node), "node": node.name}
        if node.kind in self.tree.players:
            text = self.say["call_player"].format(player=node.kind, **said)
        elif alpha is None:
            text = self.say["call"].format(**said)
        else:
            text = self.say["call_window"].format(alpha=show(alpha), beta=show(beta), **said)
        p = odds(node, self.rules)
        return text if p is None else text + self.say["odds"].format(p=show(p))

    def _sum(self, node: Node, children: Sequence[tuple[Node, Value]]) -> str | None:
        """The sum that a mean is, written out; nothing where the best child is taken."""
        if node.kind in self.rules.nature:
            return " + ".join(times(odds(child, self.rules), value) for child, value in children)
        if not node.random:
            return None
        values = [value for _, value in children]
        best = (min if node.kind == "min" else max)(values)
        return f"{times(1 - node.random, best)} + {times(node.random, mean(values))}"
