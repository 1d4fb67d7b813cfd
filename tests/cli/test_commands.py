"""The commands: what they list, show and explain, and that their help is true."""

import json
import os
import re
import shlex

import pytest

import gametrace
from gametrace.cli import COMMANDS, cli
from gametrace.search import ALGORITHMS
from gametrace.tree.bundled import find, folder, names
from tests.cli.program import invoke, output_of, refusal_of, run

BUNDLED = names()
ONLY_PLAIN = {"ub/fantasma": "minimax", "ub/tres-jugadores": "maxn", "unco/dilema": "maxn"}


def examples(*command):
    """The lines that a help text gives as examples."""
    block = output_of(*command, "--help").split("Examples:\n")[1].split("\n\n")[0]
    return [re.split(r"\s{3,}", line.strip())[0] for line in block.splitlines()]


EXAMPLES = [line for command in [(), *zip(COMMANDS)] for line in examples(*command)]


@pytest.mark.parametrize("command", [[], *([name] for name in COMMANDS)])
def test_every_command_has_help_with_examples(command):
    shown = output_of(*command, "--help")
    assert shown == output_of(*command, "-h")
    assert "\n  Examples:\n    gametrace " in shown
    assert all(not line.endswith(" ") for line in shown.splitlines())


@pytest.mark.usefixtures("homework")
@pytest.mark.parametrize("line", EXAMPLES)
def test_every_example_in_the_help_runs(line):
    program, *arguments = shlex.split(line)
    assert program == "gametrace"
    result = invoke(*arguments)
    assert (result.code, result.err) == (0, "")
    assert ("-o" in arguments and arguments[0] != "order") == (result.out == "")


def test_every_command_is_used_in_an_example_of_its_own():
    for name in COMMANDS:
        assert any(line.startswith(f"gametrace {name}") for line in examples(name))


def test_the_help_lists_every_command_with_a_line_about_it():
    listed = output_of("--help").split("Commands:\n")[1]
    assert [line.split()[0] for line in listed.splitlines()] == [*ALGORITHMS, *COMMANDS]
    assert all(len(line.split()) > 3 for line in listed.splitlines())


@pytest.mark.parametrize("name", COMMANDS)
def test_every_option_of_every_command_is_explained(name):
    command = cli.get_command(None, name)
    options = [each for each in command.params if each.param_type_name == "option"]
    assert [option.name for option in options if not option.help] == []


def test_no_command_at_all_shows_the_help():
    result = run()
    assert result.code == 2
    assert result.out + result.err == run("--help").out


def test_the_version_is_the_package_s():
    assert run("--version") == (0, f"gametrace {gametrace.__version__}\n", "")


def test_the_program_calls_itself_gametrace_however_it_is_started():
    assert run("alphabeta", "--help").out.startswith("Usage: gametrace alphabeta [OPTIONS] [TREE]")


def test_trees_lists_every_bundled_tree_with_title_and_source():
    lines = output_of("trees").splitlines()
    assert lines[0].split() == ["tree", "title", "source"]
    assert [re.split(r"\s{2,}", line) for line in lines[1:]] == [
        [name, tree.title, tree.origin]
        for name, tree in ((name, gametrace.read(find(name))) for name in BUNDLED)
    ]


def test_trees_has_the_lectures_and_leaves_no_file_out():
    on_disk = [
        os.path.relpath(os.path.join(where, file), folder()).removesuffix(".yaml")
        for where, _, files in os.walk(folder())
        for file in files
    ]
    assert sorted(on_disk) == BUNDLED
    assert {"ub/ejemplo-b", "uam/ejemplo-iv", "uam/matriz", "uam/gep", "upv/cuestion"} <= set(
        BUNDLED
    )
    listed = re.sub(" +", " ", output_of("trees"))
    assert "ub/ejemplo-b Ejemplo B UB, Resolución de problemas III.3\n" in listed


@pytest.mark.parametrize("name", BUNDLED)
def test_every_bundled_tree_says_where_it_comes_from(name):
    tree = gametrace.read(find(name))
    assert tree.title
    assert tree.origin
    assert tree.note


@pytest.mark.parametrize("name", sorted({*BUNDLED} - {*ONLY_PLAIN}))
def test_alpha_beta_and_minimax_agree_on_every_bundled_tree(name):
    found = [json.loads(output_of(each, name, "-f", "json")) for each in ("minimax", "alphabeta")]
    assert found[0]["value"] == found[1]["value"]
    assert found[0]["action"] == found[1]["action"]


def test_show_draws_the_tree_unsolved():
    assert output_of("show", "[[3, 1/3], 2.50]") == (
        "▲ A\n├── a1: ▼ B\n│   ├── b1: B1  3\n│   └── b2: B2  1/3\n└── a2: C  2.5\n"
    )


def test_show_begins_with_the_title():
    assert output_of("show").startswith("Ejemplo B\n▲ A\n├── a1: ▼ B\n")


def test_show_writes_the_short_form():
    assert output_of("show", "tree.yaml", "-f", "yaml") == (
        "tree: [[3, 12, [8, 7, 3]], [2, 4, 6], [14, 5, 1]]\n"
    )
    assert json.loads(output_of("show", "tree.yaml", "-f", "json")) == {
        "tree": [[3, 12, [8, 7, 3]], [2, 4, 6], [14, 5, 1]]
    }


def test_show_writes_the_long_form():
    assert json.loads(output_of("show", "[3, 12]", "-f", "json", "--long")) == {
        "tree": {
            "name": "A",
            "kind": "max",
            "children": [
                {"name": "B", "kind": "min", "action": "a1", "value": 3},
                {"name": "C", "kind": "min", "action": "a2", "value": 12},
            ],
        }
    }


@pytest.mark.parametrize("long", [[], ["--long"]])
@pytest.mark.parametrize("fmt", ["yaml", "json"])
@pytest.mark.parametrize("name", BUNDLED)
def test_what_show_writes_reads_into_the_same_tree(name, fmt, long):
    again = f"again.{fmt}"
    output_of("show", name, *long, "-o", again)
    everything = ("-f", "yaml", "--long")
    assert output_of("show", again, *everything) == output_of("show", name, *everything)
    assert output_of("show", again, "-f", fmt, *long) == output_of("show", name, "-f", fmt, *long)
    algorithm = ONLY_PLAIN.get(name, "alphabeta")
    solution = output_of(algorithm, name, "-f", "json")
    assert output_of(algorithm, again, "-f", "json") == solution


def test_show_refuses_options_that_do_not_go_together():
    assert "--long goes with -f yaml or -f json" in refusal_of("show", "--long")
    assert "--only goes with -f tree" in refusal_of("show", "-f", "yaml", "--only", "B")


def test_show_only_draws_one_subtree():
    drawn = output_of("show", "tree.yaml", "--only", "B3").splitlines()
    assert [line.split()[-2:] for line in drawn[1:]] == [["B31", "8"], ["B32", "7"], ["B33", "3"]]
    assert drawn[0].endswith("▲ B3")
