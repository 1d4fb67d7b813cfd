"""Colours, for a terminal and nothing else."""

from __future__ import annotations

import os
from functools import cache
from typing import TYPE_CHECKING, TextIO

from gametrace.render.look import plain

if TYPE_CHECKING:
    from collections.abc import Callable


def painter(out: TextIO) -> Callable[[str, str], str]:
    """What puts a style on a text, as far as the terminal behind out knows colours."""
    if os.environ.get("NO_COLOR") or not out.isatty():
        return plain
    from rich.console import COLOR_SYSTEMS, Console
    from rich.style import Style

    name = Console(file=out).color_system
    if name is None:
        return plain
    system = COLOR_SYSTEMS[name]
    parse = cache(Style.parse)

    def paint(text: str, style: str) -> str:
        return parse(style).render(text, color_system=system) if style else text

    return paint
