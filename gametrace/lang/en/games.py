"""English: a game that is played against the machine."""

WORDS = {
    "turn": "You play {player}. Your move (? lists them): ",
    "moves": "Moves: {moves}",
    "commands": "Also: why (the machine moved as it did), undo, quit.",
    "machine": "The machine plays {move}.",
    "chance": "Chance gives {move}.",
    "unknown": "There is no move '{move}'; write ? to see them.",
    "why": "It played {move} because that is worth {value} to {player}: {line}",
    "why_limit": (
        "It played {move} because, looking "
        "{depth} moves ahead, that is worth {value} to {player}: {line}"
    ),
    "why_nothing": "The machine has not moved yet.",
    "undone": "Taken back.",
    "undo_nothing": "There is nothing to take back.",
    "won": "You have won ({value}).",
    "lost": "The machine has won ({value}).",
    "drawn": "A draw.",
    "bye": "Until next time.",
    "game": "game",
    "written": "position",
    "example": "example",
}
