"""The whole trace as one JSON object, one node and one event per line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gametrace.render.events import encoder
from gametrace.trace.data import event, head, number
from gametrace.trace.watcher import EVENTS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from gametrace.render.look import Look
    from gametrace.trace.trace import Trace

NEVER = ', "order": null, "value": null, "value_is": null, "alpha": null, "beta": null}'
KEYS = {name: [f', "{key}": ' for key in kind._fields[1:]] for name, kind in EVENTS.items()}


def lines(trace: Trace, look: Look) -> Iterator[str]:
    """The JSON object, piece by piece; JSON has no language and no colours."""
    encode = encoder()
    yield "{\n"
    for key, value in head(trace).items():
        yield f'  "{key}": {encode(value)},\n'
    yield '  "nodes": [\n'
    yield from _rows(_nodes(trace, encode))
    yield '  ],\n  "events": [\n'
    yield from _rows(_events(trace, encode))
    yield "  ]\n}\n"


class Spelled(dict[Any, str]):
    """Numbers and names as JSON text; the texts are kept, for the same ones come again."""

    def __init__(self, encode: Callable[[object], str]) -> None:
        self.encode = encode

    def __missing__(self, value: Any) -> str:
        self[value] = text = self.encode(number(value))
        return text


def _nodes(trace: Trace, encode: Callable[[object], str]) -> Iterator[str]:
    """What `encode(node(visit))` gives, put together by hand, in six tenths of its time."""
    spelled, visits, missed = Spelled(encode), trace.visits, trace.missed
    for at in trace.tree.walk():
        visit = visits.get(at)
        parent = spelled[at.parent.name] if at.parent else "null"
        place = (
            f'{{"name": {spelled[at.name]}, "kind": {spelled[at.kind]}, "parent": {parent},'
            f' "action": {spelled[at.action]}, "p": {spelled[at.p]}, "depth": {at.depth},'
            f' "leaf": {"false" if at.children else "true"}, "status": '
        )
        if visit is None:
            yield f'{place}"{missed[at]}"{NEVER}'
        else:
            yield (
                f'{place}"{visit.status}", "order": {visit.order}, "value": {spelled[visit.value]},'
                f' "value_is": "{visit.value_is}", "alpha": {spelled[visit.alpha]},'
                f' "beta": {spelled[visit.beta]}}}'
            )


def _events(trace: Trace, encode: Callable[[object], str]) -> Iterator[str]:
    """What `encode(event(…))` gives, likewise."""
    spelled = Spelled(encode)
    for name, arguments in trace.events():
        if name == "window":
            yield encode(event(name, arguments))
            continue
        fields = zip(KEYS[name], arguments[1:], strict=True)
        others = "".join([f"{key}{spelled[part]}" for key, part in fields])
        yield f'{{"event": "{name}", "node": {spelled[arguments[0].name]}{others}}}'


def _rows(objects: Iterable[str]) -> Iterator[str]:
    comma = ""
    for text in objects:
        yield f"{comma}    {text}"
        comma = ",\n"
    yield "\n"
