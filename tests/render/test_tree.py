"""The tree on a terminal: every node, its marks and bounds, and indentation that stays readable."""

import pytest
from hypothesis import given

from gametrace import alphabeta, build, minimax, parse, render
from gametrace.render import look
from gametrace.render.tree import FOLD, lines, unsolved
from tests.search.reference import chain, rules
from tests.strategies import many, trees

UB = [[3, 12, [8, 7, 3]], [2, 4, 6], [14, 5, 1]]


@given(trees(many), rules)
def test_there_is_a_line_for_every_node_and_one_for_the_result(tree, parts):
    *nodes, _ = render.tree(alphabeta(tree, **parts)).splitlines()
    assert len(nodes) == tree.size
    for node, line in zip(tree.walk(), nodes, strict=True):
        assert node.name in line.split()


@given(trees(), rules)
def test_pruned_nodes_are_marked_and_nothing_else_is(tree, parts):
    trace = alphabeta(tree, **parts)
    *nodes, _ = render.tree(trace, lang="en").splitlines()
    marked = [line.endswith("  pruned") for line in nodes]
    assert marked == [trace.visit(node).status == "pruned" for node in tree.walk()]


@given(trees(), rules)
def test_every_visited_inner_node_marks_one_choice(tree, parts):
    trace = alphabeta(tree, **parts)
    inner = sum(bool(visit.node.children) for visit in trace.visits.values())
    assert render.tree(trace).count("◀") == inner


@pytest.mark.parametrize(
    ("node", "line"),
    [
        ("A", "▲ A  3  [-inf, inf]"),
        ("B", "├── a1: ▼ B  3  [-inf, inf]  ◀"),
        ("B3", "│   └── b3: ▲ B3  ≥ 8  [-inf, 3]  ✂ poda beta: 8 >= 3"),
        ("B32", "│       ├── b32: B32  podado"),
        ("C", "├── a2: ▼ C  ≤ 2  [3, inf]  ✂ poda alfa: 2 <= 3"),
        ("D3", "    └── d3: D3  1  [3, 5]  ◀"),
    ],
)
def test_a_node_shows_kind_value_window_cut_and_choice(node, line):
    trace = alphabeta(build(UB))
    at = [each.name for each in trace.tree.walk()].index(node)
    assert render.tree(trace).splitlines()[at] == line


def test_strict_cuts_show_the_strict_test():
    shown = render.tree(alphabeta(build([[5, 6], [5, 1]]), cut="strict"), lang="en")
    assert "▼ C  ≤ 1  [5, inf]  ✂ alpha cut: 1 < 5\n" in shown


def test_a_bound_at_the_root_is_shown_as_one():
    shown = render.tree(alphabeta(build([[3, 12], [2, 4]]), alpha=5, beta=7), lang="en")
    assert shown.startswith("▲ A  ≤ 3  [5, 7]\n")
    assert shown.splitlines()[-1].startswith("value ≤ 3, action a1; nodes visited: 5 of 7;")


def test_the_last_line_has_value_action_and_counts():
    last = render.tree(alphabeta(build(UB)), lang="en").splitlines()[-1]
    assert last == (
        "value 3, action a1; nodes visited: 12 of 16; leaves evaluated: 7 of 11;"
        " cuts: 3; nodes pruned: 4"
    )


def test_a_root_that_is_a_leaf_is_one_line_and_its_value():
    assert render.tree(minimax(build(7)), lang="en") == (
        "A  7\nvalue 7; nodes visited: 1 of 1; leaves evaluated: 1 of 1\n"
    )


def test_below_so_many_levels_the_outer_guides_become_a_number():
    shown = render.tree(minimax(build(chain(FOLD + 3)))).splitlines()
    assert shown[FOLD] == "    " * (FOLD - 1) + f"└── {'b' + '1' * 11}: ▲ B{'1' * 11}  5  ◀"
    assert shown[FOLD + 1].startswith("1⋯ " + "    " * (FOLD - 1) + "└── ")
    assert shown[FOLD + 3].startswith("3⋯ " + "    " * (FOLD - 1) + "└── ")


def test_indentation_stays_bounded_at_two_thousand_levels():
    shown = render.tree(minimax(build(chain(2_000)))).splitlines()
    assert len(shown) == 2_002
    assert max(map(len, shown[:-1])) < 100
    assert shown[2_000].startswith("1988⋯ ")


def test_one_subtree_can_be_shown_alone():
    trace = alphabeta(build(UB))
    shown = "".join(lines(trace, look("es", only=trace.tree["C"]))).splitlines()
    assert shown[:-1] == [
        "▼ C  ≤ 2  [3, inf]  ✂ poda alfa: 2 <= 3",
        "├── c1: C1  2  [3, inf]  ◀",
        "├── c2: C2  podado",
        "└── c3: C3  podado",
    ]


def test_an_unsolved_tree_has_its_title_its_values_and_no_marks():
    tree = parse("title: Juego\ntree: [{name: B, eval: 2, children: [1, 5/2]}, -inf]\n")
    assert "".join(unsolved(tree, look("es"))) == (
        "Juego\n▲ A\n├── a1: ▼ B  eval 2\n│   ├── b1: B1  1\n│   └── b2: B2  2.5\n└── a2: C  -inf\n"
    )


def test_the_unsolved_tree_of_several_players_says_who_moves():
    tree = parse("players: [Ann, Bob]\ntree: [{X (Bob): [1 2]}, 3 4]")
    lines = list(unsolved(tree, look("en")))
    assert lines[:2] == ["◆ A (Ann)\n", "├── a1: ◆ X (Bob)\n"]
