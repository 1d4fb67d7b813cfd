"""A scene as SVG. It is a contract: classes and data attributes as PICTURES says, one node a <g>.

Strings with one escape function: through an XML tree it would take many times as long.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametrace.picture.places import (
    ALONG,
    LINE,
    MARGIN,
    RING,
    SMALL,
    Places,
    legend_width,
    places,
)
from gametrace.picture.scene import scene as scene_of
from gametrace.picture.svg_node import BLACK, COLOUR, DASHES, SANS, Colours, escape, node_group
from gametrace.picture.widths import widths

if TYPE_CHECKING:
    from collections.abc import Callable

    from gametrace.picture.places import Box, Row
    from gametrace.picture.scene import Item, Scene
    from gametrace.trace.trace import Trace
    from gametrace.tree.node import Node, Tree


def svg(
    shown: Tree | Trace,
    lang: str | None = None,
    *,
    mono: bool = False,
    levels: int | None = None,
    only: Node | str | None = None,
) -> str:
    """The figure of a solved or unsolved tree as SVG."""
    scene = scene_of(shown, lang, only, levels)
    return drawn(scene, places(scene), mono)


def drawn(
    scene: Scene, where: Places, mono: bool = False, known: Callable[[Node], int] | None = None
) -> str:
    """A scene as SVG. known says of a node: 0 not reached yet, 1 entered, 2 returned."""
    colours = BLACK if mono else COLOUR
    width, height = f"{where.width:.0f}", f"{where.height:.0f}"
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="gametrace" width="{width}"'
        f' height="{height}" viewBox="0 0 {width} {height}" role="img"'
        f' font-family="{SANS}" font-size="{SMALL:g}" text-anchor="middle" fill="{colours.ink}">\n'
        f"<title>{escape(scene.title)}</title>\n<desc>{escape(scene.about)}</desc>\n"
        f'<rect class="paper" width="{width}" height="{height}" fill="{colours.paper}"/>\n'
    ]
    for label, row in zip(scene.levels, where.rows, strict=True):
        if label:
            out.append(
                f'<text class="level" x="{MARGIN:g}" y="{row.middle + 4:.1f}" text-anchor="start"'
                f' fill="{colours.quiet}">{escape(label)}</text>\n'
            )
    items, boxes, rows = scene.items, where.boxes, where.rows
    seen = known or (lambda node: 2)
    for item, box in zip(items, boxes, strict=True):
        if item.children:
            row, below = rows[item.level], rows[item.level + 1]
            start = row.middle + box.height / 2 + (box.under * LINE + 4 if box.under else 0)
            start += RING if item.ring else 0
            widest = items[item.children[-1]].x - item.x  # a parent stands over the middle
            bent = widest * (row.bottom - start) > box.width / 2 * (below.top - start)
            returned = seen(item.node) == 2
            for child in sorted(item.children, key=lambda child: items[child].chosen):  # on top
                edge = items[child], boxes[child], item, start, bent, row, below
                entered = seen(items[child].node) > 0
                out.append(_edge(*edge, colours, returned, entered))
    for item, box in zip(items, boxes, strict=True):
        out.append(node_group(item, box, rows[item.level], colours, seen(item.node)))
    out += _legend(scene, where, colours)
    out.append("</svg>\n")
    return "".join(out)


def _edge(
    item: Item, box: Box, parent: Item, start: float, bent: bool, row: Row, below: Row,
    colours: Colours, returned: bool, entered: bool,
) -> str:  # fmt: skip
    """The edge that leads to an item."""
    from_x, to_x, own = parent.x, item.x, escape(item.node.name)
    end = below.middle - box.height / 2 - (LINE + 2 if item.window and entered else 0.0)
    if item.ring:
        end -= RING
    high, low = row.bottom, below.top
    leaves = high if bent else start  # where it turns from straight down towards the child
    lean = (to_x - from_x) / (end - leaves)
    straight = abs(lean) * (end - low) <= box.half
    if not straight:
        lean = (to_x - from_x) / (low - leaves)
    bends = (f"V{high:.1f}" if bent else "") + ("" if straight else f"L{to_x:.1f} {low:.1f}")
    status = item.status if returned else None
    classes, line = "edge", f'stroke="{colours.quiet}" stroke-width="1.2"'
    if returned and item.chosen:
        classes, line = "edge chosen", f'stroke="{colours.chosen}" stroke-width="3.2"'
    elif status in DASHES:
        classes = "edge pruned" if status == "pruned" else "edge"
        line = f'stroke="{colours.faint}" stroke-width="1.4"{DASHES[status]}'
    text = (
        f'<g class="{classes}" data-parent="{escape(parent.node.name)}" data-child="{own}">'
        f'<path d="M{from_x:.1f} {start:.1f}{bends}L{to_x:.1f} {end:.1f}" fill="none" {line}/>'
    )
    above, under = from_x + lean * (high - leaves), from_x + lean * (low - leaves)
    if item.skipped and returned:
        text += _strokes(to_x, end, lean if straight else 0.0, colours)
    if item.action:
        x, y = above + (under - above) * ALONG, high + (low - high) * ALONG
        wide = widths(SMALL)[item.action] + 4
        colour = colours.faint if status in DASHES else colours.quiet
        text += (
            f'<rect class="halo" x="{x - wide / 2:.1f}" y="{y - 7:.1f}" width="{wide:.1f}"'
            f' height="14" fill="{colours.paper}"/><text class="action" x="{x:.1f}"'
            f' y="{y + 4:.1f}" fill="{colour}">{escape(item.action)}</text>'
        )
    return text + "</g>\n"


def _strokes(x: float, y: float, lean: float, colours: Colours) -> str:
    """Two short strokes across an edge, just above the child that it leads to."""
    down = 1 / (1 + lean * lean) ** 0.5
    along, path = lean * down, ""
    for back in (7.0, 11.0):
        at_x, at_y = x - back * along, y - back * down
        path += f"M{at_x - 6 * down:.1f} {at_y + 6 * along:.1f}"
        path += f"L{at_x + 6 * down:.1f} {at_y - 6 * along:.1f}"
    return f'<path class="strokes" d="{path}" stroke="{colours.cut}" stroke-width="1.8"/>'


def _legend(scene: Scene, where: Places, colours: Colours) -> list[str]:
    """What the lines of nodes mean that were not visited."""
    out, x, y = [], MARGIN, where.height - MARGIN - 4
    for status in scene.legend:
        out.append(
            f'<g class="legend"><path d="M{x:.1f} {y:.1f}h26" stroke="{colours.faint}"'
            f' stroke-width="1.6"{DASHES[status]}/><text x="{x + 32:.1f}" y="{y + 4:.1f}"'
            f' text-anchor="start" fill="{colours.quiet}">{escape(scene.words[status])}</text>'
            "</g>\n"
        )
        x += legend_width(scene, status)
    return out
