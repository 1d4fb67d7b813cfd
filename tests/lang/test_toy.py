"""A language is a folder and a line in LANGUAGES: then everything speaks and understands it."""

import pytest

import gametrace
from gametrace.lang import LANGUAGES, Language, speaking

TREE = gametrace.build([[3, 12], [2, 4]])


@pytest.fixture(autouse=True)
def toy(monkeypatch):
    monkeypatch.setitem(LANGUAGES, "tok", Language("tok", "tests.lang.toy"))


def test_logs_are_in_its_words():
    log = gametrace.render.log(gametrace.minimax(TREE), lang="tok")
    assert log.splitlines()[4] == ". minValue lo B ja 3"


def test_sheets_are_understood_and_judged_in_it():
    report = gametrace.Exam(TREE, lang="tok").check(text="nanpa: {A: 3, B: 3}")
    assert (report.right, report.lang) == (True, "tok")
    assert "tawa pona: 2 / 2" in "".join(tables(report))


def tables(report):
    from gametrace.homework.report.forms import as_table
    from gametrace.lang import homework_words
    from gametrace.render.look import plain

    return as_table(report, homework_words("tok"), plain)


def test_errors_are_told_in_it():
    with speaking("tok"), pytest.raises(gametrace.GametraceError, match="kasi li jo ala e 'Z'"):
        TREE["Z"]
