"""What the searches share: room for deep trees, the order of children, what they refuse."""

import sys

import pytest

from gametrace import GametraceError, TreeError, alphabeta, from_lists, minimax, parse
from gametrace.search import ALGORITHMS, CONVENTIONS
from gametrace.search.common import order_of, room_for
from tests.search.reference import chain

SEARCHES = pytest.mark.parametrize("search", [minimax, alphabeta])


@SEARCHES
def test_a_chain_of_a_hundred_thousand_nodes_is_solved_and_the_recursion_limit_put_back(search):
    tree, limit = from_lists(chain(100_000)), sys.getrecursionlimit()
    trace = search(tree)
    assert (trace.value, len(trace.line), trace.actions) == (5, 100_001, ["1"])
    assert trace.counts["visited"] == 100_001
    assert sys.getrecursionlimit() == limit


class StoppedError(Exception):
    """What a watcher may raise."""


class Impatient:
    """A watcher that gives up at the first leaf."""

    def enter(self, node, alpha, beta):
        pass

    def leaf(self, node, alpha, beta, value):
        raise StoppedError


@pytest.mark.parametrize("algorithm", ALGORITHMS.values(), ids=ALGORITHMS)
def test_the_recursion_limit_is_put_back_after_an_error_too(algorithm):
    limit = sys.getrecursionlimit()
    with pytest.raises(StoppedError):
        algorithm(from_lists(chain(3_000)), Impatient(), CONVENTIONS["ub"])
    assert sys.getrecursionlimit() == limit


def test_the_room_grows_with_the_height_of_the_tree():
    limit = sys.getrecursionlimit()
    with room_for(from_lists(chain(500))):
        assert sys.getrecursionlimit() >= limit + 1_000
    assert sys.getrecursionlimit() == limit


@pytest.mark.parametrize(("order", "names"), [("left", ["B", "C"]), ("right", ["C", "B"])])
def test_children_come_from_either_end(order, names):
    children = from_lists([1, 2]).root.children
    successors = order_of(CONVENTIONS["ub"]._replace(order=order))
    assert [node.name for node in successors(children)] == names


@SEARCHES
def test_a_chance_node_is_refused_where_it_stands(search):
    tree = parse("tree:\n  - [1, 2]\n  - {kind: chance, children: [3, 4]}\n", name="dice.yaml")
    with pytest.raises(TreeError) as refused:
        search(tree)
    assert (refused.value.line, refused.value.column) == (3, 5)
    words = f"C is a chance node; {search.__name__} takes MAX and MIN nodes"
    assert refused.value.what == words


@SEARCHES
def test_a_player_is_refused_by_name_when_the_tree_has_no_text(search):
    tree = from_lists([[(1, 2), (3, 4)]], players=["ana", "bea"])
    with pytest.raises(GametraceError, match=r"a node of the player ana; \w+ takes MAX and MIN"):
        search(tree)
