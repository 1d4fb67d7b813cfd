"""What the tests of grading share: the lecture's tree, sheets about it, and how to grade some."""

import gametrace
from gametrace.homework.check.rubric_file import read_rubric
from gametrace.homework.grade.submissions import Submission, Text
from gametrace.tree.bundled import find

LECTURE = gametrace.read(find("ub/ejemplo-b"), name="ejemplo-b.yaml")
RIGHT = """\
student: Ana
values: {A: 3, B: 3, B3: 8, C: 2, D: 1}
windows: {C1: [3, inf], D3: [3, 5]}
pruned: [B32, B33, C2, C3]
cuts: {B3: beta, C: alfa}
action: a1
"""
NO_WINDOW = RIGHT.replace("Ana", "Berta").replace("[3, ", "[-inf, ")


def exam(rubric="", tree=LECTURE, **options):
    """An exam on the lecture's tree, by a rubric in YAML."""
    worth = read_rubric(rubric, "rubric.yaml")
    return gametrace.Exam(tree, **{"rubric": worth, "lang": "en"} | options)


def submission(*texts, name="ana", **options):
    """Files of one student: sheets, unless they are said to have another name."""
    files = [
        text if isinstance(text, Text) else Text(f"{number}.yaml", text)
        for number, text in enumerate(texts, 1)
    ]
    return Submission(name, answers=tuple(files), **options)


def graded(*texts, rubric="", **options):
    """What these files of one student are worth."""
    [found] = exam(rubric, **options).grade([submission(*texts)])
    return found
