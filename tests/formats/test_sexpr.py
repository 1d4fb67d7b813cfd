"""The one-line code ((3)(12)(8))."""

import random

import pytest

from gametrace import TreeError, build
from gametrace.formats import reads, sexpr
from gametrace.tree.growth import Limits
from tests.tree.test_fuzz import inside


@pytest.mark.parametrize(
    ("text", "lists"),
    [
        ("((3)(12)(8))", [3, 12, 8]),
        (" ( (3.5) ( (-2)\n(1/3) ) ) ", ["3.5", [-2, "1/3"]]),
        ("(((1)))", [[1]]),
    ],
)
def test_a_node_is_its_children_in_parentheses(text, lists):
    assert sexpr.read(text) == build(lists)
    assert sexpr.read(text, root="min") == build(lists, root="min")


@pytest.mark.parametrize(
    ("text", "column", "message"),
    [
        ("(", 2, "expected ')', not the end: the node opened at 1:1 is not closed"),
        ("", 1, "expected '(', not the end"),
        ("((3)(12)", 9, "expected ')', not the end"),
        ("((3)())", 6, "expected a number or '(', not ')': this node is empty"),
        ("((3)4)", 5, "expected '(' or ')', not '4'"),
        ("((3 4))", 5, "expected '(' or ')', not '4'"),
        ("((3(4)))", 4, "a node has a value or children, not both"),
        ("((x))", 3, "'x' is not a number"),
        ("((3)) (4)", 7, "the tree ends before this"),
        (") (", 1, "expected '(', not ')'"),
    ],
)
def test_what_is_wrong_is_refused_at_its_place(text, column, message):
    with pytest.raises(TreeError) as caught:
        sexpr.read(text)
    assert caught.value.column == column
    assert message in caught.value.what


def test_limits_hold():
    with pytest.raises(TreeError, match="more than 2 nodes"):
        sexpr.read("((3)(12))", limits=Limits(2))
    assert sexpr.read("(" * 5000 + "7" + ")" * 5000).height == 4999


def test_any_row_of_pieces_is_a_tree_or_an_error_inside_it():
    dice = random.Random(7)
    for _ in range(2000):
        text = "".join(dice.choices(["(", ")", "(3)", "12", " ", "x", "\n", "\x00"], k=8))
        try:
            sexpr.read(text)
        except TreeError as error:
            inside(error, text)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("x.efg", "efg"), ("dir.x/Y.EFG", "efg"), ("1-minmax.test", "cs188"),
        ("((3)(12))", "sexpr"), (" (1)", "sexpr"), ("x.yaml", None),
        ("[[1, 2]]", None), ("-", None),
    ],
)  # fmt: skip
def test_a_format_is_known_by_its_suffix_or_its_start(text, name):
    found = reads(text)
    assert (found and found.name) == name
