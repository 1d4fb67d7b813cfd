"""One file per form of output; FORMATS lists them, also those of other rooms.

Some are watchers that write while the search runs, in constant memory; the others look back at a
Trace. Each form also has a function of its own name, which gives the text for a Trace. A form is
imported when it is used.
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from gametrace.render.look import look

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from gametrace.render.events import Events as Events
    from gametrace.render.log import Log as Log
    from gametrace.render.look import Look, Style
    from gametrace.render.steps import Steps as Steps
    from gametrace.render.writer import Writer
    from gametrace.trace.trace import Trace

__all__ = [
    "FORMATS", "PICTURES", "WATCHERS", "Format",
    "events", "json", "log", "look", "steps", "table", "tree",
]  # fmt: skip


class Format(NamedTuple):
    """A form of output: where it lives, its files' suffixes, and what it can do."""

    home: str  # module:name of a Writer if it streams, else of a function (trace, look, **options)
    streams: bool = False  # whether it is written while the search runs
    suffixes: tuple[str, ...] = ()
    only: bool = True  # whether it can show one subtree alone
    binary: bool = False  # whether it gives bytes, not text
    options: tuple[str, ...] = ()  # what it can be told besides the look

    def _load(self) -> Any:
        module, _, name = self.home.partition(":")
        return getattr(import_module(f"gametrace.{module}"), name)

    @property
    def watcher(self) -> type[Writer] | None:
        """The class that writes while a search runs, if it streams."""
        return self._load() if self.streams else None

    @property
    def lines(self) -> Callable[..., Iterable[Any]] | None:
        """The function that looks back at a Trace, if it does not stream; it gives the pieces."""
        return None if self.streams else self._load()


FORMATS = {
    "tree": Format("render.tree:lines", suffixes=(".txt",)),
    "log": Format("render.log:Log", streams=True, suffixes=(".log",)),
    "steps": Format("render.steps:Steps", streams=True, suffixes=(".steps",)),
    "table": Format("render.table:lines"),
    "json": Format("render.json:lines", suffixes=(".json",), only=False),
    "events": Format(
        "render.events:Events", streams=True, suffixes=(".jsonl", ".ndjson"), only=False
    ),
}
WATCHERS = {"Log": "log", "Steps": "steps", "Events": "events"}

PICTURES = {  # the suffixes of what gametrace.picture makes
    "svg": (".svg",),
    "tikz": (".tex",),
    "dot": (".dot", ".gv"),
    "png": (".png",),
    "pdf": (".pdf",),
}


def pieces(trace: Trace, name: str, look: Look, **options: Any) -> Iterable[Any]:
    """What a form of output makes of a Trace, piece by piece."""
    form = FORMATS[name]
    if form.lines:
        return form.lines(trace, look, **options)
    written: list[str] = []
    if form.watcher:
        trace.replay(form.watcher(written.append, look_=look))
    return written


class Renderer(Protocol):
    """A function that gives the text, or the bytes, of a Trace in one form."""

    def __call__(
        self, trace: Trace, lang: str = "es", style: Style = "slides", **options: Any
    ) -> str: ...


def _renderer(name: str) -> Renderer:
    def render(trace: Trace, lang: str = "es", style: Style = "slides", **options: Any) -> Any:
        empty: Any = b"" if FORMATS[name].binary else ""
        return empty.join(pieces(trace, name, look(lang, style), **options))

    render.__name__ = render.__qualname__ = name
    render.__doc__ = f"The {name} of a search that is over."
    return render


if TYPE_CHECKING:
    events = json = log = steps = table = tree = _renderer("")


class _Render(ModuleType):
    """This package: the name of a form means its function, not the file that it lives in."""

    def __setattr__(self, name: str, thing: object) -> None:
        if not (name in FORMATS and isinstance(thing, ModuleType)):
            super().__setattr__(name, thing)

    def __getattr__(self, name: str) -> Any:
        if name in FORMATS:
            return _renderer(name)
        if name in WATCHERS:
            return FORMATS[WATCHERS[name]].watcher
        if name in PICTURES:
            module = "typeset" if name in ("png", "pdf") else name
            return getattr(import_module(f"gametrace.picture.{module}"), name)
        raise AttributeError(f"module 'gametrace.render' has no attribute '{name}'")


sys.modules[__name__].__class__ = _Render
