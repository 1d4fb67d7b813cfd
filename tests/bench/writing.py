"""A log of a million lines, against a plain loop that writes as many of the same length."""

import os
import tempfile

from gametrace import build
from tests.bench.measure import race
from tests.bench.trees import worst_first


def log_of_a_million_lines():
    from gametrace import alphabeta, render
    from gametrace.cli.output import opened

    tree = build(worst_first(4, 10))
    with tempfile.TemporaryDirectory() as folder:
        log, loop = f"{folder}/search.log", f"{folder}/loop.log"

        def search():
            with opened(log) as out:
                alphabeta(tree, watch=render.Log(out))

        search()
        with open(log, "rb") as file:
            count = sum(1 for _ in file)
        length = os.path.getsize(log) // count
        plain_loop(loop, count, length)  # from now on, both sides replace a file
        measured = race(search, lambda: plain_loop(loop, count, length), rounds=5)
    return measured._replace(note=f"{count:,} lines")


def plain_loop(path, count, length):
    """Lines like a call in the log: two texts and two numbers each."""
    node, alpha, beta = "B1234123", -123, 456
    rest = len(f"( {node} , alfa= {alpha} , beta= {beta} ) :\n")
    function = "maxValue".rjust(length - rest)
    with open(path, "w", encoding="utf-8") as file:
        write = file.write
        for _ in range(count):
            write(f"{function}( {node} , alfa= {alpha} , beta= {beta} ) :\n")
