"""Rows in columns as wide as they need to be: nothing is cut off, whatever the terminal's width."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

GAP = "  "


def aligned(
    heads: Sequence[str],
    rows: Sequence[Sequence[str]],
    right: Sequence[bool],
    styles: Sequence[str],
    paint: Callable[[str, str], str],
) -> Iterator[str]:
    """The lines of a table: heads in bold, then each row in its style."""
    from rich.cells import cell_len

    widths = [max(map(cell_len, column)) for column in zip(heads, *rows, strict=True)]
    for row, style in zip([heads, *rows], ["bold", *styles], strict=True):
        cells = []
        for text, width, flush_right in zip(row, widths, right, strict=True):
            pad = " " * (width - cell_len(text))
            cells.append(pad + text if flush_right else text + pad)
        yield paint(GAP.join(cells).rstrip(), style) + "\n"
