"""Games that are grown while they are searched, against programs that record nothing."""

import os
import tempfile
from time import process_time

from tests.bench.measure import Measured, race


def tic_tac_toe_against_open_spiel():
    import pyspiel
    from open_spiel.python.algorithms.minimax import alpha_beta_search

    game = pyspiel.load_game("tic_tac_toe")
    assert ours("tictactoe").value == alpha_beta_search(game)[0]
    return race(lambda: ours("tictactoe"), lambda: alpha_beta_search(game), rounds=15)


def tic_tac_toe_against_easy_ai():
    from easyAI import Negamax
    from easyAI.games.TicTacToe import TicTacToe

    def theirs():
        return Negamax(9)(TicTacToe([None, None]))

    return race(lambda: ours("tictactoe"), theirs, rounds=5)


def connect4_against_open_spiel():
    import pyspiel
    from open_spiel.python.algorithms.minimax import alpha_beta_search

    game = pyspiel.load_game("connect_four")
    visited = ours("connect4", eval="zero", depth=6).counts["visited"]
    looked_at = [0]

    class Counting:
        """A state of OpenSpiel that counts how often it is asked for the end, as every node is."""

        def __init__(self, state):
            self.state = state

        def is_terminal(self):
            looked_at[0] += 1
            return self.state.is_terminal()

        def clone(self):
            return Counting(self.state.clone())

        def __getattr__(self, name):
            return getattr(self.state, name)

    def theirs(state=None):
        return alpha_beta_search(game, state, value_function=lambda state: 0, maximum_depth=6)

    theirs(Counting(game.new_initial_state()))
    best, middle, _ = race(
        lambda: ours("connect4", eval="zero", depth=6), lambda: theirs(), rounds=25
    )
    share = looked_at[0] / visited
    return Measured(best * share, middle * share, f"{visited} nodes, theirs {looked_at[0]}")


def log_of_tic_tac_toe():
    """The log of all 549 946 nodes, per line, against f-strings of that length."""
    from gametrace.games.named import game_tree
    from gametrace.render import FORMATS
    from gametrace.render.look import look
    from gametrace.search import ALGORITHMS
    from gametrace.solving import rules_for

    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "log")

        def written():
            tree = game_tree("tictactoe")
            rules = rules_for(tree, "minimax")
            with open(path, "w", encoding="utf-8") as file, tree.for_search(forget=True) as own:
                watch = FORMATS["log"].watcher(file.write, look("es"), rules, own)
                ALGORITHMS["minimax"].search(own, watch, rules)

        start = process_time()
        written()
        took = process_time() - start
        with open(path, encoding="utf-8") as file:
            lines = sum(1 for _ in file)
        length = os.path.getsize(path) // lines
        word = "x" * (length - 22)

        def plain():
            with open(path, "w", encoding="utf-8") as file:
                write = file.write
                for number in range(lines):
                    write(f". . {word} {number:>9} ) ...\n")

        start = process_time()
        plain()
        ratio = took / (process_time() - start)
    return Measured(ratio, ratio, f"{lines} lines of {length} bytes")


def ours(text, depth=None, **how):
    from gametrace import alphabeta
    from gametrace.games.named import game_tree

    return alphabeta(game_tree(text, depth=depth, **how))
