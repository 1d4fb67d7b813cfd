"""Spanish, for pictures."""

WORDS = {
    "solved": "{algorithm} de {tree}: valor {value}, acción {action}.",
    "solved_alone": "{algorithm} de {tree}: valor {value}.",
    "unsolved": "Árbol de juego {tree}, de {nodes} nodos, sin resolver.",
    "title": "Árbol de juego {tree}",
    "folded": "⋯ {count} nodos",
    "folded_one": "⋯ 1 nodo",
    "estimate": "eval {value}",
    "level_max": "MAX",
    "level_min": "MIN",
    "level_chance": "azar",
    "pruned": "podado",
    "beyond": "tras el horizonte",
    "discarded": "descartado",
    "horizon": "horizonte",
    "at_random": "al azar {p}",
    "step": "paso {step} de {steps}",
    "start": "Antes de empezar",
}
