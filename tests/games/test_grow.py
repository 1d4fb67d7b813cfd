"""A tree that grows while it is searched, and forgets what it has left."""

import pytest

from gametrace import GametraceError, alphabeta, maxn, minimax
from gametrace.games.grow import from_game
from gametrace.games.named import game_tree, matrix_tree
from gametrace.games.unroll import unroll
from gametrace.search import ALGORITHMS
from gametrace.solving import rules_for
from gametrace.tree.read import parse
from gametrace.tree.write import to_yaml


class Listed:
    """A game of nested lists that counts what is asked."""

    players = ("max", "min")

    def __init__(self, lists):
        self.lists, self.initial = lists, ()
        self.made, self.asked = [], []

    def at(self, state):
        node = self.lists
        for move in state:
            node = node[move - 1]
        return node

    def to_move(self, state):
        return self.players[len(state) % 2]

    def actions(self, state):
        self.asked.append(state)
        return range(1, len(self.at(state)) + 1)

    def result(self, state, move):
        self.made.append((*state, move))
        return (*state, move)

    def is_terminal(self, state):
        return not isinstance(self.at(state), list)

    def utility(self, state, player):
        value = self.at(state)
        return value if player == "max" else -value


LECTURE = [[3, 12, [8, 7, 3]], [2, 4, 6], [14, 5, 1]]


def test_nothing_below_a_pruned_node_is_generated():
    game = Listed([[3, 12], [2, [4, 5], [[6, 7], 8]], [14, 5, 1]])
    trace = alphabeta(from_game(game))
    assert trace.visits.keys() >= {trace.tree["2.1"]}
    assert trace.tree["2.2"] not in trace.visits  # generated with its sibling, never looked into
    assert (2, 2) in game.made
    assert not any(state[:2] in ((2, 2), (2, 3)) and len(state) > 2 for state in game.made)
    assert (2, 2) not in game.asked
    made = len(game.made)
    assert trace.counts["nodes"] == made + 1
    assert [node.name for node in trace.tree.walk() if node.name.startswith("2.3")] == ["2.3"]
    assert len(game.made) == made  # looking back makes nothing


def test_nothing_beyond_the_horizon_is_generated():
    game = Listed([[[1, 2], [3, 4]], [[5, 6], [7, 8]]])
    trace = minimax(from_game(game, eval=lambda state, player: 0), depth=2)
    assert max(map(len, game.made)) == 2
    assert trace["1.1"].status == "horizon"
    assert trace.counts["beyond"] == 0


def test_the_events_are_those_of_the_unrolled_tree():
    for text in ("tictactoe:XO./.XO/...", "nim:2,2", "connect4:3x3;12"):
        tree = game_tree(text)
        plain = parse(to_yaml(unroll(tree)))
        for algorithm in ("minimax", "alphabeta"):
            assert told(tree, algorithm) == told(plain, algorithm)


def told(tree, algorithm):
    from gametrace.solving import solve

    trace = solve(tree, algorithm, rules_for(tree, algorithm))
    return [
        (name, *(getattr(part, "name", part) for part in arguments))
        for name, arguments in trace.events()
    ]


def test_one_tree_is_searched_many_times_and_stays_as_it_was():
    tree = from_game(Listed(LECTURE))
    first, second = alphabeta(tree), minimax(tree)
    assert (first.value, second.value) == (3, 3)
    assert first.counts["nodes"] == 16
    assert second.counts == {**second.counts, "nodes": 16, "visited": 16, "leaves": 11}
    assert tree.generated == 1
    assert first.actions == ["1"]


class Deepest:
    """A watcher that looks how many nodes the tree holds."""

    def __init__(self, tree):
        self.tree, self.most = tree, 0

    def enter(self, node, alpha, beta):
        pass

    def leaf(self, node, alpha, beta, value):
        self.tree.growing = False
        self.most = max(self.most, sum(1 for _ in held(self.tree.root)))
        self.tree.growing = True

    cut = leave = lambda self, *arguments: None


def held(root):
    slot = type(root).__mro__[1].__dict__["children"]
    stack = [root]
    while stack:
        node = stack.pop()
        yield node
        try:
            stack.extend(slot.__get__(node))
        except AttributeError:
            continue


def test_a_tree_that_forgets_holds_as_many_nodes_as_the_path_has_siblings():
    tree = game_tree("tictactoe:X.O/.../...")
    with tree.for_search(forget=True) as own:
        watch = Deepest(own)
        ALGORITHMS["minimax"].search(own, watch, rules_for(own, "minimax"))
    assert own.generated > 7000
    assert watch.most <= 1 + 7 + 6 + 5 + 4 + 3 + 2 + 1


def test_names_are_the_moves_joined_by_dots():
    tree = game_tree("tictactoe")
    assert tree["b2.a1"].path()[1].name == "b2"
    assert tree["b2.a1"].label == ". . .\n. X .\nO . ."
    with pytest.raises(GametraceError, match=r"no node 'b2.a9'; did you mean 'b2\.a"):
        tree["b2.a9"]


def test_a_root_whose_move_is_called_a_is_called_start():
    tree = matrix_tree(["A", "B", "C"], ["A", "B"], [[2, -3], [0, 2], [-5, 10]])
    trace = minimax(tree)
    assert (trace.value, trace.action, trace.line) == (0, "B", ("start", "B", "B.A"))
    dilemma = [[(-6, -6), (0, -10)], [(-10, 0), (-1, -1)]]
    trace = maxn(matrix_tree(["c", "n"], ["c", "n"], dilemma, ["yo", "él"]))
    assert (trace.value, trace.line) == ((-6, -6), ("A", "c", "c.c"))


def test_two_moves_of_one_name_are_numbered():
    game = Listed([1, 2, 3])
    game.move_name = lambda move: "go"
    tree = from_game(game)
    assert [child.name for child in tree.root.children] == ["go", "go#2", "go#3"]


def test_a_depth_limit_without_eval_is_refused_with_what_to_write():
    with pytest.raises(GametraceError, match=r"tictactoe: .* --eval open-lines or zero"):
        alphabeta(game_tree("tictactoe"), depth=2)
    assert alphabeta(game_tree("tictactoe:XX./OO./X.O"), depth=9).value == 1


def test_too_many_nodes_are_refused_and_an_endless_game_too():
    tree = game_tree("tictactoe")
    tree.most_nodes = 1000
    with pytest.raises(GametraceError, match="more than 1000 nodes"):
        minimax(tree)

    class Endless(Listed):
        def is_terminal(self, state):
            return False

        def actions(self, state):
            return [1]

        def result(self, state, move):
            return (*state, move) if len(state) < 3 else state

    with pytest.raises(GametraceError, match="more than 20000 moves"):
        minimax(from_game(Endless([])))


def test_beam_and_singular_extensions_work_on_demand_as_on_a_tree():
    tree = game_tree("tictactoe:X../.O./...", eval="open-lines", depth=4)
    plain = parse(to_yaml(unroll(tree, 5)))
    for parts in ({"beam": 2, "depth": 2}, {"singular": 1, "depth": 2}, {"depth": 3}):
        grown, written = minimax(tree, **parts), minimax(plain, **parts)
        assert grown.value == written.value
        assert list(map(str, grown.visits.values())) == list(map(str, written.visits.values()))
        assert grown.counts["discarded"] == written.counts["discarded"] or "beam" in parts
