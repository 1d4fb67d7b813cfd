"""The language tables say the same things."""

from string import Formatter

import pytest

from gametrace.convention import PARTS
from gametrace.lang import LANGUAGES, homework_words, words

OTHERS = [lang for lang in LANGUAGES if lang != "es"]


def fields(phrase):
    return [field for _, field, _, _ in Formatter().parse(phrase) if field is not None]


def test_there_are_spanish_catalan_and_english():
    assert tuple(LANGUAGES) == ("es", "ca", "en")


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_has_the_same_keys_in_the_same_order(lang):
    assert list(homework_words(lang)) == list(homework_words("es"))


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("key", homework_words("es"))
def test_every_phrase_has_the_same_fields(lang, key):
    assert sorted(fields(homework_words(lang)[key])) == sorted(fields(homework_words("es")[key]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_phrase_is_empty_or_spans_lines(lang):
    assert all(phrase.strip() for phrase in homework_words(lang).values())
    assert not any("\n" in phrase for phrase in homework_words(lang).values())


def test_the_spanish_words_are_the_lectures():
    said = words("es")
    assert said["call"] + said["terminal"] == (
        "Invocacion {function}( {node} ) -> que retorna valor terminal {value}"
    )


def test_the_catalan_words_are_the_workbooks():
    assert words("ca")["cut_here"].startswith("tall {bound}")


def test_a_tree_may_name_every_language_in_its_convention():
    assert PARTS["lang"] == tuple(LANGUAGES)


@pytest.mark.parametrize("lang", OTHERS)
def test_pictures_say_the_same_in_every_language(lang):
    ours, spanish = LANGUAGES[lang].table("picture"), LANGUAGES["es"].table("picture")
    assert list(ours) == list(spanish)
    assert all(sorted(fields(ours[key])) == sorted(fields(spanish[key])) for key in spanish)
