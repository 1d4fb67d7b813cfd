"""The log of the ub lecture, byte for byte, written while the search runs.

The phrases are split at their fields once, so that a line is one f-string: that is what makes a log
of a million lines quick.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from gametrace.render.look import comparison
from gametrace.render.writer import Writer
from gametrace.trace.replay import opened
from gametrace.trace.watcher import EVENTS
from gametrace.tree.node import MAX, MIN
from gametrace.tree.numbers import show

if TYPE_CHECKING:
    from collections.abc import Callable

    from gametrace.convention import Convention
    from gametrace.render.look import Style
    from gametrace.trace.visit import Inner
    from gametrace.trace.watcher import BoundName
    from gametrace.tree.node import Node, Tree
    from gametrace.tree.numbers import Value

FUNCTIONS = {"max": "maxValue", "min": "minValue", "chance": "expValue"}  # a player's: maxValue
KEPT = 100  # levels whose indentation is kept, and
SHOWN = 10_000  # values whose text is: a bound on memory


class Log(Writer):
    """Writes the log of a search: the quick one, where MAX and MIN alone move to the leaves."""

    def begin(self, tree: Tree, rules: Convention) -> None:
        plain = tree.kinds <= {MAX, MIN} and not tree.players and not tree.mixed
        quick = plain and MIN not in rules.nature and rules.depth is None and rules.beam is None
        writer: Decision
        if quick and rules.bound != "clamped":
            writer = QuickLog(self.write, look_=self.look)
        else:
            from gametrace.render.full_log import FullLog

            writer = FullLog(self.write, look_=self.look)
        writer.begin(tree, rules)
        self.__dict__.update({name: getattr(writer, name) for name in EVENTS})


class Decision(Writer):
    """What both logs share: the phrases, and the closing line with the action to take."""

    def begin(self, tree: Tree, rules: Convention) -> None:
        self.rules, self.tree = rules, tree
        spaced = STYLES[self.look.style]
        self.say = {key: spaced(phrase) for key, phrase in self.look.words.items()}
        self.choice: Inner | None = None

    def starts(self, root: Node, alpha: Value, beta: Value) -> None:
        """The root is entered."""
        self.choice = opened(self.tree, self.rules, root, alpha, beta)

    def returned(self, node: Node, value: Value) -> None:
        """The root, or a child of it, has returned a value: the decision is made of these."""
        if node.depth == 1:
            if self.choice is not None:
                self.choice.offer(node, value)
            return
        chosen = self.choice.choice if self.choice else None
        said = {"value": show(value), "node": node.name, "action": chosen and chosen.action}
        self.write(self.say["result" if chosen else "result_alone"].format(**said) + "\n")


class QuickLog(Decision):
    """Writes a line for every step, with one ". " per level.

    Its methods are closures, so that all that a line needs is at hand: `make bench` allows a log
    2.5 times what a plain loop takes that writes as many lines.
    """

    def begin(self, tree: Tree, rules: Convention) -> None:
        super().begin(tree, rules)
        write, say, shown = self.write, self.say, Shown()
        starts, returned = self.starts, self.returned
        call, of, alpha_is, beta_is, closes = split(
            say["call_window"], "function", "node", "alpha", "beta"
        )
        closes_plain = split(say["call"], "function", "node")[2]
        terminal = split(say["terminal"], "value")[0]
        opens, opens_plain = closes + say["opens_window"], closes_plain + say["opens"]
        returns, returns_plain = closes + terminal, closes_plain + terminal
        leave_, leave_of, gets, _ = split(say["leave"], "function", "node", "value")
        cut_ = ("function", "node", "value", "test", "limit", "again")
        parts = {bound: split(say[f"cut_{bound}"], *cut_) for bound in ("alpha", "beta")}
        because, gives = parts["beta"][2], parts["beta"][5]
        tests = {
            bound: f"{part[3]}{comparison(bound, rules)}{part[4]}" for bound, part in parts.items()
        }
        calls, leaves = heads(call, of, tree), heads(leave_, leave_of, tree)
        cuts = heads(parts["beta"][0], parts["beta"][1], tree)
        low: Value = None  # the window of the line before and its text: siblings often share it
        high: Value = None
        window = ""

        def enter(node: Node, alpha: Value, beta: Value) -> None:
            nonlocal low, high, window
            if node.depth == 0:
                starts(node, alpha, beta)
            if alpha is None:
                write(f"{calls[node.kind][node.depth]}{node.name}{opens_plain}\n")
                return
            if alpha is not low or beta is not high:
                low, high = alpha, beta
                window = f"{alpha_is}{shown[alpha]}{beta_is}{shown[beta]}"
            write(f"{calls[node.kind][node.depth]}{node.name}{window}{opens}\n")

        def leaf(node: Node, alpha: Value, beta: Value, value: Value) -> None:
            nonlocal low, high, window
            depth = node.depth
            if alpha is None:
                write(f"{calls[node.kind][depth]}{node.name}{returns_plain}{shown[value]}\n")
            else:
                if alpha is not low or beta is not high:
                    low, high = alpha, beta
                    window = f"{alpha_is}{shown[alpha]}{beta_is}{shown[beta]}"
                write(f"{calls[node.kind][depth]}{node.name}{window}{returns}{shown[value]}\n")
            if depth < 2:
                returned(node, value)

        def cut(node: Node, value: Value, bound: BoundName, limit: Value) -> None:
            text = shown[value]
            head = f"{cuts[node.kind][node.depth]}{node.name}{because}{text}"
            write(f"{head}{tests[bound]}{shown[limit]}{gives}{text}\n")
            if node.depth < 2:
                returned(node, value)

        def leave(node: Node, value: Value) -> None:
            write(f"{leaves[node.kind][node.depth]}{node.name}{gets}{shown[value]}\n")
            if node.depth < 2:
                returned(node, value)

        self.__dict__.update(enter=enter, leaf=leaf, cut=cut, leave=leave)


def function_of(node: Node, rules: Convention) -> str:
    """The function of the lecture that a node is called with."""
    return FUNCTIONS.get("chance" if node.kind in rules.nature else node.kind, "maxValue")


def heads(before: str, after: str, tree: Tree) -> dict[str, list[str] | Levels]:
    """What a line starts with, up to the node's name: by kind, then by depth."""
    texts = {kind: f"{before}{FUNCTIONS[kind]}{after}" for kind in FUNCTIONS}
    if tree.height >= KEPT:
        return {kind: Levels(text) for kind, text in texts.items()}
    depths = range(tree.height + 1)
    return {kind: [". " * depth + text for depth in depths] for kind, text in texts.items()}


class Levels(dict[int, str]):
    """The start of a line after the dots of each level, for trees too deep to keep them all."""

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
    """A phrase of the slides without the spaces that its program printed around arguments."""
    phrase = phrase.replace("( ", "(").replace(" , ", ", ").replace(" )", ")")
    return phrase.replace(" :", ":").replace("= ", "=")


STYLES: dict[Style, Callable[[str], str]] = {"slides": str, "compact": compact}
