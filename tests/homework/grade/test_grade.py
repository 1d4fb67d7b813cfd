"""Grading: what submissions are worth, that nothing stops it, and that it is the same anywhere."""

import pickle
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from fractions import Fraction
from random import Random
from textwrap import indent

import pytest

import gametrace
from gametrace import GametraceError
from gametrace.homework.grade.grades import CHUNK
from gametrace.homework.grade.submissions import Submission, Text
from gametrace.homework.grade.trees import trees_in
from gametrace.tree.growth import Limits
from tests.bench.grading import sheet
from tests.homework.handed_in import LECTURE, NO_WINDOW, RIGHT, exam, graded, submission

LOG = gametrace.render.log(gametrace.alphabeta(LECTURE))


def a_class(count=60):
    """Submissions of every sort, in which nobody is like the next."""
    rng = Random(7)
    odd = ["", "value: [", "x" * 100_000, "values: {A: 3", "valeus: {A: 3}", LOG, "student: [a]"]
    for number in range(count):
        text = sheet(f"u{number}", rng if number % 2 else None)
        yield submission(odd[number % 7] if number % 4 == 3 else text, name=f"s{number}")


def test_a_right_sheet_has_all_points():
    found = graded(RIGHT)
    assert (found.points, found.of, found.grade) == (14, 14, 10)
    assert (found.student, found.answers) == ("Ana", 1)
    assert found.kinds == {
        "values": (5, 5), "windows": (2, 2), "pruned": (4, 4), "cuts": (2, 2), "action": (1, 1),
    }  # fmt: skip
    assert found.verdicts == {"right": 14}
    assert found.mistakes == found.misconceptions == found.problems == ()


def test_a_wrong_one_says_what_and_which_misconception():
    found = graded(NO_WINDOW)
    assert (found.points, found.of) == (12, 14)
    assert found.mistakes == ("windows C1", "windows D3")
    assert found.misconceptions == ("window-not-inherited",)
    assert "| \\[-inf, inf] | \\[3, inf] | " in found.feedback
    assert found.feedback.startswith("# Berta · alphabeta · ub\n")


@pytest.mark.parametrize(
    ("rubric", "points", "of", "worth"),
    [
        ("", 12, 14, Fraction(60, 7)),
        ("out_of: 7", 12, 14, 6),
        ("points: {windows: 5}", 12, 22, Fraction(60, 11)),
        ("points: {windows: 0}", 12, 12, 10),
        ("points: {ventanas: 1/2}\nout_of: 13", 12, 13, 12),
        ("asked: [value, values]", 5, 6, Fraction(25, 3)),
        ("asked: {values: [A, B, B1]}", 2, 3, Fraction(20, 3)),
    ],
)
def test_the_rubric_says_what_answers_are_worth(rubric, points, of, worth):
    found = graded(NO_WINDOW, rubric=rubric)
    assert (found.points, found.of, found.grade) == (points, of, worth)


def test_the_share_of_what_follows_from_a_slip_is_the_rubric_s():
    slip = "values: {A: 4, B: 4, C: 2, D: 1}"
    assert graded(slip).points == 3
    assert graded(slip).verdicts == {"follows": 1, "wrong": 1, "right": 2}
    assert graded(slip, rubric="follow_through: 0").points == 2


@pytest.mark.parametrize(
    ("rubric", "ties", "strict"),
    [("", 1, 1), ("conventions: [ub]", 1, 0), ("conventions: berkeley", 0, 1)],
)
def test_the_conventions_of_the_rubric_are_the_ones_accepted(rubric, ties, strict):
    tied = gametrace.parse("tree: [[3, 12], [3, 4]]")
    assert graded("pruned: [C2]", rubric=rubric, tree=tied).points == ties
    assert graded("pruned: []", rubric=rubric, tree=tied).points == strict


@pytest.mark.parametrize(
    ("several", "points"), [("", 12), ("several: first", 14), ("several: best", 14)]
)
def test_of_several_files_that_answer_one_question_one_counts(several, points):
    found = graded(RIGHT, NO_WINDOW, rubric=several)
    assert (found.points, found.of, found.answers) == (points, 14, 2)
    assert found.student == ("Ana" if several else "Berta")  # whose sheet counts
    assert any("answered in several files" in problem for problem in found.problems)


def test_a_pasted_log_earns_nothing_that_was_not_asked():
    wrong = "values: {A: 0, B: 0, C: 0, D: 0}"
    asked = "asked: {values: [A, B, C, D]}"
    assert graded(wrong, rubric=asked).points == 1  # A follows from B, C and D
    copies = [Text(f"{number:02}.log", LOG) for number in range(49)]
    found = graded(wrong, *copies, rubric=f"{asked}\nseveral: first\naccept: sheet")
    assert (found.points, found.of) == (1, 4)


def test_files_may_share_what_is_asked():
    found = graded("action: a1", "value: 3", rubric="asked: [action, value]")
    assert (found.points, found.of) == (2, 2)


def test_a_log_is_graded_line_by_line():
    found = graded(Text("log.txt", LOG))
    assert found.kinds.keys() == {"log"}
    assert found.points == found.of > 15


def test_a_log_that_is_asked_for_and_not_there_is_missing_as_a_whole():
    with_log = graded("action: a1", Text("log.txt", LOG), rubric="asked: [log, action]")
    without = graded("action: a1", rubric="asked: [log, action]")
    assert (without.points, without.verdicts) == (1, {"right": 1, "missing": 1})
    assert without.of == with_log.of - 1  # the closing line may be left out
    assert graded(Text("log.txt", LOG), rubric="asked: [log]").answers == 1


def test_a_log_that_is_asked_for_may_stand_in_the_sheet():
    sheet = f"action: a1\nlog: |\n{indent(LOG, '  ')}"
    found = graded(sheet, rubric="asked: [log, action]")
    assert (found.points, found.kinds.keys()) == (found.of, {"log", "action"})
    assert found.of == graded("action: a1", Text("log.txt", LOG), rubric="asked: [log, action]").of


def test_who_hands_in_nothing_readable_misses_all_that_is_asked():
    found = graded("value: [", rubric="asked: [value, action, pruned]")
    assert (found.answers, found.points, found.of) == (0, 0, 6)
    assert found.problems[0].startswith("1.yaml:1:")
    nobody = graded(rubric="asked: [value]")
    assert (nobody.answers, nobody.points, nobody.of) == (0, 0, 1)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "1.yaml: there is no answer in it"),
        ("student: Ana", "1.yaml: there is no answer in it"),
        ("value: [3", "1.yaml:1:10: not valid YAML"),
        ("- 3", "1.yaml:1:1: an answer sheet is a mapping"),
        ("PK\x03\x04", "1.yaml:1:3: the character U+0003 cannot stand in a text"),
        ("values: " + "[" * 30_000, "1.yaml:1:16: there are more than 8 levels of brackets"),
        ("#" * 200_000, "1.yaml: 200000 characters are too many for answers about this tree"),
        ("!!python/object/apply:os.system ['true']", "1.yaml:1:1: an answer sheet is a mapping"),
    ],
)
def test_what_cannot_be_read_is_a_reason(text, problem):
    found = graded(text)
    assert (found.answers, found.points, found.of) == (0, 0, 0)
    assert found.problems[0].startswith(problem)
    assert len(found.problems) == 1


def test_what_is_badly_written_is_wrong_told_and_hides_nothing_else():
    found = graded("values: {A: three, B: 3}\nvaleu: 3\nalgorithm: alfabetta")
    assert (found.points, found.of, found.answers) == (1, 2, 1)
    assert [problem.partition(": ")[0] for problem in found.problems] == [
        "1.yaml:2:1", "1.yaml:3:12", "1.yaml:1:13",
    ]  # fmt: skip
    assert "did you mean 'value'?" in found.feedback


def test_many_problems_are_not_all_told():
    found = graded("\n".join(f"q{number}: 1" for number in range(40)))
    assert len(found.problems) == 21
    assert found.problems[-1] == "… and 21 more"


def test_what_students_write_is_shown_and_never_markup():
    name = "<script>x</script> [a](b) `c` | *d* # e"
    found = graded(f'student: "{name}"\nvalue: 3')
    assert found.student == name
    assert "\\<script>" in found.feedback
    assert "\\[a](b) \\`c\\` \\| \\*d\\*" in found.feedback
    [shown] = exam().grade([submission("", name="# 1. <b>\n")])
    assert shown.feedback.startswith("# \\# 1. \\<b>\\\\n\n")


def test_a_bug_of_ours_costs_one_submission_and_is_called_one():
    broken = Submission("berta", None, (Text("1.yaml", b"value: 3"), Text("2.yaml", RIGHT)))
    first, second = exam().grade([broken, submission(RIGHT)])
    assert first.problems[0].startswith("1.yaml: this is a bug in gametrace: ")
    assert (first.points, second.points) == (14, 14)


def test_results_are_plain_data():
    found = list(exam(rubric="out_of: 10").grade(a_class()))
    assert pickle.loads(pickle.dumps(found)) == found

    def plain(value):
        if isinstance(value, tuple | list):
            return all(map(plain, value))
        if isinstance(value, dict):
            return all(map(plain, [*value, *value.values()]))
        return value is None or type(value) in (str, int, Fraction)

    assert all(map(plain, found))


def test_an_exam_can_be_sent_and_a_process_makes_it_once():
    given = exam(rubric="asked: {values: [A]}\nconventions: ub", cut="strict", hints=True)
    sent = pickle.loads(pickle.dumps(given))
    assert sent is pickle.loads(pickle.dumps(given))
    assert (sent.rubric, sent.hints, sent.lang, sent.parts) == (
        given.rubric, True, "en", {"cut": "strict"},
    )  # fmt: skip
    assert list(sent.grade(a_class(8))) == list(given.grade(a_class(8)))


def test_it_is_the_same_with_any_executor():
    alone = list(exam().grade(a_class()))
    for executor in (ProcessPoolExecutor(2), ThreadPoolExecutor(1), ThreadPoolExecutor(2)):
        with executor:
            assert list(exam().grade(a_class(), executor)) == alone


def test_a_cluster_of_dask_s_does_it_alike():
    from distributed import Client

    quiet = {"processes": False, "protocol": "inproc://", "dashboard_address": None}
    with Client(n_workers=2, threads_per_worker=1, **quiet) as client:
        found = exam().grade(a_class(), client.get_executor())
    assert list(found) == list(exam().grade(a_class()))


def test_progress_counts_them_all():
    told = []
    exam().grade(a_class(), progress=told.append)
    assert (sum(told), len(told)) == (60, -(-60 // CHUNK))


def test_submissions_are_sent_as_they_are_read():
    class Lazy:
        seen = 0

        def __iter__(self):
            for each in a_class(40 * CHUNK):
                Lazy.seen += 1
                yield each

    with pytest.raises(KeyboardInterrupt):
        exam().grade(Lazy(), progress=interrupted)
    assert Lazy.seen == CHUNK + 1


def interrupted(done):
    raise KeyboardInterrupt


def test_what_was_sent_is_called_back_when_it_ends_early():
    """One thread and 30 chunks: while the first comes back, most of the others wait."""
    sent = []

    class Noting(ThreadPoolExecutor):
        def submit(self, *arguments):
            sent.append(super().submit(*arguments))
            return sent[-1]

    with Noting(1) as executor, pytest.raises(KeyboardInterrupt):
        exam().grade(a_class(30 * CHUNK), executor, interrupted)
    assert all(future.done() for future in sent)
    assert len(sent) < 30 or any(future.cancelled() for future in sent)


# --- each sheet its own tree


@pytest.fixture
def trees(tmp_path):
    """Two trees of the teacher's, and something else."""
    for name, leaves in {"one": "[3, 12]", "two.b": "[[1, 2], [5, 6]]"}.items():
        (tmp_path / f"{name}.yaml").write_text(f"tree: {leaves}\n", encoding="utf-8")
    (tmp_path / "notes.txt").write_text("no tree", encoding="utf-8")
    return trees_in(str(tmp_path), None, Limits())


@pytest.mark.parametrize("name", ["one", "one.yaml", "ONE", '"one "'])
def test_a_sheet_names_its_tree_by_the_file_or_its_stem(name, trees):
    found = graded(f"tree: {name}\nvalue: 12", trees=trees, tree=None)
    assert (found.points, found.of) == (1, 1)


def test_every_sheet_may_name_another_and_the_tree_is_for_the_others(trees):
    found = graded(
        "tree: one\nvalue: 12", "tree: two.b\nvalue: 5", "value: 3", "value: 12", trees=trees
    )
    assert (found.points, found.of) == (2, 3)  # of the two about the first tree the last counts
    assert found.mistakes == ("ejemplo-b.yaml: value",)


@pytest.mark.parametrize(
    "name", ["../one", "two", "x/one", "/etc/passwd", "onne", "notes", "notes.txt", "one.json"]
)
def test_a_name_that_is_none_of_the_teacher_s_is_a_reason(name, trees):
    found = graded(f"value: 12\ntree: {name}", trees=trees)
    assert found.answers == 0
    assert found.problems[0].startswith(f"1.yaml:2:7: there is no tree '{name}'")


def test_a_misspelt_tree_gets_the_nearest(trees):
    [problem] = graded("tree: onne\nvalue: 12", trees=trees).problems
    assert problem.endswith("; did you mean 'one'?")


def test_a_sheet_without_a_tree_goes_by_the_student_s_others(trees):
    log = gametrace.render.log(gametrace.minimax(gametrace.parse("[3, 12]")))
    found = graded("tree: one\nvalue: 12", Text("log.txt", log), trees=trees, tree=None)
    assert found.points == found.of > 2
    [problem] = graded("value: 12", trees=trees, tree=None).problems
    assert problem.startswith("1.yaml: this names no tree; write one of the teacher's")


def test_without_trees_to_choose_from_the_name_is_just_shown():
    assert graded("tree: anything\nvalue: 3").points == 1


def test_two_files_of_one_stem_need_the_suffix(tmp_path):
    for suffix, leaves in ((".yaml", "[3, 12]"), (".json", "[4, 5]")):
        (tmp_path / f"x{suffix}").write_text(f"{{tree: {leaves}}}", encoding="utf-8")
    trees = trees_in(str(tmp_path), None, Limits())
    assert graded("tree: x.json\nvalue: 5", trees=trees).points == 1
    [problem] = graded("tree: x\nvalue: 5", trees=trees).problems
    assert problem == "1.yaml:1:7: 'x' could be any of x.json, x.yaml; write its suffix"


def test_what_is_wrong_with_the_teacher_s_own_files_is_said_before_grading(tmp_path):
    with pytest.raises(GametraceError, match="there is no tree in this folder"):
        trees_in(str(tmp_path), None, Limits())
    with pytest.raises(GametraceError, match="the rubric asks for 'B4', which is no node; did you"):
        exam("asked: {values: [A, B4]}").grade([])
    players = gametrace.parse("{players: [a, b], tree: [1 2, 3 4]}")
    with pytest.raises(GametraceError, match="alphabeta needs numbers"):
        gametrace.Exam(players, algorithm="alphabeta").grade([])
    (tmp_path / "bad.yaml").write_text("tree: [3, [", encoding="utf-8")
    with pytest.raises(GametraceError, match=r"bad.yaml:1:\d+: not valid YAML"):
        trees_in(str(tmp_path), None, Limits())


def test_a_tree_that_was_never_written_down_can_be_graded_too():
    tree = gametrace.build([[3, 12], [2, 4]], title="from Python")
    [found] = gametrace.Exam(tree).grade([submission("value: 3")])
    assert found.points == 1


def test_a_submission_without_files_says_so():
    [found] = exam().grade([Submission("x", problems=("there is no file to grade",))])
    assert (found.answers, found.grade) == (0, 0)
    assert found.feedback == (
        "# x\n\n## What could not be read\n\n- there is no file to grade\n"
        "\nGrade: 0 (0 of 0 points).\n"
    )
