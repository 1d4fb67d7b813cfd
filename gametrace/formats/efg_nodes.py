"""The nodes of a .efg file: each before those below it, one child for every action."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from gametrace.lang import tell
from gametrace.tree.errors import visible
from gametrace.tree.node import NO_CHILDREN, Node
from gametrace.tree.numbers import show, whole

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gametrace.formats.efg_tokens import Tokens
    from gametrace.tree.growth import Limits
    from gametrace.tree.numbers import Value


class Moves(NamedTuple):
    """What an information set says: its actions and, for chance, their probabilities."""

    actions: list[str]
    odds: list[Value]
    at: int


class Reader:
    """Reads the nodes, each before those below it, with the payoffs that the path has brought."""

    def __init__(self, tokens: Tokens, players: list[str], limits: Limits) -> None:
        self.tokens, self.players, self.limits = tokens, players, limits
        self.sets: dict[tuple[int, int], Moves] = {}
        self.payoffs: dict[int, tuple[Value, ...]] = {}

    def tree(self) -> Node:
        """The root, with all below it; kinds are still the players' numbers, 0 for chance."""
        tokens = self.tokens
        top = Node(None, [])
        nothing: tuple[Value, ...] = (0,) * len(self.players)
        open_ = [(top, 1, Moves([], [], 0), nothing)]  # nodes that still miss so many children
        count = 0
        while open_:
            parent, missing, moves, total = open_.pop()
            if missing > 1:
                open_.append((parent, missing - 1, moves, total))
            count += 1
            if count > self.limits.nodes:
                what = tell("the tree has more than {nodes} nodes (see --max-nodes)",
                            nodes=self.limits.nodes)  # fmt: skip
                raise tokens.error(what)
            node, below, total = self._node(total)
            place = len(parent.children)
            if moves.actions:
                node.action = moves.actions[place] or None
                node.p = moves.odds[place] if moves.odds else None
            parent.children.append(node)
            if below:
                open_.append((node, len(below.actions), below, total))
        if not tokens.at_end():
            what = tell("expected the end, not {found}: every action has its node already",
                        found=tokens.found())  # fmt: skip
            raise tokens.error(what)
        return top.children[0]

    def _node(self, before: tuple[Value, ...]) -> tuple[Node, Moves | None, tuple[Value, ...]]:
        """A node, its moves if it is no leaf, and the payoffs up to it."""
        tokens = self.tokens
        at, letter = tokens.at, tokens.word
        if letter not in ("c", "p", "t"):
            what = tell("expected a node (c, p or t), not {found}", found=tokens.found())
            raise tokens.error(what)
        tokens.step()
        node = Node(None, NO_CHILDREN, at)
        node.name = tokens.text(tell("the node's label in quotes"))
        moves = None
        if letter != "t":
            player = self._player() if letter == "p" else 0
            moves = self._moves(player)
            node.kind, node.children = str(player), []
        total = self._paid(before)
        if moves is None:
            node.value = total
        return node, moves, total

    def _paid(self, before: Sequence[Value]) -> tuple[Value, ...]:
        """What the path has brought, with the node's own outcome; outcome 0 is none."""
        if self.tokens.word != "0":
            paid = self._outcome()
            if not any(before):
                return paid
            return tuple(whole(Fraction(a + b)) for a, b in zip(before, paid, strict=True))
        self.tokens.step()
        if self.tokens.is_text() or self.tokens.word == "{":
            raise self.tokens.error(tell("outcome 0 is no outcome, so it has no payoffs"))
        return tuple(before)

    def _player(self) -> int:
        at = self.tokens.at
        player = self.tokens.integer(tell("the player's number"))
        if not 1 <= player <= len(self.players):
            what = tell("there is no player {number}; the game has {count}",
                        number=player, count=len(self.players))  # fmt: skip
            raise self.tokens.source.error(at, what)
        return player

    def _moves(self, player: int) -> Moves:
        """The information set of a node: chance may use one again, a player may not."""
        tokens, at = self.tokens, self.tokens.at
        number = tokens.integer(tell("the number of the information set"))
        known = self.sets.get((player, number))
        if known and player:
            what = tell(
                "information set {number} of player {player} has two nodes, here and at {place};"
                " gametrace searches games of perfect information alone",
                number=number, player=player, place=tokens.source.where(known.at),
            )  # fmt: skip
            raise tokens.source.error(at, what)
        if known and not tokens.is_text():
            return known
        tokens.text(tell("the name of the information set in quotes, and its actions"))
        moves = self._actions(player, at)
        if known and (known.actions, known.odds) != (moves.actions, moves.odds):
            what = tell("information set {number} of chance was different at {place}",
                        number=number, place=tokens.source.where(known.at))  # fmt: skip
            raise tokens.source.error(at, what)
        self.sets[player, number] = moves
        return moves

    def _actions(self, player: int, at: int) -> Moves:
        tokens = self.tokens
        opened = tokens.at
        tokens.expect("{")
        actions, odds = [], []
        while tokens.word != "}":
            actions.append(visible(tokens.text(tell("an action in quotes, or a closing brace"))))
            if not player:
                here, p = tokens.at, tokens.number(tell("the action's probability"))
                if not 0 <= p <= 1:
                    what = tell("a probability lies between 0 and 1, not at {p}", p=show(p))
                    raise tokens.source.error(here, what)
                odds.append(p)
        tokens.step()
        if not actions:
            raise tokens.source.error(opened, tell("a node needs at least one action"))
        if odds and sum(odds) != 1:
            what = tell("the probabilities below a chance node sum to {sum}, not to 1",
                        sum=show(whole(Fraction(sum(odds)))))  # fmt: skip
            raise tokens.source.error(opened, what)
        return Moves(actions, odds, at)

    def _outcome(self) -> tuple[Value, ...]:
        """The payoffs of an outcome, written here or earlier."""
        tokens, at = self.tokens, self.tokens.at
        number = tokens.integer(tell("the number of the outcome"))
        known = self.payoffs.get(number)
        if not tokens.is_text():
            if known is None:
                what = tell("outcome {number} has no payoffs yet; write its name and its payoffs",
                            number=number)  # fmt: skip
                raise tokens.source.error(at, what)
            return known
        tokens.text("")
        opened = tokens.at
        tokens.expect("{")
        payoffs = []
        while tokens.word != "}":
            payoffs.append(tokens.number(tell("a payoff, or a closing brace")))
            if tokens.word == ",":
                tokens.step()
        tokens.step()
        if len(payoffs) != len(self.players):
            what = tell("an outcome needs {count} payoffs, one for each player, not {given}",
                        count=len(self.players), given=len(payoffs))  # fmt: skip
            raise tokens.source.error(opened, what)
        if known not in (None, tuple(payoffs)):
            raise tokens.source.error(at, tell("outcome {number} was different before",
                                               number=number))  # fmt: skip
        return self.payoffs.setdefault(number, tuple(payoffs))
