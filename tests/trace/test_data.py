"""A trace for other programs: typed events, dicts, rows, and pickle."""

import json
import pickle
import sys
from concurrent.futures import ThreadPoolExecutor

from hypothesis import given

import gametrace as gt
from gametrace.trace.pickled import packed, unpacked
from tests.search.reference import chain, rules, windows
from tests.strategies import many, trees


@given(trees(many), rules, windows)
def test_the_dict_is_what_json_says(tree, parts, ends):
    trace = gt.alphabeta(tree, **parts, **ends)
    assert trace.to_dict() == json.loads(gt.render.json(trace))
    assert [row["value"] for row in trace.to_rows()] == [trace[n.name].value for n in tree.walk()]


def test_iterating_gives_typed_events():
    tree = gt.build([[3, 12], [2, 4]])
    first, *_, cut, last = gt.alphabeta(tree)
    assert first == gt.Enter(tree["A"], float("-inf"), float("inf"))
    assert cut == gt.Cut(tree["C"], 2, "alpha", 3)
    assert last == gt.Leave(tree["A"], 3)


def test_a_cut_node_remembers_what_had_just_returned():
    trace = gt.alphabeta(gt.build([[3, 12, [8, 7, 3]], [2, 4, 6], [14, 5, 1]]))
    assert (trace["D"].after.name, trace["B"].after, trace["D"].window) == (
        "D3", None, (3, float("inf")),
    )  # fmt: skip


def test_clamped_returns_the_bound_and_the_log_says_what_passed_it():
    trace = gt.alphabeta(gt.build([[3, 12, [8, 7, 3]], [2]]), bound="clamped", cut="strict")
    assert (trace["B3"].value, trace["B3"].passed, trace["B3"].value_is) == (3, 8, "lower")
    assert "v= 8 > beta= 3 -> le asigna valor 3" in gt.render.log(trace)


@given(trees(many), rules, windows)
def test_a_trace_can_be_packed_with_places_for_nodes(tree, parts, ends):
    trace = gt.alphabeta(tree, **parts, **ends)
    _, *state = packed(trace)
    again = unpacked(tree, *pickle.loads(pickle.dumps(state)))
    assert (again.steps, again.rules, again.actions) == (trace.steps, trace.rules, trace.actions)


def test_eight_threads_search_deep_trees_and_the_recursion_limit_is_put_back():
    limit, tree = sys.getrecursionlimit(), gt.build(chain(3_000))
    with ThreadPoolExecutor(8) as pool:
        values = list(pool.map(lambda _: gt.alphabeta(tree).value, range(24)))
    assert (values, sys.getrecursionlimit()) == ([5] * 24, limit)
