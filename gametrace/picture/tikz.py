"""A scene as a forest tree for LaTeX, one node a line, to be read and edited by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametrace.picture.places import SMALL
from gametrace.picture.scene import scene as scene_of
from gametrace.picture.tex import escape
from gametrace.picture.times import times
from gametrace.picture.widths import widths
from gametrace.trace.trace import Trace

if TYPE_CHECKING:
    from gametrace.picture.scene import Item
    from gametrace.picture.times import Times
    from gametrace.tree.node import Node, Tree

PACKAGES = r"""\usepackage[T1]{fontenc}
\usepackage[utf8]{inputenc}
\usepackage{textcomp}
\usepackage{forest}
\usetikzlibrary{shapes.geometric}
"""
STYLES = r"""  /tikz/small/.style={font=\scriptsize, inner sep=1pt, solid, draw=none,
    minimum size=0pt},
  up/.style={isosceles triangle, shape border rotate=90, isosceles triangle apex angle=60},
  down/.style={isosceles triangle, shape border rotate=270, isosceles triangle apex angle=60},
  square/.style={rectangle},
  diamond/.style={shape=diamond, minimum size=9mm},
  box/.style={rectangle, minimum height=5mm, minimum width=6mm, font=\bfseries\small},
  board/.style={rectangle, font=\ttfamily\small, align=left},
  MAX/.style={fill=MAXFILL}, MIN/.style={fill=MINFILL}, chance/.style={fill=CHANCEFILL},
  player/.style={fill=PLAYERFILL},
  value/.style={label={[small, font=\bfseries\small]right:{#1}}},
  cut/.style={label={[small, text=CUT, fill=white, yshift=8pt]above:{#1}}},
  under/.style={label={[small, align=center, fill=white]below:{#1}}},
  window/.style={label={[small, fill=white]above:{#1}}},
  action/.style={edge label={node[midway, small, fill=white]{#1}}},
  chosen/.style={edge={line width=1.6pt, solid}},
  skipped/.style={edge label+={node[pos=0.8, sloped, rotate=90, inner sep=0pt,
    font=\bfseries\small, text=CUT]{#1}}},
  ring/.style={double, double distance=2pt},
  pruned/.style={draw=gray, text=gray, fill=white, dashed, edge={gray, dashed}},
  beyond/.style={draw=gray, text=gray, fill=white, dotted, edge={gray, dotted}},
  discarded/.style={draw=gray, text=gray, fill=white, dash dot, edge={gray, dash dot}},
"""
SETTING = (
    r"  for tree={draw, font=\small, inner sep=1.5pt, minimum size=7mm, l sep=13mm,"
    " s sep=ROOMpt, edge={thin}},\n"
)
OVERLAYS = r"""  /tikz/until/.code={\only<-#1>{\pgfkeysalso{opacity=0}}}, % hidden up to that slide
  value on/.style 2 args={label={[small, font=\bfseries\small, until=#1]right:{#2}}},
  cut on/.style 2 args={label={[small, text=CUT, fill=white, yshift=8pt, until=#1]above:{#2}}},
  under on/.style 2 args={label={[small, align=center, until=#1]below:{#2}}},
  window on/.style 2 args={label={[small, fill=white, until=#1]above:{#2}}},
  skipped on/.style 2 args={edge label+={node[pos=0.8, sloped, rotate=90, inner sep=0pt,
    font=\bfseries\small, text=CUT, until=#1]{#2}}},
  /tikz/since/.code 2 args={\only<#1->{\pgfkeysalso{#2}}},
  chosen on/.style={edge={since={#1}{line width=1.6pt}}},
  pruned on/.style={since={#1}{draw=gray, text=gray, fill=white, dashed},
    edge={since={#1}{gray, dashed}}},
  beyond on/.style={since={#1}{draw=gray, text=gray, fill=white, dotted},
    edge={since={#1}{gray, dotted}}},
  discarded on/.style={since={#1}{draw=gray, text=gray, fill=white, dash dot},
    edge={since={#1}{gray, dash dot}}},
"""
COLOURS = {
    "MAXFILL": ("blue!12", "white"),
    "MINFILL": ("orange!22", "white"),
    "CHANCEFILL": ("teal!15", "white"),
    "PLAYERFILL": ("violet!12", "white"),
    "CUT": ("red!75!black", "black"),
}
PAGE = (
    r"\documentclass{article}"
    "\n"
    + PACKAGES
    + r"""\newsavebox\figurebox
STYLES
\begin{document}
\begin{lrbox}{\figurebox}
FOREST
\end{lrbox}
\pdfhorigin=6pt \pdfvorigin=6pt % a page as large as the figure
\pdfpagewidth=\dimexpr\wd\figurebox+12pt\relax
\pdfpageheight=\dimexpr\ht\figurebox+\dp\figurebox+12pt\relax
\shipout\box\figurebox
\end{document}
"""
)
SLIDE = (
    r"\documentclass{beamer}"
    "\n"
    + PACKAGES
    + r"""\newsavebox\figurebox
STYLES
\begin{document}
\begin{frame}[plain]
\begin{lrbox}{\figurebox}
FOREST
\end{lrbox}
\centering
\ifdim\wd\figurebox>\textwidth\resizebox{\textwidth}{!}{\usebox\figurebox}\else\usebox\figurebox\fi
\end{frame}
\end{document}
"""
)


def tikz(
    shown: Tree | Trace,
    lang: str | None = None,
    *,
    mono: bool = False,
    levels: int | None = None,
    only: Node | str | None = None,
    standalone: bool = False,
    beamer: bool = False,
) -> str:
    """The figure of a solved or unsolved tree as a forest; beamer plays the search on one frame."""
    scene = scene_of(shown, lang, only, levels)
    clock = times(shown) if beamer and isinstance(shown, Trace) else None
    styles = STYLES + (OVERLAYS if clock else "")
    for name, choices in COLOURS.items():
        styles = styles.replace(name, choices[mono])
    styles = f"\\forestset{{\n{styles}}}\n"
    out = ["\\begin{forest}\n", SETTING.replace("ROOM", f"{_room(scene.items):.0f}")]
    for item, after in zip(scene.items, [*scene.items[1:], None], strict=True):
        indent = "  " * min(item.level + 1, 40)
        closing = item.level + 1 - (after.level if after else 0)
        out.append(f"{indent}[{_node(item, clock)}{']' * closing}\n")
    out.append(r"\end{forest}" + "\n")
    forest, heading = "".join(out), f"% {escape(scene.about)}\n"
    if standalone:
        document = SLIDE if beamer else PAGE
        return heading + document.replace("STYLES\n", styles).replace("FOREST\n", forest)
    needed = "".join(f"% {line}\n" for line in PACKAGES.splitlines())
    where = "% and, before the frame:\n" if beamer else ""
    return f"{heading}% The document needs:\n{needed}{where}{styles}{forest}"


def _room(items: list[Item]) -> float:
    """The room between siblings, in points: forest does not see the labels of nodes."""
    small, widest = widths(SMALL), 0.0
    for item in items:
        texts = [item.window, item.condition, item.action]
        texts += [] if item.children else [item.name, *item.below]
        widest = max(widest, *[small[text] for text in texts])
    return float(max(8.0, widest * 0.66 - 14))


KINDS = {"max": "MAX", "min": "MIN", "chance": "chance"}


def _node(item: Item, clock: Times | None) -> str:
    """A node's content and keys; with a clock each part appears when it is known."""
    node = item.node
    start = clock.entered.get(node) if clock else None
    end = clock.settled.get(node) if clock else None
    name, value = escape(item.name), escape(item.value)
    keys = [item.shape]
    if item.shape == "board":
        content = r"\\".join(escape(line, spaces=True) for line in item.board)
    elif item.shape == "box":
        content = value
    else:
        content = name
        keys.append(KINDS.get(node.kind, "player"))
    if item.shape != "box" and item.value:
        keys.append(_key("value", value, end))
    if item.window:
        keys.append(_key("window", escape(item.window), start))
    if item.condition:
        keys.append(_key("cut", escape(item.condition), end))
    under = [] if content is name else [item.name]
    if texts := [*under, *item.beside, *item.below]:
        keys.append(_key("under", _lines(texts), None if under else end))
    if item.action:
        keys.append(f"action={{{escape(item.action)}}}")
    if item.chosen and node.parent:
        keys.append(f"chosen on={clock.settled[node.parent] + 1}" if clock else "chosen")
    if item.status in ("pruned", "beyond", "discarded"):
        keys.append(f"{item.status} on={(end or 0) + 1}" if clock else item.status)
    if item.skipped:
        keys.append(_key("skipped", "=", end))
    if item.ring:
        keys.append("ring")
    return f"{{{content}}}, {', '.join(keys)}"


def _lines(texts: list[str]) -> str:
    return r"\\".join(escape(text) for text in texts)


def _key(name: str, text: str, step: int | None) -> str:
    """A label; with a step it appears after that step of the search."""
    return f"{name} on={{{step}}}{{{text}}}" if step else f"{name}={{{text}}}"
