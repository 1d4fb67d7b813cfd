"""What a class is asked: a tree, and every key that an answer may have to be held against."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from gametrace.homework.answers.names import Names
from gametrace.homework.check.key import Key, key_of
from gametrace.homework.check.misconceptions import MISCONCEPTIONS, imagined
from gametrace.homework.check.misled import Misled, can_be_misled
from gametrace.tree.errors import GametraceError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from gametrace.search import Convention
    from gametrace.tree.node import Tree
    from gametrace.tree.numbers import Value


BY_HAND = 20_000  # nodes of a tree that somebody may have worked through with a misconception


class Beliefs(NamedTuple):
    """What a student takes for true that is not: values, probabilities and windows, by node."""

    values: Mapping[str, Value] = {}
    odds: Mapping[str, Value] = {}
    windows: Mapping[str, tuple[Value, Value]] = {}


class Exam:
    """A tree under an algorithm and a convention; each key is worked out once, when it is needed.

    accepted are the other conventions under which an answer may be right.
    """

    def __init__(
        self, tree: Tree, algorithm: str, rules: Convention, accepted: Sequence[Convention] = ()
    ) -> None:
        self.tree, self.algorithm, self.rules = tree, algorithm, rules
        self.accepted = [other for other in accepted if other != rules]
        self.names = Names(tree)

    @cached_property
    def key(self) -> Key:
        """The right answers."""
        return key_of(self.tree, self.algorithm, self.rules)

    @cached_property
    def others(self) -> list[Key]:
        """The right answers under each of the other conventions."""
        return [key_of(self.tree, self.algorithm, other) for other in self.accepted]

    @cached_property
    def imagined(self) -> dict[str, Key]:
        """The answers of somebody with each of the known misconceptions, where it can happen."""
        keys: dict[str, Key] = {}
        if self.tree.size > BY_HAND:
            return keys
        for name, misconception in MISCONCEPTIONS.items():
            if misconception.happens(self.key.trace):
                try:
                    trace = imagined(misconception, self.key.trace)
                except GametraceError:  # nobody gets through the tree that way
                    continue
                keys[name] = Key(trace, trace, generated=self.key.generated)
                keys[name].probabilities = self.key.probabilities  # about the tree, not the search
        return keys

    def following(self, beliefs: Beliefs) -> Key | None:
        """The answers that follow from what a student believes."""
        if not any(beliefs) or not can_be_misled(self.tree, self.rules):
            return None
        own: dict[str, Any] = {"odds": beliefs.odds, "windows": beliefs.windows}
        try:
            search = plain = Misled(
                self.tree, self.algorithm, self.rules, beliefs=beliefs.values, **own
            )
            if self.algorithm == "alphabeta":  # what follows from others may be a mere bound
                rules = self.rules._replace(alpha=None, beta=None)
                values = beliefs.values.items()
                first = {name: it for name, it in values if search.found.get(name) != it}
                plain = Misled(self.tree, "minimax", rules, beliefs=first, odds=beliefs.odds)
        except GametraceError:  # infinities without a mean
            return None
        told = (search.trace, plain.trace, search.found, search.called)
        return Key(*told, generated=self.key.generated)


def other_conventions(rules: Convention) -> list[Convention]:
    """The same rules with ties or strict cuts, fail-soft or fail-hard."""
    return [
        rules._replace(cut=cut, bound=bound)
        for cut in ("ties", "strict")
        for bound in ("soft", "hard")
    ]


def fixes_convention(tree: Tree) -> bool:
    """Whether a tree says how it is to be searched: then no other way is right."""
    return not tree.convention.keys().isdisjoint({"name", "cut", "bound"})
