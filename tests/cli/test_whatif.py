"""`gametrace whatif`, as it is typed."""

import json

import pytest

from tests.cli.program import output_of, refusal_of

ENOUGH = ["B32", "B33"]
C1 = {
    "node": "C1",
    "pieces": [
        {
            "from": "-inf", "from_open": True, "to": 3, "to_open": True, "value": 3,
            "actions": ["a1"], "cuts": ["B3", "C", "D"], "pruned": [*ENOUGH, "C2", "C3"],
        },
        {
            "from": 3, "from_open": False, "to": 3, "to_open": False, "value": 3,
            "actions": ["a1", "a2"], "cuts": ["B3", "C", "D"], "pruned": [*ENOUGH, "C2", "C3"],
        },
        {
            "from": 3, "from_open": True, "to": 4, "to_open": True,
            "value": {"slope": 1, "intercept": 0},
            "actions": ["a2"], "cuts": ["B3", "D"], "pruned": ENOUGH,
        },
        {
            "from": 4, "from_open": False, "to": "inf", "to_open": True, "value": 4,
            "actions": ["a2"], "cuts": ["B3", "D"], "pruned": ENOUGH,
        },
    ],
    "conditions": [{"cut": "C", "bound": "alpha", "after": "C1", "when": "C1 <= 3"}],
}  # fmt: skip


@pytest.mark.parametrize("lang", ["es", "ca", "en"])
def test_json_is_one_object_and_knows_no_language(lang):
    told = output_of("whatif", "ub/ejemplo-b", "C1", "-f", "json", "--lang", lang)
    assert json.loads(told) == C1
    assert list(json.loads(told)["pieces"][0]) == list(C1["pieces"][0])


def test_the_table_has_a_row_a_piece_and_a_line_for_each_condition():
    assert output_of("whatif", "tree.yaml", "C1") == (
        "si          valor  acciones  podas     podados\n"
        "C1 < 3      3      a1        B3, C, D  B32, B33, C2, C3\n"
        "C1 = 3      3      a1, a2    B3, C, D  B32, B33, C2, C3\n"
        "3 < C1 < 4  C1     a2        B3, D     B32, B33\n"
        "C1 >= 4     4      a2        B3, D     B32, B33\n"
        "poda alfa en C tras C1: si C1 <= 3\n"
    )


def test_a_leaf_that_changes_nothing_may_have_any_value():
    told = output_of("whatif", "tree.yaml", "C3", "--lang", "en").splitlines()
    assert told[0].split() == ["if", "value", "actions", "cuts", "pruned"]
    assert [line.split()[:3] for line in told[1:]] == [["any", "3", "a1"]]


def test_a_mean_is_spelled_as_a_line():
    told = output_of("whatif", "unir/ejercicio", "D1").splitlines()
    assert told[3].split("  ")[:2] == ["0.5 < D1 < 9", "0.3*D1 + 4.6"]


def test_fractions_stay_exact_in_json():
    tree = "{tree: {chance: [1/3: 3, 2/3: [6, 3]]}}"
    told = json.loads(output_of("whatif", tree, "B", "-f", "json"))
    assert told["pieces"][0]["value"] == {"slope": "1/3", "intercept": 4}


def test_the_tree_s_own_algorithm_and_convention_hold_unless_others_are_asked_for():
    tree = "{tree: [[3, 12], [2, 4]], algorithm: minimax, convention: berkeley}"
    assert json.loads(output_of("whatif", tree, "C1", "-f", "json"))["conditions"] == []
    cuts = output_of("whatif", tree, "C1", "--algorithm", "alphabeta")
    assert cuts.endswith("alpha cut at C after C1: if C1 < 3\n")
    ties = output_of("whatif", tree, "C1", "--algorithm", "alphabeta", "--cut", "ties")
    assert ties.endswith("alpha cut at C after C1: if C1 <= 3\n")


def test_the_window_of_the_command_line_stays_where_it_is():
    told = output_of("whatif", "[3, 5]", "B", "--alpha", "1", "--beta", "4", "--lang", "en")
    assert told.endswith("beta cut at A after B: if B >= 4\n")


@pytest.mark.parametrize(("lang", "word"), [("es", "o"), ("ca", "o"), ("en", "or")])
def test_several_intervals_are_joined_by_a_word_of_the_language(lang, word):
    left = "{min: [{chance: [1/2: {max: [5, 9]}, 1/2: {max: [3, 7]}]}, {max: [{min: [7, 5]}, 7]}]}"
    right = "{min: [{max: [{min: [9, 1]}, {max: [2, 1]}]}, {max: [{min: [3, 3]}, {max: [0, 5]}]}]}"
    tree = f"{{range: [0, 9], tree: [5, {{chance: [1/2: {left}, 1/2: {right}]}}]}}"
    told = output_of("whatif", tree, "B", "--chance", "star2", "--lang", lang)
    assert f"C1212: {'if' if lang == 'en' else 'si'} 3.5 <= B < 4.5 {word} 7 <= B < 8\n" in told


def test_the_suffix_of_the_file_says_the_format():
    output_of("whatif", "tree.yaml", "C1", "-o", "c1.json")
    with open("c1.json", encoding="utf-8") as file:
        assert json.load(file) == C1
    output_of("whatif", "tree.yaml", "C1", "-o", "c1.txt")
    with open("c1.txt", encoding="utf-8") as file:
        assert file.read() == output_of("whatif", "tree.yaml", "C1")
    assert "no format has the suffix '.csv'" in refusal_of(
        "whatif", "tree.yaml", "C1", "-o", "x.csv"
    )


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "Missing argument 'TREE'"),
        (["tree.yaml"], "Missing argument 'NODE'"),
        (["tree.yaml", "C"], "C is not a leaf; name one, such as C1"),
        (["tree.yaml", "c1"], "the tree has no node 'c1'; did you mean 'C1'?"),
        (["unco/dilema", "solo yo"], "this tree has utilities for several players"),
        (
            ["ub/fantasma", "B1", "--algorithm", "alphabeta"],
            "which alphabeta cannot cut through; use minimax",
        ),
        (["tree.yaml", "C1", "--chance", "star1"], "star1 needs a finite `range"),
        (["tree.yaml", "C1", "-f", "log"], "'log' is none of table, json"),
    ],
)
def test_what_cannot_be_answered_is_refused(arguments, said):
    assert said in refusal_of("whatif", *arguments)
