"""What the watchers that write while a search runs have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametrace.render.look import look
from gametrace.trace.watcher import Watcher

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TextIO

    from gametrace.render.look import Look, Style


class Writer(Watcher):
    """A watcher that writes to a file; tree and rules come with begin."""

    def __init__(
        self,
        file: TextIO | Callable[[str], object],
        lang: str | None = None,
        style: Style = "slides",
        look_: Look | None = None,
    ) -> None:
        """The language is Spanish unless said; a Look, for the command line, says all at once."""
        self.write: Callable[[str], object] = getattr(file, "write", file)  # type: ignore[arg-type]
        self.look = look_ or look(lang or "es", style)
