"""The keys and words of an answer sheet, in the three languages."""

from __future__ import annotations

import re
import unicodedata

ABOUT = {  # what a sheet says of itself
    "student": ("estudiante", "alumno", "alumna", "nombre", "estudiant", "alumne", "nom", "name"),
    "algorithm": ("algoritmo", "algorisme"),
    "tree": ("arbol", "arbre"),
}
KINDS = {  # what a sheet answers
    "values": ("valores", "valors"),
    "windows": ("ventanas", "intervalos", "finestres", "intervals"),
    "pruned": ("podados", "nodos podados", "podats", "nodes podats", "pruned nodes"),
    "cuts": ("podas", "cortes", "talls", "podes"),
    "visited": ("visitados", "nodos visitados", "visitats", "nodes visitats", "visited nodes"),
    "order": ("orden", "orden de las hojas", "ordre", "ordre de les fulles"),
    "action": ("accion", "jugada", "accio", "move"),
    "line": ("linea", "camino", "linia", "cami", "path"),
    "value": ("valor",),
    "not_generated": ("no generados", "no generats"),
    "probabilities": ("probabilidades", "probabilitats"),
    "whatif": ("y si", "i si", "what if"),
}
ALGORITHMS = {
    "minimax": ("minimax", "minmax"),
    "alphabeta": ("alphabeta", "alfabeta", "podaalfabeta", "alphabetapruning"),
    "expectimax": ("expectimax",),
    "expectiminimax": ("expectiminimax", "expectminimax"),
    "maxn": ("maxn",),
}
BOUNDS = {"alpha": ("alpha", "alfa", "α"), "beta": ("beta", "β")}
NOT_VISITED = ("-", "--", "x", "podado", "podada", "podat", "podada", "pruned", "no visitado",
               "no visitat", "not visited")  # fmt: skip
NO_NODES = ("none", "nothing", "ninguno", "ninguna", "nada", "cap", "res", "∅", "[]", "{}")
ALL_NODES = ("all", "todo", "todos", "tot", "tots")
BLANK = ("", "~", "null")
SPELLINGS = {
    spelling: key
    for table in (ABOUT, KINDS)
    for key, others in table.items()
    for spelling in (key.replace("_", " "), *others)
}


def folded(text: str) -> str:
    """A word without accents, capitals, and whatever stands between its parts."""
    bare = unicodedata.normalize("NFKD", text.strip().casefold())
    bare = "".join(char for char in bare if not unicodedata.combining(char))
    return re.sub(r"[\s_-]+", " ", bare) if bare.strip("-_ ") else bare


def field(key: str) -> str | None:
    """The key that a person's spelling of it means."""
    return key if key in KINDS or key in ABOUT else SPELLINGS.get(folded(key))


def one_of(table: dict[str, tuple[str, ...]], word: str) -> str | None:
    """Which entry of a table a word stands for."""
    bare = re.sub(r"[\W_]+", "", folded(word)) or folded(word)
    return next((key for key, spellings in table.items() if bare in spellings), None)


def is_blank(text: str) -> bool:
    """Whether nothing was answered."""
    return not text or text.strip().casefold() in BLANK


def says_no_nodes(text: str) -> bool:
    """Whether the answer is that there are none."""
    return folded(text) in NO_NODES or says_not_visited(text)


def says_not_visited(text: str) -> bool:
    """Whether the answer is that the search never came there."""
    return folded(text.replace("—", "-").replace("–", "-")) in NOT_VISITED
