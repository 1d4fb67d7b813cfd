"""The exercise to hand out, and its key: what is written is what is read."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gametrace
from gametrace.homework.answers.marks import BLANK
from gametrace.homework.handout.worksheet import worksheet
from gametrace.homework.questions import QUESTIONS
from gametrace.lang import LANGUAGES
from gametrace.tree.write import json_text
from tests.homework.sheets import B, claims_and_problems, judged, key_on, not_right, report_on
from tests.strategies import chance_texts, many, trees

CHANCE = "{max A: {chance B: [0.3: 4, 0.5: 6, rest: {name: F, value: 8}], C: 5}}"


def written(key, filled, asked=(), leaves=()):
    leaves = [key.tree[name] for name in leaves]
    command = "gametrace check T ANSWERS"
    return "".join(worksheet(key, asked, leaves=leaves, filled=filled, command=command))


def claims_in(text, key):
    """What is read from a sheet, which must be written well."""
    claims, problems = claims_and_problems(text, key.tree)
    assert problems == []
    assert f": {key.trace.algorithm}\n" in text
    return claims


def check_round_trip(key, leaves=(), asked=()):
    """The key is read as entirely right, and the empty sheet as entirely empty."""
    items = judged(claims_in(written(key, True, asked, leaves), key), key)
    assert {item.verdict for item in items} <= {"right"}
    empty = claims_in(written(key, False, asked, leaves), key)
    for claim in empty.values():
        assert claim is BLANK or set(claim.values()) <= {BLANK}
    return items


def test_the_exercise_of_a_small_tree():
    assert written(key_on("[[3, 12], [2, 4]]"), False, ["values", "pruned", "action"]) == (
        "# ▲ A\n"
        "# ├── a1: ▼ B\n"
        "# │   ├── b1: B1  3\n"
        "# │   └── b2: B2  12\n"
        "# └── a2: ▼ C\n"
        "#     ├── c1: C1  2\n"
        "#     └── c2: C2  4\n"
        "#\n"
        "# ▲ MAX, ▼ MIN, los números son exactos: 8/3, no 2.67\n"
        "# Rellena lo que sigue a los dos puntos; x si la búsqueda no llega al nodo. Para"
        " comprobarlo:\n"
        "# gametrace check T ANSWERS\n"
        "estudiante:\n"
        "algoritmo: alphabeta\n"
        "valores:  # el valor de cada nodo\n"
        "  A:\n"
        "  B:\n"
        "  C:\n"
        "podados:  # los nodos que no se visitan por una poda: [ … ]\n"
        "accion:  # la mejor jugada en la raíz\n"
    )


def test_the_key_of_a_small_tree():
    out = written(key_on("[[3, 12], [2, 4]]"), True)
    assert out.split("alphabeta\n")[1] == (
        "valores:  # el valor de cada nodo\n"
        "  A: 3\n"
        "  B: 3\n"
        "  C: 2\n"
        "ventanas:  # [alfa, beta] con que se llama a cada nodo\n"
        "  B: [-inf, inf]\n"
        "  B1: [-inf, inf]\n"
        "  B2: [-inf, 3]\n"
        "  C: [3, inf]\n"
        "  C1: [3, inf]\n"
        "  C2: x\n"
        "podados: [C2]  # los nodos que no se visitan por una poda: [ … ]\n"
        "podas: {C: alfa}  # los nodos donde se poda, y con qué cota: { nodo: alfa, nodo: beta }\n"
        "orden: [B1, B2, C1]  # las hojas en el orden en que se evalúan: [ … ]\n"
        "accion: a1  # la mejor jugada en la raíz\n"
        "camino: [A, B, B1]  # la raíz y cómo sigue el camino: [ … ]\n"
        "valor: 3  # el valor de la raíz\n"
        "no_generados: 1  # cuántos nodos genera minimax y alfa-beta no\n"
    )


CUTS = ["values", "windows", "pruned", "cuts", "order", "action", "line", "value", "not_generated"]


@pytest.mark.parametrize(
    ("tree", "algorithm", "leaves", "asked"),
    [
        (B, "alphabeta", [], CUTS),
        (B, "alphabeta", ["C1"], [*CUTS, "whatif"]),
        (B, "alphabeta", ["B1"], CUTS),  # B1 causes no cut
        (B, "minimax", [], ["values", "action", "line", "value"]),
        (CHANCE, "expectiminimax", [], ["values", "action", "line", "value", "probabilities"]),
        ("{chance E: [0.5: 1, 0.5: 2]}", "expectiminimax", [], ["values", "value"]),
        ("{tree: 3}", "minimax", [], ["value"]),
    ],
)
def test_a_sheet_asks_for_what_there_is_to_say(tree, algorithm, leaves, asked):
    for filled in (False, True):
        out = written(key_on(tree, algorithm, "en"), filled, leaves=leaves)
        assert re.findall(r"^(\w+):", out, re.MULTILINE) == ["student", "algorithm", *asked]


def test_an_exercise_does_not_tell_a_probability_that_is_to_be_worked_out():
    key = key_on(CHANCE, "expectiminimax")
    assert "(?)" in written(key, False)
    assert "0.2" not in written(key, False)
    assert "  F: 0.2\n" in written(key, True)


def test_an_exercise_tells_no_answer():
    key = key_on(B)
    out = written(key, False, leaves=["C1"]).split("alphabeta\n")[1]
    answers = [line.split("#")[0].split(":", 1)[1].strip() for line in out.splitlines()]
    assert set(answers) == {""}


@pytest.mark.parametrize("kind", QUESTIONS)
def test_every_kind_of_answer_is_read_as_it_is_written(kind):
    tree, algorithm = (CHANCE, "expectiminimax") if kind == "probabilities" else (B, "alphabeta")
    leaves = ["C1", "B31"] if kind == "whatif" else []
    for lang in LANGUAGES:
        items = check_round_trip(key_on(tree, algorithm, lang), leaves, [kind])
        assert {item.kind for item in items} == {kind}


@pytest.mark.parametrize(
    ("tree", "algorithm", "kind"),
    [
        ("{tree: 3}", "alphabeta", "values"),
        ("{tree: 3}", "alphabeta", "windows"),
        ("{chance E: [0.5: 1, 0.5: 2]}", "expectiminimax", "action"),
        ("{chance E: [0.5: 1, 0.5: 2]}", "expectiminimax", "line"),
        (B, "alphabeta", "probabilities"),
        (B, "alphabeta", "whatif"),
        (B, "minimax", "pruned"),
        (B, "minimax", "cuts"),
        (B, "minimax", "windows"),
    ],
)
def test_what_has_no_answer_is_right_without_one(tree, algorithm, kind):
    key = key_on(tree, algorithm)
    items = judged(claims_in(written(key, True, [kind]), key), key)
    assert [item for item in items if item.verdict != "right"] == []


NAMES = [
    "null", "~", "none", "x", "-", "--", "true", "1", "1.5", "a: b", "#c", "'", '"', "a, b", "[a]",
    "{a}", "&a", "*a", "!a", "%a", "@a", "`a", "? a", "- a", "|", ">", "é", "名", "a b", "=", "<<",
    "inf", "[]", "podado", "\\n", "a;b", "B[left]",
]  # fmt: skip


def test_a_node_may_have_any_name():
    for name in NAMES:
        quoted = json_text(name)
        text = (
            f"{{name: root, children: [{{name: {quoted}, action: {quoted}, value: 9}},"
            f" {{name: other, children: [3, 12]}}, {{name: last, children: [2, 4]}}]}}"
        )
        assert check_round_trip(key_on(text), [name])
        assert check_round_trip(key_on(text, "minimax"))
        sheet = gametrace.Exam(gametrace.parse(text)).key(["order", "line", "action", "log"])
        assert not_right(report_on(sheet, text)) == [], name


def test_what_several_players_get_is_written_as_a_tuple():
    key = key_on("{players: [1, 2], tree: [[1 2, 4 3], -0.5 1/3]}", "maxn")
    assert '  B: "(4, 3)"\n' in written(key, True)
    assert check_round_trip(key)


@pytest.mark.parametrize("title", ["a\\nvalues: {A: 99}", "# x", "a: b", "[red]"])
def test_a_title_stays_a_comment(title):
    key = key_on(f'{{title: "{title}", tree: [3, 5]}}')
    assert all(
        line.startswith("# ") or re.match(r"(?:\w+|  \w+):|#$", line)
        for line in written(key, False).splitlines()
    )
    assert check_round_trip(key)


@given(
    tree=st.one_of(trees(), trees(many)),
    cut=st.sampled_from(["ties", "strict"]),
    bound=st.sampled_from(["soft", "hard"]),
    order=st.sampled_from(["left", "right"]),
    lang=st.sampled_from(list(LANGUAGES)),
    data=st.data(),
)
def test_the_key_of_every_tree_is_entirely_right(tree, cut, bound, order, lang, data):
    key = key_on(tree, lang=lang, cut=cut, bound=bound, order=order)
    leaf = data.draw(st.sampled_from([node.name for node in tree.walk() if not node.children]))
    assert check_round_trip(key, [leaf])


@pytest.mark.parametrize("algorithm", ["minimax", "expectimax", "expectiminimax", "alphabeta"])
@given(text=chance_texts(), average=st.booleans())
def test_the_key_of_every_tree_with_chance_is_entirely_right(algorithm, text, average):
    assert check_round_trip(key_on(gametrace.parse(text), algorithm, average=average))
