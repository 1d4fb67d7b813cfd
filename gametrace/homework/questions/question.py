"""What every question has: how it is read, what is right, how it is judged, shown and explained.

A *claim* is the whole answer to a question; its *items* are the single answers with their verdicts.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar

from gametrace.homework.answers.marks import BLANK, Bounded, Mark, Unreadable
from gametrace.homework.answers.numerals import rounds
from gametrace.homework.item import MISSING, RIGHT, WRONG, Belief, Item
from gametrace.lang import homework_words
from gametrace.render.events import number
from gametrace.render.look import BOUNDS
from gametrace.tree.errors import visible
from gametrace.tree.numbers import show

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from gametrace.homework.answers.reader import Reader
    from gametrace.homework.key import Key
    from gametrace.homework.reasons.reasons import Reasons
    from gametrace.lang import Words
    from gametrace.tree.data import Piece
    from gametrace.tree.node import Node

NOTHING = "—"
LONGEST = 300  # characters of a student's text that are repeated


class Question(ABC):
    """A kind of thing that homework asks."""

    name: ClassVar[str]
    by_node: ClassVar[bool] = False  # whether there is an answer for each node: {B: 3, C: 2}
    takes_pairs: ClassVar[bool] = False  # whether it may be answered by pairs of node and answer
    long_answers: ClassVar[bool] = False  # whether an answer needs lines of its own in a table
    takes_decimals: ClassVar[bool] = False  # whether answers are numbers that may have decimals

    # -- reading

    @abstractmethod
    def read(self, reader: Reader, piece: Piece) -> Any:
        """The claim that a piece of a sheet makes."""

    # -- what is right

    @abstractmethod
    def right(self, key: Key) -> Any:
        """The right answer, worked out from a search; None where there is nothing to answer."""

    def facts(self, key: Key) -> Any:
        """The right answer, worked out once for each key."""
        if self.name not in key.facts:
            key.facts[self.name] = self.right(key)
        return key.facts[self.name]

    # -- judging

    def judge(self, claim: Any, key: Key) -> Iterator[Item]:
        """An item for each answer, and for what should be there and is not."""
        if isinstance(claim, Unreadable):
            yield Item(self.name, None, claim, None, WRONG)
        else:
            yield from self.compared(claim, key)

    @abstractmethod
    def compared(self, claim: Any, key: Key) -> Iterator[Item]:
        """The items of a claim that could be read."""

    def belief(self, item: Item, claim: Any) -> Belief:
        """What a wrong answer shows that the student takes for true."""
        return Belief()

    def seen(self, claim: Any, key: Key) -> Mapping[str, bool]:
        """Which nodes the search visits, and which not, as far as a claim says so."""
        return {}

    # -- asking

    def completed(self, claim: Any, nodes: Sequence[str], key: Key) -> Any:
        """A claim, with a blank for each answer that is asked for and not there."""
        return claim

    def counts(self, item: Item, nodes: Sequence[str], key: Key) -> bool:
        """Whether an item is graded where these nodes, or none in particular, are asked for."""
        return True

    def applies(self, key: Key) -> bool:
        """Whether a worksheet about this search asks it, if nothing is said."""
        return self.facts(key) is not None

    @abstractmethod
    def field(self, key: Key, leaves: Sequence[Node], words: Words, filled: bool) -> Iterator[str]:
        """Its lines in a worksheet, filled in for a key; none where there is nothing to ask."""

    def head(self, words: Words, answer: str = "") -> str:
        """The line of a worksheet that starts its field."""
        hint = words[f"ask_{self.name}"].format()
        return f"{words[f'field_{self.name}']}:{answer}  # {hint}\n"

    # -- showing

    def title(self, words: Words) -> str:
        """What it is called."""
        return words[f"kind_{self.name}"]

    def text(self, answer: Any, item: Item, words: Words) -> str:
        """What was given, or expected, in an item: for people."""
        if answer is None or answer is BLANK:
            return self.nothing(item, words)
        if isinstance(answer, Unreadable | Mark):
            return answer.text
        if isinstance(answer, Bounded):
            return BOUNDS[answer.value_is] + show(answer.value)
        if isinstance(answer, list):
            return " ".join(map(str, answer))[:LONGEST] or "∅"
        if isinstance(answer, str):
            return visible(answer)[:LONGEST]
        return show(answer)

    def nothing(self, item: Item, words: Words) -> str:
        """How no answer is shown."""
        return NOTHING

    def data(self, answer: Any, item: Item) -> object:
        """The same for JSON."""
        if answer is None or answer is BLANK:
            return None
        if isinstance(answer, Unreadable | Mark):
            return answer.text
        if isinstance(answer, Bounded):
            return BOUNDS[answer.value_is] + show(answer.value)
        return answer if isinstance(answer, list | str) else number(answer)

    def place(self, item: Item, words: Words) -> str:
        """Which answer an item is about."""
        return self.title(words) + (f" {item.node}" if item.node is not None else "")

    def all_right(self, items: Sequence[Item], words: Words) -> str:
        """The right answers, in short."""
        nodes = " ".join(item.node for item in items if item.node is not None)
        return nodes or self.text(items[0].given, items[0], words)

    # -- explaining

    def why(self, item: Item, claim: Any, reasons: Reasons) -> str:
        """The reason for a verdict that is not `right`."""
        if isinstance(item.given, Unreadable):
            return item.given.why
        if item.node is None and item.given is None:
            return reasons.words["why_unanswered"]
        node = reasons.tree.root if item.node is None else reasons.key.nodes.get(item.node)
        if node is None:
            return reasons.unknown(item.node or "")
        return self.reason(item, node, claim, reasons)

    @abstractmethod
    def reason(self, item: Item, node: Node, claim: Any, reasons: Reasons) -> str:
        """Why the expected answer about a node, or about the whole tree, is the right one."""

    def nudge(self, item: Item, reasons: Reasons) -> str:
        """Where to look again, without the right answer."""
        if isinstance(item.given, Unreadable):
            return item.given.why
        if item.verdict == MISSING:
            return reasons.words["nudge_unanswered"]
        node = reasons.tree.root if item.node is None else reasons.key.nodes.get(item.node)
        if node is None:
            return reasons.words["nudge_unknown"]
        return self.hint(item, node, reasons)

    def hint(self, item: Item, node: Node, reasons: Reasons) -> str:
        """Where to look again, for an answer about a node of the tree."""
        return reasons.say(f"nudge_{self.name}", node=node, root=reasons.tree.root)

    def hinted(self, items: Sequence[Item], reasons: Reasons) -> Iterator[Item]:
        """The items without what was expected, and each mistake with a nudge."""
        for item in items:
            if item.verdict in (RIGHT, "follows"):
                yield item._replace(expected=None)
            else:
                yield item._replace(expected=None, why=self.nudge(item, reasons), event=None)


def remark(given: Any, fact: Any, key: Key) -> str:
    """What there is to say of a right answer that is not the exact one: that it is rounded."""
    if not rounds(given, fact):
        return ""
    phrase = homework_words(key.lang)["why_rounded"]
    return phrase.format(given=show(given), value=show(fact))
