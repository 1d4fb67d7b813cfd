"""All that grading needs to know, as plain data that another process or computer can be sent."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, NamedTuple

from gametrace.homework.check.examiner import Examiner
from gametrace.homework.check.rubric import Rubric
from gametrace.homework.grade.submissions import natural
from gametrace.tree.errors import GametraceError, Source, nearest, visible
from gametrace.tree.growth import Limits
from gametrace.tree.read import parse, read

if TYPE_CHECKING:
    from gametrace.homework.answers.sheet import Sheet
    from gametrace.tree.node import Tree

SUFFIXES = (".yaml", ".yml", ".json")


class TreeText(NamedTuple):
    """A tree as it was written, and the name of where."""

    name: str
    text: str

    @classmethod
    def of(cls, tree: Tree) -> TreeText:
        """The text of a tree, written down if it never was."""
        if type(tree.source) is Source and tree.source.text:  # not another program's
            return cls(tree.source.name, tree.source.text)
        from gametrace.tree.write import to_yaml

        return cls("<tree>", to_yaml(tree))


class Setup(NamedTuple):
    """How a class is graded: the trees, the rules, and what answers are worth."""

    tree: TreeText | None  # for whoever names none
    trees: tuple[TreeText, ...] = ()  # among which a sheet may name one
    root: str | None = None
    algorithm: str | None = None
    convention: str | None = None
    parts: tuple[tuple[str, Any], ...] = ()
    rubric: Rubric = Rubric()
    lang: str | None = None
    hints: bool = False
    limits: Limits = Limits()

    @property
    def all_trees(self) -> list[TreeText]:
        """Every tree that an answer may be about."""
        return [*([self.tree] if self.tree else []), *self.trees]

    def examiner(self, tree: TreeText) -> Examiner:
        """Who checks answers about a tree: leniently, for what is badly written is just wrong."""
        given = parse(
            tree.text, name=tree.name, bare=True, root=self.root, limits=self.limits
        )  # what was read before cannot be wrong now
        rules = (self.algorithm, self.convention, dict(self.parts))
        return Examiner(given, *rules, self.rubric, self.lang, strict=False, hints=self.hints)


class Examiners:
    """The examiner for each tree; a tree is read when the first sheet needs it."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.names = [os.path.basename(each.name) for each in setup.trees]
        self._made: dict[TreeText, Examiner] = {}

    def of(self, tree: TreeText) -> Examiner:
        """The examiner for a tree."""
        if tree not in self._made:
            self._made[tree] = self.setup.examiner(tree)
        return self._made[tree]

    def all(self) -> list[Examiner]:
        """Everybody who was needed so far."""
        return list(self._made.values())

    def first(self) -> Examiner:
        """The one for the tree that counts where nothing else is said."""
        return self.of(self.setup.all_trees[0])

    def named(self, sheet: Sheet) -> TreeText | None:
        """The teacher's tree that a sheet names: a word to be compared, never a path."""
        if sheet.tree is None or not self.names:
            return None
        word = sheet.tree.strip()
        for spell in (str, str.casefold):
            matches = [
                tree
                for tree, name in zip(self.setup.trees, self.names, strict=True)
                if spell(word) in (spell(name), spell(os.path.splitext(name)[0]))
            ]
            if len(matches) == 1:
                return matches[0]
        stems = [os.path.splitext(name)[0] for name in self.names]
        hint = nearest(word, stems)
        what = f"there is no tree '{visible(word)}'{hint}"
        if matches:
            what = f"'{visible(word)}' could be any of {', '.join(self.names)}; write its suffix"
        raise sheet.take.error(sheet.pieces["tree"], what)

    def check(self) -> None:
        """Read every tree and set its exam, so that what is wrong there is said before grading."""
        asked = {node for _, nodes in self.setup.rubric.asked for node in nodes}
        known = list[str]()
        for tree in self.setup.all_trees:
            examiner = self.of(tree)
            exam = examiner.exam()
            assert exam.key is not None
            asked -= {node for node in asked if exam.names.find(node)}
            known += [node.name for node in examiner.tree.walk()] if asked else []
        for node in sorted(asked):
            what = f"the rubric asks for '{visible(node)}', which is no node{nearest(node, known)}"
            raise GametraceError(f"{getattr(node, 'place', '')}{what}")


def trees_in(folder: str, root: str | None, limits: Limits) -> tuple[TreeText, ...]:
    """The trees in a folder, by the names of their files."""
    try:
        names = [name for name in os.listdir(folder) if name.endswith(SUFFIXES)]
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or error
        raise GametraceError(f"cannot read {visible(folder)}: {why}") from None
    if not names:
        raise GametraceError(f"{visible(folder)}: there is no tree in this folder")
    found = []
    for name in sorted(names, key=natural):
        path = os.path.join(folder, name)
        found.append(TreeText.of(read(path, root=root, limits=limits)))
    return tuple(found)
