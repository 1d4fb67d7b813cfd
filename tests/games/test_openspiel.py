"""OpenSpiel's games: its own values, chance, several players, positions, refusals."""

import sys

import pytest

from gametrace import GametraceError, alphabeta, expectiminimax, maxn
from gametrace.games.named import game_tree

pyspiel = pytest.importorskip("pyspiel")


def own_value(state):
    if state.is_terminal():
        return state.player_return(0)
    values = [own_value(state.child(action)) for action in state.legal_actions()]
    return max(values) if state.current_player() == 0 else min(values)


@pytest.mark.parametrize(
    "name", ["breakthrough(rows=3,columns=3)", "nim(pile_sizes=1;2;2)", "y(board_size=3)"]
)
def test_small_games_have_openspiels_value(name):
    expected = own_value(pyspiel.load_game(name).new_initial_state())
    assert alphabeta(game_tree(f"openspiel:{name}")).value == expected


def test_its_tic_tac_toe_is_ours():
    trace = alphabeta(game_tree("openspiel:tic_tac_toe"))
    assert (trace.value, trace.counts["visited"], trace.counts["nodes"]) == (0, 18_297, 25_227)


def test_dice_are_chance_nodes():
    tree = game_tree("openspiel:pig(diceoutcomes=2,winscore=3)", eval="zero", depth=4)
    trace = expectiminimax(tree)
    thrown = [node for node in trace.tree.walk() if node.kind == "chance" and node.children]
    assert thrown
    assert {child.p for node in thrown for child in node.children} == {thrown[0].children[0].p}
    assert sum(child.p for child in thrown[0].children) == 1


def test_more_than_two_players_are_max_n():
    tree = game_tree("openspiel:pig(players=3,diceoutcomes=2,winscore=2)", eval="zero", depth=3)
    assert tree.players == ("0", "1", "2")
    assert len(maxn(tree).value) == 3


def test_chess_is_read_from_a_fen():
    fen = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"
    trace = alphabeta(game_tree(f"openspiel:chess@{fen}", eval="zero"), depth=1)
    assert (trace.value, trace.action) == (1, "Ra8#")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("openspiel:kuhn_poker", "hides something"),
        ("openspiel:goofspiel", "at the same time"),
        ("openspiel:tic_tac_to", "did you mean 'tic_tac_toe'"),
        ("openspiel:chess@nonsense", "OpenSpiel refuses 'chess@nonsense'"),
        ("openspiel:breakthrough(rows=x)", "OpenSpiel refuses"),
    ],
)
def test_others_are_refused(text, reason):
    with pytest.raises(GametraceError, match=reason):
        game_tree(text)


def test_a_missing_package_gets_the_line_that_installs_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(GametraceError, match=r"pip install 'gametrace\[games\]'"):
        game_tree("openspiel:tic_tac_toe")
