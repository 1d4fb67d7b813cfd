"""What comes out of grading: files that say the same, do no harm, and are there whole or not."""

import csv
import io
import json
import os
import re
from fractions import Fraction

import pytest

from gametrace import GametraceError
from gametrace.homework.grade.class_summary import grades_table, summary, totals_differ
from gametrace.homework.grade.feedback import decimal, listed
from gametrace.homework.grade.results import as_csv, as_gradescope, file_names, files_of, harmless
from gametrace.homework.grade.results_folder import refuse_folder, write_folder
from gametrace.lang import LANGUAGES, homework_words
from tests.homework.handed_in import NO_WINDOW, RIGHT, exam, graded, submission

WORDS = homework_words("en")


def a_class(rubric="", **options):
    return exam(rubric, **options).grade(
        [
            submission(RIGHT, name="ana"),
            submission(NO_WINDOW, name="berta"),
            submission("value: [", name="carla", problems=("x.pdf: this is a PDF, not text",)),
        ]
    )


def rows(text):
    return list(csv.DictReader(io.StringIO(text)))


# --- grades.csv


def test_a_row_a_submission_with_the_points_of_each_kind():
    first, second, third = rows(as_csv(a_class("out_of: 10")))
    assert first == {
        "submission": "ana", "student": "Ana", "points": "14", "of": "14", "grade": "10",
        "values": "5", "windows": "2", "pruned": "4", "cuts": "2", "action": "1",
        "misconception": "", "problem": "",
    }  # fmt: skip
    assert (second["student"], second["grade"], second["windows"]) == ("Berta", "8.5714", "0")
    assert second["misconception"] == "window-not-inherited"
    assert (third["points"], third["of"], third["values"]) == ("0", "0", "")
    assert third["problem"].startswith("x.pdf: this is a PDF, not text | 1.yaml:1:9: not valid")


@pytest.mark.parametrize(
    "text",
    [
        "=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "  =1", '"=1"', "'=1", "＝1", "＋1", "－1",
        "＠x", "﹢1", "\u00a0=1", "=cmd|'/C calc'!A0", "|x", "%x", "\n=1", "“=1”", "\u3000=1",
    ],
)  # fmt: skip
def test_what_could_start_a_formula_is_defused(text):
    assert harmless(text).startswith("'")
    assert not set(harmless(text)) & set("\t\r\n")


@pytest.mark.parametrize("text", ["", "Ana", "u1407203", "O'Neill", "a=b", "3", "x-y", "日本"])
def test_other_texts_stay_as_they_are(text):
    assert harmless(text) == text


def test_every_text_of_the_table_is_defused():
    found = graded('student: "=HYPERLINK(1)"\nvalue: 3')._replace(
        submission='=cmd()|"x"', problems=("@x: y", "z")
    )
    [row] = rows(as_csv([found]))
    assert (row["submission"], row["student"]) == ('\'=cmd()|"x"', "'=HYPERLINK(1)")
    assert row["problem"] == "'@x: y | z"


def test_quotes_commas_and_line_breaks_stay_in_their_cell():
    found = graded("value: 3")._replace(submission='a,"b";c\nd')
    assert rows(as_csv([found]))[0]["submission"] == 'a,"b";c\\nd'
    assert as_csv([found]).count("\n") == 2


@pytest.mark.parametrize(
    ("value", "shown"),
    [(3, "3"), (Fraction(1, 2), "0.5"), (Fraction(1, 3), "0.3333"), (Fraction(20, 3), "6.6667"),
     (0, "0"), (Fraction(1, 100_000), "0"), (100, "100")],
)  # fmt: skip
def test_numbers_are_decimals_for_a_spreadsheet_takes_a_fraction_for_a_date(value, shown):
    assert decimal(value) == shown


# --- feedback/*.md


@pytest.mark.parametrize(
    ("ids", "names"),
    [
        (["ana", "Ana Pérez_12"], ["ana", "Ana Pérez_12"]),
        (["../../x", "a/b\\c", "..", ".", ""], ["_.._x", "a_b_c", "_", "_-2", "_-3"]),
        ([".hidden", "-rf", " x "], ["hidden", "rf", "x"]),
        (["CON", "nul.txt", "com1", "console"], ["_CON", "_nul.txt", "_com1", "console"]),
        (["a", "A", "a", "a-2"], ["a", "A-2", "a-3", "a-2-2"]),
        (["a:b*c?d|e<f>g", "a\x00b", "x."], ["a_b_c_d_e_f_g", "a_b", "x"]),
        (["é", "e\u0301"], ["é", "é-2"]),
    ],
)  # fmt: skip
def test_file_names_are_safe_and_different(ids, names):
    assert list(file_names(ids)) == names


def test_a_long_name_is_cut_and_stays_unicode():
    [name] = file_names(["ñ" * 300])
    assert name == "ñ" * 60
    assert len(list(file_names(["x"] * 3000))) == 3000


def test_everybody_gets_feedback_and_the_grades_are_written_last():
    names = [name for name, _ in files_of(a_class(), WORDS)]
    assert names == [
        "feedback/ana.md", "feedback/berta.md", "feedback/carla.md", "summary.md", "grades.csv",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("# x", "\\# x"), ("- x", "\\- x"), ("1. x", "1\\. x"), ("12) x", "12\\) x"),
        ("> x", "\\> x"), ("1.yaml", "1.yaml"), ("a - b", "a - b"), ("", ""),
        ("<b>", "\\<b>"), ("a\n# b", "a\\\\n# b"), ("![x](y)", "!\\[x](y)"),
    ],
)  # fmt: skip
def test_a_line_of_markdown_is_a_text(text, shown):
    assert listed(text) == shown


# --- summary.md


def test_the_summary_has_the_numbers_and_what_was_most_often_wrong():
    text = "".join(summary([*a_class(), *a_class()[1:2]], WORDS))
    assert "Graded 3 of 4; mean 9.05. Median 8.57, lowest 8.57, highest 10." in text
    assert "\n## Most often wrong\n\n- 2 × windows C1\n- 2 × windows D3\n" in text
    assert f"\n- 2 × {WORDS['slip_window-not-inherited']}\n" in text
    assert "\n- carla\n  - x.pdf: this is a PDF, not text\n  - 1.yaml:1:9: not valid YAML" in text


def test_the_summary_of_a_perfect_class_is_short():
    assert "".join(summary([graded(RIGHT)], WORDS)) == (
        "# Class summary\n\nGraded 1 of 1; mean 10. Median 10, lowest 10, highest 10.\n"
    )


def test_a_class_of_which_nothing_could_be_read_has_a_summary_too():
    assert "Graded 0 of 1; mean 0" in "".join(summary([graded("[")], WORDS))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_its_summary_and_table(lang):
    words = homework_words(lang)
    found = a_class(lang=lang)
    assert words["kind_windows"] in "".join(summary(found, words))
    assert words["slip_window-not-inherited"] in "".join(grades_table(found, words, plain))


def plain(text, style):
    return text


def test_the_table_of_the_terminal_has_a_line_a_student():
    shown = "".join(grades_table(a_class("out_of: 10"), WORDS, plain))
    assert [re.split(r"\s{2,}", line) for line in shown.splitlines()] == [
        ["submission", "points", "of", "grade", "probable slip", "problem"],
        ["ana · Ana", "14", "14", "10"],
        ["berta · Berta", "12", "14", "8.57", WORDS["slip_window-not-inherited"]],
        ["carla", "0", "0", "0", "x.pdf: this is a PDF, not text (+1)"],
    ]


def test_names_cannot_paint_the_terminal():
    found = graded(RIGHT)._replace(submission="\x1b[31m[red]", student="a\nb")
    assert "\\x1b[31m[red] · a\\nb" in "".join(grades_table([found], WORDS, plain))


def test_totals_differ_when_some_answered_more():
    assert not totals_differ(a_class())  # who could not be read does not count
    assert totals_differ([graded(RIGHT), graded("value: 3")])


# --- results.json


def test_gradescope_gets_a_test_for_each_kind():
    found = json.loads(as_gradescope(a_class("out_of: 10")[1], WORDS))
    assert (found["score"], found["output"]) == (8.5714, "Grade: 8.5714 (12 of 14 points).")
    assert [test["name"] for test in found["tests"]] == [
        "values", "windows", "pruned", "cuts", "action",
    ]  # fmt: skip
    windows = found["tests"][1]
    assert windows.pop("output").startswith("- ✗ wrong · windows C1 · \\[-inf, inf] · \\[3, inf]")
    assert windows == {
        "name": "windows", "score": 0, "max_score": 1.4286, "status": "failed",
        "output_format": "md", "visibility": "after_due_date",
    }  # fmt: skip
    assert [test["status"] for test in found["tests"]].count("passed") == 4
    assert sum(test["score"] for test in found["tests"]) == pytest.approx(found["score"], abs=0.001)


def test_hints_may_be_seen_before_the_deadline_for_they_tell_no_answer():
    found = graded(NO_WINDOW, hints=True)
    shown = as_gradescope(found, WORDS, hints=True)
    assert "[3, inf]" not in shown
    assert {test["visibility"] for test in json.loads(shown)["tests"]} == {"visible"}


def test_gradescope_is_told_why_something_was_not_read():
    found = json.loads(as_gradescope(a_class()[2], WORDS))
    assert (found["score"], found["tests"]) == (0, [])
    assert "x.pdf: this is a PDF, not text" in found["output"]


def test_one_submission_has_its_results_on_top_several_in_folders():
    several = dict(files_of(a_class(), WORDS, gradescope=True))
    assert "results.json" not in several
    assert json.loads(several["gradescope/berta/results.json"])["score"] == 8.5714
    one = dict(files_of(a_class()[:1], WORDS, gradescope=True))
    assert json.loads(one["results.json"])["score"] == 10


# --- the folder


def listing(folder):
    return sorted(
        os.path.relpath(os.path.join(where, name), folder)
        for where, _, names in os.walk(folder)
        for name in names
    )


OLD = [("feedback/old.md", "old"), ("gradescope/old/results.json", "old"), ("grades.csv", "old")]
NEW = [("feedback/new.md", "new"), ("grades.csv", "new")]


def test_a_new_folder_appears_with_everything_in_it(tmp_path):
    write_folder(str(tmp_path / "x"), NEW)
    assert listing(tmp_path) == ["x/feedback/new.md", "x/grades.csv"]


def test_old_results_make_room_and_nothing_else_is_touched(tmp_path):
    folder = tmp_path / "x"
    write_folder(str(folder), OLD)
    mine = ["feedback/notes.txt", "gradescope/old/mine.txt", "notes.md", "feedback/sub/a.md"]
    for name in mine:
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text("mine")
    write_folder(str(folder), NEW)
    assert listing(folder) == sorted([*mine, "feedback/new.md", "grades.csv"])
    assert (folder / "grades.csv").read_text() == "new"


def test_folders_of_ours_that_are_empty_then_go_too(tmp_path):
    write_folder(str(tmp_path / "x"), OLD)
    write_folder(str(tmp_path / "x"), [("grades.csv", "new")])
    assert os.listdir(tmp_path / "x") == ["grades.csv"]


@pytest.mark.parametrize("there", [False, True])
def test_an_interrupt_leaves_what_was_there_and_nothing_else(there, tmp_path):
    folder = tmp_path / "x"
    if there:
        write_folder(str(folder), OLD)

    def files():
        yield "feedback/new.md", "new"
        raise KeyboardInterrupt

    before = listing(tmp_path)
    with pytest.raises(KeyboardInterrupt):
        write_folder(str(folder), files())
    assert listing(tmp_path) == before
    assert folder.exists() == there


@pytest.mark.parametrize("name", ["grades.csv", "summary.md", "results.json"])
def test_a_folder_with_results_is_refused_unless_forced(name, tmp_path):
    (tmp_path / name).write_text("")
    with pytest.raises(GametraceError, match=f"there is {name} already; --force replaces"):
        refuse_folder(str(tmp_path), False, str(tmp_path / "in"))
    refuse_folder(str(tmp_path), True, str(tmp_path / "in"))


@pytest.mark.parametrize("folder", ["in", "in/results", "in/../in/x", "link/x"])
def test_results_do_not_go_where_they_would_look_like_a_submission(folder, tmp_path):
    (tmp_path / "in").mkdir()
    (tmp_path / "link").symlink_to("in")
    with pytest.raises(GametraceError, match="is in the folder of submissions"):
        refuse_folder(str(tmp_path / folder), True, str(tmp_path / "in"))


def test_submissions_are_never_taken_for_old_results(tmp_path):
    with pytest.raises(GametraceError, match="is where the results would go"):
        refuse_folder(str(tmp_path), True, str(tmp_path / "feedback"))
    with pytest.raises(GametraceError, match="is where the results would go"):
        refuse_folder(str(tmp_path), True, str(tmp_path / "grades.csv"))
    refuse_folder(str(tmp_path / "in-results"), False, str(tmp_path / "in"))


def test_what_cannot_be_written_is_refused_with_the_reason(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(GametraceError, match="this is a file, not a folder"):
        refuse_folder(str(tmp_path / "file"), True, str(tmp_path / "in"))
    with pytest.raises(GametraceError, match="No such file or directory"):
        write_folder(str(tmp_path / "nowhere" / "x"), NEW)
    assert os.listdir(tmp_path) == ["file"]


def test_a_formula_is_defused_after_every_separator():
    assert harmless("Ana;=cmd|' /C calc'!A0;") == "Ana;'=cmd|' /C calc'!A0;"
    assert harmless("Ana,+1;@x") == "Ana,'+1;'@x"
    assert harmless("Ana López; grupo 2") == "Ana López; grupo 2"
