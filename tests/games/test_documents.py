"""Games in documents, and on the command line in the place of a tree."""

import pickle

import pytest

from gametrace import GametraceError, TreeError, alphabeta, minimax, parse, solve
from gametrace.games.named import game_tree
from tests.cli.program import invoke, output_of

MATRIX = "matrix: {rows: [A, B, C], columns: [A, B], payoffs: [[2, -3], [0, 2], [-5, 10]]}"


def test_a_document_may_be_a_game():
    tree = parse("title: T\ngame: nim:1,2\nalgorithm: minimax\nconvention: aima\n")
    assert (tree.title, tree.algorithm.text, solve(tree).algorithm) == ("T", "minimax", "minimax")
    assert solve(tree).value == 1
    assert solve(tree).rules.name == "aima"


def test_outcomes_of_a_document_are_what_the_game_is_worth():
    tree = parse("game: nim:1,2\noutcomes: {win: 10, lose: -10}\n")
    assert minimax(tree).value == 10


def test_a_matrix_is_a_game_in_turns():
    assert minimax(parse(MATRIX)).action == "B"
    pairs = MATRIX.replace("[[2, -3], [0, 2], [-5, 10]]", "[[[1, 2], 3 4], [5 6, 7 8], [0 0, 0 1]]")
    assert solve(parse(pairs), "maxn").value == (7, 8)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("game: chess", "<tree>:1:7: there is no game 'chess'"),
        ("game: mygame.py:Nim", "<tree>:1:7: there is no game 'mygame.py'"),
        ("game: nim\neval: os.py:getcwd", "nim has no eval 'os.py:getcwd'"),
        ("game: nim\nsymetry: true", "2:1: unknown key 'symetry' beside 'game'; did you mean"),
        ("game: nim\nsymmetry: maybe", "2:11: symmetry is true or false"),
        ("game: tictactoe\nposition: XXX/.../...", "1:7: .*not 3 and 0"),
        ("matrix: {rows: [A], columns: [B]}", "1:9: a matrix needs `payoffs`"),
        ("matrix: {rows: [A], columns: [B], payoffs: [[x]]}", "1:46: .*'x' is not a number"),
        ("matrix: {rows: [A], columns: [B], payoffs: [[1, 2]]}", "needs 1 rows of 1 cells"),
        ("matrix: {rows: [A], cells: 3}", "1:21: unknown key 'cells'"),
        ("matrix: 3", "1:9: matrix must be a mapping"),
    ],
)
def test_what_a_document_cannot_mean_is_refused_at_its_place(text, message):
    with pytest.raises(TreeError, match=message):
        parse(text)


@pytest.mark.parametrize("text", ["nim:2,2", "nim:1,2,1", "tictactoe:X.O/.../..X", "connect4:3x3"])
def test_the_best_actions_are_those_of_minimax(text):
    tree = game_tree(text)
    assert alphabeta(tree).actions == minimax(tree).actions


def test_a_game_and_its_trace_can_be_pickled():
    tree = game_tree("tictactoe:XO./.XO/...")
    assert pickle.loads(pickle.dumps(tree)) == tree.written()
    trace = alphabeta(tree)
    again = pickle.loads(pickle.dumps(trace))
    assert (again.actions, again.counts, again.line) == (trace.actions, trace.counts, trace.line)


def test_a_tree_of_a_game_is_asked_as_any_other():
    tree = game_tree("nim:1,2")
    assert tree
    assert len(tree) == 12
    assert "b1.a1" in tree
    assert "b9" not in tree
    assert tree["b1"] in tree
    assert parse(tree.to_yaml()) == tree.written()
    assert game_tree("tictactoe")  # without looking at half a million nodes


def test_other_commands_write_the_game_out():
    assert "a1.b1 = 1" in output_of("why", "nim:1,2", "a1", "--lang", "en")
    assert output_of("compare", "nim:2,2").count("alphabeta") == 1
    assert "b1.a1.b1" in output_of("show", "nim:1,2", "-f", "yaml")
    assert output_of("show", "nim:1,2") == "nim\na |\nb ||\n"
    assert output_of("show", "nim:1,2", "--depth", "5").count("\n") == 13
    assert "b1.a1.b1" in output_of("minimax", "nim:1,2", "--only", "b1")


def test_an_eval_is_chosen_on_the_command_line(tmp_path):
    arguments = ("minimax", "tictactoe", "--depth", "2", "--levels", "1", "--eval")
    shown = output_of(*arguments, "open-lines")
    assert "b2: ▼ b2  1  ◀" in shown
    assert len(shown.splitlines()) == 11
    file = tmp_path / "evals.py"
    file.write_text("def seven(state, player):\n    return 7 if player == 'X' else -7\n")
    assert output_of(*arguments, f"{file}:seven").startswith("▲ A  7\n")
    assert "did you mean 'open-lines'" in invoke(*arguments, "open-line").err
    assert "--eval is for games" in invoke("minimax", "[1, 2]", "--eval", "zero").err


def test_max_nodes_limits_a_game_but_not_its_log():
    assert "more than 50 nodes" in invoke("minimax", "nim:3,3", "--max-nodes", "50").err
    assert invoke("minimax", "nim:3,3", "--max-nodes", "50", "--log").code == 0


def test_files_and_bundled_trees_win_over_games(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "nim").write_text("tree: [[3, 12], [2, 4]]")
    assert "valor 3" in output_of("minimax", "nim")


def test_an_exam_asks_for_the_whole_game():
    from gametrace import Exam

    with pytest.raises(GametraceError, match=r"tree\.written\(\)"):
        Exam(game_tree("nim:1,2"))
