"""The log of a game forgets what it has left; an interrupt ends a long search at once."""

import os
import signal
import subprocess
import sys
import time

from tests.cli.program import ENVIRONMENT

PROGRAM = """
import resource, sys
from gametrace.cli import cli
cli.main(sys.argv[1:], standalone_mode=False)
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, file=sys.stderr)
"""


def kilobytes(tree):
    command = [sys.executable, "-c", PROGRAM, "minimax", tree, "--log", "-o", os.devnull]
    done = subprocess.run(command, env=ENVIRONMENT, capture_output=True, text=True, check=True)
    return int(done.stderr.split()[-1])


def test_the_log_of_the_whole_game_needs_no_more_memory_than_that_of_a_small_position():
    assert kilobytes("tictactoe") <= kilobytes("tictactoe:XO./.X./O..") + 30_000


def test_an_interrupt_ends_a_long_search_at_once():
    command = [sys.executable, "-m", "gametrace", "minimax", "connect4", "--log", "-o", os.devnull]
    process = subprocess.Popen(command, env=ENVIRONMENT, stderr=subprocess.PIPE)
    time.sleep(1.5)
    process.send_signal(signal.SIGINT)
    start = time.monotonic()
    _, errors = process.communicate(timeout=20)
    assert (process.returncode, errors) == (130, b"")
    assert time.monotonic() - start < 5
