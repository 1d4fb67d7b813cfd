"""One game that is played: the states so far, and who moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gametrace.lang import tell
from gametrace.tree.errors import GametraceError, nearest, visible
from gametrace.tree.node import CHANCE

if TYPE_CHECKING:
    from gametrace.games.grow import GameTree
    from gametrace.tree.node import Node


class Session:
    """A line of moves through a game; the state at its end is the root of a tree."""

    def __init__(self, tree: GameTree, player: str | None = None) -> None:
        self.start = tree
        self.states: list[Any] = [tree.start]
        self.human = self._seat(player)

    def _seat(self, player: str | None) -> str:
        """The kind of node at which the human moves."""
        rules = self.start.rules
        _ = self.start.root.children  # a game that names no players shows them by its first moves
        seats = {str(token): kind for token, kind in rules.kinds.items()}
        if player is None:
            return next(iter(seats.values()))
        if player not in seats:
            raise GametraceError(
                tell(
                    "{game} has no player '{player}'; it has {players}",
                    game=rules.name, player=visible(player), players=", ".join(seats),
                )
                + nearest(player, seats)
            )  # fmt: skip
        return seats[player]

    @property
    def tree(self) -> GameTree:
        """The tree from the present state on."""
        return self.start.after(self.states[-1])

    def player(self, kind: str) -> str:
        """What the game calls who moves at such a node."""
        names = (str(token) for token, own in self.start.rules.kinds.items() if own == kind)
        return next(names, kind)

    def play(self, child: Node) -> None:
        """One move further."""
        self.states.append(child.state)  # type: ignore[attr-defined]

    def undo(self) -> bool:
        """Back to where the human moved last, if there is such a state."""
        for place in range(len(self.states) - 2, -1, -1):
            if self.start.rules.look(self.states[place])[0] == self.human:
                del self.states[place + 1 :]
                return True
        return False

    def throw(self, root: Node) -> Node:
        """What chance gives."""
        from random import choices

        (child,) = choices(root.children, [float(child.p) for child in root.children])
        return child

    def worth(self, value: Any) -> Any:
        """A value as the human sees it."""
        players = self.start.players
        if players:
            return value[list(players).index(self.human)]
        return value if self.human == "max" else -value

    @property
    def chance(self) -> bool:
        """Whether chance moves next."""
        return self.tree.root.kind == CHANCE
