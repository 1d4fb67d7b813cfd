"""Catalan, for pictures."""

WORDS = {
    "solved": "{algorithm} de {tree}: valor {value}, acció {action}.",
    "solved_alone": "{algorithm} de {tree}: valor {value}.",
    "unsolved": "Arbre de joc {tree}, de {nodes} nodes, sense resoldre.",
    "title": "Arbre de joc {tree}",
    "folded": "⋯ {count} nodes",
    "folded_one": "⋯ 1 node",
    "estimate": "eval {value}",
    "level_max": "MAX",
    "level_min": "MIN",
    "level_chance": "atzar",
    "pruned": "podat",
    "beyond": "rere l'horitzó",
    "discarded": "descartat",
    "horizon": "horitzó",
    "at_random": "a l'atzar {p}",
    "step": "pas {step} de {steps}",
    "start": "Abans de començar",
}
