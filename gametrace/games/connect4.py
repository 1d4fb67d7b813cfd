"""Connect four: drop a piece into a column; four in a line win.

A state is two numbers, the pieces of who moves and all pieces. Each column takes rows + 1 bits,
from the bottom up, with the top one always free: no line runs from one column into the next.
"""

from __future__ import annotations

import re
from typing import TypeAlias

from gametrace.lang import tell
from gametrace.tree.errors import GametraceError, visible

State: TypeAlias = tuple[int, int]  # the pieces of the player to move, and all pieces

LARGEST = 20
EARLIEST = 7  # the pieces on the board when four of one player can be there


class Connect4:
    """Rows x columns, 6 x 7 if nothing is said; X moves first and is MAX."""

    name = "connect4"
    players = ("X", "O")
    trusted = True
    written = "6x7 (rows, columns), or 6x7;4453 (the columns played so far)"
    example = "connect4:6x7;4453"

    def __init__(self, rows: int = 6, columns: int = 7) -> None:
        self.rows, self.columns = rows, columns
        high = rows + 1
        self.directions = (1, high, high + 1, high - 1)
        self.bottoms = [1 << high * column for column in range(columns)]
        self.tops = [bottom << rows - 1 for bottom in self.bottoms]
        self.full = sum((1 << rows) - 1 << high * column for column in range(columns))
        self.initial: State = (0, 0)
        self.names = [str(column + 1) for column in range(columns)]
        self.move_name = self.names.__getitem__
        self.evals = {"open-lines": self.open_lines}
        self.lines = self._lines()

    def to_move(self, state: State) -> str:
        """X, when the number of pieces is even."""
        return "O" if state[1].bit_count() & 1 else "X"

    def actions(self, state: State) -> list[int]:
        """The columns that are not full, from the left."""
        pieces = state[1]
        return [column for column, top in enumerate(self.tops) if not pieces & top]

    def result(self, state: State, move: int) -> State:
        """The piece falls on those below it; what was the enemy's is the next mover's."""
        mine, pieces = state
        return mine ^ pieces, pieces | pieces + self.bottoms[move]

    def is_terminal(self, state: State) -> bool:
        """Who moved last has four in a line, or the board is full."""
        mine, pieces = state
        if pieces.bit_count() < EARLIEST:
            return pieces == self.full
        return self.won(mine ^ pieces) or pieces == self.full

    def utility(self, state: State, player: str) -> int:
        """1 for a win, -1 for a loss, 0 for a draw."""
        mine, pieces = state
        if not self.won(mine ^ pieces):
            return 0
        return -1 if player == self.to_move(state) else 1

    def open_lines(self, state: State, player: str) -> int:
        """The lines still open to a player less those open to the other."""
        mine, pieces = state
        theirs = mine ^ pieces
        value = sum(not theirs & line for line in self.lines) - sum(
            not mine & line for line in self.lines
        )
        return value if player == self.to_move(state) else -value

    def label(self, state: State) -> str:
        """The board, its top row first, and the numbers of the columns."""
        mine, pieces = state
        x = mine if self.to_move(state) == "X" else mine ^ pieces
        rows = [
            [
                "X" if x & cell else "O" if pieces & cell else "."
                for cell in (b << row for b in self.bottoms)
            ]
            for row in reversed(range(self.rows))
        ]
        width = len(self.names[-1])
        return "\n".join(
            " ".join(f"{cell:>{width}}" for cell in row) for row in [*rows, self.names]
        )

    def canonical(self, state: State) -> State:
        """The same board for one and its mirror image."""
        return min(state, (self._mirrored(state[0]), self._mirrored(state[1])))

    def _mirrored(self, pieces: int) -> int:
        high = self.rows + 1
        column = (1 << high) - 1
        parts = [pieces >> high * i & column for i in range(self.columns)]
        return sum(part << high * i for i, part in enumerate(reversed(parts)))

    def won(self, pieces: int) -> bool:
        """Whether four of these are in a line."""
        for step in self.directions:
            pairs = pieces & pieces >> step
            if pairs & pairs >> 2 * step:
                return True
        return False

    def _lines(self) -> list[int]:
        """Every four cells in a line, as bits."""
        lines = []
        for start in range(self.full.bit_length()):
            for step in self.directions:
                line = sum(1 << start + step * i for i in range(4))
                if line & self.full == line:
                    lines.append(line)
        return lines


def parse(text: str) -> tuple[Connect4, State]:
    """The game and the state that a text after `connect4:` stands for."""
    size, _, played = text.strip().partition(";")
    if size.isdigit() and not played:
        size, played = "", size
    match = re.fullmatch(r"(\d{1,3})x(\d{1,3})", size.strip() or "6x7")
    if not match or not all(1 <= int(number) <= LARGEST for number in match.groups()):
        raise GametraceError(
            tell(
                "connect4: '{size}' is no board; write rows and columns, from 1 to {most}: 6x7",
                size=visible(size.strip()), most=LARGEST,
            )
        )  # fmt: skip
    game = Connect4(int(match[1]), int(match[2]))
    state = game.initial
    columns = played.split(",") if "," in played else list(re.sub(r"\s", "", played))
    for count, column in enumerate(columns, 1):
        reason = ""
        if game.is_terminal(state):
            reason = tell("the game was over before")
        elif column.strip() not in game.names:
            reason = tell("there are the columns 1 to {last}", last=game.columns)
        elif game.names.index(column.strip()) not in game.actions(state):
            reason = tell("that column is full")
        if reason:
            raise GametraceError(
                tell(
                    "connect4: move {count}, column {column}: {reason}",
                    count=count, column=visible(column.strip()), reason=reason,
                )
            )  # fmt: skip
        state = game.result(state, game.names.index(column.strip()))
    return game, state
