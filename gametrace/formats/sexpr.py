"""The one-line code of a tree visualizer: ((3)(12)(8)) is a MAX node with three leaves."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from gametrace.formats.settled import Foreign, settled
from gametrace.lang import tell
from gametrace.tree.errors import visible
from gametrace.tree.growth import Limits
from gametrace.tree.node import NO_CHILDREN, Node
from gametrace.tree.numbers import NumberError, number, visible_start

if TYPE_CHECKING:
    from gametrace.tree.errors import Source, TreeError
    from gametrace.tree.node import Tree

_TOKEN = re.compile(r"[()]|[^\s()]+")


def read(
    text: str, *, name: str = "<tree>", root: str | None = None, limits: Limits | None = None
) -> Tree:
    """The tree in a text; the root is MAX unless said otherwise, and levels alternate."""
    source, limits = Foreign(name, text), limits or Limits()
    top = Node(None, [])
    stack, count = [top], 0
    for token in _TOKEN.finditer(text):
        word, at, node = token.group(), token.start(), stack[-1]
        if node is top and top.children:
            raise source.error(at, tell("the tree ends before this; delete what follows"))
        if word == "(":
            if node.value is not None:
                raise source.error(at, tell("a node has a value or children, not both"))
            count += 1
            if count > limits.nodes:
                what = tell("the tree has more than {nodes} nodes (see --max-nodes)",
                            nodes=limits.nodes)  # fmt: skip
                raise source.error(at, what)
            child = Node(None, [], at)
            node.children.append(child)
            stack.append(child)
        elif node is top:
            raise source.error(at, tell("expected '(', not '{word}'", word=_shown(word)))
        elif word == ")":
            _close(stack.pop(), source, at)
        elif node.children or node.value is not None:
            what = tell("expected '(' or ')', not '{word}'", word=_shown(word))
            raise source.error(at, what)
        else:
            node.value = _number(word, source, at)
    if stack[-1] is not top or not top.children:
        raise _end(stack, source)
    return settled(top.children[0], source, limits, root)


def _number(word: str, source: Source, at: int) -> object:
    try:
        return number(word)
    except NumberError as error:
        raise source.error(at, visible(str(error))) from None


def _close(node: Node, source: Source, at: int) -> None:
    """A parenthesis closes: the node must have a value or children by now."""
    if node.value is not None:
        node.children = NO_CHILDREN
    elif not node.children:
        raise source.error(at, tell("expected a number or '(', not ')': this node is empty"))


def _end(stack: list[Node], source: Source) -> TreeError:
    """The error for a text that ends too early."""
    end = len(source.text.rstrip())
    if len(stack) == 1:
        return source.error(end, tell("expected '(', not the end; write a tree: ((3)(12)(8))"))
    opened = source.where(stack[-1].at)
    what = tell("expected ')', not the end: the node opened at {place} is not closed", place=opened)
    return source.error(end, what)


def _shown(word: str) -> str:
    return visible(visible_start(word))
