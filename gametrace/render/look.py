"""How an output should look: its language, its spacing, its colours, and which part is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gametrace.lang import words
from gametrace.tree.numbers import ratio, show

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from gametrace.lang import Words
    from gametrace.trace.visit import Visit
    from gametrace.trace.watcher import Rules
    from gametrace.tree.node import Node
    from gametrace.tree.numbers import Value

TESTS = {"beta": {"ties": ">=", "strict": ">"}, "alpha": {"ties": "<=", "strict": "<"}}
BOUNDS = {"exact": "", "lower": "≥ ", "upper": "≤ "}


def plain(text: str, style: str) -> str:
    """No colours: the text as it is."""
    return text


class Look(NamedTuple):
    """The options that every form of output understands."""

    words: Words
    style: str
    paint: Callable[[str, str], str]
    only: Node | None
    marks: str  # how MAX, MIN and chance are drawn, where no rules say it


def look(
    lang: str = "es",
    style: str = "slides",
    paint: Callable[[str, str], str] = plain,
    only: Node | None = None,
    marks: str = "▲▼●",
) -> Look:
    """The look in a language."""
    return Look(words(lang), style, paint, only, marks)


def test_of(bound: str, rules: Rules) -> str:
    """The comparison that cuts: v against this bound."""
    return TESTS[bound][rules.cut]


def odds(child: Node, rules: Rules) -> Value:
    """The probability with which nature goes to a child; None below a player."""
    parent = child.parent
    if parent is None or parent.kind not in rules.nature:
        return None
    return ratio(1, len(parent.children)) if rules.average or child.p is None else child.p


def kind_word(node: Node, words: Words) -> str:
    """What a node's kind is called in a language."""
    return words["kind_chance"] if node.kind == "chance" else node.kind


def times(p: Value, value: Value) -> str:
    """A product, as in a sum that is written out; brackets keep signs and bars apart."""
    return f"{show(p)}*{bracketed(value)}"


def bracketed(value: Value) -> str:
    """A number inside a formula."""
    shown = show(value)
    infinite = shown in ("inf", "-inf")
    return f"({shown})" if not infinite and (shown.startswith("-") or "/" in shown) else shown


def warnings(ties: Sequence[str], beam: bool, words: Words) -> list[str]:
    """What to beware of in a result: ties that decided, and nodes that nobody looked at."""
    said = [words["ties"].format(nodes=", ".join(ties))] if ties else []
    return [*said, words["beam"]] if beam else said


def bound_sign(visit: Visit) -> str:
    """What stands before a value that is only a bound."""
    return BOUNDS[visit.value_is or "exact"]
