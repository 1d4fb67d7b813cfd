"""Events as JSON Lines, and numbers as JSON has them."""

import json
from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gametrace import alphabeta, build, minimax, render
from gametrace.render.events import Events, as_json, number
from gametrace.tree.numbers import exact
from tests.search.reference import rules, windows
from tests.strategies import many, trees


@pytest.mark.parametrize(
    ("written", "text"),
    [
        ("3", "3"),
        ("-0", "0"),
        ("9007199254740993", "9007199254740993"),
        ("1e30", "1" + "0" * 30),
        ("2.50", "2.5"),
        ("0.1", "0.1"),
        ("-0.25", "-0.25"),
        ("1/4", "0.25"),
        ("1/3", '"1/3"'),
        ("-2/7", '"-2/7"'),
        ("0.1000000000000000000001", '"0.1000000000000000000001"'),
        ("12345678901234567890.5", '"12345678901234567890.5"'),
        ("1" + "0" * 400 + ".5", '"1' + "0" * 400 + '.5"'),
        ("inf", '"inf"'),
        ("-inf", '"-inf"'),
    ],
)
def test_numbers_are_exact_in_json(written, text):
    assert as_json(number(exact(written))) == text


def test_tuples_are_arrays_and_nothing_is_null():
    assert as_json(number(exact((1, "1/3", inf)))) == '[1, "1/3", "inf"]'
    assert as_json(number(None)) == "null"


@given(st.one_of(many, st.decimals(allow_nan=False, allow_infinity=False, places=3)))
def test_a_number_comes_back_from_json_as_it_was(value):
    text = as_json(number(exact(value)))
    assert exact(json.loads(text, parse_float=str)) == exact(value)


def test_each_event_has_its_fields_in_order():
    assert render.events(alphabeta(build([[3, [8]], [2, 4]]))).splitlines() == [
        '{"event": "enter", "node": "A", "alpha": "-inf", "beta": "inf"}',
        '{"event": "enter", "node": "B", "alpha": "-inf", "beta": "inf"}',
        '{"event": "leaf", "node": "B1", "alpha": "-inf", "beta": "inf", "value": 3}',
        '{"event": "enter", "node": "B2", "alpha": "-inf", "beta": 3}',
        '{"event": "leaf", "node": "B21", "alpha": "-inf", "beta": 3, "value": 8}',
        '{"event": "cut", "node": "B2", "value": 8, "bound": "beta", "limit": 3}',
        '{"event": "leave", "node": "B", "value": 3}',
        '{"event": "enter", "node": "C", "alpha": 3, "beta": "inf"}',
        '{"event": "leaf", "node": "C1", "alpha": 3, "beta": "inf", "value": 2}',
        '{"event": "cut", "node": "C", "value": 2, "bound": "alpha", "limit": 3}',
        '{"event": "leave", "node": "A", "value": 3}',
    ]


@given(trees(many), rules, windows)
def test_the_replayed_events_are_the_streamed_ones_and_those_of_the_json(tree, parts, ends):
    for algorithm in (alphabeta, minimax):
        trace = algorithm(tree, **parts, **ends)
        streamed, replayed = [], []
        assert algorithm(tree, watch=Events(streamed.append), **parts, **ends) == trace.value
        trace.replay(Events(replayed.append))
        assert "".join(streamed) == "".join(replayed) == render.events(trace)
        assert list(map(json.loads, streamed)) == json.loads(render.json(trace))["events"]
