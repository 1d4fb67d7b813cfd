"""The log of the ub lecture, byte for byte, written while the search runs.

The phrases are split at their fields once, so that a line is one f-string: that is what makes a log
of a million lines quick.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from gametrace.render.look import look, test_of
from gametrace.trace.choice import Choice
from gametrace.tree.node import MAX, MIN
from gametrace.tree.numbers import show

if TYPE_CHECKING:
    from collections.abc import Callable

    from gametrace.render.look import Look
    from gametrace.trace.trace import Trace
    from gametrace.trace.watcher import Rules, Share
    from gametrace.tree.node import Node, Tree
    from gametrace.tree.numbers import Value

FUNCTIONS = {"max": "maxValue", "min": "minValue", "chance": "expValue"}  # a player's: maxValue
KEPT = 100  # levels whose indentation is kept, and
SHOWN = 10_000  # values whose text is: a bound on memory


class Log:
    """Writes a line for every step, with one ". " a level."""

    def __init__(
        self, write: Callable[[str], object], look: Look, rules: Rules, tree: Tree
    ) -> None:
        self.write, self.rules, self.tree = write, rules, tree
        self.say = say = {key: STYLES[look.style](phrase) for key, phrase in look.words.items()}
        window = ("function", "node", "alpha", "beta")
        call, self.of, self.alpha, self.beta, closes = split(say["call_window"], *window)
        closes_plain = split(say["call"], "function", "node")[2]
        self.opens, self.opens_plain = closes + say["opens_window"], closes_plain + say["opens"]
        terminal = split(say["terminal"], "value")[0]
        self.returns, self.returns_plain = closes + terminal, closes_plain + terminal
        leave, of, self.gets, _ = split(say["leave"], "function", "node", "value")
        cut = ("function", "node", "value", "test", "limit", "again")
        cuts = {bound: split(say[f"cut_{bound}"], *cut) for bound in ("alpha", "beta")}
        self.because = {bound: parts[2] for bound, parts in cuts.items()}
        self.test = {
            bound: f"{parts[3]}{test_of(bound, rules)}{parts[4]}" for bound, parts in cuts.items()
        }
        self.gives = cuts["beta"][5]
        self.calls = Heads(call, self.of)
        self.leaves = Heads(leave, of)
        self.cuts = Heads(cuts["beta"][0], cuts["beta"][1])
        self.result, self.result_alone = say["result"] + "\n", say["result_alone"] + "\n"
        self.shown = Shown()
        self.choice: Choice | None = None

    def enter(self, node: Node, alpha: Value, beta: Value) -> None:
        if node.depth == 0:
            self.choice = Choice(self.tree, node, alpha, beta, self.rules)
        head = self.calls[node.kind][node.depth]
        if alpha is None:
            self.write(f"{head}{node.name}{self.opens_plain}\n")
            return
        shown = self.shown
        self.write(
            f"{head}{node.name}{self.alpha}{shown[alpha]}{self.beta}{shown[beta]}{self.opens}\n"
        )

    def leaf(self, node: Node, alpha: Value, beta: Value, value: Value) -> None:
        shown = self.shown
        head = self.calls[node.kind][node.depth]
        if alpha is None:
            self.write(f"{head}{node.name}{self.returns_plain}{shown[value]}\n")
        else:
            self.write(
                f"{head}{node.name}{self.alpha}{shown[alpha]}{self.beta}{shown[beta]}"
                f"{self.returns}{shown[value]}\n"
            )
        if node.depth < 2:
            self._returned(node, value)

    def cut(self, node: Node, value: Value, bound: str, limit: Value) -> None:
        shown = self.shown
        text = shown[value]
        self.write(
            f"{self.cuts[node.kind][node.depth]}{node.name}{self.because[bound]}{text}"
            f"{self.test[bound]}{shown[limit]}{self.gives}{text}\n"
        )
        if node.depth < 2:
            self._returned(node, value)

    def leave(self, node: Node, value: Value) -> None:
        self.write(
            f"{self.leaves[node.kind][node.depth]}{node.name}{self.gets}{self.shown[value]}\n"
        )
        if node.depth < 2:
            self._returned(node, value)

    def window(self, node: Node, child: Node, share: Share) -> None:
        pass  # only chance nodes have something to say here

    def _returned(self, node: Node, value: Value) -> None:
        """The root, or a child of it, has returned a value: the decision is made of these."""
        if node.depth == 1:
            if self.choice is not None:
                self.choice.offer(node, value)
            return
        chosen = self.choice.child if self.choice else None
        if chosen is None:
            self.write(self.result_alone.format(value=show(value)))
        else:
            said = {"value": show(value), "node": node.name, "action": chosen.action}
            self.write(self.result.format(**said))


def watcher(write: Callable[[str], object], look: Look, rules: Rules, tree: Tree) -> Log:
    """What writes this tree's log: the quick one, where MAX and MIN alone move to the leaves."""
    plain = tree.kinds <= {MAX, MIN} and MIN not in rules.nature and not tree.mixed
    if plain and rules.depth is None:
        return Log(write, look, rules, tree)
    from gametrace.render.full_log import FullLog

    return FullLog(write, look, rules, tree)


def log(trace: Trace, lang: str = "es", style: str = "slides") -> str:
    """The log of a search that is over."""
    lines: list[str] = []
    trace.replay(watcher(lines.append, look(lang, style=style), trace.rules, trace.tree))
    return "".join(lines)


class Heads(dict[str, "Levels"]):
    """What a line starts with, up to the node's name: by kind, then by depth."""

    def __init__(self, before: str, after: str) -> None:
        super().__init__()
        self.before, self.after = before, after

    def __missing__(self, kind: str) -> Levels:
        function = FUNCTIONS.get(kind, "maxValue")
        self[kind] = levels = Levels(f"{self.before}{function}{self.after}")
        return levels


class Levels(dict[int, str]):
    """A start of line behind the dots of each level."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def __missing__(self, depth: int) -> str:
        head = ". " * depth + self.text
        if depth < KEPT:
            self[depth] = head
        return head


class Shown(dict["Value", str]):
    """How values are spelled; the texts are kept, for the same ones come again and again."""

    def __missing__(self, value: Value) -> str:
        if len(self) > SHOWN:
            self.clear()
        self[value] = text = show(value)
        return text


def split(phrase: str, *fields: str) -> list[str]:
    """The words of a phrase around its fields, which stand in this order in every language."""
    parts = re.split(r"\{(\w+)\}", phrase)
    if tuple(parts[1::2]) != fields:
        raise ValueError(f"the fields of {phrase!r} are not {fields}")
    return parts[::2]


def compact(phrase: str) -> str:
    """A phrase of the slides without the blanks that its program printed around arguments."""
    phrase = phrase.replace("( ", "(").replace(" , ", ", ").replace(" )", ")")
    return phrase.replace(" :", ":").replace("= ", "=")


STYLES: dict[str, Callable[[str], str]] = {"slides": str, "compact": compact}
