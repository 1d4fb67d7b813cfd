"""The YAML parser's events, and its complaints in words that help."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import yaml

if TYPE_CHECKING:
    from collections.abc import Callable

    from gametrace.tree.errors import Source, TreeError

try:
    from yaml import cyaml

    PARSER: Any = cyaml.CParser  # type: ignore[attr-defined]
except ImportError:  # PyYAML was built without libyaml
    PARSER = yaml.SafeLoader

_FORBIDDEN = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_HINTS = {  # what the YAML parser complains of, and what a person can do about it
    "could not find expected ':'": "a key needs a colon and a blank behind it: `B: 3`",
    "found unexpected ':'": "put a blank behind the colon",
    "cannot start any token": "indent with blanks, and put a text that starts oddly in quotes",
    "mapping values are not allowed": (
        "is a colon, or the blank behind it, missing above? put a text that contains ': ' in quotes"
    ),
    "mapping keys are not allowed": "put a text that starts with ? in quotes",
    "expected ',' or ']'": "close the list with ], and put commas between its elements",
    "expected ',' or '}'": "close the mapping with }, and put commas between its entries",
    "node content": "write a value, a list or a mapping here",
    "unexpected end of stream": "close the quotes",
    "<document start>": "a file holds one tree, and this is behind its end",
    "block sequence entries are not allowed": "put a - that is no list in quotes, or write x",
    "expected comment or line break": "put a text that starts with > or | in quotes",
    "expected key": "is the line above complete, and this one indented alike?",
    "expected <block end>": "is the line above complete, and this one indented alike?",
    "alphabetic or numeric character": "put a text that starts with * or & in quotes",
}


def events_of(source: Source, parser: Any = PARSER) -> Callable[[], Any]:
    """What gives the next event of a text, each time it is called."""
    if found := _FORBIDDEN.search(source.text):
        char = ord(found.group())
        hint = f'; in a quoted text write "\\x{char:02x}"' if 0 < char < 256 else ""
        what = f"the character U+{char:04X} cannot stand in a text{hint}"
        raise source.error(found.start(), what)
    next_event: Callable[[], Any] = parser(source.text).get_event
    return next_event


def not_yaml(source: Source, error: yaml.YAMLError) -> TreeError:
    """The parser's complaint at its place, with what to do about it where that is known."""
    mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
    problem = str(getattr(error, "problem", None) or error)
    hints = [hint for part, hint in _HINTS.items() if part in problem]
    if "could not find expected ':'" in problem and getattr(error, "context_mark", None):
        mark = error.context_mark  # type: ignore[attr-defined]  # the key, not what comes after it
    at = min(mark.index, len(source.text)) if mark else 0
    here = source.text[at : at + 1]
    opened = getattr(error, "context_mark", None)
    if here in ("]", "}") and "expected" in problem and "','" not in problem:
        hints = [f"there is one {here} too many"]
    elif here == "\t":
        hints = ["there is a tab here; indent with blanks"]
    elif opened and "','" in problem:
        hints.append(f"it starts at {source.where(opened.index)}")
    return source.error(at, f"not valid YAML: {'; '.join([problem, *hints])}")
