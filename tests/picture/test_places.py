"""Everything of a picture lies in it, and edges keep out of the way of texts."""

import itertools
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gametrace import alphabeta, build, minimax
from gametrace.picture.places import places
from gametrace.picture.scene import scene
from gametrace.picture.svg import svg
from tests.picture.pictures import SVG, edges_of, hostile_tree, root_of

texts = st.text(st.characters(codec="utf-8"), min_size=1, max_size=40)
numbers = st.integers(-(10**9), 10**9)
lists = st.recursive(
    st.lists(numbers, min_size=1, max_size=4),
    lambda below: st.lists(st.one_of(below, numbers), min_size=1, max_size=4),
    max_leaves=25,
)


@st.composite
def labelled_trees(draw):
    """Trees with names, actions, notes, boards and marks of all sizes."""
    tree = build(draw(lists))
    for number, node in enumerate(tree.walk()):
        change = draw(st.sampled_from(["", "", "name", "note", "label", "mark", "action"]))
        if change == "mark":
            node.mark = True
        elif change:
            setattr(node, change, f"{draw(texts)}{number}")
    return tree


@given(labelled_trees())
def test_nothing_leaves_the_picture_and_nothing_overlaps(tree):
    for shown in (tree, alphabeta(tree)):
        drawn = scene(shown, "es")
        where = places(drawn)
        ends = {}
        for item, box in zip(drawn.items, where.boxes, strict=True):
            assert where.left - 1e-6 <= item.x - box.half
            assert item.x + box.half <= where.width
            assert ends.get(item.level, 0.0) <= item.x - box.half
            ends[item.level] = item.x + box.half
        bottom = 0.0
        for row in where.rows:
            assert bottom < row.top < row.middle < row.bottom <= where.height
            bottom = row.bottom


@given(labelled_trees())
def test_whatever_the_texts_the_figure_is_well_formed(tree):
    root_of(svg(alphabeta(tree)))


@pytest.mark.parametrize("shown", [minimax(hostile_tree()), alphabeta(build([[1] * 9] * 5))])
def test_labels_of_edges_do_not_overlap(shown):
    rows = {}
    for edge in edges_of(svg(shown)).values():
        for halo in edge.iter(f"{SVG}rect"):
            x, width = float(halo.get("x")), float(halo.get("width"))
            rows.setdefault(halo.get("y"), []).append((x, x + width))
    for row in rows.values():
        ordered = sorted(row)
        assert all(one[1] <= next_[0] + 0.2 for one, next_ in itertools.pairwise(ordered))


def test_an_edge_goes_from_its_parent_to_its_child():
    tree = build([[1, 2], [3, 4]])
    drawn = scene(tree, "es")
    places(drawn)
    x = {item.node.name: item.x for item in drawn.items}
    for (parent, child), edge in edges_of(svg(tree)).items():
        numbers = re.findall(r"[-\d.]+", next(iter(edge)).get("d"))
        assert float(numbers[0]) == pytest.approx(x[parent], abs=0.06)
        assert float(numbers[-2]) == pytest.approx(x[child], abs=0.06)
