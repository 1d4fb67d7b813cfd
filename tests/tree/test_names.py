"""The names and actions that nodes get when none are written."""

from gametrace import build, parse
from tests.tree.helpers import actions, names, refusal


def chain(levels):
    """A tree with one node on each of so many levels."""
    return "[" * (levels - 1) + "1" + "]" * (levels - 1)


def test_a_root_named_a_has_children_with_letters():
    tree = parse("tree: {A: [[1, 2], 3]}")
    assert names(tree) == ["A", "B", "B1", "B2", "C"]
    assert actions(tree) == ["a1", "b1", "b2", "a2"]


def test_a_root_may_have_25_children_with_letters():
    tree = build([1] * 25)
    assert names(tree) == list("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    assert actions(tree) == [f"a{position}" for position in range(1, 26)]


def test_a_root_with_26_children_is_dotted():
    tree = build([1] * 26)
    assert names(tree)[:3] + names(tree)[-1:] == ["A", "A.1", "A.2", "A.26"]
    assert actions(tree)[-1] == "a.26"


def test_nine_children_below_the_root_are_still_digits():
    assert names(parse("[[1, 2, 3, 4, 5, 6, 7, 8, 9]]"))[-1] == "B9"


def test_ten_children_anywhere_set_off_all_positions_by_dots():
    tree = parse("[[1], [[2, 3], 4, 5, 6, 7, 8, 9, 10, 11, 12]]")
    assert names(tree)[:6] == ["A", "A.1", "A.1.1", "A.2", "A.2.1", "A.2.1.1"]
    assert names(tree)[-1] == "A.2.10"
    assert actions(tree)[:5] == ["a.1", "a.1.1", "a.2", "a.2.1", "a.2.1.1"]


def test_a_root_with_its_own_name_lends_it_to_its_children():
    tree = parse("tree: {Root: [[1, 2], 3]}")
    assert names(tree) == ["Root", "Root1", "Root11", "Root12", "Root2"]
    assert actions(tree) == ["root1", "root11", "root12", "root2"]


def test_a_root_with_its_own_name_and_ten_children_is_dotted():
    tree = parse("tree: {R: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]}")
    assert names(tree)[-2:] == ["R.9", "R.10"]
    assert actions(tree)[-1] == "r.10"


def test_a_written_name_is_what_the_names_below_it_start_with():
    tree = parse("[{Left: [1, [2]]}, 3]")
    assert names(tree) == ["A", "Left", "Left1", "Left2", "Left21", "C"]
    assert actions(tree) == ["a1", "left1", "left2", "left21", "a2"]


def test_a_written_action_changes_no_name():
    tree = parse("[{action: north, children: [1]}]")
    assert (names(tree), actions(tree)) == (["A", "B", "B1"], ["north", "b1"])


def test_twenty_levels_are_named_by_position():
    tree = parse(chain(20))
    assert names(tree)[:3] == ["A", "B", "B1"]
    assert names(tree)[-1] == "B" + "1" * 18


def test_more_than_twenty_levels_are_numbered_in_tree_order():
    tree = parse(f"[{chain(20)}, [2, 3]]")
    assert names(tree) == [f"N{order}" for order in range(1, 25)]
    assert actions(tree) == ["1"] * 20 + ["2", "1", "2"]


def test_a_numbered_tree_keeps_the_names_that_are_written():
    tree = parse("tree: {R: [" + chain(21) + ", {Q: 4}]}")
    assert names(tree)[:2] + names(tree)[-2:] == ["R", "N2", "N22", "Q"]


def test_a_written_name_may_not_equal_an_automatic_one():
    error = refusal("[{C: 1},\n 2]")
    assert (error.line, error.column) == (1, 3)
    assert "two nodes are named 'C'" in error.what
    assert "2:2" in error.what


def test_a_written_name_may_not_equal_a_number_of_the_tree():
    error = refusal("[" + chain(21) + ", {N3: 4}]")
    assert (error.line, error.column) == (1, len("[" + chain(21) + ", {") + 1)
    assert "automatically the one at 1:3" in error.what


def test_a_name_written_where_it_would_be_automatic_is_fine():
    assert parse("[{B: 1}, {C: 2}]") == parse("[1, 2]")


def test_a_name_freed_by_a_written_one_may_be_used_elsewhere():
    assert names(parse("[{X: 1}, {B: 2}]")) == ["A", "X", "B"]
