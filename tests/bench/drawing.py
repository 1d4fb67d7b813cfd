"""Figures: the layout's time per node, and SVG against the JSON of the same trace."""

import random

from tests.bench.measure import Measured, race, seconds
from tests.bench.trees import worst_first

SMALL, LARGE = 1_000, 100_000


def layout_per_node():
    """How much longer a node of a large tree takes than one of a small one."""
    from gametrace.picture.layout import layout

    sides = {}
    for size in (SMALL, LARGE):
        children, halves = random_tree(size)
        repeats = LARGE // size

        def run(children=children, halves=halves, repeats=repeats):
            for _ in range(repeats):
                layout(children, halves)

        sides[size] = sorted(seconds(run) for _ in range(5))
    ratios = [sides[LARGE][at] / sides[SMALL][at] for at in (0, 2)]
    return Measured(*ratios, note=f"{sides[LARGE][0] / LARGE * 1e6:.1f} µs a node")


def random_tree(size):
    """Children by number, depth first, and half widths."""
    rng = random.Random(1)
    children, path = [[] for _ in range(size)], [0]
    for node in range(1, size):
        del path[max(1, len(path) - rng.randrange(4)) :]
        children[path[-1]].append(node)
        path.append(node)
    return children, [rng.uniform(10, 60) for _ in range(size)]


def svg_against_json():
    """Both look back at the same trace."""
    from gametrace import alphabeta, build, render

    trace = alphabeta(build(worst_first(12, 3)))
    render.svg(trace)
    measured = race(lambda: render.svg(trace), lambda: render.json(trace), rounds=15)
    return measured._replace(note=f"{trace.tree.size:,} nodes")
