"""A report as a table, as Markdown, and as JSON: the same said three times."""

import json
import re

import pytest

from gametrace.homework.answers.marks import Unreadable
from gametrace.homework.check.checking import Report
from gametrace.homework.check.diagnosis import Diagnosis
from gametrace.homework.check.rubric import Rubric
from gametrace.homework.item import Item
from gametrace.homework.report.forms import (
    FORMS,
    as_markdown,
    as_table,
    documents,
    marked,
    objects,
    tables,
)
from gametrace.lang import LANGUAGES, homework_words
from gametrace.tree.numbers import number
from tests.homework.sheets import report_on

ES = homework_words("es")
UB = {"convention": "ub"}


def plain(text, style):
    return text


def made(*items, student="u1", diagnosis=(), accepted_under=None, unread=()):
    """A report on items that nobody handed in."""
    return Report(
        student=student, algorithm="alphabeta", convention="ub", accepted_under=accepted_under,
        items=list(items), judged=list(items), diagnosis=list(diagnosis),
        score=Rubric().score(items), lang="es", unread=unread,
    )  # fmt: skip


def table(report, words=ES):
    return "".join(as_table(report, words, plain))


def markdown(report, words=ES):
    return "".join(as_markdown(report, words))


def test_a_table_has_what_is_right_in_short_and_each_mistake_with_its_reason():
    sheet = "student: u1\nvalues: {A: 3, B: 3, C: 4}\npruned: [B32, B33, C2]"
    assert table(report_on(sheet, **UB)).splitlines() == [
        "u1 · alphabeta · ub",
        "veredicto     pregunta    respuesta  solución",
        "✓             valores     A B",
        "✗ incorrecto  valores C   4          2",
        "              C es MIN y toma el menor de C1 = 2: vale 2; ahí se poda, porque 2 <= alfa"
        " = 3",
        "✓             podados     B32 B33 C2",
        "… falta       podados C3  no         sí",
        "              C se poda tras C1: C1 le da 2, y 2 <= alfa = 3, que A ya tenía por B; por"
        " eso C3 no se visita",
        "5 de 7 puntos; correcto: 5, incorrecto: 1, falta: 1.",
    ]


def test_with_hints_there_is_no_column_for_what_was_expected():
    out = table(report_on("values: {A: 3, C: 4}", hints=True)).splitlines()
    assert out[1].split() == ["veredicto", "pregunta", "respuesta"]
    assert out[3].split() == ["✗", "incorrecto", "valores", "C", "4"]


def test_colours_go_by_verdict():
    painted = []

    def paint(text, style):
        painted.append((text[:1], style))
        return text

    report = made(
        Item("values", "A", 3, 3, "right"), Item("values", "B", 3, 4, "wrong"),
        Item("values", "C", 3, 4, "follows"), Item("values", "D", 3, None, "extra"),
    )  # fmt: skip
    list(as_table(report, ES, paint))
    assert [dict(painted)[sign] for sign in "✓✗↪+"] == ["green", "red", "yellow", "red"]


def test_columns_are_as_wide_as_what_is_in_them():
    report = made(Item("values", "名前", 3, 4, "wrong"), Item("values", "B", 55555, 4, "wrong"))
    first, second = [line for line in table(report).splitlines() if line.startswith("✗")]
    from rich.cells import cell_len

    assert cell_len(first[: first.index("3")]) == cell_len(second[: second.index("55555")])


def test_markdown_has_a_row_for_each_row_of_the_table():
    sheet = "student: u1\nvalues: {A: 3, C: 4}\nwindows: {C1: [3, 3]}"
    assert markdown(report_on(sheet, **UB)).splitlines() == [
        "# u1 · alphabeta · ub",
        "",
        "| veredicto | pregunta | respuesta | solución | por qué |",
        "|---|---|---|---|---|",
        "| ✓ | valores | A |  |  |",
        "| ✗ incorrecto | valores C | 4 | 2 | C es MIN y toma el menor de C1 = 2: vale 2; ahí se"
        " poda, porque 2 \\<= alfa = 3 |",
        "| ✗ incorrecto | ventanas C1 | \\[3, 3] | \\[3, inf] | ningún MIN por encima de C1 ha"
        " bajado beta todavía: sigue en inf |",
        "",
        "1 de 3 puntos; correcto: 1, incorrecto: 2.",
    ]


def test_an_object_has_what_programs_need():
    assert report_on("student: u1\nwindows: {C1: [-inf, inf]}", **UB).to_dict() == {
        "student": "u1", "algorithm": "alphabeta", "convention": "ub", "accepted_under": None,
        "right": False, "points": 0, "of": 1,
        "items": [
            {
                "kind": "windows", "node": "C1", "given": ["-inf", "inf"], "expected": [3, "inf"],
                "verdict": "wrong", "why": "A ya tenía 3 por B, así que alfa llega a C1 como 3",
            }
        ],
        "diagnosis": [],
    }  # fmt: skip


def test_of_a_log_only_the_differences_are_listed():
    report = made(
        Item("log", "A", "…", "…", "right", line=1, event="enter"),
        Item("log", "B", "x", "y", "wrong", "because", line=2, event="leaf"),
        unread=[(3, "???")],
    )
    found = report.to_dict()
    assert [(item["line"], item["event"], item["node"]) for item in found["items"]] == [
        (2, "leaf", "B")
    ]
    assert found["unread"] == [[3, "???"]]
    assert "No se ha entendido la línea 3: ???" in table(report)
    assert "líneas: 1" in table(report)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_forms_agree_on_the_points(lang):
    words = homework_words(lang)
    report = report_on("values: {A: 3, B: 4, C: 2}\npruned: [B32]", lang=lang, **UB)
    points, of = report.to_dict()["points"], report.to_dict()["of"]
    assert (points, of) == (4, 7)
    assert re.search(rf"\b{points}\b.*\b{of}\b", table(report, words).splitlines()[-1])
    assert re.search(rf"\b{points}\b.*\b{of}\b", markdown(report, words).splitlines()[-1])


def test_points_that_are_no_whole_number_are_spelled_out():
    thirds = Rubric(follow_through=number("1/3"))
    report = report_on("values: {B: 1, A: 2}", rubric=thirds)
    assert report.to_dict()["points"] == "1/3"
    assert table(report).splitlines()[-1].startswith("1/3 de 2 puntos")


def test_the_summary_says_that_all_is_right_or_that_nothing_was_asked():
    assert table(report_on("value: 3")).endswith("Todo correcto: 1 de 1 puntos.\n")
    assert table(report_on("student: u1")).splitlines() == [
        "u1 · alphabeta · ub", "No hay ninguna respuesta que comprobar.",
    ]  # fmt: skip
    assert "|" not in markdown(report_on("student: u1"))


@pytest.mark.parametrize(
    ("under", "said"),
    [
        ("strict", "en el empate no se poda"),
        ("hard", "se devuelve la cota (fail-hard)"),
        ("strict hard", "en el empate no se poda; se devuelve la cota (fail-hard)"),
        ("ties soft", "se poda también en el empate; se devuelve v (fail-soft)"),
        ("uam", "uam"),
    ],
)
def test_what_was_accepted_is_said_in_words(under, said):
    report = made(Item("value", None, 3, 3, "right"), accepted_under=under)
    assert f"Correcto con otro convenio: {said}.\n" in table(report)
    assert report.to_dict()["accepted_under"] == under


def test_a_diagnosis_is_a_perhaps():
    report = made(Item("value", None, 2, 3, "wrong"), diagnosis=[Diagnosis("no-cuts", 3, 4)])
    assert "Quizá: no se ha podado nada (explica 3 de 4).\n" in table(report)


def test_a_tie_names_all_that_explain_alike():
    both = [Diagnosis("no-cuts", 3, 4), Diagnosis("right-to-left", 3, 4)]
    out = table(made(Item("value", None, 2, 3, "wrong"), diagnosis=both))
    assert (
        "Quizá, sin que se pueda distinguir: no se ha podado nada o bien los hijos se han"
        " recorrido de derecha a izquierda (explica 3 de 4).\n"
    ) in out


def two_reports():
    return [("one.yaml", report_on("value: 3")), ("two.yaml", report_on("student: u2\nvalue: 2"))]


def test_several_tables_have_the_names_of_their_files():
    out = "".join(tables(two_reports(), ES, plain))
    assert "one.yaml · alphabeta · ub\n" in out
    assert "\n\nu2 · two.yaml · alphabeta · ub\n" in out
    assert "one.yaml" not in "".join(tables(two_reports()[:1], ES, plain))


def test_several_documents_have_a_chapter_each():
    out = "".join(documents(two_reports(), ES, plain))
    assert re.findall("^# .*$", out, re.MULTILINE) == [
        "# one.yaml · alphabeta · ub", "# u2 · two.yaml · alphabeta · ub",
    ]  # fmt: skip


def test_several_objects_are_an_array_and_one_is_not():
    found = json.loads("".join(objects(two_reports(), ES, plain)))
    assert [(each["file"], each["right"]) for each in found] == [
        ("one.yaml", True),
        ("two.yaml", False),
    ]
    alone = json.loads("".join(objects(two_reports()[:1], ES, plain)))
    assert "file" not in alone


def test_json_has_an_item_a_line():
    out = "".join(objects(two_reports()[1:], ES, plain))
    assert sum('"kind"' in line for line in out.splitlines()) == 1
    assert out.endswith("}\n")


def test_every_form_that_can_be_asked_for_is_there():
    assert list(FORMS) == ["table", "json", "markdown"]


@pytest.mark.parametrize(
    "text",
    ["*b*", "_i_", "`c`", "[l](u)", "![i](u)", "<script>", "a|b", "~~s~~", "&lt;", "\\", "$x$"],
)
def test_nothing_is_markup_in_markdown(text):
    assert not re.search(r"(?<!\\)(?:\\\\)*[`*_\[<|~&$]", marked(text))
    assert re.sub(r"\\(.)", r"\1", marked(text)) == text


def test_a_hostile_name_stays_in_its_cell():
    bad = Unreadable("a|b <i>\x1b[0m", "why | not")
    report = made(Item("values", "x|y", bad, None, "wrong", "why | not"), student="*me*\n# you")
    lines = markdown(report).splitlines()
    assert lines[0] == "# \\*me\\*\\\\n# you · alphabeta · ub"
    (row,) = (line for line in lines if line.startswith("| ✗"))
    assert len(re.findall(r"(?<!\\)\|", row)) == 6


def test_a_table_prints_brackets_as_they_are():
    report = made(Item("action", None, "[bold]a1[/]", "a1", "wrong", "[red]"), student="[u]")
    out = table(report)
    assert out.startswith("[u] · ")
    assert "[bold]a1[/]" in out
