"""What stands before a colon is understood or refused, never taken for something else."""

from fractions import Fraction

import pytest

from gametrace import parse
from gametrace.tree import keys
from tests.tree.helpers import chances, names, refusal, values


@pytest.mark.parametrize(
    ("label", "kind", "name"),
    [
        ("azar E", "chance", "E"), ("Atzar E", "chance", "E"), ("EXP E", "chance", "E"),
        ("Máx E", "max", "E"), ("Mín E", "min", "E"), ("E (MIN)", "min", "E"),
        ("E MIN", "min", "E"), ("E[min]", "min", "E"), ("(max) E", "max", "E"),
        ("Maxim", "min", "Maxim"), ("mina", "min", "mina"), ("E.1", "min", "E.1"),
        ("azar", "chance", "B"), ("two words", "min", "two words"),
    ],
)  # fmt: skip
def test_a_kind_is_understood_in_three_languages_before_after_or_in_brackets(label, kind, name):
    node = parse(f"tree: [{{'{label}': [1, 2]}}]").root.children[0]
    assert (node.kind, node.name) == (kind, name)


@pytest.mark.parametrize("label", ["min-E", "E-max", "left min wing", "chanse E", "min max"])
def test_a_label_that_hides_a_kind_is_refused_but_any_name_can_be_written(label):
    assert "write the kind first" in refusal(f"[{label}: [1]]").what
    tree = parse(f"[{{name: {label}, children: [1]}}]")
    assert parse(tree.to_yaml()) == tree


@pytest.mark.parametrize("label", ["0.2", "0,2", "p=0.2", "prob 0.2", "P(0.2)", "20 %", "1/5"])
def test_a_probability_is_understood_as_people_write_it(label):
    tree = parse(f"tree: {{chance C: ['{label}': 1, resto: 2]}}")
    assert chances(tree.root) == [Fraction(1, 5), Fraction(4, 5)]


@pytest.mark.parametrize("label", ["2nd", "p0.2", "0.2x", "prob 1.x"])
def test_what_could_be_a_probability_is_no_name_below_a_chance_node(label):
    assert "not understood" in refusal(f"tree: {{chance C: [{label}: 1, 2]}}").what


@pytest.mark.parametrize(
    ("text", "line", "column", "words"),
    [
        ("tree: {chance C: [0.5 10, 0.5 4]}", 1, 19, "a probability needs a colon: `0.5: 10`"),
        ("tree: {chance C: [0.5:20]}", 1, 19, "put a space after the colon"),
        ("tree: {chance C: {0,5: 10, 0,5: 4}}", 1, 20, "decimals take a point"),
        ("tree: {chance C: [0,2: 10, 0,8: 4]}", 1, 21, "decimals take a point"),
        ("tree:\n- B [5, 7]\n- 3", 2, 3, "a colon is missing: `B: […]`"),
        ("[5; 7]", 1, 2, "is a comma missing between the numbers? Write [5, 7]"),
        ("[1, ?]", 1, 5, "put it in quotes"),
        ("root: min\ntree: [1]", 1, 1, "--root min"),
        ("tree:\n- B: [1]\n  eval: 4", 2, 3, "write B: {eval: …, children: […]}"),
        ("tree:\n  B: x\n  C: [1, y]", 2, 6, "'x' is not a number"),
        ("[{chance: [0.1: 1, 0.2: 2]},\n {chance: [0.1: 1, 0.2: 2]}]", 1, 3, "sum to 0.3"),
    ],
)
def test_a_message_leads_to_what_was_meant(text, line, column, words):
    error = refusal(text)
    assert (error.line, error.column) == (line, column)
    assert words in error.what


def test_infinity_has_many_names():
    assert values(parse("[-oo, -∞]")) == [-float("inf")] * 2
    assert values(parse("[infinito, +∞, oo, Infinit]")) == [float("inf")] * 4


def test_keys_are_understood_in_three_languages_with_or_without_accents():
    english = parse(
        "title: T\nlevels: [min, max]\ntree: {name: R, children: [{value: 1, note: n}]}"
    )
    for text in (
        "título: T\nniveles: [mín, máx]\nárbol: {nombre: R, hijos: [{valor: 1, nota: n}]}",
        "Titol: T\nnivells: [min, max]\narbre: {nom: R, fills: [{valor: 1, nota: n}]}",
    ):
        assert parse(text) == english
    assert chances(parse("tree: {azar C: [{prob: 1, valor: 2}]}").root) == [1]


def test_capitals_keep_a_name_a_name_inside_the_tree():
    assert names(parse("tree: {Valor: 1, Nombre: 2}")) == ["A", "Valor", "Nombre"]


@pytest.mark.parametrize("key", [*keys.NODE, *keys.DOCUMENT], ids=lambda key: key.example)
def test_every_key_has_a_meaning_and_an_example_of_itself(key):
    assert key.meaning
    assert key.example.startswith(f"{key.name}: ")
