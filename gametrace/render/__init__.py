"""One file a form of output; FORMATS lists them.

Some are watchers that write while the search runs, in constant memory; the others look back at a
Trace. Each form also has a function of its own name, which gives the text for a Trace.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gametrace.render import events as _events
from gametrace.render import json as _json
from gametrace.render import log as _log
from gametrace.render import steps as _steps
from gametrace.render import table as _table
from gametrace.render import tree as _tree
from gametrace.render.look import look

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any

    from gametrace.render.look import Look
    from gametrace.trace.trace import Trace

__all__ = ["FORMATS", "PICTURES", "events", "json", "log", "look", "steps", "table", "tree"]


class Format(NamedTuple):
    """A form of output: what writes it, whether while the search runs, and its files' suffixes."""

    watcher: Callable[..., Any] | None = None  # (write, look, rules, tree): a watcher that writes
    lines: Callable[[Trace, Look], Iterable[str]] | None = None  # looks back at a Trace
    suffixes: tuple[str, ...] = ()
    only: bool = True  # whether it can show one subtree alone


FORMATS = {
    "tree": Format(lines=_tree.lines, suffixes=(".txt",)),
    "log": Format(watcher=_log.watcher, suffixes=(".log",)),
    "steps": Format(watcher=_steps.Steps, suffixes=(".steps",)),
    "table": Format(lines=_table.lines),
    "json": Format(lines=_json.lines, suffixes=(".json",), only=False),
    "events": Format(watcher=_events.Events, suffixes=(".jsonl", ".ndjson"), only=False),
}

PICTURES = {  # the suffixes of what gametrace.picture makes
    "svg": (".svg",),
    "tikz": (".tex",),
    "dot": (".dot", ".gv"),
    "png": (".png",),
    "pdf": (".pdf",),
}

# from here on these names are the functions, no longer the modules that were imported above
events, json, log, steps, table, tree = (
    _events.events, _json.json, _log.log, _steps.steps, _table.table, _tree.tree,
)  # fmt: skip


def __getattr__(name: str) -> Any:
    """The function that makes a picture, imported when it is used."""
    if name not in PICTURES:
        raise AttributeError(f"module 'gametrace.render' has no attribute '{name}'")
    from importlib import import_module

    module = "typeset" if name in ("png", "pdf") else name
    return getattr(import_module(f"gametrace.picture.{module}"), name)
