"""Gambit's extensive games (.efg), read and written: games of perfect information alone.

Two players whose payoffs sum to zero at every leaf are MAX and MIN; one player is MAX; others are
the players of max^n. Payoffs on inner nodes are added up along the path.
"""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from gametrace.formats.efg_nodes import Reader
from gametrace.formats.efg_tokens import Tokens
from gametrace.formats.settled import Foreign, settled
from gametrace.lang import tell
from gametrace.tree.errors import GametraceError, visible
from gametrace.tree.growth import Limits
from gametrace.tree.node import CHANCE, MAX, MIN
from gametrace.tree.numbers import show
from gametrace.tree.words import KINDS

if TYPE_CHECKING:
    from gametrace.tree.node import Node, Tree

PLAYERS = (MAX, MIN)


def read(
    text: str, *, name: str = "<tree>", root: str | None = None, limits: Limits | None = None
) -> Tree:
    """The tree in the text of a .efg file."""
    limits = limits or Limits()
    tokens = Tokens(Foreign(name, text.removeprefix("\ufeff")))
    title, players, note = _prologue(tokens)
    top = Reader(tokens, players, limits).tree()
    kinds, names = _kinds(players, top)
    for node in top.walk():
        if node.children:
            node.kind = kinds[int(node.kind)]
        else:
            node.value = node.value if names else node.value[0]
    about = {"title": title, "players": names, "note": note}
    given = {key: item for key, item in about.items() if item}
    return settled(top, tokens.source, limits, root, **given)


def _prologue(tokens: Tokens) -> tuple[str, list[str], str]:
    """The title, the players and the comment."""
    tokens.expect("EFG")
    tokens.expect("2")
    if tokens.word not in ("R", "D"):
        raise tokens.error(tell("expected R or D, not {found}", found=tokens.found()))
    tokens.step()
    title = visible(tokens.text(tell("the title in quotes")))
    at = tokens.at
    tokens.expect("{")
    players = []
    while tokens.word != "}":
        players.append(visible(tokens.text(tell("a player's name in quotes, or a closing brace"))))
    tokens.step()
    if not players:
        raise tokens.source.error(at, tell("the game has no players; name at least one"))
    note = visible(tokens.text(""), keep="\n\t") if tokens.is_text() else ""
    return title, players, note


def _kinds(players: list[str], top: Node) -> tuple[list[str], list[str]]:
    """The kind for each player's number, and the players of max^n if it takes them."""
    leaves = (node.value for node in top.walk() if not node.children)
    if len(players) == 1 or (len(players) == 2 and all(sum(payoffs) == 0 for payoffs in leaves)):
        return [CHANCE, *PLAYERS], []
    names: list[str] = []
    for number, player in enumerate(players, 1):
        usable = player.strip() and player.lower() not in KINDS and players.count(player) == 1
        names.append(player if usable else f"Player {number}")
    return [CHANCE, *names], names


def write(tree: Tree) -> str:
    """The text of a .efg file: an information set of its own for every node.

    It holds names, actions, probabilities, values, title, players and note, and nothing else.
    """
    if tree.mixed:
        node = next(node for node in tree.walk() if node.random)
        what = tell("{node} moves at random now and then, which a .efg file cannot say",
                    node=node.name)  # fmt: skip
        raise tree.error(node, what)
    kinds = [CHANCE, *(tree.players or PLAYERS)]
    names = tree.players or [kind.upper() for kind in PLAYERS]
    sets = dict.fromkeys(kinds, 0)
    listed = " ".join(map(_quoted, names))
    comment = (tree.note or "").replace('"', "'")  # OpenSpiel knows no quotation marks in it
    lines = [f"EFG 2 R {_quoted(tree.title or '')} {{ {listed} }}", _quoted(comment)]
    outcomes = 0
    for node in tree.walk():
        if not node.children:
            outcomes += 1
            lines.append(f't {_quoted(node.name)} {outcomes} "" {{ {_payoffs(tree, node)} }}')
            continue
        sets[node.kind] += 1
        number = kinds.index(node.kind)
        mover = f"p {_quoted(node.name)} {number}" if number else f"c {_quoted(node.name)}"
        lines.append(f'{mover} {sets[node.kind]} "" {{ {_actions(node)} }} 0')
    return "\n".join(lines) + "\n"


def _actions(node: Node) -> str:
    """The labels of the edges, with their probabilities below a chance node."""
    labels = [_quoted(child.action or "") for child in node.children]
    if node.kind == CHANCE:
        odds = [show(child.p) for child in node.children]
        labels = [f"{label} {p}" for label, p in zip(labels, odds, strict=True)]
    return " ".join(labels)


def _payoffs(tree: Tree, node: Node) -> str:
    values = node.value if tree.players else (node.value, -node.value)
    if inf in values or -inf in values:
        what = tell("{node} is worth {value}, and a .efg file has no infinities",
                    node=node.name, value=show(node.value))  # fmt: skip
        raise tree.error(node, what)
    return ", ".join(map(show, values))


def _quoted(text: str) -> str:
    if text.endswith("\\"):
        raise GametraceError(
            tell("'{text}' ends with a backslash, which a .efg file cannot say", text=visible(text))
        )
    escaped = text.replace('"', '\\"')
    return f'"{escaped}"'
