"""What TREE names: the tree itself, a file, a bundled tree, a game. What comes first counts.

Another way to name a tree is one line in WAYS: how it is recognised, and which function reads it.
"""

from __future__ import annotations

import os
from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple

from gametrace.lang import tell
from gametrace.tree.errors import GametraceError, nearest

if TYPE_CHECKING:
    from collections.abc import Callable

    from gametrace.tree.growth import Limits
    from gametrace.tree.node import Tree

SUFFIXES = (".yaml", ".yml", ".json")


class Way(NamedTuple):
    """A way to name a tree; its reader is imported when it is needed."""

    recognises: Callable[[str], bool]
    reader: str  # module:function, which takes the text, root and limits

    def read(self, text: str, root: str | None, limits: Limits | None) -> Tree:
        """The tree that a text names in this way."""
        module, _, function = self.reader.partition(":")
        tree: Tree = getattr(import_module(f"gametrace.{module}"), function)(text, root, limits)
        return tree


def starts(*openings: str) -> Callable[[str], bool]:
    """Whether a text starts with one of these."""
    return lambda text: text.lstrip().startswith(openings)


def ends(*suffixes: str) -> Callable[[str], bool]:
    """Whether a file's name ends like this."""
    return lambda text: text.lower().endswith(suffixes)


def is_file(text: str) -> bool:
    """Whether there is such a file; - is standard input."""
    return text == "-" or os.path.lexists(text)


def is_python(text: str) -> bool:
    """Whether a text names a Python file, or a class in one: mygame.py:Nim."""
    return text.endswith(".py") or text.rpartition(":")[0].endswith(".py")


def is_game(text: str) -> bool:
    """Whether a text names a game, with or without a position, or code; bundled trees win."""
    if not (":" in text or text.isidentifier()):
        return False
    from gametrace.tree.bundled import names

    if any(text in (name, name.rpartition("/")[2]) for name in names()):
        return False
    from gametrace.games.named import is_named
    from gametrace.games.user import names_code

    return is_named(text) or names_code(text)


WAYS = [
    Way(starts("[", "{"), "source:written"),
    Way(starts("("), "formats:found"),
    Way(ends(".efg", ".test"), "formats:found"),
    Way(is_python, "games.named:user_tree_named"),
    Way(is_file, "source:from_file"),
    Way(ends(*SUFFIXES), "source:from_missing_file"),
    Way(is_game, "games.named:tree_named"),
    Way(bool, "source:from_bundle"),
]


def tree_named(text: str, root: str | None = None, limits: Limits | None = None) -> Tree:
    """The tree that TREE stands for; root moves first if the tree says not who."""
    for way in WAYS:
        if way.recognises(text):
            return way.read(text, root, limits)
    raise GametraceError(tell("TREE is empty; name a file or a bundled tree"))


def written(text: str, root: str | None, limits: Limits | None) -> Tree:
    """The tree itself, as it stands on the command line."""
    from gametrace.tree.read import parse

    return parse(text, bare=True, root=root, limits=limits)


def from_file(text: str, root: str | None, limits: Limits | None) -> Tree:
    """The tree in a file, or in standard input."""
    from gametrace.tree.read import read

    return read(text, root=root, limits=limits)


def from_missing_file(text: str, root: str | None, limits: Limits | None) -> Tree:
    """No tree: there is no such file; perhaps a bundled tree is meant."""
    from gametrace.tree.bundled import names

    try:
        return from_file(text, root, limits)
    except GametraceError as error:
        hint = nearest(os.path.splitext(text)[0], names())
        raise GametraceError(f"{error}{hint}") from None


def from_bundle(text: str, root: str | None, limits: Limits | None) -> Tree:
    """The bundled tree of that name."""
    from gametrace.tree.bundled import bundled_name, find
    from gametrace.tree.read import read

    path = find(text)
    return read(path, name=bundled_name(path), root=root, limits=limits)
