"""gametrace as a library: the example that the documentation shows, and what it promises."""

from fractions import Fraction
from math import inf
from pathlib import Path

import pytest

import gametrace

UB = [[3, 12, [8, 7, 3]], [2, 4, 6], [14, 5, 1]]


def test_the_example_of_the_documentation(monkeypatch):
    monkeypatch.chdir(Path(__file__).parent.parent)
    tree = gametrace.read("trees/ub/ejemplo-b.yaml")
    trace = gametrace.alphabeta(tree)
    assert (trace.value, trace.action, trace.line) == (3, "a1", ("A", "B", "B1"))
    assert (trace["B3"].status, trace["B3"].alpha) == ("cut", -inf)
    golden = Path("tests/golden/ub/ejemplo-b.alphabeta.log").read_text(encoding="utf-8")
    assert gametrace.render.log(trace) == golden


def test_nested_lists_and_text_give_the_same_tree():
    assert gametrace.build(UB) == gametrace.parse(str(UB), bare=True)


@pytest.mark.parametrize("name", gametrace.__all__)
def test_every_public_name_is_there(name):
    assert getattr(gametrace, name) is not None


def test_an_unknown_name_is_an_attribute_error():
    with pytest.raises(AttributeError, match="module 'gametrace' has no attribute 'negamax'"):
        gametrace.negamax  # noqa: B018


def test_minimax_and_alphabeta_agree_on_the_decision():
    tree = gametrace.build(UB)
    plain, pruned = gametrace.minimax(tree), gametrace.alphabeta(tree)
    assert (plain.value, plain.action, plain.line) == (pruned.value, pruned.action, pruned.line)
    assert (plain.counts["visited"], pruned.counts["visited"]) == (16, 12)


def test_a_convention_can_be_named_and_changed():
    tree = gametrace.build([[5, 6], [5, 1]])
    assert gametrace.alphabeta(tree).counts["visited"] == 6
    assert gametrace.alphabeta(tree, "berkeley").counts["visited"] == 7
    assert gametrace.alphabeta(tree, "berkeley", cut="ties").counts["visited"] == 6


@pytest.mark.parametrize("half", [0.5, "1/2", Fraction(1, 2)])
def test_a_window_is_an_exact_number_however_it_is_given(half):
    trace = gametrace.alphabeta(gametrace.build(UB), alpha=half)
    assert "maxValue( A , alfa= 0.5 , beta= inf ) :" in gametrace.render.log(trace)
    assert type(trace["A"].alpha) is Fraction


def test_an_empty_window_is_refused():
    with pytest.raises(gametrace.GametraceError, match="alpha must be below beta"):
        gametrace.alphabeta(gametrace.build(UB), alpha=3, beta=3)


@pytest.mark.parametrize(
    ("convention", "parts"),
    [("ubb", {}), (None, {"cut": "tie"}), (None, {"bound": "firm"}), (None, {"order": "up"})],
)
def test_an_unknown_word_is_refused(convention, parts):
    with pytest.raises(gametrace.GametraceError, match=r"is none of"):
        gametrace.alphabeta(gametrace.build(UB), convention, **parts)


def test_a_visit_says_why():
    trace = gametrace.alphabeta(gametrace.build(UB))
    assert trace["B33"].why("en") == (
        "B3 is cut after B31: B31 gives it 8, and 8 >= beta = 3, which B already had through B1;"
        " so B33 is not visited."
    )


def test_whatif_takes_the_arguments_of_a_search():
    tree = gametrace.build(UB)
    [cut] = gametrace.whatif(tree, "C1", cut="strict").conditions
    assert (cut.cut, cut.bound, cut.when.show("C1")) == ("C", "alpha", "C1 < 3")
