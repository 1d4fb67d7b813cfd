"""The last step of every reader here: nodes as another program has them become a settled tree.

A label is a name where it is unique. Other nodes get automatic names, the next that is free.
"""

from __future__ import annotations

from collections import Counter
from itertools import count
from typing import TYPE_CHECKING, Any

from gametrace.tree.errors import Source, visible
from gametrace.tree.forms import Forms
from gametrace.tree.growth import Limits
from gametrace.tree.names import Scheme, counts_in_width
from gametrace.tree.node import Tree
from gametrace.tree.settle import settle

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gametrace.tree.node import Node
    from gametrace.tree.numbers import Value

UNNAMED: Any = None


class Foreign(Source):
    """A text in another program's format: good for the places of errors, not for our parser."""


def settled(
    root: Node, source: Source, limits: Limits | None = None, first: str | None = None, **about: Any
) -> Tree:
    """The settled tree of nodes that know their kind, value or children, and perhaps a label."""
    tree = Tree(root, source)
    for key, item in about.items():
        setattr(tree, key, item)
    odds = {node: node.p for node in root.walk() if node.p is not None}
    _name(root)
    settle(tree, Forms(source), first, (limits or Limits()).depth)
    give_odds(odds)
    return tree


def give_odds(odds: dict[Node, Value]) -> None:
    """Set the probabilities that were read; settling knows only those of our own documents."""
    for node, p in odds.items():
        node.p = p


def _name(root: Node) -> None:
    """A name for every node: its label if no other node has it, else an automatic one."""
    labels = Counter(_label(node) for node in root.walk())
    for node in root.walk():
        label = _label(node)
        node.name = label if label and labels[label] == 1 else UNNAMED
    if set(labels) == {""}:
        return
    taken = {node.name for node in root.walk()}
    scheme = _scheme(root)
    if root.name is None:
        root.name = _free(iter((scheme.root,)), "N", taken)
    numbers = (f"N{number}" for number in count(2))
    root.depth = 0
    stack = [root]
    while stack:
        node = stack.pop()
        start, ends, _, _ = scheme.labels(node)
        for place, child in enumerate(node.children):
            child.depth = node.depth + 1
            if child.name is None and not scheme.numbered:
                child.name = _free((start + end for end in ends[place:]), node.name, taken)
        stack.extend(reversed(node.children))
    for node in root.walk():
        if node.name is None:
            node.name = _free(numbers, "N", taken)


def _free(names: Iterator[str], start: str, taken: set[str]) -> str:
    """The first of some names that no node has yet; after them, a start and a number."""
    name = next((name for name in names if name not in taken), None)
    if name is None:
        name = next(name for number in count(1) if (name := f"{start}{number}") not in taken)
    taken.add(name)
    return name


def _label(node: Node) -> str:
    return visible(node.name).strip() if node.name else ""


def _scheme(root: Node) -> Scheme:
    """How automatic names are spelled in this tree."""
    widest = height = 0
    stack = [(root, 0)]
    while stack:
        node, depth = stack.pop()
        height = max(height, depth)
        if counts_in_width(node, root):
            widest = max(widest, len(node.children))
        stack.extend((child, depth + 1) for child in node.children)
    return Scheme(root, widest, height)
