"""Wrong texts: where the error points, and what it says."""

import pytest

from tests.tree.helpers import refusal

NODES = [
    ("[]", 1, 1, "an inner node needs children; write a value, or fill the list"),
    ("[1,\n []]", 2, 2, "an inner node needs children; write a value, or fill the list"),
    ("children: []", 1, 11, "an inner node needs children"),
    ("tree: {}", 1, 7, "an inner node needs children; this mapping is empty"),
    ("[{}]", 1, 2, "an inner node needs children; this mapping is empty"),
    ("children: {}", 1, 11, "an inner node needs children; this mapping is empty"),
    ("children: 3", 1, 11, "children must be a list or a mapping of nodes"),
    ("tree: {B: {children: }}", 1, 22, "children must be a list or a mapping of nodes"),
    ("children: {name: Q}", 1, 11, "put it in a list: children: [{ … }]"),
    ("name: A", 1, 1, "a node needs a value or children"),
    ("[{name: B, note: x}]", 1, 2, "a node needs a value or children"),
    ("[{value: 3, children: [1]}]", 1, 10, "a node has a value or children, not both"),
    ("[{name: Q, nme: 3, value: 2}]", 1, 12, "unknown key 'nme'"),
    ("[{name: Q, nme: 3, value: 2}]", 1, 12, "did you mean 'name'?"),
    ("[{value: 3, nme: Q}]", 1, 13, "unknown key 'nme'"),
    ("[{name: Q, knd: min, children: [1]}]", 1, 12, "did you mean 'kind'?"),
    ("[{knd: min, name: Q, children: [1]}]", 1, 3, "did you mean 'kind'?"),
    ("value: 3\nnme: Q", 2, 1, "unknown key 'nme'"),
    ("[{B: 1, value: 3}]", 1, 3, "unknown key 'B' in a node written in the long form"),
    ("tree: {B: 1, B: 2}", 1, 14, "the key 'B' stands here twice; write a list instead"),
    ("[{value: 1, value: 2}]", 1, 13, "the key 'value' stands here twice"),
    ("[{name: [Q], value: 3}]", 1, 9, "a name must be a text"),
    ("[{name: '', value: 3}]", 1, 9, "a name is empty"),
    ("tree: {'': 3}", 1, 8, "a name is empty"),
    ("[{kind: {a: b}, value: 3}]", 1, 9, "a kind must be a text"),
    ("[{kind: '', value: 3}]", 1, 9, "a kind is empty"),
    ("[{kind: mox, value: 3}]", 1, 9, "'mox' is neither max, min, chance nor one of the players"),
    ("[{action: [a], value: 3}]", 1, 11, "an action must be a text"),
    ("[{action: '', value: 3}]", 1, 11, "an action is empty"),
    ("[{quiet: no, value: 3}]", 1, 10, "quiet is true or false, not 'no'"),
    ("[{mark: 3, value: 3}]", 1, 9, "mark is true or false, not '3'"),
    ("[{mark: [true], value: 3}]", 1, 9, "mark must be a text"),
    ("[{note: [x], value: 3}]", 1, 9, "a note must be a text"),
    ("[{random: 2, children: [1]}]", 1, 11, "random: a probability lies between 0 and 1, not at 2"),
    ("[{random: x, children: [1]}]", 1, 11, "random: 'x' is not a number"),
    ("[{eval: x, children: [1]}]", 1, 9, "the eval: 'x' is not a number"),
    ("tree: {B: {name: C, value: 3}}", 1, 8, "this node has two names: 'B' and 'C'"),
    ("tree: {min B: {kind: max, value: 3}}", 1, 8, "this node has two kinds: min and max"),
    ("tree: {chance: {max: {kind: min, value: 3}}}", 1, 17, "two kinds: max and min"),
]
LEAVES = [
    ("[3, x]", 1, 5, "'x' is not a number; a leaf is a number, win, draw or lose"),
    ("[1,\n  true]", 2, 3, "'true' is not a number"),
    ("[null]", 1, 2, "'null' is not a number"),
    ("[~]", 1, 2, "'~' is not a number"),
    ("[.nan]", 1, 2, "'.nan' is not a number"),
    ("[1:30]", 1, 2, "'1:30' is not a number"),
    ("[0x10]", 1, 2, "'0x10' is not a number"),
    ("['3,5']", 1, 2, "write 3.5: decimals take a point"),
    ("[−3]", 1, 2, "write the minus sign as an ordinary hyphen"),
    ("[1_000]", 1, 2, "write 1000"),
    ("[1/0]", 1, 2, "a fraction cannot have 0 below the bar"),
    ("[1e309]", 1, 2, "an exponent goes up to 308"),
    ("[" + "1" * 1001 + "]", 1, 2, "a number has at most 1000 digits"),
    ("tree:", 1, 6, "write a value here"),
    ("[{B: }]", 1, 6, "write a value here"),
    ("['']", 1, 2, "write a value here"),
    ("[{value: }]", 1, 10, "write a value here"),
    ("[{value: Q}]", 1, 10, "'Q' is not a number"),
    ("[{value: {a: 1}}]", 1, 10, "the value must be a"),
    ("players: [a, b]\ntree: [{value: [1, x]}]", 2, 20, "a value: 'x' is not a number"),
    ("[{value: [1, [2]]}]", 1, 14, "a value must be a"),
]
YAML = [
    ("[1, 2", 1, 6, "close the list with ], and put commas between its elements"),
    ("tree: [[1, 2], [3]\ntitle: x", 2, 1, "close the list with ]"),
    ("tree: {B: 1", 1, 12, "close the mapping with }, and put commas between its entries"),
    ("[1, , 2]", 1, 5, "write a value, a list or a mapping here"),
    ("[1]]", 1, 4, "not valid YAML"),
    ("tree: 'abc", 1, 11, "close the quotes"),
    ("tree: [1]\n\ttitle: x", 2, 1, "indent with spaces"),
    ("[@a]", 1, 2, "put text that starts oddly in quotes"),
    ("title: a: b\ntree: [1]", 1, 9, "put text that contains ': ' in quotes"),
    ("tree: [1]\ntitle\n", 2, 1, "a key needs a colon and a space after it"),
    ("[!!int 3]", 1, 2, "tags such as 'tag:yaml.org,2002:int' are not used; leave it out"),
    ("!!python/object:os.system [1]", 1, 1, "are not used; leave it out"),
    ("tree: !x {B: 1}", 1, 7, "tags such as '!x' are not used; leave it out"),
    ("[1]\n---\n[2]", 2, 1, "a file holds one tree; a second document starts here"),
    ("{&k B: 1}", 1, 2, "a key cannot carry an anchor"),
    ("{[1]: 2}", 1, 2, "a key must be plain text, with ': ' after it"),
    ("tree: {{a: 1}: 2}", 1, 8, "a key must be plain text"),
    ("[1, *b]", 1, 5, "there is no anchor '&b' above"),
    ("&a [1, *a]", 1, 8, "the anchor '&a' contains itself here"),
    ("[&a {B: [1, [*a]]}]", 1, 14, "the anchor '&a' contains itself here"),
    ("[&a 1, {*a : 2}]", 1, 9, "'*a' cannot stand here; write out what is meant"),
    ("title: &t x\ntree: [*t]", 2, 8, "'*t' cannot stand here; write out what is meant"),
    ("[&n [1], {name: *n, value: 2}]", 1, 17, "'*n' cannot stand here"),
    ("[&a 3, {children: *a}]", 1, 19, "'*a' cannot stand here"),
    ("[1, \x00]", 1, 5, "the character U+0000 cannot stand in a text"),
    ("[1,\n\x1b[31m]", 2, 1, 'between quotes write "\\x1b"'),
    ("[\ud800]", 1, 2, "the character U+D800 cannot stand in a text"),
    ("[\ufffe]", 1, 2, "the character U+FFFE cannot stand in a text"),
]


@pytest.mark.parametrize(("text", "line", "column", "words"), NODES + LEAVES + YAML)
def test_a_wrong_text_is_refused_at_its_place(text, line, column, words):
    error = refusal(text)
    assert (error.line, error.column) == (line, column)
    assert words in error.what


@pytest.mark.parametrize("text", ["[1]]", "[1]\n[2]", "tree: [1]\n  x: 3", "tree: [1] [2]", "[*]"])
def test_what_the_parser_complains_of_comes_with_advice(text):
    assert ";" in refusal(text).what


@pytest.mark.parametrize("text", ["[1e309]", "[1/0]", "[" + "1" * 1001 + "]"])
def test_a_number_that_is_out_of_bounds_is_not_told_what_a_leaf_is(text):
    assert "a leaf is a number" not in refusal(text).what
