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
NOT_VISITED = (
    "podat", "podada", "podats", "podades", "poda", "es poda", "tallat", "tallada", "tall",
    "no visitat", "no visitada", "no es visita", "sense visitar", "no explorat", "no s'explora",
    "no avaluat", "no s'avalua", "no es genera", "no es mira", "no aplica", "no escau",
)  # fmt: skip
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
SAYS_YES = ("si", "podat", "podada", "visitat", "visitada")
SAYS_NO = ("no",)
AROUND_NODES = (
    "poda", "podes", "poden", "podat", "podats", "tall", "talls", "tallen", "es", "en", "de",
    "del", "els", "les", "el", "la", "un", "una", "node", "nodes", "fill", "fills", "fulla",
    "fulles", "hi", "ha", "son", "a", "al", "seu", "seus", "per", "amb", "despres", "primer",
    "nomes", "tambe", "tot", "tots", "branca", "branques", "jugada",
)  # fmt: skip
AT_LEAST = {
    "lower": (
        "major que", "major o igual que", "mes gran que", "mes gran o igual que", "mes de",
        "almenys", "com a minim", "minim", "superior a", "no menys de",
    ),
    "upper": (
        "menor que", "menor o igual que", "mes menut que", "mes petit que", "menys de",
        "com a molt", "com a maxim", "maxim", "inferior a", "no mes de",
    ),
}  # fmt: skip
OR_MORE = {
    "lower": ("o mes", "o major", "com a minim"),
    "upper": ("o menys", "o menor", "com a maxim", "com a molt"),
}
HEADINGS = {
    "node": ("node", "nodes"),
    "values": ("valor", "valors", "v", "valor minimax"),
    "windows": ("finestra", "finestres", "interval", "[alfa, beta]", "alfa beta", "(alfa, beta)"),
    "alpha": ("alfa",),
    "beta": ("beta",),
    "pruned": ("podat", "podats", "podat?"),
    "cuts": ("poda", "podes", "tall", "talls", "poda?", "tall?"),
    "visited": ("visitat", "visitats", "visitat?"),
    "order": ("ordre",),
    "probabilities": ("probabilitat", "probabilitats", "prob"),
}
LOG = {
    "verb": r"as+ign\w*|retorn\w*|torna|pren|val|dona",
    "of": r"de|del",
    "calling": r"invo[ckq]\w*|crid\w*",
    "to": r"a|al|de|la|funcio",
    "article": r"el|la",
    "there": r"es|hi ha",
    "cut": r"poda|pode|tall|talle",
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
    "going": r"baix\w*|entr\w*|visit\w*|explor\w*|pass[oa]|vaig|crid\w*|invo[ckq]\w*|expand\w*",
    "toward": r"a|al|en|el|la|node|fill",
    "gives": (
        r"val|torna|retorn\w*|te|pren|obte|queda|"
        r"el|seu|valor|es|amb|un|de|=|:|igual|a|assign\w*|es"
    ),
    "state": r"estat|node|fill",
}
