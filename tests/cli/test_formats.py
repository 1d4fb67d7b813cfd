"""--log, --format and --only: what is printed of a search."""

import json

import pytest

from tests.cli.program import invoke, output_of, refusal_of

SMALL = ("alphabeta", "[[3, 12], [2, 4]]", "--lang", "en")
SUMMARY = (
    "valor 3, acción a1; nodos visitados: 12 de 16; hojas evaluadas: 7 de 11;"
    " podas: 3; nodos podados: 4\n"
)


def test_the_tree_is_the_default_format():
    assert output_of(*SMALL) == output_of(*SMALL, "-f", "tree")
    assert output_of(*SMALL) == (
        "▲ A  3  [-inf, inf]\n"
        "├── a1: ▼ B  3  [-inf, inf]  ◀\n"
        "│   ├── b1: B1  3  [-inf, inf]  ◀\n"
        "│   └── b2: B2  12  [-inf, 3]\n"
        "└── a2: ▼ C  ≤ 2  [3, inf]  ✂ alpha cut: 2 <= 3\n"
        "    ├── c1: C1  2  [3, inf]  ◀\n"
        "    └── c2: C2  pruned\n"
        "value 3, action a1; nodes visited: 6 of 7; leaves evaluated: 3 of 4;"
        " cuts: 1; nodes pruned: 1\n"
    )


def test_log_is_short_for_the_format_log():
    assert output_of(*SMALL, "--log") == output_of(*SMALL, "--format", "log")
    assert output_of(*SMALL, "--log", "-f", "log") == output_of(*SMALL, "--log")


def test_the_log_tells_every_call_and_cut():
    assert output_of(*SMALL, "--log") == (
        "Call maxValue( A , alpha= -inf , beta= inf ) :\n"
        ". Call minValue( B , alpha= -inf , beta= inf ) :\n"
        ". . Call maxValue( B1 , alpha= -inf , beta= inf ) -> returns the terminal value 3\n"
        ". . Call maxValue( B2 , alpha= -inf , beta= 3 ) -> returns the terminal value 12\n"
        ". minValue of B assigns the value 3\n"
        ". Call minValue( C , alpha= 3 , beta= inf ) :\n"
        ". . Call maxValue( C1 , alpha= 3 , beta= inf ) -> returns the terminal value 2\n"
        ". CUT in minValue of C because v= 2 <= alpha= 3 -> assigns it the value 2\n"
        "maxValue of A assigns the value 3\n"
        "value found: 3, after a look at the successors of A, the action to take is a1\n"
    )


def test_the_compact_style_sets_the_log_tighter():
    lines = output_of(*SMALL, "--log", "--style", "compact").splitlines()
    assert lines[0] == "Call maxValue(A, alpha=-inf, beta=inf):"
    assert lines[7] == ". CUT in minValue of C because v=2 <= alpha=3 -> assigns it the value 2"


def test_the_table_has_a_row_a_node_in_the_order_of_the_search():
    assert output_of(*SMALL, "-f", "table") == (
        "order  node  kind  action  alpha  beta  value  status\n"
        "    1  A     max            -inf   inf      3  solved\n"
        "    2  B     min   a1       -inf   inf      3  solved\n"
        "    3  B1    max   b1       -inf   inf      3  leaf\n"
        "    4  B2    max   b2       -inf     3     12  leaf\n"
        "    5  C     min   a2          3   inf    ≤ 2  alpha cut\n"
        "    6  C1    max   c1          3   inf      2  leaf\n"
        "       C2    max   c2                          pruned\n"
        "value 3, action a1; nodes visited: 6 of 7; leaves evaluated: 3 of 4;"
        " cuts: 1; nodes pruned: 1\n"
    )


def test_json_is_one_object_with_the_documented_keys():
    found = json.loads(output_of("alphabeta", "-f", "json"))
    assert list(found) == [
        "gametrace", "tree", "algorithm", "convention", "value", "action", "actions", "line",
        "counts", "nodes", "events",
    ]  # fmt: skip
    assert found["tree"] == {"title": "Ejemplo B", "source": "UB, Resolución de problemas III.3"}
    assert (found["value"], found["action"], found["line"]) == (3, "a1", ["A", "B", "B1"])
    assert found["counts"] == {
        "nodes": 16, "visited": 12, "leaves": 11, "evaluated": 7, "pruned": 4, "cuts": 3,
        "beyond": 0, "discarded": 0,
    }  # fmt: skip


def test_events_are_the_events_of_the_json_one_a_line():
    lines = output_of("alphabeta", "-f", "events").splitlines()
    whole = json.loads(output_of("alphabeta", "-f", "json"))
    assert [json.loads(line) for line in lines] == whole["events"]
    assert lines[6] == '{"event": "cut", "node": "B3", "value": 8, "bound": "beta", "limit": 3}'


def test_log_cannot_go_with_another_format():
    assert refusal_of(*SMALL, "--log", "-f", "table").endswith(
        "Error: --log is short for --format log; it cannot go with table\n"
    )


def test_only_shows_the_log_of_one_subtree_as_the_whole_log_has_it():
    assert output_of("alphabeta", "--log", "--only", "B3") == (
        ". . Invocacion maxValue( B3 , alfa= -inf , beta= 3 ) :\n"
        ". . . Invocacion minValue( B31 , alfa= -inf , beta= 3 )"
        " -> que retorna valor terminal 8\n"
        ". . PODA en maxValue de B3 porque v= 8 >= beta= 3 -> le asigna valor 8\n"
    )


def test_only_shows_the_log_of_a_single_leaf():
    assert output_of("alphabeta", "--log", "--only", "D3") == (
        ". . Invocacion maxValue( D3 , alfa= 3 , beta= 5 ) -> que retorna valor terminal 1\n"
    )


def test_only_shows_the_tree_below_one_node_and_counts_the_whole_search():
    assert output_of("alphabeta", "--only", "B3") == (
        "▲ B3  ≥ 8  [-inf, 3]  ✂ poda beta: 8 >= 3\n"
        "├── b31: B31  8  [-inf, 3]  ◀\n"
        "├── b32: B32  podado\n"
        "└── b33: B33  podado\n" + SUMMARY
    )


def test_only_shows_the_rows_of_one_subtree():
    assert output_of("alphabeta", "--only", "B3", "-f", "table") == (
        "orden  nodo  tipo  acción  alfa  beta  valor  estado\n"
        "    5  B3    max   b3      -inf     3    ≥ 8  poda beta\n"
        "    6  B31   min   b31     -inf     3      8  hoja\n"
        "       B32   min   b32                        podado\n"
        "       B33   min   b33                        podado\n" + SUMMARY
    )


@pytest.mark.parametrize("fmt", ["log", "tree", "table"])
def test_only_of_the_root_is_everything(fmt):
    assert output_of("minimax", "-f", fmt).startswith(
        output_of("minimax", "-f", fmt, "--only", "A")
    )


@pytest.mark.parametrize(("node", "cut"), [("C2", "C"), ("B33", "B3")])
def test_the_log_of_a_pruned_node_is_empty_and_the_user_is_told_which_cut_pruned_it(node, cut):
    said = f"{node} no se visita: lo poda {cut}\n"
    assert invoke("alphabeta", "--log", "--only", node) == (0, "", said)


def test_a_cut_far_above_is_named_too():
    given = ("alphabeta", "[[3], [2, [[7, 8]]]]", "--lang", "en", "--log", "--only", "C211")
    assert invoke(*given) == (0, "", "C211 is not visited: the cut at C prunes it\n")


@pytest.mark.parametrize("fmt", ["tree", "table"])
def test_a_pruned_node_is_shown_as_pruned(fmt):
    shown = output_of("alphabeta", "--only", "C2", "-f", fmt).splitlines()
    assert shown[-2].split()[0] == "C2"
    assert shown[-2].endswith("podado")


def test_an_unknown_node_gets_the_nearest_name():
    assert refusal_of("alphabeta", "--only", "B333") == (
        "the tree has no node 'B333'; did you mean 'B33'?\n"
    )


def test_an_empty_name_is_an_unknown_node():
    assert refusal_of("alphabeta", "--only", "") == "the tree has no node ''\n"


@pytest.mark.parametrize("fmt", ["json", "events"])
def test_only_is_refused_where_programs_read_the_whole(fmt):
    assert refusal_of("alphabeta", "--only", "B", "-f", fmt).endswith(
        f"Error: --only goes with tree, log, steps and table, not with {fmt}\n"
    )


def test_a_node_beyond_the_horizon_is_not_said_to_be_pruned():
    result = invoke("alphabeta", "uam/horizonte", "--depth", "1", "--only", "B1", "--log")
    assert (result.code, result.out, result.err) == (0, "", "B1: tras el horizonte\n")
