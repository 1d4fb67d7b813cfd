"""What Catalan answers are understood: keys of sheets, words for no value, the words of logs.

All is compared without accents and capitals. Entries of LOG are regular expressions.
"""

KEYS = {
    "student": ("estudiant", "alumne", "alumna", "nom"),
    "algorithm": ("algorisme",),
    "tree": ("arbre",),
    "values": ("valors",),
    "windows": ("finestres", "intervals"),
    "pruned": ("podats", "nodes podats"),
    "cuts": ("talls", "podes"),
    "visited": ("visitats", "nodes visitats"),
    "order": ("ordre", "ordre de les fulles"),
    "action": ("accio", "jugada"),
    "line": ("linia", "cami"),
    "value": ("valor",),
    "not_generated": ("no generats",),
    "probabilities": ("probabilitats",),
    "whatif": ("i si",),
    "log": ("traca", "registre"),
}
BOUNDS = {"alpha": ("alfa",), "beta": ("beta",)}
NOT_VISITED = ("podat", "podada", "no visitat")
NO_NODES = ("cap", "res")
ALL_NODES = ("tot", "tots")
AND = ("i",)
FILLERS = (
    "o", "be", "mou", "moure", "jugar", "anar", "a", "al", "cap", "la", "el", "accio", "jugada",
    "node", "es",
)  # fmt: skip
NO_VALUE = ("cap", "mai")
ANY_VALUE = ("qualsevol", "tots", "sempre")
EITHER = ("o",)
BOTH = ("i",)
LOG = {
    "verb": r"as+ign\w*|retorn\w*|torna|pren|val|dona",
    "of": r"de|del",
    "calling": r"invo[ckq]\w*|crid\w*",
    "to": r"a|al|de|la|funcio",
    "article": r"el|la",
    "there": r"es|hi ha",
    "cut": r"poda|tall",
    "at": r"en|a|al|de",
    "found": r"valor\s+(?:trobat|obtingut|final)",
    "is": r"es",
    "after": r"despres",
    "action": r"accio|jugada",
    "doing": r"a\s+\w+|triada",
    "why": r"perque|ja que|puix que|puix|amb",
    "window": r"finestra",
    "player": r"jugador",
    "with": r"amb",
    "value": r"valor",
    "pronoun": r"li",
    "filler": r"que|i|amb|su|li|el|un|a|de|es|terminal|heuristic\w*|avalua\w*|utili\w+|fulla",
    "node": r"node",
    "minus": r"menys",
    "state": r"estat|node|fill",
}
