"""One line of a log: what happens, at which node, with which numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gametrace.tree.numbers import show

if TYPE_CHECKING:
    from gametrace.tree.node import Node
    from gametrace.tree.numbers import Value


class Line(NamedTuple):
    """What a line says; None for what it does not, Garbled for what cannot be read."""

    event: str  # enter, leaf, cut, leave, window (of a child of chance: its A and B) or result
    function: str | None = None  # max, min or exp
    name: str | None = None  # as given
    node: Node | None = None  # None where the tree has none of that name
    alpha: Value = None
    beta: Value = None
    value: Value = None
    bound: str | None = None  # of a cut: alpha or beta, where that was,
    limit: Value = None
    test: str | None = None  # how v was compared with it: >=, >, <= or <,
    again: Value = None  # and the value after the arrow
    p: Value = None
    player: str | None = None
    action: str | None = None
    adds_up: bool = True  # whether a sum that is written out comes to the value
    own: bool = False  # whether it is in the student's own words
    whole: bool = True  # whether nothing seems to be missing, or left over
    number: int = 0  # in the student's text, from 1
    text: str = ""

    def in_short(self) -> str:
        """What the line says, in signs: C [3, inf], C1 = 2, C: 2 <= 3."""
        name = self.node.name if self.node else self.name or ""
        window = f" [{_shown(self.alpha)}, {_shown(self.beta)}]"
        called = "" if self.alpha is None and self.beta is None else window
        if self.event == "cut":
            reason = f": {_shown(self.value)} {self.test} {_shown(self.limit)}"
            return f"✂ {name}{reason if self.test else ''}"
        value = "" if self.value is None else f" = {_shown(self.value)}"
        return f"{name}{called}{value}" if value or called else f"→ {name}"


def _shown(value: Value) -> str:
    return "?" if value is None else value if isinstance(value, str) else show(value)


def is_number(value: object) -> bool:
    """Whether something is written there, and can be read."""
    return value is not None and not isinstance(value, str)
