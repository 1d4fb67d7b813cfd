"""Logs as people type and paste them: what is read, what is skipped, what is not understood."""

from fractions import Fraction
from math import inf

import pytest

from gametrace import build, parse
from gametrace.homework.logs.lines import Garbled, is_log, logs
from tests.homework.lecture_logs import ALPHABETA, MINIMAX, PSEUDO_CODE, TREE

LECTURE = build(TREE)
PLACES = ("text", "number", "whole", "name", "adds_up", "own")


def only(text, tree=LECTURE):
    """The one line of a log, as the fields that it fills."""
    (log,) = logs(f"Invocacion maxValue( A ):\n\n{text}", tree)
    assert log.unread == []
    _, line = log.lines
    said = line._asdict() | {"node": line.node and line.node.name}
    return {key: field for key, field in said.items() if key not in PLACES and field is not None}


def call(event, function, node, **said):
    return {"event": event, "function": function, "node": node} | said


OPEN = {"alpha": -inf, "beta": inf}
B1 = call("leaf", "max", "B1", value=3)
B3 = call("leave", "max", "B3", value=8)
CUT = call("cut", "max", "B3", value=8, bound="beta", limit=3, test=">=")
ALPHA_CUT = call("cut", "min", "C", value=2, bound="alpha", limit=3, test="<=")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (". . Invocacion maxValue( B1 ) -> que retorna valor terminal 3", B1),
        ("12. MAXVALUE(B₁)=3", B1),
        ("• Max Value (b1): 3", B1),
        ("Call maxValue(B1) returns the terminal value 3", B1),
        ("Invocació maxValue(B1) → que retorna valor terminal 3", B1),
        ("Invocacion maxValue B1 => 3", B1),
        ("Invocación maxValue de B1 que retorna 3", B1),
        ("Llamada a la función max-value( nodo B1 ) ⟶ devuelve el valor 3.", B1),
        ("call to maxValue('B1') returns 3 (a leaf)", B1),
        ("**maxValue( B1 ) -> 3**", B1),
        ("| 7 | maxValue( B1 ) -> 3 |", B1),
        ("Llamada a maxValue(B1, -inf, +inf) devuelve 3", B1 | OPEN),
        ("call Max-Value ( b1 ; α = −∞ ; β = ∞ ) ⇒ 3", B1 | OPEN),
        ("Invocacion maxValue(B1, alfa=menos infinito, beta=+infinito) retorna 3", B1 | OPEN),
        (r"Invocacion maxValue( B1 , \alpha= -\infty , \beta= \infty ) \rightarrow 3", B1 | OPEN),
        ("maxValue(B1, [−inf, inf]) → 3", B1 | OPEN),
        ("Invocacion maxValue(B1) con probabilidad 0.4 -> 3", B1 | {"p": Fraction(2, 5)}),
        ("Call maxValue(B1) with probability 40% -> 3", B1 | {"p": Fraction(2, 5)}),
        ("Invocacion maxValue( B1 ) -> que retorna valor heuristico 3", B1),
        (
            "Invocacion maxValue( B1 , jugador= Ana ) -> que retorna valor terminal (7, 4, 1)",
            B1 | {"value": (7, 4, 1), "player": "Ana"},
        ),
        ("Invocacion minValue( B ):", call("enter", "min", "B")),
        ("Invocacion minValue( B ) : # empiezo por B", call("enter", "min", "B")),
        ("Invocacion minValue(B, alfa= -1/2, beta= 2,5):",
         call("enter", "min", "B", alpha=Fraction(-1, 2), beta=Fraction(5, 2))),
        (".. maxValue de B3 asigna valor 8", B3),
        ("maxValue of B3 assigns the value 8", B3),
        ("el maxValue de B3 assigna valor 8.", B3),
        ("maxValue(B3) asigna valor 8", B3),
        ("maxValue(B3) = 8", B3),
        ("max_value B3 -> 8", B3),
        ("expValue de B asigna valor 0.4*10 + 0.5*15 + 0.1*40 = 15.5",
         call("leave", "exp", "B", value=Fraction(31, 2))),
        ("PODA en maxValue de B3 porque v= 8 >= beta= 3 -> le asigna valor 8", CUT | {"again": 8}),
        ("PODA en maxValue(B3) porque v = 8 ≥ β = 3", CUT),
        ("Poda beta en maxValue de B3 porque beta= 3 <= v= 8, le asigna valor 8",
         CUT | {"again": 8}),
        ("CUT in maxValue of B3 because v= 8 => beta= 3 => assigns it the value 8",
         CUT | {"again": 8}),
        ("corte en minValue de C ya que v=2 <= 3", ALPHA_CUT),
        ("TALL en minValue de C perquè v 2 ≤ alfa 3 li assigna valor 2", ALPHA_CUT | {"again": 2}),
        ("prune at minValue of C because v=2≤α=3 → 2", ALPHA_CUT | {"again": 2}),
        ("PODA en minValue de C porque v= 0.6*1 + 4 = 4.6 < alfa= 5",
         ALPHA_CUT | {"value": Fraction(23, 5), "limit": 5, "test": "<"}),
        ("PODA en minValue de C", call("cut", "min", "C")),
        ("ventana de C1: A= ( 5 - 0 - 5 ) / 0.5 = 0 , B= ( inf - 0 - 0 ) / 0.5 = inf",
         {"event": "window", "node": "C1", "alpha": 0, "beta": inf}),
        ("valor encontrado: 3", {"event": "result", "value": 3}),
        ("value found: 3, after a look at the successors of A, the action to take is A1",
         {"event": "result", "value": 3, "action": "a1"}),
        ("Valor final = 3. Acción: a2", {"event": "result", "value": 3, "action": "a2"}),
        ("la acción a hacer es B.", {"event": "result", "action": "a1"}),
    ],
)  # fmt: skip
def test_a_line_is_understood_however_it_is_typed(text, said):
    assert only(text) == said


def test_a_cut_need_not_name_the_function():
    assert only("PODA en B3: v=8 >= beta=3") == {k: v for k, v in CUT.items() if k != "function"}


@pytest.mark.parametrize(
    ("text", "field", "garbled"),
    [
        ("Invocacion maxValue( B1 ) -> que retorna valor terminal tres", "value", "tres"),
        ("Invocacion maxValue( B1 , alfa= x , beta= 3 ) -> 3", "alpha", "x"),
        ("maxValue de B3 asigna valor ocho", "value", "ocho"),
        ("PODA en maxValue de B3 porque v= 8 >= beta= tres", "limit", "tres"),
        ("Invocacion maxValue( B1 ) con probabilidad alta -> 3", "p", "alta"),
        ("la acción a hacer es a9", "action", "a9"),
    ],
)
def test_what_should_be_a_number_and_is_not_is_kept_as_it_is(text, field, garbled):
    found = only(text)[field]
    assert isinstance(found, Garbled)
    assert found == garbled


def test_a_node_that_the_tree_has_not_is_kept_by_its_name():
    (log,) = logs("Invocacion maxValue( A ):\nInvocacion minValue( Z9 ):", LECTURE)
    assert [(it.name, it.node) for it in log.lines] == [("A", LECTURE.root), ("Z9", None)]


@pytest.mark.parametrize(
    "pieces",
    [
        ["Invocacion maxValue( B1 , alfa= -inf ,", "beta= inf ) -> que retorna valor terminal 3"],
        ["Invocacion maxValue( B1 , alfa= -inf , beta= inf )", "-> que retorna valor terminal 3"],
        [
            "Invocacion maxValue( B1 , alfa= -inf , beta= inf ) -> que",
            "retorna valor",
            "terminal 3",
        ],
        [
            "Invocacion",
            "maxValue( B1 , alfa= -inf , beta=",
            "inf ) -> que retorna valor terminal 3",
        ],
        ["Invocacion maxValue( B", "1 , alfa= -inf , beta= inf ) -> que retorna valor terminal 3"],
    ],
)
def test_a_line_that_was_broken_is_put_together(pieces):
    text = "\n".join(["Invocacion maxValue( A ):", *pieces, "minValue de B asigna valor 3"])
    (log,) = logs(text, LECTURE)
    _, line, after = log.lines
    said = (line.event, line.node.name, line.alpha, line.beta, line.value, line.number)
    assert said == ("leaf", "B1", -inf, inf, 3, 2)
    assert (after.node.name, after.number, log.unread) == ("B", len(pieces) + 2, [])


def test_a_broken_sum_and_a_broken_cut_are_put_together():
    text = "minValue de B asigna valor 0.5*3 +\n0.5*4 = 3.5\n"
    (log,) = logs(text + "PODA en\nmaxValue de B3 porque\nv=8>=beta=3", LECTURE)
    assert [(line.event, line.value) for line in log.lines] == [("leave", 3.5), ("cut", 8)]


def test_the_lecture_has_two_logs_and_its_pseudo_code_is_skipped():
    first, second = logs(PSEUDO_CODE + MINIMAX + PSEUDO_CODE + ALPHABETA + PSEUDO_CODE, LECTURE)
    assert (first.algorithm(LECTURE), second.algorithm(LECTURE)) == ("minimax", "alphabeta")
    assert (len(first.lines), len(second.lines)) == (21, 18)
    assert first.unread == second.unread == []
    assert (first.lines[-1].value, first.lines[-1].action) == (3, "a1")


def test_the_result_may_stand_in_two_lines_in_either_order():
    text = "Invocacion maxValue( A ):\nla acción a hacer es a1\n\nvalor encontrado: 3"
    (log,) = logs(text, LECTURE)
    assert [(line.value, line.action) for line in log.lines[1:]] == [(3, "a1")]


def test_lines_that_look_like_a_log_but_are_not_understood_are_kept():
    text = (
        "Invocacion maxValue( A ):\nprimero maxValue dice algo de B\ny un comentario\nPODA: 3 < x"
    )
    (log,) = logs(text, LECTURE)
    assert log.unread == [(2, "primero maxValue dice algo de B"), (4, "PODA: 3 < x")]


def test_text_that_could_move_the_cursor_is_made_safe():
    (log,) = logs("Invocacion maxValue( A ):\nInvocacion minValue( \x1b[2J ) -> 3", LECTURE)
    assert log.lines[1].name == "\\x1b[2J"
    assert "\x1b" not in log.lines[1].text


@pytest.mark.parametrize(
    ("tree", "text", "algorithm"),
    [
        ("[[1, 2]]", "Invocacion maxValue(A):", "minimax"),
        ("[[1, 2]]", "Invocacion maxValue(A, alfa=-inf, beta=inf):", "alphabeta"),
        ("[[1, 2]]", "Invocacion maxValue(A):\nPODA en minValue de B", "alphabeta"),
        ("[[1, 2]]", "Invocacion maxValue(A):\nInvocacion expValue(B):", "expectimax"),
        ("[{chance: [0.5: 1, 0.5: 2]}]", "Invocacion maxValue(A):", "expectiminimax"),
        ("[{random: 0.2, children: [1, 2]}]", "Invocacion maxValue(A):", "expectiminimax"),
        ("{players: [x, y], tree: [1 2, 3 4]}", "Invocacion maxValue(A):", "maxn"),
    ],
)
def test_the_algorithm_is_read_off_the_log(tree, text, algorithm):
    tree = parse(tree)
    (log,) = logs(text, tree)
    assert log.algorithm(tree) == algorithm


def test_one_slip_does_not_make_it_another_algorithm():
    text = MINIMAX.replace("minValue(B)", "expValue(B)").replace("(B1)", "(B1, alfa=1, beta=2)")
    (log,) = logs(text, LECTURE)
    assert log.algorithm(LECTURE) == "minimax"


def test_a_log_of_which_nothing_is_understood_has_no_lines():
    (log,) = logs("maxValue(Z9)\nmaxValue de algo", LECTURE)
    assert (log.lines, len(log.unread)) == ([], 2)


@pytest.mark.parametrize(
    ("text", "is_one"),
    [
        (MINIMAX, True),
        ("1) Max-Value(A)", True),
        ("maxValue de A asigna valor 3", True),
        ("PODA en minValue de C", True),
        ("student: Ana\nvalues: {A: 3, B: 3}\ncuts: {C: alfa}", False),
        ("values: {maxValue: 3}", False),
        ("Invocacion maxValue( n ):", True),
        (PSEUDO_CODE, False),
        ("", False),
    ],
)
def test_a_log_is_told_from_an_answer_sheet(text, is_one):
    assert is_log(text) == is_one


def test_a_text_without_a_log_has_none():
    assert logs("values: {A: 3}\nvalor encontrado: 3\nla acción a hacer es a1", LECTURE) == []
