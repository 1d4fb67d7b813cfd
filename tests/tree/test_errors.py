"""The printed message: place, source line, caret."""

import pickle

import pytest

from gametrace import GametraceError, TreeError, parse
from gametrace.tree.errors import Source, nearest, visible
from tests.tree.helpers import names, refusal


def test_the_message_has_the_place_the_line_and_a_caret():
    error = refusal("title: quiz\ntree: [[3, 12], [2, x]]\n", name="quiz.yaml")
    assert str(error) == (
        "quiz.yaml:2:21: 'x' is not a number; a leaf is a number, win, draw or lose\n"
        "  tree: [[3, 12], [2, x]]\n"
        "                      ^"
    )
    assert (error.file, error.line, error.column) == ("quiz.yaml", 2, 21)


def caret(error):
    """The character above the caret."""
    _, shown, pointer = str(error).split("\n")
    return shown[pointer.index("^")]


@pytest.mark.parametrize(
    "text", ["[1, $]", "tree:\r\n  - 1\r\n  - $", "[é, ñ, $]".replace("é, ñ", "1")]
)
def test_the_caret_stands_below_the_wrong_character(text):
    assert caret(refusal(text)) == "$"


@pytest.mark.parametrize("before", ["", "'日本': 1, ", "'😀': 1, ", "'éé': 1, ", "\t"])
def test_the_caret_counts_characters_not_bytes(before):
    error = refusal(f"[{before}$]")
    assert error.column == len(before) + 2
    assert caret(error) == "$"


def test_a_byte_order_mark_is_not_counted():
    from gametrace.tree.read import decode

    error = refusal(decode(b"\xef\xbb\xbf[1, $]", "x.yaml"))
    assert (error.column, caret(error)) == (5, "$")


def test_an_error_in_the_middle_of_a_very_long_line_shows_what_is_around_it():
    half = "1, " * 85_000
    error = refusal(f"[{half}$, {half}1]")
    assert (error.line, error.column) == (1, len(half) + 2)
    assert caret(error) == "$"
    assert len(str(error)) < 400
    _, shown, _ = str(error).split("\n")
    assert shown.startswith("  …")
    assert shown.endswith("…")
    assert " 1, $, 1, " in shown


@pytest.mark.parametrize("length", [70, 80, 120, 1000])
def test_an_error_near_either_end_of_a_long_line_has_its_caret_right(length):
    filler = "1, " * (length // 3)
    assert caret(refusal(f"[$, {filler}1]")) == "$"
    assert caret(refusal(f"[{filler}$]")) == "$"


def test_a_very_long_word_is_quoted_in_part():
    error = refusal("[" + "z" * 100_000 + "]")
    assert "'" + "z" * 40 + "…' is not a number" in error.what


@pytest.mark.parametrize(
    "text",
    [
        "[{name: " + "z" * 100_000 + ", value: 1}, {name: " + "z" * 100_000 + ", value: 1}]",
        "[{kind: " + "z" * 100_000 + ", value: 1}]",
        "[{quiet: " + "z" * 100_000 + ", value: 1}]",
        "z" * 100_000,
    ],
    ids=["name", "kind", "quiet", "tree"],
)
def test_no_message_is_longer_than_a_screen(text):
    assert len(str(refusal(text))) < 2000


def test_control_characters_of_the_source_line_are_not_printed():
    error = refusal("[1, \x1b[31m]")
    assert "\x1b" not in str(error)


def test_an_escape_sequence_in_a_name_becomes_visible_text():
    tree = parse('tree: {"\\e[31mred": [1], "\\u202Ex": 2, "\\r": 3}')
    assert names(tree) == ["A", "\\x1b[31mred", "\\x1b[31mred1", "\\u202ex", "\\r"]


def test_an_escape_sequence_in_any_text_becomes_visible_text():
    tree = parse(
        'title: "\\e[2J"\nnote: "a\\n\\e"\ntree: [{action: "\\a", note: "\\b\\tc", value: 1}]'
    )
    assert (tree.title, tree.note) == ("\\x1b[2J", "a\n\\x1b")
    assert (tree["B"].action, tree["B"].note) == ("\\x07", "\\x08\tc")


@pytest.mark.parametrize(
    "text",
    [
        '["\\e[31m"]', '"\\e[31m"', 'tree: {"\\e": 1, "\\e": 2}', '[{kind: "\\e", value: 1}]',
        '[{value: 1, "\\e": 2}]', 'tree: [1]\n"\\e": 2', '[{quiet: "\\e", value: 1}]',
        'players: ["\\e", "\\e"]\ntree: [1]', 'levels: ["\\e"]\ntree: [1]',
        'weights: {f: 1}\ntree: [{features: {"\\e": 1}, value: 1}]', '[{p: "\\e", value: 1}]',
        'levels: [chance]\ntree: [{p: "\\e", value: 1}]', 'range: ["\\e", 1]\ntree: [1]',
    ],
)  # fmt: skip
def test_an_escape_sequence_is_never_in_a_message(text):
    assert "\x1b" not in str(refusal(text))


def test_markup_in_a_name_is_just_text():
    tree = parse('tree: {"[red]x[/red]": 1, <script>: 2, ../../etc: 3}')
    assert names(tree) == ["A", "[red]x[/red]", "<script>", "../../etc"]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_lines_are_counted_whatever_ends_them(end):
    error = refusal(end.join(["title: x", "", "tree:", "  - 1", "  - $", ""]))
    assert (error.line, error.column) == (5, 5)
    assert caret(error) == "$"


def test_a_place_at_the_end_of_the_text_is_the_end_of_its_last_line():
    error = Source("f", "ab\ncd").error(5, "what")
    assert (error.line, error.column, str(error)) == (2, 3, "f:2:3: what\n  cd\n    ^")


def test_visible_keeps_what_can_be_seen():
    assert visible("año 日本 😀") == "año 日本 😀"
    assert visible("a\tb\nc\x7f", keep="\n") == "a\\tb\nc\\x7f"


def test_the_nearest_word_is_offered():
    assert nearest("Tre", ["tree", "title"]) == "; did you mean 'tree'?"
    assert nearest("zzz", ["tree", "title"]) == ""


def test_an_error_keeps_its_message_from_one_process_to_another():
    error = refusal("[x]")
    assert isinstance(error, TreeError)
    copy = pickle.loads(pickle.dumps(error))
    assert isinstance(copy, GametraceError)
    assert str(copy) == str(error)
