"""Questions with one answer about the whole tree: action, line, value, not generated."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gametrace.homework.answers.marks import BLANK, Unreadable
from gametrace.homework.item import EXTRA, MISSING, RIGHT, WRONG, Item
from gametrace.homework.questions.question import Question, remark
from gametrace.homework.questions.values import in_yaml

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from gametrace.homework.key import Key
    from gametrace.lang import Words
    from gametrace.tree.node import Node


class Single(Question):
    """One answer, which is right or wrong."""

    def judge(self, claim: Any, key: Key) -> Iterator[Item]:
        fact = self.facts(key)
        if claim is BLANK:
            if fact is not None:
                yield Item(self.name, None, None, fact, MISSING)
        elif fact is None:
            yield Item(self.name, None, claim, None, EXTRA)
        else:
            yield from self.compared(claim, key)

    def compared(self, claim: Any, key: Key) -> Iterator[Item]:
        fact = self.facts(key)
        agrees = not isinstance(claim, Unreadable) and self.agrees(claim, fact, key)
        why = remark(claim, fact, key) if agrees and claim != fact else ""
        yield Item(self.name, None, claim, fact, RIGHT if agrees else WRONG, why)

    def agrees(self, claim: Any, fact: Any, key: Key) -> bool:
        """Whether an answer is the right one."""
        return bool(claim == fact)

    def field(self, key: Key, leaves: Sequence[Node], words: Words, filled: bool) -> Iterator[str]:
        fact = self.facts(key)
        if fact is not None:
            yield self.head(words, f" {self.spelled(fact)}" if filled else "")

    def spelled(self, fact: Any) -> str:
        """The right answer in YAML."""
        return in_yaml(fact)
