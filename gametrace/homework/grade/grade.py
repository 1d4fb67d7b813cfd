"""Grading a class: here, or wherever an executor runs things.

Any `concurrent.futures.Executor` will do, also those of Dask and Ray: it is handed a function of
this file and plain data, and hands back plain data.
"""

from __future__ import annotations

from collections import deque
from functools import lru_cache
from typing import TYPE_CHECKING

from gametrace.homework.grade.grader import Grader

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from concurrent.futures import Executor, Future

    from gametrace.homework.grade.grader import Graded
    from gametrace.homework.grade.setup import Setup
    from gametrace.homework.grade.submissions import Submission

CHUNK = 25  # submissions that are sent together
HEAVY = 1 << 20  # characters that are sent together, unless one submission alone has more
WAITING = 256  # chunks that are sent before the first comes back


def grade(
    submissions: Iterable[Submission],
    setup: Setup,
    executor: Executor | None = None,
    progress: Callable[[int], object] | None = None,
) -> list[Graded]:
    """What each submission is worth, in their order; the same with any executor, or none.

    progress is told how many have just been graded.
    """
    graded: list[Graded] = []
    chunks = _chunks(submissions)
    for part in _sent(chunks, setup, executor) if executor else _here(chunks, setup):
        graded += part
        if progress:
            progress(len(part))
    return graded


def grade_chunk(setup: Setup, submissions: Sequence[Submission]) -> list[Graded]:
    """Grade a few submissions; what a worker does. A bug of ours costs one of them, not all."""
    grader = _grader(setup)
    graded = []
    for submission in submissions:
        try:
            graded.append(grader.graded(submission))
        except Exception as error:
            graded.append(grader.failed(submission, error))
    return graded


@lru_cache(maxsize=2)
def _grader(setup: Setup) -> Grader:
    """The grader of a setup, kept so that a worker reads each tree once."""
    return Grader(setup)


def _here(chunks: Iterable[list[Submission]], setup: Setup) -> Iterator[list[Graded]]:
    for chunk in chunks:
        yield grade_chunk(setup, chunk)


def _sent(
    chunks: Iterable[list[Submission]], setup: Setup, executor: Executor
) -> Iterator[list[Graded]]:
    """Send chunks ahead of the one that is waited for; none is left behind when it ends early."""
    waiting: deque[Future[list[Graded]]] = deque()
    try:
        for chunk in chunks:
            waiting.append(executor.submit(grade_chunk, setup, chunk))
            while len(waiting) == WAITING or (waiting and waiting[0].done()):
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        for future in waiting:
            future.cancel()


def _chunks(submissions: Iterable[Submission]) -> Iterator[list[Submission]]:
    chunk: list[Submission] = []
    weight = 0
    for submission in submissions:
        own = sum(len(answer.text) for answer in submission.answers)
        if chunk and (len(chunk) == CHUNK or weight + own > HEAVY):
            yield chunk
            chunk, weight = [], 0
        chunk.append(submission)
        weight += own
    if chunk:
        yield chunk
