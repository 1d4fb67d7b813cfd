"""The events of a search as JSON Lines, written while it runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gametrace.render.writer import Writer
from gametrace.trace.data import event, number

if TYPE_CHECKING:
    from collections.abc import Callable

    from gametrace.convention import Convention
    from gametrace.tree.node import Tree

__all__ = ["Events", "as_json", "encoder", "event", "number"]


class Events(Writer):
    """Writes each event as one JSON object per line."""

    def begin(self, tree: Tree, rules: Convention) -> None:
        self.encode = encoder()

    def _event(self, name: str, *arguments: Any) -> None:
        self.write(self.encode(event(name, arguments)) + "\n")

    def enter(self, *arguments: Any) -> None:
        self._event("enter", *arguments)

    def leaf(self, *arguments: Any) -> None:
        self._event("leaf", *arguments)

    def cut(self, *arguments: Any) -> None:
        self._event("cut", *arguments)

    def leave(self, *arguments: Any) -> None:
        self._event("leave", *arguments)

    def window(self, *arguments: Any) -> None:
        self._event("window", *arguments)


def encoder() -> Callable[[object], str]:
    """What makes one line of JSON; imported when it is needed."""
    from json import JSONEncoder

    return JSONEncoder(ensure_ascii=False).encode


def as_json(thing: object) -> str:
    """One line of JSON."""
    return encoder()(thing)
