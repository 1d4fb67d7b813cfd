"""Writing a tree down so that reading it gives the same tree."""

import json

import pytest
from hypothesis import given, settings

from gametrace import build, parse
from gametrace.tree.write import to_json, to_yaml
from tests.strategies import many, trees
from tests.tree.documents import AWKWARD, random_document

FORMS = [(to_yaml, False), (to_yaml, True), (to_json, False), (to_json, True)]
every_form = pytest.mark.parametrize(
    ("write", "long"), FORMS, ids=["yaml-short", "yaml-long", "json-short", "json-long"]
)
EXAMPLE = "[[3, 12, [8, 7, 3]], [2, 4, 6], [14, 5, 1]]"


def test_the_short_form_is_the_tree_on_one_line():
    assert to_yaml(parse(EXAMPLE)) == f"tree: {EXAMPLE}\n"
    assert to_json(parse(EXAMPLE)) == f'{{\n  "tree": {EXAMPLE}\n}}\n'


def test_the_short_form_says_what_is_not_automatic():
    text = 'title: Quiz\ntree: {min R: [{Q: [1, "1/3"]}, {min: [inf]}, {"a: b": 2}]}\n'
    assert to_yaml(parse(text)) == text.replace('"1/3"', "1/3")


def test_the_long_form_says_it_all():
    assert to_yaml(parse("[3]"), long=True) == (
        "tree: {name: A, kind: max, children: [{name: B, kind: min, action: a1, value: 3}]}\n"
    )


def test_a_wide_tree_has_a_line_for_each_child_of_the_root():
    text = to_yaml(build([[10**20, 10**20]] * 3))
    assert text.count("\n") == 3
    assert all(len(line) < 60 for line in text.splitlines())


def test_the_json_form_is_json():
    tree = parse('title: "é \\"x\\""\ntree: [inf, 1/3, 0.5, {name: "<b>", mark: true, value: 2}]')
    data = json.loads(to_json(tree))
    assert data["title"] == 'é "x"'
    assert data["tree"][:3] == ["inf", "1/3", "0.5"]
    assert (data["tree"][3]["name"], data["tree"][3]["value"]) == ("<b>", 2)


@every_form
@settings(deadline=None, max_examples=60)
@given(tree=trees(many))
def test_random_trees_are_read_back_equal(write, long, tree):
    assert parse(write(tree, long)) == tree


@every_form
@pytest.mark.parametrize("seed", range(100))
def test_random_documents_are_read_back_equal(write, long, seed):
    tree = parse(random_document(seed))
    assert parse(write(tree, long)) == tree


@pytest.mark.parametrize("name", AWKWARD)
def test_any_name_is_read_back_the_same(name):
    for levels in ("max", "chance"):
        quoted = json.dumps(name, ensure_ascii=False)
        tree = parse(f"levels: [{levels}]\ntree: [{{name: {quoted}, children: [1, 2]}}, 3]")
        for write, long in FORMS:
            assert parse(write(tree, long)) == tree


@every_form
@pytest.mark.parametrize(
    "text",
    [
        "tree: 3",
        "tree: {A: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]}",
        "tree: {R: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]}",
        "[" * 25 + "1" + "]" * 25,
        "tree: {chance E: [0.4: 10, 0.5: {X: 15}, rest: [1, 2]]}",
        "tree: {chance E: [0.4: {min X: [1]}, rest: {kind: max, mark: true, value: 3}]}",
        "levels: [max, chance]\ntree: [[1, 2], [1/3: 3, 2/3: 4]]",
        "players: [Ann, Bob]\ntree: [1 2, {kind: Ann, value: '(inf, 1/3)'}, {Q: [3 4]}]",
        "players: [Ann, Bob]\ntree: [{name: Ann y, kind: Bob, value: 1 2}, {Ann z: 1 2}]",
        "players: [Ann, Bob]\nlevels: [Bob, chance]\ntree: [[0.3: 1 2, 0.7: 3 4]]",
        "weights: {f 1: 1/3}\ntree: [{features: {f 1: 2}, children: [1]}]",
        "[{features: {}, value: 1}]",
        "outcomes: {win: 10}\ntree: [win, {outcome: {win: 1/3, lose: 2/3}, children: [1]}]",
        "[{outcome: {win: 1}}, {outcome: {draw: 1}, eval: 3}]",
        "[{outcome: {win: 1}, mark: true, name: Q}]",
        "algorithm: minimax\nconvention: ub\nrange: [0, 10]\ntree: [1]",
        "convention: {name: ub, cut: ties}\ntree: [1]",
        "title:\ntree: [1]",
        "note: ''\ntree: [{note: '', value: 1}]",
        "levels: [min]\ntree: {max: [1, [2]]}",
        "[{kind: min, value: 3}, {kind: max, value: 3}]",
        "[{name: " + "k" * 2000 + ", value: 1}]",
        "[{random: 0.5, quiet: false, children: [{action: 'a: b', value: 1}]}]",
    ],
)  # fmt: skip
def test_every_kind_of_document_is_read_back_equal(write, long, text):
    tree = parse(text)
    assert parse(write(tree, long)) == tree


@every_form
def test_two_thousand_levels_are_read_back_equal(write, long):
    lists = 7
    for level in range(1_999):
        lists = [lists, level]
    tree = build(lists)
    assert tree.height == 1_999
    assert parse(write(tree, long)) == tree


@every_form
def test_two_thousand_named_levels_are_read_back_equal(write, long):
    text = "tree: " + "".join(f"{{min n {n}: [" for n in range(1_999)) + "7" + "]}" * 1_999
    tree = parse(text)
    assert parse(write(tree, long)) == tree
