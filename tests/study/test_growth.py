"""The lectures' complexity figures, measured."""

from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from random import Random
from xml.etree import ElementTree

import pytest

from gametrace import GametraceError, build
from gametrace import growth as measured
from gametrace.lang import LANGUAGES
from gametrace.solving import alphabeta
from gametrace.study.growth import Batch, measure
from gametrace.study.growth_plot import plot


def by_order(growth, order):
    return [row for row in growth.rows if row.order == order]


@pytest.mark.parametrize(("branching", "depth"), [(10, 4), (2, 9), (3, 6), (1, 3)])
def test_best_first_is_knuth_and_moores_minimum_and_random_lies_between(branching, depth):
    growth = measured(branching, depth, trees=3, seed=5)
    best, worst = by_order(growth, "best"), by_order(growth, "worst")
    assert [row.leaves for row in best] == [row.rule for row in best]
    for low, between, high in zip(best, by_order(growth, "random"), worst, strict=True):
        assert low.leaves <= between.leaves <= high.leaves <= branching**high.depth
        if high.depth < 4:
            assert high.leaves == branching**high.depth


def test_the_lectures_case():
    rows = {row.order: row for row in measured(10, 4, trees=2, seed=1).rows if row.depth == 4}
    assert [rows[order].rule for order in ("worst", "random", "best")] == [10_000, 1000, 199]
    assert rows["best"].nodes == 338
    assert 1000 < rows["random"].leaves < 4000
    assert round(rows["worst"].effective, 1) == 9.9


@pytest.mark.parametrize("executor", [ThreadPoolExecutor, ProcessPoolExecutor])
def test_any_executor_gives_the_same_figures(executor):
    alone = measured(3, 5, trees=40, seed=9)
    with executor(2) as workers:
        assert measured(3, 5, trees=40, seed=9, executor=workers) == alone


def test_the_batches_do_not_change_the_figures():
    parts = [measure(Batch(3, 3, 1, first, first + 1)) for first in range(6)]
    whole = measure(Batch(3, 3, 1, 0, 6))
    for place in range(3):
        assert sum(part.leaves[place] for part in parts) == whole.leaves[place]


def test_another_seed_gives_other_trees():
    one, other = measured(4, 4, trees=5, seed=1), measured(4, 4, trees=5, seed=2)
    assert by_order(one, "random") != by_order(other, "random")


def test_a_tree_is_searched_as_the_library_searches_it():
    values = list(range(27))
    Random("7 3 3 0").shuffle(values)
    rows = [values[start : start + 3] for start in range(0, 27, 3)]
    trace = alphabeta(build([rows[:3], rows[3:6], rows[6:]]))
    sums = measure(Batch(3, 3, 7, 0, 1))
    assert sums.leaves[1] == trace.counts["evaluated"]
    assert sums.nodes[1] == trace.counts["visited"]


@pytest.mark.parametrize(
    ("wish", "message"),
    [
        ({"branching": 10, "depth": 9}, r"10\^9 leaves are too many; a tree may have 2000000"),
        ({"branching": 1, "depth": 10**9}, "too many"),
        ({"trees": 0}, "trees is a whole number from 1 on, not 0"),
    ],
)
def test_what_is_too_much_or_too_little_is_refused(wish, message):
    with pytest.raises(GametraceError, match=message):
        measured(**wish)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("branching", "depth"), [(10, 3), (1, 1), (2, 10)])
def test_the_plot_is_svg_with_both_axes_and_every_name(lang, branching, depth):
    words = LANGUAGES[lang].table("growth")
    root = ElementTree.fromstring(plot(measured(branching, depth, trees=1), words))
    texts = [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]
    named = [words["axis_depth"], words["axis_leaves"], words["rule_worst"], words["rule_random"]]
    assert set(named) <= set(texts)
    assert any(words["random"] in text for text in texts)
    assert len(root.findall(".//{http://www.w3.org/2000/svg}circle")) == depth


@pytest.mark.parametrize("lang", ["ca", "en"])
def test_every_language_has_the_same_words(lang):
    assert list(LANGUAGES[lang].table("growth")) == list(LANGUAGES["es"].table("growth"))
