"""How an output should look: its language, its spacing, its colours, and which part is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from gametrace.convention import odds
from gametrace.lang import words
from gametrace.tree.numbers import show

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from gametrace.convention import Convention
    from gametrace.lang import Words
    from gametrace.trace.visit import Visit
    from gametrace.tree.node import Node
    from gametrace.tree.numbers import Value

__all__ = ["BOUNDS", "Look", "bound_sign", "comparison", "kind_word", "look", "odds", "times"]

TESTS = {"beta": {"ties": ">=", "strict": ">"}, "alpha": {"ties": "<=", "strict": "<"}}
BOUNDS = {"exact": "", "lower": "≥ ", "upper": "≤ "}

Style: TypeAlias = Literal["slides", "compact"]


def plain(text: str, style: str) -> str:
    """No colours: the text as it is."""
    return text


class Look(NamedTuple):
    """The options that every form of output understands."""

    words: Words
    style: Style
    paint: Callable[[str, str], str]
    only: Node | None
    marks: str  # how MAX, MIN and chance are drawn, where no rules say it
    levels: int | None = None  # how many plies are shown below the first node


def look(
    lang: str = "es",
    style: Style = "slides",
    paint: Callable[[str, str], str] = plain,
    only: Node | None = None,
    marks: str = "▲▼●",
    levels: int | None = None,
) -> Look:
    """The look in a language."""
    return Look(words(lang), style, paint, only, marks, levels)


def comparison(bound: str, rules: Convention) -> str:
    """The comparison that cuts: v against this bound."""
    return TESTS[bound][rules.cut]


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
