"""Sheets as students hand them in, each with the verdict that a fair teacher would give."""

import json
from textwrap import dedent, indent
from typing import NamedTuple

import pytest
from click.testing import CliRunner

import gametrace
from gametrace.cli import cli
from gametrace.tree.numbers import show
from tests.homework.sheets import (
    blamed,
    diagnosed,
    lenient_report_on,
    not_right,
    problems_in,
    report_on,
    tree_of,
)

ALL_RIGHT = ()


class Case(NamedTuple):
    """Answers, and the verdict on them: what is not right, the points, and what lies behind it."""

    about: str
    tree: str
    answers: str
    blamed: tuple = ALL_RIGHT  # kind, node and verdict
    points: str = ""
    diagnosis: tuple | None = ()  # None: whatever
    options: dict = {}  # noqa: RUF012
    accepted_under: str | None = None


UB = {"convention": "ub"}
B = "ub/ejemplo-b"
TIES = "[[3, 12], [3, 7], [2, 4]]"

SHEETS = [
    Case(
        "Everything is right, in Catalan words.", B,
        """
        estudiant: u1407203
        algorisme: alfa-beta
        valors: {A: 3, B: 3, C: 2, D: 1}
        podats: [B32, B33, C2, C3]
        talls: {B3: beta, C: alfa}
        accio: a1
        """,
        points="11/11",
    ),
    Case(
        "A leaf is misread, and everybody above it believes that.", B,
        """
        algorithm: minimax
        values: {B3: 8, B: 3, C: 2, D3: 4, D: 4, A: 4}
        action: a3
        line: [A, D, D3]
        """,
        (
            ("values", "D3", "wrong"), ("values", "D", "follows"), ("values", "A", "follows"),
            ("action", None, "follows"), ("line", None, "follows"),
        ),
        points="7/8",
    ),
    Case(
        "A leaf is misread so that another node is cut.", B,
        """
        valores: {B: 3, C: 2, D1: 14, D2: 2, D: 2, A: 3}
        podados: [B32, B33, C2, C3, D3]
        podas: {B3: beta, C: alfa, D: alfa}
        orden: [B1, B2, B31, C1, D1, D2]
        no generados: 5
        accion: a1
        """,
        (
            ("values", "D2", "wrong"), ("values", "D", "follows"), ("pruned", "D3", "follows"),
            ("order", "D3", "follows"), ("not_generated", None, "follows"),
        ),
        points="21/22",
    ),
    Case(
        "The window only comes from the parent.", "upv/cuestion",
        """
        finestres:
          C1: [-inf, inf]
          C11: [-inf, inf]
          C12: [7, inf]
          C2: [-inf, 8]
          D1: [-inf, inf]
          E1: [-inf, inf]
        """,
        (
            *(("windows", name, "wrong") for name in ("C1", "C2", "D1", "E1")),
            ("windows", "C11", "follows"),
        ),
        points="2/6",
        diagnosis=(('window-not-inherited', 4, 4), ('window-fresh-at-root', 4, 4)),
    ),
    Case(
        "The leaf that justifies the cut is pruned as well.", B,
        "pruned: [B32, B33, C2, C3, D3]",
        (("pruned", "D3", "extra"),),
        points="3/4",
        diagnosis=(),
    ),
    Case(
        "So is the first child, without which nothing can be known.", B,
        "pruned: [B31, B32, B33, C1, C2, C3]",
        (("pruned", "B31", "extra"), ("pruned", "C1", "extra")),
        points="2/4",
    ),
    Case(
        "Each cut comes one child too late.", B,
        "pruned: [B33, C3]",
        (("pruned", "B32", "missing"), ("pruned", "C2", "missing")),
        points="2/4",
        diagnosis=(("cut-too-late", 2, 2),),
    ),
    Case(
        "MAX and MIN are swapped everywhere.", B,
        """
        algoritmo: minimax
        valores: {A: 6, B: 12, B3: 3, C: 6, D: 14}
        accion: a2
        """,
        (*(("values", name, "wrong") for name in ("A", "B", "B3", "C", "D")),
         ("action", None, "wrong")),
        points="0/6",
        diagnosis=(("max-min-swapped", 6, 6),),
    ),
    Case(
        "MIN nodes are taken as MAX, and the root as what it is.", B,
        """
        algoritmo: minimax
        valores: {A: 14, B: 12, B3: 8, C: 6, D: 14}
        accion: a3
        """,
        (
            ("values", "B", "wrong"), ("values", "C", "wrong"), ("values", "D", "wrong"),
            ("values", "A", "follows"), ("action", None, "follows"),
        ),
        points="3/6",
        diagnosis=(('all-max', 3, 3),),
    ),
    Case(
        "One MAX node is taken as MIN; nothing above it notices.", B,
        "algorithm: minimax\nvalues: {A: 3, B: 3, B3: 3, C: 2, D: 1}",
        (("values", "B3", "wrong"),),
        points="4/5",
    ),
    Case(
        "Ties are cut in a course that does not cut them.", TIES,
        "pruned: [C2, D2]\ncuts: {C: alpha, D: alpha}",
        (('pruned', 'C2', 'follows'), ('cuts', 'C', 'extra')),
        points='1/2',
        diagnosis=(),
        options={"convention": "berkeley"},
    ),
    Case(
        "Ties are not cut in a course that does.", TIES,
        "pruned: [D2]\ncuts: {D: alpha}",
        (('pruned', 'C2', 'follows'), ('cuts', 'C', 'missing')),
        points='3/4',
        diagnosis=(),
        options=UB,
    ),
    Case(
        "Ties are not cut, and nobody said that they should be.", TIES,
        "pruned: [D2]\ncuts: {D: alpha}",
        points="2/2",
        accepted_under="strict",
    ),
    Case(
        "Fail-soft values in a fail-hard course.", "uam/ejemplo-iv",
        "valores: {A: 3, B: 3, B1: 3, B2: 5, C: 2, C1: 2, D: 3, D1: 3}",
        (("values", "C1", "wrong"), ("values", "C", "follows")),
        points="7/8",
        diagnosis=(),
    ),
    Case(
        "Fail-hard values in a fail-soft course.", "uam/ejemplo-iv",
        "valores: {A: 3, B: 3, B1: 3, B2: 5, C: 3, C1: 3, D: 3, D1: 3}",
        (("values", "C1", "wrong"), ("values", "C", "follows")),
        points="7/8",
        diagnosis=(),
        options=UB,
    ),
    Case(
        "The tree is searched from right to left.", "aima/figura-5-2",
        """
        values: {A: 3, B: 3, C: 2, D: 2}
        windows: {B: [2, inf], C: [2, inf], D: [-inf, inf]}
        pruned: []
        """,
        (
            ("windows", "B", "wrong"), ("windows", "C", "wrong"), ("windows", "D", "wrong"),
            ("pruned", "C2", "missing"), ("pruned", "C3", "follows"),
        ),
        points='5/9',
        diagnosis=(('right-to-left', 4, 4),),
    ),
    Case(
        "A pruned node gets the value that minimax would give it.", "upv/cuestion",
        "valors: {A: 8, B: 5, C: 8, D: 8, D2: 4, E: 2}",
        (("values", "D2", "extra"),),
        points="5/6",
    ),
    Case(
        "What hangs below a pruned node is implied by it.", "upv/cuestion",
        "podats: [B22, C22, D2, D21, D22, E2, E21, E22]",
        (),
        points="10/10",
    ),
    Case(
        "A cut that prunes nothing is listed.", B,
        "podas: {B3: beta, C: alfa, D: alfa}",
        points="3/3",
    ),
    Case(
        "A cut that prunes nothing is left out, and no bounds are given.", B,
        "podas: [B3, C]",
        points="2/2",
    ),
    Case(
        "Alfa and beta are confused.", B,
        "podas: {B3: alfa, C: beta, D: beta}",
        tuple(("cuts", name, "wrong") for name in ("B3", "C", "D")),
        points="0/3",
        diagnosis=None,
    ),
    Case(
        "The mean is taken without the probabilities, which were found.", "unir/ejercicio",
        """
        algoritmo: expectiminimax
        valores: {D: 4, E: 6, B: 6, G: 5, H: 3, C: 14/3, A: 6}
        probabilidades: {F: 0.2, H: 25%, C3: 1/4}
        accion: a1
        """,
        (("values", "B", "wrong"), ("values", "C", "wrong"), ("values", "A", "follows")),
        points="9/11",
        diagnosis=(('unweighted-chance', 2, 2),),
    ),
    Case(
        "Chance is taken as MIN, and the probabilities are right.", "unir/ejercicio",
        """
        algoritmo: expectiminimax
        valores: {D: 4, E: 6, B: 4, G: 5, H: 3, C: 3, A: 4}
        probabilidades: {F: 0.2, H: 0.25, C3: 0.25}
        """,
        (("values", "B", "wrong"), ("values", "C", "wrong"), ("values", "A", "follows")),
        points="8/10",
        diagnosis=(('chance-as-min', 2, 2), ('chance-as-min-uncut', 2, 2)),
    ),
    Case(
        "The probabilities do not sum to 1, and the mean is taken with them.", "unir/ejercicio",
        """
        algoritmo: expectiminimax
        probabilidades: {F: 0.3, H: 0.25, C3: 0.25}
        valores: {B: 6.6, C: 4.75, A: 6.6}
        """,
        (
            ("probabilities", "F", "wrong"), ("values", "B", "follows"), ("values", "A", "follows"),
        ),
        points="5/6",
    ),
    Case(
        "The minus signs are forgotten.", "[[-3, 5], [2, -4]]",
        "algorithm: minimax\nvalues: {B: 3, C: 2, A: 3}\naction: a1",
        (("values", "B", "wrong"), ("values", "C", "wrong"), ("values", "A", "follows")),
        points="2/4",
        diagnosis=(('sign-forgotten', 2, 2),),
    ),
    Case(
        "One node too many is counted.", B,
        "podados: B32, B33, C2, C3\nno generados: 5",
        (("not_generated", None, "wrong"),),
        points="4/5",
    ),
    Case("The action is given as the node that it leads to.", B, "accion: B", points="1/1"),
    Case(
        "The root's value is told twice: that is one mistake.", B,
        "values: {A: 4}\nvalue: 4",
        (("values", "A", "wrong"), ("value", None, "follows")),
        points="1/2",
    ),
    Case(
        "One of two actions that are called equally good is not.", B,
        "action: [a1, a2]",
        (("action", None, "wrong"),),
        points="0/1",
    ),
    Case(
        "Only the tops of what is pruned are listed: the rest is implied.",
        "upv/cuestion",
        "podats: [B22, C22, D2, E2]",
        (),
        points="10/10",
    ),
    Case(
        "Alfa is wrong at D, and handed down as it is.", B,
        "ventanas: {D: [2, inf], D1: [2, inf], D2: [2, 14], D3: [2, 5]}",
        (
            ("windows", "D", "wrong"), ("windows", "D1", "follows"),
            ("windows", "D2", "follows"), ("windows", "D3", "follows"),
        ),
        points="3/4",
    ),
    Case(
        "A mean that no decimal is exactly is rounded to two places.", "{chance T: [1, 2, 5]}",
        "algoritmo: expectiminimax\nvalores: {T: 2.67}",
        (),
        points='1/1',
        diagnosis=None,
    ),
    Case(
        "The line is written without the root.", B,
        "camino: [B, B1]",
        (),
        points='1/1',
    ),
    Case(
        "The line stops one step short.", B,
        "camino: [A, B]",
        (("line", None, "wrong"),),
        points="0/1",
    ),
    Case(
        "On the tie the cut does happen.", B,
        "pruned: [B32, B33, C2, C3]\nwhatif: {C1: '>= 3'}",
        (("whatif", "C1", "wrong"),),
        points="4/5",
        diagnosis=(),
        options=UB,
    ),
    Case(
        "On the tie the cut does not happen, in a course that did not say.", B,
        "pruned: [B32, B33, C2, C3]\nwhatif: {C1: '>= 3'}",
        points="5/5",
        accepted_under="strict",
    ),
    Case(
        "A whole level is pruned: a cut at C is no reason not to look at D.", B,
        "pruned: [B32, B33, C2, C3, D, D1, D2, D3]",
        (
            ("pruned", "D", "extra"), ("pruned", "D1", "follows"),
            ("pruned", "D2", "follows"), ("pruned", "D3", "follows"),
        ),
        points='3/4',
        diagnosis=(),
    ),
    Case(
        "Beta is taken from the sibling before.", B,
        "ventanas: {B: [-inf, inf], C: [3, 3], C1: [3, 3], D: [3, 3], D3: [3, 3]}",
        (
            ("windows", "C", "wrong"), ("windows", "C1", "follows"),
            ("windows", "D", "wrong"), ("windows", "D3", "follows"),
        ),
        points="3/5",
        diagnosis=(('window-from-sibling', 2, 2),),
    ),
    Case(
        "Somebody looks one ply too far.", "uam/horizonte",
        "algorithm: minimax\nvalues: {A: 1, B: -8, C: 1}\naction: a2",
        (("values", "B", "wrong"), ("values", "A", "follows"), ("action", None, "follows")),
        points="3/4",
        diagnosis=(),
        options={"depth": 2},
    ),
    Case(
        "A player takes what is best for another one.", "ub/tres-jugadores",
        """
        valores: {B1: 1 2 6, B2: 6 1 2, B: 1 2 6, C1: 1 5 2, C2: 7 7 1, C: 7 7 1, A: 7 7 1}
        accion: a2
        """,
        (("values", "C2", "wrong"), ("values", "C", "follows"), ("values", "A", "follows")),
        points="7/8",
    ),
    Case(
        "The other of two equally good moves is chosen, and its tuple goes up.",
        "ub/tres-jugadores",
        """
        valores: {B: "(1, 2, 6)", C: "(1, 5, 2)", A: "(1, 5, 2)"}
        accion: a2
        camino: [A, C, C1, C12]
        valor: 1 5 2
        """,
        points="6/6",
    ),
    Case(
        "Bounds are written as bounds, in small letters and with subscripts.", B,
        "valores: {b₃: '≥ 8', c: ≤ 2, d: '<= 1', a: 3.0, b: 6/2}\nventanas: {d₃: 3 5, c₁: '3, ∞'}",
        points="7/7",
    ),
    Case(
        "A bound is written the wrong way round.", B,
        "valores: {C: '>= 2', D: 1}",
        (("values", "C", "wrong"),),
        points="1/2",
    ),
    Case(
        "A node is misspelled.", B,
        "valores: {A: 3, B33x: 3}",
        (("values", "B33x", "extra"),),
        points='1/1',
    ),
    Case(
        "The marks for nodes that are not visited are right, wrong and forgotten.", B,
        "valores: {B32: x, C1: x, C2: podado, C3: '', D3: }",
        (("values", "C1", "wrong"), ("values", "D3", "missing")),
        points="2/4",
    ),
    Case(
        "Leaves have numbers as names, and one of them an answer with its own name in it.",
        "{1: {2: {3: 5, 4: 7}, 6: {5: 4, 7: 9}}}",
        "podados: [7]\nventanas: {5: [5, inf]}\ny si: {5: 5 < x}",
        points="3/3",
    ),
]  # fmt: skip


SAID_OTHERWISE = [  # the tree, an answer that is right, however people put it
    (B, "camino: A -> B -> B1"),
    (B, "camino: A → B → B1"),
    (B, "cami: A, B, B1"),
    (B, "camí: A-B-B1"),
    (B, "line: a1 b1"),
    (B, "line: [A, a1, b1]"),
    (B, "action: a1 (B)"),
    (B, "action: A->B"),
    (B, "action: move to B"),
    (B, "windows: {B2: [-inf 3]}"),
    (B, "action: a1\u00a0\npruned: [B32, B33, C2, C3\u00a0]"),
    (B, "pruned: |\n  B32\n  B33\n  C2\n  C3\nvalue: |\n  3\n"),
    (B, 'line: "A\\tB\\tB1"\nvalue: "\\u200b3"'),
    (B, "pruned: '{B32, B33, C2, C3}'\nwhatif: {C1: C₁ > 3, D3: '> 3'}"),
    (B, "# minValue(B) = 3\nvalues: {A: 3, B: 3}"),
    (B, "# PODA en minValue de C porque v=2 <= alfa=3\npruned: [B32, B33, C2, C3]"),
    ("[[3, 5], [3, 3]]", "action: a1 o bien a2"),
    ("[[3, 5], [3, 3]]", "action: [a1, a2]"),
    ("[[3, 5], [4, 6]]", "visited: all\npodas: nada"),
    (B, "accion: “a1”"),
    (B, "accion: A₁"),
    (B, "podados: B32, B33, C2 y C3"),
    (B, "podats: B32, B33, C2 i C3."),
    (B, "talls: B3, C"),
    (B, "ventanas: {C1: '[3, +∞)', D3: 3 5}"),
    (B, "windows:\n  C1: (3, inf)"),
    (B, "y si: {C1: 'C1 > 3', B31: '(-inf, 3)', D3: 'x∈(3, inf)'}"),
    ("[[3, 5], [4, 6]]", "podados: ninguno\npodas: ninguna"),
    ("[[3, 5], [4, 6]]", "podats: cap\ntalls: cap"),
    ("[[3, 5], [4, 6]]", "pruned: none\ncuts: []"),
    ("[[3, 5], [4, 6]]", "podados: []\npodas: {}\nno generados: 0"),
    ("unir/ejercicio", "algoritmo: Expectiminimax\nprobabilidades: {F: 1/5, H: 25 %, C3: .25}"),
    ("ub/tres-jugadores", "algoritmo: max^n\nvalores: {B2: [6, 1, 2], C: '(1, 5, 2)', C2: 5 4 5}"),
    ("unco/dilema", "action: confesar\npath: [yo decido, confieso, ambos confiesan]"),
    ("unco/dilema", "acción: Confieso\nvalor: -6 −6"),
]


def test_a_right_answer_is_right_however_people_put_it():
    for tree, answers in SAID_OTHERWISE:
        report = report_on(answers, tree)
        assert (report.right, not_right(report)) == (True, []), answers


MISWRITTEN = [  # a sheet, the place of its slip, and a word that helps
    ("values\n  A: 3\n", "2:4", "colon"),
    ("action:a1\nvalue: 3\n", "2:6", "colon"),
    ("values: {A:3, B:3}\n", "1:10", "space after the colon"),
    ("values: {A 3, B: 3}\n", "1:10", "colon"),
    ("values:\n  A:3\n  B:3\n", "2:5", "space after the colon"),
    ("windows: {C1: [3, inf}\n", "1:22", "close the list"),
    ("pruned: [B32, B33\naction: a1\n", "2:7", "close the list"),
    ("windows: {C1: [3, 5, 7]}\n", "1:15", "[alpha, beta]"),
    ("valroes: {A: 3}\n", "1:1", "did you mean 'valores'"),
    ("values: {A: 3}\nvalores: {B: 3}\n", "2:1", "twice"),
    ("values: {B3: 8, b3: 7}\n", "1:17", "twice"),
    ("values: [3, 3, 8]\n", "1:9", "{B: …"),
    ("values: {A: tres}\n", "1:13", "'tres' is not a number"),
    ("cuts: {B3: gamma}\n", "1:12", "neither alpha nor beta"),
    ("not generated: 4.5\n", "1:16", "number of nodes"),
    ("whatif: {C1: 3}\n", "1:14", "write it like > 3"),
    ("algoritmo: alfavita\n", "1:12", "alphabeta"),
    ("La respuesta es a1.\n", "1:1", "value: 3"),
]


def test_a_slip_in_writing_is_shown_where_it_is_with_what_helps():
    for text, place, help_ in MISWRITTEN:
        message = problems_in(text, B)
        assert message.startswith(f"<answers>:{place}: "), (text, message)
        assert help_ in message.split("\n")[0], (text, message)


UNREADABLE = [
    ("values: {A: tres, B: 3}", "values"),
    ("windows: {C1: [3, 5, 7]}", "windows"),
    ("cuts: {B3: gamma}", "cuts"),
    ("not generated: 4.5", "not_generated"),
    ("whatif: {C1: 3}", "whatif"),
    ("values: [3, 3, 8]", "values"),
    ("log: nothing", "log"),
]


def test_in_a_pile_of_sheets_what_cannot_be_read_is_wrong_and_the_rest_counts():
    for text, kind in UNREADABLE:
        report = lenient_report_on(f"{text}\naction: a1\nline: [A, B, B1]\n", B)
        verdicts = {item.kind: item.verdict for item in reversed(report.items)}
        assert verdicts == {kind: "wrong", "action": "right", "line": "right"}
        assert all(item.why for item in report.items if item.verdict == "wrong")


@pytest.mark.parametrize("case", SHEETS, ids=lambda case: case.about)
def test_a_sheet_gets_the_verdict_of_a_fair_teacher(case):
    report = report_on(dedent(case.answers), case.tree, **case.options)
    assert sorted(not_right(report), key=str) == sorted(case.blamed, key=str)
    assert f"{show(report.points)}/{show(report.of)}" == case.points
    assert report.accepted_under == case.accepted_under
    assert case.diagnosis in (None, diagnosed(report))
    for item in report.items:
        assert item.why or item.verdict == "right"


# -- logs


class LogCase(NamedTuple):
    """A right log in which a few things are replaced, and the verdict on it."""

    about: str
    changes: dict
    blamed: tuple = ALL_RIGHT  # event, node and verdict
    points: str = "18/18"
    diagnosis: tuple | None = ()
    options: dict = {}  # noqa: RUF012
    algorithm: str = "alphabeta"
    lang: str = "es"


D2 = ". . Invocacion maxValue( D2 , alfa= 3 , beta= 14 ) -> que retorna valor terminal 5\n"
D3 = ". . Invocacion maxValue( D3 , alfa= 3 , beta= 5 ) -> que retorna valor terminal 1\n"
CUT_D = ". PODA en minValue de D porque v= 1 <= alfa= 3 -> le asigna valor 1\n"
CLOSING = "valor encontrado: 3, tras el repaso de los sucesores de A, la acción a hacer es a1\n"

LOGS = [
    LogCase("A line is missing.", {D2: ""}, (("leaf", "D2", "missing"),), "17/18"),
    LogCase("A line stands there twice.", {D2: D2 + D2}, (("leaf", "D2", "extra"),), "17/18"),
    LogCase(
        "Two lines are swapped: one of them is out of its place.", {D2 + D3: D3 + D2},
        (("leaf", "D2", "wrong"),), "17/18",
    ),
    LogCase(
        "Alfa is not updated below A.",
        {"( C , alfa= 3": "( C , alfa= -inf", "( C1 , alfa= 3": "( C1 , alfa= -inf"},
        (("enter", "C", "wrong"), ("leaf", "C1", "follows")), "17/18",
    ),
    LogCase(
        "Alfa is not handed down beyond C and D.",
        {f"( {name} , alfa= 3": f"( {name} , alfa= -inf" for name in ("C1", "D1", "D2", "D3")},
        tuple(("leaf", name, "wrong") for name in ("C1", "D1", "D2", "D3")), "14/18",
        (),
    ),
    LogCase("The move at the end is wrong.", {"es a1": "es a2"},
            (("result", "A", "wrong"),), "17/18"),
    LogCase("The value at the end is wrong.", {"encontrado: 3": "encontrado: 8"},
            (("result", "A", "wrong"),), "17/18"),
    LogCase("The closing line is missing, which stands outside the log anyway.",
            {CLOSING: ""},
            points="17/17"),
    LogCase("The cut that prunes nothing is told as a return.",
            {CUT_D: ". minValue de D asigna valor 1\n"}, (("cut", "D", "wrong"),), "17/18"),
    LogCase("The test of a cut points the wrong way.", {"v= 2 <= alfa": "v= 2 >= alfa"},
            (("cut", "C", "wrong"),), "17/18"),
    LogCase("A cut names the wrong bound.", {"v= 2 <= alfa= 3": "v= 2 <= beta= 3"},
            (("cut", "C", "wrong"),), "17/18"),
    LogCase(
        "A leaf is misread, and the cut comes one leaf before.",
        {"terminal 5": "terminal 2", D3: "", "v= 1 <= alfa= 3 -> le asigna valor 1":
         "v= 2 <= alfa= 3 -> le asigna valor 2"},
        (("leaf", "D2", "wrong"), ("leaf", "D3", "follows"), ("cut", "D", "follows")), "17/18",
    ),
    LogCase(
        "A pruned leaf is visited.",
        {"terminal 8\n": "terminal 8\n. . . Invocacion minValue( B32 , alfa= 8 , beta= 3 )"
         " -> que retorna valor terminal 7\n"},
        (("leaf", "B32", "extra"),), "17/18", None,
    ),
    LogCase("The functions of MAX and MIN are confused once.",
            {"Invocacion maxValue( C1": "Invocacion minValue( C1"},
            (("leaf", "C1", "wrong"),), "17/18"),
    LogCase("The lines are numbered.", {"\n": "\n7. "}),
    LogCase("The dots are bullets.", {". . ": "  - ", ". ": "• "}),
    LogCase("Arrows are typed as =>, infinities as ∞, and nobody cares about blanks.",
            {"->": "=>", "inf": "∞", " , ": ",", "= ": "="}),
    LogCase("Greek letters, capitals and an accent.",
            {"alfa": "α", "beta": "β", "Invocacion": "INVOCACIÓN"}),
    LogCase("Lines end as on Windows.", {"\n": "\r\n"}),
    LogCase("The bullets of a word processor.", {"\n. . ": "\no ", "\n. ": "\n(a) "}),
    LogCase("Soft hyphens from a PDF.", {"retorna": "ret\u00adorna"}),
    LogCase("The closing line ends with a semicolon.", {"es a1": "es a1;"}),
    LogCase("The log is in English, the tree from a Spanish lecture.", {}, lang="en"),
    LogCase("The log is in Catalan.", {}, lang="ca"),
    LogCase(
        "Minimax, with the two slips of the slide.",
        {"valor terminal 5": "valor terminal 2",
         ". . Invocacion maxValue( D3 ) -> que retorna valor terminal 1\n": ""},
        (("leaf", "D2", "wrong"), ("leaf", "D3", "missing")), "20/22", algorithm="minimax",
    ),
    LogCase(
        "Minimax, and a value goes up that is not the least.",
        {"minValue de C asigna valor 2": "minValue de C asigna valor 4",
         "maxValue de A asigna valor 3": "maxValue de A asigna valor 4",
         "encontrado: 3": "encontrado: 4", "es a1": "es a2"},
        (("leave", "C", "wrong"), ("leave", "A", "follows"), ("result", "A", "follows")), "21/22",
        algorithm="minimax",
    ),
]  # fmt: skip


def test_a_sum_that_does_not_add_up_is_found():
    tree = tree_of("{chance T: [0.5: 3, 0.5: 2]}")
    log = gametrace.render.log(gametrace.expectiminimax(tree))
    assert "0.5*3 + 0.5*2 = 2.5" in log
    for wrong in ("0.5*3 + 0.5*4 = 2.5", "0.5*3 + 0.5*2 = 3"):
        report = report_on(log.replace("0.5*3 + 0.5*2 = 2.5", wrong), tree)
        assert blamed(report) == [("leave", "T", "wrong")]


@pytest.mark.parametrize("case", LOGS, ids=lambda case: case.about)
def test_a_log_gets_the_verdict_of_a_fair_teacher(case):
    tree = tree_of(B)
    text = gametrace.render.log(getattr(gametrace, case.algorithm)(tree), lang=case.lang)
    for old, new in case.changes.items():
        assert old in text
        text = text.replace(old, new)
    report = report_on(text, tree, **case.options)
    assert report.algorithm == case.algorithm
    assert list(report.unread) == []
    assert sorted(blamed(report)) == sorted(case.blamed)
    sheet = f"algorithm: {case.algorithm}\nlog: |\n{indent(text, '  ', lambda _: True)}"
    assert blamed(report_on(sheet, tree, **case.options)) == blamed(report)
    assert f"{show(report.points)}/{show(report.of)}" == case.points
    assert case.diagnosis in (None, diagnosed(report))
    for item in report.items:
        assert item.why or item.verdict == "right"


# -- files as they come


def handed_in(tmp_path, content, *options):
    """What `check` says of a file with these bytes: its exit code, its report, its complaint."""
    path = tmp_path / "entrega.yaml"
    path.write_bytes(content)
    result = CliRunner().invoke(cli, ["check", B, str(path), "-f", "json", *options])
    return result.exit_code, json.loads(result.stdout or "null"), result.stderr


def test_the_marks_and_line_ends_of_windows_do_not_matter(tmp_path):
    text = (
        "\ufeffestudiante: Zoë Muñoz\r\nvalores: {A: 3, B: 3}\r\npodados:\r\n  - B32\r\n  - B33\r\n"
    )
    text += "  - C2\r\n  - C3\r\naccion: a1\r\n"
    code, report, complaint = handed_in(tmp_path, text.encode())
    assert (code, complaint) == (0, "")
    assert (report["student"], report["points"], report["of"]) == ("Zoë Muñoz", 7, 7)


def test_a_file_in_another_encoding_is_refused_with_the_place_and_the_way_out(tmp_path):
    code, report, complaint = handed_in(tmp_path, "valor: 3\nestudiante: Muñoz\n".encode("latin-1"))
    assert (code, report) == (2, None)
    assert "entrega.yaml:2:15: this is not UTF-8; save the file in that encoding" in complaint


def blank_worksheet(*options):
    result = CliRunner().invoke(cli, ["worksheet", B, *options])
    assert (result.exit_code, result.stderr) == (0, "")
    return result.stdout


def test_a_worksheet_that_is_handed_in_as_it_was_handed_out_earns_nothing(tmp_path):
    code, report, _ = handed_in(tmp_path, blank_worksheet().encode())
    assert code == 1
    assert {item["verdict"] for item in report["items"]} == {"missing"}
    assert (report["points"], report["diagnosis"]) == (0, [])


def test_the_full_marks_of_a_blank_sheet_are_those_of_a_right_one_without_idle_cuts(tmp_path):
    """Five values, eleven windows, four pruned, two cuts, seven leaves, and four single answers."""
    _, report, _ = handed_in(tmp_path, blank_worksheet().encode())
    assert report["of"] == 5 + 11 + 4 + 2 + 7 + 4


def test_a_worksheet_that_is_half_filled_in_is_right_as_far_as_it_goes(tmp_path):
    text = blank_worksheet("--lang", "es")
    for blank, filled in {
        "  A:\n": "  A: 3\n", "  B:\n": "  B: 3\n", "  C:\n": "  C: 2\n",
        "podados:": "podados: [B32, B33, C2, C3]", "accion:": "accion: a1",
    }.items():  # fmt: skip
        assert blank in text
        text = text.replace(blank, filled, 1)
    code, report, _ = handed_in(tmp_path, text.encode())
    assert code == 1
    verdicts = [(item["kind"], item["node"], item["verdict"]) for item in report["items"]]
    right = [(kind, node) for kind, node, verdict in verdicts if verdict == "right"]
    assert right == [
        ("values", "A"), ("values", "B"), ("values", "C"),
        ("pruned", "B32"), ("pruned", "B33"), ("pruned", "C2"), ("pruned", "C3"), ("action", None),
    ]  # fmt: skip
    assert {verdict for *_, verdict in verdicts} == {"right", "missing"}
    assert (report["points"], report["diagnosis"]) == (8, [])


@pytest.mark.parametrize(
    "content", [b"", b"\n", b"# later\n", b"estudiante: Ana\n", b"values: {}\n"]
)
def test_a_sheet_without_any_answer_earns_nothing_and_breaks_nothing(tmp_path, content):
    _, report, complaint = handed_in(tmp_path, content)
    assert complaint == ""
    assert (report["items"], report["points"], report["diagnosis"]) == ([], 0, [])
