"""Why a node has its value, window and status, in two or three sentences."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gametrace.homework.reasons.why import why
from gametrace.lang import LANGUAGES, homework_words
from tests.homework.sheets import B, key_on
from tests.strategies import trees


def said(node, tree=B, algorithm="alphabeta", lang="en", **parts):
    key = key_on(tree, algorithm, lang, **parts)
    return list(why(key, key.tree[node], homework_words(lang)))


@pytest.mark.parametrize(
    ("node", "sentences"),
    [
        (
            "A",
            [
                "A is MAX and takes the largest of B = 3, C = 2, D = 1: it is worth 3.",
                "At the root, A, the window starts as [-inf, inf].",
            ],
        ),
        (
            "B1",
            [
                "B1 is a leaf and is worth 3.",
                "No MAX above B1 has raised alpha yet: it is still -inf; no MIN above B1 has"
                " lowered beta yet: it is still inf.",
            ],
        ),
        (
            "D3",
            [
                "D3 is a leaf and is worth 1.",
                "A already had 3 through B, so alpha reaches D3 as 3; D already had 5 through D2,"
                " so beta reaches D3 as 5.",
            ],
        ),
        (
            "C2",
            [
                "C is cut after C1: C1 gives it 2, and 2 <= alpha = 3, which A already had through"
                " B; so C2 is not visited."
            ],
        ),
    ],
)
def test_a_node_of_the_lecture_in_a_few_sentences(node, sentences):
    assert said(node) == sentences


def test_a_cut_comes_with_its_certificate():
    assert any(
        sentence == "C is cut after C1: C1 gives it 2, and 2 <= alpha = 3, which A already had"
        " through B."
        for sentence in said("C")
    )


def test_a_plain_search_has_a_value_and_no_window():
    assert said("C", algorithm="minimax") == [
        "C is MIN and takes the smallest of C1 = 2, C2 = 4, C3 = 6: it is worth 2."
    ]


def test_a_chance_node_has_a_mean():
    tree = "{chance E: [0.4: 10, 0.5: 15, 0.1: 40]}"
    assert said("E", tree, "expectiminimax") == [
        "E is a chance node and takes the mean of E1 = 10, E2 = 15, E3 = 40:"
        " 0.4*10 + 0.5*15 + 0.1*40 = 15.5."
    ]


def test_below_a_chance_node_nobody_is_said_not_to_have_raised_alpha():
    sentences = said("C11", "[5, {chance: [0.5: [3, 4], 0.5: [6, 7]]}]")
    assert not any("No MAX" in sentence for sentence in sentences)  # A has 5


def test_what_lies_beyond_the_depth_limit_is_not_cut():
    (sentence,) = said("B1", "[{eval: 5, children: [1, 2]}, 4]", depth=1)
    assert "B1" in sentence
    assert "cut" not in sentence


@given(
    tree=trees(),
    lang=st.sampled_from(list(LANGUAGES)),
    algorithm=st.sampled_from(["alphabeta", "minimax"]),
)
def test_every_node_gets_one_to_three_whole_sentences_that_name_it(tree, lang, algorithm):
    key, words = key_on(tree, algorithm, lang), homework_words(lang)
    for node in tree.walk():
        sentences = list(why(key, node, words))
        assert 1 <= len(sentences) <= 3
        assert node.name in " ".join(sentences)
        for sentence in sentences:
            assert sentence[0] == sentence[0].upper()
            assert sentence.endswith(".")
            assert not sentence.endswith("..")
            assert "{" not in sentence
