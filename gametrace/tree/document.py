"""The document around a tree: its root, and the keys that speak of the tree as a whole."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Any

from gametrace.tree.data import Mapping, Role, place
from gametrace.tree.errors import nearest, visible
from gametrace.tree.node import Node, Setting, Tree
from gametrace.tree.words import DOCUMENT_KEYS, KINDS, NODE_KEYS, OUTCOMES

if TYPE_CHECKING:
    from gametrace.tree.data import Taker
    from gametrace.tree.errors import Source
    from gametrace.tree.forms import Forms
    from gametrace.tree.numbers import Value


def document(content: Any, forms: Forms, source: Source, bare: bool) -> Tree:
    """The tree with all that its document says; its nodes are not settled yet.

    A bare text is the tree itself, so a mapping without `tree` is its root.
    """
    take = forms.take
    if isinstance(content, Node):
        return Tree(content, source)
    if not isinstance(content, Mapping):
        what = f"'{visible(content.value)}' is not a tree; write a list: [[3, 12], [2, 4]]"
        if ":" in content.value:
            what += ", with a blank behind each colon"
        raise take.error(content, what)
    keys = content.keys(source)
    if "tree" not in keys:
        if bare or any(key in NODE_KEYS and key not in DOCUMENT_KEYS for key in keys):
            for key in keys:
                if key in DOCUMENT_KEYS and key not in NODE_KEYS:
                    raise _no_tree(content, take)
            content.role = Role.ITEM
            return Tree(forms.mapping(content), source)
        raise _no_tree(content, take)
    for key, _ in content.pairs:
        if key.value not in DOCUMENT_KEYS:
            raise take.unknown(key, DOCUMENT_KEYS, " beside 'tree'")
    tree = Tree(keys["tree"], source)
    for key, item in content.pairs:
        if key.value != "tree":
            _READ[key.value](tree, item, take)
    for word, item in zip(tree.levels, getattr(keys.get("levels"), "items", ()), strict=False):
        if word not in KINDS and word not in tree.players:
            hint = nearest(word, (*KINDS, *tree.players))
            what = f"'{word}' is neither max, min, chance nor one of the players{hint}"
            raise take.error(item, what)
    return tree


def _no_tree(content: Mapping, take: Taker) -> Exception:
    """The error for a mapping that is no document: a misspelt key, or no `tree:` before it."""
    if not content.pairs:
        return take.error(content, "there is no tree here; write one: tree: [[3, 12], [2, 4]]")
    for key, _ in content.pairs:
        if key.value not in DOCUMENT_KEYS and nearest(key.value, DOCUMENT_KEYS):
            return take.unknown(key, DOCUMENT_KEYS, "")
    return take.error(content.pairs[0][0], "this mapping has no tree; write `tree:` before it")


def _title(tree: Tree, item: Any, take: Taker) -> None:
    tree.title = take.text(item, "the title")


def _source(tree: Tree, item: Any, take: Taker) -> None:
    tree.origin = take.text(item, "the source")


def _note(tree: Tree, item: Any, take: Taker) -> None:
    tree.note = take.text(item, "the note", keep="\n\t")


def _levels(tree: Tree, item: Any, take: Taker) -> None:
    words = [take.word(entry, "a level") for entry in take.listing(item, "levels")]
    if not words:
        raise take.error(item, "levels is empty; write the kinds by depth: [max, min]")
    tree.levels = [word.lower() if word.lower() in KINDS else word for word in words]


def _players(tree: Tree, item: Any, take: Taker) -> None:
    entries = take.listing(item, "players")
    names = [take.word(entry, "a player") for entry in entries]
    for index, name in enumerate(names):
        if name in names[:index] or name.lower() in KINDS:
            why = "stands here twice" if name in names[:index] else "is the name of a kind"
            raise take.error(entries[index], f"the player '{name}' {why}")
    if len(names) < 2:
        raise take.error(item, "a game of several players needs at least two names")
    tree.players = names


def _range(tree: Tree, item: Any, take: Taker) -> None:
    ends = [take.number(entry, "the range") for entry in take.listing(item, "range")]
    if len(ends) != 2 or ends[0] > ends[1]:
        raise take.error(item, "a range is [lowest, highest]")
    tree.range = (ends[0], ends[1])


def _weights(tree: Tree, item: Any, take: Taker) -> None:
    tree.weights = _numbers(item, "weights", take)


def _numbers(item: Any, what: str, take: Taker) -> dict[str, Value]:
    """Finite numbers by name."""
    found = {}
    for key, entry in take.mapping(item, what):
        value = take.number(entry, what)
        if value in (inf, -inf):
            raise take.error(entry, f"{what} must be finite")
        found[take.word(key, "a feature")] = value
    return found


def _outcomes(tree: Tree, item: Any, take: Taker) -> None:
    worth = dict(tree.outcomes)
    for key, entry in take.mapping(item, "outcomes"):
        if key.value.lower() not in OUTCOMES:
            raise take.unknown(key, OUTCOMES, " in outcomes: write win, draw and lose")
        worth[OUTCOMES[key.value.lower()]] = take.number(entry, "an outcome")
    tree.outcomes = worth


def _algorithm(tree: Tree, item: Any, take: Taker) -> None:
    tree.algorithm = Setting(take.word(item, "the algorithm"), place(item))


def _convention(tree: Tree, item: Any, take: Taker) -> None:
    if not isinstance(item, Mapping):
        tree.convention = {"name": Setting(take.word(item, "a convention"), place(item))}
        return
    tree.convention = {
        take.word(key, "a convention's part"): Setting(
            take.word(entry, "a convention's part"), place(entry), place(key)
        )
        for key, entry in take.mapping(item, "convention")
    }


_READ = {
    "title": _title,
    "source": _source,
    "note": _note,
    "levels": _levels,
    "players": _players,
    "range": _range,
    "weights": _weights,
    "outcomes": _outcomes,
    "algorithm": _algorithm,
    "convention": _convention,
}
