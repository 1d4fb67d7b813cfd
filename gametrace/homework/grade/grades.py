"""Grading a class: here, or wherever an executor runs things; and what comes of it.

Any `concurrent.futures.Executor` will do, also those of Dask and Ray: it is handed a function of
this file, an Exam and plain data, and hands back plain data.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING, overload

from gametrace.homework.grade.grader import Grader
from gametrace.homework.grade.submissions import Folder, text_of
from gametrace.lang import speaking, tell
from gametrace.tree.errors import GametraceError, visible

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from concurrent.futures import Executor, Future

    from gametrace.homework.check.exam import Exam
    from gametrace.homework.grade.csv_answers import Table
    from gametrace.homework.grade.grader import Graded
    from gametrace.homework.grade.submissions import Submission

CHUNK = 25  # submissions that are sent together
HEAVY = 1 << 20  # characters that are sent together, unless one submission alone has more
WAITING = 256  # chunks that are sent before the first comes back
LARGEST = 1 << 28  # bytes of a table of answers


class Grades(Sequence["Graded"]):
    """What each submission is worth, in their order."""

    def __init__(self, graded: list[Graded], exam: Exam) -> None:
        self.graded, self.exam = graded, exam

    def __len__(self) -> int:
        return len(self.graded)

    @overload
    def __getitem__(self, place: int) -> Graded: ...
    @overload
    def __getitem__(self, place: slice) -> list[Graded]: ...
    def __getitem__(self, place: int | slice) -> Graded | list[Graded]:
        return self.graded[place]

    def __repr__(self) -> str:
        return f"<grades of {len(self)} submissions>"

    def save(
        self, folder: str | os.PathLike[str], *, gradescope: bool = False, force: bool = False
    ) -> None:
        """Write grades.csv, summary.md and feedback into a folder; force replaces old results."""
        from gametrace.homework.grade.results import files_of
        from gametrace.homework.grade.results_folder import refuse_folder, write_folder

        refuse_folder(os.fspath(folder), force)
        words, hints = self.exam.words, self.exam.hints
        write_folder(os.fspath(folder), files_of(self.graded, words, gradescope, hints))


def submissions_in(place: str, exam: Exam) -> Folder | Table:
    """What a class handed in: a folder, or a CSV with one row per student."""
    if os.path.isdir(place):
        return Folder(place)
    if not place.lower().endswith((".csv", ".tsv")):
        if os.path.lexists(place):
            message = tell("{file} is no folder, and no CSV by its name", file=visible(place))
        else:
            message = tell("{file} is not there", file=visible(place))
        raise GametraceError(message)
    from gametrace.homework.grade.csv_answers import Table

    names = [tree.solution().key.names for tree in exam.all_trees()]
    return Table(text_of(place, visible(place), LARGEST), visible(place), names)


def grade(
    exam: Exam,
    submissions: str | os.PathLike[str] | Iterable[Submission],
    executor: Executor | None = None,
    progress: Callable[[int], object] | None = None,
) -> Grades:
    """The grades of a class, the same with any executor, or none.

    progress is called with how many have just been graded.
    """
    exam.refuse_what_cannot_be_asked()
    if isinstance(submissions, str | os.PathLike):
        submissions = submissions_in(os.fspath(submissions), exam)
    graded: list[Graded] = []
    chunks = _chunks(submissions)
    for part in _sent(chunks, exam, executor) if executor else _here(chunks, exam):
        graded += part
        if progress:
            progress(len(part))
    return Grades(graded, exam)


def grade_chunk(exam: Exam, submissions: Sequence[Submission]) -> list[Graded]:
    """Grade a few submissions; what a worker does. A bug of ours costs one of them, not all."""
    grader = Grader(exam)
    graded = []
    with speaking(exam.lang):
        for submission in submissions:
            try:
                graded.append(grader.graded(submission))
            except Exception as error:
                graded.append(grader.failed(submission, error))
    return graded


def _here(chunks: Iterable[list[Submission]], exam: Exam) -> Iterator[list[Graded]]:
    for chunk in chunks:
        yield grade_chunk(exam, chunk)


def _sent(
    chunks: Iterable[list[Submission]], exam: Exam, executor: Executor
) -> Iterator[list[Graded]]:
    """Send chunks ahead of the one that is waited for; none is left over when it ends early."""
    waiting: deque[Future[list[Graded]]] = deque()
    try:
        for chunk in chunks:
            waiting.append(executor.submit(grade_chunk, exam, chunk))
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
