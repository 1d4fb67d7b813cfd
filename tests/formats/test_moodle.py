"""Moodle's files, read back by Moodle's own rules."""

import html
import re
from base64 import b64decode
from fractions import Fraction
from math import inf
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gametrace import GametraceError
from gametrace.formats.moodle import Answer, Box, Cloze, number_box, quiz

# As Moodle's cloze reader matches: an answer ends before ~, # or }, unless a backslash or an
# ampersand stands before it; a feedback before ~ or }.
START = re.compile(r"\{(?P<weight>[0-9]*):(?P<kind>NUMERICAL|SHORTANSWER|MULTICHOICE):")
ALTERNATIVE = re.compile(
    r"(?P<share>=|%-?[0-9]+%)?(?P<answer>.+?)(?<!\\)(?<!&)(?<!&amp;)(?=[~#}])"
    r"(?:#(?P<feedback>.*?)(?<!\\)(?=[~}]))?(?P<end>[~}])",
    re.DOTALL,
)
NUMBER = re.compile(r"(?P<number>[-+]?[0-9]*\.?[0-9]+(?:[eE][-+]?[0-9]+)?):(?P<tolerance>[0-9.]+)")


def unescaped(text):
    return html.unescape(re.sub(r"\\([}#~])", r"\1", text))


def boxes_in(text):
    """Every box of a question's text, as weight, kind and answers."""
    found, at = [], 0
    while start := START.search(text, at):
        answers, at = [], start.end()
        while True:
            match = ALTERNATIVE.match(text, at)
            share = 100 if match["share"] == "=" else int((match["share"] or "0").strip("%"))
            answer = unescaped(match["answer"])
            if start["kind"] == "NUMERICAL":
                answer = NUMBER.fullmatch(answer)["number"]
            answers.append(Answer(answer, share, unescaped(match["feedback"] or "")))
            at = match.end()
            if match["end"] == "}":
                break
        found.append((int(start["weight"] or 1), start["kind"], answers))
    return found


def test_a_box_is_spelled_as_moodle_reads_it():
    box = Box("numerical", [Answer("3"), Answer("2", 0, "that is beta")], weight=2)
    assert box.cloze() == "{2:NUMERICAL:=3:0~%0%2:0#that is beta}"
    assert Box("choice", [Answer("pruned"), Answer("visited", 50)]).cloze() == (
        "{1:MULTICHOICE:=pruned~%50%visited}"
    )


awkward = st.text(st.sampled_from([*"ab }{~#\\&<>%=:;*\"'é∞"]), min_size=1, max_size=12)


@given(st.lists(st.tuples(awkward, st.integers(0, 100), awkward), min_size=1, max_size=4))
def test_any_text_comes_back_from_a_box(answers):
    given_answers = [Answer("right"), *(Answer(*answer) for answer in answers)]
    ((weight, kind, found),) = boxes_in(Box("choice", given_answers, 3).cloze())
    assert (weight, kind, found) == (3, "MULTICHOICE", given_answers)


@pytest.mark.parametrize(
    ("value", "kind"),
    [
        (3, "NUMERICAL"), (-7, "NUMERICAL"), (Fraction(5, 2), "NUMERICAL"),
        (Fraction(1, 3), "SHORTANSWER"), (inf, "SHORTANSWER"), (-inf, "SHORTANSWER"),
    ],
)  # fmt: skip
def test_a_number_gets_the_box_that_can_hold_it(value, kind):
    ((_, found, answers),) = boxes_in(number_box(value).cloze())
    assert found == kind
    assert all(answer.share == 100 for answer in answers)
    if value == -inf:
        assert {"-inf", "-∞", "-oo"} <= {answer.text for answer in answers}


@pytest.mark.parametrize("text", ["inf", "-inf", "1/3", "x", ""])
def test_no_numerical_box_has_anything_but_a_decimal(text):
    with pytest.raises(GametraceError, match="decimals alone"):
        Box("numerical", [Answer(text)]).cloze()


def test_a_star_in_a_short_answer_stands_for_itself():
    assert Box("short", [Answer("A*")]).cloze() == "{1:SHORTANSWER:=A\\*}"


@pytest.mark.parametrize("box", [Box("short", []), Box("short", [Answer("x", 50)])])
def test_a_box_without_a_right_answer_is_refused(box):
    with pytest.raises(GametraceError, match="a right answer"):
        box.cloze()


FIGURE = '<svg xmlns="http://www.w3.org/2000/svg"><text>α ≤ 3</text></svg>'


def test_the_file_has_a_category_the_figure_every_box_and_the_reason():
    parts = ["A {1:x} & <b>: ", number_box(3, 2), "\n]]> B: ", number_box(-inf)]
    question = Cloze('Tree "1" & 2', parts, FIGURE, "C is cut: 2 <= 3")
    root = ElementTree.fromstring(quiz([question, question], "Alpha & beta").encode())
    category, first, _ = root
    assert category.findtext("category/text") == "$course$/Alpha & beta"
    assert first.get("type") == "cloze"
    assert first.findtext("name/text") == 'Tree "1" & 2'
    file = first.find("questiontext/file")
    assert (file.get("name"), file.get("encoding")) == ("figure.svg", "base64")
    assert b64decode(file.text).decode() == FIGURE
    text = first.findtext("questiontext/text")
    assert '<img src="@@PLUGINFILE@@/figure.svg"' in text
    boxes = boxes_in(text)
    assert [(weight, kind) for weight, kind, _ in boxes] == [(2, "NUMERICAL"), (1, "SHORTANSWER")]
    assert sum(weight for weight, _, _ in boxes) == question.weight == 3
    assert html.unescape(first.findtext("generalfeedback/text")) == "C is cut: 2 <= 3"
    assert "A {1:x} & <b>" in html.unescape(text)


def test_control_characters_do_not_break_the_file():
    assert ElementTree.fromstring(quiz([Cloze("a\x00b", ["\x1b", number_box(1)])]))
