"""The search told in words, as the uam lecture tells its interval method."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from gametrace.render.look import kind_word, look, odds, test_of, times, warnings
from gametrace.trace.choice import Choice
from gametrace.tree.node import MAX, MIN
from gametrace.tree.numbers import ratio, show

if TYPE_CHECKING:
    from collections.abc import Callable

    from gametrace.render.look import Look
    from gametrace.trace.trace import Trace
    from gametrace.trace.watcher import Rules, Share
    from gametrace.tree.node import Node, Tree
    from gametrace.tree.numbers import Value


class Open:
    """A node that is being searched: its window, its value so far, and the children seen."""

    __slots__ = ("alpha", "beta", "choice", "node", "seen", "so_far")

    def __init__(self, node: Node, alpha: Value, beta: Value, choice: Choice) -> None:
        self.node, self.alpha, self.beta, self.choice = node, alpha, beta, choice
        chosen = choice.node is not None  # else nature moves, and its sum starts from 0
        self.so_far: Value = {MAX: -inf, MIN: inf}.get(node.kind, 0) if chosen else 0
        self.seen: set[Node] = set()


class Steps:
    """Writes what happens at each step, and what it changes in the node above."""

    def __init__(
        self, write: Callable[[str], object], look: Look, rules: Rules, tree: Tree
    ) -> None:
        self.write, self.words, self.rules, self.tree = write, look.words, rules, tree
        self.open: list[Open] = []
        self.ties: list[str] = []

    def enter(self, node: Node, alpha: Value, beta: Value) -> None:
        key = "down" if alpha is None else "down_window"
        self._say(node, key, alpha=alpha, beta=beta)
        self.open.append(Open(node, alpha, beta, Choice(self.tree, node, alpha, beta, self.rules)))

    def leaf(self, node: Node, alpha: Value, beta: Value, value: Value) -> None:
        self._say(node, "reach_horizon" if node.children else "reach", value=value)
        self._back(node, value, None)

    def cut(self, node: Node, value: Value, bound: str, limit: Value) -> None:
        top = self.open.pop()
        missed = [child.name for child in node.children if child not in top.seen]
        rest = self.words["not_visited" if missed else "all_visited"]
        said = {"test": test_of(bound, self.rules), "kind": kind_word(node, self.words)}
        said["rest"] = rest.format(nodes=", ".join(missed))
        self._say(node, f"poda_{bound}", value=value, limit=limit, **said)
        self._back(node, value, top.choice)

    def leave(self, node: Node, value: Value) -> None:
        top = self.open.pop()
        if node.random:
            self._say(node, "mix", p=node.random, value=value)
        else:
            self._say(node, "up", value=value)
        self._back(node, value, top.choice)

    def window(self, node: Node, child: Node, share: Share) -> None:
        for bound, end in (("alpha", share.a), ("beta", share.b)):
            if end not in (inf, -inf):
                said = {"node": node.name, "child": child.name, "test": test_of(bound, self.rules)}
                self._say(child, "share_step", end=end, **said)

    def _say(self, at: Node, key: str, **said: Value) -> None:
        shown = {
            field: it if isinstance(it, str) else show(it)
            for field, it in said.items()
            if it is not None
        }
        self.write(". " * at.depth + self.words[key].format(**{"node": at.name, **shown}) + "\n")

    def _back(self, node: Node, value: Value, choice: Choice | None) -> None:
        """A value goes up: say what it changes in the node above, or the result."""
        if choice and choice.tied:
            self.ties.append(node.name)
        if not self.open:
            self._result(node, value, choice)
            return
        top = self.open[-1]
        if node.parent is not top.node:
            return  # a grandchild was probed
        top.seen.add(node)
        at, old = top.node, top.so_far
        if at.kind in self.rules.nature:
            p = odds(node, self.rules)
            top.so_far = plus(old, p, value)
            said = times(p, value).partition("*")[2]
            if top.so_far == top.so_far:  # inf and -inf have no sum: the search is about to say so
                self._say(at, "at_chance", p=p, value=said, new=top.so_far)
        elif at.kind in self.tree.players:
            taken = top.choice.taken
            top.choice.offer(node, value)
            if taken is not None:
                kept = {"old": taken, "value": value, "new": top.choice.taken}
                self._say(at, "at_player", player=at.kind, **kept)
        elif top.alpha is None:
            top.so_far = max(old, value) if at.kind == MAX else min(old, value)
            self._say(at, f"at_{at.kind}", old=old, value=value, new=top.so_far)
        elif at.kind == MAX:
            old, top.alpha = top.alpha, max(top.alpha, value)
            window = {"alpha": top.alpha, "beta": top.beta}
            self._say(at, "at_max_window", old=old, value=value, new=top.alpha, **window)
        else:
            old, top.beta = top.beta, min(top.beta, value)
            window = {"alpha": top.alpha, "beta": top.beta}
            self._say(at, "at_min_window", old=old, value=value, new=top.beta, **window)
        if at.kind not in self.tree.players:
            top.choice.offer(node, value)

    def _result(self, node: Node, value: Value, choice: Choice | None) -> None:
        """The end: the decision, and what to beware of in it."""
        chosen = choice.child if choice else None
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


def steps(trace: Trace, lang: str = "es") -> str:
    """The steps of a search that is over."""
    lines: list[str] = []
    trace.replay(Steps(lines.append, look(lang), trace.rules, trace.tree))
    return "".join(lines)
