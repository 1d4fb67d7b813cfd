"""Alpha-beta with a Trace on 350 000 nodes, against searches that remember nothing.

The others get the thinnest wrapper that their search accepts: no base class, no copy of a state.
"""

from math import inf
from types import SimpleNamespace

from tests.bench.measure import race
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


def ours(lists):
    from gametrace import alphabeta, from_lists

    tree = from_lists(lists)
    return lambda: alphabeta(tree)


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
    from easyAI import Negamax

    class Game:
        def __init__(self):
            self.path = [lists]

        def is_over(self):
            return not isinstance(self.path[-1], list)

        def possible_moves(self):
            return self.path[-1]

        def make_move(self, move):
            self.path.append(move)

        def unmake_move(self, move):
            self.path.pop()

        def switch_player(self):
            pass

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
