"""Why an answer is right: sentences that name the nodes and the numbers that decide."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gametrace.homework.reasons.certificate import (
    certificate,
    cut_above,
    origin,
    so_far,
    starts_below,
)
from gametrace.render.look import comparison, odds, times
from gametrace.tree.errors import closest
from gametrace.tree.node import MIN
from gametrace.tree.numbers import mean, show

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gametrace.homework.key import Key
    from gametrace.lang import Words
    from gametrace.tree.node import Node

MOST = 12  # children that a sentence names
OPPOSITE = {">=": "<", ">": "<=", "<=": ">", "<": ">="}


class Reasons:
    """Explains the search behind a key, in a language."""

    def __init__(self, key: Key, words: Words) -> None:
        self.key, self.words = key, words
        self.trace, self.tree, self.rules = key.trace, key.tree, key.trace.rules

    def say(self, phrase: str, **fields: Any) -> str:
        """A phrase of the language, filled in."""
        said = {
            key: it if isinstance(it, str) else it.name if hasattr(it, "children") else show(it)
            for key, it in fields.items()
        }
        return self.words[phrase].format(**said)

    def listed(self, nodes: Sequence[Node]) -> str:
        """Nodes with their values: B = 3, C = 2."""
        visits = self.trace.visits
        texts = [f"{node.name} = {show(visits[node].value)}" for node in nodes[:MOST]]
        return ", ".join(texts + ["…"] * (len(nodes) > MOST))

    def unknown(self, name: str) -> str:
        """That the tree has no such node, and which one may be meant."""
        known = closest(name, (node.name for node in self.tree.walk()))
        hint = self.say("did_you_mean", name=known) if known else ""
        return self.say("why_unknown", node=name) + hint

    # -- values

    def value(self, node: Node) -> str:
        """Why a visited node is worth what it is."""
        visit = self.trace.visits[node]
        if visit.status in ("leaf", "horizon"):
            return self.say(f"why_{visit.status}", node=node, value=visit.value)
        children = self.trace.seen(node)
        said = {"node": node, "value": visit.value, "children": self.listed(children)}
        if node.kind in self.rules.nature and not visit.bound:
            return self.say("why_chance", **said, sum=self._sum(node))
        if node.kind in self.tree.players:
            return self.say("why_player", **said, player=node.kind)
        if node.random:
            best = (min if node.kind == MIN else max)(
                self.trace.visits[child].value for child in children
            )
            values = [self.trace.visits[child].value for child in children]
            sum_ = f"{times(1 - node.random, best)} + {times(node.random, mean(values))}"
            return self.say("why_mixed", **said, p=node.random, sum=sum_)
        if node.kind in self.rules.nature:
            return self.certificate(node)
        own = visit.beta if node.kind == MIN else visit.alpha
        if self.rules.bound == "hard" and visit.value == own and own is not None:
            bound = self.words["beta" if node.kind == MIN else "alpha"]
            return self.say("why_kept", **said, bound=bound)
        text = self.say(f"why_{node.kind}", **said)
        return f"{text}; {self._stopped(node)}" if visit.bound else text

    def _sum(self, node: Node) -> str:
        """The mean of a chance node, written out."""
        visits = self.trace.visits
        products = [
            times(odds(child, self.rules), visits[child].value) for child in self.trace.seen(node)
        ]
        return " + ".join(products[:MOST] + ["…"] * (len(products) > MOST))

    def _stopped(self, node: Node) -> str:
        visit = self.trace.visits[node]
        bound = visit.bound or ""
        return self.say(
            "why_stopped",
            value=visit.value, test=comparison(bound, self.rules), bound=self.words[bound],
            limit=visit.limit,
        )  # fmt: skip

    # -- windows

    def window(self, node: Node, bounds: Sequence[str] = ("alpha", "beta")) -> str:
        """Why a visited node is called with its window, or with one end of it."""
        visit = self.trace.visits[node]
        if visit.alpha is None:
            return self.say("why_no_window", algorithm=self.trace.algorithm)
        window = {"node": node, "alpha": visit.alpha, "beta": visit.beta}
        above = node.parent
        if above is None:
            return self.say("why_window_root", **window)
        if above.parent and above not in self.trace.visits:
            return self.say("why_window_star", above=above.parent, **window)
        if above.kind in self.rules.nature:
            phrase = "why_window_star" if self.rules.chance else "why_window_chance"
            return self.say(phrase, above=above, **window)
        return "; ".join(self._end(node, bound) for bound in bounds)

    def _end(self, node: Node, bound: str) -> str:
        end = getattr(self.trace.visits[node], bound)
        if found := origin(self.trace, node, bound):
            said = {"setter": found.setter, "through": found.through}
            return self.say(f"why_{bound}_from", node=node, value=end, **said)
        if above := starts_below(self.trace, node, bound):
            return self.say("why_end_chance", bound=self.words[bound], value=end, above=above)
        return self.say(f"why_{bound}_open", node=node, value=end)

    # -- cuts

    def certificate(self, cut: Node) -> str:
        """The proof of a cut: which leaf gave the value, and who set the bound, through whom."""
        proof = certificate(self.trace, cut)
        phrase = "certificate" if proof.leaf is not cut else "certificate_kept"
        if cut.kind in self.rules.nature:
            phrase = f"certificate_chance_{proof.bound}"
        text = self.say(
            phrase,
            cut=cut, after=proof.after, leaf=proof.leaf, value=proof.value,
            test=comparison(proof.bound, self.rules), bound=self.words[proof.bound],
            limit=proof.limit,
        )  # fmt: skip
        if proof.origin:
            said = {"setter": proof.origin.setter, "through": proof.origin.through}
            text += self.say("certificate_from", **said)
        return text

    def not_visited(self, node: Node) -> str:
        """Why the search never comes to a node."""
        status = self.trace.visit(node).status
        cut = cut_above(self.trace, node)
        if status != "pruned" or cut is None or not self.trace.visits[cut].bound:
            return self.say("why_discarded" if status == "discarded" else "why_beyond", node=node)
        return self.certificate(cut) + self.say("so_not_visited", node=node)

    def visited(self, node: Node) -> str:
        """Why the search does come to a node."""
        above = node.parent
        if above is None:
            return self.say("why_visited_root", node=node)
        if above not in self.trace.visits:
            return self.say("why_probed", node=node, above=above)
        visit = self.trace.visits[above]
        if visit.alpha is None:
            return self.say("why_visited_always", node=node, algorithm=self.trace.algorithm)
        if above.kind in self.rules.nature or (value := so_far(self.trace, node)) is None:
            return self.say("why_visited_first", node=node, above=above)
        bound = "alpha" if above.kind == MIN else "beta"
        return self.say(
            "why_visited",
            node=node, above=above, value=value, bound=self.words[bound],
            test=OPPOSITE[comparison(bound, self.rules)], limit=getattr(visit, bound),
        )  # fmt: skip

    def no_cut(self, node: Node) -> str:
        """Why a node is not cut."""
        if node not in self.trace.visits:
            return self.not_visited(node)
        visit = self.trace.visits[node]
        if visit.status in ("leaf", "horizon"):
            return self.say("why_no_cut_leaf", node=node)
        if visit.alpha is None:
            return self.say("why_no_cut_ever", algorithm=self.trace.algorithm)
        if node.kind in self.rules.nature:
            window = {"alpha": visit.alpha, "beta": visit.beta}
            phrase = "why_no_cut_star" if self.rules.chance else "why_no_cut_chance"
            return self.say(phrase, node=node, **window)
        bound = "alpha" if node.kind == MIN else "beta"
        return self.say(
            "why_no_cut",
            node=node, value=visit.value, bound=self.words[bound],
            test=OPPOSITE[comparison(bound, self.rules)], limit=getattr(visit, bound),
        )  # fmt: skip

    # -- probabilities

    def probability(self, node: Node) -> str:
        """Why an edge below a chance node has its probability."""
        above = node.parent
        if above is None or above.kind not in self.rules.nature:
            return self.say("why_no_probability", node=node)
        shown = [show(odds(child, self.rules)) for child in above.children]
        return self.say("why_probability", above=above, sum=" + ".join(shown))
