"""Bytes a node of a tree that is read and solved, in a process of its own."""

import random
import resource
import subprocess
import sys

from tests.bench.measure import Measured


def memory():
    """To be measured first: a process starts with the peak of the one that started it."""
    command = [sys.executable, "-m", "tests.bench.memory"]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    size, solved, looked_at = map(int, done.stdout.split())
    note = f"{size:,} nodes; {looked_at / size:.0f} with every visit looked up"
    return Measured(solved / size, solved / size, note)


def grow():
    """Print the number of nodes, and by how many bytes they made this process grow."""
    from gametrace import alphabeta, parse

    alphabeta(parse("[1, 2]"))  # imports all that is needed
    before = peak()
    tree = parse(text(6))
    trace = alphabeta(tree)
    solved = peak()
    assert trace.visits
    print(tree.size, solved - before, peak() - before)


def text(levels, rng=random.Random(1)):  # noqa: B008
    """Ten children a node; written without building the lists, which would count as well."""
    if not levels:
        return str(rng.randint(-999, 999))
    return f"[{', '.join([text(levels - 1) for _ in range(10)])}]"


def peak():
    """The most memory that this process ever had, in bytes."""
    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit


if __name__ == "__main__":
    grow()
