"""Names and actions as people type them."""

import pytest

from gametrace import build, parse
from gametrace.homework.answers.names import Names, normal

LECTURE = Names(build([[3, 12, [8, 7, 3]], [2, 4, 6], [14, 5, 1]]))


def named(*names):
    children = ", ".join(f"{{name: '{name}', action: 'to {name}', value: 1}}" for name in names)
    return Names(parse(f"{{name: Root, children: [{children}]}}"))


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("B31", "B31"),
        ("b31", "B31"),
        (" B 31 ", "B31"),
        ("B₃₁", "B31"),
        ("B³¹", "B31"),
        ("Ｂ31", "B31"),
        ("B\u200b31", "B31"),
        ("B4", None),
        ("", None),
    ],
)
def test_a_node_is_found_however_its_name_is_typed(text, name):
    node = LECTURE.find(text)
    assert (node and node.name) == name


def test_accents_and_dashes_do_not_matter_where_one_node_alone_can_be_meant():
    names = named("Niño", "1-2")
    assert names.find("nino").name == "Niño"
    assert names.find("nin\u0303o").name == "Niño"
    assert names.find("1–2").name == names.find("1 − 2").name == "1-2"


def test_the_exact_name_goes_before_a_similar_one():
    names = named("a", "A", "A₁", "A1", "x y", "xy")
    for name in ("a", "A", "A₁", "A1", "x y", "xy"):
        assert names.find(name).name == name


def test_a_name_that_two_nodes_could_have_means_none():
    names = named("ab", "aB", "É", "È")
    assert names.find("AB") is None
    assert names.find("é").name == "É"
    assert names.find("e") is None


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("a1", "a1"),
        ("A₁", "a1"),
        (" A 2 ", "a2"),
        ("B", "a1"),
        ("d", "a3"),
        ("B1", None),
        ("a4", None),
    ],
)
def test_an_action_is_found_by_its_label_or_by_where_it_leads(text, action):
    assert LECTURE.action(text) == action


def test_the_label_of_an_action_goes_before_the_name_of_a_node():
    names = Names(parse("[{name: x, action: y, value: 1}, {name: y, action: x, value: 2}]"))
    assert (names.action("x"), names.action("Y")) == ("x", "y")


def test_two_actions_with_one_label_are_that_label():
    names = Names(parse("[{action: x, value: 1}, {action: x, value: 2}]"))
    assert names.action("X") == "x"


def test_a_tree_that_is_one_leaf_has_no_actions():
    assert Names(build(7)).action("a1") is None


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("A₁ − 3", "A1 - 3"),
        ("x—y", "x-y"),
        ("\ufeffB", "B"),
        ("é", "é"),
        ("e\u0301", "é"),
        ("∞", "∞"),
    ],
)
def test_normal_text_has_plain_digits_and_dashes_and_keeps_accents(text, plain):
    assert normal(text) == plain
