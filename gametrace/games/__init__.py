"""Trees that rules grow: a game is a start, moves, an end and what that is worth."""
