"""Every sentence of errors and help is there in every language, with the same fields."""

import ast
from pathlib import Path
from string import Formatter

import click
import pytest

import gametrace
from gametrace.cli import cli, language_of
from gametrace.cli.helping import BESIDE, EXAMPLES, paragraphs
from gametrace.homework.grade.submissions import _NOT_TEXT
from gametrace.lang import LANGUAGES, help_text, speaking, tell

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
PACKAGE = Path(gametrace.__file__).parent
TABLES = {"gametrace/homework/grade/submissions.py": _NOT_TEXT.values()}  # told as variables


def tell_calls():
    """Each call of tell: its file, and its first argument."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and getattr(call.func, "id", None) == "tell":
                yield path.relative_to(PACKAGE.parent).as_posix(), call.args[0]


def told():
    """The sentences of errors."""
    literal = {word.value for _, word in tell_calls() if isinstance(word, ast.Constant)}
    return literal.union(*TABLES.values())


def commands():
    context = click.Context(cli)
    return [cli, *(cli.get_command(context, name) for name in cli.list_commands(context))]


def helpful():
    """The paragraphs of help."""
    found = set()
    for command in commands():
        found |= {command.short_help or "", *paragraphs(command.help or "")}
        options = [option for option in command.params if isinstance(option, click.Option)]
        found |= {getattr(option, "sentence", option.help) or "" for option in options}
    examples = {text for text in found if text.startswith(EXAMPLES)}
    beside = {match[2] for text in examples for match in BESIDE.finditer(text)}
    return (found | beside) - examples - {""}


def fields(sentence):
    return sorted(field for _, field, _, _ in Formatter().parse(sentence) if field is not None)


def test_only_tables_that_are_known_here_are_told_as_variables():
    variable = {path for path, word in tell_calls() if not isinstance(word, ast.Constant)}
    assert variable == set(TABLES)


@pytest.mark.parametrize("lang", OTHERS)
def test_every_error_is_said_in_every_language(lang):
    assert told() - LANGUAGES[lang].sentences("errors").keys() == set()


@pytest.mark.parametrize("lang", OTHERS)
def test_no_translation_is_left_of_an_error_that_is_gone(lang):
    assert LANGUAGES[lang].sentences("errors").keys() - told() == set()


@pytest.mark.parametrize("lang", OTHERS)
def test_all_help_is_there_in_every_language(lang):
    assert helpful() - LANGUAGES[lang].sentences("help").keys() == set()


@pytest.mark.parametrize("part", ["errors", "help"])
@pytest.mark.parametrize("lang", OTHERS)
def test_a_translation_has_the_fields_of_the_sentence(lang, part):
    sentences = LANGUAGES[lang].sentences(part)
    assert {one for one in sentences if fields(one) != fields(sentences[one])} == set()


@pytest.mark.parametrize("part", ["errors", "help"])
@pytest.mark.parametrize("lang", OTHERS)
def test_a_hint_to_be_appended_starts_as_it_does_in_english(lang, part):
    sentences = LANGUAGES[lang].sentences(part).items()
    joined = [(one, other) for one, other in sentences if one[0] in "; ,"]
    assert all(one[0] == other[0] for one, other in joined)


def test_what_other_programs_say_is_known_in_all_languages_alike():
    spanish, catalan = (LANGUAGES[lang].sentences("foreign") for lang in OTHERS)
    assert list(spanish) == list(catalan)


def test_errors_speak_a_language_for_a_while():
    with speaking("es"):
        assert tell("the tree has no node '{name}'", name="X") == (
            "el árbol no tiene ningún nodo 'X'"
        )
        assert help_text("Write to FILE.") == "Escribe en FILE."
    assert tell("the tree has no node '{name}'", name="X") == "the tree has no node 'X'"


@pytest.mark.parametrize(
    ("arguments", "environment", "lang"),
    [
        ([], {}, "en"),
        (["show", "--lang", "ca"], {"GAMETRACE_LANG": "es"}, "ca"),
        (["show", "--lang=ca"], {"LANG": "es_ES.UTF-8"}, "ca"),
        (["show", "--lang"], {"LANG": "es_ES.UTF-8"}, "es"),
        (["show", "--lang", "fr"], {}, "en"),
        ([], {"GAMETRACE_LANG": "es", "LC_ALL": "ca_ES"}, "es"),
        ([], {"GAMETRACE_LANG": "", "LC_ALL": "ca_ES@valencia"}, "ca"),
        ([], {"GAMETRACE_LANG": "fr", "LC_ALL": "ca_ES"}, "en"),
        ([], {"LC_ALL": "C", "LANG": "es_ES.UTF-8"}, "en"),
        ([], {"LC_ALL": "", "LC_MESSAGES": "ca_ES.UTF-8", "LANG": "es_ES.UTF-8"}, "ca"),
        ([], {"LANG": "es"}, "es"),
        ([], {"LANG": "de_DE.UTF-8"}, "en"),
        ([], {"LANG": "est_EE.UTF-8"}, "en"),
    ],
)
def test_the_language_is_the_options_else_the_environments_else_english(
    arguments, environment, lang
):
    assert language_of(arguments, environment) == lang
