"""What if a leaf had another value: the pieces are what solving the changed tree gives, exactly."""

from fractions import Fraction
from itertools import pairwise
from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gametrace
from gametrace import GametraceError
from gametrace.solving import rules_for, solve
from gametrace.study.intervals import Region
from gametrace.study.moving import Line
from gametrace.study.whatif import caused, whatif
from gametrace.tree.bundled import find
from gametrace.tree.rebuild import rebuilt
from tests.strategies import chance_texts, few, many, trees

FAR = 10**40  # beyond every value in the random trees


def bundled(name):
    return gametrace.read(find(name))


def asked(tree, name, algorithm="alphabeta", **parts):
    return whatif(tree, name, algorithm, rules_for(tree, algorithm, **parts))


def solved(tree, name, x, algorithm, rules):
    """The trace of the tree in which the leaf has the value x."""
    changed = rebuilt(tree, value=lambda leaf: x if leaf.name == name else leaf.value)
    if rules.chance:
        changed.range = tree.range
    return solve(changed, algorithm, rules)


def looks(trace):
    """Root value, best actions, cuts and pruned nodes, by what the trace says of them."""
    cuts = [fields[0].name for event, fields in trace.events() if event == "cut"]
    names = [node.name for node in trace.tree.walk() if trace.visit(node).status == "pruned"]
    return trace.value, trace.actions, cuts, names


def cuts_of(trace):
    """Each cut as the node, the bound, and what returned before it."""
    before = None
    for event, (node, *told) in trace.events():
        if event == "cut":
            yield node.name, told[1], before
        if event != "window":
            before = node.name


def points(piece):
    """The ends of a piece that belong to it, and some numbers inside."""
    low = piece.low if piece.low > -inf else min(piece.high, FAR) - 2 * FAR
    high = piece.high if piece.high < inf else max(piece.low, -FAR) + 2 * FAR
    width = Fraction(high) - low
    yield from (low + width * part for part in (Fraction(1, 2), Fraction(1, 97), Fraction(96, 97)))
    yield from (low + 1, high - 1) if width > 1 else ()
    yield from () if piece.low_open else (piece.low,)
    yield from () if piece.high_open else (piece.high,)


def check(tree, name, algorithm, rules):
    """Everything that must hold of the answer to any question."""
    found = whatif(tree, name, algorithm, rules)
    assert found.node == name
    star = algorithm == "alphabeta" and rules.chance
    assert found.line == (
        Region.parse(f"[{tree.range[0]}, {tree.range[1]}]") if star else ~Region()
    )
    for left, right in pairwise(found.pieces):
        assert left.high == right.low
        assert left.high_open != right.low_open
        assert left[5:] != right[5:] or left.value != right.value
        if left[5:] == right[5:] and left.at(left.high) == right.at(left.high):
            closed = right if left.high_open else left
            moves = isinstance(closed.value, Line)
            assert not moves or (isinstance(left.value, Line) and isinstance(right.value, Line))
    for piece in found.pieces:
        for x in points(piece):
            trace = solved(tree, name, x, algorithm, rules)
            assert (piece.at(x), *map(list, piece[5:])) == looks(trace)
            happen = set(cuts_of(trace))
            for cut, when in found.happens.items():
                assert ((cut.node, cut.bound, cut.after) in happen) == (x in when)
            assert happen <= {(cut.node, cut.bound, cut.after) for cut in found.happens}
    depends = [when not in (Region(), found.line) for when in found.happens.values()]
    assert len(found.conditions) == sum(depends)


cuts = {
    "cut": st.sampled_from(["ties", "strict"]),
    "bound": st.sampled_from(["soft", "hard"]),
    "order": st.sampled_from(["left", "right"]),
}


@st.composite
def leaves(draw, tree):
    return draw(st.sampled_from([node.name for node in tree.walk() if not node.children]))


@given(data=st.data(), parts=st.fixed_dictionaries(cuts))
def test_alpha_beta_does_what_it_does_on_the_changed_tree(data, parts):
    tree = data.draw(st.one_of(trees(few), trees(many)))
    window = data.draw(st.sampled_from([{}, {"alpha": -1, "beta": 2}, {"alpha": 0}, {"beta": 0}]))
    rules = rules_for(tree, "alphabeta", **parts, **window)
    check(tree, data.draw(leaves(tree)), "alphabeta", rules)


@pytest.mark.parametrize("algorithm", ["minimax", "expectimax", "expectiminimax"])
@given(data=st.data(), order=cuts["order"])
def test_plain_searches_do_what_they_do_on_the_changed_tree(algorithm, data, order):
    tree = data.draw(trees())
    check(tree, data.draw(leaves(tree)), algorithm, rules_for(tree, algorithm, order=order))


@pytest.mark.parametrize("algorithm", ["minimax", "expectimax", "expectiminimax", "alphabeta"])
@given(
    data=st.data(), text=chance_texts(), average=st.booleans(), parts=st.fixed_dictionaries(cuts)
)
def test_chance_nodes_above_the_leaf_are_no_obstacle(algorithm, data, text, average, parts):
    tree = gametrace.parse(text)
    rules = rules_for(tree, algorithm, average=average, **parts)
    check(tree, data.draw(leaves(tree)), algorithm, rules)


@pytest.mark.parametrize("chance", ["star1", "star2"])
@given(
    data=st.data(), text=chance_texts(), average=st.booleans(), parts=st.fixed_dictionaries(cuts)
)
def test_star_is_asked_within_the_range_alone(chance, data, text, average, parts):
    tree = gametrace.parse(text)
    rules = rules_for(tree, "alphabeta", chance=chance, average=average, **parts)
    check(tree, data.draw(leaves(tree)), "alphabeta", rules)


@given(data=st.data(), algorithm=st.sampled_from(["minimax", "alphabeta", "expectiminimax"]))
def test_depth_limits_and_beams_look_at_the_moving_leaf_too(data, algorithm):
    tree = data.draw(trees())
    for node in tree.walk():
        if node.children or data.draw(st.booleans()):
            node.eval = data.draw(few)
        node.quiet = data.draw(st.booleans())
    parts = {
        "depth": data.draw(st.one_of(st.none(), st.integers(0, 4))),
        "beam": data.draw(st.one_of(st.none(), st.integers(1, 2))),
        "singular": data.draw(st.sampled_from([None, 0, 2])),
        "test": data.draw(st.sampled_from(["terminal", "limit"])),
        "quiescence": data.draw(st.booleans()),
    }
    check(tree, data.draw(leaves(tree)), algorithm, rules_for(tree, algorithm, **parts))


@given(data=st.data(), algorithm=st.sampled_from(["minimax", "expectimax", "expectiminimax"]))
def test_players_who_move_at_random_now_and_then_make_slopes(data, algorithm):
    tree = data.draw(trees())
    tree.mixed = True
    for node in tree.walk():
        if node.children:
            node.random = data.draw(st.sampled_from([0, Fraction(1, 5), Fraction(1, 2), 1]))
    check(tree, data.draw(leaves(tree)), algorithm, rules_for(tree, algorithm))


def test_the_lecture_s_leaf_c1():
    found = asked(bundled("ub/ejemplo-b"), "C1")
    seen, rest = ("B32", "B33"), ("B32", "B33", "C2", "C3")
    assert found.pieces == [
        (-inf, True, 3, True, 3, ("a1",), ("B3", "C", "D"), rest),
        (3, False, 3, False, 3, ("a1", "a2"), ("B3", "C", "D"), rest),
        (3, True, 4, True, Line(1, 0), ("a2",), ("B3", "D"), seen),
        (4, False, inf, True, 4, ("a2",), ("B3", "D"), seen),
    ]
    assert found.conditions == [("C", "alpha", "C1", Region.parse("<= 3"))]


def test_strict_cuts_move_the_end_to_the_other_side():
    found = asked(bundled("ub/ejemplo-b"), "C1", cut="strict")
    assert found.conditions == [("C", "alpha", "C1", Region.parse("< 3"))]


def test_a_cut_after_another_child_is_another_cut():
    found = asked(bundled("upv/cuestion"), "C21")
    told = [(it.cut, it.bound, it.after, it.when.show("C21")) for it in found.conditions]
    assert told == [
        ("C22", "alpha", "C221", "C21 < 8"),
        ("C", "alpha", "C2", "C21 <= 5"),
        ("D", "alpha", "D2", "C21 < 8"),
        ("C2", "beta", "C21", "C21 >= 8"),
        ("D", "alpha", "D1", "C21 >= 8"),
    ]


def test_below_chance_the_value_is_piecewise_linear():
    found = asked(bundled("unir/ejercicio"), "D1", "expectiminimax")
    assert [(piece.interval, piece.value, piece.actions) for piece in found.pieces] == [
        ((-inf, True, Fraction(1, 2), True), Fraction(19, 4), ("a2",)),
        ((Fraction(1, 2), False, Fraction(1, 2), False), Fraction(19, 4), ("a1", "a2")),
        ((Fraction(1, 2), True, 9, True), Line(Fraction(3, 10), Fraction(23, 5)), ("a1",)),
        ((9, False, inf, True), Fraction(73, 10), ("a1",)),
    ]


def test_a_bend_between_two_slopes_belongs_to_the_left():
    found = asked(bundled("ub/fantasma"), "B1", "minimax")
    assert [(piece.low_open, piece.low, piece.value) for piece in found.pieces[-2:]] == [
        (True, Fraction(11, 9), Line(Fraction(9, 10), 2)),
        (True, 20, Line(Fraction(1, 10), 18)),
    ]


def test_star_ends_where_the_range_does():
    found = asked(bundled("uam/star1"), "C11", chance="star1")
    assert found.line == Region.parse("[0, 10]")
    assert found.pieces[0].interval == (0, False, Fraction(5, 3), False)
    assert found.pieces[-1].interval == (9, False, 10, False)
    assert found.conditions[0] == ("C1", "alpha", "C11", Region.parse("[0, 5/3]"))


def test_a_range_of_one_number_leaves_one_piece():
    tree = gametrace.parse("range: [2, 2]\ntree: [2, {chance: [0.5: 2, 0.5: 2]}]")
    found = asked(tree, "B", chance="star1")
    assert [piece.interval for piece in found.pieces] == [(2, False, 2, False)]


def test_a_leaf_that_is_never_reached_gives_one_piece():
    (piece,) = asked(bundled("ub/ejemplo-b"), "C3").pieces
    assert piece.interval == (-inf, True, inf, True)
    assert (piece.value, piece.actions) == (3, ("a1",))


def test_the_best_actions_may_depend_on_a_leaf_that_is_pruned():
    pieces = asked(gametrace.from_lists([[2], [2, 1]]), "C2").pieces
    told = [(Region([piece.interval]).show(), piece.actions, piece.pruned) for piece in pieces]
    assert told == [("x < 2", ("a1",), ("C2",)), ("x >= 2", ("a1", "a2"), ("C2",))]


def test_a_tree_that_is_a_leaf_has_its_value():
    (piece,) = asked(gametrace.parse("tree: 3"), "A").pieces
    assert piece.value == Line(1, 0)


def test_the_original_value_does_not_matter_nor_change():
    tree = gametrace.from_lists([[inf, 4], [3]])
    assert asked(tree, "B1").pieces[-1].value == 4
    assert tree["B1"].value == inf


def test_a_deep_tree_is_no_deeper_for_a_moving_leaf():
    lists = 7
    for _ in range(3000):
        lists = [lists]
    tree = gametrace.from_lists([5, lists])
    leaf = max(tree.walk(), key=lambda node: node.depth)
    found = asked(tree, leaf.name)
    told = [(Region([piece.interval]).show(), piece.value) for piece in found.pieces]
    assert told == [("x < 5", 5), ("x = 5", 5), ("x > 5", Line(1, 0))]


@pytest.mark.parametrize(
    ("leaf", "node", "after", "without"),
    [("C1", "C", "C1", "> 3"), ("B31", "B3", "B31", "< 3"), ("D3", "D", "D3", "> 3")],
)
def test_the_cut_that_a_leaf_causes_does_not_happen_for_some_values(leaf, node, after, without):
    tree = bundled("ub/ejemplo-b")
    trace = gametrace.alphabeta(tree)
    cut = caused(trace, tree[leaf])
    assert cut == (tree[node], tree[after])
    assert asked(tree, leaf).without(cut) == Region.parse(without)


@pytest.mark.parametrize("leaf", ["B1", "B2", "D1", "C2", "B33"])
def test_most_leaves_cause_no_cut(leaf):
    tree = bundled("ub/ejemplo-b")
    assert caused(gametrace.alphabeta(tree), tree[leaf]) is None


def test_a_leaf_causes_a_cut_higher_up_through_those_that_chose_it():
    tree = gametrace.from_lists([[5], [[3, 1], 9]])
    cut = caused(gametrace.alphabeta(tree), tree["C11"])
    assert cut == (tree["C"], tree["C1"])
    assert asked(tree, "C11").without(cut) == Region.parse("> 5")


def test_a_probed_leaf_causes_the_cut_of_the_chance_node_above():
    tree = bundled("uam/star1")
    cut = caused(gametrace.alphabeta(tree, chance="star2"), tree["C11"])
    assert cut == (tree["C"], tree["C11"])
    assert asked(tree, "C11", chance="star2").without(cut) == Region.parse("(5/3, 10]")


def test_a_cut_that_never_happens_or_always_is_answered_too():
    tree = bundled("ub/ejemplo-b")
    found = asked(tree, "C1")
    assert found.without((tree["B3"], tree["B31"])) == Region()
    assert found.without((tree["B"], tree["B1"])) == ~Region()


@pytest.mark.parametrize(
    ("text", "name", "said"),
    [
        ("tree: [[3, 12], 2]", "B", "B is not a leaf; name one, such as B1"),
        ("tree: [[3, 12], 2]", "B4", "the tree has no node 'B4'"),
        ("{players: [a, b], tree: {a: [1 2, 3 4]}}", "B", "utilities for several players"),
        ("tree: {chance: [0.3: inf, 0.3: -inf, 0.4: 1]}", "D", "they have no mean"),
        ("tree: [{chance: [1: 2]}]", "B1", "star1 needs a finite `range"),
    ],
)
def test_what_has_no_answer_is_refused(text, name, said):
    tree = gametrace.parse(text)
    parts = {"chance": "star1"} if "star1" in said else {}
    with pytest.raises(GametraceError, match=said):
        asked(tree, name, **parts)
