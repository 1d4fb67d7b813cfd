"""Writing a CS 188 test file: a tree whose agents take turns, level by level."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from gametrace.formats.cs188_file import AGENTS
from gametrace.lang import tell
from gametrace.tree.node import CHANCE, MAX, MIN
from gametrace.tree.numbers import show

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gametrace.tree.node import Node, Tree
    from gametrace.tree.numbers import Value


def text_of(tree: Tree) -> str:
    """The whole file."""
    levels = _levels(tree)
    agents = len(levels)
    wanted = tree.algorithm.text if tree.algorithm else "alphabeta"
    algorithm = "expectimax" if CHANCE in levels else wanted
    agent = next((name for name, known in AGENTS.items() if known == algorithm), "MinimaxAgent")
    inner = [node for node in tree.walk() if node.children]
    for node in tree.walk():
        _refuse(tree, node)
    successors = [
        f"{node.name} {child.action} {child.name}" for node in inner for child in node.children
    ]
    worth = [
        f"{node.name} {_number(tree, node, value)}"
        for node in tree.walk()
        if (value := node.eval if node.children else node.value) is not None
    ]
    parts = [
        'class: "GraphGameTreeTest"',
        f'alg: "{agent}"',
        f'depth: "{-(-tree.height // agents)}"',
        _body("diagram", (tree.note or tree.title or "").replace('"""', "'''").split("\n")),
        f'num_agents: "{agents}"',
        _words("start_state", [tree.root.name]),
        _words("win_states", [node.name for node in tree.walk() if not node.children]),
        'lose_states: ""',
        _body("successors", successors),
        _body("evaluation", worth),
    ]
    return "\n\n".join(parts) + "\n"


def _levels(tree: Tree) -> list[str]:
    """MAX and the others in turn; a tree in which they do not take turns is refused at its node."""
    inner = [node for node in tree.walk() if node.children]
    adversary = CHANCE if CHANCE in {*tree.kinds, *tree.levels} else MIN
    again = [node.depth for node in inner if node.kind == MAX and node.depth]
    agents = len(tree.levels) or (min(again) if again else max(2, tree.height))
    levels = [MAX, *[adversary] * (agents - 1)]
    strays = (node for node in inner if node.kind != levels[node.depth % agents])
    stray = tree.root if tree.players else next(strays, None)
    if stray is None:
        return levels
    what = tell("a .test file needs MAX at the root, and then adversaries of one kind in turn;"
                " {node} is {kind}", node=stray.name, kind=stray.kind)  # fmt: skip
    raise tree.error(stray, what)


def _refuse(tree: Tree, node: Node) -> None:
    """Refuse what the format cannot say of a node."""
    for word in (node.name, node.action or "-"):
        if re.search(r'[\s"]', word):
            what = tell("'{word}' has a space or a quotation mark, which a .test file cannot hold",
                        word=word)  # fmt: skip
            raise tree.error(node, what)
    if node.random:
        what = tell("{node} moves at random now and then, which a .test file cannot say",
                    node=node.name)  # fmt: skip
        raise tree.error(node, what)
    if node.kind == CHANCE and len({child.p for child in node.children}) > 1:
        what = tell("the probabilities below {node} differ, and a .test file has only equal ones",
                    node=node.name)  # fmt: skip
        raise tree.error(node, what)


def _number(tree: Tree, node: Node, value: Value) -> str:
    """A number as a Python float reads it."""
    text = show(value)
    if "/" in text:
        what = tell("{node} is worth {value}, which no decimal is", node=node.name, value=text)
        raise tree.error(node, what)
    return text


def _words(key: str, words: list[str]) -> str:
    """A key with words; in a body if a # would be cut off as a comment."""
    text = " ".join(words)
    return _body(key, [text]) if "#" in text else f'{key}: "{text}"'


def _body(key: str, lines: Iterable[str]) -> str:
    return "\n".join([f'{key}: """', *lines, '"""'])
