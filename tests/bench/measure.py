"""Two sides run in turns; the best time of each counts, and the medians show the noise.

Time is the processor's, of this process and those it started: other work does not count.
"""

import gc
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage
from statistics import median
from typing import NamedTuple


class Measured(NamedTuple):
    """The ratio of the best times, that of the medians, and what else is worth knowing."""

    best: float
    median: float
    note: str = ""


def race(ours, *theirs, rounds):
    """How long ours takes against the fastest of theirs."""
    times = [[seconds(run) for run in (ours, *theirs)] for _ in range(rounds)]
    sides = list(zip(*times, strict=True))

    def ratio(typical):
        first, *others = map(typical, sides)
        return first / min(others)

    return Measured(ratio(min), ratio(median))


def seconds(run):
    """How long one run takes, from a clean start."""
    gc.collect()
    start = clock()
    kept = run()
    took = clock() - start
    del kept
    return took


def clock():
    usages = getrusage(RUSAGE_SELF), getrusage(RUSAGE_CHILDREN)
    return sum(usage.ru_utime + usage.ru_stime for usage in usages)
