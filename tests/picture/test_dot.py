"""DOT: Graphviz lays out what the scene shows."""

import json

import pytest

from gametrace import alphabeta, expectiminimax, minimax, read
from gametrace.picture.dot import dot
from gametrace.tree.bundled import find
from tests.picture.pictures import hostile_tree, run

B = read(find("ub/ejemplo-b"))


@pytest.fixture
def laid_out(needs, tmp_path):
    """The nodes and edges of a graph that Graphviz has laid out."""
    needs("dot", "graphviz")

    def layout(text):
        (tmp_path / "figure.dot").write_text(text, encoding="utf-8")
        return json.loads(run("dot", "-Tjson", "figure.dot", cwd=tmp_path))

    return layout


def test_the_order_of_children_is_kept(laid_out):
    graph = laid_out(dot(alphabeta(B)))
    xs = {node["name"]: float(node["pos"].split(",")[0]) for node in graph["objects"]}
    names = [node.name for node in B.walk()]
    for node in B.walk():
        children = [xs[f"n{names.index(child.name)}"] for child in node.children]
        assert children == sorted(children)


def test_values_choices_and_cuts_are_shown(laid_out):
    graph = laid_out(dot(alphabeta(B)))
    labels = [node["label"] for node in graph["objects"]]
    assert labels[4] == "B3<br/><b>≥ 8</b><br/>8 ≥ β = 3"
    edges = graph["edges"]
    assert sum(edge.get("penwidth") == "3" for edge in edges) == 5
    assert sum(edge.get("arrowhead") == "teetee" for edge in edges) == 4
    assert edges[0]["label"] == " a1 <br/> [-∞, ∞] "


def test_probabilities_and_sums_are_shown():
    text = dot(expectiminimax(read(find("ub/trafico"))))
    assert "0.4·10 + 0.5·15 + 0.1·40 = 15.5" in text
    assert "label=< 0.4 >" in text


def test_hostile_names_are_only_text(laid_out):
    tree = hostile_tree()
    for shown in (tree, minimax(tree)):
        assert len(laid_out(dot(shown))["objects"]) == tree.size
