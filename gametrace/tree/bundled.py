"""The lecture trees that come with gametrace: beside the package, or inside it once installed."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from gametrace.lang import tell
from gametrace.tree.errors import GametraceError, nearest, visible

if TYPE_CHECKING:
    from gametrace.tree.node import Tree

DEFAULT = "ub/ejemplo-b"


def folder() -> str:
    """Where the bundled trees are."""
    package = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    inside = os.path.join(package, "trees")
    return inside if os.path.isdir(inside) else os.path.join(os.path.dirname(package), "trees")


def names() -> list[str]:
    """The names of all bundled trees, such as ub/ejemplo-b."""
    top = folder()
    return sorted(
        f"{lecture}/{file.removesuffix('.yaml')}"
        for lecture in os.listdir(top)
        for file in os.listdir(os.path.join(top, lecture))
        if file.endswith(".yaml")
    )


def bundled_name(path: str) -> str:
    """What the bundled tree in a file is called."""
    return os.path.relpath(path, folder()).replace(os.sep, "/")


def find(name: str) -> str:
    """The file of a bundled tree; its folder may be left out where that is unambiguous."""
    known = names()
    matches = [other for other in known if name in (other, other.rpartition("/")[2])]
    if len(matches) == 1:
        return os.path.join(folder(), f"{matches[0]}.yaml")
    word = visible(name)
    if matches:
        names_ = tell(" or ").join(matches)
        message = tell("'{word}' could be {names}; write the folder too", word=word, names=names_)
        raise GametraceError(message)
    short = {other.rpartition("/")[2]: other for other in known}
    hint = nearest(name, known) or nearest(name, short)
    hint = hint or tell("; `gametrace trees` lists the bundled ones")
    message = tell("there is no file '{word}', and no bundled tree of that name", word=word)
    raise GametraceError(message + hint)


def bundled(name: str) -> Tree:
    """The bundled tree of that name, such as ub/ejemplo-b."""
    from gametrace.tree.read import read

    path = find(name)
    return read(path, name=bundled_name(path))
