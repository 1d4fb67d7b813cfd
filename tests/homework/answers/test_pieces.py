"""YAML that nobody vouches for: what is read, and what is refused, with its place."""

from itertools import pairwise

import pytest

from gametrace.homework.answers.pieces import DEEPEST, mapping_of
from gametrace.tree.data import Listing, Mapping
from gametrace.tree.errors import Source, TreeError


def read(text):
    return mapping_of(Source("answers.yaml", text), "an answer sheet")


def plain(piece):
    """A piece as plain Python."""
    if isinstance(piece, Mapping):
        return {key.value: plain(item) for key, item in piece.pairs}
    if isinstance(piece, Listing):
        return [plain(item) for item in piece.items]
    return piece.value


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", {}),
        ("# nothing but a comment\n", {}),
        ("---\n", {}),
        ("{}", {}),
        ("a: 1", {"a": "1"}),
        ("a:", {"a": ""}),
        ("a: [1, [2, x]]\nb: {c: 3}", {"a": ["1", ["2", "x"]], "b": {"c": "3"}}),
        ("a:\n- 1\n- 2\n", {"a": ["1", "2"]}),
        ("a: No\nb: 1:30\nc: 0x1F", {"a": "No", "b": "1:30", "c": "0x1F"}),
        ("d: 2020-01-01", {"d": "2020-01-01"}),
        ("a: !!python/object/apply:os.getcwd []", {"a": []}),
        ("'a b': \"\\u00e9\"", {"a b": "é"}),
        ("--- {a: 1}\n...\n", {"a": "1"}),
        ("<<: {a: 1}", {"<<": {"a": "1"}}),
    ],
)  # fmt: skip
def test_text_stays_text(text, found):
    assert plain(read(text)) == found


@pytest.mark.parametrize(
    ("text", "line", "column", "what"),
    [
        ("- a\n- b\n", 1, 1, "an answer sheet is a mapping of keys to answers, such as `value: 3`"),
        ("just words", 1, 1, "an answer sheet is a mapping of keys to answers, such as `value: 3`"),
        ("a: &x 1\nb: *x", 1, 4, "write it out: & and * are not read here"),
        ("a: *x", 1, 4, "write it out: & and * are not read here"),
        ("a: 1\n---\nb: 2\n", 2, 1, "a file holds one document, not two"),
        ("? [a]\n: 1\n", 1, 3, "a key is a word, not brackets"),
        ("? {a: 1}\n: 1\n", 1, 3, "a key is a word, not brackets"),
        ("a: [1, 2", 1, 9, "not valid YAML"),
        ("a: 1\n\tb: 2", 2, 1, "not valid YAML"),
        ("a: 'x", 1, 6, "not valid YAML"),
        ("a: \x07", 1, 4, "the character U+0007 cannot stand in a text"),
        ("a: b: c", 1, 5, "not valid YAML"),
    ],
)
def test_what_is_not_read_is_refused_at_its_place(text, line, column, what):
    with pytest.raises(TreeError) as caught:
        read(text)
    assert (caught.value.file, caught.value.line, caught.value.column) == (
        "answers.yaml", line, column,
    )  # fmt: skip
    assert caught.value.what.startswith(what)


def test_brackets_may_be_as_deep_as_any_answer_needs():
    assert plain(read("a: " + "[" * (DEEPEST - 1) + "]" * (DEEPEST - 1))).keys() == {"a"}
    with pytest.raises(TreeError, match=f"more than {DEEPEST} levels of brackets"):
        read("a: " + "[" * DEEPEST + "]" * DEEPEST)


@pytest.mark.parametrize(
    "text", ["[" * 1_000_000, "{a: " * 250_000, "- " * 500_000, "? " * 500_000]
)
def test_brackets_without_end_are_refused_at_once(text):
    with pytest.raises(TreeError):
        read(f"a: {text}" if text[0] in "[{" else text)


def test_a_bomb_of_aliases_does_not_go_off():
    lines = ["a: &a [x, x, x, x, x, x, x, x, x]"]
    for old, new in pairwise("abcdefg"):
        lines.append(f"{new}: &{new} [{', '.join([f'*{old}'] * 9)}]")
    with pytest.raises(TreeError, match="are not read here"):
        read("\n".join(lines))
