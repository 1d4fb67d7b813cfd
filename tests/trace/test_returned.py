"""The watcher that listens to the root's children alone."""

from hypothesis import given

from gametrace import build
from gametrace.search import CONVENTIONS, alphabeta, minimax
from gametrace.trace.returned import Returned
from tests.search.reference import true_value
from tests.strategies import many, trees


@given(trees(many))
def test_it_hears_what_each_child_of_the_root_returns(tree):
    watch = Returned()
    minimax(tree, watch, CONVENTIONS["ub"])
    assert watch.values == [(child, true_value(child)) for child in tree.root.children]


def test_it_hears_a_cut_as_a_return():
    watch, tree = Returned(), build([[5, 6], [4, 9]])
    alphabeta(tree, watch, CONVENTIONS["ub"])
    assert watch.values == [(tree["B"], 5), (tree["C"], 4)]
