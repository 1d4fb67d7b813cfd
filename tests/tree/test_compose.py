"""The parser's events: libyaml's, and PyYAML's own where libyaml is missing."""

import pytest
import yaml

from gametrace import TreeError, parse
from gametrace.tree import compose

TEXTS = [
    "[[3, 12, [8, 7, 3]], [2, 4, 6], [14, 5, 1]]",
    "title: x\ntree:\n  A:\n    B: [3, 12]\n    C: {D: 1, E: 2}\n",
    "tree:\n- 1\n- - 2\n  - 3\n- {kind: max, value: 4}\n",
    "{\"tree\": [[1, 2], {\"name\": \"é\", \"value\": \"1/3\"}]}",
    "[&x [1, 2], *x, 'quoted', win]".replace("'quoted'", "'5'"),
    "tree: {chance E: [0.4: 10, 0.5: {E2: 15}, rest: 40]}",
    "players: [a, b]\ntree: [1 2, '(3, 4)']",
    "note: |\n  two\n  lines\nvalue: 3",
    "# remark\n---\n[1]\n...\n",
    "\ufeff[1, 2]",
    "title: x\r\ntree: [1,\r\n  2]\r\n",
]  # fmt: skip
WRONG = [
    "", "[]", "[1, x]", "[1,\n []]", "tree: {B: 1, B: 2}", "[{C: 1},\n 2]", "[!!int 3]",
    "[1]\n---\n[2]", "[*b]", "&a [1, *a]", "{[1]: 2}", "[{value: 3, children: [1]}]",
    "['日本': 1, '😀': 2, x]", "title: x\r\ntree: [1,\r\n x]", "[1, \x00]", "\ufeff[1, x]",
    "tree: [1]\nrange: [2, 1]", "levels: [chance]\ntree: [0.4: 1, 0.5: 2]", "[1, , 2]", "[1]]",
    "tree: 'abc", "[1, 2", "tree: {B: 1", "[@a]", "title: a: b\ntree: [1]", "\ttree: [1]",
    "tree:\n  A:\n    B: [1]\n   C: [2]", "{&k B: 1}", "tree: [1] [2]",
]  # fmt: skip


def test_the_parser_is_the_one_written_in_c():
    from yaml.cyaml import CParser

    assert compose.PARSER is CParser


@pytest.mark.parametrize("text", TEXTS)
def test_both_parsers_read_the_same_tree(text):
    assert parse(text, parser=yaml.SafeLoader) == parse(text)


@pytest.mark.parametrize("text", TEXTS)
def test_both_parsers_place_the_nodes_alike(text):
    places = [node.at for node in parse(text).walk()]
    assert [node.at for node in parse(text, parser=yaml.SafeLoader).walk()] == places


@pytest.mark.parametrize("text", WRONG)
def test_both_parsers_refuse_at_the_same_place(text):
    with pytest.raises(TreeError) as one:
        parse(text)
    with pytest.raises(TreeError) as other:
        parse(text, parser=yaml.SafeLoader)
    assert (one.value.line, one.value.column) == (other.value.line, other.value.column)


def test_every_node_knows_where_it_was_written():
    text = "tree:\n  A:\n    B: [3, {name: Q, value: 4}]\n    C: 5\n"
    tree = parse(text)
    assert {node.name: text[node.at :][:4] for node in tree.walk()} == {
        "A": "A:\n ", "B": "B: [", "B1": "3, {", "Q": "{nam", "C": "C: 5",
    }  # fmt: skip


def test_block_and_flow_style_read_alike():
    block = "tree:\n  A:\n    B:\n      - 3\n      - name: Q\n        value: 4\n    C: 5\n"
    assert parse(block) == parse("tree: {A: {B: [3, {name: Q, value: 4}], C: 5}}")
