"""The widths of texts."""

import pytest

from gametrace.picture.widths import face, mono, widths


def test_a_digit_is_as_wide_as_dejavu_sans_has_it():
    assert face()["3"] == 1303
    assert face(bold=True)["3"] == 1425


def test_a_text_is_the_sum_of_its_characters():
    assert widths(2048)["A1"] == face()["A"] + face()["1"]


def test_what_the_table_lacks_counts_as_wide():
    assert widths(10)["🙂"] > widths(10)["M"]


@pytest.mark.parametrize("char", "≥≤∞αβ⋯áñçàŀ·▲▼")
def test_every_character_that_pictures_use_is_in_the_font(char):
    assert char in face()
    assert char in face(bold=True)


def test_a_board_has_columns_of_one_width():
    assert mono("X|O", 10) == mono("iii", 10)
