"""YAML that is not trusted: answer sheets and rubrics, as pieces with their places.

The events of the parser are read one by one, with a limit on depth and no aliases, so that a file
of a few lines cannot grow into something else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import yaml
from yaml.events import (
    AliasEvent,
    CollectionEndEvent,
    DocumentStartEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceStartEvent,
    StreamEndEvent,
)

from gametrace.lang import tell
from gametrace.tree.data import Listing, Mapping, Role
from gametrace.tree.errors import visible
from gametrace.tree.yaml_events import events_of, not_yaml

if TYPE_CHECKING:
    from collections.abc import Callable

    from gametrace.tree.data import Piece
    from gametrace.tree.errors import Source

LONGEST = 200  # characters of an answer that are shown
DEEPEST = 8  # levels of brackets


def mapping_of(source: Source, noun: str) -> Mapping:
    """The mapping that a document is; an empty one if there is nothing in it."""
    try:
        content = _composed(source, events_of(source))
    except yaml.YAMLError as error:
        raise not_yaml(source, error) from None
    if content is None or (isinstance(content, ScalarEvent) and not content.value):
        return Mapping(0, Role.DATA)
    if not isinstance(content, Mapping):
        message = tell("{noun} is a mapping of keys to answers, such as `value: 3`", noun=noun)
        raise source.error(0, message)
    return content


def _composed(source: Source, next_event: Callable[[], Any]) -> Piece:
    """The content of the only document."""
    content: Piece = None
    open_: list[Any] = []
    documents = 0
    while type(event := next_event()) is not StreamEndEvent:
        at = event.start_mark.index
        if isinstance(event, DocumentStartEvent):
            documents += 1
            if documents > 1:
                raise source.error(at, tell("a file holds one document, not two"))
        elif isinstance(event, CollectionEndEvent):
            open_.pop()
        elif isinstance(event, AliasEvent) or getattr(event, "anchor", None):
            raise source.error(at, tell("write it out: & and * are not read here"))
        elif piece := _piece(event, at):
            _put(source, open_[-1] if open_ else None, piece, at)
            content = content or piece
            if piece is not event:
                open_.append(piece)
            if len(open_) > DEEPEST:
                raise source.error(
                    at, tell("there are more than {most} levels of brackets", most=DEEPEST)
                )
    return content


def _piece(event: Any, at: int) -> Piece:
    """What an event adds to the document, if it is not the end of something."""
    if isinstance(event, SequenceStartEvent):
        return Listing(at)
    if isinstance(event, MappingStartEvent):
        return Mapping(at, Role.DATA)
    return event if isinstance(event, ScalarEvent) else None


def _put(source: Source, parent: Any, piece: Piece, at: int) -> None:
    """Put a piece into what is open around it."""
    if isinstance(parent, Listing):
        parent.items.append(piece)
    elif isinstance(parent, Mapping):
        if parent.key is not None:
            parent.pairs.append((parent.key, piece))
            parent.key = None
        elif isinstance(piece, ScalarEvent):
            parent.key = piece
        else:
            raise source.error(at, tell("a key is a word, not brackets"))


def in_quotes(piece: Piece) -> bool:
    """Whether text was written in quotes: then it is meant as it stands."""
    return getattr(piece, "implicit", (True, False)) == (False, True)


def shown(piece: Piece) -> str:
    """An answer that was not understood, as far as it is text."""
    text = getattr(piece, "value", None)
    return visible(text)[:LONGEST] if isinstance(text, str) else "…"
