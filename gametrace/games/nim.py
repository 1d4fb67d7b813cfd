"""Nim: take any number from one pile; who takes the last one wins, or loses in misere."""

from __future__ import annotations

from typing import TypeAlias

from gametrace.lang import tell
from gametrace.tree.errors import GametraceError, visible

State: TypeAlias = tuple[str, tuple[int, ...]]  # who moves, and the piles
Move: TypeAlias = tuple[int, int]  # which pile, and how many are taken

MOST_PILES, LARGEST = 26, 1000


class Nim:
    """Some piles; the first player is MAX."""

    name = "nim"
    players = ("1", "2")
    trusted = True
    written = "3,4,5, or 3,4,5;misere"
    example = "nim:3,4,5"

    def __init__(self, piles: tuple[int, ...] = (3, 4, 5), misere: bool = False) -> None:
        self.initial: State = ("1", piles)
        self.misere = misere

    def to_move(self, state: State) -> str:
        """The player whose turn it is."""
        return state[0]

    def actions(self, state: State) -> list[Move]:
        """One, two … from the first pile, then from the next."""
        return [(i, n) for i, pile in enumerate(state[1]) for n in range(1, pile + 1)]

    def result(self, state: State, move: Move) -> State:
        """The piles with some taken away, and the other player's turn."""
        player, piles = state
        pile, taken = move
        left = (*piles[:pile], piles[pile] - taken, *piles[pile + 1 :])
        return ("2" if player == "1" else "1"), left

    def is_terminal(self, state: State) -> bool:
        """Nothing is left."""
        return not any(state[1])

    def utility(self, state: State, player: str) -> int:
        """Who is to move did not take the last one."""
        return 1 if (player == state[0]) == self.misere else -1

    def move_name(self, move: Move) -> str:
        """b2: two from the second pile."""
        return f"{chr(97 + move[0])}{move[1]}"

    def label(self, state: State) -> str:
        """The piles, as a row of strokes each."""
        return "\n".join(f"{chr(97 + i)} {'|' * pile}".rstrip() for i, pile in enumerate(state[1]))

    def canonical(self, state: State) -> State:
        """The order of the piles does not matter."""
        return state[0], tuple(sorted(state[1]))


def parse(text: str) -> tuple[Nim, State]:
    """The game and the state that a text after `nim:` stands for."""
    piles, _, rule = text.partition(";")
    if rule.strip() not in ("", "misere"):
        raise GametraceError(
            tell("nim: '{rule}' is no rule; write misere, or nothing", rule=visible(rule.strip()))
        )
    counts = [part.strip() for part in piles.split(",")] if piles.strip() else ["3", "4", "5"]
    if not all(part.isascii() and part.isdigit() and len(part) < 5 for part in counts):
        raise GametraceError(
            tell(
                "nim: '{piles}' are no piles; write how many are on each: 3,4,5",
                piles=visible(piles),
            )
        )
    numbers = tuple(map(int, counts))
    if len(numbers) > MOST_PILES or max(numbers) > LARGEST:
        raise GametraceError(
            tell("nim: at most {piles} piles, of {most} at most", piles=MOST_PILES, most=LARGEST)
        )
    game = Nim(numbers, misere=rule.strip() == "misere")
    return game, game.initial
