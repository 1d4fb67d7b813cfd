"""The SVG contract: what scripts and style sheets rely on."""

import json

import pytest

from gametrace import alphabeta, build, expectiminimax, maxn, minimax, parse, read, render
from gametrace.picture.svg import svg
from gametrace.tree.bundled import find, names
from tests.picture.pictures import HOSTILE, SVG, edges_of, hostile_tree, nodes_of, root_of, texts_of

B = read(find("ub/ejemplo-b"))
FIELDS = {
    "data-kind": "kind",
    "data-status": "status",
    "data-value": "value",
    "data-value-is": "value_is",
    "data-alpha": "alpha",
    "data-beta": "beta",
    "data-order": "order",
}


def solved(tree):
    if tree.players:
        return maxn(tree)
    mean = tree.mixed or "chance" in tree.kinds
    return (expectiminimax if mean else alphabeta)(tree)


def agrees(trace):
    """Compare the figure with the JSON, node by node and edge by edge."""
    picture = svg(trace)
    drawn, edges = nodes_of(picture), edges_of(picture)
    nodes = json.loads(render.json(trace))["nodes"]
    assert list(drawn) == [node["name"] for node in nodes]
    status = {node["name"]: node["status"] for node in nodes}
    for node in nodes:
        group = drawn[node["name"]]
        assert group.get("class").split() == ["node", node["kind"], node["status"]]
        for attribute, key in FIELDS.items():
            value = node[key]
            shown = value if value is None or isinstance(value, str) else json.dumps(value)
            assert group.get(attribute) == shown
    assert set(edges) == {(node["parent"], node["name"]) for node in nodes if node["parent"]}
    for (parent, child), group in edges.items():
        classes = group.get("class").split()
        choice = trace[parent].choice
        assert ("chosen" in classes) == (choice is not None and choice.name == child)
        assert ("pruned" in classes) == (status[child] == "pruned")


@pytest.mark.parametrize("name", names())
def test_the_figure_agrees_with_the_json(name):
    agrees(solved(read(find(name))))


@pytest.mark.parametrize(
    "trace",
    [
        alphabeta(read(find("uam/horizonte")), depth=1),
        alphabeta(read(find("uam/horizonte")), beam=1),
        alphabeta(B, cut="strict", bound="hard"),
        expectiminimax(parse("tree: {chance E: [1/3: 10, 2/3: 2]}")),
        minimax(build([[float("inf"), 2], ["1/3", 0.5]])),
    ],
)
def test_horizons_beams_and_fractions_agree_too(trace):
    agrees(trace)


def test_the_figure_says_what_it_is():
    root = root_of(svg(alphabeta(B), "en"))
    assert root.get("class") == "gametrace"
    assert root.find(f"{SVG}title").text == "Ejemplo B"
    assert root.find(f"{SVG}desc").text == "alphabeta of Ejemplo B: value 3, action a1."


@pytest.mark.parametrize(
    ("lang", "about"),
    [
        ("es", "Árbol de juego Ejemplo B, de 16 nodos, sin resolver."),
        ("ca", "Arbre de joc Ejemplo B, de 16 nodes, sense resoldre."),
        ("en", "Game tree Ejemplo B, 16 nodes, not solved."),
    ],
)
def test_an_unsolved_tree_has_no_result(lang, about):
    root = root_of(svg(B, lang))
    assert root.find(f"{SVG}desc").text == about
    nodes = nodes_of(svg(B, lang))
    assert nodes["A"].get("class") == "node max"
    assert all(node.get("data-value") is None for node in nodes.values())
    assert texts_of(nodes["B1"]) == {"value": "3", "name": "B1"}
    assert texts_of(nodes["B"]) == {"name": "B"}


def test_bounds_windows_and_cuts_are_written_out():
    nodes = nodes_of(svg(alphabeta(B)))
    assert texts_of(nodes["B3"]) == {
        "window": "[-∞, 3]",
        "name": "B3",
        "value": "≥ 8",
        "condition": "8 ≥ β = 3",
    }
    assert texts_of(nodes["C"])["condition"] == "2 ≤ α = 3"
    strict = nodes_of(svg(alphabeta(B, cut="strict")))
    assert texts_of(strict["C"])["condition"] == "2 < α = 3"


def test_an_edge_that_a_cut_left_has_two_strokes_and_pruned_nodes_are_dashed():
    picture = svg(alphabeta(B))
    crossed = [
        child
        for (_, child), edge in edges_of(picture).items()
        if any(path.get("class") == "strokes" for path in edge)
    ]
    assert crossed == ["B32", "B33", "C2", "C3"]
    shape = next(iter(nodes_of(picture)["B32"]))
    assert shape.get("stroke-dasharray") == "5 3"


def test_pruned_beyond_and_discarded_are_told_apart():
    tree = read(find("uam/horizonte"))
    dashes = set()
    for trace in (alphabeta(tree, depth=2), alphabeta(tree, beam=1)):
        for node in nodes_of(svg(trace)).values():
            dashes.add((node.get("data-status"), next(iter(node)).get("stroke-dasharray")))
    by_status = {status: dash for status, dash in dashes if dash}
    assert set(by_status) == {"pruned", "beyond", "discarded"}
    assert len(set(by_status.values())) == 3


def test_the_marks_of_a_convention_are_its_shapes():
    def shape(convention, node):
        return next(iter(nodes_of(svg(alphabeta(B, convention)))[node]))

    assert shape("ub", "A").get("d") != shape("ub", "B").get("d")
    assert shape("unir", "A").tag == f"{SVG}circle"
    assert shape("uam", "B").tag == f"{SVG}circle"


def test_the_sum_of_a_chance_node_is_written_below_it():
    trace = expectiminimax(read(find("ub/trafico")))
    picture = svg(trace)
    assert texts_of(nodes_of(picture)["T"])["below"] == "0.4·10 + 0.5·15 + 0.1·40 = 15.5"
    labels = [texts_of(edge)["action"] for edge in edges_of(picture).values()]
    assert labels == ["0.4", "0.5", "0.1"]


def test_an_action_with_a_name_of_its_own_stays_beside_the_probability():
    rain = "{action: rain, p: 0.5, value: 1}"
    tree = parse(f"tree: {{kind: chance, name: T, children: [{rain}, {{p: rest, value: 2}}]}}")
    labels = [texts_of(edge)["action"] for edge in edges_of(svg(tree)).values()]
    assert labels == ["rain: 0.5", "0.5"]


@pytest.mark.parametrize(("lang", "chance"), [("es", "azar"), ("ca", "atzar"), ("en", "chance")])
def test_levels_are_named_at_the_left(lang, chance):
    picture = svg(read(find("unir/ejercicio")), lang)
    labels = [text.text for text in root_of(picture) if text.get("class") == "level"]
    assert labels == ["MAX", chance, "MIN"]


def test_players_name_their_levels():
    picture = svg(read(find("ub/tres-jugadores")))
    labels = [text.text for text in root_of(picture) if text.get("class") == "level"]
    assert labels == ["1", "2", "3"]


def test_what_is_below_the_levels_shown_is_counted():
    nodes = nodes_of(svg(alphabeta(B), "en", levels=1))
    assert list(nodes) == ["A", "B", "C", "D"]
    assert texts_of(nodes["B"])["below"] == "⋯ 6 nodes"
    assert list(nodes_of(svg(B, levels=0))) == ["A"]


def test_one_subtree_can_be_drawn_alone():
    nodes = nodes_of(svg(alphabeta(B), only="B3"))
    assert list(nodes) == ["B3", "B31", "B32", "B33"]


def test_a_mark_is_a_ring_and_a_note_is_shown():
    nodes = nodes_of(svg(parse("[{name: X, mark: true, note: look here, value: 1}, 2]")))
    assert [shape.get("class") for shape in nodes["X"]].count("ring") == 1
    assert texts_of(nodes["X"])["below"] == "look here"


def test_a_board_stands_in_the_place_of_the_shape():
    tree = build([1, 2])
    tree["B"].label = "X| \n-+-\n |O"
    board = [text.text for text in nodes_of(svg(tree))["B"] if text.get("class") == "board"]
    assert board == ["X| ", "-+-", " |O"]


def test_without_colour_there_is_nothing_but_grey():
    picture = svg(alphabeta(B), mono=True)
    colours = {colour for colour in picture.split('"') if colour.startswith("#")}
    assert all(colour[1:3] == colour[3:5] == colour[5:7] for colour in colours)


def test_names_are_text_whatever_they_contain():
    tree = hostile_tree()
    for shown in (tree, minimax(tree)):
        picture = svg(shown)
        assert set(HOSTILE) <= set(nodes_of(picture))
        tags = {element.tag.removeprefix(SVG) for element in root_of(picture).iter()}
        assert tags <= {"svg", "title", "desc", "rect", "g", "path", "text", "circle"}


def test_control_characters_cannot_break_the_figure():
    tree = build([1, 2])
    tree["B"].name = "a\x00b\x0b\ud800\ufffe\tc\nd"
    assert "a\ufffdb\ufffd\ufffd\ufffd\tc\nd" in nodes_of(svg(tree))


def test_a_figure_refers_to_nothing_outside():
    picture = svg(minimax(hostile_tree())).replace("http://www.w3.org/2000/svg", "")
    root = root_of(svg(minimax(B)))
    assert "http" not in picture
    assert not any(
        "href" in name or name == "style" for each in root.iter() for name in each.attrib
    )


def test_trees_and_traces_show_themselves_in_a_notebook():
    assert B._repr_svg_() == render.svg(B)
    trace = alphabeta(B)
    assert trace._repr_svg_() == render.svg(trace)


def test_a_hundred_thousand_nodes_and_twenty_thousand_levels_are_drawn():
    lists = 0
    for level in range(20_000):
        lists = [lists, level]
    assert svg(minimax(build(lists))).count('class="node') == 40_001
