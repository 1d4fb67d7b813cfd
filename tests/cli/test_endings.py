"""How a run ends: closed pipes, Ctrl-C, and bugs of ours."""

import os
import signal
import subprocess
import sys

import pytest

from gametrace import __version__
from tests.cli.program import DEADLINE, ENVIRONMENT, Result, large, run, shell, start, wait_until


@pytest.fixture
def long(here):
    """A tree whose log does not fit into a pipe."""
    (here / "long.yaml").write_text(large(levels=4))
    return "long.yaml"


@pytest.fixture
def big(here):
    """A tree that takes a while to solve."""
    (here / "big.yaml").write_text(large(levels=5, copies=4))
    return "big.yaml"


def interrupted(process):
    """How a process ends that Ctrl-C is pressed for, and what it says of it."""
    process.send_signal(signal.SIGINT)
    try:
        said = process.communicate(timeout=DEADLINE)[1]
    finally:
        process.kill()
    return process.returncode, said.strip()


def script(text, *arguments):
    """A run of a program that calls gametrace."""
    done = subprocess.run(
        [sys.executable, "-c", text, *arguments],
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        timeout=DEADLINE,
    )
    return Result(done.returncode, done.stdout, done.stderr)


@pytest.mark.parametrize("fmt", ["log", "events", "table", "tree", "json"])
def test_a_pipe_closed_after_the_first_line_ends_it_quietly(fmt, long):
    with start("minimax", long, "-f", fmt, stdout=subprocess.PIPE) as process:
        first = process.stdout.readline()
        process.stdout.close()
        said = process.stderr.read()
    assert first != b""
    assert (process.returncode, said) == (0, b"")


def test_head_takes_what_it_needs(long):
    line = f"gametrace minimax {long} --log | head -1; exit ${{PIPESTATUS[0]}}"
    assert shell(line) == (0, "Invocacion maxValue( A ):\n", "")


@pytest.mark.parametrize("arguments", [["alphabeta", "--log"], ["trees"], ["--help"], ["show"]])
def test_a_pipe_that_nobody_reads_ends_it_quietly(arguments):
    reader, writer = os.pipe()
    os.close(reader)
    try:
        assert run(*arguments, stdout=writer) == (0, "", "")
    finally:
        os.close(writer)


def test_ctrl_c_while_a_log_is_printed_ends_it_with_130(long):
    with start("minimax", long, "--log", stdout=subprocess.PIPE) as process:
        process.stdout.readline()
        assert interrupted(process) == (130, b"")


@pytest.mark.parametrize("fmt", ["log", "json"])
def test_ctrl_c_in_the_middle_of_writing_leaves_the_old_file_and_nothing_else(fmt, big, here):
    (here / "old.txt").write_text("old\n")
    before = set(os.listdir(here))

    def half_written():
        new = [here / name for name in set(os.listdir(here)) - before]
        return any(path.stat().st_size for path in new) or process.poll() is not None

    with start("minimax", big, "-f", fmt, "-o", "old.txt") as process:
        wait_until(half_written)
        assert interrupted(process) == (130, b"")
    assert set(os.listdir(here)) == before
    assert (here / "old.txt").read_text() == "old\n"


def test_ctrl_c_at_the_moment_a_file_is_made_leaves_nothing(here):
    """Once, an interrupt between making the temporary file and guarding it left it behind."""
    text = (
        "import os, signal, sys, gametrace.cli\n"
        "before = set(os.listdir())\n"
        "def watch(frame, event, called):\n"
        "    if event == 'c_return' and called.__name__ == 'open':\n"
        "        if set(os.listdir()) - before:\n"
        "            sys.setprofile(None)\n"
        "            signal.raise_signal(signal.SIGINT)\n"
        "sys.setprofile(watch)\n"
        "gametrace.cli.main()\n"
    )
    result = script(text, "alphabeta", "tree.yaml", "-o", "new.log")
    assert (result.code, result.out, result.err.strip()) == (130, "", "")
    assert os.listdir(here) == ["tree.yaml"]


def test_ctrl_c_while_a_tree_is_read_ends_it_with_130(here):
    os.mkfifo("pipe")

    def opened():
        try:
            return os.open("pipe", os.O_WRONLY | os.O_NONBLOCK)
        except OSError:  # nobody reads yet
            return None

    with start("alphabeta", "pipe", stdout=subprocess.PIPE) as process:
        writer = wait_until(opened)
        process.send_signal(signal.SIGINT)
        os.close(writer)  # a signal just before a read starts is seen when the read ends
        out, err = process.communicate(timeout=DEADLINE)
    assert (process.returncode, out, err.strip()) == (130, b"", b"")


def broken(error, *arguments):
    """A run in which the search has a bug."""
    text = (
        "import gametrace.cli, gametrace.search\n"
        "def search(*arguments):\n"
        f"    raise {error}\n"
        "table = gametrace.search.ALGORITHMS\n"
        "table['alphabeta'] = table['alphabeta']._replace(search=search)\n"
        "gametrace.cli.main()\n"
    )
    return script(text, "alphabeta", *arguments)


@pytest.mark.parametrize("fmt", ["log", "tree"])
def test_a_bug_of_ours_ends_with_70_its_traceback_and_a_request_to_report_it(fmt):
    result = broken("ZeroDivisionError('on purpose')", "-f", fmt)
    assert (result.code, result.out) == (70, "")
    assert result.err.startswith("Traceback (most recent call last):\n")
    assert "\nZeroDivisionError: on purpose\n" in result.err
    bug = f"This is a bug in gametrace {__version__}, not in what you typed. Please report it"
    assert bug in result.err


def test_a_bug_of_ours_leaves_the_old_file(here):
    (here / "old.log").write_text("old\n")
    assert broken("ZeroDivisionError", "-o", "old.log").code == 70
    assert (here / "old.log").read_text() == "old\n"
    assert sorted(os.listdir(here)) == ["old.log", "tree.yaml"]


def test_too_little_memory_is_not_a_bug():
    said = "there is not enough memory for this tree\n"
    assert broken("MemoryError") == (2, "", said)
