"""What a node does not say itself: its depth, kind, name, action and probability.

A tree is settled from the root down, one list of children after another, and checked on the way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gametrace.lang import tell
from gametrace.tree import chance, estimates, labels
from gametrace.tree.errors import GametraceError, nearest
from gametrace.tree.names import Scheme, counts_in_width
from gametrace.tree.node import CHANCE, MAX, MIN, Tree
from gametrace.tree.numbers import show
from gametrace.tree.words import KINDS, folded

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gametrace.tree.forms import Forms
    from gametrace.tree.node import Node
    from gametrace.tree.numbers import Value

OTHER = {MAX: MIN, MIN: MAX}
UNNAMED: Any = None


def settle(tree: Tree, forms: Forms, first: str | None = None, max_depth: int = 0) -> Tree:
    """Fill in all that was left out; `first` moves at the root of a tree that does not say who."""
    if forms.copied:
        _copy_shared(tree.root, forms)
    if tree.players and not tree.levels:
        tree.levels = tree.players
    _check_kind(tree, forms, tree.root)
    _settle_root(tree, forms, first)
    widest = _settle_kinds(tree, forms)
    if max_depth and tree.height >= max_depth:
        deepest = next(node for node in tree.walk() if node.depth == max_depth)
        message = tell("the tree is deeper than {depth} levels (see --max-depth)", depth=max_depth)
        raise tree.error(deepest, message)
    _settle_names(tree, widest)
    if forms.raw or tree.range or tree.players or forms.tuples():
        _settle_values(tree, forms)
    return tree


def _copy_shared(root: Node, forms: Forms) -> None:
    """Give every node that came from an alias children of its own."""
    seen: set[int] = set()
    stack = [root]
    while stack:
        node = stack.pop()
        if id(node.children) in seen:
            node.children = [forms.copy(child, child.at) for child in node.children]
        seen.add(id(node.children))
        stack.extend(child for child in node.children if child.children)


def _settle_root(tree: Tree, forms: Forms, first: str | None) -> None:
    root = tree.root
    root.depth, root.parent = 0, None
    if key := forms.raw.get(root, {}).get("key"):
        root.name = forms.take.word(key, tell("a name"))
    kind = root.kind or (tree.levels[0] if tree.levels else None)
    if first and kind and kind != first:
        message = tell(
            "the tree says that {kind} moves first, so --root {first} cannot hold",
            kind=kind, first=first,
        )  # fmt: skip
        raise GametraceError(message)
    root.kind = kind or first or MAX


def _settle_kinds(tree: Tree, forms: Forms) -> int:
    """Depth, parent, kind and probability of every node; how many children one has at most.

    The root's children do not count, unless the root has a name of its own: they get letters.
    """
    raw, levels, root = forms.raw, tree.levels, tree.root
    mover: dict[Node, str] = {}  # who moved last above a chance node
    widest = height = 0
    size = 1
    kinds = set()
    bits: dict[Node, int] = {}  # how far the denominators of probabilities have grown
    stack = [root] if root.children else []
    while stack:
        node = stack.pop()
        kinds.add(node.kind)
        children = node.children
        depth = node.depth + 1
        size += len(children)
        if depth > height:
            height = depth
        if len(children) > widest and counts_in_width(node, root):
            widest = len(children)
        last = node.kind if node.kind in OTHER else mover.get(node, MIN)
        kind = next_kind(levels, depth, last)
        if raw or tree.players:
            children = node.children = [chance.unwrap(child, node, raw) for child in children]
            for child in children:
                _check_kind(tree, forms, child)
        for child in children:
            child.parent = node
            child.depth = depth
            if child.kind is None:
                child.kind = kind
        inner = [child for child in reversed(children) if child.children]
        stack += inner  # the first one is taken first, so that the first error is named
        for child in inner:
            if child.kind not in OTHER:
                mover[child] = last
        if raw or node.kind == CHANCE:
            chance.fill_in(tree, node, forms)
            if grown := bits.pop(node, 0) + chance.growth(node):
                chance.check_growth(tree, node, grown)
                bits |= dict.fromkeys(inner, grown)
        elif node in bits:
            bits |= dict.fromkeys(inner, bits.pop(node))
    tree.size, tree.height, tree.kinds = size, height, kinds
    return widest


def next_kind(levels: Sequence[str], depth: int, last: str) -> str:
    """Who moves at this depth, if nothing else is said: by levels, else the other player."""
    return levels[depth % len(levels)] if levels else OTHER[last]


def _check_kind(tree: Tree, forms: Forms, node: Node) -> None:
    """A kind is one of the three, or a player; a player may stand before the name, too."""
    if node.kind is not None and node.kind not in KINDS and node.kind not in tree.players:
        piece = forms.raw[node]["kind"]
        message = tell(
            "the kind '{kind}' is neither max, min, chance nor one of the players", kind=node.kind
        )
        raise forms.take.error(piece, message + nearest(node.kind, (*KINDS, *tree.players)))
    if forms.keys and node in forms.keys and node.name is not None and node.kind is None:
        kind, name = labels.split(node.name, lambda word: word if word in tree.players else None)
        if kind:
            node.kind, node.name = kind, name or UNNAMED


def _settle_names(tree: Tree, widest: int) -> None:
    """Names and actions, automatic where none is written; no name twice."""
    root = tree.root
    scheme = Scheme(root, widest, tree.height)
    written: dict[str, Node] = {}
    if root.name is None:
        root.name = scheme.root
    else:
        written[root.name] = root
    stack = [root]
    while stack:
        node = stack.pop()
        children = node.children
        start, name_ends, action, action_ends = scheme.labels(node)
        for child, name_end, action_end in zip(children, name_ends, action_ends, strict=False):
            if child.name is None:
                if not scheme.numbered:
                    child.name = start + name_end
            elif child.name in written:
                raise _same_name(tree, child, written[child.name])
            else:
                written[child.name] = child
            if child.action is None:
                child.action = action + action_end
        stack += [child for child in reversed(children) if child.children]
    if scheme.numbered:
        for order, node in enumerate(tree.walk(), 1):
            if node.name is None:
                node.name = f"N{order}"
    if 0 < len(written) < tree.size:
        for node in tree.walk():
            if node.name in written and written[node.name] is not node:
                raise _same_name(tree, written[node.name], node, automatic=True)


def _same_name(tree: Tree, node: Node, other: Node, automatic: bool = False) -> GametraceError:
    place = tell(" at {place}", place=tree.source.where(other.at)) if tree.source else ""
    fields = {"name": node.name, "place": place}
    if automatic:
        message = tell(
            "two nodes are named '{name}': this one, and automatically the one{place}", **fields
        )
    else:
        message = tell("two nodes are named '{name}': this one, and the one{place}", **fields)
    return tree.error(node, message + tell("; give one of them another name"))


def _settle_values(tree: Tree, forms: Forms) -> None:
    """What win and lose are worth, estimates, and whether each value fits the tree."""
    for node in tree.walk():
        pieces = forms.raw.get(node, {})
        if "word" in pieces:
            node.value = tree.outcomes[forms.words.outcomes[folded(node.value)]]
        estimates.fill_in(tree, node, pieces, forms.take)
        for value, what in ((node.value, "value"), (node.eval, "eval")):
            if value is not None:
                _check_value(tree, node, value, what)
        if node.random:
            if node.kind not in OTHER or not node.children:
                message = tell("only a MAX or MIN node with children can move at random")
                raise tree.error(node, message)
            tree.mixed = True


def _check_value(tree: Tree, node: Node, value: Value, what: str) -> None:
    entries = value if isinstance(value, tuple) else (value,)
    if len(entries) != max(1, len(tree.players)) or (type(value) is tuple and not tree.players):
        raise tree.error(node, _wrong_count(tree, node, value, what))
    if tree.range and what == "value":
        low, high = tree.range
        for entry in entries:
            if not low <= entry <= high:
                message = tell(
                    "the value {value} lies outside the range [{low}, {high}]",
                    value=show(entry), low=show(low), high=show(high),
                )  # fmt: skip
                raise tree.error(node, message)


def _wrong_count(tree: Tree, node: Node, value: Value, what: str) -> str:
    """What is wrong with a value that has too many entries, or too few."""
    if tree.players:
        return tell(
            "the {what} {value} needs {count} entries, one for each player",
            what=what, value=show(value), count=len(tree.players),
        )  # fmt: skip
    message = tell(
        "the {what} {value} is a tuple, but the tree names no `players`",
        what=what, value=show(value),
    )  # fmt: skip
    above = node.parent
    if above and above.kind == CHANCE and len(value) == 2 and 0 <= value[0] <= 1:
        p, rest = map(show, value)
        return message + tell("; a probability needs a colon: `{p}: {value}`", p=p, value=rest)
    return message + tell("; or is a comma missing between the numbers? Write [5, 7]")
