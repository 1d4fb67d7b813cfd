"""Grading a class of 10 000: against reading the same sheets, and two jobs against one."""

import random
import time
from concurrent.futures import ProcessPoolExecutor
from statistics import median

from tests.bench.measure import Measured, race

COUNT = 10_000


def grade_on_one_job():
    import yaml

    submissions, exam = a_class()

    def read():
        for submission in submissions:
            yaml.load(submission.answers[0].text, yaml.CSafeLoader)

    return race(lambda: graded(submissions, exam), read, rounds=3)


def two_jobs_against_one():
    """On the clock, for that is what a second job is for; both sides have their workers ready."""
    submissions, exam = a_class()
    times = {1: [], 2: []}
    for _ in range(3):
        for jobs, took in times.items():
            with ProcessPoolExecutor(jobs) as executor:
                graded(submissions[:100], exam, executor)
                start = time.perf_counter()
                graded(submissions, exam, executor if jobs > 1 else None)
                took.append(time.perf_counter() - start)
    best, middle = (typical(times[2]) / typical(times[1]) for typical in (min, median))
    return Measured(best, middle, f"{COUNT / min(times[2]):,.0f} sheets a second")


def graded(submissions, exam, executor=None):
    found = exam.grade(submissions, executor)
    assert len(found) == len(submissions)
    assert not any(graded.problems for graded in found)
    return found


def a_class():
    """Sheets for the lecture's tree; about a third has a slip."""
    from gametrace import Exam, read
    from gametrace.homework.grade.submissions import Submission, Text
    from gametrace.tree.bundled import find

    rng = random.Random(1)
    submissions = []
    for number in range(COUNT):
        text = sheet(f"u{1400000 + number}", rng if rng.random() < 1 / 3 else None)
        submissions.append(Submission(str(number), None, (Text(f"{number}.yaml", text),)))
    return submissions, Exam(read(find("ub/ejemplo-b")))


def sheet(student, rng=None):
    """A right sheet, or with rng one with a slip."""
    values = {"A": 3, "B": 3, "B3": 8, "C": 2, "D": 1}
    windows = {"C1": "[3, inf]", "D3": "[3, 5]"}
    pruned = ["B32", "B33", "C2", "C3"]
    cuts = {"B3": "beta", "C": "alfa", "D": "alfa"}
    order = ["B1", "B2", "B31", "C1", "D1", "D2", "D3"]
    action = "a1"
    slip = rng.randrange(6) if rng else None
    if slip == 0:
        values[rng.choice(list(values))] = rng.randint(-5, 14)
    elif slip == 1:
        windows["C1"] = "[-inf, inf]"
    elif slip == 2:
        pruned.pop(rng.randrange(len(pruned)))
    elif slip == 3:
        cuts[rng.choice(["C", "D"])] = "beta"
    elif slip == 4:
        order.reverse()
    elif slip == 5:
        action, values["A"] = "a2", 2
    return (
        f"student: {student}\nalgorithm: alphabeta\nvalues: {flow(values)}\n"
        f"windows: {flow(windows)}\npruned: [{', '.join(pruned)}]\ncuts: {flow(cuts)}\n"
        f"order: [{', '.join(order)}]\naction: {action}\nline: [A, B, B1]\n"
        f"value: {values['A']}\nnot_generated: {len(pruned)}\nwhatif: {{C1: '> 3'}}\n"
    )


def flow(pairs):
    return f"{{{', '.join(f'{name}: {answer}' for name, answer in pairs.items())}}}"
