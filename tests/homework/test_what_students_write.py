"""Any notation whose meaning is plain gets the verdict of the plain one."""

import json
import time
from contextlib import suppress
from fractions import Fraction
from math import inf

import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st

import gametrace as gt
from gametrace.cli import cli
from gametrace.homework.answers.numerals import quantity, rounds
from gametrace.homework.answers.windows import ends_in
from gametrace.homework.check.exam import Exam
from gametrace.tree.bundled import find
from gametrace.tree.numbers import number, show
from tests.strategies import trees

B = gt.read(find("ub/ejemplo-b"))
EXAM = Exam(B, algorithm="alphabeta", lang="en")


def verdicts(text, exam=EXAM):
    return {(item.kind, item.node): item.verdict for item in exam.check(text=text).items}


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("3,2", Fraction(16, 5)), ("−3", -3), ("∞", inf), ("-∞", -inf), ("+∞", inf), ("-oo", -inf),
        ("+inf", inf), ("infinito", inf), ("menos infinito", -inf), ("menys infinit", -inf),
        ("minus infinity", -inf), ("½", Fraction(1, 2)), ("- 4", -4), ("v = 3", 3),
        ("1/3", Fraction(1, 3)),
    ],
)  # fmt: skip
def test_a_number_is_read_as_it_is_meant(text, value):
    assert quantity(text, number) == value


@pytest.mark.parametrize(
    "text",
    [
        "[3, inf]", "(3, inf)", "]3, inf[", "3..inf", "3, ∞", "alfa=3, beta=inf", "α=3 β=∞",
        "beta=inf, alfa=3", "[alfa, beta] = [3, inf]", "3; inf", "3 inf", "[3, +∞)",
    ],
)  # fmt: skip
def test_a_window_is_read_however_it_is_written(text):
    assert ends_in(text) == (3, inf)


@pytest.mark.parametrize(
    "text",
    ["≥ 8", "'>= 8'", ">= 8", "mayor o igual que 8", "mayor que 8", "major que 8", "at least 8",
     "al menos 8", "8 o más", "como mínimo 8"],
)  # fmt: skip
def test_a_bound_is_said_by_signs_or_words(text):
    assert verdicts(f"values:\n  B3: {text}\n") == {("values", "B3"): "right"}
    assert verdicts(f"values:\n  C: {text}\n") == {("values", "C"): "wrong"}


@pytest.mark.parametrize(
    "text",
    ["x", "X", "-", "—", "n/a", "no se visita", "Podado", "poda", "pruned", "no es visita",
     "not visited", "no visitado"],
)  # fmt: skip
def test_a_node_is_said_not_to_be_visited_in_many_words(text):
    assert verdicts(f"values:\n  B33: {text}\n  A: {text}\n") == {
        ("values", "B33"): "right", ("values", "A"): "wrong",
    }  # fmt: skip


@pytest.mark.parametrize("text", ["?", "'?'", "…", "...", "___", "'___'"])
def test_a_place_left_open_is_no_answer(text):
    assert verdicts(f"values:\n  A: {text}\naction: {text}\n") == {
        ("values", "A"): "missing", ("action", None): "missing",
    }  # fmt: skip


def test_a_decimal_comma_in_braces_is_joined_again():
    report = EXAM.check(text="values: {B: 3,2, C: 2, D: 1,2}")
    given = [(item.node, item.given, item.written, item.understood) for item in report.items]
    assert given == [
        ("B", Fraction(16, 5), "3,2", "3.2"), ("C", 2, "", ""), ("D", Fraction(6, 5), "1,2", "1.2"),
    ]  # fmt: skip
    assert report.to_dict()["items"][0]["understood"] == "3.2"
    assert "understood" not in report.to_dict()["items"][1]


def test_windows_in_braces_may_have_round_brackets_or_names():
    text = "windows: {C1: (3, inf), D3: {alfa: 3, beta: 5}, B3: alfa=-inf, beta=3}"
    assert set(verdicts(text).values()) == {"right"}


@pytest.mark.parametrize(
    "text",
    ["B32, B33, C2 y C3", "[B32, B33, C2, C3]", "se podan B32 y B33, luego también C2 y C3",
     "[poda en B32, 'B33 (beta)', C2 y C3]", "los nodos B32 B33 C2 C3."],
)  # fmt: skip
def test_words_around_nodes_are_only_words(text):
    found = verdicts(f"pruned: {text}")
    assert found == dict.fromkeys([("pruned", n) for n in ("B32", "B33", "C2", "C3")], "right")


def test_a_word_that_looks_like_a_node_is_not_dropped():
    assert verdicts("pruned: B32, B33, C2, C3, B99")["pruned", "B99"] == "extra"


@pytest.mark.parametrize(
    "text",
    ["B3 (beta), C (alfa)", "poda beta en B3, poda alfa en C", "beta en B3 y alfa en C",
     "[B3 (beta), C]", "[B3: beta, C: α]", "B3: beta, C: alfa"],
)  # fmt: skip
def test_cuts_may_be_text_with_bounds(text):
    assert verdicts(f"cuts: {text}") == {("cuts", "B3"): "right", ("cuts", "C"): "right"}
    wrong = text.replace("beta", "alfa")
    assert verdicts(f"cuts: {wrong}")["cuts", "B3"] == "wrong"


def test_other_keys_are_remarks_and_near_misses_are_told():
    report = EXAM.check(text="fecha: hoy\ncomentario: uf\nvalue: 3\n")
    assert report.right
    assert not report.problems
    (problem,) = EXAM.check(text="value: 3\nvaloress: {A: 3}\n").problems
    assert "did you mean 'valores'?" in problem


def test_a_table_in_markdown_or_from_a_word_processor_is_a_sheet():
    head = "| nodo | valor | alfa | beta |\n|---|---|---|---|\n"
    markdown = f"{head}| C1 | 2 | 3 | ∞ |\n| C2 | podado | - | - |\n"
    assert verdicts(markdown) == {
        (kind, node): "right" for kind in ("values", "windows") for node in ("C1", "C2")
    }
    assert verdicts("Node\tValue\nC\t2\nD\t5\n") == {
        ("values", "C"): "right",
        ("values", "D"): "wrong",
    }
    report = EXAM.check(text="Node\tValue\nC\t2\nD\tblue\n")
    assert report.problems[0].startswith("<answers>:3:3:")


def test_leaves_may_be_named_by_values_that_are_all_different():
    exam = Exam(gt.build([[5, 7], [6, 1]]), algorithm="alphabeta")
    assert set(verdicts("order: [5, 7, 6, 1]", exam).values()) == {"right"}
    assert verdicts("order: [7, 5, 6, 1]", exam) != verdicts("order: [5, 7, 6, 1]", exam)


def test_the_top_of_a_pruned_subtree_is_enough():
    tree = gt.build([[3, 4], [2, [9, 8]]])
    exam = Exam(tree, algorithm="alphabeta")
    whole = [node.name for node in tree.walk() if node.name.startswith("C2")]
    top, report = whole[0], exam.check(text=f"pruned: [{whole[0]}]")
    assert report.right
    assert [item.implied for item in report.items] == [item.node != top for item in report.items]
    assert exam.check(text=f"pruned: [{', '.join(whole)}]").points == report.points


def test_a_line_without_the_root_is_the_line():
    assert EXAM.check(text="line: [B, B1]").right
    assert not EXAM.check(text="line: [C, C1]").right


def test_a_rounded_number_is_right_where_no_decimal_is_exact():
    tree = gt.parse("tree: {chance A: [4, 4, 5]}")
    exam = Exam(tree, algorithm="expectiminimax", lang="en")
    (item,) = exam.check(text="value: 4.33").items
    assert (item.verdict, item.why) == ("right", "4.33 is rounded: the exact value is 13/3")
    for wrong in ("4.3", "4.34", "4.32", "4"):
        assert not exam.check(text=f"value: {wrong}").right
    exam.solution().key.exact = True
    assert not exam.check(text="value: 4.33").right


@given(st.fractions(-20, 20, max_denominator=30), st.integers(2, 6))
def test_rounding_is_recognised_exactly(value, places):
    rounded = Fraction(round(value * 10**places), 10**places)
    digits = f"{abs(rounded * 10**places).numerator:0{places + 1}}"
    text = f"{'-' if rounded < 0 else ''}{digits[:-places]}.{digits[-places:]}"
    plain = value.numerator if value.denominator == 1 else value
    if "/" in show(plain):
        assert rounds(quantity(text, number), plain) or not rounded
    assert quantity(text, number) == rounded


def test_an_unknown_node_is_worth_nothing_and_costs_nothing():
    report = EXAM.check(text="values: {Zorro: x}")
    assert not report.right
    assert (report.points, report.of) == (0, 0)
    with_it, without = EXAM.check(text="values: {A: 3, B4: 2}"), EXAM.check(text="values: {A: 3}")
    assert (with_it.points, with_it.of) == (without.points, without.of)
    assert [item.unknown for item in with_it.items] == [False, True]
    assert "did you mean" in with_it.items[1].why


@pytest.mark.parametrize("lang", ["es", "ca", "en"])
def test_the_output_of_steps_is_a_right_log(lang):
    text = gt.render.steps(gt.alphabeta(B), lang=lang)
    assert EXAM.check(text=text).right
    assert not EXAM.check(text=text.replace("B2: ", "B1: ", 1).replace(" 12", " 13")).right


def events_of(trace):
    return json.loads("".join(gt.render.json(trace)))["events"]


def in_words(trace, window="con alfa={}, beta={}"):
    for event in events_of(trace):
        name, node = event["event"], event["node"]
        if name == "enter":
            yield f"llamo a {node} {window.format(event['alpha'], event['beta'])}"
        elif name == "cut":
            sign = ">=" if event["bound"] == "beta" else "<="
            yield f"se poda en {node} porque {event['value']} {sign} {event['limit']}"
        else:
            yield f"{node} {'vale' if name == 'leaf' else 'devuelve'} {event['value']}"


@given(trees())
def test_a_log_in_ones_own_words_is_right(tree):
    exam = Exam(tree, algorithm="alphabeta", convention="ub")
    lines = list(in_words(gt.alphabeta(tree, convention="ub")))
    assert exam.check(text="\n".join(lines)).right
    told = [line.partition(" con ")[0] if "llamo" in line else line for line in lines]
    assert exam.check(text="\n".join(told)).right


def test_a_single_line_that_lacks_its_window_is_wrong():
    text = gt.render.log(gt.alphabeta(B))
    bare = text.replace("( C1 , alfa= 3 , beta= inf )", "( C1 )")
    assert bare != text
    assert [item.node for item in EXAM.check(text=bare).items if item.verdict != "right"] == ["C1"]


@pytest.mark.parametrize("arrow", ["–", "—", "-", ">", "⇒", "=>", "→", "\uf0e0"])
def test_many_signs_are_arrows(arrow):
    assert EXAM.check(text=gt.render.log(gt.alphabeta(B)).replace("->", arrow)).right


def test_a_sum_that_does_not_add_up_is_a_wrong_value():
    from gametrace.homework.logs.lines import logs

    (log,) = logs(
        "expValue de A asigna valor 0.4*10 + 0.6*2 = 7", gt.parse("tree: {chance A: [1, 2]}")
    )
    assert (log.lines[0].value, log.lines[0].adds_up) == (7, False)


NOTATIONS = [
    lambda value: f"'{value}'",
    lambda value: f"'= {value}'",
    lambda value: value.replace("-", "−"),
    lambda value: value.replace("-", "menos "),
    lambda value: f"{value},0",
    lambda value: f"{value}/1",
]


@given(trees(), st.sampled_from(NOTATIONS), st.integers(0, 2), st.randoms())
def test_a_notation_has_the_verdict_of_the_plain_one(tree, written, slips, random):
    exam = Exam(tree, algorithm="alphabeta", convention="ub")
    trace = gt.alphabeta(tree, convention="ub")
    values = {node.name: visit.value for node, visit in trace.visits.items()}
    for name in random.sample(list(values), min(slips, len(values))):
        values[name] += 1
    plain = "values:\n" + "".join(f"  {name}: {value}\n" for name, value in values.items())
    other = "values:\n" + "".join(
        f"  {name}: {written(str(value))}\n" for name, value in values.items()
    )
    assert verdicts(other, exam) == verdicts(plain, exam)


@pytest.mark.parametrize(
    "line",
    ["a" * 10_000, "A vale " * 1_500, "=" * 10_000, "( " * 5_000, "- " * 5_000, "B: " * 3_000,
     "alfa=" * 2_000, "llamo a a a " * 800, "poda en " * 1_200, "3," * 5_000, "| " * 5_000,
     "mayor que " * 1_000, "menos " * 1_500, "\uf0e0" * 10_000, "[3, " * 2_500, "1*" * 5_000],
)  # fmt: skip
def test_nothing_hostile_takes_long(line):
    start = time.process_time()
    answers = [f"{key}: '{line}'\n" for key in ("pruned", "cuts", "order", "values", "log")]
    answers += [f"{key}: {{B: '{line}'}}\n" for key in ("values", "windows", "cuts")]
    logs = [line, f"A vale 3\nB vale 3\n{line}\n{line}", f"maxValue( {line} ) - {line}"]
    for text in [*logs, f"value: {line}\n", *answers]:
        with suppress(gt.GametraceError):
            EXAM.check(text=text)
    assert time.process_time() - start < 2


def test_several_files_are_each_reported_on(tmp_path):
    (tmp_path / "ana.yaml").write_text("values: {A: 3, B: blue}\n", encoding="utf-8")
    (tmp_path / "eva.yaml").write_text("value: 3\n", encoding="utf-8")
    files = [str(tmp_path / name) for name in ("ana.yaml", "none.yaml", "eva.yaml")]
    result = CliRunner().invoke(cli, ["check", "ub/ejemplo-b", *files, "--lang", "en"])
    assert result.exit_code == 2
    assert "ana.yaml" in result.stdout
    assert "Everything is right" in result.stdout
    assert "ana.yaml:1:19: 'blue' is not a number" in result.stderr
    assert "none.yaml" in result.stderr
