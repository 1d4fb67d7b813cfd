"""The words a tree is written with: keys, kinds, and what win, draw and lose are called."""

from __future__ import annotations

NODE_KEYS = frozenset((
    "name", "kind", "action", "p", "value", "eval", "features",
    "outcome", "random", "quiet", "mark", "note", "children",
))  # fmt: skip
DOCUMENT_KEYS = frozenset((
    "title", "source", "note", "levels", "players", "range",
    "weights", "outcomes", "algorithm", "convention", "tree",
))  # fmt: skip
KINDS = ("max", "min", "chance")
KIND_WORDS = {
    word: kind for kind in KINDS for word in (kind, kind.upper(), kind.title())
}  # before a name
REST = ("rest", "?")
SPECIAL = frozenset((*KIND_WORDS, *REST))  # words that are no names in front of a colon

OUTCOMES = {
    **dict.fromkeys(("win", "gana", "ganar", "ganada", "guanya", "guanyar", "g"), "win"),
    **dict.fromkeys(("draw", "tie", "empate", "empata", "empat", "e", "tablas", "taules"), "draw"),
    **dict.fromkeys(("lose", "loss", "pierde", "perder", "perdida", "perd", "perdre", "p"), "lose"),
}
