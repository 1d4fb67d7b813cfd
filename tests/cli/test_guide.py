"""The guide: nothing that can be written is missing from it, in any language, and it is true."""

import os
import pty
import sys

import pytest

import gametrace
from gametrace import formats
from gametrace.cli.guide import NAMES
from gametrace.cli.reference import CONVENTION, OTHERS, OUTPUT, SHEET, TOPICS
from gametrace.convention import CONVENTIONS, PARTS, convention_of
from gametrace.homework.answers.words import ABOUT, key_meant
from gametrace.homework.check.rubric import KEYS as RUBRIC
from gametrace.homework.questions import QUESTIONS
from gametrace.lang import LANGUAGES, homework_words
from gametrace.render import FORMATS, PICTURES
from gametrace.tree import keys
from gametrace.tree.words import DOCUMENT_KEYS, NODE_KEYS
from tests.cli.program import ENVIRONMENT, output_of, refusal_of

READ = {  # what the readers and writers know, by topic
    "tree": [*DOCUMENT_KEYS, *NODE_KEYS],
    "sheet": [*ABOUT, *QUESTIONS],
    "rubric": [*RUBRIC],
    "conventions": [*CONVENTIONS, *PARTS],
    "formats": [*FORMATS, *PICTURES, *formats.FORMATS],
}


def sections(lang="en"):
    return [section for topic in TOPICS.values() for section in topic(lang)]


def names_in(text):
    """The names that stand at the margin of entries."""
    return {line.split()[0] for line in text.splitlines() if line[:2] == "  " and line[2:3] > " "}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("topic", NAMES)
def test_every_key_of_the_readers_is_in_the_guide(topic, lang):
    assert names_in(output_of("guide", topic, "--lang", lang)) == set(READ[topic])


def test_every_entry_has_a_meaning_and_an_example():
    entries = [entry for section in sections() for entry in section.entries]
    assert [entry.name for entry in entries if not (entry.meaning and entry.example)] == []
    assert list(SHEET) == [*ABOUT, *(name for name in QUESTIONS if name != "log")]
    assert list(CONVENTION) == list(PARTS)
    assert set(OUTPUT) == set(FORMATS) | set(PICTURES)
    assert list(OTHERS) == list(formats.FORMATS)


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_every_sentence_is_translated_and_no_other(lang):
    said = {text for title, about, _ in sections() for text in (title, about)}
    asked = {homework_words("en")[f"ask_{name}"].format() for name in QUESTIONS}
    meanings = {
        entry.meaning
        for section in sections()
        if section.title != "Conventions"  # what is said of them is where they come from
        for entry in section.entries
    }
    wanted = said | (meanings - asked) | {"one of:", "also:", "suffix:"}
    assert set(LANGUAGES[lang].sentences("guide")) == wanted


def test_without_a_topic_the_guide_has_them_all():
    topics = [output_of("guide", topic, "--lang", "ca") for topic in NAMES]
    assert output_of("guide", "--lang", "ca") == "\n".join(topics)
    assert tuple(TOPICS) == NAMES


def test_the_guide_speaks_the_language_that_is_asked_for():
    assert output_of("guide", "rubric").startswith("A RUBRIC\n")
    assert output_of("guide", "rubric", GAMETRACE_LANG="es").startswith("UNA RÚBRICA\n")
    shown = output_of("guide", "tree", "--lang", "ca")
    assert "  children        llista de nodes, o nodes pel seu nom\n" in shown
    assert "                    children: [3, 12]\n                  també: hijos, fills\n" in shown


def test_an_unknown_topic_gets_the_nearest():
    assert "did you mean 'sheet'?" in refusal_of("guide", "shet")


@pytest.mark.parametrize("key", keys.DOCUMENT, ids=lambda key: key.name)
def test_every_example_of_a_document_is_read(key):
    leaves = "[{value: [1, 2, 3]}]" if key.name == "players" else "[1, 2]"
    rest = "" if key.name == "tree" else f"\ntree: {leaves}\n"
    assert len(gametrace.parse(key.example + rest)) >= 2


@pytest.mark.parametrize("key", keys.NODE, ids=lambda key: key.name)
def test_every_example_of_a_node_is_read(key):
    value = "" if key.name in ("value", "children", "outcome") else ", value: 5"
    value = ", children: [1, 2]" if key.name in ("random", "kind") else value
    other = "" if key.name != "p" else "{p: rest, value: 1}, "
    root = "chance" if key.name == "p" else "max"
    node = f"{{kind: {root}, children: [{other}{{{key.example}{value}}}]}}"
    assert len(gametrace.parse(f"{{weights: {{f1: 3}}, tree: {node}}}")) >= 2


@pytest.mark.parametrize("part", PARTS)
def test_every_example_of_a_convention_is_read(part):
    text = f"convention: {{{part}: {CONVENTION[part][1]}}}\ntree: [1, 2]\n"
    assert convention_of(gametrace.parse(text)) != CONVENTIONS["ub"]


@pytest.mark.parametrize("key", RUBRIC)
def test_every_example_of_a_rubric_is_read(key, tmp_path):
    rubric = tmp_path / "rubric.yaml"
    rubric.write_text(f"{key}: {RUBRIC[key][1]}\n", encoding="utf-8")
    gametrace.Exam(gametrace.bundled("ub/ejemplo-b"), rubric=rubric)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_examples_of_a_sheet_are_right_answers(lang):
    (section,) = TOPICS["sheet"](lang)
    unasked = {"tree", "probabilities", "log"}  # the tree has no name here, and no chance nodes
    lines = [entry.example for entry in section.entries if entry.name not in unasked]
    report = gametrace.Exam(gametrace.bundled("ub/ejemplo-b")).check(text="\n".join(lines))
    assert report.right
    assert {item.kind for item in report.items} == set(QUESTIONS) - unasked


def test_every_example_of_a_format_runs(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for name, form in formats.FORMATS.items():
        if form.writes:
            output_of("show", "[[3, 12], [2, 4]]", "-f", name, "-o", f"tree{form.suffix}")
    for section in TOPICS["formats"]("en"):
        for entry in section.entries:
            program, *arguments = entry.example.replace("'", "").split(" ")
            assert program == "gametrace"
            assert output_of(*arguments) or "-o" in arguments


def test_every_other_spelling_is_understood():
    (section,) = TOPICS["sheet"]("en")
    for entry in section.entries:
        assert {key_meant(word) for word in (entry.name, *entry.also)} == {entry.name}


def test_on_a_terminal_the_guide_goes_through_the_pager():
    """The pager here is one that shouts."""
    parent, child = pty.openpty()
    environment = ENVIRONMENT | {"PAGER": "tr a-z A-Z", "TERM": "xterm"}
    process = os.posix_spawn(
        sys.executable,
        [sys.executable, "-m", "gametrace", "guide", "rubric"],
        environment,
        file_actions=[(os.POSIX_SPAWN_DUP2, child, 0), (os.POSIX_SPAWN_DUP2, child, 1)],
    )
    os.close(child)
    shown = b""
    try:
        while piece := os.read(parent, 4096):
            shown += piece
    except OSError:  # the terminal is gone
        pass
    assert os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]) == 0
    os.close(parent)
    assert b"WHAT MUST BE ANSWERED" in shown
