"""What a picture shows: for each node its shape and the texts in, beside, above and below it.

A scene knows no output language. Nodes come depth first; who writes a scene asks each item.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gametrace.convention import convention_of
from gametrace.lang import LANGUAGES, tell
from gametrace.picture.text import automatic, board, bounded, clipped, infinite, summed, wrapped
from gametrace.render.look import BOUNDS, odds
from gametrace.tree.errors import GametraceError
from gametrace.tree.node import Tree

if TYPE_CHECKING:
    from gametrace.lang import Words
    from gametrace.trace.trace import Trace
    from gametrace.trace.visit import Visit
    from gametrace.tree.node import Node

SHAPES = {"▲": "up", "▼": "down", "●": "circle", "○": "circle", "□": "square", "■": "square"}
KINDS = ("max", "min", "chance")
STATUSES = ("pruned", "beyond", "discarded")  # of nodes that were never visited


class Item:
    """A node as it is drawn."""

    __slots__ = (
        "action", "below", "beside", "board", "children", "chosen", "condition", "level", "name",
        "node", "ring", "shape", "skipped", "status", "value", "visit", "window", "x",
    )  # fmt: skip

    node: Node
    visit: Visit | None  # None in an unsolved tree
    status: str | None
    shape: str  # up, down, circle, square, diamond, box, board
    name: str  # as it is shown
    value: str  # with its sign if it is a bound; "" if there is none
    window: str  # the one handed down to it
    action: str  # the label of the edge that leads here, with its probability
    condition: str  # of the cut
    beside: list[str]  # further words at its side
    below: list[str]  # the sum, what is folded, the note of a leaf
    board: list[str]
    chosen: bool  # whether the edge that leads here is its parent's choice
    skipped: bool  # whether a cut left that edge unfollowed
    ring: bool
    level: int
    children: list[int]
    x: float


class Scene(NamedTuple):
    """A picture without its places."""

    items: list[Item]
    levels: list[str]  # who moves at each level, if that can be said in a word
    legend: list[str]  # the statuses to be explained
    title: str
    about: str  # one sentence
    words: Words


def scene(
    shown: Tree | Trace,
    lang: str | None = None,
    only: Node | str | None = None,
    levels: int | None = None,
) -> Scene:
    """The scene of a solved or unsolved tree; levels: plies below the top."""
    trace = None if isinstance(shown, Tree) else shown
    tree = shown if isinstance(shown, Tree) else shown.tree
    rules = convention_of(tree) if trace is None else trace.rules
    lang = lang or getattr(rules, "lang", "es")
    if lang not in LANGUAGES:
        raise GametraceError(
            tell("'{word}' is none of {known}", word=lang, known=", ".join(LANGUAGES))
        )
    words = LANGUAGES[lang].table("picture")
    top = tree[only] if isinstance(only, str) else only or tree.root
    items = _items(top, levels, words)
    shapes = {
        kind: SHAPES.get(mark, "circle") for kind, mark in zip(KINDS, rules.marks, strict=True)
    }
    nature = rules.nature
    for item in items:
        node = item.node
        item.ring = node.mark
        item.name = clipped(node.name)
        item.shape = shapes.get(node.kind, "diamond") if node.children else "box"
        if lines := board(getattr(node, "label", None)):
            item.shape, item.board = "board", lines
        parent = node.parent
        if node is not top and parent is not None:
            item.action = clipped(node.action) if node.action is not None else ""
            if parent.kind in nature:
                p = bounded(odds(node, rules))
                named = item.action and not automatic(node.action, parent.name)
                item.action = f"{item.action}: {p}" if named and p else p or item.action
        if trace is None:
            _unsolved(item, words)
        else:
            _solved(item, trace, words)
        if node.random:
            item.beside.append(words["at_random"].format(p=bounded(node.random)))
        if node.note:
            (item.beside if item.children else item.below).extend(wrapped(node.note))
    used = {item.status for item in items}
    legend = [status for status in STATUSES if status in used]
    return Scene(items, _levels(items, words), legend, *_sentences(tree, trace, words), words)


def _items(top: Node, levels: int | None, words: Words) -> list[Item]:
    """The nodes that are shown, with their children by number; what is deeper is counted."""
    items: list[Item] = []
    stack: list[tuple[Node, Item | None]] = [(top, None)]
    deepest = levels if levels is not None else -1
    while stack:
        node, parent = stack.pop()
        item = Item()
        item.node, item.visit, item.status, item.x = node, None, None, 0.0
        item.value = item.window = item.action = item.condition = ""
        item.chosen = item.skipped = False
        item.beside, item.below, item.board, item.children = [], [], [], []
        item.level = 0
        if parent is not None:
            item.level = parent.level + 1
            parent.children.append(len(items))
        items.append(item)
        if node.children:
            if item.level == deepest:
                count = sum(1 for _ in node.walk()) - 1
                key = "folded_one" if count == 1 else "folded"
                item.below.append(words[key].format(count=count))
            else:
                stack.extend([(child, item) for child in reversed(node.children)])
    return items


def _unsolved(item: Item, words: Words) -> None:
    """What a tree says of a node before any search."""
    node = item.node
    if not node.children:
        item.value = bounded(node.value)
    elif node.eval is not None:
        item.beside.append(words["estimate"].format(value=bounded(node.eval)))


def _solved(item: Item, trace: Trace, words: Words) -> None:
    """What the search saw at a node."""
    node = item.node
    item.visit = visit = trace.visit(node)
    item.status = status = visit.status
    above = trace.visits.get(node.parent) if node.parent else None
    if visit.order is None:
        if not node.children:
            item.value = bounded(node.value)
        item.skipped = status == "pruned" and above is not None
        return
    item.chosen = above is not None and above.choice is node
    item.value = BOUNDS[visit.value_is or "exact"] + bounded(visit.value)
    if visit.alpha is not None:
        item.window = f"[{infinite(visit.alpha)}, {infinite(visit.beta)}]"
    if visit.bound is not None:
        strict = trace.rules.cut == "strict"
        test = ("<" if strict else "≤") if visit.bound == "alpha" else (">" if strict else "≥")
        letter = "α" if visit.bound == "alpha" else "β"
        item.condition = f"{bounded(visit.value)} {test} {letter} = {bounded(visit.limit)}"
    if status == "horizon":
        item.beside.append(words["horizon"])
    if node.kind in trace.rules.nature and status == "solved" and (text := summed(visit, trace)):
        item.below.insert(0, text)


def _levels(items: list[Item], words: Words) -> list[str]:
    """Who moves at each level: the kinds of its inner nodes, if they are not too many to say."""
    kinds: list[dict[str, None]] = []
    for item in items:
        while len(kinds) <= item.level:
            kinds.append({})
        if item.node.children:
            kinds[item.level][item.node.kind] = None
    names = [[clipped(words.get(f"level_{kind}", kind), 16) for kind in level] for level in kinds]
    return [" / ".join(level) if len(level) < 3 else "" for level in names]


def _sentences(tree: Tree, trace: Trace | None, words: Words) -> tuple[str, str]:
    """The title, and the sentence for those who cannot see the picture."""
    name = clipped(tree.title or tree.root.name, 200)
    title = name if tree.title else words["title"].format(tree=name)
    if trace is None:
        return title, words["unsolved"].format(tree=name, nodes=tree.size)
    root = trace.visits[tree.root]
    value = BOUNDS[root.value_is or "exact"] + bounded(root.value)
    key = "solved" if trace.action else "solved_alone"
    fields = {"algorithm": trace.algorithm, "tree": name, "value": value}
    return title, words[key].format(action=clipped(trace.action or "", 200), **fields)
