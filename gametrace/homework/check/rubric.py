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
from gametrace.tree.data import Listing, Mapping, Taker, place
from gametrace.tree.errors import Source, nearest, visible
from gametrace.tree.numbers import NumberError, probability, ratio, show

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from collections.abc import Mapping as Pairs
    from typing import Any

    from gametrace.homework.item import Item
    from gametrace.homework.key import Key
    from gametrace.tree.data import Piece
    from gametrace.tree.numbers import Value

KEYS = ("points", "follow_through", "conventions", "asked", "out_of")


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

    def worth(self, kind: str) -> Value:
        """The points for one item of a kind."""
        return dict(self.points).get(kind, 1)

    def completed(self, claims: Pairs[str, Any], key: Key) -> dict[str, Any]:
        """What is asked for of the claims, and a blank for each answer that is not there.

        What was not asked for does not count. Where nothing is asked for, everything does.
        """
        if not self.asked:
            return dict(claims)
        asked = dict(self.asked)
        return {
            name: question.completed(claims.get(name, BLANK), asked[name], key)
            for name, question in QUESTIONS.items()
            if name in asked
        }

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
    return rubric


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
    for item in items:
        name = take.text(item, tell("a convention"))
        if name not in CONVENTIONS:
            known = ", ".join(CONVENTIONS)
            message = tell("'{word}' is none of {known}", word=visible(name), known=known)
            raise take.error(item, message + nearest(name, CONVENTIONS))
        yield name


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
