"""Other programs' trees: a file for each format, and a line in FORMATS.

A format's file has `read(text, name=…, root=…, limits=…)`, and `write(tree)` if it can be written.
"""

from __future__ import annotations

import os
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from gametrace.lang import tell
from gametrace.tree.errors import GametraceError, nearest

if TYPE_CHECKING:
    from gametrace.tree.growth import Limits
    from gametrace.tree.node import Tree


class Format(NamedTuple):
    """A format of another program, and the file of this room that knows it."""

    name: str
    program: str
    suffix: str = ""
    start: str = ""  # what a text on the command line starts with, to be taken for one
    writes: bool = True

    @property
    def module(self) -> Any:
        """The module that reads and writes it, imported when it is needed."""
        return import_module(f"gametrace.formats.{self.name}")

    def read(
        self, text: str, *, name: str, root: str | None = None, limits: Limits | None = None
    ) -> Tree:
        """The tree in a text; errors call the text by its name."""
        tree: Tree = self.module.read(text, name=name, root=root, limits=limits)
        return tree

    def find(self, path_or_text: str, root: str | None, limits: Limits) -> Tree:
        """The tree that TREE names: a file, standard input (-), or the text itself."""
        from gametrace.tree.read import shown_name, text_in

        if self.start and path_or_text.lstrip().startswith(self.start):
            return self.read(path_or_text, name="<tree>", root=root, limits=limits)
        name = shown_name(path_or_text)
        return self.read(text_in(path_or_text, name), name=name, root=root, limits=limits)

    def write(self, tree: Tree) -> str:
        """The tree as this format has it."""
        if not self.writes:
            raise GametraceError(tell("gametrace reads {format}, but does not write it",
                                      format=self.name))  # fmt: skip
        text: str = self.module.write(tree)
        return text


FORMATS = {
    form.name: form
    for form in (
        Format("efg", "Gambit", suffix=".efg"),
        Format("cs188", "CS 188", suffix=".test"),
        Format("sexpr", "s-expression", start="(", writes=False),
    )
}
SUFFIXES = {form.suffix: name for name, form in FORMATS.items() if form.suffix and form.writes}


def reads(path_or_text: str) -> Format | None:
    """The format that a file's suffix, or the start of a text, stands for; None if it is ours."""
    suffix = os.path.splitext(path_or_text)[1].lower()
    start = path_or_text.lstrip()[:1]
    for form in FORMATS.values():
        if (form.start and form.start == start) or (form.suffix and form.suffix == suffix):
            return form
    return None


def found(text: str, root: str | None, limits: Limits | None) -> Tree:
    """The tree that TREE names in another program's format."""
    from gametrace.tree.growth import Limits

    form = reads(text)
    if form is None:
        raise GametraceError(tell("this is in no format of another program"))
    return form.find(text, root, limits or Limits())


def named(name: str) -> Format:
    """The format of that name."""
    if name not in FORMATS:
        listed, hint = ", ".join(FORMATS), nearest(name, FORMATS)
        raise GametraceError(
            tell("'{name}' is none of {listed}{hint}", name=name, listed=listed, hint=hint)
        )
    return FORMATS[name]
