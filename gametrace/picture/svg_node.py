"""One node as SVG: its outline, its texts, its data; and the colours and lines of a picture."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from gametrace.picture.places import BESIDE, BOARD, LINE, NAME, RING, VALUE
from gametrace.render.events import as_json, number

if TYPE_CHECKING:
    from gametrace.picture.places import Box, Row
    from gametrace.picture.scene import Item
    from gametrace.tree.numbers import Value

_ILLEGAL = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_SPECIAL = re.compile("[<>&\"'\t\n\r\x00-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")
SANS = "DejaVu Sans, Verdana, sans-serif"
MONO = "DejaVu Sans Mono, Menlo, Consolas, monospace"


class Colours(NamedTuple):
    """The colours of a picture; each kind is also told by its shape, each status by its line."""

    kinds: dict[str, tuple[str, str]]  # fill and line
    leaf: tuple[str, str] = ("#ffffff", "#333333")
    ink: str = "#1a1a1a"
    quiet: str = "#555555"  # windows, actions
    faint: str = "#767676"  # what was not visited
    cut: str = "#b83a00"
    chosen: str = "#1a1a1a"
    paper: str = "#ffffff"


COLOUR = Colours(
    {
        "max": ("#d9e9f6", "#005b96"),
        "min": ("#fce8c5", "#8f5a00"),
        "chance": ("#d5efe5", "#00694d"),
        "player": ("#f3dfeb", "#8a3b69"),
    }
)
WHITE = ("#ffffff", "#1a1a1a")
BLACK = Colours({}, leaf=WHITE, quiet="#1a1a1a", cut="#1a1a1a")
DASHES = {
    "pruned": ' stroke-dasharray="5 3"',
    "beyond": ' stroke-dasharray="0.1 4" stroke-linecap="round"',
    "discarded": ' stroke-dasharray="8 3 1.5 3"',
}
PATHS = {  # around the middle of a shape
    "up": "M0 -21L24 21H-24Z",
    "down": "M0 21L-24 -21H24Z",
    "square": "M-20 -20H20V20H-20Z",
    "diamond": "M0 -24L28 0L0 24L-28 0Z",
}
SINKS = {"up": 10.0, "down": -6.0}  # where a name stands in a triangle


def escape(text: str) -> str:
    """Text for XML, in an element or an attribute; what XML cannot hold becomes a mark."""
    if not _SPECIAL.search(text):
        return text
    text = _ILLEGAL.sub("\ufffd", text)
    return _SPECIAL.sub(lambda found: f"&#{ord(found[0])};", text)


def node_group(item: Item, box: Box, row: Row, colours: Colours, stage: int) -> str:
    """A node: its shape and its texts, around the middle of the shape."""
    node, status = item.node, item.status if stage == 2 else None
    kind = node.kind
    classes = kind if kind.isalnum() else "-".join(kind.split())
    text = (
        f'<g class="node {escape(classes)}{" " + status if status else ""}"'
        f' transform="translate({item.x:.1f} {row.middle:.1f})"'
        f' data-node="{escape(node.name)}" data-kind="{escape(kind)}"{_data(item, stage)}>'
    )
    if len(node.name) > len(item.name):
        text += f"<title>{escape(node.name)}</title>"
    unseen = status in DASHES
    ink = colours.faint if unseen else colours.ink
    fill, line = colours.leaf
    if node.children and item.shape != "board":
        fill, line = colours.kinds.get(kind) or colours.kinds.get("player", WHITE)
    if unseen:
        fill, line = colours.paper, colours.faint
    stroke = f'fill="{fill}" stroke="{line}" stroke-width="1.6"{DASHES.get(status or "", "")}'
    text += _shape(item, box, stroke)
    if item.ring:
        text += _ring(box, colours.ink, item.shape)
    quiet = colours.faint if unseen else colours.quiet
    if item.window and stage:
        y = -box.height / 2 - 5 - (RING if item.ring else 0)
        text += f'<text class="window" y="{y:g}" fill="{quiet}">{escape(item.window)}</text>'
    own = item.visit is None or not node.children  # a leaf's number is the tree's
    value = item.value if stage == 2 or own else ""
    condition = item.condition if stage == 2 else ""
    beside = item.beside if stage == 2 or item.visit is None else []
    name, y = escape(item.name), box.height / 2 + LINE + (RING if item.ring else 0)
    bold = f'font-size="{VALUE:g}" font-weight="bold"'
    below = item.below if stage == 2 or item.visit is None else []
    if item.shape == "box":
        text += f'<text class="value" y="5" {bold} fill="{ink}">{escape(value)}</text>'
        text += f'<text class="name" y="{y - 1:g}" fill="{quiet}">{name}</text>'
        y += LINE
    elif item.shape == "board":
        text += f'<text class="name" y="{y - 1:g}" fill="{quiet}">{name}</text>'
        y += LINE
        if value:
            text += f'<text class="value" y="{y:g}" {bold} fill="{ink}">{escape(value)}</text>'
            y += LINE
        if condition:
            text += (
                f'<text class="condition" y="{y:g}" fill="{colours.cut}">{escape(condition)}</text>'
            )
            y += LINE
        for words in beside:
            text += f'<text class="note" y="{y:g}" fill="{quiet}">{escape(words)}</text>'
            y += LINE
    else:
        off = box.width / 2 + (RING + 3 if item.ring else BESIDE.get(item.shape, 5.0))
        if box.inside:
            sink = SINKS.get(item.shape, 4.5)
            text += (
                f'<text class="name" y="{sink:g}" font-size="{NAME:g}" fill="{ink}">{name}</text>'
            )
        else:
            text += (
                f'<text class="name" x="{-off:g}" y="4" font-size="{NAME:g}" text-anchor="end"'
                f' fill="{ink}">{name}</text>'
            )
        if box.side:
            text += _side(off, box, value, condition, beside, (bold, ink, quiet, colours.cut))
    for words in below:
        text += f'<text class="below" y="{y + 1:g}" fill="{quiet}">{escape(words)}</text>'
        y += LINE
    return text + "</g>\n"


def _side(
    x: float, box: Box, value: str, condition: str, beside: list[str], look: tuple[str, ...]
) -> str:
    """The texts at the right of a shape."""
    bold, ink, quiet, cut = look
    y, text = -(box.side - 1) * LINE / 2 + 4.5, ""
    if value:
        text += (
            f'<text class="value" x="{x:g}" y="{y:g}" {bold} text-anchor="start"'
            f' fill="{ink}">{escape(value)}</text>'
        )
        y += LINE
    if condition:
        text += (
            f'<text class="condition" x="{x:g}" y="{y:g}" text-anchor="start"'
            f' fill="{cut}">{escape(condition)}</text>'
        )
        y += LINE
    for words in beside:
        text += (
            f'<text class="note" x="{x:g}" y="{y:g}" text-anchor="start"'
            f' fill="{quiet}">{escape(words)}</text>'
        )
        y += LINE
    return text


def _shape(item: Item, box: Box, stroke: str) -> str:
    """The outline of a node, and a board's lines in it."""
    if item.shape == "circle":
        return f'<circle class="shape" r="21" {stroke}/>'
    if item.shape in PATHS:
        return f'<path class="shape" d="{PATHS[item.shape]}" {stroke} stroke-linejoin="round"/>'
    half, high = box.width / 2, box.height / 2
    text = (
        f'<rect class="shape" x="{-half:.1f}" y="{-high:.1f}" width="{box.width:.1f}"'
        f' height="{box.height:.1f}" rx="3" {stroke}/>'
    )
    if not item.board:
        return text
    y = -high + 5 + BOARD
    for line in item.board:
        text += (
            f'<text class="board" x="{7 - half:.1f}" y="{y:.1f}" font-family="{MONO}"'
            f' font-size="{BOARD:g}" text-anchor="start" xml:space="preserve">{escape(line)}</text>'
        )
        y += 1.25 * BOARD
    return text


def _ring(box: Box, ink: str, shape: str) -> str:
    """The ring around a node that an exercise asks about."""
    line = f'fill="none" stroke="{ink}" stroke-width="1.8"'
    half, high = box.width / 2 + RING - 1, box.height / 2 + RING - 1
    if shape == "circle":
        return f'<circle class="ring" r="{half:g}" {line}/>'
    size = f'width="{2 * half:.1f}" height="{2 * high:.1f}" rx="9"'
    return f'<rect class="ring" x="{-half:.1f}" y="{-high:.1f}" {size} {line}/>'


def _data(item: Item, stage: int) -> str:
    """What the search knows of a node, as in the JSON; what is not known is left out."""
    visit = item.visit
    if visit is None or not stage:
        return ""
    text = ""
    if stage == 2:
        text = f' data-status="{visit.status}"'
        if visit.value is not None:
            text += f' data-value="{_number(visit.value)}" data-value-is="{visit.value_is}"'
    if visit.alpha is not None:
        text += f' data-alpha="{_number(visit.alpha)}" data-beta="{_number(visit.beta)}"'
    return text if visit.order is None else f'{text} data-order="{visit.order}"'


def _number(value: Value) -> str:
    if type(value) is int:
        return str(value)
    found = number(value)
    return escape(found if isinstance(found, str) else as_json(found))
