"""Values that are computed when a tree is read."""

from fractions import Fraction

import pytest

from gametrace import parse
from tests.tree.helpers import refusal

WEIGHTS = "weights: {f1: 2, f2: 1/3}\ntree: "


def test_features_are_summed_by_their_weights():
    node = parse(WEIGHTS + "[{features: {f1: 2, f2: -1}, children: [3]}]").root.children[0]
    assert node.eval == Fraction(11, 3)
    assert node.features == {"f1": 2, "f2": -1}
    assert node.value is None


def test_a_sum_of_features_that_is_whole_is_an_integer():
    node = parse(WEIGHTS + "[{features: {f2: 3}, value: 7}]").root.children[0]
    assert (node.eval, type(node.eval), node.value) == (1, int, 7)


def test_an_outcome_is_the_expected_value_of_a_leaf():
    node = parse("[{outcome: {win: 60%, lose: 30%, draw: 10%}}]").root.children[0]
    assert (node.value, node.eval) == (Fraction(3, 10), None)
    assert node.outcome == {"win": Fraction(3, 5), "lose": Fraction(3, 10), "draw": Fraction(1, 10)}


def test_an_outcome_is_the_estimate_of_an_inner_node():
    text = "outcomes: {win: 10}\ntree: [{outcome: {gana: 1/2, P: 1/2}, children: [1]}]"
    node = parse(text).root.children[0]
    assert (node.value, node.eval) == (None, Fraction(9, 2))


def test_an_outcome_that_cannot_happen_may_be_infinite():
    text = "outcomes: {win: inf, lose: -inf}\ntree: [{outcome: {win: 1, lose: 0}}]"
    assert parse(text).root.children[0].value == float("inf")


def test_a_leaf_may_have_an_estimate_besides_its_outcome():
    node = parse("[{outcome: {win: 1}, eval: 3}]").root.children[0]
    assert (node.value, node.eval) == (1, 3)


@pytest.mark.parametrize(
    ("text", "line", "column", "words"),
    [
        (WEIGHTS + "[{features: {f3: 1}, value: 1}]", 2, 20, "'f3' has no weight in `weights`"),
        (WEIGHTS + "[{features: {F1: 1}, value: 1}]", 2, 20, "did you mean 'f1'?"),
        (WEIGHTS + "[{features: {f1: x}, value: 1}]", 2, 24, "a feature: 'x' is not a number"),
        (WEIGHTS + "[{features: {f1: inf}, value: 1}]", 2, 24, "a feature must be finite"),
        (WEIGHTS + "[{features: 3, value: 1}]", 2, 19, "features must be a mapping: { … }"),
        (WEIGHTS + "[{features: {f1: 1, f1: 2}, value: 1}]", 2, 27, "'f1' stands here twice"),
        (WEIGHTS + "[{eval: 1, features: {f1: 1}, value: 1}]", 2, 28, "eval or features, not both"),
        ("[{outcome: {win: 60%}}]", 1, 12, "the probabilities sum to 0.6, not to 1"),
        ("[{outcome: {}}]", 1, 12, "the probabilities sum to 0, not to 1"),
        ("[{outcome: {win: 160%}}]", 1, 18, "between 0 and 1, not at 1.6"),
        ("[{outcome: {win: some}}]", 1, 18, "'some' is not a number"),
        ("[{outcome: {wim: 1}}]", 1, 13, "unknown key 'wim' in outcome"),
        ("[{outcome: {wim: 1}}]", 1, 13, "did you mean 'win'?"),
        ("[{outcome: {win: 60%, gana: 40%}}]", 1, 23, "win, draw and lose, each once"),
        ("[{outcome: 3}]", 1, 12, "outcome must be a mapping: { … }"),
        ("[{outcome: {win: 1}, value: 3}]", 1, 12, "a value besides its outcome"),
        ("[{outcome: {win: 1}, eval: 2, children: [1]}]", 1, 12, "a value besides its outcome"),
        (
            "outcomes: {win: inf, lose: -inf}\ntree: [{outcome: {win: 1/2, lose: 1/2}}]",
            2, 18, "inf and -inf have no mean",
        ),
    ],
)  # fmt: skip
def test_wrong_estimates_are_refused(text, line, column, words):
    error = refusal(text)
    assert (error.line, error.column) == (line, column)
    assert words in error.what


def test_a_word_that_is_known_is_not_offered_as_a_correction_of_itself():
    assert "did you mean 'gana'" not in refusal("[{outcome: {win: 60%, gana: 40%}}]").what
