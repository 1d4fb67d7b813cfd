"""Each question on the lecture's tree: verdicts, reasons, hints, and how an answer is shown."""

import re
from fractions import Fraction
from math import inf
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gametrace.homework.answers.marks import BLANK, NOT_VISITED, Bounded, Unreadable
from gametrace.homework.item import Item
from gametrace.homework.questions import QUESTIONS
from gametrace.homework.questions.question import LONGEST
from gametrace.lang import LANGUAGES, homework_words
from gametrace.study.intervals import Region
from tests.homework.sheets import (
    hints_on,
    judged,
    key_on,
    reasons_on,
    report_on_claims,
    solution_on,
    verdicts,
)
from tests.strategies import trees

KEY = key_on()
DICE = "{max A: {chance B: [0.3: 4, 0.5: 6, rest: {name: F, value: 8}], C: 5}}"
PRUNED = ["B32", "B33", "C2", "C3"]
CUT_C = "C se poda tras C1: C1 le da 2, y 2 <= alfa = 3, que A ya tenía por B"
CUT_B3 = "B3 se poda tras B31: B31 le da 8, y 8 >= beta = 3, que B ya tenía por B1"
ROOT = "A es MAX y toma el mayor de B = 3, C = 2, D = 1: vale 3"


class Cases(NamedTuple):
    """What there is to say of answers to one question."""

    verdicts: dict  # an answer, and the verdict on each node, or the only one
    reasons: dict = {}  # noqa: RUF012  # an answer, the node, and why it is wrong, in Spanish
    hints: dict = {}  # noqa: RUF012  # an answer, and the phrase of its hint with the names in it
    shown: list = []  # noqa: RUF012  # an answer, as people see it in Spanish, and in JSON
    on: tuple = ()  # another tree, and its algorithm


def all_of(names, verdict="right"):
    return dict.fromkeys(names, verdict)


CASES = {
    "values": Cases(
        verdicts={
            "{A: 3, B: 3, C: 2, D: 1}": all_of("ABCD"),
            "{B3: 8}": {"B3": "right"},
            "{A: 3.0, C: 4/2}": {"A": "right", "C": "right"},
            "{C: 3}": {"C": "wrong"},
            "{B1: 3, B2: 11}": {"B1": "right", "B2": "wrong"},
            "{C2: x, C3: podado}": {"C2": "right", "C3": "right"},
            "{C2: 4}": {"C2": "extra"},
            "{C1: x}": {"C1": "wrong"},
            "{C: }": {"C": "missing"},
            "{C2: }": {},
            "{Z: 3}": {"Z": "extra"},
            "": {None: "missing"},
            "{}": {},
            "{B3: ≥ 8}": {"B3": "right"},
            "{B3: '>= 8'}": {"B3": "right"},
            "{B3: ≤ 8}": {"B3": "wrong"},
            "{B3: ≥ 7}": {"B3": "wrong"},
            "{B: ≥ 3, C: ≤ 2, D: ≤ 1}": {"B": "wrong", "C": "right", "D": "right"},
            "{A: three, B: 3}": {"A": "wrong", "B": "right"},
        },
        reasons={
            ("{A: 2}", "A"): ROOT,
            ("{B1: 2}", "B1"): "B1 es una hoja y vale 3",
            ("{C1: x}", "C1"): "C1 se visita: en C aún no hay ningún valor con que podar",
            ("{C3: 6}", "C3"): f"{CUT_C}; por eso C3 no se visita",
            ("{B3: ≤ 8}", "B3"): "el valor de B3 es una cota inferior (≥)",
            ("{C: ≥ 2}", "C"): "el valor de C es una cota superior (≤)",
            ("{B: ≥ 3}", "B"): "el valor de B es exacto, no una cota",
            ("{A: three}", "A"): "'three' is not a number",
            ("", None): "sin contestar",
        },
        hints={
            "{A: 2}": ("max", {"node": "A"}),
            "{B: 2}": ("min", {"node": "B"}),
            "{B1: 2}": ("leaf", {"node": "B1"}),
            "{C1: x}": ("leaf", {"node": "C1"}),
            "{C2: 4}": ("not_visited", {"node": "C2"}),
            "{A: }": ("unanswered", {}),
            "{Z: 3}": ("unknown", {}),
        },
        shown=[
            (3, "3", 3),
            (Fraction(7, 2), "3.5", 3.5),
            (Fraction(1, 3), "1/3", "1/3"),
            (-inf, "-inf", "-inf"),
            ((1, 2, 6), "(1, 2, 6)", [1, 2, 6]),
            (Bounded("lower", 8), "≥ 8", "≥ 8"),
            (Bounded("upper", Fraction(1, 2)), "≤ 0.5", "≤ 0.5"),
            (Bounded("exact", 8), "8", "8"),
            (NOT_VISITED, "x", "x"),
            (None, "—", None),
            (BLANK, "—", None),
            (Unreadable("three", "…"), "three", "three"),
        ],
    ),
    "windows": Cases(
        verdicts={
            "{C1: [3, inf], D3: [3, 5]}": {"C1": "right", "D3": "right"},
            "{C1: '(3, +∞)', B31: -inf 3}": {"C1": "right", "B31": "right"},
            "{C1: [-inf, inf]}": {"C1": "wrong"},
            "{C1: [inf, 3]}": {"C1": "wrong"},
            "{C2: [3, 2]}": {"C2": "extra"},
            "{C2: x, C1: x}": {"C2": "right", "C1": "wrong"},
            "{C1: }": {"C1": "missing"},
        },
        reasons={
            ("{C1: [-inf, inf]}", "C1"): "A ya tenía 3 por B, así que alfa llega a C1 como 3",
            ("{D3: [3, 14]}", "D3"): "D ya tenía 5 por D2, así que beta llega a D3 como 5",
            ("{B1: [3, 3]}", "B1"): (
                "ningún MAX por encima de B1 ha subido alfa todavía: sigue en -inf; ningún MIN por"
                " encima de B1 ha bajado beta todavía: sigue en inf"
            ),
            ("{B32: [8, 3]}", "B32"): f"{CUT_B3}; por eso B32 no se visita",
        },
        hints={
            "{C1: [-inf, inf]}": ("window", {"setter": "A", "towards": "C"}),
            "{D3: [3, 14]}": ("window", {"setter": "D", "towards": "D3"}),
            "{B1: [3, inf]}": ("window_open", {"node": "B1"}),
            "{C2: [3, 2]}": ("not_visited", {"node": "C2"}),
        },
        shown=[((3, inf), "[3, inf]", [3, "inf"])],
    ),
    "pruned": Cases(
        verdicts={
            "[C3, C2, B33, B32]": all_of(PRUNED),
            "[B32, B33, C2]": all_of(PRUNED) | {"C3": "missing"},
            "[B32, B33, C2, C3, D3]": all_of(PRUNED) | {"D3": "extra"},
            "[]": all_of(PRUNED, "missing"),
            "": {None: "missing"},
            "[B32, B32, b33, C2, C3]": all_of(PRUNED),
            "{B32: x}": {None: "wrong"},
        },
        reasons={
            ("[B32, B33, C2, C3, D3]", "D3"): (
                "D3 se visita: cuando le toca, en D hay 5, y 5 > alfa = 3, así que D no se poda"
            ),
            ("[B32, B33, C2, C3, D1]", "D1"): (
                "D1 se visita: en D aún no hay ningún valor con que podar"
            ),
            ("[B32, B33, C2, C3, A]", "A"): "A es la raíz, y por ella empieza todo",
            ("[B32, B33, C2]", "C3"): f"{CUT_C}; por eso C3 no se visita",
            ("", None): "sin contestar",
        },
        hints={
            "[B32, B33, C2, C3, D3]": ("not_visited", {"node": "D3"}),
            "[B32, B33, C2]": ("set_missing", {}),
            "": ("unanswered", {}),
        },
        shown=[(True, "sí", True), (None, "no", None)],
    ),
    "cuts": Cases(
        verdicts={
            "{B3: beta, C: alfa, D: alfa}": all_of(["B3", "C", "D"]),
            "{B3: β, C: Alpha}": all_of(["B3", "C"]),
            "[B3, C]": all_of(["B3", "C"]),
            "{B3: , C: }": all_of(["B3", "C"]),
            "{B3: alfa, C: alfa}": {"B3": "wrong", "C": "right"},
            "[C]": {"C": "right", "B3": "missing"},
            "[B3, C, B]": all_of(["B3", "C"]) | {"B": "extra"},
            "{B3: beta, C: alfa, A: beta}": all_of(["B3", "C"]) | {"A": "extra"},
            "[]": all_of(["B3", "C"], "missing"),
            "": {None: "missing"},
            "{B3: gamma, C: alfa}": {"B3": "wrong", "C": "right"},
            "{B3: beta, C: alfa, A: gamma}": all_of(["B3", "C"]) | {"A": "extra"},
        },
        reasons={
            ("[C]", "B3"): CUT_B3,
            ("{B3: alfa, C: alfa}", "B3"): "B3 es MAX, y ahí la poda es beta",
            ("{B3: beta, C: beta}", "C"): "C es MIN, y ahí la poda es alfa",
            ("[B3, C, B]", "B"): "B no se poda: acaba valiendo 3, y 3 > alfa = -inf",
            ("[B3, C, A]", "A"): "A no se poda: acaba valiendo 3, y 3 < beta = inf",
            ("[B3, C, D3]", "D3"): "D3 no tiene hijos que recorrer: ahí no se poda",
            ("", None): "sin contestar",
        },
        hints={
            "[C]": ("set_missing", {}),
            "[B3, C, B]": ("cut", {"node": "B"}),
            "{B3: alfa, C: alfa}": ("cut_bound", {"node": "B3"}),
        },
        shown=[("alpha", "alfa", "alpha"), ("beta", "beta", "beta"), (True, "sí", True)],
    ),
    "visited": Cases(
        verdicts={
            "[A, B, B1, B2, B3, B31, C, C1, D, D1, D2]": (
                all_of(["A", "B", "B1", "B2", "B3", "B31", "C", "C1", "D", "D1", "D2"])
                | {"D3": "missing"}
            ),
            "[D3, D2, D1, D, C2, C1, C, B31, B3, B2, B1, B, A]": (
                all_of(["A", "B", "B1", "B2", "B3", "B31", "C", "C1", "D", "D1", "D2", "D3"])
                | {"C2": "extra"}
            ),
        },
    ),
    "order": Cases(
        verdicts={
            "[B1, B2, B31, C1, D1, D2, D3]": all_of(["B1", "B2", "B31", "C1", "D1", "D2", "D3"]),
            "B1 B2 B31 C1 D1 D2 D3": all_of(["B1", "B2", "B31", "C1", "D1", "D2", "D3"]),
            "": {None: "missing"},
        },
        reasons={
            ("[B2, B1, B31, C1, D1, D2, D3]", "B2"): "B2 se evalúa justo después de B1",
            ("[B2, B31, C1, D1, D2, D3, B1]", "B1"): "B1 es la primera hoja que se evalúa",
            ("[B1, B2, B3, B31, C1, D1, D2, D3]", "B3"): "B3 no es una hoja",
            ("[B1, B2, B31, D1, D2, D3]", "C1"): "C1 se evalúa justo después de B31",
            ("", None): "sin contestar",
        },
        hints={"[B2, B1, B31, C1, D1, D2, D3]": ("order", {})},
        shown=[(2, "2", 2), (None, "—", None)],
    ),
    "action": Cases(
        verdicts={
            "a1": {None: "right"},
            "B": {None: "right"},
            "A1": {None: "right"},
            "a2": {None: "wrong"},
            "nowhere": {None: "wrong"},
            "": {None: "missing"},
        },
        reasons={
            ("a2", None): "a1 lleva a B, que vale 3; a2 lleva a C, que vale 2",
            ("a9", None): "A no tiene ninguna acción «a9»; a1 lleva a B, que vale 3",
            ("", None): "sin contestar",
        },
        hints={"a2": ("action", {"root": "A"}), "": ("unanswered", {})},
        shown=[("a1", "a1", "a1"), ("alpha", "alpha", "alpha"), ("a\x1b[31m", r"a\x1b[31m", ...)],
    ),
    "line": Cases(
        verdicts={
            "[A, B, B1]": {None: "right"},
            "A, B, B1": {None: "right"},
            "[A, B]": {None: "wrong"},
            "[B, B1]": {None: "right"},
            "[A, B, B1, B1]": {None: "wrong"},
            "[A, C, C1]": {None: "wrong"},
            "[]": {None: "wrong"},
            "": {None: "missing"},
        },
        reasons={
            ("[A, C, C1]", None): "desde A lo mejor es B, que vale 3",
            ("[A, B, B3]", None): "desde B lo mejor es B1, que vale 3",
            ("[A, B]", None): "desde B lo mejor es B1, que vale 3",
            ("[A, B, B1, C]", None): "la línea acaba en B1",
            ("", None): "sin contestar",
        },
        hints={"[A, C]": ("line", {"root": "A"})},
        shown=[(["A", "B"], "A B", ["A", "B"]), ([], "∅", [])],
    ),
    "value": Cases(
        verdicts={
            "3": {None: "right"},
            "2": {None: "wrong"},
            "x": {None: "wrong"},
            "≥ 3": {None: "wrong"},
            "": {None: "missing"},
        },
        reasons={
            ("2", None): ROOT,
            ("≥ 3", None): "el valor de A es exacto, no una cota",
            ("", None): "sin contestar",
        },
        hints={"2": ("max", {"node": "A"})},
    ),
    "not_generated": Cases(
        verdicts={"4": {None: "right"}, "5": {None: "wrong"}, "": {None: "missing"}},
        reasons={
            ("5", None): "sin podas se generan 16 nodos y con ellas 12: la diferencia es 4",
            ("3.5", None): "this is a number of nodes, not 3.5",
            ("", None): "sin contestar",
        },
        hints={"9": ("not_generated", {})},
        shown=[(4, "4", 4)],
    ),
    "probabilities": Cases(
        verdicts={
            "{F: 0.2}": {"F": "right"},
            "{F: 1/5, B1: 30%}": {"F": "right", "B1": "right"},
            "{F: 0.3}": {"F": "wrong"},
            "{F: }": {"F": "missing"},
            "{B: 0.5}": {"B": "extra"},
        },
        reasons={
            ("{F: 0.3}", "F"): "las probabilidades bajo B suman 1: 0.3 + 0.5 + 0.2",
            ("{C: 0.3}", "C"): "por encima de C no hay un nodo de azar",
        },
        hints={"{F: 0.3}": ("probability", {})},
        shown=[(Fraction(1, 5), "0.2", 0.2)],
        on=(DICE, "expectiminimax"),
    ),
    "whatif": Cases(
        verdicts={
            "{C1: '> 3'}": {"C1": "right"},
            "{C1: '(3, inf)'}": {"C1": "right"},
            "{C1: '3 < x'}": {"C1": "right"},
            "{C1: '>= 3'}": {"C1": "wrong"},
            "{B31: '< 3', D3: 'D3 > 3'}": {"B31": "right", "D3": "right"},
            "{B1: '> 3'}": {"B1": "extra"},
            "{C1: any, C2: any}": {"C1": "wrong", "C2": "extra"},
            "{C1: }": {"C1": "missing"},
            "{B: '> 3', Z: '> 3'}": {"B": "extra", "Z": "extra"},
        },
        reasons={
            ("{C1: '>= 3'}", "C1"): "C se poda tras C1 si C1 <= 3; deja de podarse si C1 > 3",
            ("{B1: '> 3'}", "B1"): "B1 no causa ninguna poda",
        },
        hints={"{C1: '>= 3'}": ("whatif", {"node": "C1"})},
        shown=[
            (Region.parse("> 3"), "C1 > 3", "C1 > 3"),
            (Region.parse("x < 2 or x > 5"), "C1 < 2 o C1 > 5", "C1 < 2 or C1 > 5"),
            (Region(), "ninguno", "none"),
        ],
    ),
    "log": Cases(
        verdicts={"": {None: "missing"}, "nothing": {None: "wrong"}},
        reasons={("", None): "sin contestar"},
        hints={"": ("unanswered", {})},
        shown=[(". . Invocacion", "Invocacion", ". . Invocacion")],
    ),
}  # fmt: skip


def test_every_question_has_its_cases():
    assert CASES.keys() == QUESTIONS.keys()


@pytest.mark.parametrize("name", CASES)
def test_each_answer_gets_its_verdict(name):
    cases = CASES[name]
    key = key_on(*cases.on)
    for answer, found in cases.verdicts.items():
        assert verdicts(f"{name}: {answer}", key) == found, answer


@pytest.mark.parametrize("name", CASES)
def test_a_mistake_is_explained_by_what_decides(name):
    cases = CASES[name]
    for (answer, node), why in cases.reasons.items():
        assert reasons_on(f"{name}: {answer}", *cases.on)[node] == why, answer


@pytest.mark.parametrize("name", CASES)
def test_each_mistake_gets_a_hint_of_its_own(name):
    cases = CASES[name]
    for lang in LANGUAGES:
        for answer, (phrase, names) in cases.hints.items():
            [item] = hints_on(f"{name}: {answer}", *cases.on, lang=lang)
            assert item.why == homework_words(lang)[f"nudge_{phrase}"].format(**names), answer
            assert all(node in item.why for node in names.values())
            assert item.expected is None


@pytest.mark.parametrize("name", CASES)
def test_an_answer_is_shown_to_people_and_written_for_programs(name):
    question, item = QUESTIONS[name], Item(name, "C1", None, None, "wrong")
    for answer, shown, written in CASES[name].shown:
        assert question.text(answer, item, homework_words("es")) == shown
        assert written is ... or question.data(answer, item) == written


# -- what holds of several


def test_an_item_says_what_was_given_and_what_was_expected():
    [item] = judged("windows: {C1: [-inf, inf]}", KEY)
    assert item[:5] == ("windows", "C1", (-inf, inf), (3, inf), "wrong")


def test_a_plain_search_has_other_values_no_bounds_and_no_windows():
    minimax = key_on(algorithm="minimax")
    assert verdicts("values: {B3: 8, C: 2, C2: 4, C3: ≥ 6}", minimax) == {
        "B3": "right", "C": "right", "C2": "right", "C3": "wrong",
    }  # fmt: skip
    assert verdicts("windows: {C1: [3, inf]}", minimax) == {"C1": "extra"}
    [item] = judged("pruned: []", minimax)  # a set that is rightly empty is one right answer
    assert item[:5] == ("pruned", None, [], [], "right")


def test_where_the_only_cut_prunes_nothing_none_need_be_named():
    one = key_on("[[3], [5, 2]]")  # C is cut after its last child
    assert verdicts("cuts: []", one) == {None: "right"}
    assert verdicts("cuts: [C]", one) == {"C": "right"}
    assert verdicts("cuts: {C: beta}", one) == {"C": "wrong"}


ORDERS = {
    "[B1, B2, C1, D1, D2, D3]": {("B31", None, 3): "missing"},
    "[B1, B2, B31, C1, C2, D1, D2, D3]": {("C2", 5, None): "extra"},
    "[B2, B1, B31, C1, D1, D2, D3]": {("B2", 1, 2): "wrong"},
    "[B1, B2, B31, D1, D2, D3, C1]": {("C1", 7, 4): "wrong"},
    "[B1, B1, B2, B31, C1, D1, D2, D3]": {("B1", 2, None): "extra"},
    "[B1, B2, B3, C1, D1, D2, D3]": {("B3", 3, None): "extra", ("B31", None, 3): "missing"},
}


def test_a_leaf_out_of_order_is_one_mistake():
    for answer, found in ORDERS.items():
        mistakes = [item for item in judged(f"order: {answer}", KEY) if item.verdict != "right"]
        assert {(it.node, it.given, it.expected): it.verdict for it in mistakes} == found, answer
    items = judged("order: [D3, D2, D1, C1, B31, B2, B1]", KEY)
    assert sorted(item.verdict for item in items) == ["right", *["wrong"] * 6]
    items = judged("order: [B1, B1, B1, Z, Z]", KEY)
    assert len({item.id for item in items}) == len(items)  # each can be told from the others
    [item] = judged("order:", KEY)
    assert item.expected == ["B1", "B2", "B31", "C1", "D1", "D2", "D3"]


def test_any_equally_good_action_and_line_is_right_and_no_other():
    tied = key_on("[[3, 5], [4, 3], [1, 3]]")  # B and C are worth 3, D is worth 1
    for answer, verdict in {
        "action: a1": "right", "action: a2": "right", "action: a3": "wrong",
        "line: [A, B, B1]": "right", "line: [A, C, C2]": "right", "line: [A, C, C1]": "wrong",
    }.items():  # fmt: skip
        assert verdicts(answer, tied) == {None: verdict}
    false_tie = key_on("[[3, 5], [3, 1]]")  # C is cut at 3, and is truly worth 1
    assert verdicts("action: a2", false_tie) == {None: "wrong"}
    assert verdicts("line: [A, C, C1]", false_tie) == {None: "wrong"}
    assert reasons_on("action: a2", "[[3, 5], [3, 1]]") == {
        None: "a1 lleva a B, que vale 3; a2 lleva a C, que vale 1"
    }


def test_where_chance_moves_nobody_chooses():
    dice = "{chance E: [0.5: 1, 0.5: 2]}"
    assert verdicts("action: e1", key_on(dice)) == {None: "extra"}
    assert verdicts("line: [E, E1]", key_on(dice)) == {None: "extra"}
    assert verdicts("action:", key_on(dice)) == {}
    assert verdicts("value: 1.5", key_on(dice)) == {None: "right"}
    assert reasons_on("action: e1", dice, lang="en") == {None: "nobody chooses at E"}
    assert reasons_on("line: [E, E1]", dice, lang="en") == {None: "the line ends at E"}
    below = key_on("{max A: [{chance B: [0.5: 4, 0.5: 6]}, 3]}")
    assert verdicts("line: [A, B]", below) == {None: "right"}
    assert verdicts("line: [A, B, B1]", below) == {None: "wrong"}


def test_strict_cuts_change_what_if_at_the_very_end():
    strict = key_on(cut="strict")
    assert verdicts("whatif: {C1: '>= 3'}", strict) == {"C1": "right"}
    assert verdicts("whatif: {C1: '> 3'}", strict) == {"C1": "wrong"}


def test_what_was_not_asked_is_not_judged():
    assert judged("student: u1", KEY) == []


def test_utilities_of_several_players_are_compared_whole():
    key = key_on("{players: [1, 2, 3], tree: [[1 2 6, 4 3 2], [6 1 2, 7 4 1]]}", "maxn")
    sheet = 'values: {B: "(4, 3, 2)", C: [7, 4, 1], A: 7 4 2}\nline: [A, C, C2]\naction: a2'
    assert [item.verdict for item in judged(sheet, key)] == [
        "right", "right", "wrong", "right", "right",
    ]  # fmt: skip


@given(tree=trees(), data=st.data())
def test_naming_a_node_more_or_less_is_found_at_that_node(tree, data):
    key = key_on(tree)
    node = data.draw(st.sampled_from([node.name for node in tree.walk()]))
    for kind in ("pruned", "visited"):
        right = list(QUESTIONS[kind].facts(key))
        other = [name for name in right if name != node]
        claim = other if node in right else [*right, node]
        wrong = [item for item in judged({kind: claim}, key) if item.verdict != "right"]
        assert [(item.node, item.verdict) for item in wrong] == [
            (node, "missing" if node in right else "extra")
        ]


@given(tree=trees(), data=st.data())
def test_two_leaves_that_swap_places_are_at_most_two_mistakes(tree, data):
    key = key_on(tree)
    claim = list(QUESTIONS["order"].facts(key))
    places = st.integers(0, len(claim) - 1)
    one, other = data.draw(places), data.draw(places)
    claim[one], claim[other] = claim[other], claim[one]
    items = judged({"order": claim}, key)
    assert sum(item.verdict != "right" for item in items) == min(abs(one - other), 2)
    assert {item.verdict for item in items} <= {"right", "wrong"}


# -- showing


def test_an_answer_speaks_the_language_of_the_report_and_has_an_end():
    es, en = homework_words("es"), homework_words("en")
    pruned, node = QUESTIONS["pruned"], Item("pruned", "C1", None, None, "wrong")
    assert [pruned.text(answer, node, en) for answer in (True, None)] == ["yes", "no"]
    assert QUESTIONS["cuts"].text("alpha", node._replace(kind="cuts"), en) == "alpha"
    whole = node._replace(node=None)  # a whole set that is missing is not said to be `no`
    assert [pruned.text(answer, whole, es) for answer in (None, [])] == ["—", "∅"]
    assert len(QUESTIONS["action"].text("z" * 10_000, whole, es)) <= LONGEST
    assert len(QUESTIONS["line"].text(["z" * 100] * 1000, whole, es)) <= LONGEST


# -- explaining


def test_a_node_that_does_not_exist_is_named_with_the_nearest_that_does():
    for sheet in ("values: {%s: 3}", "pruned: [%s]", "order: [%s]", "cuts: [%s]"):
        why = reasons_on(sheet % "B34", lang="en")["B34"]
        assert re.fullmatch("the tree has no node 'B34'; did you mean 'B3[123]?'\\?", why)
        assert reasons_on(sheet % "zzz", lang="en")["zzz"] == "the tree has no node 'zzz'"


def test_in_a_plain_search_nothing_is_pruned_and_nothing_has_a_window():
    why = reasons_on("pruned: [C3]", algorithm="minimax", lang="en")["C3"]
    assert why.startswith("minimax prunes nothing")
    why = reasons_on("windows: {C: [3, inf]}", algorithm="minimax", lang="en")["C"]
    assert why == "minimax has no windows"


def test_what_lies_beyond_a_depth_limit_is_not_said_to_be_cut():
    tree = "[{eval: 5, children: [1, 2]}, 4]"
    why = reasons_on("visited: [A, B, C, B1]", tree, depth=1, lang="en")["B1"]
    assert ("B1" in why, "cut" in why) == (True, False)


def test_under_other_rules_the_reason_has_their_test():
    assert reasons_on("pruned: [C2]", "[[3], [3, 9]]", cut="strict") == {
        "C2": "C2 se visita: cuando le toca, en C hay 3, y 3 >= alfa = 3, así que C no se poda"
    }
    assert reasons_on("values: {C1: 4}", "[[5], [[1, 2], 4]]", bound="hard", lang="en") == {
        "C1": "C1 starts from 5, its alpha, and none of C11 = 1, C12 = 2 improves it: it returns 5"
    }


@given(tree=trees(max_leaves=12), data=st.data(), lang=st.sampled_from(list(LANGUAGES)))
def test_whatever_is_claimed_there_is_something_to_say(tree, data, lang):
    names = [node.name for node in tree.walk()]
    some = st.lists(st.sampled_from([*names, "Z"]), max_size=5, unique=True)
    number = st.sampled_from(["3", "≥ 1", "x", "inf", "", "?"])
    window = st.sampled_from(["[0, 1]", "x", "", "3", "[-inf, inf]"])
    listed = {kind: data.draw(some) for kind in ("pruned", "visited", "cuts", "order", "line")}
    by_node = {
        kind: {name: data.draw(answers) for name in data.draw(some)}
        for kind, answers in (
            ("values", number), ("windows", window), ("probabilities", number), ("whatif", window),
        )
    }  # fmt: skip
    lines = [f"{kind}: [{', '.join(found)}]" for kind, found in listed.items()]
    for kind, found in by_node.items():
        pairs = ", ".join(f'{name}: "{answer}"' for name, answer in found.items())
        lines.append(f"{kind}: {{{pairs}}}")
    lines.append(f"action: {data.draw(st.sampled_from(['a1', 'a2', 'z', '']))}")
    lines.append(f'value: "{data.draw(number)}"')
    assert all(reasons_on("\n".join(lines), tree, lang=lang).values())


# -- hints


def test_the_hint_of_the_lecture_s_window_says_where_to_look():
    [item] = hints_on("windows: {C1: [-inf, inf]}", lang="es")
    assert item.why == "mira otra vez lo que A ya tiene cuando se llama a C"


def test_what_cannot_be_read_is_told_as_it_is():
    [item] = hints_on("not_generated: many")
    assert item.why == "'many' is not a number"


def test_a_chance_node_is_hinted_at_by_its_probabilities():
    tree = "{max A: {chance B: [0.3: 4, 0.5: 6, rest: {name: F, value: 8}], C: [2, 7]}}"
    [item] = hints_on("values: {B: 6}", tree, "expectiminimax", lang="en")
    assert "probabilit" in item.why
    [item] = hints_on("windows: {B1: [2, 7]}", tree, lang="en")
    assert item.why == homework_words("en")["nudge_window_chance"]


def test_what_is_missing_from_a_set_is_one_hint_without_names():
    items = hints_on("pruned: [B32]\nvisited: [A, B, C]\ncuts: []\norder: [B1]")
    assert [(item.kind, item.node, item.expected) for item in items] == [
        (kind, None, None) for kind in ("pruned", "cuts", "visited", "order")
    ]


@given(
    tree=trees(max_leaves=12),
    data=st.data(),
    lang=st.sampled_from(list(LANGUAGES)),
    algorithm=st.sampled_from(["alphabeta", "minimax"]),
)
def test_nothing_expected_is_left_in_any_item_with_a_hint(tree, data, lang, algorithm):
    names = [node.name for node in tree.walk()]
    some = st.lists(st.sampled_from(names), max_size=5, unique=True)
    claims = {kind: data.draw(some) for kind in ("pruned", "visited", "order", "line")}
    claims["cuts"] = dict.fromkeys(data.draw(some))
    claims["values"] = dict.fromkeys(data.draw(some), 77)
    claims["windows"] = dict.fromkeys(data.draw(some), (-77, 77))
    claims["value"], claims["action"], claims["not_generated"] = 77, "a9", 77
    report = report_on_claims(claims, solution_on(tree, algorithm, lang=lang), hints=True)
    assert {item.expected for item in report.items} == {None}
    given_names = {
        name for claim in claims.values() if not isinstance(claim, int) for name in claim
    }
    assert {item.node for item in report.items} <= given_names | {None}
    for item in report.items:
        if item.verdict in ("wrong", "extra", "missing"):
            assert item.why
            assert not re.search(r"(?<![A-Za-z0-9])-?\d", item.why)  # no number but in names
