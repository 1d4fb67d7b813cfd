"""The JSON object: exactly the keys that are promised, and what they say."""

import json
from math import inf

from hypothesis import given

import gametrace
from gametrace import alphabeta, build, minimax, parse, render
from gametrace.render.events import number
from tests.search.reference import rules, windows
from tests.strategies import many, trees

KEYS = [
    "gametrace", "tree", "algorithm", "convention", "value", "action", "actions", "line", "counts",
    "nodes", "events",
]  # fmt: skip
NODE = [
    "name", "kind", "parent", "action", "p", "depth", "leaf", "status", "order", "value",
    "value_is", "alpha", "beta",
]  # fmt: skip
COUNTS = [
    "nodes", "visited", "leaves", "evaluated", "pruned", "cuts", "beyond", "discarded",
]  # fmt: skip
EVENTS = {
    "enter": ["event", "node", "alpha", "beta"],
    "leaf": ["event", "node", "alpha", "beta", "value"],
    "cut": ["event", "node", "value", "bound", "limit"],
    "leave": ["event", "node", "value"],
}
UB = [[3, 12, [8, 7, 3]], [2, 4, 6], [14, 5, 1]]


def told(trace):
    """The JSON as other programs read it: no NaN, no Infinity."""

    def refuse(constant):
        raise AssertionError(f"{constant} is no JSON")

    return json.loads(render.json(trace), parse_constant=refuse)


@given(trees(many), rules, windows)
def test_the_keys_are_exactly_the_promised_ones(tree, parts, ends):
    for trace in (alphabeta(tree, **parts, **ends), minimax(tree)):
        it = told(trace)
        assert list(it) == KEYS
        assert list(it["tree"]) == ["title", "source"]
        extra = ["from"] if trace.rules.order == "right" else []
        usual = ["name", "cut", "bound", "alpha", "beta", "depth"]
        assert list(it["convention"]) == usual + extra
        assert list(it["counts"]) == COUNTS
        assert all(list(node) == NODE for node in it["nodes"])
        assert all(list(event) == EVENTS[event["event"]] for event in it["events"])


@given(trees(many), rules)
def test_the_nodes_are_those_of_the_trace_in_tree_order(tree, parts):
    trace = alphabeta(tree, **parts)
    for node, it in zip(tree.walk(), told(trace)["nodes"], strict=True):
        visit = trace.visit(node)
        assert (it["name"], it["kind"], it["action"]) == (node.name, node.kind, node.action)
        assert (it["depth"], it["leaf"], it["p"]) == (node.depth, not node.children, None)
        assert it["parent"] == (node.parent.name if node.parent else None)
        assert (it["status"], it["order"], it["value_is"]) == (
            visit.status, visit.order, visit.value_is,
        )  # fmt: skip
        saw = [number(seen) for seen in (visit.value, visit.alpha, visit.beta)]
        assert [it["value"], it["alpha"], it["beta"]] == saw


def test_the_head_of_the_ub_lecture():
    tree = build(UB, title="Ejemplo B", source="UB")
    it = told(alphabeta(tree))
    del it["nodes"], it["events"]
    assert it == {
        "gametrace": gametrace.__version__,
        "tree": {"title": "Ejemplo B", "source": "UB"},
        "algorithm": "alphabeta",
        "convention": {
            "name": "ub", "cut": "ties", "bound": "soft", "alpha": "-inf", "beta": "inf",
            "depth": None,
        },
        "value": 3,
        "action": "a1",
        "actions": ["a1"],
        "line": ["A", "B", "B1"],
        "counts": {
            "nodes": 16, "visited": 12, "leaves": 11, "evaluated": 7, "pruned": 4, "cuts": 3,
            "beyond": 0, "discarded": 0,
        },
    }  # fmt: skip


def test_the_two_nodes_of_the_contract():
    nodes = {node["name"]: node for node in told(alphabeta(build(UB)))["nodes"]}
    assert list(nodes["A"].values()) == [
        "A", "max", None, None, None, 0, False, "solved", 1, 3, "exact", "-inf", "inf",
    ]  # fmt: skip
    assert list(nodes["B32"].values()) == [
        "B32", "min", "B3", "b32", None, 3, True, "pruned", None, None, None, None, None,
    ]  # fmt: skip


def test_minimax_has_null_windows_throughout():
    it = told(minimax(build(UB)))
    places = [it["convention"], *it["nodes"], *(e for e in it["events"] if e["event"] != "leave")]
    assert {(place["alpha"], place["beta"]) for place in places} == {(None, None)}


def test_all_equally_good_actions_are_listed():
    assert told(alphabeta(build([[5, 6], [5, 1], [5, 7]])))["actions"] == ["a1", "a3"]


def test_numbers_are_exact_and_infinities_are_texts():
    tree = parse("[1/3, 0.10, 0.1000000000000000000001, inf, -inf, 12]", bare=True)
    leaves = told(minimax(tree))["nodes"][1:]
    values = [leaf["value"] for leaf in leaves]
    assert values == ["1/3", 0.1, "0.1000000000000000000001", "inf", "-inf", 12]


def test_the_window_of_the_convention_is_the_roots():
    it = told(alphabeta(build(UB), alpha=2, beta=inf, cut="strict", bound="hard"))
    assert it["convention"] == {
        "name": "ub", "cut": "strict", "bound": "hard", "alpha": 2, "beta": "inf", "depth": None,
    }  # fmt: skip


def test_a_root_that_is_a_leaf_has_no_action():
    it = told(alphabeta(build(7)))
    assert (it["value"], it["action"], it["actions"], it["line"]) == (7, None, [], ["A"])
    assert [event["event"] for event in it["events"]] == ["leaf"]
