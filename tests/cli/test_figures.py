"""Pictures on the command line."""

import os
import pty
import subprocess
import sys

import pytest

from tests.cli.program import DEADLINE, ENVIRONMENT, output_of, refusal_of

STARTS = {"svg": "<svg ", "tikz": "% alphabeta", "dot": "digraph "}
SUFFIXES = {
    ".svg": b"<svg ",
    ".tex": b"% ",
    ".dot": b"digraph",
    ".png": b"\x89PNG",
    ".pdf": b"%PDF",
}


@pytest.mark.parametrize("fmt", STARTS)
def test_a_picture_can_be_asked_for_by_its_name(fmt):
    assert output_of("alphabeta", "-f", fmt).startswith(STARTS[fmt])


@pytest.mark.parametrize("suffix", SUFFIXES)
@pytest.mark.parametrize("command", ["alphabeta", "minimax", "show", "expectiminimax"])
def test_the_suffix_says_which_picture(suffix, command, tmp_path):
    file = tmp_path / f"x{suffix}"
    assert output_of(command, "-o", str(file)) == ""
    assert file.read_bytes().startswith(SUFFIXES[suffix])


def test_max_n_has_pictures_too():
    assert ">(1, 2, 6)<" in output_of("maxn", "ub/tres-jugadores", "-f", "svg")


def test_options_of_pictures_are_passed_on():
    assert "⋯ 6 nodes" in output_of("alphabeta", "-f", "svg", "--levels", "1", "--lang", "en")
    assert "#d9e9f6" not in output_of("alphabeta", "-f", "svg", "--mono")
    assert 'data-node="C"' not in output_of("alphabeta", "-f", "svg", "--only", "B")
    assert r"\documentclass{beamer}" in output_of(
        "alphabeta", "-f", "tikz", "--standalone", "--beamer"
    )


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--mono"], "--mono goes with svg, tikz, dot, png, pdf, not with tree"),
        (["--log", "--levels", "2"], "--levels goes with svg"),
        (["-f", "svg", "--beamer"], "--beamer goes with tikz, not with svg"),
        (["-f", "svg", "--deck"], "--deck goes with pdf, not with svg"),
        (["-f", "dot", "--standalone"], "--standalone goes with tikz, not with dot"),
        (["-f", "svg", "--only", "Q"], "the tree has no node 'Q'"),
    ],
)
def test_what_a_picture_cannot_do_is_refused(options, message):
    assert message in refusal_of("alphabeta", *options)


@pytest.mark.parametrize("fmt", ["png", "pdf"])
def test_a_terminal_gets_no_bytes(fmt):
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "gametrace", "alphabeta", "-f", fmt]
    done = subprocess.run(
        command, stdout=theirs, stderr=subprocess.PIPE, env=ENVIRONMENT, timeout=DEADLINE
    )
    os.close(theirs)
    os.close(ours)
    assert done.returncode == 2
    assert f"a terminal cannot show {fmt.upper()}; name a file with -o" in done.stderr.decode()


def test_a_pipe_gets_the_bytes():
    command = [sys.executable, "-m", "gametrace", "alphabeta", "-f", "png"]
    done = subprocess.run(command, capture_output=True, env=ENVIRONMENT, timeout=DEADLINE)
    assert (done.returncode, done.stdout[:4]) == (0, b"\x89PNG")


def test_a_deck_of_an_unsolved_tree_is_refused(tmp_path):
    file = tmp_path / "x.pdf"
    assert "a deck plays a search" in refusal_of("show", "-o", str(file), "--deck")
    assert not file.exists()
