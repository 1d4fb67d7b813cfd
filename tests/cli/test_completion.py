"""Completion in the shell, by click's own mechanism."""

import pytest

from gametrace.cli import COMMANDS
from gametrace.search import ALGORITHMS
from gametrace.tree.bundled import names
from tests.cli.program import run, shell


def completed(words, position):
    """What bash is offered for the word at that position."""
    environment = {
        "_GAMETRACE_COMPLETE": "bash_complete", "COMP_WORDS": words, "COMP_CWORD": str(position),
    }  # fmt: skip
    result = run(environment=environment)
    assert (result.code, result.err) == (0, "")
    return result.out.splitlines()


def test_commands_are_completed():
    assert completed("gametrace alph", 1) == ["plain,alphabeta"]
    assert completed("gametrace ", 1) == [
        f"plain,{command}" for command in [*ALGORITHMS, *COMMANDS]
    ]


@pytest.mark.parametrize("command", ["minimax", "alphabeta", "show"])
def test_bundled_trees_and_files_are_completed(command):
    assert completed(f"gametrace {command} ub/ej", 2) == ["plain,ub/ejemplo-b", "file,ub/ej"]
    offered = completed(f"gametrace {command} ", 2)
    assert offered[:-1] == [f"plain,{name}" for name in names()]
    assert offered[-1].startswith("file,")


def test_a_file_is_still_completed_when_no_bundled_tree_fits():
    assert completed("gametrace alphabeta my-tr", 2) == ["file,my-tr"]


def test_choices_are_completed():
    pictures = ["svg", "tikz", "dot", "png", "pdf"]
    formats = ["tree", "log", "steps", "table", "json", "events", *pictures]
    assert completed("gametrace alphabeta --format ", 3) == [f"plain,{each}" for each in formats]
    assert completed("gametrace alphabeta --format ta", 3) == ["plain,table"]
    shown = ["tree", "yaml", "json", "efg", "cs188", *pictures]
    assert completed("gametrace show -f ", 3) == [f"plain,{each}" for each in shown]
    assert completed("gametrace alphabeta --convention ub", 3) == ["plain,ub", "plain,ub-practica"]
    assert completed("gametrace alphabeta --lang e", 3) == ["plain,es", "plain,en"]


def test_options_are_completed():
    assert completed("gametrace alphabeta --al", 2) == ["plain,--alpha"]


@pytest.mark.parametrize("kind", ["bash", "zsh", "fish"])
def test_the_script_for_each_shell_is_printed(kind):
    result = run(environment={"_GAMETRACE_COMPLETE": f"{kind}_source"})
    assert (result.code, result.err) == (0, "")
    assert f"_GAMETRACE_COMPLETE={kind}_complete" in result.out


def test_bash_takes_the_script():
    line = 'eval "$(_GAMETRACE_COMPLETE=bash_source gametrace)" && complete -p gametrace'
    result = shell(line)
    assert (result.code, result.err) == (0, "")
    assert result.out.startswith("complete ")
    assert result.out.endswith(" gametrace\n")
