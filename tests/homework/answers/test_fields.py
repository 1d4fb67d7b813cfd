"""The keys and words of a sheet, as people spell them in three languages."""

import pytest

from gametrace.homework.answers.fields import (
    ABOUT,
    ALGORITHMS,
    BOUNDS,
    KINDS,
    SPELLINGS,
    field,
    folded,
    is_blank,
    one_of,
    says_not_visited,
)
from gametrace.lang import LANGUAGES, homework_words
from gametrace.search import ALGORITHMS as SEARCHES


@pytest.mark.parametrize(
    ("spelled", "key"),
    [
        ("values", "values"),
        ("Values", "values"),
        ("VALORES", "values"),
        ("valors", "values"),
        ("ventanas", "windows"),
        ("finestres", "windows"),
        ("podados", "pruned"),
        ("Nodos podados", "pruned"),
        ("nodes podats", "pruned"),
        ("podas", "cuts"),
        ("talls", "cuts"),
        ("visitados", "visited"),
        ("orden", "order"),
        ("orden_de_las_hojas", "order"),
        ("acción", "action"),
        ("accion", "action"),
        ("acció", "action"),
        ("línea", "line"),
        ("camí", "line"),
        ("Camino", "line"),
        ("valor", "value"),
        ("not_generated", "not_generated"),
        ("not generated", "not_generated"),
        ("not-generated", "not_generated"),
        ("no_generados", "not_generated"),
        ("no generats", "not_generated"),
        ("probabilidades", "probabilities"),
        ("probabilitats", "probabilities"),
        ("y si", "whatif"),
        ("y_si", "whatif"),
        ("i si", "whatif"),
        ("what if", "whatif"),
        ("whatif", "whatif"),
        ("alumno", "student"),
        ("Estudiant", "student"),
        ("algoritmo", "algorithm"),
        ("algorisme", "algorithm"),
        ("árbol", "tree"),
        ("  valores ", "values"),
        ("valuez", None),
        ("", None),
        ("-", None),
        ("__", None),
    ],
)
def test_a_key_is_known_however_it_is_spelled(spelled, key):
    assert field(spelled) == key


def test_no_spelling_stands_for_two_keys():
    every = [
        spelling for table in (ABOUT, KINDS) for others in table.values() for spelling in others
    ]
    assert len(every) == len(set(every))
    assert set(every) <= SPELLINGS.keys()
    assert all(folded(spelling) == spelling for spelling in SPELLINGS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", [*KINDS, "student", "algorithm"])
def test_the_keys_that_a_worksheet_writes_are_read(lang, key):
    assert field(homework_words(lang)[f"field_{key}"]) == key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_the_names_that_a_report_gives_to_kinds_are_read_too(lang, kind):
    assert field(homework_words(lang)[f"kind_{kind}"]) == kind


@pytest.mark.parametrize(
    ("word", "algorithm"),
    [
        ("alphabeta", "alphabeta"),
        ("alpha-beta", "alphabeta"),
        ("Alfa-Beta", "alphabeta"),
        ("alfa beta", "alphabeta"),
        ("poda alfa-beta", "alphabeta"),
        ("alpha-beta pruning", "alphabeta"),
        ("MiniMax", "minimax"),
        ("mini-max", "minimax"),
        ("expectiminimax", "expectiminimax"),
        ("max^n", "maxn"),
        ("quicksort", None),
    ],
)
def test_an_algorithm_is_known_by_what_people_call_it(word, algorithm):
    assert one_of(ALGORITHMS, word) == algorithm


def test_every_search_can_be_named_in_a_sheet():
    assert ALGORITHMS.keys() == SEARCHES.keys()
    assert all(one_of(ALGORITHMS, name) == name for name in SEARCHES)


@pytest.mark.parametrize(
    ("word", "bound"),
    [("alfa", "alpha"), ("Alpha", "alpha"), ("α", "alpha"), ("BETA", "beta"), ("β", "beta"),
     ("gamma", None), ("", None), ("alfa beta", None)],
)  # fmt: skip
def test_a_bound_is_alpha_or_beta(word, bound):
    assert one_of(BOUNDS, word) == bound


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_bounds_are_read_as_each_language_writes_them(lang):
    assert one_of(BOUNDS, homework_words(lang)["alpha"]) == "alpha"
    assert one_of(BOUNDS, homework_words(lang)["beta"]) == "beta"


@pytest.mark.parametrize(
    ("text", "blank"),
    [("", True), ("  ", True), ("~", True), ("null", True), ("NULL", True), ("0", False),
     ("x", False), ("-", False), ("[]", False)],
)  # fmt: skip
def test_a_blank_is_no_answer(text, blank):
    assert is_blank(text) == blank


@pytest.mark.parametrize(
    "text",
    ["x", "X", "-", "--", "—", "–", "podado", "Podada", "podat", "pruned", "no visitado",
     "no_visitado", "not visited", "Not-Visited", " x "],
)  # fmt: skip
def test_a_node_may_be_said_not_to_be_visited(text):
    assert says_not_visited(text)


@pytest.mark.parametrize("text", ["3", "-3", "", "xx", "inf", "visited", "0"])
def test_a_value_is_not_taken_for_that(text):
    assert not says_not_visited(text)
