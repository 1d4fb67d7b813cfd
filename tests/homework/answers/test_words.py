"""The keys and words of a sheet, as people spell them in three languages."""

from gametrace.homework.answers.words import (
    ABOUT,
    algorithm_meant,
    bound_meant,
    folded,
    is_blank,
    key_meant,
    says_not_visited,
    spellings,
)
from gametrace.homework.questions import QUESTIONS
from gametrace.lang import LANGUAGES, homework_words
from gametrace.search import ALGORITHMS

KEYS = [
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
]  # fmt: skip


def test_a_key_is_known_however_it_is_spelled():
    for spelled, key in KEYS:
        assert key_meant(spelled) == key, spelled


def test_no_spelling_stands_for_two_things_and_every_question_has_one():
    for table, entries in (("KEYS", {*ABOUT, *QUESTIONS}), ("BOUNDS", {"alpha", "beta"})):
        listed = [
            (word, entry)
            for language in LANGUAGES.values()
            for entry, words in language.understands(table).items()
            for word in words
        ]
        assert set(listed) == set(spellings(table).items())  # else one has two meanings
        assert {entry for _, entry in listed} == entries
        assert all(folded(word) == word for word, _ in listed)


def test_what_worksheets_and_reports_write_is_read():
    for lang in LANGUAGES:
        words = homework_words(lang)
        for key in (*QUESTIONS, "student", "algorithm"):
            assert key_meant(words[f"field_{key}"]) == key
        for name in QUESTIONS:
            assert key_meant(words[f"kind_{name}"]) == name
        assert [bound_meant(words[bound]) for bound in ("alpha", "beta")] == ["alpha", "beta"]


ALGORITHM_NAMES = [
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
]  # fmt: skip


def test_an_algorithm_is_known_by_what_people_call_it():
    for word, algorithm in ALGORITHM_NAMES:
        assert algorithm_meant(word) == algorithm, word


def test_every_search_can_be_named_in_a_sheet():
    assert all(algorithm_meant(name) == name for name in ALGORITHMS)


def test_a_bound_is_alpha_or_beta():
    for word in ("alfa", "Alpha", "α"):
        assert bound_meant(word) == "alpha"
    for word in ("BETA", "β"):
        assert bound_meant(word) == "beta"
    for word in ("gamma", "", "alfa beta"):
        assert bound_meant(word) is None


def test_nothing_is_no_answer():
    assert all(map(is_blank, ("", "  ", "~", "null", "NULL")))
    assert not any(map(is_blank, ("0", "x", "-", "[]")))


def test_a_node_may_be_said_not_to_be_visited():
    marks = ["x", "X", "-", "--", "—", "–", "podado", "Podada", "podat", "pruned", "no visitado"]
    marks += ["no_visitado", "not visited", "Not-Visited", " x "]
    assert [text for text in marks if not says_not_visited(text)] == []
    assert not any(map(says_not_visited, ("3", "-3", "", "xx", "inf", "visited", "0")))
