"""Conventions are data: what each lecture does, and what a tree may say of its own."""

from math import inf

import pytest

from gametrace import TreeError, alphabeta, parse
from gametrace.convention import convention_of
from gametrace.search import CONVENTIONS
from gametrace.solving import rules_for

TREE = "tree: [[3, 12], [2, 4]]\n"


@pytest.mark.parametrize(
    ("name", "cut", "bound", "lang"),
    [
        ("ub", "ties", "soft", "es"),
        ("ub-practica", "ties", "hard", "es"),
        ("unir", "ties", "soft", "es"),
        ("unco", "ties", "soft", "es"),
        ("uam", "ties", "hard", "es"),
        ("upv", "ties", "soft", "ca"),
        ("aima", "ties", "soft", "en"),
        ("berkeley", "strict", "soft", "en"),
    ],
)
def test_each_lecture_has_its_rules(name, cut, bound, lang):
    rules = CONVENTIONS[name]
    assert (rules.name, rules.cut, rules.bound, rules.lang) == (name, cut, bound, lang)
    assert (rules.alpha, rules.beta, rules.order, rules.depth) == (-inf, inf, "left", None)


def test_no_lecture_is_missing_and_none_is_made_up():
    assert list(CONVENTIONS) == [
        "ub", "ub-practica", "unir", "unco", "uam", "upv", "aima", "berkeley",
    ]  # fmt: skip


def test_a_tree_that_says_nothing_follows_ub():
    assert convention_of(parse(TREE)) == CONVENTIONS["ub"]


def test_a_tree_can_name_its_convention():
    assert convention_of(parse(TREE + "convention: berkeley")) == CONVENTIONS["berkeley"]


def test_a_tree_can_describe_its_convention_part_by_part():
    text = "convention: {name: upv, cut: strict, bound: hard, alpha: 1/2, from: right, lang: en}"
    rules = convention_of(parse(TREE + text))
    assert (rules.name, rules.cut, rules.bound, rules.order) == ("upv", "strict", "hard", "right")
    assert (rules.alpha * 2, rules.beta, rules.lang) == (1, inf, "en")


@pytest.mark.parametrize(
    ("convention", "column", "what"),
    [
        ("ubb", 13, "'ubb' is none of ub, ub-practica, unir, unco, uam, upv, aima, berkeley"),
        ("{cut: tie}", 19, "'tie' is none of ties, strict; did you mean 'ties'?"),
        ("{bond: hard}", 14, "a convention has no part 'bond'; did you mean 'bound'?"),
        ("{beta: many}", 20, "beta: 'many' is not a number"),
    ],
)
def test_a_wrong_part_is_refused_where_it_stands(convention, column, what):
    tree = parse(TREE + f"convention: {convention}\n")
    with pytest.raises(TreeError) as refused:
        alphabeta(tree)
    assert (refused.value.line, refused.value.column) == (2, column)
    assert refused.value.what.startswith(what)


def test_a_named_convention_takes_the_place_of_the_trees_own():
    tree = parse(TREE + "convention: upv")
    assert rules_for(tree, "alphabeta", "berkeley") == CONVENTIONS["berkeley"]


def test_single_parts_override_the_convention():
    rules = rules_for(parse(TREE), "alphabeta", "uam", bound="soft", alpha=2)
    assert (rules.name, rules.bound, rules.alpha, rules.beta) == ("uam", "soft", 2, inf)


def test_uam_starts_from_the_range_when_the_tree_has_one():
    tree = parse(TREE + "range: [0, 20]")
    root = alphabeta(tree, "uam")["A"]
    assert (root.alpha, root.beta, root.value, root.value_is) == (0, 20, 3, "exact")
    assert (alphabeta(tree, "ub")["A"].alpha, alphabeta(tree, "ub")["A"].beta) == (-inf, inf)
    assert alphabeta(tree, "uam", beta=7)["A"].beta == 7


def test_minimax_has_no_window():
    rules = rules_for(parse(TREE + "range: [0, 20]"), "minimax", "uam")
    assert (rules.alpha, rules.beta) == (None, None)
