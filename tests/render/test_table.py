"""The table: a row a node, in the order of the search, the pruned ones last."""

from hypothesis import given

from gametrace import alphabeta, build, minimax, render
from gametrace.render import look
from gametrace.render.table import lines
from tests.search.reference import rules
from tests.strategies import many, trees

TABLE = """\
order  node  kind  action  alpha  beta  value  status
    1  A     max            -inf   inf      3  solved
    2  B     min   a1       -inf   inf      3  solved
    3  B1    max   b1       -inf   inf      3  leaf
    4  B2    max   b2       -inf     3    ≥ 8  beta cut
    5  B21   min   b21      -inf     3      8  leaf
    6  C     min   a2          3   inf    ≤ 2  alpha cut
    7  C1    max   c1          3   inf      2  leaf
       B22   min   b22                         pruned
       C2    max   c2                          pruned
value 3, action a1; nodes visited: 7 of 9; leaves evaluated: 3 of 5; cuts: 2; nodes pruned: 2
"""


def test_the_table_of_a_small_tree():
    assert render.table(alphabeta(build([[3, [8, 7]], [2, 4]])), lang="en") == TABLE


def test_minimax_has_no_columns_for_a_window():
    head = render.table(minimax(build([3, 4]))).splitlines()[0]
    assert head.split() == ["orden", "nodo", "tipo", "acción", "valor", "estado"]


@given(trees(many), rules)
def test_every_node_has_a_row_in_search_order_and_the_pruned_ones_follow(tree, parts):
    trace = alphabeta(tree, **parts)
    _, *rows, _ = render.table(trace).splitlines()
    pruned = [node for node in tree.walk() if node not in trace.visits]
    expected = [node.name for node in (*trace.visits, *pruned)]
    visited = len(trace.visits)
    names = [row.split()[1 if at < visited else 0] for at, row in enumerate(rows)]
    assert names == expected
    assert [int(row.split()[0]) for row in rows[:visited]] == list(range(1, visited + 1))


def test_one_subtree_keeps_the_order_of_the_whole_search():
    trace = alphabeta(build([[3, [8, 7]], [2, 4]]))
    rows = list(lines(trace, look("en", only=trace.tree["C"])))
    assert [row.split()[:2] for row in rows[1:4]] == [["6", "C"], ["7", "C1"], ["C2", "max"]]
