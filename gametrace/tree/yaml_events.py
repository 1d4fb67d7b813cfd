"""The YAML parser's events, and its complaints in words that help."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import yaml

from gametrace.lang import retold, tell

if TYPE_CHECKING:
    from collections.abc import Callable

    from gametrace.tree.errors import Source, TreeError

try:
    from yaml import cyaml

    PARSER: Any = cyaml.CParser  # type: ignore[attr-defined]
except ImportError:  # PyYAML was built without libyaml
    PARSER = yaml.SafeLoader

_FORBIDDEN = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def events_of(source: Source, parser: Any = PARSER) -> Callable[[], Any]:
    """What gives the next event of a text, each time it is called."""
    if found := _FORBIDDEN.search(source.text):
        char = ord(found.group())
        message = tell("the character {code} cannot stand in a text", code=f"U+{char:04X}")
        if 0 < char < 256:
            message += tell("; between quotes write {escape}", escape=f'"\\x{char:02x}"')
        raise source.error(found.start(), message)
    next_event: Callable[[], Any] = parser(source.text).get_event
    return next_event


def not_yaml(source: Source, error: yaml.YAMLError) -> TreeError:
    """The parser's complaint at its place, with what to do about it where that is known."""
    mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
    problem = str(getattr(error, "problem", None) or error)
    hints = _hints(problem)
    if "could not find expected ':'" in problem and getattr(error, "context_mark", None):
        mark = error.context_mark  # type: ignore[attr-defined]  # the key, not what comes after it
    at = min(mark.index, len(source.text)) if mark else 0
    here = source.text[at : at + 1]
    opened = getattr(error, "context_mark", None)
    if here in ("]", "}") and "expected" in problem and "','" not in problem:
        hints = [tell("there is one {bracket} too many", bracket=here)]
    elif here == "\t":
        hints = [tell("there is a tab here; indent with spaces")]
    elif opened and "','" in problem:
        hints.append(tell("it starts at {place}", place=source.where(opened.index)))
    message = tell("not valid YAML: {problem}", problem="; ".join([retold(problem), *hints]))
    return source.error(at, message)


def _hints(problem: str) -> list[str]:
    """What a person can do about it, where that is known."""
    hints = {
        "could not find expected ':'": tell("a key needs a colon and a space after it: `B: 3`"),
        "found unexpected ':'": tell("put a space after the colon"),
        "cannot start any token": tell(
            "indent with spaces, and put text that starts oddly in quotes"
        ),
        "mapping values are not allowed": tell(
            "is a colon, or the space after it, missing above?"
            " put text that contains ': ' in quotes"
        ),
        "mapping keys are not allowed": tell("put text that starts with ? in quotes"),
        "expected ',' or ']'": tell("close the list with ], and put commas between its elements"),
        "expected ',' or '}'": tell(
            "close the mapping with }}, and put commas between its entries"
        ),
        "node content": tell("write a value, a list or a mapping here"),
        "unexpected end of stream": tell("close the quotes"),
        "<document start>": tell("a file holds one tree, and this comes after its end"),
        "block sequence entries are not allowed": tell(
            "put a - that is no list in quotes, or write x"
        ),
        "expected comment or line break": tell("put text that starts with > or | in quotes"),
        "expected key": tell("is the line above complete, and this one indented alike?"),
        "expected <block end>": tell("is the line above complete, and this one indented alike?"),
        "alphabetic or numeric character": tell("put text that starts with * or & in quotes"),
    }
    return [hint for part, hint in hints.items() if part in problem]
