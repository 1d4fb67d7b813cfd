"""An exam: by which algorithm and conventions answers are checked, and how strictly."""

import pytest

from gametrace import Exam, GametraceError
from gametrace.homework.check.rubric import Rubric
from tests.homework.sheets import B, exam_on, lenient_report_on, problems_in, report_on, tree_of

TIED = "[[3], [3, 9]]"
HARD = "[[5], [[1, 2], 4]]"


@pytest.mark.parametrize(
    ("tree", "sheet", "given", "algorithm"),
    [
        (B, "value: 3", None, "alphabeta"),
        (f"{{algorithm: minimax, tree: {B}}}", "value: 3", None, "minimax"),
        (f"{{algorithm: minimax, tree: {B}}}", "algorithm: expectimax", None, "expectimax"),
        (f"{{algorithm: minimax, tree: {B}}}", "algorithm: alfa-beta", "expectimax", "expectimax"),
        ("{players: [1, 2], tree: [1 2, 3 4]}", "value: 3 4", None, "maxn"),
        ("[{random: 20%, children: [2, 20]}, 3]", "value: 3", None, "minimax"),
    ],
)
def test_the_algorithm_is_what_is_said_first(tree, sheet, given, algorithm):
    assert report_on(sheet, tree, algorithm=given).algorithm == algorithm


def test_an_exam_is_solved_once_for_each_algorithm():
    one = exam_on()
    assert one.solution() is one.solution("alphabeta")
    assert one.solution("minimax") is one.solution("minimax")
    assert one.solution("minimax") is not one.solution()


@pytest.mark.parametrize(
    ("tree", "sheet", "under"),
    [
        (TIED, "pruned: []", "strict"),
        (HARD, "values: {C1: 5}", "hard"),
        (TIED, "pruned: [C2]", None),
        (f"{{convention: {{lang: en}}, tree: {TIED}}}", "pruned: []", "strict"),
        ("[[5], [[1, 2], 4], [5, 9]]", "values: {C1: 5, C: 4}\npruned: []", "strict hard"),
    ],
)
def test_other_conventions_are_accepted_where_none_is_fixed(tree, sheet, under):
    found = report_on(sheet, tree)
    assert (found.right, found.accepted_under) == (True, under)


@pytest.mark.parametrize(
    "options",
    [{"convention": "ub"}, {"cut": "ties"}, {"bound": "soft"},
     {"rubric": Rubric(conventions=("ub",))}],
)  # fmt: skip
def test_a_convention_that_is_fixed_is_the_only_one(options):
    found = report_on("pruned: []", TIED, **options)
    assert (found.right, found.accepted_under) == (False, None)


@pytest.mark.parametrize("part", ["ub", "{cut: ties}", "{bound: soft}"])
def test_a_tree_that_fixes_its_convention_accepts_no_other(part):
    tree = f"{{convention: {part}, tree: {TIED}}}"
    assert not report_on("pruned: []", tree).right


def test_parts_that_say_nothing_of_cuts_fix_nothing():
    assert report_on("pruned: []", TIED, alpha=-100).accepted_under == "strict"


def test_a_rubric_lists_the_conventions_that_are_accepted():
    rubric = Rubric(conventions=("ub", "berkeley"))
    assert report_on("pruned: []", TIED, rubric=rubric).accepted_under == "berkeley"
    assert report_on("values: {C1: 5}", HARD, rubric=rubric).right is False
    first = report_on("pruned: []", TIED, rubric=Rubric(conventions=("berkeley", "ub")))
    assert (first.convention, first.accepted_under) == ("berkeley", None)


def test_plain_searches_have_no_other_conventions():
    assert exam_on(algorithm="minimax").solution().accepted == []


def test_a_sheet_is_right_under_one_convention_at_a_time():
    tree = "[[5], [[1, 2], 4], [5, 9]]"
    assert report_on("values: {C1: 5}\npruned: [C2, D2]", tree).accepted_under == "hard"
    assert report_on("values: {C1: 2}\npruned: [C2]", tree).accepted_under == "strict"
    assert not report_on("values: {C1: 5}\npruned: [C2]", tree).right


def test_what_is_badly_written_is_told_with_its_place():
    assert problems_in("values: {A: three}\nvaluess: 1").count("<answers>:") == 2


def test_what_is_badly_written_is_wrong_for_the_lenient():
    found = lenient_report_on("values: {A: three, B: 3}\nfoo: 1")
    assert [(item.node, item.verdict) for item in found.items] == [("A", "wrong"), ("B", "right")]
    assert found.items[0].why == "'three' is not a number"


@pytest.mark.parametrize("written", ["three", "(1, x)", "3,5", "1 two"])
def test_an_answer_that_cannot_be_read_is_believed_by_nobody(written):
    for tree in (B, "{players: [1, 2], tree: [[1 2, 3 4], 5 6]}"):
        found = lenient_report_on(f"values: {{B: '{written}', A: 77}}\npruned: [C2]", tree)
        assert {item.verdict for item in found.items if item.kind == "values"} == {"wrong"}


def test_an_unknown_algorithm_does_not_spoil_the_rest_for_the_lenient():
    report = lenient_report_on("algorithm: magic\nvalue: 3")
    assert [item.verdict for item in report.items] == ["right"]


def test_the_language_is_what_is_said_else_the_convention_s():
    assert exam_on().lang == "es"
    assert exam_on(convention="upv").lang == "ca"
    assert exam_on(convention="upv", lang="en").lang == "en"
    assert exam_on(f"{{convention: aima, tree: {B}}}").lang == "en"
    assert report_on("value: 2", lang="en").items[0].why.startswith("A is MAX")


def test_hints_are_for_before_the_deadline():
    found = report_on("value: 2", hints=True)
    assert found.hints
    assert found.items[0].expected is None


def test_the_rules_of_the_command_line_hold():
    assert report_on("order: [D3, D2, D1, C3, C2, C1, B33, B32, B31, B2, B1]", order="right").right
    assert not report_on("order: [B1, B2, B31, C1, D1, D2, D3]", order="right").right


def test_what_a_rubric_asks_for_and_is_not_there_is_missing():
    rubric = Rubric(asked=(("values", ("A", "B")), ("action", ())))
    found = report_on("values: {A: 3}", rubric=rubric)
    assert [(item.kind, item.node, item.verdict) for item in found.items] == [
        ("values", "A", "right"), ("values", "B", "missing"), ("action", None, "missing"),
    ]  # fmt: skip


def test_a_report_says_who_and_what():
    found = report_on("student: u1\nvalue: 3")
    assert (found.student, found.algorithm, found.convention, found.right) == (
        "u1", "alphabeta", "ub", True,
    )  # fmt: skip


# -- as a library


def test_a_file_is_checked_like_its_text(tmp_path):
    path = tmp_path / "ana.yaml"
    path.write_text("student: Ana\nvalue: 3\naction: a2\n", encoding="utf-8")
    report = exam_on().check(path)
    assert (report.student, report.points, report.of, report.right) == ("Ana", 1, 2, False)
    assert report.to_dict() == exam_on().check(text=path.read_text(encoding="utf-8")).to_dict()
    with pytest.raises(GametraceError, match=r"nowhere\.yaml"):
        exam_on().check(tmp_path / "nowhere.yaml")


def test_a_rubric_may_be_a_file(tmp_path):
    path = tmp_path / "rubric.yaml"
    path.write_text("points: {value: 3}\n", encoding="utf-8")
    assert report_on("value: 3", rubric=path).points == 3


def test_the_worksheet_has_the_fields_of_the_key():
    exam = exam_on(lang="en")
    assert "\nvalue:  # " in exam.worksheet(["value"])
    assert "\nvalue: 3  # " in exam.key(["value"])


@pytest.mark.parametrize("given", ["tree.yaml", [[3, 12], [2, 4]], None])
def test_what_is_no_tree_is_refused_with_what_to_write(given):
    with pytest.raises(GametraceError, match="an exam needs a"):
        Exam(given)


def test_among_several_trees_the_first_is_for_what_names_none():
    one, two = tree_of("[3, 12]"), tree_of("[4, 5]")
    assert Exam(None, trees=(one, two)).check(text="value: 12").right
    assert [exam.tree for exam in Exam(two, trees=(one,)).all_trees()] == [two, one]
