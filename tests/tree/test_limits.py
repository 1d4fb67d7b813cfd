"""A file cannot make us build more than the limits allow, nor crash on depth."""

import tracemalloc

import pytest

from gametrace import TreeError, build, parse
from gametrace.tree.growth import Limits
from tests.tree.helpers import refusal


def laughs(first, again, levels=40):
    """A document that doubles in size with every line."""
    lines = [f"- &a0 {first}"]
    lines += [f"- &a{n} " + again.format(f"*a{n - 1}") for n in range(1, levels)]
    return "\n".join(lines)


def peak_of_refusing(text, **options):
    """The refusal, and the most memory that it took, in megabytes."""
    tracemalloc.start()
    try:
        error = refusal(text, **options)
        return error, tracemalloc.get_traced_memory()[1] / 1e6
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize(
    "again",
    [
        "[{0}, {0}]",
        "{{children: [{0}, {0}]}}",
        "{{children: {{P: {0}, Q: {0}}}}}",
        "{{P: {0}, Q: {0}}}",
        "{{R: [{0}, {0}]}}",
        "{{max: [{0}, {0}]}}",
        "{{chance: [0.5: {0}, rest: {0}]}}",
        "{{chance: [0.5: {{P: {0}}}, rest: {{Q: {0}}}]}}",
        "{{R: {{children: [{0}, {0}]}}}}",
    ],
)
def test_a_billion_laughs_are_refused_without_building_them(again):
    error, megabytes = peak_of_refusing(laughs("[1, 2]", again))
    assert error.what == "the aliases unfold to more than 1000 times the text"
    assert 15 <= error.line <= 26
    assert megabytes < 50


def test_a_billion_laughs_outside_the_tree_are_never_expanded():
    weights = "\n".join(
        ["weights:", "  a0: &a0 [1]"]
        + [f"  a{n}: &a{n} [*a{n - 1}, *a{n - 1}]" for n in range(1, 60)]
    )
    error, megabytes = peak_of_refusing(weights + "\ntree: [1]")
    assert (error.line, error.column) == (2, 7)
    assert megabytes < 50


def test_a_hundred_thousand_brackets_are_refused_at_the_limit():
    error = refusal("[" * 100_000, limits=Limits(depth=2_000))
    assert error.what == "the tree is deeper than 2000 levels (see --max-depth)"
    assert (error.line, error.column) == (1, 2_001)


def test_the_usual_limit_is_twenty_thousand_levels_and_ten_million_nodes():
    assert Limits() == (10_000_000, 20_000)


@pytest.mark.parametrize("opening", ["{a: ", "- ", "[{a: ", "{children: ", "{a: {children: ["])
def test_any_nesting_is_refused_at_the_limit(opening):
    error = refusal("tree: \n " + opening * 3_000, limits=Limits(depth=500))
    assert "deeper than 500 levels" in error.what


def test_long_data_that_nests_is_no_crash():
    assert "text" in refusal("title: " + "[" * 3_000 + "]" * 3_000 + "\ntree: [1]").what


@pytest.mark.parametrize(
    ("text", "levels"),
    [
        ("[[[1]]]", 4),
        ("tree: {A: {B: {C: 1}}}", 3),
        ("tree: {A: {B: {C: 1, D: 2}, E: 3}}", 3),
        ("{children: [{children: [1]}]}", 3),
        ("tree: {A: {children: [{B: {children: [1]}}]}}", 3),
        ("tree: {A: {children: {B: {children: {C: 1}}}}}", 3),
        ("tree: {chance A: [0.5: {B: [1]}, rest: {C: {D: 1}}]}", 3),
    ],
)
def test_a_tree_as_deep_as_the_limit_is_read_and_a_deeper_one_refused(text, levels):
    assert parse(text, limits=Limits(depth=levels)).height == levels - 1
    assert "deeper" in refusal(text, limits=Limits(depth=levels - 1)).what


@pytest.mark.parametrize("text", ["[1, [2, 3]]", "tree: {A: {B: 1, C: {D: 2, E: 3}}}"])
def test_a_tree_as_large_as_the_limit_is_read_and_a_larger_one_refused(text):
    assert parse(text, limits=Limits(nodes=5)).size == 5
    assert "more than 4 nodes" in refusal(text, limits=Limits(nodes=4)).what


def test_a_chain_of_ten_thousand_levels_is_read_from_a_text():
    tree = parse("[" * 9_999 + "7" + "]" * 9_999)
    assert (tree.size, tree.height) == (10_000, 9_999)
    assert [node.value for node in tree.walk()][-1] == 7


def test_a_chain_of_named_nodes_is_read_from_a_text():
    text = "tree: " + "".join(f"{{n{n}: " for n in range(3_000)) + "7" + "}" * 3_000
    assert parse(text).height == 2_999


def test_a_chain_in_the_long_form_is_read_from_a_text():
    text = "{children: [" * 3_000 + "7" + "]}" * 3_000
    assert parse(text).height == 3_000


def test_a_chain_of_a_hundred_thousand_levels_is_built_build():
    lists = 7
    for _ in range(99_999):
        lists = [lists]
    tree = build(lists)
    assert (tree.size, tree.height) == (100_000, 99_999)
    assert [node.name for node in tree.walk()][-1] == "N100000"
    while isinstance(lists, list):  # taken apart from the outside, not by recursion
        (lists,) = lists


def test_trees_of_any_depth_can_be_compared():
    deep = "[" * 5_000 + "{}" + "]" * 5_000
    assert parse(deep.format(1)) == parse(deep.format(1))
    assert parse(deep.format(1)) != parse(deep.format(2))


def test_a_long_flat_list_is_refused_at_the_node_that_is_too_many():
    with pytest.raises(TreeError) as refused:
        parse("[" + "1, " * 1000 + "1]", limits=Limits(nodes=10))
    assert (refused.value.line, refused.value.column) == (1, 29)
    assert "more than 10 nodes" in refused.value.what
