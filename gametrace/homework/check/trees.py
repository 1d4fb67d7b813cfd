"""The trees that an exam may be about, and which of them a sheet names."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from gametrace.lang import tell
from gametrace.tree.errors import GametraceError, nearest, visible
from gametrace.tree.node import Tree

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from gametrace.homework.answers.sheet import Sheet


def named_tree(sheet: Sheet, trees: Sequence[Tree]) -> Tree:
    """The tree that a sheet names by its file: a word to be compared, never a path."""
    word = (sheet.tree or "").strip()
    names = [os.path.basename(tree.source.name) if tree.source else "" for tree in trees]
    matches: list[Tree] = []
    for spell in (str, str.casefold):
        matches = [
            tree
            for tree, name in zip(trees, names, strict=True)
            if spell(word) in (spell(name), spell(os.path.splitext(name)[0]))
        ]
        if len(matches) == 1:
            return matches[0]
    message = tell("there is no tree '{tree}'", tree=visible(word))
    message += nearest(word, [os.path.splitext(name)[0] for name in names])
    if matches:
        message = tell(
            "'{tree}' could be any of {known}; write its suffix",
            tree=visible(word), known=", ".join(names),
        )  # fmt: skip
    raise sheet.take.error(sheet.pieces["tree"], message)


def about_another_tree(sheet: Sheet, tree: Tree) -> Iterator[str]:
    """A note, if a sheet says that it is about another tree than it is checked against."""
    if other := sheet.names_another(tree):
        note = tell(
            "this is about the tree '{other}', but it is checked against {tree}",
            other=visible(other), tree=tree.source.name if tree.source else "",
        )  # fmt: skip
        yield f"{sheet.source.name}: {note}"


def refuse_no_tree(tree: object, trees: Sequence[object]) -> None:
    """Refuse an exam that is about nothing, or about something that is no tree."""
    for given in [*([] if tree is None else [tree]), *trees]:
        if not isinstance(given, Tree):
            message = tell("an exam needs a Tree, not {given}; write", given=repr(given)[:60])
            raise GametraceError(f"{message} gametrace.read({given!r:.60})")
        if given.growing:
            message = tell("an exam needs all nodes of a game: write tree.written()")
            raise GametraceError(message)
    if tree is None and not trees:
        raise GametraceError(tell("an exam needs a tree"))
