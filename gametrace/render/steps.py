"""The search told in words, as the uam lecture tells its interval method."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from gametrace.render.look import comparison, kind_word, odds, times, warnings
from gametrace.render.writer import Writer
from gametrace.trace.replay import Replay
from gametrace.tree.node import MAX
from gametrace.tree.numbers import ratio, show

if TYPE_CHECKING:
    from gametrace.convention import Convention
    from gametrace.trace.visit import Inner
    from gametrace.trace.watcher import BoundName, Share
    from gametrace.tree.node import Node, Tree
    from gametrace.tree.numbers import Value


class Steps(Writer):
    """Writes what happens at each step, and what it changes in the node above."""

    def begin(self, tree: Tree, rules: Convention) -> None:
        self.words, self.rules, self.tree = self.look.words, rules, tree
        self.state = Replay(keep=False)
        self.state.begin(tree, rules)
        self.sums: dict[Node, Value] = {}  # where nature moves: the sum so far
        self.ties: list[str] = []

    def enter(self, node: Node, alpha: Value, beta: Value) -> None:
        key = "down" if alpha is None else "down_window"
        self._say(node, key, alpha=alpha, beta=beta)
        self.state.enter(node, alpha, beta)

    def leaf(self, node: Node, alpha: Value, beta: Value, value: Value) -> None:
        self._say(node, "reach_horizon" if node.children else "reach", value=value)
        above = self._above(node)
        old = self._so_far(above)
        self.state.leaf(node, alpha, beta, value)
        self._back(node, value, None, above, old)

    def cut(self, node: Node, value: Value, bound: BoundName, limit: Value) -> None:
        visit = self.state.open[-1]
        above = self._above(node)
        old = self._so_far(above)
        self.state.cut(node, value, bound, limit)
        seen = {child for child, _ in visit.seen}
        missed = [child.name for child in node.children if child not in seen]
        rest = self.words["not_visited" if missed else "all_visited"]
        fields = {"test": comparison(bound, self.rules), "kind": kind_word(node, self.words)}
        fields["rest"] = rest.format(nodes=", ".join(missed))
        self._say(node, f"poda_{bound}", value=visit.passed, limit=limit, **fields)
        self._back(node, value, visit, above, old)

    def leave(self, node: Node, value: Value) -> None:
        visit = self.state.open[-1]
        above = self._above(node)
        old = self._so_far(above)
        self.state.leave(node, value)
        if node.random:
            self._say(node, "mix", p=node.random, value=value)
        else:
            self._say(node, "up", value=value)
        self._back(node, value, visit, above, old)

    def window(self, node: Node, child: Node, share: Share) -> None:
        for bound, end in (("alpha", share.a), ("beta", share.b)):
            if end not in (inf, -inf):
                test = comparison(bound, self.rules)
                self._say(child, "share_step", end=end, node=node.name, child=child.name, test=test)

    def _say(self, at: Node, key: str, **fields: Value) -> None:
        shown = {
            field: part if isinstance(part, str) else show(part)
            for field, part in fields.items()
            if part is not None
        }
        self.write(". " * at.depth + self.words[key].format(**{"node": at.name, **shown}) + "\n")

    def _above(self, node: Node) -> Inner | None:
        """The open node that a node's value goes up to; none for the root, or a grandchild."""
        return next((v for v in self.state.open[-2:] if v.node is node.parent), None)

    def _so_far(self, visit: Inner | None) -> Value:
        """What the next value is compared with, or added to, at an open node."""
        if visit is None:
            return None
        if visit.best is None:
            return self.sums.get(visit.node, 0)
        if visit.entry is not None:
            return visit.taken
        if visit.alpha is None:
            return visit.best
        return visit.low if visit.node.kind == MAX else visit.high

    def _back(
        self, node: Node, value: Value, visit: Inner | None, above: Inner | None, old: Value
    ) -> None:
        """A value has gone up: say what it changed in the node above, or the result."""
        if visit and visit.tied:
            self.ties.append(node.name)
        self.sums.pop(node, None)
        if not self.state.open:
            self._result(node, value, visit)
        if above is None:
            return
        at = above.node
        if above.best is None:
            p = odds(node, self.rules)
            self.sums[at] = new = plus(old, p, value)
            product = times(p, value).partition("*")[2]
            if new == new:  # inf and -inf have no sum: the search is about to say so
                self._say(at, "at_chance", p=p, value=product, new=new)
            return
        fields = {"old": old, "value": value, "new": self._so_far(above)}
        if above.entry is not None:
            if old is not None:
                self._say(at, "at_player", player=at.kind, **fields)
        elif above.alpha is None:
            self._say(at, f"at_{at.kind}", **fields)
        else:
            window = {"alpha": above.low, "beta": above.high}
            self._say(at, f"at_{at.kind}_window", **fields, **window)

    def _result(self, node: Node, value: Value, visit: Inner | None) -> None:
        """The end: the decision, and what to beware of in it."""
        chosen = visit.choice if visit else None
        if chosen is None:
            self._say(node, "result_alone", value=value)
        else:
            self._say(node, "result", value=value, action=chosen.action)
        for warning in warnings(self.ties, self.rules.beam is not None, self.words):
            self.write(warning + "\n")


def plus(so_far: Value, p: Value, value: Value) -> Value:
    """A sum and one more value, by its probability; entry by entry for several players."""
    if type(value) is tuple:
        before = so_far or (0,) * len(value)
        return tuple(plus(old, p, new) for old, new in zip(before, value, strict=True))
    return ratio(so_far + p * value, 1) if p else so_far
