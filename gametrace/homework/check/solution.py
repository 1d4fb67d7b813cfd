"""The right answers by one algorithm: in every accepted convention, and given known mistakes."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from gametrace.homework.check.misconceptions import MISCONCEPTIONS, imagined
from gametrace.homework.check.misled import Misled, can_be_misled
from gametrace.homework.key import Key
from gametrace.search import ALGORITHMS
from gametrace.tree.errors import GametraceError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from gametrace.convention import Convention
    from gametrace.tree.node import Tree
    from gametrace.tree.numbers import Value

BY_HAND = 20_000  # nodes of a tree that may have been worked through with a misconception


class Beliefs(NamedTuple):
    """What a student takes for true that is not: values, probabilities and windows, by node."""

    values: Mapping[str, Value] = {}
    odds: Mapping[str, Value] = {}
    windows: Mapping[str, tuple[Value, Value]] = {}


class Solution:
    """A tree under an algorithm and a convention; each key is worked out once, when it is needed.

    accepted are the other conventions under which an answer may be right.
    """

    def __init__(
        self,
        tree: Tree,
        algorithm: str,
        rules: Convention,
        accepted: Sequence[Convention] = (),
        lang: str = "es",
    ) -> None:
        self.tree, self.algorithm, self.rules, self.lang = tree, algorithm, rules, lang
        self.accepted = [other for other in accepted if other != rules]

    @cached_property
    def key(self) -> Key:
        """The right answers."""
        return Key.of(self.tree, self.algorithm, self.rules, self.lang)

    @cached_property
    def others(self) -> list[Key]:
        """The right answers under each of the other conventions."""
        return [Key.of(self.tree, self.algorithm, other, self.lang) for other in self.accepted]

    @cached_property
    def imagined(self) -> dict[str, Key]:
        """The answers that each known misconception leads to, where it can happen."""
        keys: dict[str, Key] = {}
        if self.tree.size > BY_HAND:
            return keys
        for name, misconception in MISCONCEPTIONS.items():
            if misconception.happens(self.key.trace):
                try:
                    trace = imagined(misconception, self.key.trace)
                except GametraceError:  # the tree cannot be searched that way
                    continue
                keys[name] = Key(trace, trace, generated=self.key.generated, lang=self.lang)
                if "probabilities" in self.key.facts:  # about the tree, not about the search
                    keys[name].facts["probabilities"] = self.key.facts["probabilities"]
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
            if self.key.has_windows:  # what follows from others may be a mere bound
                rules = self.rules._replace(alpha=None, beta=None)
                values = beliefs.values.items()
                first = {name: value for name, value in values if search.found.get(name) != value}
                counterpart = ALGORITHMS[self.algorithm].plain
                plain = Misled(self.tree, counterpart, rules, beliefs=first, odds=beliefs.odds)
        except GametraceError:  # infinities without a mean
            return None
        beside = (search.trace, plain.trace, search.found, search.called)
        return Key(*beside, generated=self.key.generated, lang=self.lang)

    def difference(self, other: Key) -> str:
        """The words for what another convention does otherwise: strict, hard, or its name."""
        rules = other.trace.rules
        if rules.name != self.rules.name:
            return rules.name
        parts = (
            (rules.cut, self.rules.cut),
            (rules.bound, self.rules.bound),
        )
        return " ".join(theirs for theirs, own in parts if theirs != own)


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
