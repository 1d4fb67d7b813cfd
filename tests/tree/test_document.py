"""The document around a tree."""

from fractions import Fraction

import pytest

from gametrace import parse
from tests.tree.helpers import names, refusal

WHOLE = """\
title: Ejemplo B
source: UB, Resolución de problemas III.3
note: |
  two
  lines
levels: [max, min]
range: [0, 20]
weights: {f1: 1/2}
outcomes: {win: 10}
algorithm: alphabeta
convention: {cut: ties, bound: hard}
tree: [[3, 12], [2, 4]]
"""


def test_the_document_is_kept():
    tree = parse(WHOLE)
    assert (tree.title, tree.origin) == ("Ejemplo B", "UB, Resolución de problemas III.3")
    assert (tree.note, tree.levels, tree.range) == ("two\nlines\n", ["max", "min"], (0, 20))
    assert tree.weights == {"f1": Fraction(1, 2)}
    assert tree.outcomes == {"win": 10, "draw": 0, "lose": -1}
    assert tree.algorithm.text == "alphabeta"
    assert {key: part.text for key, part in tree.convention.items()} == {
        "cut": "ties", "bound": "hard",
    }  # fmt: skip


def test_a_convention_may_be_a_name():
    assert parse("convention: ub\ntree: [1]").convention["name"].text == "ub"


def test_the_keys_may_come_in_any_order():
    assert parse("tree: [win]\noutcomes: {win: 7}").root.children[0].value == 7


def test_a_bare_text_may_be_the_root_without_a_document():
    assert names(parse("{B: [1, 2], C: 3}", bare=True)) == ["A", "B", "B1", "B2", "C"]
    assert names(parse("R: [1]", bare=True)) == ["R", "R1"]


def test_a_document_whose_title_is_left_empty_is_read():
    assert not parse("title:\ntree: [1]").title


@pytest.mark.parametrize(
    ("text", "line", "column", "words"),
    [
        ("", 1, 1, "there is no tree here; write one: [[3, 12], [2, 4]]"),
        ("# only a remark\n", 1, 1, "there is no tree here"),
        ("{}", 1, 1, "there is no tree here; write one: tree: [[3, 12], [2, 4]]"),
        ("hello", 1, 1, "'hello' is not a tree; write a list: [[3, 12], [2, 4]]"),
        ("B: [1, 2]\nC: 3", 1, 1, "write `tree:` before it"),
        ("note: x", 1, 1, "write `tree:` before it"),
        ("title: x\ntre: [1]", 2, 1, "unknown key 'tre'; did you mean 'tree'?"),
        ("tree: [1]\ntitel: Hello", 2, 1, "unknown key 'titel' beside 'tree'; did you mean 'title"),
        ("titel: Hello\ntree: [1]", 1, 1, "unknown key 'titel' beside 'tree'; did you mean 'title"),
        ("titel: [Hello]\ntree: [1]", 1, 1, "unknown key 'titel' beside 'tree'"),
        ("tree: [1]\nauthor: Ann", 2, 1, "unknown key 'author' beside 'tree'"),
        ("tree: [1]\nchildren: [1]", 2, 1, "unknown key 'children' beside 'tree'"),
        ("tree: [1]\ntree: [2]", 2, 1, "the key 'tree' stands here twice"),
        ("tree: [1]\ntitle: [x]", 2, 8, "the title must be a text"),
        ("tree: [1]\nsource: {a: b}", 2, 9, "the source must be a text"),
        ("tree: [1]\nnote: [x]", 2, 7, "the note must be a text"),
        ("tree: [1]\nlevels: max", 2, 9, "levels must be a list: [ … ]"),
        ("tree: [1]\nlevels: []", 2, 9, "levels is empty; write the kinds by depth: [max, min]"),
        ("tree: [1]\nlevels: [max, mix]", 2, 15, "did you mean 'min'?"),
        ("tree: [1]\nlevels: [[max]]", 2, 10, "a level must be a text"),
        ("tree: [1]\nlevels: ['']", 2, 10, "a level is empty"),
        ("tree: [1]\nplayers: Ann", 2, 10, "players must be a list: [ … ]"),
        ("tree: [1]\nplayers: [Ann]", 2, 10, "needs at least two names"),
        ("tree: [1]\nplayers: [Ann, Ann]", 2, 16, "the player 'Ann' stands here twice"),
        ("tree: [1]\nplayers: [Ann, max]", 2, 16, "the player 'max' is the name of a kind"),
        ("tree: [1]\nplayers: [Ann, '']", 2, 16, "a player is empty"),
        ("tree: [1]\nrange: 3", 2, 8, "range must be a list: [ … ]"),
        ("tree: [1]\nrange: [1]", 2, 8, "a range is [lowest, highest]"),
        ("tree: [1]\nrange: [2, 1]", 2, 8, "a range is [lowest, highest]"),
        ("tree: [1]\nrange: [low, 1]", 2, 9, "the range: 'low' is not a number"),
        ("tree: [1]\nweights: 3", 2, 10, "weights must be a mapping: { … }"),
        ("tree: [1]\nweights: {f: x}", 2, 14, "weights: 'x' is not a number"),
        ("tree: [1]\nweights: {f: -inf}", 2, 14, "weights must be finite"),
        ("tree: [1]\nweights: {f: 1, f: 2}", 2, 17, "the key 'f' stands here twice"),
        ("tree: [1]\nweights: {'': 1}", 2, 11, "a feature is empty"),
        ("tree: [1]\noutcomes: 3", 2, 11, "outcomes must be a mapping: { … }"),
        ("tree: [1]\noutcomes: {wim: 3}", 2, 12, "did you mean 'win'?"),
        ("tree: [1]\noutcomes: {xyz: 3}", 2, 12, "in outcomes: write win, draw and lose"),
        ("tree: [1]\noutcomes: {win: x}", 2, 17, "an outcome: 'x' is not a number"),
        ("tree: [1]\nalgorithm: [x]", 2, 12, "the algorithm must be a text"),
        ("tree: [1]\nalgorithm:", 2, 11, "the algorithm is empty"),
        ("tree: [1]\nconvention: [x]", 2, 13, "a convention must be a text"),
        ("tree: [1]\nconvention: {cut: [x]}", 2, 19, "a convention's part must be a text"),
        ("tree: [1]\nconvention: {cut: ''}", 2, 19, "a convention's part is empty"),
        ("tree: [1]\nconvention: {cut: a, cut: b}", 2, 22, "the key 'cut' stands here twice"),
    ],
)
def test_a_wrong_document_is_refused(text, line, column, words):
    error = refusal(text)
    assert (error.line, error.column) == (line, column)
    assert words in error.what


def test_a_key_of_the_document_twice_is_not_advised_to_become_a_list_of_nodes():
    assert "[tree: …" not in refusal("tree: [1]\ntree: [2]").what
