"""The commands that compare, as they are typed."""

import pytest

from tests.cli.program import output_of, refusal_of


def test_order_writes_the_best_first_tree_by_the_suffix(here):
    told = output_of("order", "-o", "best.json", "--lang", "en")
    assert told.splitlines()[1:] == [
        "as written              7",
        "best first              5",
        "worst first            11",
    ]
    again = output_of("order", "best.json", "--lang", "en")
    assert again.splitlines()[1] == "as written              5"
    assert "no format has the suffix '.txt'" in refusal_of("order", "-o", "best.txt")


@pytest.mark.parametrize("command", ["order", "strategy", "magnitudes"])
def test_players_are_refused_by_the_command_that_was_typed(command):
    assert command in refusal_of(command, "unco/dilema")


def test_order_refuses_a_player_who_moves_at_random():
    assert "which order cannot cut through" in refusal_of("order", "ub/fantasma")


def test_deepening_says_where_the_decision_changes_and_what_reordering_saves():
    told = output_of("deepen", "uam/horizonte", "--reorder", "--lang", "en").splitlines()
    assert told[0].split() == ["depth", "value", "action", "line", "nodes", "saved"]
    assert told[-1] == "The decision changes at depth 3: from a1 to a2 (horizon effect)."


def test_a_decision_that_stays_is_said_to_stay():
    tree = "[{eval: 1, children: [2]}, 0]"
    told = output_of("deepen", tree, "--lang", "ca").splitlines()
    assert told[-1] == "La decisió és a1 a tota profunditat."


def test_a_strategy_speaks_for_its_player():
    assert output_of("strategy", "uam/gep").endswith("MAX tiene asegurado 1\n")
    assert output_of("strategy", "uam/gep", "--for", "min").endswith("MIN no deja pasar de 1\n")
    assert output_of("strategy", "unir/ejercicio").endswith("MAX obtiene 5.8 de media\n")


def test_compare_has_a_row_for_each_convention():
    told = output_of("compare", "--conventions", "--lang", "en").splitlines()
    names = [line.split()[0] for line in told[1:]]
    assert names == ["ub", "ub-practica", "unir", "unco", "uam", "upv", "aima", "berkeley"]


def test_an_algorithm_that_does_not_exist_is_refused_whatever_is_run():
    said = refusal_of("minimax", "{tree: [1, 2], algorithm: alfabeta}")
    assert "'alfabeta' is none of" in said
    assert "did you mean 'alphabeta'?" in said
