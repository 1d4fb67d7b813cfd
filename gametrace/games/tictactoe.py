"""Tic-tac-toe on any board: rows x columns, so many in a line.

A state is two numbers, X's cells and O's: bit i is the i-th cell, row by row from the top left.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TypeAlias

from gametrace.lang import tell
from gametrace.tree.errors import GametraceError, visible

Board: TypeAlias = tuple[int, int]

LARGEST = 26  # columns have letters


class TicTacToe:
    """Three in a line, or k on any board; X moves first and is MAX."""

    name = "tictactoe"
    players = ("X", "O")
    trusted = True
    written = "X.O/.X./..O, or 4x4x3 (rows, columns, in a line), or 4x4x3;X..."
    example = "tictactoe:X.O/.X./..O"

    def __init__(self, rows: int = 3, columns: int = 3, k: int = 3) -> None:
        self.rows, self.columns, self.k = rows, columns, k
        self.cells = range(rows * columns)
        self.full = (1 << rows * columns) - 1
        self.lines = self._lines()
        self.initial: Board = (0, 0)
        self.names = {1 << i: f"{chr(97 + i % columns)}{rows - i // columns}" for i in self.cells}
        self.move_name = self.names.__getitem__
        self.won = lru_cache(1 << 14)(self._won)
        self.evals = {"open-lines": self.open_lines}

    def to_move(self, state: Board) -> str:
        """X, when both have as many cells."""
        x, o = state
        return "X" if x.bit_count() == o.bit_count() else "O"

    def actions(self, state: Board) -> list[int]:
        """The free cells, row by row."""
        x, o = state
        taken = x | o
        return [cell for cell in self.names if not cell & taken]

    def result(self, state: Board, move: int) -> Board:
        """The board with one cell more."""
        x, o = state
        return (x | move, o) if x.bit_count() == o.bit_count() else (x, o | move)

    def is_terminal(self, state: Board) -> bool:
        """A line is complete, or the board is full."""
        x, o = state
        return self.won(x) or self.won(o) or x | o == self.full

    def utility(self, state: Board, player: str) -> int:
        """1 for a win, -1 for a loss, 0 for a draw."""
        x, o = state
        value = self.won(x) - self.won(o)
        return value if player == "X" else -value

    def open_lines(self, state: Board, player: str) -> int:
        """The lines still open to a player less those open to the other."""
        x, o = state
        value = sum(not o & line for line in self.lines) - sum(not x & line for line in self.lines)
        return value if player == "X" else -value

    def label(self, state: Board) -> str:
        """The board, a row on each line."""
        x, o = state
        marks = ["X" if x >> i & 1 else "O" if o >> i & 1 else "." for i in self.cells]
        rows = [marks[i : i + self.columns] for i in self.cells[:: self.columns]]
        return "\n".join(map(" ".join, rows))

    def canonical(self, state: Board) -> Board:
        """The same board for all that rotation and reflection lead to."""
        return min((_moved(state[0], turn), _moved(state[1], turn)) for turn in self._turns())

    def position(self, text: str) -> Board:
        """The state that a text of rows stands for; an impossible board is refused."""
        rows = [re.sub(r"[\s|]", "", row) for row in re.split(r"[/\n]", text.strip())]
        if len(rows) != self.rows or any(len(row) != self.columns for row in rows):
            raise self._impossible(
                text,
                tell(
                    "it has not {rows} rows of {columns} cells; write another size first: 4x4x3;",
                    **self._size(),
                ),
            )
        cells = "".join(rows).upper().replace("0", "O").translate(str.maketrans("_-", ".."))
        for cell in cells:
            if cell not in "XO.":
                raise self._impossible(
                    text, tell("'{cell}' is none of X, O and .", cell=visible(cell))
                )
        x, o = (sum(1 << i for i, cell in enumerate(cells) if cell == mark) for mark in "XO")
        count_x, count_o = x.bit_count(), o.bit_count()
        if count_x - count_o not in (0, 1):
            raise self._impossible(
                text,
                tell(
                    "X moves first, so it has as many cells as O or one more, not {x} and {o}",
                    x=count_x, o=count_o,
                ),
            )  # fmt: skip
        if self.won(x) and self.won(o):
            raise self._impossible(text, tell("both have a line"))
        winner = "X" if self.won(x) else "O" if self.won(o) else ""
        if winner and (winner == "X") != (count_x > count_o):
            loser = "O" if winner == "X" else "X"
            raise self._impossible(
                text,
                tell("{winner} has a line, yet {loser} moved after it", winner=winner, loser=loser),
            )
        last = (x, o)[winner == "O"]
        if winner and all(self.won(last & ~(1 << i)) for i in self.cells if last >> i & 1):
            raise self._impossible(
                text, tell("{winner} has two lines without a common cell", winner=winner)
            )
        return x, o

    def _size(self) -> dict[str, int]:
        return {"rows": self.rows, "columns": self.columns}

    def _impossible(self, text: str, reason: str) -> GametraceError:
        board = visible("/".join(text.split()))
        return GametraceError(
            tell(
                "{game}: '{board}' is no position: {reason}",
                game=self.name,
                board=board,
                reason=reason,
            )
        )

    def _won(self, cells: int) -> bool:
        return any(cells & line == line for line in self.lines)

    def _lines(self) -> list[int]:
        """Every k cells in a row, column or diagonal, as bits."""
        found = []
        for row in range(self.rows):
            for column in range(self.columns):
                for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
                    ends = row + down * (self.k - 1), column + right * (self.k - 1)
                    if ends[0] < self.rows and 0 <= ends[1] < self.columns:
                        cells = (
                            (row + down * i) * self.columns + column + right * i
                            for i in range(self.k)
                        )
                        found.append(sum(1 << cell for cell in cells))
        return found

    def _turns(self) -> list[list[int]]:
        """For each symmetry of the board, where every cell goes."""
        rows, columns = self.rows, self.columns
        places = [(row, column) for row in range(rows) for column in range(columns)]
        turned = [[(row, column), (row, columns - 1 - column), (rows - 1 - row, column),
                   (rows - 1 - row, columns - 1 - column)] for row, column in places]  # fmt: skip
        if rows == columns:
            turned = [four + [(column, row) for row, column in four] for four in turned]
        return [
            [row * columns + column for row, column in turn] for turn in zip(*turned, strict=True)
        ]


def _moved(cells: int, turn: list[int]) -> int:
    """Cells after a symmetry of the board."""
    return sum(1 << place for i, place in enumerate(turn) if cells >> i & 1)


def parse(text: str) -> tuple[TicTacToe, Board]:
    """The game and the state that a text after `tictactoe:` stands for."""
    size = re.match(r"\s*(\d+)x(\d+)(?:x(\d+))?\s*(?:;|$)", text)
    if not size:
        game = TicTacToe()
        return game, game.position(text) if text.strip() else game.initial
    numbers = [int(part) for part in size.groups() if part]
    game_rows, columns, k = [*numbers, 3][:3]
    if not (
        1 <= game_rows <= LARGEST and 1 <= columns <= LARGEST and 1 <= k <= max(game_rows, columns)
    ):
        raise GametraceError(
            tell(
                "'{size}' is no board: rows and columns go from 1 to {most}, and a line must fit",
                size=visible(size[0].strip(" ;")), most=LARGEST,
            )
        )  # fmt: skip
    game, rest = TicTacToe(game_rows, columns, k), text[size.end() :]
    return game, game.position(rest) if rest.strip() else game.initial
