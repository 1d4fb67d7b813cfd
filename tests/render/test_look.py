"""How an output looks: signs for bounds, and the test that cuts."""

import pytest

from gametrace import alphabeta, build
from gametrace.render.look import bound_sign, comparison, look, plain
from gametrace.search import CONVENTIONS


@pytest.mark.parametrize(
    ("convention", "bound", "sign"),
    [
        ("ub", "beta", ">="),
        ("ub", "alpha", "<="),
        ("berkeley", "beta", ">"),
        ("berkeley", "alpha", "<"),
    ],
)
def test_the_sign_of_the_cut_is_the_conventions(convention, bound, sign):
    assert comparison(bound, CONVENTIONS[convention]) == sign


@pytest.mark.parametrize(("node", "sign"), [("A", ""), ("B2", "≥ "), ("C", "≤ "), ("C2", "")])
def test_a_bound_has_a_sign_and_a_value_none(node, sign):
    assert bound_sign(alphabeta(build([[3, [8, 7]], [2, 4]]))[node]) == sign


def test_a_look_is_spanish_plain_and_whole_unless_said():
    how = look()
    assert (how.words["is_pruned"], how.style, how.paint, how.only) == (
        "podado",
        "slides",
        plain,
        None,
    )
