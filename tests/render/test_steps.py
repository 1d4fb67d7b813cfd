"""The steps: the interval method in the words of the lecture."""

import pytest
from click.testing import CliRunner
from hypothesis import given

import gametrace
from gametrace import render
from gametrace.cli import cli
from gametrace.lang import LANGUAGES
from gametrace.tree.bundled import find
from tests.strategies import chance_texts, trees


def steps(trace, lang="es"):
    return [line.lstrip(". ") for line in render.steps(trace, lang).splitlines()]


def test_ejemplo_iv_is_told_as_the_lecture_tells_it():
    told = steps(gametrace.alphabeta(gametrace.read(find("uam/ejemplo-iv"))))
    assert told[3:5] == [
        "Llego a B11: su valor es 2. Propago hacia arriba.",
        "B1 es nodo max => modifico alfa: alfa' = max(-inf, 2) = 2. Intervalo [2, inf].",
    ]
    at = told.index("Poda alfa: estoy en C, nodo min, y 3 <= alfa = 3. No visito C2.")
    assert [line.partition("alfa' = ")[2] for line in told[at - 6 : at - 2] if "alfa'" in line] == [
        "max(3, 2) = 3. Intervalo [3, inf].",
        "max(3, 1) = 3. Intervalo [3, inf].",
    ]


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("es", "Poda beta: estoy en B2, nodo max, y 5 >= beta = 3. No quedaba nada por visitar."),
        ("ca", "Tall beta: soc en B2, node max, i 5 >= beta = 3. No quedava res per visitar."),
        ("en", "Beta cut: at B2, a max node, 5 >= beta = 3. Nothing was left to visit."),
    ],
)
def test_a_cut_is_named_by_its_bound_in_three_languages(lang, words):
    trace = gametrace.alphabeta(gametrace.read(find("uam/ejemplo-iv")))
    assert words in steps(trace, lang)


def test_minimax_has_no_intervals():
    told = steps(gametrace.minimax(gametrace.parse("[3, 5]")), "en")
    assert told == [
        "Go down to A.",
        "Reach B: its value is 3. Propagate it up.",
        "A is a max node => v' = max(-inf, 3) = 3.",
        "Reach C: its value is 5. Propagate it up.",
        "A is a max node => v' = max(3, 5) = 5.",
        "A returns 5. Propagate it up.",
        "value found: 5, after a look at the successors of A, the action to take is a2",
    ]


def test_chance_adds_up():
    told = steps(gametrace.expectiminimax(gametrace.read(find("ub/trafico"))))
    assert [line for line in told if "azar" in line] == [
        "T es nodo de azar => sumo 0.4*10: llevo 4.",
        "T es nodo de azar => sumo 0.5*15: llevo 11.5.",
        "T es nodo de azar => sumo 0.1*40: llevo 15.5.",
    ]


def test_in_expectimax_the_sum_of_a_min_node_starts_from_nothing():
    told = steps(gametrace.expectimax(gametrace.parse("[[3, 12]]")), "en")
    assert "B is a chance node => add 0.5*3: 1.5 so far." in told


def test_a_player_keeps_the_tuple_it_likes_better():
    told = steps(gametrace.maxn(gametrace.parse("players: [1, 2]\ntree: [1 2, 3 0]")), "en")
    assert "At A it is the turn of 1 => of (1, 2) and (3, 0), keep (3, 0)." in told


@given(trees())
def test_every_cut_of_the_trace_is_told(tree):
    trace = gametrace.alphabeta(tree)
    told = [line for line in steps(trace, "en") if " cut: at " in line]
    assert len(told) == trace.counts["cuts"]


@given(chance_texts())
def test_all_languages_take_the_same_steps(text):
    trace = gametrace.alphabeta(gametrace.parse(text), chance="star2")
    told = [render.steps(trace, lang).splitlines() for lang in LANGUAGES]
    assert len(set(map(len, told))) == 1


def test_players_and_chance_add_up_entry_by_entry():
    tree = gametrace.parse("players: [1, 2]\ntree: {chance E: [0.5: 1 2, 0.5: 3 6]}")
    assert "E is a chance node => add 0.5*(3, 6): (2, 4) so far." in steps(
        gametrace.maxn(tree), "en"
    )


def test_infinities_that_meet_are_refused_in_the_steps_too():
    result = CliRunner().invoke(
        cli, ["minimax", "{chance T: [0.5: inf, 0.5: -inf]}", "-f", "steps"]
    )
    assert (result.exit_code, "inf and -inf meet at T" in result.stderr) == (2, True)


def test_a_chance_node_is_called_so_in_every_language():
    trace = gametrace.alphabeta(gametrace.read(find("uam/star1")), chance="star1")
    assert any("estoy en C, nodo azar" in line for line in steps(trace))
    assert any("soc en C, node atzar" in line for line in steps(trace, "ca"))
