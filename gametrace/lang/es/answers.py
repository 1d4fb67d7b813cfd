"""What Spanish answers are understood: keys of sheets, words for no value, the words of logs.

All is compared without accents and capitals. Entries of LOG are regular expressions.
"""

KEYS = {
    "student": ("estudiante", "alumno", "alumna", "nombre"),
    "algorithm": ("algoritmo",),
    "tree": ("arbol",),
    "values": ("valores",),
    "windows": ("ventanas", "intervalos"),
    "pruned": ("podados", "nodos podados"),
    "cuts": ("podas", "cortes"),
    "visited": ("visitados", "nodos visitados"),
    "order": ("orden", "orden de las hojas"),
    "action": ("accion", "jugada"),
    "line": ("linea", "camino"),
    "value": ("valor",),
    "not_generated": ("no generados",),
    "probabilities": ("probabilidades",),
    "whatif": ("y si",),
    "log": ("traza", "registro"),
}
BOUNDS = {"alpha": ("alfa",), "beta": ("beta",)}
NOT_VISITED = ("podado", "podada", "no visitado")
NO_NODES = ("ninguno", "ninguna", "nada")
ALL_NODES = ("todo", "todos")
AND = ("y", "e")
FILLERS = (
    "o", "u", "bien", "mover", "jugar", "ir", "a", "al", "hacia", "la", "el", "accion", "jugada",
    "nodo", "es",
)  # fmt: skip
NO_VALUE = ("ninguno", "ninguna", "nunca")
ANY_VALUE = ("cualquiera", "todos", "siempre")
EITHER = ("o", "u")
BOTH = ("y",)
LOG = {
    "verb": r"as+ign\w*|retorn\w*|devuelv\w*|devolv\w*|obtien\w*|toma|vale",
    "of": r"de|del",
    "calling": r"invo[ckq]\w*|llam\w*",
    "to": r"a|al|de|la|funcion?",
    "article": r"el|la",
    "there": r"se|hay",
    "cut": r"poda|corte",
    "at": r"en|a|al|de",
    "found": r"valor\s+(?:encontrado|hallado|obtenido|final)",
    "is": r"es",
    "after": r"tras|despues",
    "action": r"accion|jugada",
    "doing": r"a\s+\w+|elegida",
    "why": r"porque|ya que|pues|con",
    "window": r"ventana",
    "player": r"jugador",
    "with": r"con",
    "value": r"valor",
    "pronoun": r"le",
    "filler": r"que|y|con|su|le|el|un|a|de|es|terminal|heuristic\w*|evalua\w*|utili\w+|hoja",
    "node": r"nodo",
    "minus": r"menos",
    "state": r"estado|nodo|hijo",
}
