"""Where everything of a scene stands: the size of each node by its texts, columns, and rows.

Between two rows is a gap that belongs to the edges alone; inside its row an edge runs straight up
and down in the node's own column. So an edge never crosses a text, however wide.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gametrace.picture.layout import layout
from gametrace.picture.widths import mono, widths

if TYPE_CHECKING:
    from gametrace.picture.scene import Item, Scene

NAME, VALUE, SMALL, BOARD = 12.0, 14.0, 11.0, 13.0  # sizes of text
LINE = 14.0  # from line to line
MARGIN = 12.0
SIZES = {  # how wide and high a shape is, and how wide a name fits into it
    "up": (48.0, 42.0, 27.0),
    "down": (48.0, 42.0, 27.0),
    "circle": (42.0, 42.0, 34.0),
    "square": (40.0, 40.0, 34.0),
    "diamond": (56.0, 48.0, 32.0),
}
BESIDE = {"up": 2.0, "down": 2.0}  # from the shape to the text at its side
RING = 6.0
ALONG = 0.72  # how far down an edge its label stands
SHALLOW = 0.17  # a wide fan gets a deeper gap, of this part of its width, within
GAPS = (48.0, 150.0)


class Box(NamedTuple):
    """The measures of a node."""

    half: float  # of the column it needs
    width: float  # of the shape
    height: float
    inside: bool  # whether the name stands in the shape
    side: int  # lines at its right
    under: int  # lines below


class Row(NamedTuple):
    """The measures of a level."""

    top: float
    middle: float  # of the shapes
    bottom: float


class Places(NamedTuple):
    """The measures of a whole picture."""

    boxes: list[Box]
    rows: list[Row]
    left: float  # how wide the margin with the level labels is
    width: float
    height: float


def places(scene: Scene) -> Places:
    """The places of a scene; each item gets its x."""
    items = scene.items
    boxes = [_box(item) for item in items]
    columns = layout([item.children for item in items], [box.half for box in boxes])
    small = widths(SMALL)
    labels = max([small[label] for label in scene.levels], default=0.0)
    left = MARGIN + (labels + 2 * MARGIN if labels else 0.0)
    right = 0.0
    for item, x, box in zip(items, columns, boxes, strict=True):
        item.x = x + left
        right = max(right, item.x + box.half)
    rows = _rows(items, boxes, len(scene.levels))
    height = rows[-1].bottom + MARGIN
    if scene.legend:
        height += LINE + MARGIN
        right = max(right, MARGIN + sum(legend_width(scene, key) for key in scene.legend))
    return Places(boxes, rows, left, right + MARGIN, height)


def legend_width(scene: Scene, status: str) -> float:
    """How wide the explanation of a status is, with the space after it."""
    return 34 + widths(SMALL)[scene.words[status]] + 18


def _box(item: Item) -> Box:
    """The measures of a node, by its texts."""
    small = widths(SMALL)
    shape = item.shape
    label = (small[item.action] + 7) / (ALONG - 0.08) if item.action else 0.0
    most = max(small[item.window], label) if item.window else label
    for line in item.below:
        most = max(most, small[line])
    if shape == "box":
        width = max(30.0, widths(VALUE, True)[item.value] + 14)
        most = max(most, small[item.name], width + (2 * RING if item.ring else 0))
        return Box(most / 2, width, 26.0, False, 0, len(item.below) + 1)
    if shape == "board":
        width = max([mono(line, BOARD) for line in item.board]) + 14
        lines = [item.name, item.condition, *item.beside]
        most = max(most, width, widths(VALUE, True)[item.value], *[small[text] for text in lines])
        under = 1 + bool(item.value) + bool(item.condition) + len(item.beside) + len(item.below)
        height = len(item.board) * 1.25 * BOARD + 10
        return Box(most / 2 + (RING if item.ring else 0), width, height, False, 0, under)
    width, height, room = SIZES[shape]
    name = widths(NAME)[item.name]
    inside = name <= room
    left = 0.0 if inside else name
    right = widths(VALUE, True)[item.value] if item.value else 0.0
    side = 1 if item.value else 0
    if item.condition:
        right, side = max(right, small[item.condition]), side + 1
    for line in item.beside:
        right, side = max(right, small[line]), side + 1
    beside = max(left, right)
    off = RING + 3 if item.ring else BESIDE.get(shape, 5.0)
    half = width / 2 + (beside + off + 1 if beside else RING if item.ring else 0)
    return Box(max(half, most / 2), width, height, inside, side, len(item.below))


def _rows(items: list[Item], boxes: list[Box], count: int) -> list[Row]:
    """Where each level stands from top to bottom."""
    above, below, fan = [0.0] * count, [0.0] * count, [0.0] * count
    for item, box in zip(items, boxes, strict=True):
        level, middle = item.level, box.height / 2
        ring = RING if item.ring else 0.0
        top = max(middle + ring, box.side * LINE / 2) + (LINE + 2 if item.window else 0.0)
        bottom = max(
            middle + ring + box.under * LINE + (4 if box.under else 0), box.side * LINE / 2
        )
        if top > above[level]:
            above[level] = top
        if bottom > below[level]:
            below[level] = bottom
        if item.children:
            last = items[item.children[-1]].x
            if last - item.x > fan[level]:
                fan[level] = last - item.x
    rows, top = [], MARGIN
    for level in range(count):
        middle = top + above[level]
        rows.append(Row(top, middle, middle + below[level]))
        top = rows[-1].bottom + min(max(GAPS[0], 30 + SHALLOW * fan[level]), GAPS[1])
    return rows
