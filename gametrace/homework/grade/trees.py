"""The trees in a folder, among which a sheet may name its own."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from gametrace.homework.grade.submissions import natural
from gametrace.lang import tell
from gametrace.tree.errors import GametraceError, reason, visible
from gametrace.tree.read import read

if TYPE_CHECKING:
    from gametrace.tree.growth import Limits
    from gametrace.tree.node import Tree

SUFFIXES = (".yaml", ".yml", ".json")


def trees_in(folder: str, root: str | None, limits: Limits) -> tuple[Tree, ...]:
    """The trees in a folder, by the names of their files."""
    try:
        names = [name for name in os.listdir(folder) if name.endswith(SUFFIXES)]
    except (OSError, ValueError) as error:
        message = tell("cannot read {file}: {reason}", file=visible(folder), reason=reason(error))
        raise GametraceError(message) from None
    if not names:
        nothing = tell("there is no tree in this folder")
        raise GametraceError(f"{visible(folder)}: {nothing}")
    paths = [os.path.join(folder, name) for name in sorted(names, key=natural)]
    return tuple(read(path, root=root, limits=limits).written() for path in paths)
