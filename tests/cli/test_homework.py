"""check, why, questions and worksheet, as they are typed."""

import json
import re
import shlex

import pytest

from tests.cli.program import invoke, output_of, refusal_of, run

RIGHT = """\
student: u1407203
values: {A: 3, B: 3, B3: 8, C: 2, D: 1}
windows: {C1: [3, inf], D3: [3, 5]}
pruned: [B32, B33, C2, C3]
cuts: {B3: beta, C: alfa, D: alfa}
visited: [A, B, B1, B2, B3, B31, C, C1, D, D1, D2, D3]
order: [B1, B2, B31, C1, D1, D2, D3]
action: a1
line: [A, B, B1]
value: 3
not_generated: 4
whatif: {C1: "> 3"}
"""
TIED = "[[3], [3, 9]]"  # ties cut C after C1; strict cuts do not
HARD = "[[5], [[1, 2], 4]]"  # C1 is worth 2, or 5 in fail-hard


def answers(text, name="answers.yaml"):
    with open(name, "w", encoding="utf-8") as file:
        file.write(text)
    return name


def checked(text, *options, tree="tree.yaml", **more):
    """How a check of one sheet ends, without a word on standard error."""
    result = invoke("check", tree, answers(text), *options, **more)
    assert result.code in (0, 1)
    assert result.out
    assert result.err == ""
    return result


def objects(text, *options, **more):
    """The object of a check, and that the exit code says the same."""
    result = checked(text, "-f", "json", *options, **more)
    found = json.loads(result.out)
    assert result.code == (0 if found["right"] else 1)
    return found


def verdicts(found):
    return {(item["kind"], item["node"]): item["verdict"] for item in found["items"]}


# -- check


def test_a_right_sheet_is_right_and_ends_with_0():
    result = checked(RIGHT)
    assert result.code == 0
    assert result.out.startswith("u1407203 · alphabeta · ub\n")
    assert result.out.endswith("Todo correcto: 38 de 38 puntos.\n")


def test_a_mistake_ends_with_1_and_says_why():
    result = checked("student: u1\nwindows: {C1: [-inf, inf], D3: [3, 5]}")
    assert result.code == 1
    lines = result.out.splitlines()
    assert lines[0] == "u1 · alphabeta · ub"
    assert any(
        "ventanas C1" in line and "[-inf, inf]" in line and "[3, inf]" in line for line in lines
    )
    assert any("A ya tenía 3 por B, así que alfa llega a C1 como 3" in line for line in lines)
    assert lines[-1] == "1 de 2 puntos; correcto: 1, incorrecto: 1."


def test_json_is_the_object_that_programs_rely_on():
    assert objects("student: u1407203\nvalues: {A: 3}\nwindows: {C1: [-inf, inf]}") == {
        "student": "u1407203",
        "algorithm": "alphabeta",
        "convention": "ub",
        "accepted_under": None,
        "right": False,
        "points": 1,
        "of": 2,
        "items": [
            {
                "kind": "values", "node": "A", "given": 3, "expected": 3, "verdict": "right",
                "why": "",
            },
            {
                "kind": "windows", "node": "C1", "given": ["-inf", "inf"], "expected": [3, "inf"],
                "verdict": "wrong", "why": "A ya tenía 3 por B, así que alfa llega a C1 como 3",
            },
        ],
        "diagnosis": [],
    }  # fmt: skip


def test_the_keys_of_the_object_stand_in_their_order():
    found = objects("value: 3")
    assert list(found) == [
        "student", "algorithm", "convention", "accepted_under", "right", "points", "of", "items",
        "diagnosis",
    ]  # fmt: skip
    assert list(found["items"][0]) == ["kind", "node", "given", "expected", "verdict", "why"]


def test_several_files_make_an_array_with_their_names():
    answers("value: 3", "one.yaml")
    answers("value: 2", "two.yaml")
    result = invoke("check", "tree.yaml", "one.yaml", "two.yaml", "-f", "json")
    found = json.loads(result.out)
    assert result.code == 1
    assert [(each["file"], each["right"]) for each in found] == [
        ("one.yaml", True),
        ("two.yaml", False),
    ]
    table = invoke("check", "tree.yaml", "one.yaml", "two.yaml").out
    assert table.index("one.yaml · alphabeta") < table.index("two.yaml · alphabeta")


def test_a_single_file_has_no_file_and_no_array():
    assert "file" not in objects("value: 3")


@pytest.mark.parametrize("fmt", ["table", "json", "markdown"])
def test_all_files_have_to_be_right_for_a_0(fmt):
    answers("value: 3", "one.yaml")
    answers("value: 3.0", "two.yaml")
    assert invoke("check", "tree.yaml", "one.yaml", "two.yaml", "-f", fmt).code == 0
    answers("value: 4", "one.yaml")
    assert invoke("check", "tree.yaml", "one.yaml", "two.yaml", "-f", fmt).code == 1


def test_a_sheet_may_come_through_standard_input():
    result = invoke("check", "tree.yaml", "-", stdin="value: 2")
    assert (result.code, result.err) == (1, "")
    assert invoke("check", "tree.yaml", "-", stdin="valuez: 2").err.startswith(
        "<stdin>:1:1: unknown"
    )


def test_the_tree_and_the_sheet_cannot_both_be_standard_input():
    result = invoke("check", "-", "-", stdin="tree: [1, 2]")
    assert result.code == 2
    assert "standard input" in result.err


def test_markdown_is_a_document():
    out = checked("student: u1\nvalues: {A: 2}", "-f", "markdown").out.splitlines()
    assert out[0] == "# u1 · alphabeta · ub"
    assert out[2:4] == [
        "| veredicto | pregunta | respuesta | solución | por qué |",
        "|---|---|---|---|---|",
    ]
    assert out[4] == (
        "| ✗ incorrecto | valores A | 2 | 3"
        " | A es MAX y toma el mayor de B = 3, C = 2, D = 1: vale 3 |"
    )
    assert out[-1] == "0 de 1 puntos; incorrecto: 1."


@pytest.mark.parametrize(
    ("name", "start"), [("r.json", "{"), ("r.md", "# alphabeta"), ("r.txt", "alphabeta · ub")]
)
def test_the_suffix_of_the_file_says_the_format(name, start):
    result = invoke("check", "tree.yaml", answers("value: 2"), "-o", name)
    assert (result.code, result.out, result.err) == (1, "", "")
    with open(name, encoding="utf-8") as file:
        assert file.read().startswith(start)


def test_a_suffix_without_a_format_is_refused():
    assert "no format has the suffix '.pdf'" in refusal_of(
        "check", "tree.yaml", answers("value: 3"), "-o", "r.pdf"
    )


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("es", ["✗ incorrecto", "valores B"]),
        ("ca", ["✗ incorrecte", "valors B"]),
        ("en", ["✗ wrong", "values B"]),
    ],
)
def test_the_verdicts_speak_the_language_that_was_asked_for(lang, said):
    out = checked("values: {B: 2}", "--lang", lang).out
    assert all(words in out for words in said)
    assert checked("values: {B: 2}", GAMETRACE_LANG=lang).out == out


def test_a_sheet_without_answers_says_so_and_is_not_all_right():
    result = checked("student: u1")
    assert result.code == 1
    assert result.out.splitlines()[-1] == "No hay ninguna respuesta que comprobar."


# -- conventions and algorithms


def test_what_is_right_under_another_convention_is_accepted_unless_one_is_fixed():
    found = objects("pruned: []", tree=TIED)
    assert (found["right"], found["accepted_under"], found["convention"]) == (True, "strict", "ub")
    out = checked("pruned: []", tree=TIED).out
    assert "Correcto con otro convenio: en el empate no se poda." in out
    for options in (["--convention", "ub"], ["--cut", "ties"]):
        assert not objects("pruned: []", *options, tree=TIED)["right"]
    assert not objects("values: {C1: 5}", "--bound", "soft", tree=HARD)["right"]
    found = objects("pruned: [C2]", "--convention", "berkeley", tree=TIED)
    assert (found["right"], found["convention"]) == (False, "berkeley")


def test_the_algorithm_is_the_command_line_s_else_the_sheet_s():
    tree = "{tree: [[3], [2, 9]], algorithm: expectimax}"
    assert objects("value: 5.5", tree=tree)["algorithm"] == "expectimax"
    sheet = answers("algorithm: alphabeta\nvalues: {C2: 9}")
    result = invoke("check", tree, sheet, "--algorithm", "minimax", "-f", "json")
    found = json.loads(result.out)
    assert (found["algorithm"], found["right"]) == ("minimax", True)
    assert (result.code, result.err) == (
        0, "answers.yaml: La hoja dice alphabeta; se califica con minimax.\n",
    )  # fmt: skip


def test_an_algorithm_that_cannot_search_the_tree_is_refused():
    said = refusal_of("check", "ub/tres-jugadores", answers("algorithm: minimax\nvalue: 3"))
    assert "use maxn" in said


def test_rules_of_the_command_line_hold_for_the_check():
    assert objects("order: [D3, D2, D1, C3, C2, C1, B33, B32, B31, B2, B1]", "--from", "right")[
        "right"
    ]
    assert objects("value: 4", "--depth", "1", tree="[{eval: 4, children: [1]}, 3]")["right"]


# -- fairness


def test_what_follows_from_an_earlier_slip_earns_its_points():
    found = objects("values: {B: 1, A: 2}\npruned: [B32, B33]\naction: a2")
    assert verdicts(found) == {
        ("values", "B"): "wrong",
        ("values", "A"): "follows",
        ("pruned", "B32"): "right",
        ("pruned", "B33"): "right",
        ("pruned", "C2"): "follows",
        ("pruned", "C3"): "follows",
        ("action", None): "follows",
    }
    follow = [item["why"] for item in found["items"] if item["verdict"] == "follows"]
    assert set(follow) == {"es consecuencia de B = 1"}
    assert (found["points"], found["of"]) == (6, 7)


def test_a_rubric_says_what_answers_are_worth():
    answers("points: {values: 2, pruned: 0}\nfollow_through: 1/2", "rubric.yaml")
    found = objects("values: {B: 1, A: 2}\npruned: []", "--rubric", "rubric.yaml")
    assert (found["points"], found["of"]) == (1, 4)


def test_a_bad_rubric_is_refused_at_its_place():
    answers("points: {valuez: 2}", "rubric.yaml")
    said = refusal_of("check", "tree.yaml", answers("value: 3"), "--rubric", "rubric.yaml")
    assert said.startswith("rubric.yaml:1:10: 'valuez' is none of values")


def test_a_diagnosis_takes_more_than_one_mistake():
    assert objects("pruned: []", "--cut", "ties", tree=TIED)["diagnosis"] == []
    wide = "windows: {C: [-inf, inf], C1: [-inf, inf], D: [-inf, inf], D1: [-inf, inf]}"
    names = [each["misconception"] for each in objects(wide)["diagnosis"]]
    assert "window-never-updated" in names


# -- hints


def test_hints_nudge_without_the_answer():
    result = checked("windows: {C1: [-inf, inf]}", "--hints")
    assert result.code == 1
    assert "mira otra vez lo que A ya tiene cuando se llama a C" in result.out
    assert "[3" not in result.out


WRONG = """\
values: {A: 77, B: 78, B3: 79, C1: 80, C2: 81}
windows: {C1: [77, 78], D3: [77, 78]}
pruned: [B32, C]
cuts: {B: beta, B3: alfa}
visited: [A, B, B1]
order: [B1]
action: a2
line: [A, D]
value: 77
not_generated: 77
whatif: {C1: "> 77", B31: any}
"""


@pytest.mark.parametrize("fmt", ["table", "json", "markdown"])
@pytest.mark.parametrize("lang", ["es", "ca", "en"])
def test_hints_reveal_no_expected_value_and_no_missing_node(fmt, lang):
    out = checked(WRONG, "--hints", "-f", fmt, "--lang", lang).out
    for secret in ("B2", "B33", "C3", "D2", "a1", "inf"):
        assert not re.search(rf"\b{secret}\b", out)
    if fmt == "json":
        assert {item["expected"] for item in json.loads(out)["items"]} == {None}
    else:
        lines = out.splitlines()[:-1]  # the last one counts points
        numbers = set(re.findall(r"(?<![\w.])\d+", " ".join(lines)))
        assert numbers <= {"77", "78", "79", "80", "81"}  # what the student wrote


def test_hints_do_not_name_what_is_missing_because_of_a_slip():
    out = checked("values: {B: 1, A: 2}\npruned: [B32, B33]", "--hints", "-f", "json").out
    assert not re.search(r"\bC[23]\b", out)


def test_hints_on_a_right_sheet_tell_nothing_new():
    found = objects("action: a2", "--hints", tree="[[3, 5], [4, 3]]")  # a1 would do as well
    assert found["right"]
    assert "a1" not in json.dumps(found)


# -- bad input


@pytest.mark.parametrize(
    ("sheet", "said"),
    [
        (
            "valuez: {A: 3}",
            "answers.yaml:1:1: unknown key 'valuez' in an answer sheet; did you mean",
        ),
        ("value: three", "answers.yaml:1:8: 'three' is not a number"),
        ("values: {A: 3", "answers.yaml:1:14: not valid YAML"),
        ("value: 3\nvalue: 4", "answers.yaml:2:1: 'value' is answered twice"),
        ("algorithm: minimox", "answers.yaml:1:12: 'minimox' is none of"),
        ("values: " + "[" * 100_000, "answers.yaml:1:"),
        ('value: "\x07"', "answers.yaml:1:9: the character U+0007 cannot stand in a text"),
        ("- 3", "answers.yaml:1:1: an answer sheet is a mapping"),
        ("values: {A: 3, a: 4}", "answers.yaml:1:16: A is answered twice"),
    ],
)
def test_what_is_badly_written_is_told_at_its_place_with_a_hint(sheet, said):
    result = invoke("check", "tree.yaml", answers(sheet))
    assert result.err.startswith(said)
    assert result.code in (1, 2)  # wrong answers, or no sheet at all


def test_every_mistake_of_a_sheet_is_listed():
    said = invoke(
        "check", "tree.yaml",
        answers("algorithm: minimox\nvalus: 1\nvalues: {A: a, B: 3, C: c}\npruned: {D: 1}"),
    ).err  # fmt: skip
    places = [line.split(": ")[0] for line in said.splitlines() if line.startswith("answers")]
    assert places == [f"answers.yaml:{at}" for at in ("1:12", "2:1", "3:13", "3:25", "4:9")]


def test_a_file_that_cannot_be_read_is_refused(here):
    (here / "folder").mkdir()
    (here / "bytes.yaml").write_bytes(b"value: \xff\xfe")
    assert "cannot read nowhere.yaml: No such file" in refusal_of(
        "check", "tree.yaml", "nowhere.yaml"
    )
    assert "folder is a folder; `gametrace grade` takes those" in refusal_of(
        "check", "tree.yaml", "folder"
    )
    assert "bytes.yaml" in refusal_of("check", "tree.yaml", "bytes.yaml")


def test_a_huge_file_is_refused(here):
    with open("huge.yaml", "wb") as file:
        file.seek(1 << 25)
        file.write(b"\n")
    assert "larger than 16 MiB" in refusal_of("check", "tree.yaml", "huge.yaml")


def test_one_bad_file_among_several_does_not_stop_the_others():
    answers("value: 3", "one.yaml")
    answers("value: [3", "two.yaml")
    result = invoke("check", "tree.yaml", "two.yaml", "one.yaml", "--lang", "en")
    assert (result.code, result.err.startswith("two.yaml:1:10: ")) == (2, True)
    assert "Everything is right: 1 of 1 points." in result.out


def test_a_file_name_is_shown_and_not_obeyed(here):
    (here / "a\x1b[31m.yaml").write_text("valuez: 3", encoding="utf-8")
    result = invoke("check", "tree.yaml", "a\x1b[31m.yaml")
    assert "\x1b" not in result.out + result.err


def test_arguments_that_are_missing_are_asked_for():
    assert "Missing argument 'TREE'" in refusal_of("check")
    assert "Missing argument 'ANSWERS…'" in refusal_of("check", "tree.yaml")


def test_an_unknown_node_is_no_bad_input_but_a_wrong_answer():
    found = objects("values: {Z: 3, A: 3}\npruned: [B32, B33, C2, C3, B34]", "--lang", "en")
    assert verdicts(found)["values", "Z"] == "extra"
    why = {item["node"]: item["why"] for item in found["items"]}
    assert why["Z"] == "the tree has no node 'Z'"
    assert why["B34"].startswith("the tree has no node 'B34'; did you mean 'B3")


HOSTILE = '"[bold]x[/bold] <script> *b* _i_ `c` | # [l](http://x) ![i](y) \\e[31m\\u202e"'


def test_what_a_student_wrote_is_shown_and_never_obeyed_in_a_table():
    out = checked(f"student: {HOSTILE}\nvalues: {{{HOSTILE}: 3}}\naction: {HOSTILE}").out
    assert "[bold]x[/bold] <script> *b*" in out
    assert "\x1b" not in out
    assert "\u202e" not in out
    assert "\\x1b[31m" in out


def test_what_a_student_wrote_is_shown_and_never_obeyed_in_markdown():
    out = checked(
        f"student: {HOSTILE}\nvalues: {{{HOSTILE}: 3}}\naction: {HOSTILE}", "-f", "markdown"
    ).out
    for line in out.splitlines():
        assert not re.search(r"(?<!\\)[<`*_]", line)
        assert not re.search(r"(?<!\\)\[", line)
    rows = [line for line in out.splitlines() if line.startswith("| ")]
    assert {len(re.findall(r"(?<!\\)\|", row)) for row in rows} == {6}
    assert "\x1b" not in out


def test_names_of_the_tree_are_not_obeyed_either():
    tree = "{name: '[red]A|*', children: [{name: '<b>', value: 1}, {name: '`c`', value: 2}]}"
    out = checked("values: {'[red]A|*': 1}\npruned: ['<b>']", "-f", "markdown", tree=tree).out
    assert "\\[red]A\\|\\*" in out
    assert "\\<b>" in out
    table = checked("values: {'[red]A|*': 1}", tree=tree).out
    assert "valores [red]A|*" in table


def test_json_stays_json_whatever_is_written():
    found = objects(f"student: {HOSTILE}\naction: {HOSTILE}")
    assert found["student"].startswith("[bold]x[/bold] <script>")


def test_answers_about_more_nodes_than_there_are_are_refused():
    many = ", ".join(f"N{number}: {number}" for number in range(20_000))
    sheet = answers(f"values: {{{many}}}\norder: [{', '.join(['B1'] * 20_000)}]")
    said = invoke("check", "tree.yaml", sheet).err
    assert said.count("this is about more nodes than the tree has") == 2


def test_numbers_without_end_are_refused():
    assert (
        "at most 1000 digits" in invoke("check", "tree.yaml", answers(f"value: {'9' * 5000}")).err
    )
    assert checked(f"value: {'9' * 900}").code == 1


def test_the_program_itself_ends_with_the_same_codes(here):
    answers("value: 3", "right.yaml")
    answers("value: 4", "wrong.yaml")
    codes = [
        run("check", "tree.yaml", name).code for name in ("right.yaml", "wrong.yaml", "none.yaml")
    ]
    assert codes == [0, 1, 2]


# -- why


@pytest.mark.parametrize(
    ("node", "lines"),
    [
        (
            "C1",
            [
                "C1 es una hoja y vale 2.",
                "A ya tenía 3 por B, así que alfa llega a C1 como 3; ningún MIN por encima de C1 ha"
                " bajado beta todavía: sigue en inf.",
            ],
        ),
        (
            "B33",
            [
                "B3 se poda tras B31: B31 le da 8, y 8 >= beta = 3, que B ya tenía por B1; por eso"
                " B33 no se visita."
            ],
        ),
        (
            "A",
            [
                "A es MAX y toma el mayor de B = 3, C = 2, D = 1: vale 3.",
                "En la raíz, A, la ventana empieza en [-inf, inf].",
            ],
        ),
    ],
)
def test_why_explains_a_node_in_a_few_sentences(node, lines):
    assert output_of("why", "tree.yaml", node).splitlines() == lines


def test_why_has_the_certificate_of_a_cut():
    said = output_of("why", "tree.yaml", "C")
    assert "C se poda tras C1: C1 le da 2, y 2 <= alfa = 3, que A ya tenía por B." in said


def test_why_follows_the_rules_of_the_command_line():
    assert "minimax" not in output_of("why", "tree.yaml", "C", "--algorithm", "minimax")
    assert "fail" not in output_of("why", HARD, "C1", "--bound", "hard")
    assert "parte de 5, su alfa" in output_of("why", HARD, "C1", "--bound", "hard")
    assert output_of("why", "tree.yaml", "B1", "--lang", "en").startswith("B1 is a leaf and is")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["tree.yaml", "B9"], "the tree has no node 'B9'"),
        (["tree.yaml", "b3"], "did you mean 'B3'?"),
        (["tree.yaml"], "Missing argument 'NODE'"),
        ([], "Missing argument 'TREE'"),
        (["ub/tres-jugadores", "A", "--algorithm", "minimax"], "use maxn"),
    ],
)
def test_why_refuses_what_it_cannot_explain(arguments, said):
    assert said in refusal_of("why", *arguments)


# -- questions


def test_the_four_questions_of_the_workbook_are_answered():
    out = output_of("questions", "upv/cuestion", "--lang", "en")
    heads = [line for line in out.splitlines() if re.match(r"\d\. ", line)]
    assert [head[0] for head in heads] == ["1", "2", "3", "4"]
    assert "C21 < 8" in out
    assert "a2" in out


def test_the_fourth_question_is_about_the_node_that_is_asked_for():
    out = output_of("questions", "tree.yaml", "--node", "C1", "--lang", "en")
    assert out.splitlines()[-1].startswith("C1 > 3 ")
    assert "4 (B32 B33 C2 C3)\n" in out


def test_without_a_marked_node_the_fourth_question_says_how_to_ask_it():
    assert "--node" in output_of("questions", "tree.yaml").splitlines()[-1]


def test_a_leaf_that_causes_no_cut_has_no_answer():
    assert output_of("questions", "tree.yaml", "--node", "B1", "--lang", "en").endswith(
        "B1 causes no cut\n"
    )


def test_questions_go_into_a_file():
    assert output_of("questions", "tree.yaml", "-o", "q.txt") == ""
    with open("q.txt", encoding="utf-8") as file:
        assert file.read() == output_of("questions", "tree.yaml")


def test_questions_are_about_leaves():
    assert "C is not a leaf" in refusal_of("questions", "tree.yaml", "--node", "C")
    assert "no node 'Z'" in refusal_of("questions", "tree.yaml", "--node", "Z")


# -- worksheet


def command_of(sheet):
    """The arguments of the command that a sheet tells to check it with."""
    (line,) = (line for line in sheet.splitlines() if line.startswith("# gametrace check"))
    return shlex.split(line.removeprefix("# gametrace "))


def test_a_worksheet_is_the_unsolved_tree_and_empty_fields():
    out = output_of("worksheet", "tree.yaml")
    assert "# ├── a1: ▼ B\n" in out
    assert "\nvalores:  # " in out
    assert "\n  B3:\n" in out
    assert "\npodados:  # " in out
    assert "B32, B33" not in out
    assert "gametrace check tree.yaml" in out


def test_a_blank_worksheet_is_read_and_everything_is_missing():
    blank = output_of("worksheet", "tree.yaml")
    found = objects(blank)
    assert {item["verdict"] for item in found["items"]} == {"missing"}
    assert (found["points"], found["diagnosis"], found["algorithm"]) == (0, [], "alphabeta")


ODD = (
    "{name: 'null', children: [{name: x, value: 1}, {name: '-', value: 2}, {name: '~', value: 3}]}"
)
ODDER = (
    "{name: 'a: b', children: [{name: '#', action: '?', value: 1},"
    " {name: 1, action: none, value: 2}]}"
)


@pytest.mark.parametrize(
    ("tree", "options"),
    [
        ("tree.yaml", ["--algorithm", "minimax"]),
        ("tree.yaml", ["--cut", "strict", "--bound", "hard"]),
        ("tree.yaml", ["--from", "right"]),
        ("tree.yaml", ["--convention", "berkeley"]),
        ("tree.yaml", ["--alpha", "2", "--beta", "10"]),
        ("[[3, 12], [2, 4]]", ["--root", "min"]),
        ("unir/ejercicio", ["--algorithm", "expectiminimax"]),
        ("unir/ejercicio", ["--average"]),
        ("ub/trafico", []),
        ("ub/fantasma", []),
        ("ub/tres-jugadores", []),
        ("unco/dilema", []),
        ("upv/cuestion", []),
        ("uam/horizonte", ["--depth", "2"]),
        ("uam/inquieto", ["--depth", "1", "--no-quiescence"]),
        ("uam/star1", ["--chance", "star1"]),
        ("uam/star1", ["--chance", "star2"]),
        ("{tree: 3}", []),
        (ODD, []),
        (ODDER, []),
    ],
)  # fmt: skip
def test_the_command_on_a_key_checks_it_as_entirely_right(tree, options):
    key = output_of("worksheet", tree, "--key", *options)
    meant = {"ANSWERS": answers(key), "TREE": tree}  # a long tree is not repeated
    command = [meant.get(part, part) for part in command_of(key)]
    result = invoke(*command, "-f", "json")
    assert (result.code, result.err) == (0, "")
    assert json.loads(result.out)["accepted_under"] is None


def test_a_worksheet_asks_for_what_it_is_told_to():
    out = output_of("worksheet", "tree.yaml", "--ask", "pruned", "--ask", "action", "--lang", "en")
    fields = re.findall(r"^(\w+):", out, re.MULTILINE)
    assert fields == ["student", "tree", "algorithm", "pruned", "action"]
    key = output_of("worksheet", "tree.yaml", "--key", "--ask", "log", "--node", "C1")
    assert objects(key, "--convention", "ub")["right"]
    said = refusal_of("worksheet", "tree.yaml", "--ask", "prune")
    assert "did you mean 'pruned'?" in said


def test_an_algorithm_that_cannot_search_the_tree_is_blamed_on_the_sheet_that_names_it():
    said = refusal_of("check", "unco/dilema", answers("value: -6 -6\nalgorithm: alphabeta"))
    assert said.startswith("answers.yaml:2:12: alphabeta needs numbers, but this tree has")


def test_files_in_the_wrong_order_are_recognised(here):
    sheet = answers("values: {A: 3}\npruned: [B32]")
    said = refusal_of("check", sheet, "tree.yaml")
    assert said == f"{sheet} looks like an answer sheet; the tree comes first, then the answers\n"
    assert "answers come after the tree" in invoke("check", "tree.yaml", "tree.yaml").err


def test_a_sheet_about_another_tree_is_noticed():
    result = invoke("check", "tree.yaml", answers("tree: exam-b\nvalue: 3"))
    assert result.code == 0
    assert result.err == (
        "answers.yaml: this is about the tree 'exam-b', but it is checked against tree.yaml\n"
    )
    assert invoke("check", "tree.yaml", answers("tree: Tree\nvalue: 3")).err == ""


def test_a_worksheet_goes_into_a_file():
    assert output_of("worksheet", "tree.yaml", "--key", "-o", "key.yaml") == ""
    assert output_of("check", "tree.yaml", "key.yaml")


def test_a_sheet_filled_in_by_a_person_is_checked():
    sheet = output_of("worksheet", "[[3, 12], [2, 4]]", "--ask", "values", "--ask", "pruned")
    filled = sheet.replace("  A:\n", "  A: 3\n").replace("  B:\n", "  B: 3\n")
    filled = filled.replace("  C:\n", "  C: 2\n").replace("podados:", "podados: [C2]")
    assert objects(filled, tree="[[3, 12], [2, 4]]")["points"] == 4
