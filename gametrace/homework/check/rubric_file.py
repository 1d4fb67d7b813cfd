"""Reading a rubric."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametrace.homework.answers.pieces import mapping_of
from gametrace.homework.answers.words import key_meant
from gametrace.homework.check.rubric import ACCEPT, KEYS, SEVERAL, Named, Rubric
from gametrace.homework.questions import QUESTIONS
from gametrace.lang import tell
from gametrace.search import ALGORITHMS, CONVENTIONS
from gametrace.tree.data import Listing, Mapping, Taker, place
from gametrace.tree.errors import Source, nearest, visible
from gametrace.tree.numbers import NumberError, probability, show
from gametrace.tree.read import shown_name, text_in

if TYPE_CHECKING:
    import os
    from collections.abc import Iterable

    from gametrace.tree.data import Piece
    from gametrace.tree.numbers import Value

LARGEST = 1 << 24  # bytes of a rubric, or of a file of answers


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
