"""The layout, as properties of random trees with random widths."""

import itertools

from hypothesis import given
from hypothesis import strategies as st
from pytest import approx  # noqa: PT013

from gametrace.picture.layout import APART, GAP, layout

NEAR = 1e-6
widths = st.integers(1, 200)
shapes = st.recursive(
    st.tuples(widths, st.just(())),
    lambda below: st.tuples(widths, st.lists(below, min_size=1, max_size=5).map(tuple)),
    max_leaves=40,
)  # a node is half its width and its children


def numbered(shape):
    """Children by number, half widths and levels, depth first."""
    children, halves, levels = [], [], []
    stack = [(shape, None)]
    while stack:
        (half, below), parent = stack.pop()
        if parent is not None:
            children[parent].append(len(halves))
        levels.append(levels[parent] + 1 if parent is not None else 0)
        halves.append(half)
        children.append([])
        stack.extend((child, len(halves) - 1) for child in reversed(below))
    return children, halves, levels


def mirrored(shape):
    half, below = shape
    return half, tuple(mirrored(child) for child in reversed(below))


def size(shape):
    return 1 + sum(size(child) for child in shape[1])


def rows(levels):
    by_level = {}
    for node, level in enumerate(levels):
        by_level.setdefault(level, []).append(node)
    return by_level.values()


@given(shapes)
def test_no_two_nodes_overlap_and_order_is_kept(shape):
    children, halves, levels = numbered(shape)
    xs = layout(children, halves)
    siblings = {(a, b) for below in children for a, b in itertools.pairwise(below)}
    for row in rows(levels):
        for one, next_ in itertools.pairwise(row):
            room = xs[next_] - halves[next_] - xs[one] - halves[one]
            assert room >= (GAP if (one, next_) in siblings else APART) - NEAR


@given(shapes)
def test_a_parent_stands_over_the_middle_of_its_children(shape):
    children, halves, _ = numbered(shape)
    xs = layout(children, halves)
    for node, below in enumerate(children):
        if below:
            assert xs[node] == approx((xs[below[0]] + xs[below[-1]]) / 2, abs=NEAR)


@given(shapes)
def test_the_picture_starts_at_0(shape):
    children, halves, _ = numbered(shape)
    xs = layout(children, halves)
    assert min(x - half for x, half in zip(xs, halves, strict=True)) == approx(0, abs=NEAR)


@given(shapes)
def test_the_mirrored_tree_has_the_mirrored_layout(shape):
    children, halves, levels = numbered(shape)
    xs = layout(children, halves)
    other_children, other_halves, other_levels = numbered(mirrored(shape))
    others = layout(other_children, other_halves)
    width = max(x + half for x, half in zip(xs, halves, strict=True))
    for row, other in zip(rows(levels), rows(other_levels), strict=True):
        assert [xs[node] for node in row] == approx(
            [width - others[node] for node in reversed(other)], abs=NEAR
        )


@given(shapes, shapes, shapes)
def test_the_same_subtree_has_the_same_shape_wherever_it_stands(shape, left, right):
    alone = layout(*numbered(shape)[:2])
    children, halves, _ = numbered((30, (left, (10, (shape, right)), shape)))
    xs = layout(children, halves)
    for start in (size(left) + 2, len(xs) - size(shape)):
        part = xs[start : start + size(shape)]
        assert [x - part[0] for x in part] == approx([x - alone[0] for x in alone], abs=NEAR)


def test_twenty_thousand_levels_need_no_recursion():
    count = 20_000
    xs = layout([[node + 1] for node in range(count - 1)] + [[]], [10.0] * count)
    assert set(xs) == {10.0}


def test_a_comb_of_twenty_thousand_levels_is_laid_out():
    children = []
    for node in range(0, 40_000, 2):
        children += [[node + 1, node + 2], []]
    xs = layout([*children, []], [5.0] * 40_001)
    assert xs[1] < xs[2]


def test_a_small_subtree_between_large_ones_stands_in_the_middle():
    wide = (5, tuple((5, ()) for _ in range(9)))
    xs = layout(*numbered((5, (wide, (5, ()), wide)))[:2])
    assert xs[11] == approx((xs[1] + xs[12]) / 2)
