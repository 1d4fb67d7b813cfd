"""Valencian: a game that is played against the machine."""

WORDS = {
    "turn": "Jugues amb {player}. La teua jugada (? per a veure-les): ",
    "moves": "Jugades: {moves}",
    "commands": "També: why (per què ha jugat així la màquina), undo (desfer), quit (eixir).",
    "machine": "La màquina juga {move}.",
    "chance": "L'atzar trau {move}.",
    "unknown": "No hi ha cap jugada '{move}'; escriu ? per a veure-les.",
    "why": "Ha jugat {move} perquè val {value} per a {player}: {line}",
    "why_limit": (
        "Ha jugat {move} perquè, mirant {depth} jugades, val {value} per a {player}: {line}"
    ),
    "why_nothing": "La màquina encara no ha jugat.",
    "undone": "Desfet.",
    "undo_nothing": "No hi ha res a desfer.",
    "won": "Has guanyat ({value}).",
    "lost": "Ha guanyat la màquina ({value}).",
    "drawn": "Empat.",
    "bye": "Fins a una altra.",
    "game": "joc",
    "written": "posició",
    "example": "exemple",
}
