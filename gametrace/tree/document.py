"""The document around a tree: its root, and the keys that speak of the tree as a whole."""

from __future__ import annotations

from importlib import import_module
from math import inf
from typing import TYPE_CHECKING, Any

from gametrace.lang import tell
from gametrace.tree.data import Mapping, Role, place
from gametrace.tree.errors import nearest, visible
from gametrace.tree.node import Node, Setting, Tree
from gametrace.tree.words import DOCUMENT_KEYS, KINDS, NODE_KEYS, folded, vocabulary

if TYPE_CHECKING:
    from gametrace.tree.data import Taker
    from gametrace.tree.errors import Source
    from gametrace.tree.forms import Forms
    from gametrace.tree.growth import Limits
    from gametrace.tree.numbers import Value


# keys of a document that is a game, and what reads it: from another room, when there is one
GAMES = {
    "game": "gametrace.games.document:game_in",
    "matrix": "gametrace.games.document:matrix_in",
}


def document(
    content: Any, forms: Forms, source: Source, bare: bool, limits: Limits | None = None
) -> Tree:
    """The tree with all that its document says; its nodes are not settled yet.

    A bare text is the tree itself, so a mapping without `tree` is its root.
    """
    take = forms.take
    if isinstance(content, Node):
        return Tree(content, source)
    if not isinstance(content, Mapping):
        message = tell(
            "'{text}' is not a tree; write a list: [[3, 12], [2, 4]]", text=visible(content.value)
        )
        if ":" in content.value:
            message += tell(", with a space after each colon")
        raise take.error(content, message)
    keys = content.keys(source)
    for key in GAMES.keys() & keys.keys() if not bare and "tree" not in keys else ():
        module, _, function = GAMES[key].partition(":")
        grown: Tree = getattr(import_module(module), function)(content, take, limits)
        return grown
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
            raise _unknown(key, take)
    tree = Tree(keys["tree"], source)
    describe(tree, {key: item for key, item in keys.items() if key != "tree"}, take)
    return tree


def describe(tree: Tree, keys: dict[str, Any], take: Taker) -> None:
    """Give a tree what its document, or the one who builds it, says of the tree as a whole."""
    for key, item in keys.items():
        _READ[key](tree, item, take)
    for word, item in zip(tree.levels, getattr(keys.get("levels"), "items", ()), strict=False):
        if word not in KINDS and word not in tree.players:
            message = tell("'{word}' is neither max, min, chance nor one of the players", word=word)
            raise take.error(item, message + nearest(word, (*KINDS, *tree.players)))


def _unknown(key: Any, take: Taker) -> Exception:
    hint = ""
    if key.value in ("root", "raiz", "arrel"):
        hint = tell("; who moves first is said before the root's name, `min A:`, or by --root min")
    known = vocabulary().document.keys() - NODE_KEYS | DOCUMENT_KEYS
    return take.unknown(key, known, tell(" beside 'tree'"), hint)


def _no_tree(content: Mapping, take: Taker) -> Exception:
    """The error for a mapping that is no document: a misspelt key, or no `tree:` before it."""
    if not content.pairs:
        message = tell("there is no tree here; write one: tree: [[3, 12], [2, 4]]")
        return take.error(content, message)
    for key, _ in content.pairs:
        if key.value not in DOCUMENT_KEYS and nearest(key.value, DOCUMENT_KEYS):
            return take.unknown(key, DOCUMENT_KEYS, "")
    message = tell("this mapping has no tree; write `tree:` before it")
    return take.error(content.pairs[0][0], message)


def _title(tree: Tree, item: Any, take: Taker) -> None:
    tree.title = take.text(item, tell("the title"))


def _source(tree: Tree, item: Any, take: Taker) -> None:
    tree.origin = take.text(item, tell("the source"))


def _note(tree: Tree, item: Any, take: Taker) -> None:
    tree.note = take.text(item, tell("the note"), keep="\n\t")


def _levels(tree: Tree, item: Any, take: Taker) -> None:
    words = [take.word(entry, tell("a level")) for entry in take.listing(item, "levels")]
    if not words:
        message = tell("levels is empty; write the kinds by depth: [max, min]")
        raise take.error(item, message)
    kinds = vocabulary().kinds
    tree.levels = [kinds.get(folded(word), word) for word in words]


def _players(tree: Tree, item: Any, take: Taker) -> None:
    entries = take.listing(item, "players")
    names = [take.word(entry, tell("a player")) for entry in entries]
    seen: set[str] = set()
    for name, entry in zip(names, entries, strict=True):
        if name in seen:
            raise take.error(entry, tell("the player '{name}' stands here twice", name=name))
        if folded(name) in vocabulary().kinds:
            raise take.error(entry, tell("the player '{name}' is the name of a kind", name=name))
        seen.add(name)
    if len(names) < 2:
        raise take.error(item, tell("a game of several players needs at least two names"))
    tree.players = names


def _range(tree: Tree, item: Any, take: Taker) -> None:
    ends = [take.number(entry, tell("the range")) for entry in take.listing(item, "range")]
    if len(ends) != 2 or ends[0] > ends[1]:
        raise take.error(item, tell("a range is [lowest, highest]"))
    tree.range = (ends[0], ends[1])


def _weights(tree: Tree, item: Any, take: Taker) -> None:
    tree.weights = _numbers(item, "weights", take)


def _numbers(item: Any, what: str, take: Taker) -> dict[str, Value]:
    """Finite numbers by name."""
    found = {}
    for key, entry in take.mapping(item, what):
        value = take.number(entry, what)
        if value in (inf, -inf):
            raise take.error(entry, tell("{what} must be finite", what=what))
        found[take.word(key, tell("a feature"))] = value
    return found


def _outcomes(tree: Tree, item: Any, take: Taker) -> None:
    worth, words = dict(tree.outcomes), vocabulary().outcomes
    for key, entry in take.mapping(item, "outcomes"):
        if folded(key.value) not in words:
            raise take.unknown(key, words, tell(" in outcomes: write win, draw and lose"))
        worth[words[folded(key.value)]] = take.number(entry, tell("an outcome"))
    tree.outcomes = worth


def _algorithm(tree: Tree, item: Any, take: Taker) -> None:
    tree.algorithm = Setting(take.word(item, tell("the algorithm")), place(item))


def _convention(tree: Tree, item: Any, take: Taker) -> None:
    if not isinstance(item, Mapping):
        tree.convention = {"name": Setting(take.word(item, tell("a convention")), place(item))}
        return
    tree.convention = {
        take.word(key, tell("a convention's part")): Setting(
            take.word(entry, tell("a convention's part")), place(entry), place(key)
        )
        for key, entry in take.mapping(item, "convention")
    }


def _depth(tree: Tree, item: Any, take: Taker) -> None:
    plies = take.number(item, "depth")
    if type(plies) is not int or plies < 0:
        raise take.error(item, tell("depth is a whole number from {least} on", least=0))
    tree.depth = plies


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
    "depth": _depth,
}
