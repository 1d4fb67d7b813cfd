"""The command that grades a class."""

from __future__ import annotations

import os
import signal
import sys
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import click

from gametrace.cli.homework import tree_before_answers
from gametrace.cli.options import Choice, TreeType, language, limits, rules
from gametrace.lang import tell
from gametrace.render.paint import painter
from gametrace.tree.errors import GametraceError, visible

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from concurrent.futures import Executor

    from gametrace.homework.check.exam import Exam
    from gametrace.homework.grade.csv_answers import Table
    from gametrace.homework.grade.submissions import Folder

FEW = 100  # submissions that are graded before other processes would have started


@click.command(short_help="Grade a class, with feedback for everybody.")
@click.argument("places", type=TreeType(), nargs=-1, required=True, metavar="[TREE] FOLDER")
@click.option(
    "-o", "--output", type=click.Path(), default="results", show_default=True, metavar="FOLDER",
    help="Write the results there.",
)  # fmt: skip
@click.option("--rubric", metavar="FILE", help="What answers are worth; see the README.")
@click.option(
    "--trees", type=click.Path(), metavar="FOLDER",
    help="The trees that a sheet may name with `tree: …`; TREE is for those that name none.",
)  # fmt: skip
@click.option("--gradescope", is_flag=True, help="Write results.json for Gradescope too.")
@click.option("--hints", is_flag=True, help="Tell students a nudge instead of the right answers.")
@click.option("--force", is_flag=True, help="Replace the results that are there.")
@click.option(
    "--jobs", type=click.IntRange(1), metavar="N", help="How many processes.  [default: all cores]"
)
@click.option("--root", type=Choice(["max", "min"]), help="Who moves first in TREE.")
@language
@rules
@limits
def grade(
    places: Sequence[str], output: str, rubric: str | None, trees: str | None, gradescope: bool,
    hints: bool, force: bool, jobs: int | None, root: str | None, lang: str | None,
    algorithm: str | None, convention: str | None, max_nodes: int, max_depth: int, **parts: Any,
) -> None:  # fmt: skip
    """Grade what a class answered about TREE.

    FOLDER has a file or a folder a student, as Moodle and Gradescope download them; or it is one
    CSV with a row a student and columns such as student, values.B3, pruned, action.

    Writes grades.csv, summary.md, and feedback for everybody. What cannot be read is reported.

    \b
    Examples:
      gametrace grade tree.yaml submissions
      gametrace grade tree.yaml submissions --convention ub --output graded --lang en
      gametrace grade tree.yaml submissions --gradescope --jobs 1
    """
    from gametrace.homework.check.exam import Exam
    from gametrace.homework.grade.class_summary import grades_table, in_a_line, totals_differ
    from gametrace.homework.grade.grades import grade as graded_by
    from gametrace.homework.grade.results_folder import refuse_folder
    from gametrace.homework.grade.trees import trees_in
    from gametrace.tree.growth import Limits

    tree, folder = _places(places, trees)
    refuse_folder(output, force, folder)
    within = Limits(max_nodes, max_depth)
    exam = Exam(
        tree_before_answers(tree, root, max_nodes, max_depth) if tree else None,
        trees=trees_in(trees, root, within) if trees else (),
        algorithm=algorithm, convention=convention, rubric=rubric, lang=lang, hints=hints, **parts,
    )  # fmt: skip
    exam.refuse_what_cannot_be_asked()
    submissions = _submissions(folder, exam)
    count = len(submissions)
    with (
        workers(jobs, count) as executor,
        progress_bar(count, exam.words["grades_doing"]) as progress,
    ):
        grades = graded_by(exam, submissions, executor, progress)
    grades.save(output, gradescope=gradescope, force=force)
    words = exam.words
    sys.stdout.writelines(grades_table(grades, words, painter(sys.stdout)))
    where = words["grades_where"].format(folder=visible(output))
    click.echo(f"{in_a_line(grades, words)} {where}")
    if not exam.rubric.asked and totals_differ(grades):
        click.echo(words["grades_differ"], err=True)


def _places(places: Sequence[str], trees: str | None) -> tuple[str | None, str]:
    """TREE, which --trees makes optional, and FOLDER."""
    if len(places) == 2:
        return places[0], places[1]
    if len(places) == 1 and trees is not None:
        return None, places[0]
    if len(places) == 1:
        raise click.UsageError(
            tell("write TREE and FOLDER; only with --trees TREE may be left out")
        )
    raise click.UsageError(tell("write TREE and FOLDER, not {count} of them", count=len(places)))


def _submissions(folder: str, exam: Exam) -> Folder | Table:
    """What there is to grade; the columns that are not graded are told."""
    from gametrace.homework.grade.grades import submissions_in

    submissions = submissions_in(folder, exam)
    if ignored := submissions.ignored():
        click.echo("\n  ".join([exam.words["grades_ignored"], *ignored]), err=True)
    return submissions


@contextmanager
def workers(jobs: int | None, count: int, few: int = FEW) -> Iterator[Executor | None]:
    """The processes that do the work, where there is enough for them to do."""
    number = min(jobs or _cores(), count)
    if number == 1 or (jobs is None and count < few):
        yield None
        return
    from concurrent.futures import ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool
    from multiprocessing import active_children

    from gametrace.cli import Exit

    executor = ProcessPoolExecutor(number, initializer=_end_silently)
    try:
        try:
            with _later():
                executor.submit(int)  # something to start them with
            yield executor
        except BrokenProcessPool:
            what = tell("a process has died; is there enough memory? try --jobs 1")
            raise GametraceError(what) from None
    except KeyboardInterrupt:  # the executor's threads would complain of the dead, or wait for them
        threading.excepthook = lambda _: None
        for process in active_children():
            process.kill()
            process.join()
        os._exit(Exit.INTERRUPTED)
    except BaseException:
        executor.shutdown(cancel_futures=True)
        raise
    executor.shutdown()


def _cores() -> int:
    """The processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def _later() -> Iterator[None]:
    """Let Ctrl-C wait, here and in the processes that are started meanwhile."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _end_with_parent() -> None:
    """End a worker when the process that started it has ended, however that was."""
    from multiprocessing import connection, parent_process

    if parent := parent_process():
        connection.wait([parent.sentinel])
        os._exit(1)


def _end_silently() -> None:
    """Let Ctrl-C end a worker at once and without a word: the main process has its say."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


@contextmanager
def progress_bar(count: int, doing: str) -> Iterator[Callable[[int], object] | None]:
    """What shows how far it is, if somebody looks."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(doing, total=count)
        yield lambda done: bar.update(task, advance=done)
