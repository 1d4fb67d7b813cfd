"""A student's log beside the right one."""

import pytest

import gametrace
from gametrace import alphabeta, build, minimax, parse, render
from gametrace.homework.logs.lines import logs
from gametrace.homework.questions.log_items import LogItems
from gametrace.homework.questions.right_log import RightLog, expected
from gametrace.lang import homework_words
from gametrace.tree.bundled import find
from tests.homework.lecture_logs import ALPHABETA, MINIMAX, TREE
from tests.homework.sheets import report_on

LECTURE = build(TREE)
STAR1 = {"chance": "star1"}


def judged(text, trace, values=None, lang="es"):
    (log,) = logs(text, trace.tree)
    assert log.unread == []
    return list(LogItems(RightLog(trace, lang), log, values).items())


def mistakes(text, trace, values=None, lang="es"):
    return [item for item in judged(text, trace, values, lang) if item.verdict != "right"]


def verdicts(text, trace):
    return [(item.verdict, item.node, item.event) for item in mistakes(text, trace)]


def test_the_slides_minimax_log_has_two_slips():
    wrong, missing = mistakes(MINIMAX, minimax(LECTURE))
    assert (wrong.verdict, wrong.node, wrong.line) == ("wrong", "D2", 21)
    assert wrong.given == ". . Invocacion maxValue( D2 ) -> que retorna valor terminal 2"
    assert wrong.expected == "Invocacion maxValue(D2) -> que retorna valor terminal 5"
    assert (missing.verdict, missing.node, missing.line) == ("missing", "D3", None)
    assert (missing.given, missing.event) == (None, "leaf")


def test_the_slides_alpha_beta_log_has_none():
    assert mistakes(ALPHABETA, alphabeta(LECTURE)) == []
    assert len(judged(ALPHABETA, alphabeta(LECTURE))) == 18


def test_items_come_in_the_order_of_the_log_and_in_its_language():
    items = judged(ALPHABETA, alphabeta(LECTURE), lang="ca")
    assert [item.line for item in items] == [*range(7, 24), 26]
    assert items[6].expected == "TALL en maxValue de B3 perquè v=8 >= beta=3 -> li assigna valor 8"
    assert items[-1].expected.startswith("valor trobat: 3, ")


@pytest.mark.parametrize(
    ("text", "algorithm", "parts"),
    [
        ("[{eval: 4, children: [1]}, {eval: -1/3, children: [2]}]", "alphabeta", {"depth": 1}),
        ("[{random: 20%, children: [2, 20]}, {random: 0.5, children: [-3, 4]}]", "minimax", {}),
        ("[{random: 1/3, children: [2, 20]}, 1]", "expectiminimax", {}),
        ("[{eval: 1, children: [2, 20]}, 1, 7]", "minimax", {"beam": 2}),
        ("{players: [Ana, 'Bea (b)'], tree: [[3 1, 3 2], [1/3 -2, 0 0]]}", "maxn", {}),
        ("{players: [1, 2], tree: [{chance: [0.5: 3 1, 0.5: 3 2]}, 1 1]}", "maxn", {}),
        ("tree: {chance T: [0.4: 10, 0.5: 15, 0.1: 40]}", "expectiminimax", {}),
        ("{range: [-3, 3], tree: [1, {chance: [1/3: -3, 2/3: 1]}]}", "alphabeta", STAR1),
        ("tree: {'El ratón': {'Niño ñ': [1, 2], 'f(x)': [3, 4], 'x, y': [5]}}", "alphabeta", {}),
        ("tree: {a: {A: [1, 2], á: [3, 4], 'T=ligero': [5], 'nodo 1': 3}}", "alphabeta", {}),
        ("tree: {De: {que: [1, 2], porque: [3, 4], le asigna: [5], v= 3: 3}}", "alphabeta", {}),
        ("tree: {alfa: {poda: [1], 'A₁': [3, 0], A1: [9], x -> y: 3, ': ': 1}}", "alphabeta", {}),
        ("tree: {maxValue: {minValue: [1, 2], beta= 3: [3, 0], 'B)': 5}}", "minimax", {}),
    ],
)  # fmt: skip
def test_rare_trees_and_names_are_read_back(text, algorithm, parts):
    trace = getattr(gametrace, algorithm)(parse(text), **parts)
    for lang in ("es", "ca", "en"):
        for style in ("slides", "compact"):
            assert mistakes(render.log(trace, lang, style), trace, lang=lang) == []


@pytest.mark.parametrize("tree", ["ub/dos-dados", "ub/tres-jugadores", "uam/star1", "upv/cuestion"])
def test_bundled_trees_are_read_back(tree):
    tree = gametrace.read(find(tree))
    trace = gametrace.maxn(tree) if tree.players else gametrace.alphabeta(tree)
    assert mistakes(render.log(trace), trace) == []


D_CUT = "PODA en minValue de D porque v= 1 <= alfa= 3 -> le asigna valor 1"


def slipped(old, new, text=ALPHABETA):
    assert old in text
    return text.replace(old, new)


@pytest.mark.parametrize(
    ("old", "new", "event"),
    [
        ("minValue(B31", "maxValue(B31", "leaf"),  # another function
        ("maxValue( D2, alfa= 3, beta= 14)", "maxValue( D2 )", "leaf"),  # no window
        (D_CUT, "minValue de D asigna valor 1", "cut"),
        ("maxValue( B3 , alfa= -inf , beta= 3 ) :", "maxValue(B3, alfa=-inf, beta=3)=8", "enter"),
        ("v= 8 >= beta= 3", "v= 8 <= beta= 3", "cut"),  # points the wrong way
        ("v= 8 >= beta= 3", "v= 8 >= alfa= 3", "cut"),
        ("le asigna valor 8", "le asigna valor 3", "cut"),
        (D_CUT, "PODA en minValue de D", "cut"),
        ("encontrado: 3", "encontrado: 5", "result"),
        ("la acción a hacer es a1", "la acción a hacer es a2", "result"),
        ("la acción a hacer es a1", "la acción a hacer es a7", "result"),
        ("(D3, alfa=3, beta=5)", "(D3, alfa=3, beta=5) con probabilidad 0.5", "leaf"),
    ],
)  # fmt: skip
def test_what_differs_is_one_mistake(old, new, event):
    found = mistakes(slipped(old, new), alphabeta(LECTURE))
    assert [(item.verdict, item.event) for item in found] == [("wrong", event)]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("v= 8 >= beta= 3", "v= 8 > beta= 3"),  # true as well
        (" -> le asigna valor 8", ""),
        ("valor encontrado: 3, tras el repaso de los sucesores de A, la acción a hacer es a1", ""),
        (", tras el repaso de los sucesores de A, la acción a hacer es a1", ""),
        ("PODA en maxValue de B3", "PODA en B3"),
        ("la acción a hacer es a1", "la acción a hacer es B"),
    ],
)
def test_what_does_not_matter_is_no_mistake(old, new):
    assert mistakes(slipped(old, new), alphabeta(LECTURE)) == []


def test_a_strict_sign_that_is_not_true_is_wrong():
    trace = alphabeta(build([[5, 6], [5, 1]]))
    (wrong,) = mistakes(render.log(trace).replace("v= 5 <= alfa", "v= 5 < alfa"), trace)
    assert (wrong.event, wrong.node) == ("cut", "C")


def test_a_window_in_a_minimax_log_is_wrong():
    text = render.log(minimax(LECTURE)).replace("( C1 )", "( C1 , alfa= 3 , beta= inf )")
    assert verdicts(text, minimax(LECTURE)) == [("wrong", "C1", "leaf")]


def test_any_of_the_best_actions_is_right():
    trace = minimax(build([3, 5, 5]))
    text = render.log(trace)
    assert mistakes(text.replace("es a2", "es a3"), trace) == []
    assert verdicts(text.replace("es a2", "es a1"), trace) == [("wrong", "A", "result")]


def test_a_line_about_a_node_that_is_not_there_is_extra():
    text = slipped(
        ". minValue de B asigna", ". . maxValue de Z asigna valor 3\n. minValue de B asigna"
    )
    (extra,) = mistakes(text, alphabeta(LECTURE))
    assert (extra.verdict, extra.node, extra.line) == ("extra", "Z", 14)


def test_a_log_that_goes_on_where_it_should_be_cut_has_only_extra_lines_there():
    text = slipped(
        ". PODA en minValue de C",
        ". . Invocacion maxValue(C2, alfa=3, beta=inf) -> 4\n. PODA en minValue de C",
    )
    assert verdicts(text, alphabeta(LECTURE)) == [("extra", "C2", "leaf")]


def test_values_that_follow_from_an_earlier_slip_can_be_compared_with_instead():
    text = MINIMAX.replace("de D asigna valor 1", "de D asigna valor 2")
    slips = {"D2": 2, "D": 2}
    assert [item.verdict for item in mistakes(text, minimax(LECTURE))] == [
        "wrong",
        "missing",
        "wrong",
    ]
    assert [item.node for item in mistakes(text, minimax(LECTURE), slips)] == ["D3"]
    cut = slipped("porque v= 2 <= alfa= 3 -> le asigna valor 2", "porque v= 1 <= alfa= 3 -> 1")
    assert mistakes(cut, alphabeta(LECTURE), {"C": 1}) == []


def test_each_missing_line_has_its_own_identity():
    trace = alphabeta(gametrace.read(find("uam/star1")), chance="star2")
    (log,) = logs("Invocacion maxValue( A , alfa= -inf , beta= inf ) :", trace.tree)
    items = list(LogItems(RightLog(trace), log).items())
    assert len({item.id for item in items}) == len(items) == len(expected(trace)) - 1


def test_one_right_log_serves_many():
    right = RightLog(alphabeta(LECTURE))
    (log,) = logs(ALPHABETA, LECTURE)
    assert list(LogItems(right, log).items()) == list(LogItems(right, log).items())
    assert right.texts is right.texts


# -- hints


def test_hints_on_a_log_say_where_to_look_and_never_what_is_there():
    log = render.log(alphabeta(LECTURE), "en")
    changes = {
        "alpha= 3 , beta= 14 )": "alpha= 2 , beta= 14 )",  # D2
        "v= 2 <= alpha= 3": "v= 2 <= alpha= 4",  # the cut at C
        log.splitlines()[3] + "\n": "",  # the call of B2
        log.splitlines()[9] + "\n": log.splitlines()[9].replace("C1", "C2") + "\n",
    }
    for old, new in changes.items():
        assert old in log
        report = report_on(log.replace(old, new), LECTURE, lang="en", hints=True)
        mistakes = [item for item in report.items if item.verdict not in ("right", "follows")]
        assert mistakes
        assert {item.expected for item in report.items} == {None}
        for item in mistakes:
            assert item.why
            assert item.given or (item.node, item.event) == (None, None)  # no name of what is gone
    [gap] = (
        item
        for item in report_on(
            log.replace(log.splitlines()[3] + "\n", ""), LECTURE, lang="en", hints=True
        ).items
        if item.verdict == "missing"
    )
    assert gap.why == homework_words("en")["nudge_line_missing"].format(line=3)
