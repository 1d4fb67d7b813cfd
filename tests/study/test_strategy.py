"""A strategy: one move where its player moves, every reply where others do."""

from hypothesis import given

import gametrace
from gametrace.study.strategy import strategy
from gametrace.tree.bundled import find
from tests.strategies import trees


def test_the_winning_tree_of_the_lecture():
    shown = strategy(gametrace.minimax(gametrace.read(find("uam/gep"))), "max")
    assert [node.name for node in shown.walk()] == ["A", "C", "C1", "C12", "C2", "C21", "C3"]


@given(trees())
def test_it_guarantees_the_value_of_the_game_against_every_reply(tree):
    trace = gametrace.minimax(tree)
    for player, worst in (("max", min), ("min", max)):
        shown = strategy(trace, player)
        leaves = [node.value for node in shown.walk() if not node.children]
        assert worst(leaves) == trace.value
        assert all(
            len(node.children) == 1
            for node in shown.walk()
            if node.children and node.kind == player
        )
