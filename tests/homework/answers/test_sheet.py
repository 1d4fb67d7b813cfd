"""An answer sheet: who answers, by which algorithm, and what is wrong with how it is written."""

import gametrace
from gametrace.homework.answers.nodes import LONGEST
from gametrace.homework.answers.sheet import read_sheet
from tests.homework.sheets import claims_and_problems, problems_in

TREE = gametrace.parse("tree: [[3, 12], [2, 4]]")
MEANT = " in an answer sheet; did you mean"


def read(text):
    return read_sheet(text, "answers.yaml")


def refused(text):
    """All that a sheet is refused for."""
    return problems_in(text, TREE)


STUDENTS = [
    ("student: u1407203", "u1407203"),
    ("student: 007", "007"),
    ("alumno: Núria Puig", "Núria Puig"),
    ("student:", None),
    ("student: ~", None),
    ("value: 3", None),
    ("student: '[bold]x[/]<b>'", "[bold]x[/]<b>"),
    ('student: "a\\nb\\e[31m"', "a\\nb\\x1b[31m"),
]  # fmt: skip


def test_the_student_is_shown_and_never_interpreted():
    for text, student in STUDENTS:
        assert read(text).student == student


def test_a_student_s_name_has_an_end():
    assert len(read(f"student: {'n' * 100_000}").student) == LONGEST


def test_a_sheet_may_name_its_tree():
    assert read("árbol: ub/ejemplo-b").tree == "ub/ejemplo-b"


ALGORITHMS = [
    ("algorithm: minimax", "minimax"),
    ("algoritmo: poda alfa-beta", "alphabeta"),
    ("algorisme: Expectiminimax", "expectiminimax"),
    ("algorithm:", None),
    ("value: 3", None),
]  # fmt: skip


def test_a_sheet_may_name_its_algorithm():
    for text, algorithm in ALGORITHMS:
        assert read(text).algorithm() == algorithm


def test_an_unknown_algorithm_is_refused_with_the_nearest():
    said = refused("value: 3\nalgorithm: minimox")
    assert said.startswith("<answers>:2:12: 'minimox' is none of minimax, alphabeta")
    assert "did you mean 'minimax'?" in said


def test_an_empty_sheet_answers_nothing():
    assert read("# nothing yet\n").student is None
    assert claims_and_problems("# nothing yet\n", TREE) == ({}, [])


def test_a_byte_order_mark_is_no_key():
    assert read("\ufeffstudent: u1").student == "u1"


BADLY_WRITTEN = [
    ("valuez: 3", f"<answers>:1:1: unknown key 'valuez'{MEANT} 'value'?"),
    ("podado: [C2]", f"<answers>:1:1: unknown key 'podado'{MEANT} 'podados'?"),
    ("value: 3\nvalor: 4", "<answers>:2:1: 'valor' is answered twice"),
    ("value: 3\nvalue: 4", "<answers>:2:1: 'value' is answered twice"),
    ("student: [a]", "<answers>:1:10: student must be a text"),
    ("values: {A: 3, A: 4}", "<answers>:1:16: A is answered twice"),
    ("- value", "<answers>:1:1: an answer sheet is a mapping"),
    ("values: {A: 3", "<answers>:1:14: not valid YAML"),
]  # fmt: skip


def test_a_badly_written_sheet_is_refused_at_the_place():
    for text, message in BADLY_WRITTEN:
        assert refused(text).startswith(message)


def test_what_yaml_does_not_like_and_people_write_is_understood():
    for text in ("values: {B: >= 8}", "values:\n  B: >= 8", "values:\n  C: -"):
        assert refused(text) == ""


def test_every_mistake_is_listed_in_the_order_of_the_file():
    said = refused("pruned: {a: 1}\nvalus: 3\nvalues: {A: a, B: b}\nacction: 4\naction: {a: 1}")
    places = [line.split(": ")[0] for line in said.splitlines() if line.startswith("<answers>")]
    assert places == [
        "<answers>:1:9", "<answers>:2:1", "<answers>:3:13", "<answers>:3:19",
        "<answers>:4:1", "<answers>:5:9",
    ]  # fmt: skip


def test_a_mistake_shows_its_line_and_a_caret():
    assert refused("values: {A: a}") == (
        "<answers>:1:13: 'a' is not a number\n  values: {A: a}\n              ^"
    )


def test_a_sheet_of_nothing_but_mistakes_is_refused_before_anybody_falls_asleep():
    text = "\n".join(f"key{number}: 1" for number in range(20_000))
    said = refused(text)
    assert "<answers>:1:1: unknown key 'key0'" in said
    assert len(said) < 100_000


def test_a_list_of_far_more_nodes_than_the_tree_has_is_refused():
    text = f"visited: [{', '.join(f'N{n}' for n in range(50_000))}]\nvalue: 3"
    claims, problems = claims_and_problems(text, TREE)
    assert claims["visited"].why == "this is about more nodes than the tree has"
    assert claims["value"] == 3
    assert len(problems) == 1
