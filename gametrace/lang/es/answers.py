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
NOT_VISITED = (
    "podado", "podada", "podados", "podadas", "poda", "se poda", "cortado", "cortada",
    "no visitado", "no visitada", "no se visita", "no visita", "sin visitar", "nunca se visita",
    "no explorado", "no explorada", "no se explora", "no evaluado", "no se evalua",
    "no se genera", "no se mira", "no aplica", "no procede",
)  # fmt: skip
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
SAYS_YES = ("si", "podado", "podada", "visitado", "visitada")
SAYS_NO = ("no",)
AROUND_NODES = (
    "poda", "podas", "podan", "podado", "podados", "corte", "cortes", "cortan", "se", "en", "de",
    "del", "los", "las", "el", "la", "lo", "un", "una", "nodo", "nodos", "hijo", "hijos", "hoja",
    "hojas", "hay", "son", "es", "a", "al", "su", "sus", "por", "con", "luego", "despues",
    "primero", "solo", "tambien", "todo", "todos", "rama", "ramas", "jugada",
)  # fmt: skip
AT_LEAST = {
    "lower": (
        "mayor que", "mayor o igual que", "mayor o igual a", "mayor igual que", "mas de",
        "al menos", "por lo menos", "como minimo", "minimo", "superior a", "no menos de",
        "no menor que",
    ),
    "upper": (
        "menor que", "menor o igual que", "menor o igual a", "menor igual que", "menos de",
        "a lo sumo", "como mucho", "como maximo", "maximo", "inferior a", "no mas de",
        "no mayor que",
    ),
}  # fmt: skip
OR_MORE = {
    "lower": ("o mas", "o mayor", "como minimo"),
    "upper": ("o menos", "o menor", "como maximo", "como mucho"),
}
HEADINGS = {
    "node": ("nodo", "nodos"),
    "values": ("valor", "valores", "v", "valor minimax"),
    "windows": ("ventana", "ventanas", "intervalo", "[alfa, beta]", "alfa beta", "(alfa, beta)"),
    "alpha": ("alfa",),
    "beta": ("beta",),
    "pruned": ("podado", "podados", "podado?"),
    "cuts": ("poda", "podas", "corte", "poda?", "tipo de poda"),
    "visited": ("visitado", "visitados", "visitado?"),
    "order": ("orden",),
    "probabilities": ("probabilidad", "probabilidades", "prob"),
}
LOG = {
    "verb": r"as+ign\w*|retorn\w*|devuelv\w*|devolv\w*|obtien\w*|toma|vale",
    "of": r"de|del",
    "calling": r"invo[ckq]\w*|llam\w*",
    "to": r"a|al|de|la|funcion?",
    "article": r"el|la",
    "there": r"se|hay",
    "cut": r"poda|podo|corte|corto",
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
    "going": r"baj\w*|entr\w*|visit\w*|explor\w*|pas[oa]|voy|llam\w*|invo[ckq]\w*|expand\w*",
    "toward": r"a|al|en|el|la|nodo|hijo",
    "gives": (
        r"vale|devuelv\w*|retorn\w*|tiene|toma|obtien\w*|queda|"
        r"su|el|valor|es|con|un|de|=|:|igual|a|asign\w*|se"
    ),
    "state": r"estado|nodo|hijo",
}
