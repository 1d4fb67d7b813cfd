"""Any text gives a tree, or an error with a place inside the text."""

import re

import pytest
import yaml
from hypothesis import example, given, settings
from hypothesis import strategies as st

from gametrace import Tree, TreeError, parse
from gametrace.tree.growth import Limits
from gametrace.tree.read import decode
from tests.tree.documents import random_document

SMALL = Limits(nodes=2_000, depth=50)
PIECES = [
    *"[]{},:?-&*!#|>'\"%@` \n\t~.0123456789abp", "\r\n", ": ", ", ", "- ", "\n  ", "---\n", "...\n",
    "&x ", "*x", "!!int ", "tree: ", "name: ", "kind: ", "value: ", "children: ", "p: ", "levels: ",
    "players: ", "range: ", "weights: ", "outcomes: ", "outcome: ", "features: ", "eval: ",
    "mark: ", "max", "min ", "chance ", "rest", "win", "0.5", "1/3", "40%", "inf",
    "-inf", "1 2", "(1, 2)",
    "é", "日", "😀", "\ufeff", "\x85", "\u2028", "\x00", "\\e", '"\\x1b"', "\ud800",
]  # fmt: skip
seeds = st.integers(0, 10_000)
yamlish = st.lists(st.sampled_from(PIECES), max_size=40).map("".join)
VALID = [
    "title: x\nlevels: [max, chance]\ntree:\n  A:\n    B: [0.4: 3, rest: {Q: [1, 2]}]\n    C: 2\n",
    "players: [a, b]\nrange: [0, 9]\ntree: [&x [1 2, '(3, 4)'], *x, {kind: a, value: [5, 6]}]\n",
    "weights: {f: 2}\noutcomes: {win: 10}\ntree: [{features: {f: 1}, children: [win, 3]},\n"
    "  {outcome: {win: 60%, lose: 40%}, note: 'it''s'},\n"
    "  {name: Q, random: 1/2, children: {R: 1}}]\n",
    '{"tree": [[1, -2.5], {"name": "x", "mark": true, "value": "1/3"}]}',
]


@st.composite
def mutated(draw):
    """A valid document after a few slips of the hand."""
    text = draw(st.one_of(st.sampled_from(VALID), seeds.map(random_document)))
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 3)))
        text = text[:start] + draw(st.one_of(st.just(""), st.sampled_from(PIECES))) + text[end:]
    return text


def check(text, **options):
    """The text is a tree, or the error's place is inside it."""
    try:
        assert isinstance(parse(text, limits=SMALL, **options), Tree)
    except TreeError as error:
        inside(error, text)


def inside(error, text):
    lines = re.split("\r\n|\r|\n", text)
    assert 1 <= error.line <= len(lines)
    assert 1 <= error.column <= len(lines[error.line - 1]) + 1
    head, shown, caret = str(error).split("\n")
    assert head == f"{error.file}:{error.line}:{error.column}: {error.what}"
    assert caret.strip() == "^"
    assert len(caret) <= len(shown) + 1


@settings(deadline=None, max_examples=500)
@given(yamlish)
@example("title: 'a\n")
@example("levels: [chance]\ntree: [0.5: {}]")
def test_any_text_of_yaml_pieces_is_a_tree_or_an_error_inside_it(text):
    check(text)
    check(text, bare=True)


@settings(deadline=None, max_examples=200)
@given(st.text(max_size=60))
def test_any_text_at_all_is_a_tree_or_an_error_inside_it(text):
    check(text)


@settings(deadline=None, max_examples=500)
@given(mutated())
def test_a_document_with_slips_is_a_tree_or_an_error_inside_it(text):
    check(text)


@settings(deadline=None, max_examples=200)
@given(st.one_of(yamlish, mutated()))
def test_the_parser_in_python_gives_a_tree_or_an_error_inside_the_text_too(text):
    check(text, parser=yaml.SafeLoader)


@settings(deadline=None, max_examples=300)
@given(
    st.one_of(
        st.binary(max_size=40),
        st.builds(bytes.__add__, st.just(b"\xef\xbb\xbf"), st.binary(max_size=20)),
        st.builds(lambda text, end: text.encode("utf-8", "replace") + end, yamlish, st.binary()),
    )
)
@example(b"\xef\xbb\xbf\xc3\xa9\xc3\xa9\xff")
def test_any_bytes_are_a_text_or_an_error_inside_them(data):
    try:
        check(decode(data, "x.yaml"))
    except TreeError as error:
        inside(error, data.decode("utf-8-sig", "replace"))


@pytest.mark.parametrize("text", VALID)
def test_what_the_slips_start_from_is_valid(text):
    assert parse(text).size > 3
