"""gametrace growth."""

import json

from click.testing import CliRunner

from gametrace.cli import cli

USUAL = ("growth", "--branching", "3", "--depth", "3", "--trees", "4", "--lang", "en")


def run(*args):
    return CliRunner().invoke(cli, args)


def test_the_table_has_three_rows_for_each_depth():
    lines = run(*USUAL).output.splitlines()
    assert lines[0].split() == [
        "depth", "order", "of", "children", "leaves", "by", "rule", "nodes", "effective",
        "branching",
    ]  # fmt: skip
    assert len(lines) == 10
    assert lines[7].startswith("    3  worst first            27")
    assert "Knuth and Moore = 11" in lines[9]


def test_any_number_of_jobs_gives_the_same_figures():
    assert run(*USUAL, "--jobs", "2").output == run(*USUAL, "--jobs", "1").output


def test_json_and_svg_are_written_by_suffix(tmp_path):
    assert run(*USUAL, "-o", str(tmp_path / "g.json")).exit_code == 0
    assert run(*USUAL, "-o", str(tmp_path / "g.svg")).exit_code == 0
    assert len(json.loads((tmp_path / "g.json").read_text())["rows"]) == 9
    assert (tmp_path / "g.svg").read_text(encoding="utf-8").startswith("<svg ")


def test_too_large_trees_are_refused():
    result = run("growth", "--depth", "12")
    assert (result.exit_code, "too many" in result.output) == (2, True)
