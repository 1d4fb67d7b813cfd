"""What is understood in Catalan where a tree is read: keys, kinds and outcomes, without accents."""

READING = {
    "document": {
        "arbre": "tree", "titol": "title", "font": "source", "nota": "note",
        "nivells": "levels", "jugadors": "players", "rang": "range", "pesos": "weights",
        "resultats": "outcomes", "algorisme": "algorithm", "conveni": "convention",
        "convencio": "convention", "profunditat": "depth",
    },
    "node": {
        "nom": "name", "tipus": "kind", "accio": "action", "prob": "p", "probabilitat": "p",
        "valor": "value", "avaluacio": "eval", "trets": "features", "resultat": "outcome",
        "aleatori": "random", "tranquil": "quiet", "marca": "mark", "nota": "note",
        "etiqueta": "label", "fills": "children",
    },
    "kind": {"atzar": "chance"},
    "outcome": {
        "guanya": "win", "guanyar": "win", "empat": "draw", "taules": "draw",
        "perd": "lose", "perdre": "lose",
    },
    "rest": {"resta": "rest"},
    "truth": {"cert": "true", "fals": "false"},
}  # fmt: skip
