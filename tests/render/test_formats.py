"""What holds for every form of output: whatever the depth, whatever the names."""

import json
import re

import pytest
from click.testing import CliRunner

from gametrace import alphabeta, build, minimax, parse, render
from gametrace.cli import cli
from gametrace.render import FORMATS

EVERY = pytest.mark.parametrize("fmt", FORMATS)
STRANGE = r"""
name: "[red]x[/red]"
children:
  - {name: "<script>alert(1)</script>", value: 1}
  - {name: "\e[31mred\e[0m", action: "\x9b2J", value: 2}
  - {name: "{node} %s \\d", value: 3}
  - {name: "a\nb\u202ec", value: 4}
"""
SHOWN = [
    "[red]x[/red]",
    "<script>alert(1)</script>",
    r"\x1b[31mred\x1b[0m",
    r"{node} %s \d",
    r"a\nb\u202ec",
]


def deep(levels):
    """A tree so many levels deep, with a leaf beside every inner node."""
    lists = [0]
    for level in range(levels - 1):
        lists = [lists, level]
    return lists


def names_in(fmt, text):
    """The names of the nodes that an output mentions."""
    if fmt == "json":
        return {node["name"] for node in json.loads(text)["nodes"]}
    return set(re.findall(r"\bN\d+\b", text))


def test_every_format_has_a_function_of_its_name():
    assert all(callable(getattr(render, name)) for name in FORMATS)


@EVERY
@pytest.mark.parametrize("search", [minimax, alphabeta])
def test_two_thousand_levels_are_shown_without_dropping_a_node(fmt, search):
    trace = search(build(deep(2_000)))
    assert trace.tree.height == 2_000
    shown = names_in(fmt, getattr(render, fmt)(trace))
    visited = {node.name for node in trace.visits}
    everything = {node.name for node in trace.tree.walk()}
    assert shown == (visited if FORMATS[fmt].watcher else everything)


@EVERY
def test_two_thousand_levels_come_out_of_the_command_line(fmt):
    text = json.dumps(deep(900)).replace("[0]", "[" * 1_101 + "0" + "]" * 1_101)
    result = CliRunner().invoke(cli, ["minimax", "-", "-f", fmt], input=text)
    assert (result.exit_code, result.stderr) == (0, "")
    tree = parse(text)
    assert tree.height == 2_000
    assert len(names_in(fmt, result.stdout)) == tree.size


@EVERY
def test_strange_names_are_shown_literally_and_never_obeyed(fmt):
    text = getattr(render, fmt)(minimax(parse(STRANGE)))
    assert all(char.isprintable() or char == "\n" for char in text)
    for name in SHOWN:
        assert (json.dumps(name)[1:-1] if fmt in ("json", "events") else name) in text


def test_strange_names_are_the_same_in_json_and_in_the_tree():
    nodes = json.loads(render.json(minimax(parse(STRANGE))))["nodes"]
    assert [node["name"] for node in nodes] == SHOWN
    assert nodes[2]["action"] == r"\x9b2J"


@EVERY
def test_every_output_ends_with_one_line_break(fmt):
    text = getattr(render, fmt)(alphabeta(build([[3, 12], [2, 4]])))
    assert text.endswith("\n")
    assert not text.endswith("\n\n")
