"""Which of the teacher's trees a sheet names."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from gametrace.lang import tell
from gametrace.tree.errors import nearest, visible

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gametrace.homework.answers.sheet import Sheet
    from gametrace.tree.node import Tree


def tree_named(sheet: Sheet, trees: Sequence[Tree]) -> Tree:
    """The tree that a sheet names: a word to be compared with their files, never a path."""
    word = (sheet.tree or "").strip()
    files = [os.path.basename(tree.source.name) if tree.source else "" for tree in trees]
    stems = [os.path.splitext(file)[0] for file in files]
    matches: list[Tree] = []
    for spell in (str, str.casefold):
        matches = [
            tree
            for tree, file, stem in zip(trees, files, stems, strict=True)
            if spell(word) in (spell(file), spell(stem))
        ]
        if len(matches) == 1:
            return matches[0]
    message = tell("there is no tree '{tree}'", tree=visible(word)) + nearest(word, stems)
    if matches:
        known = ", ".join(files)
        message = tell("'{tree}' could be any of {known}; write its suffix", tree=word, known=known)
    raise sheet.take.error(sheet.pieces["tree"], message)
