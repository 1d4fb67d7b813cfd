"""Other programs' trees on the command line."""

import pytest
from click.testing import CliRunner

from gametrace.cli import cli


def run(*args, **more):
    return CliRunner().invoke(cli, args, **more)


@pytest.mark.parametrize("suffix", ["efg", "test"])
def test_a_tree_is_written_by_suffix_and_solved_again(suffix, tmp_path):
    path = str(tmp_path / f"b.{suffix}")
    assert run("show", "ub/ejemplo-b", "-o", path).exit_code == 0
    assert "value 3, action a1" in run("minimax", path, "--lang", "en").output


def test_from_format_names_the_format_of_standard_input():
    written = run("show", "ub/ejemplo-b", "-f", "efg").output
    result = run("alphabeta", "-", "--from-format", "efg", "--log", input=written)
    assert result.output == run("alphabeta", "--log").output


def test_a_text_that_starts_with_a_parenthesis_is_a_tree():
    assert "value 8, action a2" in run("minimax", "((3)((12)(8)))", "--lang", "en").output
    assert "value 3, action a1" in run(
        "minimax", "((3)((12)(8)))", "--root", "min", "--lang", "en"
    ).output  # fmt: skip


def test_a_damaged_file_is_refused_with_its_place(tmp_path):
    path = tmp_path / "x.efg"
    path.write_text('EFG 2 R "" { "a" "b" }\nq', encoding="utf-8")
    result = run("alphabeta", str(path))
    assert result.exit_code == 2
    assert f"{path}:2:1: expected a node (c, p or t), not 'q'\n  q\n  ^\n" in result.output


def test_too_many_nodes_are_refused(tmp_path):
    path = str(tmp_path / "b.efg")
    run("show", "ub/ejemplo-b", "-o", path)
    result = run("alphabeta", path, "--max-nodes", "5")
    assert result.exit_code == 2
    assert "more than 5 nodes (see --max-nodes)" in result.output


def test_a_class_is_graded_on_another_programs_tree(tmp_path):
    path, folder = str(tmp_path / "b.efg"), tmp_path / "submissions"
    run("show", "ub/ejemplo-b", "-o", path)
    folder.mkdir()
    (folder / "ana.yaml").write_text("values: {A: 3, B: 3}\naction: a1\n", encoding="utf-8")
    result = run("grade", path, str(folder), "-o", str(tmp_path / "results"), "--lang", "en")
    assert result.exit_code == 0, result.output
    assert ",3,3,10," in (tmp_path / "results" / "grades.csv").read_text(encoding="utf-8")
