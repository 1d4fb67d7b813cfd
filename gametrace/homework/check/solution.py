"""The right answers by one algorithm: in every accepted convention, and given known mistakes."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from gametrace.homework.check.misconceptions import MISCONCEPTIONS, imagined
from gametrace.homework.check.misled import Beliefs, Misled, can_be_misled
from gametrace.homework.key import Key
from gametrace.homework.questions import QUESTIONS
from gametrace.search import ALGORITHMS
from gametrace.tree.errors import GametraceError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from gametrace.convention import Convention
    from gametrace.tree.node import Tree

BY_HAND = 20_000  # nodes of a tree that may have been worked through with a misconception


class Case:
    """A tree under an algorithm and one convention; each key is worked out when it is needed."""

    def __init__(
        self, tree: Tree, algorithm: str, rules: Convention, lang: str = "es", exact: bool = False
    ) -> None:
        self.tree, self.algorithm, self.rules, self.lang = tree, algorithm, rules, lang
        self.exact = exact  # whether rounded numbers are wrong

    @cached_property
    def key(self) -> Key:
        """The right answers."""
        key = Key.of(self.tree, self.algorithm, self.rules, self.lang)
        key.exact = self.exact
        return key

    @cached_property
    def imagined(self) -> dict[str, Key]:
        """The answers that each known misconception leads to, where it can happen."""
        keys: dict[str, Key] = {}
        if self.tree.size > BY_HAND:
            return keys
        for name, misconception in MISCONCEPTIONS.items():
            if misconception.happens(self.key.trace):
                try:
                    keys[name] = imagined(misconception, self.key)
                except GametraceError:  # the tree cannot be searched that way
                    continue
                probabilities = QUESTIONS["probabilities"].facts(self.key)
                keys[name].facts["probabilities"] = probabilities  # the tree's, not the search's
        return keys

    def following(self, beliefs: Beliefs) -> Key | None:
        """The answers that follow from what a student believes."""
        if not any(beliefs) or not can_be_misled(self.tree, self.rules):
            return None
        try:
            search = plain = Misled(self.tree, self.algorithm, self.rules, beliefs=beliefs)
            if self.key.has_windows:  # what follows from others may be a mere bound
                rules = self.rules._replace(alpha=None, beta=None)
                values = beliefs.values.items()
                first = {name: value for name, value in values if search.found.get(name) != value}
                plain = Misled(
                    self.tree, ALGORITHMS[self.algorithm].plain, rules,
                    beliefs=Beliefs(values=first, odds=beliefs.odds),
                )  # fmt: skip
        except GametraceError:  # infinities without a mean
            return None
        key = Key(
            search.trace, plain.trace, search.found, search.called,
            generated=self.key.generated, lang=self.lang,
        )  # fmt: skip
        key.exact, key.chosen, key.stopped = self.exact, beliefs.action, search.stopped
        return key


class Solution:
    """The case of the exam's own convention, and those of the others that are accepted."""

    def __init__(
        self,
        tree: Tree,
        algorithm: str,
        rules: Convention,
        accepted: Sequence[Convention] = (),
        lang: str = "es",
        exact: bool = False,
    ) -> None:
        self.tree, self.algorithm, self.rules, self.lang = tree, algorithm, rules, lang
        self.own = Case(tree, algorithm, rules, lang, exact)
        self.accepted = [
            Case(tree, algorithm, other, lang, exact) for other in accepted if other != rules
        ]

    @property
    def key(self) -> Key:
        """The right answers by the exam's own convention."""
        return self.own.key

    def others(self, claims: Mapping[str, Any]) -> list[Case]:
        """The other accepted cases that may judge answers differently."""
        return self.accepted if "whatif" in claims else self.different

    @cached_property
    def different(self) -> list[Case]:
        """The other accepted cases in which the search of this tree takes other steps."""
        found: list[Case] = []
        for case in self.accepted:
            steps = [known.key.trace.steps for known in (self.own, *found)]
            if case.key.trace.steps not in steps:
                found.append(case)
        return found

    def difference(self, case: Case) -> str:
        """The words for what another convention does otherwise: strict, hard, or its name."""
        rules, own = case.rules, self.rules
        if rules.name != own.name:
            return rules.name
        parts = ((rules.cut, own.cut), (rules.bound, own.bound))
        return " ".join(theirs for theirs, mine in parts if theirs != mine)


def other_conventions(rules: Convention) -> list[Convention]:
    """The same rules with ties or strict cuts, fail-soft or fail-hard, and clamped."""
    return [
        *(
            rules._replace(cut=cut, bound=bound)
            for cut in ("ties", "strict")
            for bound in ("soft", "hard")
        ),
        rules._replace(bound="clamped"),
    ]


def fixes_convention(tree: Tree) -> bool:
    """Whether a tree says how it is to be searched: then no other way is right."""
    return not tree.convention.keys().isdisjoint({"name", "cut", "bound"})
