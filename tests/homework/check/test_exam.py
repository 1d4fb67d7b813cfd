"""Who checks a sheet: by which algorithm and conventions, and how strictly it is read."""

import pytest

import gametrace
from gametrace import GametraceError
from gametrace.homework.check.examiner import Examiner
from gametrace.homework.check.rubric import Rubric

B = "[[3, 12, [8, 7, 3]], [2, 4, 6], [14, 5, 1]]"
TIED = "[[3], [3, 9]]"
HARD = "[[5], [[1, 2], 4]]"


def examiner(tree=B, **options):
    return Examiner(gametrace.parse(tree, bare=True), **options)


def report(sheet, tree=B, **options):
    (found,) = examiner(tree, **options).reports(sheet, "answers.yaml")
    return found


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
    assert report(sheet, tree, algorithm=given).algorithm == algorithm


def test_an_exam_is_set_once_for_each_algorithm():
    one = examiner()
    assert one.exam() is one.exam("alphabeta")
    assert one.exam("minimax") is one.exam("minimax")
    assert one.exam("minimax") is not one.exam()


@pytest.mark.parametrize(
    ("tree", "sheet", "under"),
    [
        (TIED, "pruned: []", "strict"),
        (HARD, "values: {C1: 5}", "hard"),
        (TIED, "pruned: [C2]", None),
    ],
)
def test_other_conventions_are_accepted_where_none_is_fixed(tree, sheet, under):
    found = report(sheet, tree)
    assert (found.right, found.accepted_under) == (True, under)


@pytest.mark.parametrize(
    "options",
    [{"convention": "ub"}, {"parts": {"cut": "ties"}}, {"parts": {"bound": "soft"}},
     {"rubric": Rubric(conventions=("ub",))}],
)  # fmt: skip
def test_a_convention_that_is_fixed_is_the_only_one(options):
    found = report("pruned: []", TIED, **options)
    assert (found.right, found.accepted_under) == (False, None)


@pytest.mark.parametrize("part", ["ub", "{cut: ties}", "{bound: soft}"])
def test_a_tree_that_fixes_its_convention_accepts_no_other(part):
    tree = f"{{convention: {part}, tree: {TIED}}}"
    assert not report("pruned: []", tree).right


def test_parts_that_say_nothing_of_cuts_fix_nothing():
    assert report("pruned: []", TIED, parts={"alpha": -100}).accepted_under == "strict"


def test_a_rubric_lists_the_conventions_that_are_accepted():
    rubric = Rubric(conventions=("ub", "berkeley"))
    assert report("pruned: []", TIED, rubric=rubric).accepted_under == "berkeley"
    assert report("values: {C1: 5}", HARD, rubric=rubric).right is False
    first = report("pruned: []", TIED, rubric=Rubric(conventions=("berkeley", "ub")))
    assert (first.convention, first.accepted_under) == ("berkeley", None)


def test_plain_searches_have_no_other_conventions():
    assert examiner(algorithm="minimax").exam().accepted == []


def test_a_sheet_is_right_under_one_convention_at_a_time():
    tree = "[[5], [[1, 2], 4], [5, 9]]"
    assert report("values: {C1: 5}\npruned: [C2, D2]", tree).accepted_under == "hard"
    assert report("values: {C1: 2}\npruned: [C2]", tree).accepted_under == "strict"
    assert not report("values: {C1: 5}\npruned: [C2]", tree).right


def test_what_is_badly_written_is_refused_by_the_strict():
    with pytest.raises(GametraceError) as caught:
        report("values: {A: three}\nfoo: 1")
    assert str(caught.value).count("answers.yaml:") == 2


def test_what_is_badly_written_is_wrong_for_the_lenient():
    found = report("values: {A: three, B: 3}\nfoo: 1", strict=False)
    assert [(item.node, item.verdict) for item in found.items] == [("A", "wrong"), ("B", "right")]
    assert found.items[0].why == "'three' is not a number"


@pytest.mark.parametrize("written", ["three", "(1, x)", "3,5", "1 two"])
def test_an_answer_that_cannot_be_read_is_believed_by_nobody(written):
    for tree in (B, "{players: [1, 2], tree: [[1 2, 3 4], 5 6]}"):
        found = report(f"values: {{B: '{written}', A: 77}}\npruned: [C2]", tree, strict=False)
        assert {item.verdict for item in found.items if item.kind == "values"} == {"wrong"}


def test_an_unknown_algorithm_does_not_spoil_the_rest_for_the_lenient():
    assert report("algorithm: magic\nvalue: 3", strict=False).right


def test_the_language_is_what_is_said_else_the_convention_s():
    assert examiner().lang == "es"
    assert examiner(convention="upv").lang == "ca"
    assert examiner(convention="upv", lang="en").lang == "en"
    assert examiner(f"{{convention: aima, tree: {B}}}").lang == "en"
    assert report("value: 2", lang="en").items[0].why.startswith("A is MAX")


def test_hints_are_for_before_the_deadline():
    found = report("value: 2", hints=True)
    assert found.hints
    assert found.items[0].expected is None


def test_the_rules_of_the_command_line_hold():
    assert report(
        "order: [D3, D2, D1, C3, C2, C1, B33, B32, B31, B2, B1]", parts={"order": "right"}
    ).right
    assert not report("order: [B1, B2, B31, C1, D1, D2, D3]", parts={"order": "right"}).right


def test_what_a_rubric_asks_for_and_is_not_there_is_missing():
    rubric = Rubric(asked=(("values", ("A", "B")), ("action", ())))
    found = report("values: {A: 3}", rubric=rubric)
    assert [(item.kind, item.node, item.verdict) for item in found.items] == [
        ("values", "A", "right"), ("values", "B", "missing"), ("action", None, "missing"),
    ]  # fmt: skip


def test_a_report_says_who_and_what():
    found = report("student: u1\nvalue: 3")
    assert (found.student, found.algorithm, found.convention, found.right) == (
        "u1", "alphabeta", "ub", True,
    )  # fmt: skip
