"""The four ways to write a node."""

from fractions import Fraction
from math import inf

import pytest

from gametrace import parse
from tests.tree.helpers import actions, kinds, names, values

ONE_LINE = "tree: [[3, 12, {B3: [8, 7, 3]}], [2, 4, 6], [14, 5, 1]]"
NAMED = """\
tree:
  A:
    B: [3, 12, {B3: [8, 7, 3]}]
    C: [2, 4, 6]
    D: [14, 5, 1]
"""
LONG = """\
tree:
  name: A
  kind: max
  children:
    - {name: B, action: a1, children: [3, 12, {name: B3, children: [8, 7, 3]}]}
    - {name: C, action: a2, children: [2, 4, 6]}
    - {name: D, action: a3, children: [14, 5, 1]}
"""


def test_a_list_is_an_inner_node_and_a_number_a_leaf():
    tree = parse("[[3, 12, [8, 7, 3]], [2, 4, 6], [14, 5, 1]]")
    assert " ".join(names(tree)) == "A B B1 B2 B3 B31 B32 B33 C C1 C2 C3 D D1 D2 D3"
    assert values(tree) == [3, 12, 8, 7, 3, 2, 4, 6, 14, 5, 1]
    assert (tree.size, tree.height) == (16, 3)


@pytest.mark.parametrize("text", [NAMED, LONG, "[[3, 12, [8, 7, 3]], [2, 4, 6], [14, 5, 1]]"])
def test_the_spellings_of_one_tree_are_equal(text):
    assert parse(text) == parse(ONE_LINE)


def test_a_leaf_is_a_number_a_fraction_an_infinity_or_an_outcome():
    tree = parse("[3, -2.5, 1/3, inf, -inf, win]")
    assert values(tree) == [3, Fraction(-5, 2), Fraction(1, 3), inf, -inf, 1]


def test_a_mapping_in_a_list_with_one_name_is_one_node():
    tree = parse("[{X: [1, 2]}, {Y: 3}]")
    assert names(tree) == ["A", "X", "X1", "X2", "Y"]


def test_a_mapping_in_a_list_with_two_names_is_a_node_with_two_children():
    tree = parse("[{X: 1, Y: 2}]")
    assert [(node.name, node.depth) for node in tree.walk()] == [
        ("A", 0), ("B", 1), ("X", 2), ("Y", 2),
    ]  # fmt: skip


def test_a_mapping_with_one_name_at_the_root_is_the_root():
    assert names(parse("tree: {R: [1, 2]}")) == ["R", "R1", "R2"]


def test_a_mapping_with_one_name_behind_a_name_is_a_node_with_one_child():
    assert names(parse("tree: {R: {S: [1]}}")) == ["R", "S", "S1"]


def test_children_may_be_a_mapping():
    tree = parse("{name: R, children: {X: 1, Y: [2]}}")
    assert names(tree) == ["R", "X", "Y", "Y1"]
    assert parse("{name: R, children: {X: 1}}").root.children[0].value == 1


def test_the_long_form_may_stand_behind_a_name():
    tree = parse("tree: {R: {kind: min, children: [{S: {value: 4, action: go}}]}}")
    assert [(node.name, node.kind, node.action) for node in tree.walk()] == [
        ("R", "min", None), ("S", "max", "go"),
    ]  # fmt: skip


def test_a_document_may_be_one_long_node():
    assert values(parse("note: hello\nvalue: 3")) == [3]


def test_a_tree_may_be_a_single_leaf():
    root = parse("tree: 3").root
    assert (root.name, root.kind, root.value, list(root.children)) == ("A", "max", 3, [])


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("[chance E: [0.4: 10, 0.6: 2]]", ("E", "chance")),
        ("[max B: [1]]", ("B", "max")),
        ("[MIN B: [1]]", ("B", "min")),
        ("[chance: [1, 2]]", ("B", "chance")),
        ("[max: [1, 2]]", ("B", "max")),
        ("[max left wing: [1, 2]]", ("left wing", "max")),
        ("[Max B: [1]]", ("B", "max")),
        ("[maximum: [1]]", ("maximum", "min")),
        ("[{max B: {kind: max, children: [1]}}]", ("B", "max")),
        ("[{max: {name: Q, children: [1]}}]", ("Q", "max")),
    ],
)
def test_a_kind_may_stand_before_the_name(text, expected):
    child = parse(text).root.children[0]
    assert (child.name, child.kind) == expected


def test_a_leaf_may_say_whose_turn_it_is():
    child = parse("[{kind: max, value: 3}]").root.children[0]
    assert (child.kind, child.value) == ("max", 3)


def test_a_long_node_keeps_all_it_says():
    tree = parse(
        "[{name: Q, action: go, eval: 2.5, random: 25%, quiet: false, mark: true,"
        ' note: "two\\nlines", children: [3]}]'
    )
    node = tree["Q"]
    assert (node.action, node.eval, node.random) == ("go", Fraction(5, 2), Fraction(1, 4))
    assert (node.quiet, node.mark, node.note) == (False, True, "two\nlines")


def test_what_a_long_node_does_not_say_has_its_usual_value():
    node = parse("[{name: Q, value: 3}]")["Q"]
    assert (node.action, node.eval, node.random) == ("a1", None, 0)
    assert (node.quiet, node.mark, node.note) == (True, False, None)


WIN = "win gana ganar ganada guanya guanyar G"
DRAW = "draw tie empate empata empat E tablas taules"
LOSE = "lose loss pierde perder perdida perd perdre P"


@pytest.mark.parametrize(
    ("word", "value"),
    [(word, 1) for word in WIN.split()]
    + [(word, 0) for word in DRAW.split()]
    + [(word, -1) for word in LOSE.split()],
)
def test_an_outcome_is_a_value_in_three_languages_and_any_case(word, value):
    tree = parse(f"[{word}, {word.upper()}, {word.lower()}, {word.title()}, {{value: {word}}}]")
    assert values(tree) == [value] * 5


def test_the_document_says_what_outcomes_are_worth():
    tree = parse("outcomes: {gana: 10, lose: -1/2}\ntree: [win, draw, P]")
    assert values(tree) == [10, 0, Fraction(-1, 2)]


@pytest.mark.parametrize("word", ["no", "on", "Y", "off", "null", "yes", "true", "~", "<<", "1:30"])
def test_words_that_yaml_has_plans_for_are_names(word):
    assert names(parse(f"[{{name: {word}, value: 1}}, {{Q: 2}}]")) == ["A", word, "Q"]


@pytest.mark.parametrize("word", ["no", "on", "Y", "off", "null", "yes", "true", "~", "<<"])
def test_words_that_yaml_has_plans_for_are_names_before_a_colon(word):
    assert names(parse(f"tree: {{{word}: 1, Q: 2}}")) == ["A", word, "Q"]


def test_a_quoted_number_is_a_number():
    assert values(parse("""["3", '0.1']""")) == [3, Fraction(1, 10)]


def test_names_and_actions_follow_from_the_lecture_tree():
    tree = parse(ONE_LINE)
    assert " ".join(actions(tree)) == "a1 b1 b2 b3 b31 b32 b33 a2 c1 c2 c3 a3 d1 d2 d3"
    assert kinds(tree)[:6] == ["max", "min", "max", "max", "max", "min"]


@pytest.mark.parametrize("key", ["tree", "title", "levels", "range"])
def test_a_key_of_the_document_is_a_name_inside_the_tree(key):
    assert names(parse(f"tree: {{{key}: [1], Q: 2}}")) == ["A", key, f"{key}1", "Q"]
