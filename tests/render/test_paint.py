"""Colours are for a terminal; without them every output has the same text."""

import re
from io import StringIO

import pytest

from gametrace import alphabeta, build, parse, render
from gametrace.render import FORMATS, look
from gametrace.render.look import plain
from gametrace.render.paint import painter

ESCAPE = re.compile(r"\x1b\[[0-9;]*m")


class Terminal(StringIO):
    """A stream that says it is a terminal."""

    def isatty(self):
        return True


@pytest.fixture
def paint(monkeypatch):
    for name in ("NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE", "COLORTERM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    return painter(Terminal())


def test_a_file_gets_no_colours():
    assert painter(StringIO()) is plain
    assert plain("text", "bold red") == "text"


def test_a_terminal_without_colours_gets_none(monkeypatch):
    monkeypatch.setenv("TERM", "dumb")
    assert painter(Terminal())("text", "red") == "text"


def test_a_terminal_gets_the_style_and_the_text_as_it_is(paint):
    assert paint("[red]x[/red]", "bold") == "\x1b[1m[red]x[/red]\x1b[0m"
    assert paint("text", "") == "text"


@pytest.mark.parametrize("fmt", ["tree", "table"])
def test_coloured_output_is_the_plain_one_with_colours(paint, fmt):
    trace = alphabeta(parse('[[3, 12], {name: "[b]C", children: [2, 4]}]', bare=True))
    coloured = "".join(FORMATS[fmt].lines(trace, look("es", paint=paint)))
    assert ESCAPE.search(coloured)
    assert ESCAPE.sub("", coloured) == getattr(render, fmt)(trace)


def test_the_log_is_never_coloured(paint):
    lines, trace = [], alphabeta(build([[3, 12], [2, 4]]))
    how = look("es", paint=paint)
    trace.replay(FORMATS["log"].watcher(lines.append, look_=how))
    assert "".join(lines) == render.log(trace)
    assert "\x1b" not in render.log(trace)
