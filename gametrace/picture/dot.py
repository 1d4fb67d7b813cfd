"""A scene for Graphviz, which lays it out itself; the order of children is kept."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from gametrace.picture.scene import scene as scene_of
from gametrace.picture.svg_node import BLACK, COLOUR, WHITE, escape

if TYPE_CHECKING:
    from gametrace.picture.scene import Item
    from gametrace.picture.svg_node import Colours
    from gametrace.trace.trace import Trace
    from gametrace.tree.node import Node, Tree

SHAPES = {
    "up": "triangle",
    "down": "invtriangle",
    "circle": "circle",
    "square": "square",
    "diamond": "diamond",
    "box": "box",
    "board": "box",
}
LINES = {"pruned": "dashed", "beyond": "dotted", "discarded": "dotted"}
_CONTROL = re.compile(r"&#(?:[0-9]|[12][0-9]|3[01]|12[7-9]|1[34][0-9]|15[0-9]);")


def dot(
    shown: Tree | Trace,
    lang: str | None = None,
    *,
    mono: bool = False,
    levels: int | None = None,
    only: Node | str | None = None,
) -> str:
    """The figure of a solved or unsolved tree in Graphviz's language."""
    scene, colours = scene_of(shown, lang, only, levels), BLACK if mono else COLOUR
    out = [
        "digraph gametrace {\n",
        f"  label={_quoted(scene.about)}; labelloc=b;\n",
        '  ordering=out; ranksep=0.5; nodesep=0.25; fontname="DejaVu Sans"; fontsize=11;\n',
        '  node [fontname="DejaVu Sans", fontsize=11, style=filled];\n',
        '  edge [fontname="DejaVu Sans", fontsize=10, arrowhead=none];\n',
    ]
    for number, item in enumerate(scene.items):
        out.append(f"  n{number} [{_node(item, colours)}];\n")
    for number, item in enumerate(scene.items):
        for child in item.children:
            out.append(f"  n{number} -> n{child} [{_edge(scene.items[child], colours)}];\n")
    return "".join([*out, "}\n"])


def _node(item: Item, colours: Colours) -> str:
    """The attributes of a node."""
    kind = item.node.kind
    fill, line = colours.leaf
    if item.node.children and item.shape != "board":
        fill, line = colours.kinds.get(kind) or colours.kinds.get("player", WHITE)
    style, ink = "filled", colours.ink
    if item.status in LINES:
        fill, line, ink = colours.paper, colours.faint, colours.faint
        style = f"filled,{LINES[item.status]}"
    board = [f'<font face="DejaVu Sans Mono">{_html(line)}</font>' for line in item.board]
    value = [f"<b>{_html(item.value)}</b>"] if item.value else []
    small = [item.condition, *item.beside, *item.below]
    if item.status == "discarded":
        small.append("✕")  # beyond the horizon is dotted too
    texts = [*board, _html(item.name), *value, *[_html(text) for text in small if text]]
    rings = ", peripheries=2" if item.ring else ""
    margin = ', margin="0.02,0.02"' if item.shape in ("up", "down", "diamond") else ""
    return (
        f'label=<{"<br/>".join(texts)}>, shape={SHAPES[item.shape]}, style="{style}",'
        f' fillcolor="{fill}", color="{line}", fontcolor="{ink}"{rings}{margin}'
    )


def _edge(item: Item, colours: Colours) -> str:
    """The attributes of the edge that leads to an item; a cut is two bars across it."""
    texts = [text for text in (item.action, item.window) if text]
    parts = [f"label=<{'<br/>'.join(f' {_html(text)} ' for text in texts)}>"] if texts else []
    if item.chosen:
        parts.append("penwidth=3")
    if item.status in LINES:
        parts.append(f'style={LINES[item.status]}, color="{colours.faint}"')
    if item.skipped:
        parts.append("arrowhead=teetee")
    return ", ".join(parts)


def _html(text: str) -> str:
    """Text for a label that has marks of its own."""
    return _CONTROL.sub("\N{REPLACEMENT CHARACTER}", escape(text)) or " "


def _quoted(text: str) -> str:
    """Text between quotes; a backslash would mean something to Graphviz."""
    text = _CONTROL.sub("\N{REPLACEMENT CHARACTER}", escape(text))
    return '"' + text.replace("\\", "&#92;") + '"'
