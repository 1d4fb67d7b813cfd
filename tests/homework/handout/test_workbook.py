"""The four questions of the workbook, answered for any tree."""

import pytest

from gametrace.homework.handout.workbook import workbook
from gametrace.lang import LANGUAGES, homework_words
from gametrace.render.look import look
from tests.homework.sheets import B, key_on


def answered(tree, leaves=(), algorithm="alphabeta", lang="en", **parts):
    """The answers, each under its question."""
    key = key_on(tree, algorithm, lang, **parts)
    style = look(lang)._replace(words=homework_words(lang))
    out = "".join(workbook(key, style, [key.tree[name] for name in leaves]))
    found = []
    for line in out.splitlines():
        if line[:2] in ("1.", "2.", "3.", "4."):
            found.append([])
        else:
            found[-1].append(line)
    return found


def test_the_four_answers_for_the_lecture_s_tree():
    drawn, move, fewer, whatif = answered(B, ["C1"])
    assert drawn[0].startswith("▲ A")
    assert len(drawn) > 16
    assert move == ["a1"]
    assert fewer == ["4 (B32 B33 C2 C3)"]
    assert whatif == [f"C1 > 3 {homework_words('en')['the_cut'].format(node='C', after='C1')}"]


def test_the_workbook_s_own_marked_leaf():
    found = answered("upv/cuestion", ["C21"])
    assert found[3][0].startswith("C21 < 8 (")
    assert "C2" in found[3][0]
    assert found[1] == ["a2"]


def test_all_equally_good_moves_are_named():
    assert answered("[[3, 5], [4, 3]]")[1] == ["a1 or a2"]
    assert answered("[[3, 5], [3, 1]]")[1] == ["a1"]  # a bound that equals the best is no tie


def test_where_chance_moves_first_nobody_chooses():
    assert answered("{chance E: [0.5: 1, 0.5: 2]}")[1] == [homework_words("en")["nobody_chooses"]]


def test_without_cuts_nothing_is_saved():
    assert answered(B, algorithm="minimax")[2] == ["0"]


def test_a_leaf_that_causes_no_cut_is_said_to():
    assert answered(B, ["B1"])[3] == ["B1 causes no cut"]
    assert answered(B, ["C3"])[3] == ["C3 causes no cut"]


def test_every_marked_leaf_gets_an_answer():
    assert [found[0].split(" (")[0] for found in answered(B, ["C1", "B31"])[3:]] == [
        "C1 > 3", "B31 < 3",
    ]  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_leaf_the_last_question_says_how_to_ask_it(lang):
    style = look(lang)._replace(words=homework_words(lang))
    last = list(workbook(key_on(), style, []))[-1]
    assert last.startswith("4. ")
    assert "--node" in last


def test_strict_cuts_move_the_end():
    assert answered(B, ["C1"], cut="strict")[3][0].startswith("C1 >= 3 (")
