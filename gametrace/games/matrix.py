"""A payoff table as a game in turns: one player takes a row, the other sees it and a column."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametrace.lang import tell
from gametrace.tree.errors import GametraceError
from gametrace.tree.numbers import show

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gametrace.tree.numbers import Value


class Matrix:
    """The cells are what the rows' player gets from the other; two numbers: what each gets."""

    name = "matrix"
    initial: tuple[str, ...] = ()

    def __init__(
        self,
        rows: Sequence[str],
        columns: Sequence[str],
        payoffs: Sequence[Sequence[Value]],
        players: Sequence[str] = (),
    ) -> None:
        self.rows, self.columns, self.payoffs = list(rows), list(columns), payoffs
        for names in (self.rows, self.columns):
            if not names or len(set(names)) < len(names):
                raise GametraceError(
                    tell("a matrix needs rows and columns, each with a name of its own")
                )
        if len(payoffs) != len(self.rows) or any(len(row) != len(self.columns) for row in payoffs):
            raise GametraceError(
                tell(
                    "`payoffs` needs {rows} rows of {columns} cells, one for each name",
                    rows=len(self.rows), columns=len(self.columns),
                )
            )  # fmt: skip
        entries = {len(cell) if isinstance(cell, tuple) else 1 for row in payoffs for cell in row}
        if entries not in ({1}, {2}):
            raise GametraceError(
                tell(
                    "a cell of a matrix is one number, or two (what each gets), the same everywhere"
                )
            )
        self.zero_sum = entries == {1}
        self.players = tuple(players) or ("rows", "columns")
        if len(self.players) != 2:
            raise GametraceError(tell("a matrix has two players"))

    def to_move(self, state: tuple[str, ...]) -> str:
        """Rows first; at the end it would be the first player's turn again."""
        return self.players[len(state) % 2]

    def actions(self, state: tuple[str, ...]) -> list[str]:
        """The rows, then the columns."""
        return self.columns if state else self.rows

    def result(self, state: tuple[str, ...], move: str) -> tuple[str, ...]:
        """One choice more."""
        return (*state, move)

    def is_terminal(self, state: tuple[str, ...]) -> bool:
        """Both have chosen."""
        return len(state) == 2

    def utility(self, state: tuple[str, ...], player: str) -> Value:
        """What stands in the cell."""
        cell = self.payoffs[self.rows.index(state[0])][self.columns.index(state[1])]
        first = player == self.players[0]
        if isinstance(cell, tuple):
            return cell[0 if first else 1]
        return cell if first else -cell

    def table(self) -> list[str]:
        """The matrix as text, a line for each row."""
        cells = [["", *self.columns]]
        cells += [
            [name, *map(show, row)] for name, row in zip(self.rows, self.payoffs, strict=True)
        ]
        widths = [max(len(row[i]) for row in cells) for i in range(len(cells[0]))]
        lines = [
            "  ".join(f"{cell:>{width}}" for cell, width in zip(row, widths, strict=True))
            for row in cells
        ]
        return [line.rstrip() for line in lines]
