"""Columns are as wide as they need to be, also for wide characters."""

from gametrace.render.columns import aligned
from gametrace.render.look import plain


def test_numbers_are_flush_right_and_texts_left():
    rows = [["1", "a", "x"], ["10", "long name", ""]]
    assert list(aligned(["n", "node", "end"], rows, [True, False, False], ["", ""], plain)) == [
        " n  node       end\n",
        " 1  a          x\n",
        "10  long name\n",
    ]


def test_wide_characters_take_two_columns():
    rows = [["棋", "1"], ["ab", "2"], ["é", "3"]]
    assert list(aligned(["", "n"], rows, [False, False], [""] * 3, plain)) == [
        "    n\n", "棋  1\n", "ab  2\n", "é   3\n",
    ]  # fmt: skip


def test_nothing_is_cut_off():
    name = "x" * 500
    assert name in "".join(aligned(["node"], [[name]], [False], [""], plain))
