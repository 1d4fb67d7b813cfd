"""The growth of alpha-beta as a plot: depth to the right, leaves upwards on a logarithmic axis.

Lines are what the rules give, marks what was measured; each has its name at its right end, so that
nothing depends on colour.
"""

from __future__ import annotations

from math import ceil, log10
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gametrace.lang import Words
    from gametrace.study.growth import Growth, Row

WIDTH, HEIGHT = 720, 440
LEFT, RIGHT, TOP, BOTTOM = 80, 210, 50, 60
LINE = 17  # between two names at the right end
DASHES = {"worst": "", "random": "7 4", "best": "2 4"}
STYLE = """\
text { font: 14px sans-serif; fill: black }
.grid { stroke: #ccc } .axis, .rule { stroke: black; fill: none } .lead { stroke: #888 }
.mark { fill: white; stroke: black; stroke-width: 2 } .best { fill: black }"""


def plot(growth: Growth, words: Words) -> str:
    """The SVG, as text."""
    return "\n".join(_Plot(growth, words).lines()) + "\n"


class _Plot:
    """Where depths and leaves lie on the paper."""

    def __init__(self, growth: Growth, words: Words) -> None:
        self.growth, self.words = growth, words
        self.deepest = max(row.depth for row in growth.rows)
        most = max(max(float(row.leaves), row.rule) for row in growth.rows)
        self.decades = max(1, ceil(log10(most) - 1e-9))

    def x(self, depth: int) -> float:
        span = WIDTH - LEFT - RIGHT
        return LEFT + span * (depth - 0.5) / self.deepest

    def y(self, leaves: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * log10(leaves) / self.decades

    def lines(self) -> Iterable[str]:
        words, growth = self.words, self.growth
        title = words["title"].format(
            branching=growth.branching, trees=growth.trees, seed=growth.seed
        )
        yield (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
            f'width="{WIDTH}" height="{HEIGHT}" role="img">'
        )
        yield f"<title>{escape(title)}</title>"
        yield f"<style>{STYLE}</style>"
        yield f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>'
        yield f'<text x="{LEFT}" y="28">{escape(title)}</text>'
        yield from self._axes()
        for order in DASHES:
            rows = [row for row in growth.rows if row.order == order]
            points = " ".join(f"{self.x(row.depth):.1f},{self.y(row.rule):.1f}" for row in rows)
            dash = f' stroke-dasharray="{DASHES[order]}"' if DASHES[order] else ""
            yield f'<polyline class="rule" points="{points}"{dash}/>'
        for row in growth.rows:
            yield self._mark(row)
        yield from self._names()
        yield "</svg>"

    def _axes(self) -> Iterable[str]:
        right, bottom = WIDTH - RIGHT, HEIGHT - BOTTOM
        for decade in range(self.decades + 1):
            y = self.y(10**decade)
            yield f'<path class="grid" d="M{LEFT} {y:.1f}H{right}"/>'
            power = f"{10**decade:,}".replace(",", "\u202f")
            yield f'<text x="{LEFT - 8}" y="{y + 5:.1f}" text-anchor="end">{power}</text>'
        for depth in range(1, self.deepest + 1):
            x = self.x(depth)
            yield f'<path class="axis" d="M{x:.1f} {bottom}v5"/>'
            yield f'<text x="{x:.1f}" y="{bottom + 20}" text-anchor="middle">{depth}</text>'
        yield f'<path class="axis" d="M{LEFT} {TOP}V{bottom}H{right}"/>'
        middle = (LEFT + right) / 2
        depth_name, leaves_name = (
            escape(self.words["axis_depth"]),
            escape(self.words["axis_leaves"]),
        )
        yield f'<text x="{middle}" y="{HEIGHT - 14}" text-anchor="middle">{depth_name}</text>'
        y = (TOP + bottom) / 2
        yield (
            f'<text transform="translate(18 {y}) rotate(-90)" text-anchor="middle">'
            f"{leaves_name}</text>"
        )

    def _mark(self, row: Row) -> str:
        """A square for worst first, a circle for random order, a black triangle for best first."""
        x, y = self.x(row.depth), self.y(float(row.leaves))
        if row.order == "random":
            return f'<circle class="mark" cx="{x:.1f}" cy="{y:.1f}" r="5"/>'
        if row.order == "worst":
            return f'<rect class="mark" x="{x - 7:.1f}" y="{y - 7:.1f}" width="14" height="14"/>'
        return f'<path class="mark best" d="M{x - 4:.1f} {y + 3:.1f}h8l-4 -7z"/>'

    def _names(self) -> Iterable[str]:
        """The name of each line and of each row of marks, where they end, none upon another."""
        last = [row for row in self.growth.rows if row.depth == self.deepest]
        ends = [(self.y(row.rule), self.words[f"rule_{row.order}"]) for row in last]
        ends += [(self.y(float(row.leaves)), f"{_SHAPES[row.order]} {self.words[row.order]}")
                 for row in last]  # fmt: skip
        x, free = self.x(self.deepest), float(TOP)
        ends.sort()
        for place, (y, name) in enumerate(ends):
            room = HEIGHT - BOTTOM - LINE * (len(ends) - 1 - place)
            at = min(max(y, free), room)
            free = at + LINE
            start = WIDTH - RIGHT + 24
            yield f'<path class="lead" d="M{x + 10:.1f} {y:.1f}L{start - 4} {at:.1f}"/>'
            yield f'<text x="{start}" y="{at + 5:.1f}">{escape(name)}</text>'


_SHAPES = {"worst": "□", "random": "○", "best": "▲"}
