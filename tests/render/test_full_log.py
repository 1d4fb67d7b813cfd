"""The log of chance, players and depth limits, in the lecture's words."""

import pytest
from hypothesis import given

import gametrace
from gametrace import render
from gametrace.lang import LANGUAGES
from gametrace.tree.bundled import find
from tests.strategies import chance_texts

TRAFFIC = """\
Invocacion expValue( T ):
. Invocacion maxValue( T1 ) con probabilidad 0.4 -> que retorna valor terminal 10
. Invocacion maxValue( T2 ) con probabilidad 0.5 -> que retorna valor terminal 15
. Invocacion maxValue( T3 ) con probabilidad 0.1 -> que retorna valor terminal 40
expValue de T asigna valor 0.4*10 + 0.5*15 + 0.1*40 = 15.5
"""


def lines(trace, **how):
    return render.log(trace, **how).splitlines()


def test_the_mean_is_written_out_as_on_the_slide():
    trace = gametrace.expectiminimax(gametrace.read(find("ub/trafico")))
    assert render.log(trace) == TRAFFIC + "valor encontrado: 15.5\n"


def test_a_negative_value_is_set_in_brackets():
    trace = gametrace.expectiminimax(gametrace.parse("tree: {chance E: [0.5: -3, 0.5: 1/3]}"))
    assert lines(trace)[-2] == "expValue de E asigna valor 0.5*(-3) + 0.5*(1/3) = -4/3"


def test_in_expectimax_the_enemy_is_called_expvalue():
    log = lines(gametrace.expectimax(gametrace.parse("[[2, 4]]")))
    assert log[1] == ". Invocacion expValue( B ):"
    assert log[2].startswith(". . Invocacion maxValue( B1 ) con probabilidad 0.5 -> ")
    assert log[4] == ". expValue de B asigna valor 0.5*2 + 0.5*4 = 3"


def test_a_mixed_opponent_shows_both_parts():
    log = lines(gametrace.minimax(gametrace.read(find("ub/fantasma"))))
    assert ". minValue de B asigna valor 0.8*2 + 0.2*11 = 3.8" in log


def test_players_are_named():
    log = lines(gametrace.maxn(gametrace.read(find("ub/tres-jugadores"))))
    assert log[0] == "Invocacion maxValue( A , jugador= 1 ):"
    assert log[-3] == "maxValue de A asigna valor (1, 2, 6)"


def test_the_horizon_returns_a_heuristic_value():
    trace = gametrace.alphabeta(gametrace.parse("[{eval: 4, children: [1]}, 2]"), depth=1)
    assert lines(trace)[1:3] == [
        ". Invocacion minValue( B , alfa= -inf , beta= inf ) -> que retorna valor heurístico 4",
        ". Invocacion minValue( C , alfa= 4 , beta= inf ) -> que retorna valor terminal 2",
    ]


def test_the_window_of_a_child_of_chance_is_computed_in_the_log():
    tree = gametrace.parse("range: [0, 10]\ntree: [5, {chance: [0.5: 2, 0.5: 8]}]")
    log = lines(gametrace.alphabeta(tree, chance="star1"), style="compact")
    assert log[
        3
    ] == ". . ventana de C1: A=(5 - 0 - 5) / 0.5 = 0, B=(inf - 0 - 0) / 0.5 = inf".replace(
        " = ", " ="
    )


@given(chance_texts())
def test_logs_in_all_languages_have_the_same_shape(text):
    trace = gametrace.alphabeta(gametrace.parse(text), chance="star1")
    shapes = [[line.count(". ") for line in lines(trace, lang=lang)] for lang in LANGUAGES]
    assert shapes[0] == shapes[1] == shapes[2]


@pytest.mark.parametrize("algorithm", ["expectiminimax", "expectimax", "minimax"])
def test_every_output_works_at_2_000_levels_of_chance(algorithm):
    lists = 5
    for _ in range(2_000):
        lists = [lists]
    trace = getattr(gametrace, algorithm)(gametrace.build(lists, levels=["chance", "min"]))
    for form in (render.log, render.steps, render.tree, render.table, render.json):
        assert form(trace).count("N2001") >= 1


def test_a_cut_at_a_chance_node_shows_its_sum():
    trace = gametrace.alphabeta(gametrace.read(find("uam/star1")), chance="star1")
    said = ". PODA en expValue de C porque v= 0.6*1 + 4 = 4.6 <= alfa= 5 -> le asigna valor 4.6"
    assert said in lines(trace)


def test_ties_and_beams_are_confessed_at_the_end():
    tied = gametrace.maxn(gametrace.parse("players: [1, 2]\ntree: [3 1, 3 2]"))
    beamed = gametrace.minimax(gametrace.parse("[1, 2]"), beam=1)
    assert lines(tied, lang="en")[-1] == "a tie decided at A: the result is not unique"
    for told in (lines(beamed, lang="en"), render.steps(beamed, "en").splitlines()):
        assert told[-1] == "nodes were discarded unseen: the result is not guaranteed"


def test_the_sum_of_a_cut_above_another_chance_node_is_its_own():
    tree = gametrace.parse(
        "range: [-3, 3]\ntree: [1, {chance: [1/1: {chance: [1/2: -1, 1/2: 0]}]}]"
    )
    cuts = [
        line
        for line in render.log(gametrace.alphabeta(tree, chance="star1")).splitlines()
        if "PODA" in line
    ]
    assert cuts == [
        ". . PODA en expValue de C1 porque v= 0.5*(-1) + 1.5 = 1 <= alfa= 1 -> le asigna valor 1",
        ". PODA en expValue de C porque v= 1*1 + 0 = 1 <= alfa= 1 -> le asigna valor 1",
    ]
