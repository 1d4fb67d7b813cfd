"""The child a node chooses: the first that strictly improved its value, else the first."""

from math import inf

import pytest

from gametrace import build
from gametrace.search import CONVENTIONS
from gametrace.trace.replay import opened

SOFT, HARD = CONVENTIONS["ub"], CONVENTIONS["ub-practica"]


@pytest.mark.parametrize(
    ("kind", "rules", "window", "values", "chosen"),
    [
        ("max", SOFT, (-inf, inf), [1, 3, 3, 2], 1),
        ("min", SOFT, (-inf, inf), [3, 1, 1, 2], 1),
        ("max", SOFT, (-inf, inf), [-inf, -inf], 0),
        ("min", SOFT, (-inf, inf), [inf, inf], 0),
        ("max", SOFT, (2, 9), [0, 1], 1),
        ("max", HARD, (2, 9), [0, 1], 0),
        ("max", HARD, (2, 9), [0, 1, 2, 3, 3], 3),
        ("min", HARD, (2, 9), [10, 9], 0),
        ("min", HARD, (2, 9), [9, 8], 1),
        ("max", HARD, (None, None), [0, 1], 1),
    ],
)
def test_the_choice_follows_from_what_the_children_return(kind, rules, window, values, chosen):
    tree = build(values, root=kind)
    root = tree.root
    choice = opened(tree, rules, root, *window)
    for child in root.children:
        choice.offer(child, child.value)
    assert choice.choice is root.children[chosen]


def test_without_children_nothing_is_chosen():
    tree = build([1])
    assert opened(tree, SOFT, tree.root, -inf, inf).choice is None


def test_nature_chooses_nothing():
    tree = build([1, 2], levels=["chance"])
    choice = opened(tree, SOFT, tree.root, None, None)
    choice.offer(tree.root.children[0], 1)
    assert choice.choice is None


def test_a_player_looks_at_its_own_entry_and_notes_a_tie_between_different_tuples():
    tree = build([(1, 5), (1, 9), (0, 7)], players=["a", "b"])
    choice = opened(tree, SOFT, tree.root, None, None)
    for child in tree.root.children:
        choice.offer(child, child.value)
    assert (choice.choice.name, choice.taken, choice.tied) == ("B", (1, 5), True)
