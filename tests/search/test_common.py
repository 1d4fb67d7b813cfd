"""What the searches share: room for deep trees, for as long as it is needed."""

import sys

import pytest

from gametrace import Watcher, alphabeta, build, minimax, solve
from gametrace.search import ALGORITHMS
from gametrace.search.common import room_for
from tests.search.reference import chain

SEARCHES = pytest.mark.parametrize("search", [minimax, alphabeta])


@SEARCHES
def test_a_chain_of_a_hundred_thousand_nodes_is_solved_and_the_recursion_limit_put_back(search):
    tree, limit = build(chain(100_000)), sys.getrecursionlimit()
    trace = search(tree)
    assert (trace.value, len(trace.line), trace.actions) == (5, 100_001, ["1"])
    assert trace.counts["visited"] == 100_001
    assert sys.getrecursionlimit() == limit


class StoppedError(Exception):
    """What a watcher may raise."""


class Impatient(Watcher):
    """A watcher that gives up at the first leaf."""

    def leaf(self, node, alpha, beta, value):
        raise StoppedError


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_the_recursion_limit_is_put_back_after_an_error_too(algorithm):
    limit = sys.getrecursionlimit()
    players = {"players": ["a", "b"]} if algorithm == "maxn" else {}
    tree = build(chain(3_000, (5, 5) if players else 5), **players)
    with pytest.raises(StoppedError):
        solve(tree, algorithm, watch=Impatient())
    assert sys.getrecursionlimit() == limit


def test_the_room_grows_with_the_height_of_the_tree():
    limit = sys.getrecursionlimit()
    with room_for(build(chain(500))):
        assert sys.getrecursionlimit() >= limit + 1_000
    assert sys.getrecursionlimit() == limit
