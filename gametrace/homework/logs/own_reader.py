"""Lines of a log in other words than the lecture's, as far as calls, values and cuts show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametrace.homework.answers.windows import ends_in
from gametrace.homework.logs.line import Line, is_number
from gametrace.homework.logs.own_words import own_words, step_in
from gametrace.homework.logs.patterns import adds_up, fold, quantity
from gametrace.homework.logs.reader import TESTS, Reader

if TYPE_CHECKING:
    from gametrace.tree.numbers import Value


class OwnReader(Reader):
    """Understands also what `-f steps` prints, and one's own words."""

    own = True

    def _in_own_words(self) -> Line | None:
        return self._called() or self._worth()

    def _step(self) -> Line | None:
        """A line that `-f steps` prints."""
        folded = self.folded.lstrip(" .•·*\t")
        if (step := step_in(folded)) is None or not step[0].event:
            return None
        phrase, places = step
        before = len(self.folded) - len(folded)
        texts = {
            field: self.raw[before + start : before + end].strip()
            for field, (start, end) in places.items()
        }
        node = self.names.find(texts["node"])
        if node is None:
            return None
        fields = ("alpha", "beta", "value", "limit", "p")
        said = {field: quantity(texts[field]) for field in fields if field in texts}
        if phrase.event == "cut":
            test = self.patterns.test.match(fold(texts["test"]))
            said["bound"] = phrase.key.removeprefix("poda_")
            said["test"] = TESTS[test.lastgroup or ""] if test else None
        return Line(phrase.event, None, texts["node"], node, **said)

    def _called(self) -> Line | None:
        """A call in one's own words: llamo a C con alfa=3, beta=inf."""
        if (start := own_words().call.match(self.folded)) is None:
            return None
        places = [start.end()]  # a word such as `a` may be the name itself
        while (word := own_words().toward.match(self.folded, places[-1])) and len(places) < 5:
            places.append(word.end())
        named = [self._name(place, own_words().name_ends) for place in reversed(places)]
        name, node, end = next((it for it in named if it[1]), named[-1])
        if node is None:
            return None
        said = self._arguments(end, len(self.raw)) if self._bound(end, len(self.raw)) else {}
        if not said and (window := ends_in(self.raw[self.raw.find("[", end) :])):
            said = {"alpha": window[0], "beta": window[1]}
        if not said and not node.children and is_number(value := self._number(end)):
            return Line("leaf", None, name, node, value=value, own=True)
        return Line("enter", None, name, node, own=True, **said)

    def _worth(self) -> Line | None:
        """A value in one's own words: C1 vale 2, C devuelve 2."""
        name, node, end = self._name(self._past(own_words().junk, 0), own_words().name_ends)
        if node is None or not is_number(value := self._number(end)):
            return None
        event = "leave" if node.children else "leaf"
        return Line(event, None, name, node, value=value, own=True)

    def _number(self, end: int) -> Value:
        """The number after words that say that it is the value."""
        start = self._past(own_words().gives_words, end)
        if not own_words().verb.search(self.folded, end, start):
            return None
        whole = quantity(self.raw[start:])
        if is_number(whole):
            self.sum = adds_up(self.raw[start:], whole)
            return whole
        number = own_words().number.match(self.raw, start)
        return quantity(number[0]) if number else None
