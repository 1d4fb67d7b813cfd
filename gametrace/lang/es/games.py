"""Spanish: a game that is played against the machine."""

WORDS = {
    "turn": "Juegas con {player}. Tu jugada (? para verlas): ",
    "moves": "Jugadas: {moves}",
    "commands": "También: why (por qué jugó así la máquina), undo (deshacer), quit (salir).",
    "machine": "La máquina juega {move}.",
    "chance": "El azar saca {move}.",
    "unknown": "No hay ninguna jugada '{move}'; escribe ? para verlas.",
    "why": "Jugó {move} porque vale {value} para {player}: {line}",
    "why_limit": (
        "Jugó {move} porque, mirando {depth} jugadas, vale {value} para {player}: {line}"
    ),
    "why_nothing": "La máquina aún no ha jugado.",
    "undone": "Deshecho.",
    "undo_nothing": "No hay nada que deshacer.",
    "won": "Has ganado ({value}).",
    "lost": "Ha ganado la máquina ({value}).",
    "drawn": "Empate.",
    "bye": "Hasta otra.",
    "game": "juego",
    "written": "posición",
    "example": "ejemplo",
}
