"""Searches with a Trace on 350 000 nodes, against searches that remember nothing.

The others get the thinnest wrapper around the same tree that their documentation allows.
"""

from math import inf
from statistics import median
from types import SimpleNamespace

from tests.bench.measure import Measured, race
from tests.bench.trees import nested

DEPTH = 9


def search_against_recursion():
    lists = nested(4, DEPTH)
    solve = ours(lists)
    assert solve().value == bare(lists)
    looked_at = race(lambda: solve().visits, lambda: bare(lists), rounds=5)
    measured = race(solve, lambda: bare(lists), rounds=15)
    return measured._replace(note=f"{looked_at.best:.3g} with every visit looked up")


def search_against_others():
    lists = nested(4, DEPTH)
    solve = ours(lists)
    assert solve().value == easy_ai(lists) == open_spiel(lists)
    return race(solve, lambda: easy_ai(lists), lambda: open_spiel(lists), rounds=15)


def expectiminimax_against_floats():
    """Integer leaves, uniform chance: exact fractions against a recursion that rounds."""
    from gametrace import build, expectiminimax

    lists = nested(4, DEPTH)
    tree = build(lists, levels=["max", "chance", "min", "chance"])
    assert float(expectiminimax(tree).value) == expected(lists, 0)
    return race(lambda: expectiminimax(tree), lambda: expected(lists, 0), rounds=3)


def star1_against_expectiminimax():
    """The nodes that Star1 visits, in the worst bundled tree of chance with a range."""
    from gametrace import alphabeta, expectiminimax, read
    from gametrace.tree.bundled import find, names

    shares, notes = [], []
    for name in names():
        tree = read(find(name))
        if tree.range and "chance" in tree.kinds:
            some = alphabeta(tree, chance="star1").counts["visited"]
            every = expectiminimax(tree).counts["visited"]
            shares.append(some / every)
            notes.append(f"{name}: {some} of {every} nodes")
    return Measured(max(shares), median(shares), "; ".join(notes))


def ours(lists):
    from gametrace import alphabeta, build

    tree = build(lists)
    return lambda: alphabeta(tree)


def expected(node, depth):
    """Expectiminimax with floats, over nested lists; it records nothing."""
    if not isinstance(node, list):
        return node
    values = [expected(child, depth + 1) for child in node]
    if depth % 2:
        return sum(values) / len(values)
    return max(values) if depth % 4 == 0 else min(values)


def bare(lists):
    """Alpha-beta as on the slide, over nested lists; it records nothing."""

    def max_value(node, alpha, beta):
        if not isinstance(node, list):
            return node
        v = -inf
        for child in node:
            v = max(v, min_value(child, alpha, beta))
            if v >= beta:
                return v
            alpha = max(alpha, v)
        return v

    def min_value(node, alpha, beta):
        if not isinstance(node, list):
            return node
        v = inf
        for child in node:
            v = min(v, max_value(child, alpha, beta))
            if v <= alpha:
                return v
            beta = min(beta, v)
        return v

    return max_value(lists, -inf, inf)


def easy_ai(lists):
    """The value by easyAI's Negamax, for which a leaf is scored by the player to move there."""
    from easyAI import Negamax, TwoPlayerGame

    class Game(TwoPlayerGame):
        def __init__(self):
            self.players, self.current_player = (None, None), 1
            self.path = [lists]

        def is_over(self):
            return not isinstance(self.path[-1], list)

        def possible_moves(self):
            return self.path[-1]

        def make_move(self, move):
            self.path.append(move)

        def unmake_move(self, move):
            self.path.pop()

        def scoring(self):
            return sign * self.path[-1]

    sign = (-1) ** DEPTH
    search = Negamax(DEPTH)
    search(Game())
    return search.alpha


def open_spiel(lists):
    """The value by OpenSpiel's alpha-beta in Python."""
    import pyspiel
    from open_spiel.python.algorithms.minimax import alpha_beta_search

    class State:
        __slots__ = ("node", "player")

        def __init__(self, node, player):
            self.node, self.player = node, player

        def is_terminal(self):
            return not isinstance(self.node, list)

        def player_return(self, player):
            return self.node

        def current_player(self):
            return self.player

        def legal_actions(self):
            return range(len(self.node))

        def clone(self):
            return State(self.node, self.player)

        def apply_action(self, action):
            self.node, self.player = self.node[action], 1 - self.player

    kind = pyspiel.GameType
    about = SimpleNamespace(
        chance_mode=kind.ChanceMode.DETERMINISTIC,
        information=kind.Information.PERFECT_INFORMATION,
        dynamics=kind.Dynamics.SEQUENTIAL,
        utility=kind.Utility.ZERO_SUM,
    )
    game = SimpleNamespace(get_type=lambda: about, num_players=lambda: 2)
    return alpha_beta_search(game, State(lists, 0))[0]
