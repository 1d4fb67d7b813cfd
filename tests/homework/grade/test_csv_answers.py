"""Answers in a CSV: every way a form exports them, and cells that are answers like any other."""

import pytest

from gametrace import GametraceError, TreeError
from gametrace.homework.answers.names import Names
from gametrace.homework.grade.csv_answers import Table
from gametrace.homework.grade.submissions import LARGEST
from tests.homework.handed_in import LECTURE, exam

NAMES = [Names(LECTURE)]


def table(text):
    return Table(text, "form.csv", NAMES)


def graded(text, rubric=""):
    return exam(rubric).grade(table(text))


def points(text, rubric=""):
    return [(each.submission, each.points, each.of) for each in graded(text, rubric)]


def answers(text):
    """The answers of each row, by their columns."""
    return [
        {".".join(path): cell.value for path, cell in row.answers[0].cells} for row in table(text)
    ]


def test_a_row_a_student_with_columns_named_like_the_keys():
    text = (
        "student,values.A,values.B3,pruned,action,windows.C1,cuts,order,line,whatif.C1,value\n"
        'ana,3,8,"B32, B33, C2, C3",a1,"[3, inf]","B3: beta, C: alfa",'
        '"B1 B2 B31 C1 D1 D2 D3",A B B1,> 3,3\n'
        'berta,4,8,"B32, B33, C2",a1,"-inf, inf","B3, C",B1 B2 B31 C1 D1 D2 D3,A B B1,>= 3,3\n'
    )
    assert points(text) == [("ana", 20, 20), ("berta", 17, 20)]


@pytest.mark.parametrize(
    ("column", "means"),
    [
        ("student", "student"), ("Alumno", "student"), ("Nombre", "student"), ("nom", "student"),
        ("valores.B3", "values.B3"), ("Valors.B3", "values.B3"), ("VALUES . B3", "values.B3"),
        ("Valores [B3]", "values.B3"), ("podados", "pruned"), ("Nodos podados", "pruned"),
        ("Acció", "action"), ("acción", "action"), ("ventanas.C1", "windows.C1"),
        ("podas", "cuts"), ("no generados", "not_generated"), ("not_generated", "not_generated"),
        ("y si.C1", "whatif.C1"), ("tree", "tree"), ("Algoritmo", "algorithm"),
        ("values", "values"), ("values.b3", "values.b3"),
    ],
)  # fmt: skip
def test_columns_are_read_in_every_language(column, means):
    assert answers(f"{column},value\nx,3\n") == [{means: "x", "value": "3"}]


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_delimiter_line_ends_and_byte_order_mark_do_not_matter(delimiter, end, mark):
    rows = ["student*value*pruned", 'ana*3*"B32, B33; C2\tC3"', '"ber""ta"*"2"*-', ""]
    text = mark + end.join(rows).replace("*", delimiter)
    assert answers(text) == [
        {"student": "ana", "value": "3", "pruned": "B32, B33; C2\tC3"},
        {"student": 'ber"ta', "value": "2", "pruned": "-"},
    ]


def test_the_delimiter_is_the_one_by_which_the_header_makes_sense():
    text = "What, in short, is your name;Alumno;valor\nx, y;ana;3\n"
    assert answers(text) == [{"student": "ana", "value": "3"}]


def test_a_line_break_in_quotes_is_a_part_of_the_cell():
    text = 'student,pruned,value\nana,"B32\nB33\r\nC2, C3",3\nberta,B32,x x\n'
    assert answers(text)[0]["pruned"] == "B32\nB33\r\nC2, C3"
    assert graded(text)[1].problems[0].startswith("form.csv:5:11: ")


def test_the_last_line_needs_no_end():
    assert answers("student,value\nana,3") == [{"student": "ana", "value": "3"}]
    assert answers("student,value\nana,") == [{"student": "ana", "value": ""}]


def test_empty_cells_are_missing_answers_and_empty_rows_are_nobody():
    text = "student,value,action\nana,3,\n,,\n \nberta, ,a1\n"
    assert points(text) == [("ana", 1, 2), ("berta", 1, 2)]


def test_where_semicolons_part_the_cells_a_comma_is_a_decimal_point():
    assert answers("student;value\nana;3,5") == [{"student": "ana", "value": "3.5"}]
    assert answers('student,value\nana,"3,5"') == [{"student": "ana", "value": "3,5"}]


def test_empty_cells_are_missing_when_the_rubric_asks_for_them():
    text = "student,value,action\nana,3,\n"
    assert points(text, "asked: [value, action]") == [("ana", 1, 2)]


def test_the_row_stands_for_a_student_without_a_name():
    assert [each.id for each in table("value\n3\n2\n")] == ["row 2", "row 3"]
    assert [each.id for each in table("student,value\n,3\nana,2\n")] == ["row 2", "ana"]


def test_a_student_who_answered_twice_is_graded_twice_and_told():
    first, second = graded("student,value\nana,3\nana,2\n")
    assert (first.points, first.problems) == (1, ())
    assert (second.points, second.problems) == (0, ("form.csv:3: 'ana' is in line 2 too",))


@pytest.mark.parametrize(
    ("cell", "right"),
    [
        ("B3: beta, C: alfa", 2),
        ("B3=beta; C=alfa", 2),
        ("{B3: beta, C: alfa}", 2),
        ("B3: beta\nC: alpha", 2),
        ("B3, C", 2),
        ("B3 C", 2),
        ("[B3, C]", 2),
        ("B3: beta, C: beta", 1),
        ("B3:, C:", 2),
    ],
)
def test_cuts_in_one_cell_with_or_without_their_bounds(cell, right):
    assert points(f'student,cuts\nana,"{cell}"\n') == [("ana", right, 2)]


@pytest.mark.parametrize(
    ("column", "cell", "right", "of"),
    [
        ("values", "A: 3, B: 3; C = 2", 3, 3),
        ("values", "A: ≥ 3, B: 3", 1, 2),
        ("windows", "C1: [3, inf], D3: (3, 5)", 2, 2),
        ("windows", "C1 = [3; inf]", 1, 1),
        ("whatif", "C1: > 3", 1, 1),
        ("whatif", "C1: (3, inf)", 1, 1),
        ("values", "A 3", 0, 1),
    ],
)
def test_several_nodes_in_one_cell(column, cell, right, of):
    assert points(f'student,{column}\nana,"{cell}"\n') == [("ana", right, of)]


def test_an_error_in_a_cell_points_at_it():
    text = 'student;values.A;values.B3\nana;3;8\nberta;"many";8\n'
    _, found = graded(text)
    assert (found.points, found.of) == (1, 2)
    assert found.problems[0].startswith("form.csv:3:8: 'many' is not a number")


def test_columns_that_mean_nothing_are_listed_with_what_they_may_have_meant():
    text = "Timestamp,E-mail,Alumno,prunned,values.B3,values.Q7,valeus.A,pruned.B3,,value\n1\n"
    assert table(text).ignored() == [
        "'Timestamp'",
        "'E-mail'",
        "'prunned'; did you mean 'pruned'?",
        "'values.Q7': no such node",
        "'valeus.A'; did you mean 'values'?",
        "'pruned.B3': pruned is one answer, not one per node",
    ]


def test_a_column_about_a_misspelt_node_gets_the_nearest():
    assert table("values.BB3,value\n1,3\n").ignored() == [
        "'values.BB3': no such node; did you mean 'B3'?"
    ]


def test_a_row_with_more_cells_than_columns_is_told():
    [found] = graded("student,pruned,value\nana,B32,B33,C2\n")
    assert found.problems[0] == (
        "form.csv:2:13: no column is above this; text with delimiters in it needs quotes"
    )


def test_a_row_that_is_too_long_is_not_graded():
    first, second = graded(f"student,value\nana,{'9' * LARGEST}\nberta,3\n")
    assert first.problems[0] == "form.csv:2: this row is longer than 1 MiB"
    assert (second.points, second.of) == (1, 1)


def test_the_header_s_words_do_not_matter_to_yaml():
    assert points('student,action\n"{[&x","a1"\n"#!tag","*a1"\n') == [
        ("{[&x", 1, 1),
        ("#!tag", 0, 1),
    ]


@pytest.mark.parametrize(
    ("text", "line", "column", "what"),
    [
        ('student,value\nana,"3\nberta,2\n', 2, 5, "the quotes that open here are not closed"),
        ('student,value\nana,"3" x\n', 2, 5, "the quotes that open here are not closed"),
        ("value,valor\n3,3\n", 1, 7, "'valor' asks again what 'value' asks"),
        ("values,values.B3\n3,3\n", 1, 8, "'values.B3' asks again what 'values' asks"),
        ("Timestamp,valeus\n1,2\n", 1, 1, "no column is named like a key of a sheet"),
        ("student\nana\n", 1, 1, "no column is named like a key of a sheet"),
        ("", 1, 1, "no column is named like a key of a sheet"),
        ("student,value\n", 2, 1, "there is no row below the header"),
    ],
)
def test_a_table_that_cannot_be_graded_is_refused_at_its_place(text, line, column, what):
    with pytest.raises(GametraceError) as refused:
        table(text)
    assert str(refused.value).startswith(f"form.csv:{line}:{column}: {what}")


def test_a_table_without_a_known_column_says_what_was_perhaps_meant():
    with pytest.raises(GametraceError, match="'valeus'; did you mean 'values'"):
        table("Timestamp,valeus\n1,2\n")


def test_a_cell_full_of_brackets_or_blanks_is_quickly_no_answer():
    for cell in ("[" * 60_000, "A:" * 30_000, "A" + " " * 60_000, "A:[" * 20_000):
        [found] = graded(f'student,values\nana,"{cell}"\n')
        assert found.points == 0


def test_errors_keep_their_place_on_the_way_to_another_process():
    [row] = table("student,value\nana,x x\n")
    sheet = row.answers[0].sheet()
    error = sheet.take.error(sheet.pieces["value"], "what")
    assert isinstance(error, TreeError)
    assert (error.line, error.column) == (2, 5)
