"""What answers are worth: points for each kind of item, and what an earlier slip costs."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gametrace.convention import CONVENTIONS
from gametrace.homework.answers.marks import BLANK
from gametrace.homework.answers.pieces import mapping_of
from gametrace.homework.answers.words import key_meant
from gametrace.homework.item import EXTRA, FOLLOWS, RIGHT
from gametrace.homework.questions import QUESTIONS
from gametrace.lang import tell
from gametrace.search import ALGORITHMS
from gametrace.tree.data import Listing, Mapping, Taker, place
from gametrace.tree.errors import GametraceError, Source, nearest, visible
from gametrace.tree.numbers import NumberError, probability, ratio, show
from gametrace.tree.read import shown_name, text_in

if TYPE_CHECKING:
    import os
    from collections.abc import Iterable, Sequence
    from collections.abc import Mapping as Pairs
    from typing import Any

    from gametrace.homework.item import Item
    from gametrace.homework.key import Key
    from gametrace.tree.data import Piece
    from gametrace.tree.numbers import Value

LARGEST = 1 << 24  # bytes of a rubric, or of a file of answers
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


def rubric_of(given: Rubric | str | os.PathLike[str] | None) -> Rubric:
    """A rubric as it is, or the one in a file."""
    if given is None or isinstance(given, Rubric):
        return given or Rubric()
    shown = shown_name(given)
    return read_rubric(text_in(given, shown, LARGEST), shown)


def read_rubric(text: str, name: str) -> Rubric:
    """The rubric in a text."""
    source = Source(name, text.removeprefix("\ufeff"))
    content = mapping_of(source, tell("a rubric"))
    take = Taker(source)
    found = content.keys(source)
    for key, _ in content.pairs:
        if key.value not in KEYS:
            raise take.unknown(key, KEYS, tell(" in a rubric"))
    rubric = Rubric()
    if "points" in found:
        rubric = rubric._replace(points=tuple(_points(take, found["points"])))
    if "follow_through" in found:
        share = take.number(found["follow_through"], "follow_through", _share)
        rubric = rubric._replace(follow_through=share)
    if "conventions" in found:
        rubric = rubric._replace(conventions=tuple(_conventions(take, found["conventions"])))
    if "asked" in found:
        rubric = rubric._replace(asked=tuple(_asked(take, found["asked"])))
    if "out_of" in found:
        rubric = rubric._replace(out_of=_not_negative(take, found["out_of"]))
        if not rubric.out_of:
            message = tell("out_of is the grade for a perfect answer, not 0")
            raise take.error(found["out_of"], message)
    if "algorithm" in found:
        rubric = rubric._replace(algorithm=_word(take, found["algorithm"], ALGORITHMS))
    if "rounding" in found:
        rounding = _word(take, found["rounding"], ("exact", "decimals"))
        rubric = rubric._replace(exact=rounding == "exact")
    if "accept" in found:
        item = found["accept"]
        items = item.items if isinstance(item, Listing) else [item]
        rubric = rubric._replace(accept=tuple(_word(take, it, ACCEPT) for it in items))
    if "several" in found:
        rubric = rubric._replace(several=_word(take, found["several"], SEVERAL))
    return rubric


def _word(take: Taker, piece: Piece, known: Iterable[str]) -> str:
    """One of a few words."""
    word = take.text(piece, tell("this"))
    if word not in known:
        message = tell("'{word}' is none of {known}", word=visible(word), known=", ".join(known))
        raise take.error(piece, message + nearest(word, known))
    return word


def _share(text: str) -> Value:
    """A share of the points: 1/2 or 50%."""
    try:
        return probability(text)
    except NumberError:
        message = tell("'{word}' is no share from 0 to 1", word=visible(text))
        raise NumberError(message) from None


def _points(take: Taker, piece: Piece) -> Iterable[tuple[str, Value]]:
    for key, item in take.mapping(piece, tell("points")):
        yield _question(take, key), _not_negative(take, item)


def _not_negative(take: Taker, piece: Piece) -> Value:
    value = take.number(piece, tell("points"))
    if not 0 <= value < float("inf"):
        message = tell("points are finite and not negative, unlike {number}", number=show(value))
        raise take.error(piece, message)
    return value


def _question(take: Taker, piece: Piece) -> str:
    """The name of a question, in any of the languages."""
    word = take.text(piece, tell("a kind of answer"))
    name = key_meant(word)
    if name not in QUESTIONS:
        message = tell(
            "'{word}' is none of {known}", word=visible(word), known=", ".join(QUESTIONS)
        )
        raise take.error(piece, message + nearest(word, QUESTIONS))
    return name


def _conventions(take: Taker, piece: Piece) -> Iterable[str]:
    items = piece.items if isinstance(piece, Listing) else [piece]
    return [_word(take, item, CONVENTIONS) for item in items]


def _asked(take: Taker, piece: Piece) -> Iterable[tuple[str, tuple[str, ...]]]:
    """The kinds that must be answered, each perhaps with its nodes."""
    if not isinstance(piece, Mapping):
        for item in piece.items if isinstance(piece, Listing) else [piece]:
            yield _question(take, item), ()
        return
    for key, item in take.mapping(piece, tell("asked")):
        nodes = take.listing(item, tell("the nodes")) if isinstance(item, Listing) else []
        yield _question(take, key), tuple(_named(take, node) for node in nodes)


def _named(take: Taker, piece: Piece) -> str:
    name = Named(take.text(piece, tell("a node")))
    name.place = f"{take.source.name}:{take.source.where(place(piece))}: "
    return name
