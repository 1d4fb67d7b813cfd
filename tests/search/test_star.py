"""Star1 and Star2 cut at chance nodes and never change the value of the root."""

from fractions import Fraction
from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gametrace
from gametrace import TreeError
from gametrace.tree.bundled import find, names
from gametrace.tree.rebuild import rebuilt
from tests.strategies import chance_texts

RULES = [(cut, bound) for cut in ("ties", "strict") for bound in ("soft", "hard")]
SMALL = "range: [0, 10]\ntree: [5, {chance: [0.5: [2, 9], 0.5: [8, 9]]}]"


@pytest.mark.parametrize("chance", [None, "star1", "star2"])
@pytest.mark.parametrize(("cut", "bound"), RULES)
@given(text=chance_texts())
def test_the_root_has_the_value_of_plain_expectiminimax(chance, cut, bound, text):
    tree = gametrace.parse(text)
    trace = gametrace.alphabeta(tree, chance=chance, cut=cut, bound=bound)
    assert trace.value == gametrace.expectiminimax(tree).value


@pytest.mark.parametrize("chance", ["star1", "star2"])
@given(text=chance_texts(), other=st.integers(-3, 3))
def test_what_is_pruned_cannot_change_the_root(chance, text, other):
    tree = gametrace.parse(text)
    trace = gametrace.alphabeta(tree, chance=chance)
    pruned = {node for node in tree.walk() if node not in trace.visits}
    changed = rebuilt(tree, value=lambda leaf: other if leaf in pruned else leaf.value)
    assert gametrace.expectiminimax(changed).value == trace.value


@pytest.mark.parametrize("chance", ["star1", "star2"])
@given(text=chance_texts())
def test_bounds_are_bounds_on_the_true_value(chance, text):
    tree = gametrace.parse(text)
    plain = gametrace.expectiminimax(tree)
    for node, visit in gametrace.alphabeta(tree, chance=chance).visits.items():
        true = plain.visits[node].value
        if visit.value_is == "exact":
            assert visit.value == true
        else:
            assert visit.value <= true if visit.value_is == "lower" else visit.value >= true


def test_the_windows_are_the_ones_of_ballard():
    trace = gametrace.alphabeta(gametrace.parse(SMALL), chance="star1")
    first, second = [fields[2] for name, fields in trace.events() if name == "window"]
    # A = (5 - 0 - 10 * 0.5) / 0.5 = 0, then with S = 1 it is (5 - 1 - 0) / 0.5 = 8
    assert (first.a, first.done, second.a, second.done) == (0, 0, 8, 1)
    assert (trace["C1"].alpha, trace["C1"].beta) == (0, 10)
    assert (trace["C2"].alpha, trace["C2"].beta) == (8, 10)
    assert (trace["C"].status, trace["C"].bound, trace["C"].value) == ("cut", "alpha", 5)


def test_without_a_star_no_window_passes_a_chance_node():
    trace = gametrace.alphabeta(gametrace.parse(SMALL))
    assert (trace["C"].alpha, trace["C1"].alpha, trace["C1"].beta) == (5, -inf, inf)
    assert trace["C"].value_is == "exact"


def test_a_child_that_cannot_happen_is_searched_with_the_whole_range():
    tree = gametrace.parse("range: [0, 10]\ntree: [5, {chance: [0: [2, 9], 1: [8, 9]]}]")
    trace = gametrace.alphabeta(tree, chance="star1")
    assert (trace["C1"].alpha, trace["C1"].beta, trace.value) == (0, 10, 8)


def test_star2_visits_a_probed_node_twice_and_keeps_the_last_visit():
    tree = gametrace.parse("range: [0, 10]\ntree: [2, {chance: [0.5: [4, 9], 0.5: [8, 9]]}]")
    trace = gametrace.alphabeta(tree, chance="star2")
    seen = [fields[0].name for name, fields in trace.events() if name == "leaf"]
    assert seen == ["B", "C11", "C21", "C11", "C12", "C21", "C22"]
    assert trace.value == 6
    assert trace["C11"].order > trace["C21"].order - 4 > trace["B"].order


@pytest.mark.parametrize("range_", ["", "range: [0, inf]\n"])
def test_star1_needs_a_finite_range(range_):
    with pytest.raises(TreeError, match="star1 needs a finite `range"):
        gametrace.alphabeta(gametrace.parse(range_ + "tree: [{chance: [1, 2]}]"), chance="star1")


def test_star1_visits_fewer_nodes_on_every_bundled_chance_tree_with_a_range():
    trees = [gametrace.read(find(name)) for name in names()]
    stars = [tree for tree in trees if tree.range and "chance" in tree.kinds]
    assert stars
    for tree in stars:
        pruned = gametrace.alphabeta(tree, chance="star1").counts["visited"]
        assert pruned < gametrace.expectiminimax(tree).counts["visited"]


def test_the_bundled_star1_tree_is_cut_at_a_chance_node():
    trace = gametrace.alphabeta(gametrace.read(find("uam/star1")), chance="star1")
    assert (trace.value, trace["C"].status, trace["C"].value) == (5, "cut", Fraction(23, 5))
    assert trace["C2"].status == "pruned"


def test_star2_stays_linear_where_chance_follows_chance():
    text = "3"
    for _ in range(300):
        text = f"{{chance: [[{text}, 2], [1, 1]]}}"
    tree = gametrace.parse(f"range: [0, 5]\ntree: {text}")
    trace = gametrace.alphabeta(tree, chance="star2")
    leaves = [fields[0] for name, fields in trace.events() if name == "leaf"]
    assert trace.value == gametrace.expectiminimax(tree).value
    assert len(leaves) < 3 * tree.size


def test_an_eval_outside_the_range_is_refused_where_a_star_relies_on_it():
    text = "range: [0, 10]\ntree: [{kind: chance, children: [{eval: 40, children: [1]}]}]"
    tree = gametrace.parse(text)
    assert gametrace.expectiminimax(tree, depth=2).value == 40
    with pytest.raises(
        TreeError, match="the eval 40 lies outside the range, which star1 relies on"
    ):
        gametrace.alphabeta(tree, depth=2, chance="star1")


def test_a_star_needs_a_range_even_where_chance_never_moves():
    with pytest.raises(TreeError, match="star1 needs a finite `range"):
        gametrace.alphabeta(gametrace.parse("[3, 4]"), chance="star1")
