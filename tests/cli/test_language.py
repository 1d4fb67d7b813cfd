"""The language: the option, else the environment, else the convention's, else Spanish."""

import pytest

from tests.cli.program import output_of, refusal_of, run

FIRST = {
    "es": "Invocacion maxValue( A , alfa= -inf , beta= inf ) :",
    "ca": "Invocació maxValue( A , alfa= -inf , beta= inf ) :",
    "en": "Call maxValue( A , alpha= -inf , beta= inf ) :",
}


def first_line(*arguments, **environment):
    return output_of("alphabeta", "--log", *arguments, **environment).splitlines()[0]


def test_spanish_is_the_default():
    assert first_line() == FIRST["es"]


@pytest.mark.parametrize("lang", FIRST)
def test_the_option_says_the_language(lang):
    assert first_line("--lang", lang) == FIRST[lang]


@pytest.mark.parametrize("lang", FIRST)
def test_the_environment_says_the_language(lang):
    assert first_line(GAMETRACE_LANG=lang) == FIRST[lang]


def test_an_empty_environment_variable_says_nothing():
    assert first_line("--convention", "aima", GAMETRACE_LANG="") == FIRST["en"]


def test_the_convention_says_the_language():
    assert first_line("--convention", "aima") == FIRST["en"]
    assert first_line("--convention", "upv") == FIRST["ca"]


def test_the_convention_of_the_tree_says_the_language():
    assert first_line("upv/cuestion") == FIRST["ca"]
    assert first_line("{convention: {lang: en}, tree: [1, 2]}") == FIRST["en"]


def test_the_environment_goes_before_the_convention():
    assert first_line("--convention", "upv", GAMETRACE_LANG="en") == FIRST["en"]


def test_the_option_goes_before_the_environment():
    given = ("--convention", "upv", "--lang", "es")
    assert first_line(*given, GAMETRACE_LANG="en") == FIRST["es"]


def test_a_language_that_is_not_there_is_refused_wherever_it_is_named():
    assert "'eng' is none of es, ca, en; did you mean 'en'?" in refusal_of(
        "alphabeta", "--lang", "eng"
    )
    assert "'fr' is none of es, ca, en" in refusal_of("alphabeta", GAMETRACE_LANG="fr")


SPANISH = {"LANG": "es_ES.UTF-8"}
CATALAN = {"LC_ALL": "ca_ES@valencia"}


def test_errors_speak_the_systems_language():
    assert run("minimax", "[[1, 2", environment=SPANISH).err.startswith(
        "<tree>:1:7: no es YAML válido: se esperaba ',' o ']'"
    )
    assert run("minimax", "none.yaml", environment=CATALAN).err == (
        "no es pot llegir none.yaml: no existeix\n"
    )
    assert "Traceback" not in run("minimax", "[{a: 1, a: {}}]", environment=CATALAN).err


def test_logs_do_not_follow_the_systems_language():
    english, catalan = run("alphabeta", "--log"), run("alphabeta", "--log", environment=CATALAN)
    assert english == catalan


def test_clicks_own_messages_speak_it_too():
    assert run("whatif", environment=SPANISH).err == (
        "Uso: gametrace whatif [OPCIONES] TREE NODE\n"
        "Prueba 'gametrace whatif --help' para ver la ayuda.\n"
        "\n"
        "Error: Falta el argumento 'TREE'.\n"
    )


def test_lang_decides_the_language_of_errors_and_help():
    chosen = run("why", "tree.yaml", "Z", "--lang", "en", environment=SPANISH).err
    assert chosen.startswith("the tree has no node 'Z'")
    help_shown = run("why", "--help", "--lang", "ca", environment=SPANISH).out
    assert help_shown.startswith("Ús: gametrace why [OPCIONS] TREE NODE\n")
    assert "Exemples:\n    gametrace why tree.yaml C1\n" in help_shown


def test_the_list_of_commands_speaks_it_too():
    shown = run("--help", environment=CATALAN).out
    assert "  trees           Els arbres de classe inclosos.\n" in shown
    assert "gametrace alphabeta --log                     la traça de classe\n" in shown
