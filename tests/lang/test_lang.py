"""The language tables say the same things."""

from string import Formatter

import pytest

from gametrace.lang import LANGUAGES, words
from gametrace.search.convention import PARTS

OTHERS = [lang for lang in LANGUAGES if lang != "es"]


def fields(phrase):
    return [field for _, field, _, _ in Formatter().parse(phrase) if field is not None]


def test_there_are_spanish_catalan_and_english():
    assert LANGUAGES == ("es", "ca", "en")


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_has_the_same_keys_in_the_same_order(lang):
    assert list(words(lang)) == list(words("es"))


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("key", words("es"))
def test_every_phrase_has_the_same_fields(lang, key):
    assert sorted(fields(words(lang)[key])) == sorted(fields(words("es")[key]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_phrase_is_empty_or_spans_lines(lang):
    assert all(phrase.strip() for phrase in words(lang).values())
    assert not any("\n" in phrase for phrase in words(lang).values())


def test_the_spanish_words_are_the_lectures():
    said = words("es")
    assert said["call"] + said["terminal"] == (
        "Invocacion {function}( {node} ) -> que retorna valor terminal {value}"
    )


def test_the_catalan_words_are_the_workbooks():
    assert words("ca")["cut_here"].startswith("tall {bound}")


def test_a_tree_may_name_every_language_in_its_convention():
    assert PARTS["lang"] == LANGUAGES
