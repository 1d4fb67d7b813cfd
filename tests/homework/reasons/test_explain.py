"""Each verdict gets the reason that belongs to it."""

import re

import pytest
from gametrace.homework.answers.fields import KINDS
from gametrace.homework.check.judge import judge
from gametrace.homework.check.key import key_of
from gametrace.homework.reasons.explain import BY_NODE, WHOLE, Explainer
from hypothesis import given
from hypothesis import strategies as st

import gametrace
from gametrace.homework.answers.names import Names
from gametrace.homework.answers.sheet import read_sheet
from gametrace.lang import LANGUAGES, homework_words
from gametrace.solving import rules_for
from tests.strategies import trees

B = "[[3, 12, [8, 7, 3]], [2, 4, 6], [14, 5, 1]]"
CHANCE = "{max A: {chance B: [0.3: 4, 0.5: 6, rest: {name: F, value: 8}], C: 5}}"


def reasons(sheet, tree=B, algorithm="alphabeta", lang="es", **parts):
    """The reason for each mistake in a sheet, by node."""
    tree = gametrace.parse(tree, bare=True)
    key = key_of(tree, algorithm, rules_for(tree, algorithm, **parts))
    items = judge(read_sheet(sheet, "answers").claims(Names(tree)), key)
    explainer = Explainer(key, homework_words(lang))
    return {item.node: explainer.why(item) for item in items if item.verdict != "right"}


@pytest.mark.parametrize(
    ("sheet", "node", "why"),
    [
        ("values: {A: 2}", "A", "A es MAX y toma el mayor de B = 3, C = 2, D = 1: vale 3"),
        ("values: {B1: 2}", "B1", "B1 es una hoja y vale 3"),
        ("values: {C1: x}", "C1", "C1 se visita: en C aún no hay ningún valor con que podar"),
        (
            "values: {C3: 6}",
            "C3",
            "C se poda tras C1: C1 le da 2, y 2 <= alfa = 3, que A ya tenía por B; por eso C3 no"
            " se visita",
        ),
        ("values: {B3: ≤ 8}", "B3", "el valor de B3 es una cota inferior (≥)"),
        ("values: {C: ≥ 2}", "C", "el valor de C es una cota superior (≤)"),
        ("values: {B: ≥ 3}", "B", "el valor de B es exacto, no una cota"),
        ("windows: {C1: [-inf, inf]}", "C1", "A ya tenía 3 por B, así que alfa llega a C1 como 3"),
        ("windows: {D3: [3, 14]}", "D3", "D ya tenía 5 por D2, así que beta llega a D3 como 5"),
        (
            "windows: {B1: [3, 3]}",
            "B1",
            "ningún MAX por encima de B1 ha subido alfa todavía: sigue en -inf; ningún MIN por"
            " encima de B1 ha bajado beta todavía: sigue en inf",
        ),
        (
            "windows: {B32: [8, 3]}",
            "B32",
            "B3 se poda tras B31: B31 le da 8, y 8 >= beta = 3, que B ya tenía por B1; por eso B32"
            " no se visita",
        ),
        (
            "pruned: [B32, B33, C2, C3, D3]",
            "D3",
            "D3 se visita: cuando le toca, en D hay 5, y 5 > alfa = 3, así que D no se poda",
        ),
        (
            "pruned: [B32, B33, C2, C3, D1]",
            "D1",
            "D1 se visita: en D aún no hay ningún valor con que podar",
        ),
        (
            "pruned: [B32, B33, C2, C3, A]",
            "A",
            "A es la raíz, y por ella empieza todo",
        ),
        (
            "pruned: [B32, B33, C2]",
            "C3",
            "C se poda tras C1: C1 le da 2, y 2 <= alfa = 3, que A ya tenía por B; por eso C3 no"
            " se visita",
        ),
        (
            "cuts: [C]",
            "B3",
            "B3 se poda tras B31: B31 le da 8, y 8 >= beta = 3, que B ya tenía por B1",
        ),
        ("cuts: {B3: alfa, C: alfa}", "B3", "B3 es MAX, y ahí la poda es beta"),
        ("cuts: {B3: beta, C: beta}", "C", "C es MIN, y ahí la poda es alfa"),
        ("cuts: [B3, C, B]", "B", "B no se poda: acaba valiendo 3, y 3 > alfa = -inf"),
        ("cuts: [B3, C, A]", "A", "A no se poda: acaba valiendo 3, y 3 < beta = inf"),
        ("cuts: [B3, C, D3]", "D3", "D3 no tiene hijos que recorrer: ahí no se poda"),
        ("order: [B2, B1, B31, C1, D1, D2, D3]", "B2", "B2 se evalúa justo después de B1"),
        ("order: [B2, B31, C1, D1, D2, D3, B1]", "B1", "B1 es la primera hoja que se evalúa"),
        ("order: [B1, B2, B3, B31, C1, D1, D2, D3]", "B3", "B3 no es una hoja"),
        ("order: [B1, B2, B31, D1, D2, D3]", "C1", "C1 se evalúa justo después de B31"),
        ("action: a2", None, "a1 lleva a B, que vale 3; a2 lleva a C, que vale 2"),
        ("action: a9", None, "A no tiene ninguna acción «a9»; a1 lleva a B, que vale 3"),
        ("line: [A, C, C1]", None, "desde A lo mejor es B, que vale 3"),
        ("line: [A, B, B3]", None, "desde B lo mejor es B1, que vale 3"),
        ("line: [A, B]", None, "desde B lo mejor es B1, que vale 3"),
        ("line: [A, B, B1, C]", None, "la línea acaba en B1"),
        ("line: [B, B1]", None, "la línea empieza en la raíz, A"),
        ("value: 2", None, "A es MAX y toma el mayor de B = 3, C = 2, D = 1: vale 3"),
        ("value: ≥ 3", None, "el valor de A es exacto, no una cota"),
        (
            "not_generated: 5",
            None,
            "sin podas se generan 16 nodos y con ellas 12: la diferencia es 4",
        ),
        (
            "whatif: {C1: '>= 3'}",
            "C1",
            "C se poda tras C1 si C1 <= 3; deja de podarse si C1 > 3",
        ),
        ("whatif: {B1: '> 3'}", "B1", "B1 no causa ninguna poda"),
    ],
)  # fmt: skip
def test_a_mistake_is_explained_by_what_decides(sheet, node, why):
    assert reasons(sheet)[node] == why


@pytest.mark.parametrize(
    "kind", ["pruned", "cuts", "order", "action", "line", "value", "not_generated", "values"]
)
def test_what_nobody_answered_is_said_to_be_so(kind):
    assert reasons(f"{kind}:") == {None: "sin contestar"}


@pytest.mark.parametrize("kind", ["values: {%s: 3}", "pruned: [%s]", "order: [%s]", "cuts: [%s]"])
def test_a_node_that_does_not_exist_is_named_with_the_nearest_that_does(kind):
    why = reasons(kind % "B34", lang="en")["B34"]
    assert re.fullmatch("the tree has no node 'B34'; did you mean 'B3[123]?'\\?", why)
    assert reasons(kind % "zzz", lang="en")["zzz"] == "the tree has no node 'zzz'"


def test_an_answer_that_cannot_be_read_says_what_is_wrong_with_it():
    assert reasons("values: {A: three}\nnot_generated: 3.5") == {
        "A": "'three' is not a number",
        None: "this is a number of nodes, not 3.5",
    }


def test_in_a_plain_search_nothing_is_pruned_and_nothing_has_a_window():
    assert reasons("pruned: [C3]", algorithm="minimax", lang="en")["C3"].startswith(
        "minimax prunes nothing"
    )
    assert reasons("windows: {C: [3, inf]}", algorithm="minimax", lang="en") == {
        "C": "minimax has no windows"
    }


def test_what_lies_beyond_a_depth_limit_is_not_said_to_be_cut():
    tree = "[{eval: 5, children: [1, 2]}, 4]"
    why = reasons("visited: [A, B, C, B1]", tree, depth=1, lang="en")["B1"]
    assert "B1" in why
    assert "cut" not in why


def test_a_probability_is_what_is_missing_to_one():
    assert reasons("probabilities: {F: 0.3}", CHANCE, "expectiminimax", "en") == {
        "F": "the probabilities below B sum to 1: 0.3 + 0.5 + 0.2"
    }
    assert reasons("probabilities: {C: 0.3}", CHANCE, "expectiminimax", "en") == {
        "C": "there is no chance node above C"
    }


def test_where_chance_moves_first_nobody_chooses():
    dice = "{chance E: [0.5: 1, 0.5: 2]}"
    assert reasons("action: e1", dice, lang="en") == {None: "nobody chooses at E"}
    assert reasons("line: [E, E1]", dice, lang="en") == {None: "the line ends at E"}


def test_a_false_tie_is_explained_by_the_true_values():
    false_tie = "[[3, 5], [3, 1]]"  # alpha-beta has 3 for C too, as a bound
    assert reasons("action: a2", false_tie) == {
        None: "a1 lleva a B, que vale 3; a2 lleva a C, que vale 1"
    }


def test_under_other_rules_the_reason_has_their_test():
    tied = "[[3], [3, 9]]"
    assert reasons("pruned: [C2]", tied, cut="strict") == {
        "C2": "C2 se visita: cuando le toca, en C hay 3, y 3 >= alfa = 3, así que C no se poda"
    }
    assert reasons("values: {C1: 4}", "[[5], [[1, 2], 4]]", bound="hard", lang="en") == {
        "C1": "C1 starts from 5, its alpha, and none of C11 = 1, C12 = 2 improves it: it returns 5"
    }


def test_every_kind_of_answer_has_an_explanation():
    assert BY_NODE.keys() | WHOLE.keys() == KINDS.keys()


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
    key = key_of(tree, "alphabeta", rules_for(tree, "alphabeta"))
    explainer = Explainer(key, homework_words(lang))
    for item in judge(read_sheet("\n".join(lines), "answers").claims(Names(tree)), key):
        if item.verdict != "right":
            assert explainer.why(item)
