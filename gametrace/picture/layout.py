"""A tidy layout in linear time and without recursion: the middle of each node, by what it needs.

Every subtree is set once and then moves as a whole, so equal ones look equal. Siblings are pushed
together twice, from the left and from the right, and stand in the middle between both: a mirrored
tree gets the mirrored picture. A parent stands over the middle of its children.

A contour is how far a subtree reaches on one side, level by level. It is kept as differences, the
top level last, so that a subtree is moved and a parent put on top of it without touching the rest.
Two contours are compared as deep as the shallower one goes, which is what keeps the time linear.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence

GAP = 14.0  # between siblings
APART = 22.0  # between nodes of different parents


Contour: TypeAlias = list[float]


def layout(children: Sequence[Sequence[int]], halves: Sequence[float]) -> list[float]:
    """Where each node stands, from left to right; the picture starts at 0.

    Nodes are numbered depth first from the root, 0; each has its children and half its width.
    """
    count = len(halves)
    offsets = [0.0] * count  # from the parent
    nothing: Contour = []
    lefts, rights = [nothing] * count, [nothing] * count
    for node in range(count - 1, -1, -1):  # children come after their parent
        half, below = halves[node], children[node]
        if not below:
            lefts[node], rights[node] = [-half], [half]
            continue
        left_sides, right_sides = [lefts[at] for at in below], [rights[at] for at in below]
        places = _places(left_sides, right_sides) if len(below) > 1 else [0.0]
        middle = (places[0] + places[-1]) / 2
        places = [place - middle for place in places]
        for child, place in zip(below, places, strict=True):
            offsets[child] = place
            lefts[child] = rights[child] = nothing  # they live on in the parent's
        left, right = _outer(left_sides, places), _outer(right_sides[::-1], places[::-1])
        left[-1] += half  # what was the top level is now told from the parent's edge
        left.append(-half)
        right[-1] -= half
        right.append(half)
        lefts[node], rights[node] = left, right
    for node in range(count):
        for child in children[node]:
            offsets[child] += offsets[node]
    start = min([x - half for x, half in zip(offsets, halves, strict=True)], default=0.0)
    return [x - start for x in offsets]


def _places(lefts: list[Contour], rights: list[Contour]) -> list[float]:
    """Where the roots of sibling subtrees stand, midway between pushed left and pushed right."""
    from_left = _pushed(lefts, rights, 1)
    from_right = _pushed(rights[::-1], lefts[::-1], -1)[::-1]
    start = from_right[0]  # both are as wide
    pairs = zip(from_left, from_right, strict=True)
    return [(one + other - start) / 2 for one, other in pairs]


def _pushed(near: list[Contour], far: list[Contour], sign: int) -> list[float]:
    """Where subtrees stand if each comes as close to those before it as it can.

    near is the side that faces those before, far the other one; sign is -1 from right to left.
    """
    places = [0.0]
    facing = [0]  # those before that still show at some level: the nearest last, ever deeper
    for this in range(1, len(near)):
        contour = near[this]
        depth, place, top = len(contour), -float("inf"), 0
        while facing:
            before = facing[-1]
            other = far[before]
            reach, own, edge = min(depth, len(other)), 0.0, places[before] * sign
            if reach > top:
                for level in range(1, reach + 1):
                    own += contour[-level]
                    edge += other[-level] * sign
                    if level > top:
                        room = edge - own * sign + (GAP if level == 1 else APART)
                        if room > place:
                            place = room
                top = reach
            if len(other) > depth:
                break
            facing.pop()
        facing.append(this)
        places.append(place * sign)
    return places


def _outer(sides: list[Contour], places: list[float]) -> Contour:
    """The contour of siblings seen from one side, the nearest of them first."""
    outer = sides[0]
    outer[-1] += places[0]
    for deeper, place in zip(sides[1:], places[1:], strict=True):
        levels = len(outer)
        if len(deeper) <= levels:
            continue
        reached = sum(outer)
        inner = place + sum(deeper[len(deeper) - levels :])
        cut = len(deeper) - levels
        deeper[cut - 1] += inner - reached
        deeper[cut:] = outer
        outer = deeper
    return outer
