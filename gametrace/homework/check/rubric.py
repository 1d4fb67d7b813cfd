"""What answers are worth: points for each kind of item, and what an earlier slip costs."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gametrace.homework.answers.marks import BLANK
from gametrace.homework.item import EXTRA, FOLLOWS, RIGHT
from gametrace.homework.questions import QUESTIONS
from gametrace.lang import tell
from gametrace.tree.errors import GametraceError, nearest, visible
from gametrace.tree.numbers import ratio

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from collections.abc import Mapping as Pairs
    from typing import Any

    from gametrace.homework.item import Item
    from gametrace.homework.key import Key
    from gametrace.tree.numbers import Value

KEYS = {  # each with what it means, and an example
    "asked": ("what must be answered: questions, each perhaps with its nodes", "{values: [A, B]}"),
    "points": ("points for each answer to a question; 1 where none are said", "{windows: 2}"),
    "follow_through": ("the share of the points for what follows from an earlier slip", "1/2"),
    "out_of": ("the grade for a perfect answer", "10"),
    "algorithm": ("the algorithm that everything is graded by", "alphabeta"),
    "conventions": ("the conventions that are accepted; the first is the exam's own", "[ub, aima]"),
    "rounding": ("exact: a rounded number is wrong", "exact"),
    "accept": ("what is graded: sheet, log, or both", "[sheet]"),
    "several": ("which of several files counts that answer one question", "best"),
}


ACCEPT = ("sheet", "log")
SEVERAL = ("last", "first", "best")


class Named(str):
    """The name of a node in a rubric, and where it stands there."""

    place: str = ""


class Rubric(NamedTuple):
    """How answers are graded; as it is, each is worth a point and nothing is asked for."""

    points: tuple[tuple[str, Value], ...] = ()  # for each item of a kind; one where none is said
    follow_through: Value = 1  # the share of them that `follows` earns
    conventions: tuple[str, ...] = ()  # those that are accepted; none: ties, strict, soft, hard
    asked: tuple[tuple[str, tuple[str, ...]], ...] = ()  # kinds, and nodes, that must be answered
    out_of: Value = 10  # the grade for a perfect answer; None: its points
    algorithm: str | None = None  # what everything is graded by
    exact: bool = False  # whether a rounded number is wrong
    accept: tuple[str, ...] = ACCEPT
    several: str = "last"  # which of several files counts: best, last or first by name

    def worth(self, kind: str) -> Value:
        """The points for one item of a kind."""
        return dict(self.points).get(kind, 1)

    def completed(self, claims: Pairs[str, Any], key: Key, whole: bool = True) -> dict[str, Any]:
        """The claims, with a blank for each answer that is asked for and not there.

        whole: also for questions that were not answered at all.
        """
        asked = dict(self.asked)
        return {
            name: question.completed(claims.get(name, BLANK), asked[name], key)
            if name in asked
            else claims[name]
            for name, question in QUESTIONS.items()
            if name in claims or (whole and name in asked)
        }

    def grades(self, item: Item, key: Key) -> bool:
        """Whether an item counts; where nothing is asked for, everything does."""
        asked = dict(self.asked)
        if not asked:
            return True
        return item.kind in asked and QUESTIONS[item.kind].counts(item, asked[item.kind], key)

    def refuse_unknown_nodes(self, keys: Iterable[Key]) -> None:
        """Refuse to ask for a node that none of these trees has."""
        asked = {node for _, nodes in self.asked for node in nodes}
        known: list[str] = []
        for key in keys:
            asked -= {node for node in asked if key.names.find(node)}
            known += list(key.nodes) if asked else []
        for node in sorted(asked):
            message = tell("the rubric asks for '{node}', which is no node", node=visible(node))
            raise GametraceError(f"{getattr(node, 'place', '')}{message}{nearest(node, known)}")

    def score(self, items: Iterable[Item]) -> Score:
        """The points that answers earn, and how many there are to earn.

        Whatever is extra in a set takes back what something right in it has earned, but no more:
        else it would pay to list every node. Elsewhere it is an answer like any other.
        """
        kinds: dict[str, list[Item]] = {}
        for item in items:
            kinds.setdefault(item.kind, []).append(item)
        points = of = 0
        for kind, its in kinds.items():
            earned, most = self._earned(its)
            points += max(0, earned) * self.worth(kind)
            of += most * self.worth(kind)
        return Score(ratio(points, 1), ratio(of, 1))

    def _earned(self, items: Sequence[Item]) -> tuple[Value, int]:
        """The share of a kind's items that is earned, and how many they are."""
        earned, most = 0, 0
        for item in items:
            whole_set = item.node is None and item.in_set and isinstance(item.expected, list)
            if item.unknown or (item.verdict == FOLLOWS and item.expected is None):
                continue
            if item.verdict == EXTRA and item.in_set:
                earned -= 1
                continue
            most += max(1, len(item.expected)) if whole_set and item.given is None else 1
            earned += self.follow_through if item.verdict == FOLLOWS else item.verdict == RIGHT
        return earned, most or int(not all(item.unknown for item in items))


class Score(NamedTuple):
    """So many points of so many."""

    points: Value
    of: Value

    def __add__(self, other: object) -> Score:
        if not isinstance(other, Score):
            return NotImplemented
        return Score(self.points + other.points, self.of + other.of)

    def scaled(self, out_of: Value) -> Value:
        """The same share of another total."""
        if out_of is None or not self.of:
            return self.points
        return ratio(self.points * out_of, self.of)
