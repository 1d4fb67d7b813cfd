"""Trees built in Python are settled by the code that reads text."""

import copy
import pickle
from fractions import Fraction

import pytest

import gametrace as gt


def test_nodes_and_text_give_the_same_tree():
    built = gt.build(
        gt.max_node("A", gt.chance("C", {"2/3": 10, "1/3": gt.min_node(2, 4)})), range=(0, 10)
    )
    assert built == gt.parse("range: [0, 10]\ntree: {A: [{chance C: [2/3: 10, 1/3: [2, 4]]}]}")


def test_players_leaves_and_all_that_a_node_can_say():
    tree = gt.build(
        gt.player("Bob", "R", gt.leaf((1, 2), name="Q", mark=True, label="a\nb"), (3, 4)),
        players=["Ann", "Bob"], title="T", depth=2,
    )  # fmt: skip
    assert (tree.root.kind, tree["Q"].value, tree["Q"].mark, tree["Q"].label) == (
        "Bob", (1, 2), True, "a\nb",
    )  # fmt: skip
    assert (tree.title, tree.depth) == ("T", 2)


def looped():
    lists = [1]
    lists.append(lists)
    return lists


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (lambda: gt.build([1], titel="x"), "no argument 'titel'; did you mean 'title'?"),
        (lambda: gt.build([1], levels=["foo"]), "levels: 'foo' is neither max, min, chance"),
        (lambda: gt.build([[1], {"a": 2}]), r"tree\[1\]: a dict stands where a list belongs"),
        (lambda: gt.build([1, [2, "x"]]), r"tree\[1\]\[1\]: 'x' is not a number"),
        (lambda: gt.build([None]), "None is not a number"),
        (lambda: gt.build([1, []]), "an inner node needs children"),
        (lambda: gt.build([1], root="chance"), "'chance' cannot move first"),
        (lambda: gt.build([1], range=(3,)), r"a range is \[lowest, highest\]"),
        (lambda: gt.build(gt.chance({0.5: 1, "0.6": 2})), "sum to 1.1, not to 1"),
        (lambda: gt.build([gt.leaf(1, name="B"), gt.leaf(2, name="B")]), "two nodes are named 'B'"),
        (lambda: gt.max_node(1, nme="x"), "no argument 'nme'; did you mean 'name'?"),
        (lambda: gt.max_node("1/3", 2), "could be the name or the first child"),
        (lambda: gt.min_node("B"), "a min node needs children"),
        (lambda: gt.build(looped()), "this list contains itself"),
    ],
)
def test_a_wrong_argument_is_refused_by_its_place(wrong, words):
    with pytest.raises(gt.GametraceError, match=words):
        wrong()


def test_a_tree_is_a_collection_of_its_nodes():
    tree = gt.bundled("ub/ejemplo-b")
    assert [node.name for node in tree][:3] == ["A", "B", "B1"]
    assert ("B3" in tree, "Z" in tree, tree.root in tree, len(tree)) == (True, False, True, 16)
    assert gt.parse(tree.to_yaml()) == gt.parse(tree.to_json()) == tree


def test_a_tree_of_a_hundred_thousand_levels_is_pickled_and_copied():
    lists = gt.leaf(7, mark=True)
    for _ in range(99_999):
        lists = [lists]
    tree = gt.build(lists)
    again = pickle.loads(pickle.dumps(tree))
    for twin in (again, copy.copy(tree), copy.deepcopy(tree)):
        *_, last = twin
        assert (last.mark, last.depth, last.value) == (True, 99_999, 7)
    assert again == tree
    while isinstance(lists, list):  # taken apart from the outside, not by recursion
        (lists,) = lists


def test_a_pickled_tree_keeps_what_it_says():
    tree = gt.parse("title: T\ntree: {chance C: [1/3: 1, rest: {eval: 2, children: [3]}]}")
    again = pickle.loads(pickle.dumps(tree))
    assert again == tree
    assert (again["C2"].eval, again["C2"].p, again["C2"].parent is again.root) == (
        2, Fraction(2, 3), True,
    )  # fmt: skip
