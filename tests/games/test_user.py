"""A user's own game in a file: loaded by the command line, blamed for its own errors."""

import pytest

from gametrace.games.named import game_tree
from tests.cli.program import invoke, output_of

NIM = """\
class Nim:
    initial = (1, 2)

    def to_move(self, state):
        return "you" if sum(state) % 2 else "me"

    def actions(self, state):
        return [(i, n) for i, pile in enumerate(state) for n in range(1, pile + 1)]

    def result(self, state, move):
        pile, taken = move
        return tuple(p - taken if i == pile else p for i, p in enumerate(state))

    def is_terminal(self, state):
        return not any(state)

    def utility(self, state, player):
        return 1 if player == "me" else -1
"""

TWO_MORE = """
class Other(Nim):
    pass

class More:
    actions = result = to_move = 1
"""


@pytest.fixture
def file(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)

    def write(text, name="mygame.py"):
        (tmp_path / name).write_text(text, encoding="utf-8")
        return name

    return write


def refused(*arguments):
    result = invoke(*arguments)
    assert (result.code, result.out) == (2, "")
    assert "Traceback" not in result.err
    return result.err


def test_a_file_with_one_game_is_a_tree(file):
    name = file(NIM)
    assert "(1, 2)" in output_of("minimax", name)
    assert output_of("minimax", f"{name}:Nim") == output_of("minimax", name)


def test_a_module_with_a_class_is_a_tree(file):
    file(NIM, "mymodule.py")
    assert "(0, 1)" in output_of("minimax", "mymodule:Nim", "--log")


def test_an_exception_is_told_with_the_line_the_state_and_the_move(file):
    name = file(
        NIM.replace(
            "        pile, taken = move\n", "        pile, taken = move\n        1 / (2 - taken)\n"
        )
    )
    error = refused("minimax", name)
    assert "mygame.py:12: result: ZeroDivisionError: division by zero" in error
    assert "1 / (2 - taken)" in error
    assert "state: (1, 2)" in error
    assert "move: (1, 2)" in error


@pytest.mark.parametrize(
    ("text", "tree", "message"),
    [
        ("x = (", "mygame.py", "SyntaxError"),
        ("import nothing_of_that_name", "mygame.py", "mygame.py:1: .*ModuleNotFoundError"),
        ("x = 1", "mygame.py", "has no class with to_move"),
        ("x = 1", "mygame.py:Nim", "mygame.py has no 'Nim'"),
        (NIM, "mygame.py:Nin", "did you mean 'Nim'"),
        (NIM + TWO_MORE, "mygame.py", "several games; write mygame.py:Other or mygame.py:More"),
        (NIM.replace("initial", "start"), "mygame.py", "has no `initial` state"),
        (NIM.replace("initial = (1, 2)", "def __init__(self, n): pass"), "mygame.py", "arguments"),
        ("raise SystemExit(3)", "mygame.py", "SystemExit"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_file_is_told(file, text, tree, message):
    import re

    file(text)
    assert re.search(message, refused("minimax", tree))


def test_a_missing_file_or_module_is_told(file):
    assert "there is no file 'other.py'" in refused("minimax", "other.py")
    assert "there is no module 'othermodule'" in refused("minimax", "othermodule:Nim")


def test_a_document_can_name_no_code(file):
    from gametrace import GametraceError

    file("open('was_run', 'w')")
    for text in ("mygame.py", "mygame.py:Nim", "mygame:Nim"):
        with pytest.raises(GametraceError, match="there is no game"):
            game_tree(text)
    with pytest.raises(GametraceError, match="has no eval"):
        game_tree("tictactoe", eval="mygame.py:f")
