"""Speed and memory, as ratios: `make bench` prints one table and fails when a limit is passed."""

import sys
from collections.abc import Callable
from typing import NamedTuple

from tests.bench.drawing import layout_per_node, svg_against_json
from tests.bench.games import (
    connect4_against_open_spiel,
    log_of_tic_tac_toe,
    tic_tac_toe_against_easy_ai,
    tic_tac_toe_against_open_spiel,
)
from tests.bench.grading import grade_on_one_job, two_jobs_against_one
from tests.bench.measure import Measured
from tests.bench.memory import memory
from tests.bench.reading import read_bare_lists, read_long_form, read_named_nodes
from tests.bench.searching import (
    expectiminimax_against_floats,
    search_against_others,
    search_against_recursion,
    star1_against_expectiminimax,
)
from tests.bench.starting import lecture_log, version
from tests.bench.writing import log_of_a_million_lines


class Row(NamedTuple):
    what: str
    against: str
    limit: float
    measure: Callable[[], Measured]


ROWS = [
    Row("memory of a read and solved tree", "bytes a node", 500, memory),
    Row("reading the long form in block style", "CSafeLoader", 0.25, read_long_form),
    Row("reading named nodes in flow style", "CSafeLoader", 0.25, read_named_nodes),
    Row("reading bare nested lists", "CSafeLoader", 0.45, read_bare_lists),
    Row("alpha-beta with a full Trace", "bare recursion", 3.5, search_against_recursion),
    Row("alpha-beta with a full Trace", "easyAI, OpenSpiel", 0.7, search_against_others),
    Row("expectiminimax with a full Trace", "floats, bare", 6, expectiminimax_against_floats),
    Row("nodes that Star1 visits", "expectiminimax", 0.99, star1_against_expectiminimax),
    Row("log of a million lines, with search", "a plain loop", 2.5, log_of_a_million_lines),
    Row("layout, per node of 100 000", "per node of 1 000", 1.5, layout_per_node),
    Row("SVG of 2 000 nodes", "JSON", 2, svg_against_json),
    Row("tic-tac-toe, grown, with a Trace", "OpenSpiel", 2, tic_tac_toe_against_open_spiel),
    Row("tic-tac-toe, grown, with a Trace", "easyAI", 0.6, tic_tac_toe_against_easy_ai),
    Row("connect4 to depth 6, a node", "OpenSpiel", 4, connect4_against_open_spiel),
    Row("log of the whole tic-tac-toe, a line", "f-strings", 10, log_of_tic_tac_toe),
    Row("grading 10 000 sheets, on one job", "CSafeLoader", 20, grade_on_one_job),
    Row("grading 10 000 sheets, on two jobs", "one job", 1 / 1.6, two_jobs_against_one),
    Row("gametrace --version", "import click", 1.2, version),
    Row("gametrace alphabeta --log", "import click", 1.8, lecture_log),
]
LINE = "{:<37}{:<19}{:>9}{:>8}{:>7}  {:<9}{}"


def main():
    """Measure every row, print the table; 1 if a limit is passed."""
    measured = []
    for row in ROWS:
        print(f"{row.what}, against {row.against} ...", file=sys.stderr, flush=True)
        measured.append(row.measure())
    print(LINE.format("what", "against", "measured", "median", "limit", "", "").rstrip())
    slow = 0
    for row, (best, middle, note) in zip(ROWS, measured, strict=True):
        verdict = "ok" if best <= row.limit else "too slow"
        slow += best > row.limit
        numbers = (f"{number:.3g}" for number in (best, middle, row.limit))
        print(LINE.format(row.what, row.against, *numbers, verdict, note).rstrip())
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())
