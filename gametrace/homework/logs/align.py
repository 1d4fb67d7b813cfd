"""Two sequences side by side: what is in both, in the same order.

A pair is a place in each with the same key. Of all chains of pairs that go forward in both, the
heaviest is taken: for r pairs that takes r log n steps, and keys rarely repeat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator, Sequence


def aligned(
    left: Sequence[Hashable],
    right: Sequence[Hashable],
    weight: Callable[[int, int], int] = lambda i, j: 1,
) -> Iterator[tuple[int | None, int | None]]:
    """Every place of both, paired or alone, in order; between pairs those of the left come first.

    The pairs keep the order, have equal keys, and are as heavy as can be all together. A weight is
    above zero. Where several on the right would do as well, the first is taken.
    """
    i = j = 0
    for pair_i, pair_j in [*_heaviest(left, right, weight), (len(left), len(right))]:
        yield from ((alone, None) for alone in range(i, pair_i))
        yield from ((None, alone) for alone in range(j, pair_j))
        if pair_i < len(left):
            yield pair_i, pair_j
        i, j = pair_i + 1, pair_j + 1


def _heaviest(
    left: Sequence[Hashable], right: Sequence[Hashable], weight: Callable[[int, int], int]
) -> list[tuple[int, int]]:
    """The heaviest chain of pairs that goes forward in both."""
    places: dict[Hashable, list[int]] = {}
    for j in reversed(range(len(right))):
        places.setdefault(right[j], []).append(j)
    chains = Chains(len(right))
    pairs: list[tuple[int, int]] = []
    before: list[int] = []  # the pair before each, in its best chain
    for i, key in enumerate(left):
        for j in places.get(key, ()):  # from the right: no chain takes two pairs of one i
            heavy, last = chains.best(j)
            chains.add(j, heavy + weight(i, j), len(pairs))
            before.append(last)
            pairs.append((i, j))
    _, last = chains.best(len(right))
    chain = []
    while last >= 0:
        chain.append(pairs[last])
        last = before[last]
    return chain[::-1]


class Chains:
    """The heaviest chain that ends before a place: a Fenwick tree of maxima."""

    def __init__(self, size: int) -> None:
        self.ends = [(0, 0, -1)] * (size + 1)  # a weight, the place backwards, the last pair

    def best(self, place: int) -> tuple[int, int]:
        """The weight and the last pair of the heaviest chain that ends before this place."""
        found = self.ends[0]
        while place:
            found = max(found, self.ends[place])
            place &= place - 1
        return found[0], found[2]

    def add(self, place: int, weight: int, last: int) -> None:
        """A chain ends at this place."""
        end = weight, -place, last
        place += 1
        while place < len(self.ends):
            if end[:2] > self.ends[place][:2]:
                self.ends[place] = end
            place += place & -place
