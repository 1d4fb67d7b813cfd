"""Damaged and enormous trees that once ended badly, or took too long."""

import os
import subprocess
import sys
import time

import pytest

from gametrace import minimax, parse, render
from tests.tree.helpers import refusal, values

NINES = "9" * 990


def test_a_file_with_one_leaf_is_solved_and_shown():
    trace = minimax(parse("tree: {x: 0}"))
    assert trace.value == 0
    assert render.tree(trace).startswith("x  0\n")


def test_a_value_in_a_list_of_one_is_that_number():
    tree = parse("[{value: [1]}, 2]")
    assert (values(tree), minimax(tree).value) == ([1, 2], 2)
    assert parse(tree.to_yaml(long=True)) == tree


def test_long_probabilities_are_written_so_that_they_are_read_back():
    for edges in (f"1/{NINES}: 1, rest: 2", f"1/{NINES}: 1, 1/{'8' * 989}7: 3, rest: 2"):
        tree = parse(f"tree: {{chance C: [{edges}]}}")
        for text in (tree.to_yaml(), tree.to_json(), tree.to_yaml(long=True)):
            assert parse(text) == tree


def test_names_that_other_programs_take_for_truths_are_quoted():
    tree = parse("[{name: no, value: 1}, {name: null, value: 2}, {name: y, value: 3}]")
    assert tree.to_yaml() == 'tree: [{"no": 1}, {"null": 2}, {"y": 3}]\n'


def test_chance_nodes_whose_fractions_grow_without_end_are_refused():
    text = "{chance: [0, " * 7_000 + "1" + "]}" * 7_000
    assert "more than 2000 digits" in refusal(text, bare=True).what
    assert parse("{max: {random: 1/3, children: [1, 2]}}", bare=True).mixed


def test_an_alias_file_that_unfolds_a_thousandfold_is_refused():
    text = "- &a [1, 1]\n" + "".join(
        f"- &{name} [*{last}, *{last}, *{last}, *{last}]\n"
        for last, name in zip("abcdefghij", "bcdefghijk", strict=True)
    )
    assert "unfold to more than 1000 times" in refusal(text).what


@pytest.mark.parametrize(
    "text",
    [
        "weights: {" + ", ".join(f"a{n}: 1" for n in range(30_000)) + ", a29999: 2}\ntree: [1]",
        "tree: {chance C: [" + ", ".join(f"{n}/50015001: 1" for n in range(1, 10_000)) + ", 3]}",
    ],
    ids=["key twice", "no probability"],
)
def test_many_siblings_are_refused_in_linear_time(text):
    start = time.process_time()
    refusal(text)
    assert time.process_time() - start < 5


def test_ten_thousand_children_of_a_chance_node_are_written_in_linear_time():
    tree = parse("tree: {chance C: [" + "1/10001: 1, " * 10_000 + "rest: 1]}")
    start = time.process_time()
    tree.to_yaml()
    assert time.process_time() - start < 3


def test_a_low_limit_of_python_on_digits_does_not_matter():
    code = "import gametrace as gt; t = gt.parse('[' + '7' * 1000 + ', 1/' + '3' * 900 + ']');"
    code += "print(gt.parse(t.to_yaml()) == t)"
    env = {**os.environ, "PYTHONINTMAXSTRDIGITS": "640"}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("True\n", "")
