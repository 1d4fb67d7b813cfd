"""Results on standard output, the rest on standard error, in UTF-8, with colour on terminals."""

import os
import pty
import subprocess

import pytest

from tests.cli.program import ENVIRONMENT, output_of, run, shell, start

ASCII = {"LC_ALL": "C", "PYTHONIOENCODING": "ascii"}
XTERM = {"TERM": "xterm-256color"}
FULL = "cannot write the output: No space left on device\n"


def on_a_terminal(*arguments, **environment):
    """What the program writes when its standard output is a terminal."""
    ours, its = pty.openpty()
    process = start(*arguments, stdout=its, env=ENVIRONMENT | environment)
    os.close(its)
    pieces = []
    try:
        while piece := os.read(ours, 65536):
            pieces.append(piece)
    except OSError:  # the other end is closed
        pass
    os.close(ours)
    assert (process.communicate()[1], process.returncode) == (b"", 0)
    return b"".join(pieces).decode().replace("\r\n", "\n")


def test_results_go_to_standard_output_alone():
    assert run("alphabeta", "--log") == (0, output_of("alphabeta", "--log"), "")


@pytest.mark.parametrize("wrong", [["alphabeta", "nope"], ["nope"], ["alphabeta", "--nope"]])
def test_errors_go_to_standard_error_alone(wrong):
    result = run(*wrong)
    assert (result.code, result.out) == (2, "")
    assert "nope" in result.err
    assert "Traceback" not in result.err


@pytest.mark.parametrize("arguments", [["alphabeta"], ["alphabeta", "--log"], ["trees"]])
def test_results_are_utf8_whatever_the_locale(arguments):
    assert run(*arguments, environment=ASCII) == (0, output_of(*arguments), "")


def test_errors_are_utf8_whatever_the_locale():
    result = run("alphabeta", "ñandú", environment=ASCII)
    assert result.err.startswith("there is no file 'ñandú'")


def test_standard_input_is_utf8_whatever_the_locale():
    shown = run("show", "-", stdin="title: Ñandú\ntree: [1]\n", environment=ASCII)
    assert shown == (0, "Ñandú\n▲ A\n└── a1: B  1\n", "")


@pytest.mark.parametrize("arguments", [["alphabeta"], ["alphabeta", "-f", "table"], ["trees"]])
def test_there_is_no_colour_where_there_is_no_terminal(arguments):
    assert "\x1b" not in run(*arguments, environment=XTERM).out
    forced = run(*arguments, environment=XTERM | {"FORCE_COLOR": "1", "CLICOLOR_FORCE": "1"})
    assert "\x1b" not in forced.out


def test_a_file_has_no_colour_even_if_the_program_runs_on_a_terminal(here):
    assert on_a_terminal("alphabeta", "-o", "x.txt", **XTERM) == ""
    assert (here / "x.txt").read_text(encoding="utf-8") == output_of("alphabeta")


def test_the_tree_is_coloured_on_a_terminal():
    shown = on_a_terminal("alphabeta", **XTERM)
    assert shown.startswith("\x1b[32m▲ A\x1b[0m  \x1b[1m3\x1b[0m\x1b[36m  [-inf, inf]\x1b[0m\n")
    assert "\x1b[2mb32: B32  podado\x1b[0m\n" in shown
    assert "\x1b[31m  ✂ poda beta: 8 >= 3\x1b[0m" in shown


@pytest.mark.parametrize("arguments", [["alphabeta", "-f", "table"], ["trees"], ["show"]])
def test_tables_and_titles_are_coloured_on_a_terminal(arguments):
    assert on_a_terminal(*arguments, **XTERM).startswith("\x1b[1m")


@pytest.mark.parametrize("fmt", ["log", "json", "events"])
def test_some_formats_never_have_colour(fmt):
    shown = on_a_terminal("alphabeta", "-f", fmt, **XTERM)
    assert shown == output_of("alphabeta", "-f", fmt)


@pytest.mark.parametrize("environment", [XTERM | {"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_a_terminal_or_a_user_without_colours_gets_none(environment):
    assert on_a_terminal("alphabeta", **environment) == output_of("alphabeta")


def test_a_narrow_terminal_cuts_nothing_off():
    shown = on_a_terminal("alphabeta", TERM="dumb", COLUMNS="10")
    assert shown == output_of("alphabeta")


@pytest.mark.parametrize(
    "arguments",
    [["alphabeta", "--log"], ["alphabeta", "-f", "json"], ["trees"], ["--help"], ["--version"]],
)
def test_a_full_disk_behind_standard_output_is_an_error(arguments):
    with open("/dev/full", "w") as full:
        assert run(*arguments, stdout=full) == (2, "", FULL)


def test_a_full_disk_in_the_middle_of_a_long_log_is_an_error(here):
    (here / "wide.yaml").write_text(f"[{', '.join(['1'] * 1000)}]")
    with open("/dev/full", "w") as full:
        assert run("minimax", "wide.yaml", "--log", stdout=full) == (2, "", FULL)


def test_standard_output_that_is_closed_is_an_error_without_a_traceback():
    result = shell("gametrace alphabeta --log >&-")
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith("cannot write the output")
    assert "Traceback" not in result.err


def test_a_closed_standard_output_does_not_matter_to_a_file(here):
    assert shell("gametrace alphabeta -o x.log >&-") == (0, "", "")
    assert (here / "x.log").read_text(encoding="utf-8") == output_of("alphabeta", "--log")


def test_a_closed_standard_error_does_not_matter_to_results():
    assert shell("gametrace alphabeta --log 2>&-") == (0, output_of("alphabeta", "--log"), "")


def test_a_closed_standard_error_leaves_the_exit_code():
    assert shell("gametrace alphabeta nope 2>&-") == (2, "", "")


def test_the_usual_way_to_keep_both_streams_works():
    shown = shell("gametrace alphabeta nope 2>&1").out
    assert shown.startswith("there is no file 'nope'")


def test_a_command_without_a_dash_does_not_wait_for_standard_input():
    with start("alphabeta", "--log", stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout.read().decode() == output_of("alphabeta", "--log")
