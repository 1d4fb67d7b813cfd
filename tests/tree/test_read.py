"""Reading trees from files, from bytes, from lists."""

import io
import json
import sys
from fractions import Fraction
from math import inf

import pytest

from gametrace import GametraceError, TreeError, build, parse, read
from gametrace.tree.read import decode
from tests.tree.helpers import kinds, names, values

TEXT = "title: Año\ntree: [[3, 12], [2, 4]]\n"


@pytest.mark.parametrize(
    "data",
    [TEXT.encode(), TEXT.encode("utf-8-sig"), TEXT.replace("\n", "\r\n").encode()],
    ids=["plain", "byte order mark", "CRLF"],
)
def test_a_file_is_read_whatever_editor_wrote_it(tmp_path, data):
    path = tmp_path / "tree.yaml"
    path.write_bytes(data)
    assert read(path) == parse(TEXT)
    assert read(str(path)).title == "Año"


def test_a_json_file_is_read_by_the_same_rules(tmp_path):
    path = tmp_path / "tree.json"
    path.write_text(json.dumps({"title": "Año", "tree": [[3, 12], [2, 4]]}, indent="\t"))
    assert read(path) == parse(TEXT)


def test_json_may_spell_any_character_by_its_number():
    text = json.dumps({"title": "é 日", "tree": {"a/b": 1}})
    tree = parse(text.replace("/", "\\/"))
    assert (tree.title, tree.root.name) == ("é 日", "a/b")


def test_json_may_spell_a_character_as_a_pair_of_surrogates():
    text = json.dumps({"title": "\N{GRINNING FACE}", "tree": [1]})
    assert parse(text).title == "\N{GRINNING FACE}"


def test_standard_input_is_a_file_called_minus(monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(TEXT.encode())))
    assert read("-") == parse(TEXT)


def test_an_error_in_standard_input_says_so(monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"[x]")))
    with pytest.raises(TreeError, match=r"^<stdin>:1:2: "):
        read("-")


def test_an_error_in_a_file_names_the_file(tmp_path):
    path = tmp_path / "quiz.yaml"
    path.write_text("[1, x]")
    with pytest.raises(TreeError) as caught:
        read(path)
    assert str(caught.value).startswith(f"{path}:1:5: ")


def test_a_missing_file_a_folder_and_an_impossible_name_are_refused(tmp_path):
    for path in (tmp_path / "none.yaml", tmp_path, "a\0b", "x" * 5000):
        with pytest.raises(GametraceError, match=r"^cannot read "):
            read(path)


def test_an_escape_sequence_in_a_file_name_is_shown_not_obeyed():
    with pytest.raises(GametraceError, match=r"cannot read \\x1b\[31m"):
        read("\x1b[31m")


@pytest.mark.parametrize(
    ("data", "line", "column", "words"),
    [
        (TEXT.encode("utf-16"), 1, 1, "this is UTF-16, not UTF-8; save the file in that encoding"),
        (b"\xfe\xff\x00[", 1, 1, "this is UTF-16, not UTF-8"),
        ("title: Año".encode("latin-1"), 1, 9, "this is not UTF-8; save the file in that encoding"),
        (b"[1,\n 2\xe9]", 2, 3, "this is not UTF-8"),
        (b"\xef\xbb\xbf[1]\xff", 1, 4, "this is not UTF-8"),
        (b"\xef\xbb\xbf\xc3\xa9\xc3\xa9\xff", 1, 3, "this is not UTF-8"),
        (b"\x89PNG\r\n\x1a\n", 1, 1, "this is not UTF-8"),
    ],
)
def test_what_is_not_utf8_is_refused_where_it_starts(data, line, column, words):
    with pytest.raises(TreeError) as caught:
        decode(data, "x.yaml")
    assert (caught.value.line, caught.value.column) == (line, column)
    assert words in caught.value.what


def test_a_byte_order_mark_in_a_text_is_no_part_of_it():
    assert parse("\ufeff[1, 2]") == parse("[1, 2]")
    with pytest.raises(TreeError) as caught:
        parse("\ufeff[1, x]")
    assert str(caught.value).endswith("\n  [1, x]\n      ^")


def test_lists_are_a_tree():
    assert build([[3, 12], [2, 4]]) == parse("[[3, 12], [2, 4]]")
    assert names(build(5)) == ["A"]


def test_lists_may_hold_any_number_and_its_text():
    tree = build([1, 0.1, Fraction(1, 3), inf, "2/3", "-inf", 2.0])
    assert values(tree) == [1, Fraction(1, 10), Fraction(1, 3), inf, Fraction(2, 3), -inf, 2]


def test_lists_may_hold_outcomes_as_a_file_does():
    assert values(build(["win", "empate", "P"])) == [1, 0, -1]


def test_lists_may_say_more_about_the_tree():
    tree = build([(1, 2), (3, 4)], title="T", players=["Ann", "Bob"])
    assert (tree.title, kinds(tree)) == ("T", ["Ann", "Bob", "Bob"])
    assert values(tree) == [(1, 2), (3, 4)]


@pytest.mark.parametrize("lists", [[], [1, []], ["x"], [None], [True], [float("nan")], [(1, 2)]])
def test_lists_that_are_no_tree_are_refused(lists):
    with pytest.raises(GametraceError):
        build(lists)


def test_the_lists_are_left_as_they_were():
    lists = [[3, 12], [2, [4]]]
    build(lists)
    assert lists == [[3, 12], [2, [4]]]
