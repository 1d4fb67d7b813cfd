"""Aliases copy the subtree that their anchor stands for."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gametrace import TreeError, parse
from gametrace.tree.growth import Limits
from tests.tree.helpers import chances, names, refusal, values


def test_an_alias_copies_a_leaf():
    assert parse("[&x 3, *x, [*x]]") == parse("[3, 3, [3]]")


def test_an_alias_copies_a_subtree():
    tree = parse("[&x [1, [2, 3]], *x, [*x, 4]]")
    assert tree == parse("[[1, [2, 3]], [1, [2, 3]], [[1, [2, 3]], 4]]")
    nodes = list(tree.walk())
    assert len({id(node) for node in nodes}) == tree.size == 18
    assert all(child.parent is node for node in nodes for child in node.children)


def test_aliases_of_aliases_are_copied_too():
    assert parse("[&a [1, 2], &b [*a, *a], *b]") == parse(
        "[[1, 2], [[1, 2], [1, 2]], [[1, 2], [1, 2]]]"
    )


def test_a_copy_may_get_a_name_of_its_own():
    assert names(parse("tree: {B: &x [1], C: *x}")) == ["A", "B", "B1", "C", "C1"]


def test_a_name_before_the_anchor_is_not_part_of_what_is_copied():
    assert names(parse("[{P: &x [1]}, {Q: *x}, *x]")) == ["A", "P", "P1", "Q", "Q1", "D", "D1"]


def test_a_kind_before_the_anchor_is_not_part_of_what_is_copied():
    tree = parse("[{max: &x [1]}, *x]")
    assert [child.kind for child in tree.root.children] == ["max", "min"]


@pytest.mark.parametrize("node", ["3", "[1, 2]", "{value: 3, kind: max}", "{children: [3, 4]}"])
def test_a_probability_before_the_anchor_is_not_part_of_what_is_copied(node):
    tree = parse(f"tree: {{chance E: [0.25: &x {node}, rest: *x]}}")
    assert chances(tree.root) == [Fraction(1, 4), Fraction(3, 4)]


def test_a_copied_chance_node_keeps_its_probabilities():
    tree = parse("[&x {chance: [0.25: 1, rest: 2]}, *x]")
    assert [chances(child) for child in tree.root.children] == [
        [Fraction(1, 4), Fraction(3, 4)]
    ] * 2  # fmt: skip


def test_a_copied_outcome_keeps_its_worth():
    assert values(parse("[&x win, *x, &y {outcome: {win: 1}}, *y]")) == [1, 1, 1, 1]


def test_a_copied_long_node_keeps_all_it_says():
    tree = parse("[&x {mark: true, eval: 3, note: hello, children: [1]}, *x]")
    assert [(node.mark, node.eval, node.note) for node in tree.root.children] == [
        (True, 3, "hello")
    ] * 2  # fmt: skip


def test_written_names_in_a_copied_subtree_collide():
    error = refusal("[&x [{Q: 1}],\n *x]")
    assert "two nodes are named 'Q'" in error.what


def test_children_may_be_an_alias_of_a_list():
    assert parse("[&x [1, 2], {children: *x}]") == parse("[[1, 2], [1, 2]]")


@pytest.mark.parametrize("node", ["3", "{Q: 3}", "{value: 3}", "win"])
def test_children_cannot_be_an_alias_of_a_leaf(node):
    error = refusal(f"[&x {node},\n {{children: *x}}]")
    assert (error.line, error.column) == (2, 13)


def test_texts_may_be_aliases_too():
    tree = parse("title: &t hello\nnote: *t\ntree: [{note: &m hi, value: 1}, {note: *m, value: 2}]")
    assert (tree.note, tree["C"].note) == ("hello", "hi")


def test_lists_that_are_no_nodes_may_be_aliases_too():
    tree = parse(
        "players: &p [Ann, Bob]\nlevels: *p\ntree: [&v {value: &u [1, 2]}, {value: *u}, *v]"
    )
    assert (tree.levels, values(tree)) == (["Ann", "Bob"], [(1, 2)] * 3)


def test_mappings_that_are_no_nodes_may_be_aliases_too():
    text = "weights: {f: 2}\ntree: [{features: &f {f: 3}, value: 1}, {features: *f, value: 2}]"
    assert [node.eval for node in parse(text).root.children] == [6, 6]


def test_an_anchor_may_be_used_again():
    assert values(parse("[&x 1, *x, &x 2, *x]")) == [1, 1, 2, 2]


def shapes():
    """Texts of nodes that anchor and repeat parts of themselves, in several spellings."""
    return st.recursive(
        st.sampled_from(["1", "2", "{value: 3}", "*x", "*y"]),
        lambda node: st.one_of(
            st.lists(node, min_size=1, max_size=3).map(lambda nodes: f"[{', '.join(nodes)}]"),
            node.map(lambda inner: f"{{children: [{inner}]}}"),
            node.map(lambda inner: f"{{max: {{children: [{inner}, 5]}}}}"),
            node.map(lambda inner: f"{{min: {inner}}}"),
            st.builds("&{} [{}]".format, st.sampled_from("xy"), node),
        ),
        max_leaves=8,
    )


@settings(deadline=None, max_examples=300)
@given(st.lists(shapes(), min_size=1, max_size=4))
def test_limits_count_copies_exactly(nodes):
    text = f"[&x [1, [2]], &y {{min: [3]}}, {', '.join(nodes)}]"
    try:
        tree = parse(text)
    except TreeError as error:
        refused = error.what
    else:
        refused = ""
    if refused:
        assert "contains itself" in refused or "two kinds" in refused
        return
    exact = Limits(nodes=tree.size, depth=tree.height + 1)
    assert parse(text, limits=exact) == tree
    assert (
        "nodes (see --max-nodes)" in refusal(text, limits=exact._replace(nodes=tree.size - 1)).what
    )
    assert (
        "levels (see --max-depth)" in refusal(text, limits=exact._replace(depth=tree.height)).what
    )
