"""Nodes and trees."""

import pytest

from gametrace import GametraceError, parse

TREE = "title: T\ntree: [[3, 12], {Q: 4}]"


def test_a_tree_is_walked_in_the_order_written():
    assert [node.name for node in parse(TREE).walk()] == ["A", "B", "B1", "B2", "Q"]


def test_a_node_is_found_by_its_name():
    assert parse(TREE)["B2"].value == 12


def test_an_unknown_name_is_answered_with_the_nearest():
    with pytest.raises(GametraceError, match=r"the tree has no node 'b2'; did you mean 'B2'\?"):
        parse(TREE)["b2"]


def test_an_unknown_name_is_shown_not_obeyed():
    with pytest.raises(GametraceError, match=r"no node '\\x1b\[31m'"):
        parse(TREE)["\x1b[31m"]


def test_the_path_leads_from_the_root_to_the_node():
    assert [node.name for node in parse(TREE)["B2"].path()] == ["A", "B", "B2"]


@pytest.mark.parametrize(
    "other",
    [
        "title: U\ntree: [[3, 12], {Q: 4}]", "title: T\ntree: [[3, 12], {Q: 5}]",
        "title: T\ntree: [[3, 12], {R: 4}]", "title: T\ntree: [[3, 12], {Q: [4]}]",
        "title: T\ntree: [{max: [3, 12]}, {Q: 4}]", "title: T\ntree: [[3, 12, 1], {Q: 4}]",
        "title: T\ntree: [[3, 12], {Q: {value: 4, action: x}}]",
        "title: T\ntree: [[3, 12], {Q: {value: 4, mark: true}}]",
        "title: T\nrange: [0, 99]\ntree: [[3, 12], {Q: 4}]",
    ],
)  # fmt: skip
def test_trees_that_differ_in_anything_are_not_equal(other):
    assert parse(other) != parse(TREE)


def test_a_tree_equals_no_other_thing():
    assert parse(TREE) != "T"


def test_an_error_at_a_node_points_at_where_it_was_written():
    tree = parse("[1,\n  {Q: 2}]", name="f")
    assert str(tree.error(tree["Q"], "what")) == "f:2:4: what\n    {Q: 2}]\n     ^"
