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

    columns = []
    for flush_right, cells in zip(right, zip(heads, *rows, strict=True), strict=True):
        if all(map(str.isascii, cells)):  # much quicker, and by far the most
            width = max(map(len, cells))
            columns.append(
                [f"{text:>{width}}" if flush_right else f"{text:<{width}}" for text in cells]
            )
            continue
        widths = list(map(cell_len, cells))
        widest = max(widths)
        pads = [" " * (widest - width) for width in widths]
        pairs = zip(cells, pads, strict=True)
        columns.append([pad + text if flush_right else text + pad for text, pad in pairs])
    for texts, style in zip(zip(*columns, strict=True), ["bold", *styles], strict=True):
        yield paint(GAP.join(texts).rstrip(), style) + "\n"
