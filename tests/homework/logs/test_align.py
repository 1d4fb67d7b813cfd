"""Two sequences side by side."""

import random
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from gametrace.homework.logs.align import aligned

few = st.text("abc", max_size=7)


def pairs(left, right, weight=lambda i, j: 1):
    return [(i, j) for i, j in aligned(left, right, weight) if i is not None and j is not None]


def test_what_is_in_both_is_paired_and_the_rest_stands_alone():
    assert list(aligned("abcd", "abxd")) == [(0, 0), (1, 1), (2, None), (None, 2), (3, 3)]


def test_one_that_is_missing_moves_nothing_else():
    assert list(aligned("abc", "ac")) == [(0, 0), (1, None), (2, 1)]


def test_nothing_beside_something_is_all_alone():
    assert list(aligned("", "ab")) == [(None, 0), (None, 1)]
    assert list(aligned("ab", "")) == [(0, None), (1, None)]
    assert list(aligned("", "")) == []


def test_of_two_alike_the_first_is_paired():
    assert pairs("abc", "abbc") == [(0, 0), (1, 1), (2, 3)]


def test_of_two_alike_the_heavier_is_paired():
    assert pairs("abc", "abbc", lambda i, j: 3 if (i, j) == (1, 2) else 1) == [
        (0, 0), (1, 2), (2, 3),
    ]  # fmt: skip


def test_one_heavy_pair_goes_before_two_light_ones():
    assert pairs("abc", "bca", lambda i, j: 3 if i == 0 else 1) == [(0, 2)]


@given(few, few, st.integers(0, 10**6))
def test_no_other_pairs_in_order_are_heavier(left, right, seed):
    rng = random.Random(seed)
    weights = {
        (i, j): rng.randint(1, 4) for i, a in enumerate(left) for j, b in enumerate(right) if a == b
    }
    best = {}  # the heaviest chain within the first i and j, by the definition
    for i in range(len(left) + 1):
        for j in range(len(right) + 1):
            best[i, j] = max(best.get((i - 1, j), 0), best.get((i, j - 1), 0))
            if (i - 1, j - 1) in weights:
                best[i, j] = max(best[i, j], best[i - 1, j - 1] + weights[i - 1, j - 1])
    found = pairs(left, right, lambda i, j: weights[i, j])
    assert sum(weights[pair] for pair in found) == best[len(left), len(right)]
    assert all(a < c and b < d for (a, b), (c, d) in combinations(found, 2))


@given(few, few)
def test_every_place_comes_once_and_in_order(left, right):
    both = list(aligned(left, right))
    assert [i for i, _ in both if i is not None] == list(range(len(left)))
    assert [j for _, j in both if j is not None] == list(range(len(right)))
    assert (None, None) not in both


def test_long_sequences_are_quick():
    many = list(range(50_000))
    assert len(pairs(many, many[1:])) == 49_999
    assert len(pairs([1], [1] * 50_000)) == 1
