"""What is understood in Spanish where a tree is read: keys, kinds and outcomes, without accents."""

READING = {
    "document": {
        "arbol": "tree", "titulo": "title", "fuente": "source", "nota": "note",
        "niveles": "levels", "jugadores": "players", "rango": "range", "pesos": "weights",
        "resultados": "outcomes", "algoritmo": "algorithm", "convenio": "convention",
        "convencion": "convention", "profundidad": "depth",
    },
    "node": {
        "nombre": "name", "tipo": "kind", "accion": "action", "prob": "p", "probabilidad": "p",
        "valor": "value", "evaluacion": "eval", "rasgos": "features", "resultado": "outcome",
        "aleatorio": "random", "tranquilo": "quiet", "marca": "mark", "nota": "note",
        "etiqueta": "label", "hijos": "children",
    },
    "kind": {"azar": "chance"},
    "outcome": {
        "gana": "win", "ganar": "win", "ganada": "win", "g": "win",
        "empate": "draw", "empata": "draw", "e": "draw", "tablas": "draw",
        "pierde": "lose", "perder": "lose", "perdida": "lose", "p": "lose",
    },
    "rest": {"resto": "rest"},
    "truth": {"verdadero": "true", "falso": "false"},
}  # fmt: skip
