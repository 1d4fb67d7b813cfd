"""One slip in a log is one mistake, wherever it is."""

import re

from hypothesis import assume, given
from hypothesis import strategies as st

from gametrace import alphabeta, parse, render
from gametrace.homework.questions.log_items import OUT_OF_PLACE
from gametrace.homework.questions.right_log import expected
from tests.homework.questions.test_log import mistakes
from tests.search.reference import rules
from tests.strategies import chance_texts, trees

NUMBER = re.compile(r"(?<![\w.(*/])-?(?:\d+(?:[./]\d+)?|inf)(?![\w.*)])")  # not in a sum or a name


def printed(trace, lang="es"):
    return render.log(trace, lang).splitlines()


@given(trees(), rules, st.data())
def test_a_line_that_is_left_out_is_missing(tree, parts, data):
    trace = alphabeta(tree, **parts)
    lines = printed(trace)
    gone = data.draw(st.integers(0, len(lines) - 1))
    found = mistakes("\n".join(lines[:gone] + lines[gone + 1 :]), trace)
    event = expected(trace)[gone]
    told = [("missing", event.node.name, event.event)] if event.event != "result" else []
    assert [(item.verdict, item.node, item.event) for item in found] == told


@given(trees(), rules, st.data())
def test_a_line_that_is_there_twice_is_extra_once(tree, parts, data):
    trace = alphabeta(tree, **parts)
    lines = printed(trace)
    twice = data.draw(st.integers(0, len(lines) - 1))
    (extra,) = mistakes("\n".join([*lines[: twice + 1], *lines[twice:]]), trace)
    assert (extra.verdict, extra.line, extra.expected) == ("extra", twice + 2, None)


@given(trees(), rules, st.data())
def test_a_number_that_is_changed_is_wrong_at_its_line(tree, parts, data):
    trace = alphabeta(tree, **parts)
    lines = printed(trace, data.draw(st.sampled_from(["es", "ca", "en"])))
    changed = data.draw(st.integers(0, len(lines) - 1))
    numbers = list(NUMBER.finditer(lines[changed]))
    assume(numbers)
    number = data.draw(st.sampled_from(numbers))
    lines[changed] = f"{lines[changed][: number.start()]}77{lines[changed][number.end() :]}"
    (wrong,) = mistakes("\n".join(lines), trace)
    assert (wrong.verdict, wrong.line) == ("wrong", changed + 1)


@given(chance_texts(), st.data())
def test_the_last_number_of_a_line_counts_with_chance_too(text, data):
    trace = alphabeta(parse(text), chance="star2")
    lines = printed(trace)
    changed = data.draw(st.integers(0, len(lines) - 1))
    numbers = list(NUMBER.finditer(lines[changed]))
    assume(numbers)
    lines[changed] = (
        f"{lines[changed][: numbers[-1].start()]}77{lines[changed][numbers[-1].end() :]}"
    )
    (wrong,) = mistakes("\n".join(lines), trace)
    assert (wrong.verdict, wrong.line) == ("wrong", changed + 1)


@given(trees(), st.data())
def test_two_lines_that_are_swapped_are_at_most_two_mistakes(tree, data):
    trace = alphabeta(tree)
    lines = printed(trace)
    assume(len(lines) > 4)
    inside = st.integers(1, len(lines) - 3)
    i, j = data.draw(inside), data.draw(inside)
    lines[i], lines[j] = lines[j], lines[i]
    found = mistakes("\n".join(lines), trace)
    assert len(found) <= min(2, abs(i - j))
    assert all((item.verdict, item.why) == ("wrong", OUT_OF_PLACE) for item in found)
