"""An algorithm is one record: whatever lists algorithms follows from it."""

import json

import pytest
from click.testing import CliRunner

import gametrace as gt
from gametrace.cli import cli
from gametrace.search import ALGORITHMS, Algorithm
from gametrace.search.minimax import minimax


@pytest.fixture
def toy():
    """Minimax under another name."""
    ALGORITHMS["toy"] = Algorithm("toy", minimax, "A toy.", "A toy on TREE.", spelled=("juguete",))
    yield
    del ALGORITHMS["toy"]


@pytest.mark.usefixtures("toy")
def test_a_new_algorithm_is_a_command_a_function_and_a_row_of_compare():
    tree = gt.build([[3, 12], [2, 4]])
    trace = gt.toy(tree)
    assert (trace.algorithm, trace.value, trace.plain is trace) == ("toy", 3, True)
    assert gt.solve(tree, "toy").actions == ["a1"]
    assert [row.name for row in gt.compare(tree)] == ["minimax", "toy", "alphabeta"]
    log = CliRunner().invoke(cli, ["toy", "[[3, 12], [2, 4]]", "--log"])
    assert (log.exit_code, log.stdout) == (0, gt.render.log(trace))
    written = CliRunner().invoke(cli, ["toy", "[[3, 12], [2, 4]]", "-f", "json"])
    assert json.loads(written.stdout)["algorithm"] == "toy"
    assert "  toy " in CliRunner().invoke(cli, ["--help"]).stdout


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda tree: gt.alphabeta("t.yaml"), r"not the name of one: gametrace.read\('t.yaml'\)"),
        (lambda tree: gt.alphabeta([[1]]), "takes a gametrace.Tree, not a list"),
        (lambda tree: gt.alphabeta(tree, foo=3), "has no argument 'foo'"),
        (lambda tree: gt.minimax(tree, dept=3), "did you mean 'depth'"),
        (lambda tree: gt.solve(tree, "alphabet"), "did you mean 'alphabeta'"),
        (lambda tree: gt.alphabeta(tree, bound="clamp"), "did you mean 'clamped'"),
    ],
)
def test_wrong_arguments_get_an_error_of_ours(call, message):
    with pytest.raises(gt.GametraceError, match=message):
        call(gt.build([[3, 12], [2, 4]]))
