"""Playing against the machine, through a pseudo-terminal, to the end."""

import os
import pty
import random
import select
import sys
import time

import pytest

from gametrace.games.tictactoe import TicTacToe
from tests.cli.program import DEADLINE, ENVIRONMENT, invoke, output_of

PROMPTS = {"en": "Your move", "es": "Tu jugada", "ca": "La teua jugada"}
ENDS = {
    "en": ("You have won", "The machine has won", "A draw."),
    "es": ("Has ganado", "Ha ganado la máquina", "Empate."),
    "ca": ("Has guanyat", "Ha guanyat la màquina", "Empat."),
}


class Terminal:
    """gametrace play at the other end of a pseudo-terminal."""

    def __init__(self, *arguments):
        self.process, self.end = pty.fork()
        if self.process == 0:
            command = [sys.executable, "-m", "gametrace", "play", *arguments]
            os.execvpe(sys.executable, command, ENVIRONMENT)  # the child becomes the program
        self.text = ""

    def until(self, *wanted):
        """What is printed until one of these texts comes; the first of them that is there."""
        start, deadline = len(self.text), time.monotonic() + DEADLINE
        while time.monotonic() < deadline:
            found = [text for text in wanted if text in self.text[start:]]
            if found:
                return found[0]
            if select.select([self.end], [], [], 0.1)[0]:
                try:
                    self.text += os.read(self.end, 4096).decode()
                except OSError:
                    break
        raise AssertionError(f"none of {wanted} in {self.text[start:]!r}")

    def type(self, text):
        os.write(self.end, text.encode())

    def code(self):
        _, status = os.waitpid(self.process, 0)
        os.close(self.end)
        return os.waitstatus_to_exitcode(status)


@pytest.mark.parametrize("lang", PROMPTS)
def test_a_game_is_played_to_its_end_in_three_languages(lang):
    terminal = Terminal("tictactoe", "--lang", lang)
    terminal.until(PROMPTS[lang])
    for move in ("b2", "b1", "c1"):
        before = len(terminal.text)
        terminal.type(f"{move}\n")
        end = terminal.until(f"{PROMPTS[lang]} (?", *ENDS[lang])
        assert len(terminal.text) > before
    assert end == ENDS[lang][1]
    assert terminal.code() == 0


def test_end_of_input_ends_the_game_politely():
    terminal = Terminal("tictactoe", "--lang", "en")
    terminal.until("Your move")
    terminal.type("\x04")
    terminal.until("Until next time.")
    assert terminal.code() == 0


def test_an_interrupt_ends_it_with_130():
    terminal = Terminal("tictactoe", "--lang", "en")
    terminal.until("Your move")
    terminal.type("\x03")
    assert terminal.code() == 130


def test_the_moves_the_reason_and_the_way_back():
    said = output_of(
        "play", "tictactoe", "--lang", "en", stdin="why\nb2\n?\nwhy\nundo\nundo\nb2\nzz\nquit\n"
    )
    assert "The machine has not moved yet." in said
    assert "Moves: b3 c3 a2 c2 a1 b1 c1" in said
    assert "It played a3 because that is worth 0 to O: a3 " in said
    assert "Taken back." in said
    assert "There is nothing to take back." in said
    assert "There is no move 'zz'" in said
    assert said.endswith("Until next time.\n")


def test_the_machine_may_begin_and_look_only_so_far():
    said = output_of(
        "play", "tictactoe", "--as", "O", "--depth", "2", "--lang", "en", stdin="why\n"
    )
    assert "The machine plays b2." in said
    assert "looking 2 moves ahead, that is worth 1 to X: b2 " in said


def test_a_large_game_is_looked_at_four_moves_ahead():
    said = output_of("play", "connect4", "--as", "O", "--lang", "en", stdin="why\n")
    assert "looking 4 moves ahead" in said


@pytest.mark.parametrize("algorithm", ["minimax", "alphabeta"])
def test_it_never_loses_from_the_empty_board(algorithm):
    game, chance = TicTacToe(), random.Random(7)
    for _ in range(3):
        cells = list(game.names.values())
        chance.shuffle(cells)
        moves = "\n".join(cells * 3) + "\n"
        said = output_of("play", "tictactoe", "--algorithm", algorithm, "--lang", "en", stdin=moves)
        assert "The machine has won" in said or "A draw." in said


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("tictacto",), "no bundled tree"),
        (("ub/ejemplo-b",), "is no game"),
        (("tictactoe", "--as", "Z"), "has no player 'Z'; it has X, O"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments, message):
    result = invoke("play", *arguments)
    assert result.code == 2
    assert message in result.err


def test_games_lists_how_a_position_is_written():
    said = output_of("games", "--lang", "en")
    assert "connect4:6x7;4453" in said
    assert said.splitlines()[0].split() == ["game", "position", "example"]
