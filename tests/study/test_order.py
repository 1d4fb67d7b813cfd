"""The order of children: how much alpha-beta has to do in the best and in the worst one."""

from itertools import count

import pytest
from hypothesis import given

import gametrace
from gametrace.study.order import best_first, minimum, worst_first
from gametrace.tree.bundled import find
from gametrace.tree.write import to_yaml
from tests.strategies import trees


def leaves(tree):
    return gametrace.alphabeta(tree).counts["evaluated"]


@given(trees())
def test_best_first_is_never_more_work_and_worst_first_changes_nothing_else(tree):
    plain = gametrace.minimax(tree)
    best, worst = best_first(tree, plain), worst_first(tree, plain)
    assert leaves(best) <= leaves(tree)
    assert leaves(best) <= leaves(worst)
    assert gametrace.minimax(best).value == gametrace.minimax(worst).value == plain.value
    assert sorted(node.name for node in best.walk()) == sorted(node.name for node in tree.walk())


@pytest.mark.parametrize(("b", "d", "least"), [(3, 2, 5), (2, 3, 5), (2, 4, 7), (10, 4, 199)])
def test_a_uniform_tree_in_best_first_order_takes_knuth_and_moores_minimum(b, d, least):
    leaf = count()

    def build(depth):
        return (next(leaf) * 7919) % 10007 if depth == 0 else [build(depth - 1) for _ in range(b)]

    tree = gametrace.build(build(d))
    assert minimum(tree) == least == leaves(best_first(tree, gametrace.minimax(tree)))


@pytest.mark.parametrize("text", ["[[1, 2], [3]]", "[[1, 2], 3]", "{max A: [{max B: [1]}]}"])
def test_a_tree_that_is_not_uniform_has_no_minimum(text):
    assert minimum(gametrace.parse(text, bare=True)) is None


def test_the_reordered_tree_keeps_its_names_when_it_is_written_and_read():
    tree = gametrace.read(find("ub/ejemplo-b"))
    best = best_first(tree, gametrace.minimax(tree))
    again = gametrace.parse(to_yaml(best))
    assert [node.name for node in again.root.children] == ["B", "C", "D"]
    assert [node.name for node in again["D"].children] == ["D3", "D1", "D2"]
    assert again == best


@pytest.mark.parametrize(
    ("text", "rules", "least"),
    [
        ("[[[1]], [[[1, 0, 2]], [[2, 2], [2, 1, 1]]]]", {"cut": "strict"}, 2),
        ("{max: [{chance: [{max: [{min: [7, 7]}, 7]}, 2]}]}", {}, 3),
    ],
)
def test_strict_cuts_and_chance_nodes_have_an_order_of_their_own(text, rules, least):
    tree = gametrace.parse(text, bare=True)
    best = best_first(tree, gametrace.minimax(tree, **rules))
    assert gametrace.alphabeta(best, **rules).counts["evaluated"] == least


def test_an_infinity_has_no_knuth_and_moore_minimum():
    assert minimum(gametrace.parse("[[3, inf], [inf, inf]]")) is None
