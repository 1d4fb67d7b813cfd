"""The exercise to hand out: an answer sheet with empty fields, and its key."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from gametrace.homework.questions import QUESTIONS
from gametrace.homework.questions.by_node import MARK
from gametrace.lang import homework_words, tell
from gametrace.render.look import look as look_of
from gametrace.render.tree import unsolved
from gametrace.tree.errors import GametraceError
from gametrace.tree.write import yaml_text

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from gametrace.homework.key import Key
    from gametrace.tree.node import Node, Tree


def asked_by_default(key: Key) -> list[str]:
    """What there is to ask about a search, in the order of the sheet."""
    return [name for name, question in QUESTIONS.items() if question.applies(key)]


def worksheet(
    key: Key,
    ask: Sequence[str] = (),
    *,
    leaves: Sequence[Node] | None = None,
    filled: bool = False,
    command: str = "gametrace check TREE ANSWERS",
    name: str | None = None,
) -> Iterator[str]:
    """The sheet line by line: the unsolved tree in comments, then every field; filled for a key.

    leaves are those that the question `whatif` is about, if not the marked ones; name is what the
    tree is called, if not by its file.
    """
    words = homework_words(key.lang)
    look = look_of(marks=key.trace.rules.marks)._replace(words=words)
    for line in unsolved(key.tree, look, exercise=not filled):
        yield f"# {line}"
    names = {"max": "MAX", "min": "MIN", "chance": words["kind_chance"]}
    marks = zip(look.marks, names, strict=True)
    legend = [f"{mark} {names[kind]}" for mark, kind in marks if kind in key.tree.kinds]
    yield f"#\n# {', '.join([*legend, words['sheet_exact']])}\n"
    how = words["sheet_key" if filled else "sheet_how"].format(mark=MARK)
    yield f"# {how}\n# {command}\n"
    yield f"{words['field_student']}:\n"
    if name := name or _file_name(key.tree):
        yield f"{words['field_tree']}: {yaml_text(name)}\n"
    yield f"{words['field_algorithm']}: {key.trace.algorithm}\n"
    moving = marked_leaves(key.tree) if leaves is None else leaves
    for question in ask or asked_by_default(key):
        yield from QUESTIONS[question].field(key, moving, words, filled)


def marked_leaves(tree: Tree, name: str | None = None) -> list[Node]:
    """The leaf of that name, else the marked ones."""
    if name is None:
        return [node for node in tree.walk() if node.mark and not node.children]
    if tree[name].children:
        message = tell("{node} is not a leaf; only the value of a leaf can move", node=name)
        raise GametraceError(message)
    return [tree[name]]


def _file_name(tree: Tree) -> str | None:
    """What the tree's file is called, if it comes from one."""
    if tree.source is None or tree.source.name.startswith("<"):
        return None
    return os.path.splitext(os.path.basename(tree.source.name))[0]
