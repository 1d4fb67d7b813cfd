"""Whole outputs in files: tests/golden/<lecture>/<tree>.<algorithm>.<format>.

A new case is a new empty file there and `pytest tests/test_golden.py --update-golden`; read what it
has written before you keep it.
"""

from pathlib import Path

import pytest
from click.testing import CliRunner

from gametrace.cli import cli
from gametrace.render import FORMATS
from gametrace.search import ALGORITHMS
from gametrace.tree.bundled import names

GOLDEN = Path(__file__).parent / "golden"
CASES = sorted(path.relative_to(GOLDEN).as_posix() for path in GOLDEN.rglob("*.*"))
TYPED = {"ub/ejemplo-b.minimax.log", "ub/ejemplo-b.alphabeta.log"}  # from the lecture, by hand


@pytest.mark.parametrize("case", CASES)
def test_the_output_is_the_golden_one(case, request):
    golden = GOLDEN / case
    tree, algorithm, fmt = case.split(".")
    runner = CliRunner(env={"GAMETRACE_LANG": None})
    result = runner.invoke(cli, [algorithm, tree, "-f", fmt])
    assert (result.exit_code, result.stderr) == (0, "")
    if request.config.getoption("--update-golden") and case not in TYPED:
        golden.write_bytes(result.stdout_bytes)
    assert result.stdout_bytes == golden.read_bytes()


def test_the_logs_typed_from_the_lecture_are_there():
    assert set(CASES) >= TYPED


@pytest.mark.parametrize("tree", names())
def test_every_bundled_tree_has_a_golden_log(tree):
    assert {f"{tree}.{algorithm}.log" for algorithm in ALGORITHMS} & set(CASES)


@pytest.mark.parametrize("algorithm", ALGORITHMS)
@pytest.mark.parametrize("fmt", FORMATS)
def test_every_algorithm_has_a_golden_file_in_every_format(algorithm, fmt):
    assert any(case.endswith(f".{algorithm}.{fmt}") for case in CASES)
