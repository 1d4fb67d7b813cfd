"""The exercise to hand out: an answer sheet with empty fields, and its key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametrace.homework.answers.fields import is_blank
from gametrace.homework.whatif.intervals import Region
from gametrace.render.tree import unsolved
from gametrace.tree.numbers import show
from gametrace.tree.write import json_text, yaml_text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import Any

    from gametrace.homework.check.key import Key
    from gametrace.lang import Words
    from gametrace.render.look import Look
    from gametrace.tree.node import Node
    from gametrace.tree.numbers import Value

WITH_CUTS = ("windows", "pruned", "cuts", "order")
MARK = "x"  # what stands for a node that the search never comes to


def asked_by_default(key: Key, leaves: Sequence[Node]) -> list[str]:
    """What there is to ask about a search, in the order of the sheet."""
    cuts = key.trace.algorithm == "alphabeta"
    kinds = ["values", *(WITH_CUTS if cuts else ())]
    kinds += [kind for kind in ("action", "line", "value") if getattr(key, kind) is not None]
    kinds += ["not_generated"] if cuts else []
    kinds += ["probabilities"] if any(node.rest for node in key.tree.walk()) else []
    return [*kinds, "whatif"]


def worksheet(
    key: Key,
    look: Look,
    asked: Sequence[str],
    leaves: Sequence[Node],
    filled: bool,
    command: str,
    name: str | None = None,
) -> Iterator[str]:
    """The sheet line by line: the unsolved tree in comments, then every field; filled for a key.

    leaves are those that the question `whatif` is about; name is what the tree is called.
    """
    words = look.words
    for line in unsolved(key.tree, look, exercise=not filled):
        yield f"# {line}"
    names = {"max": "MAX", "min": "MIN", "chance": words["kind_chance"]}
    marks = zip(look.marks, names, strict=True)
    legend = [f"{mark} {names[kind]}" for mark, kind in marks if kind in key.tree.kinds]
    yield f"#\n# {', '.join([*legend, words['sheet_exact']])}\n"
    how = words["sheet_key" if filled else "sheet_how"].format(mark=MARK)
    yield f"# {how}\n# {command}\n"
    yield f"{words['field_student']}:\n"
    if name:
        yield f"{words['field_tree']}: {yaml_text(name)}\n"
    yield f"{words['field_algorithm']}: {key.trace.algorithm}\n"
    for kind in asked:
        yield from _field(kind, key, words, leaves, filled)


def _field(
    kind: str, key: Key, words: Words, leaves: Sequence[Node], filled: bool
) -> Iterator[str]:
    """One kind of answer; nothing where there is nothing to ask."""
    name, how = words[f"field_{kind}"], words[f"ask_{kind}"].format()
    found = BY_NODE[kind](key, leaves) if kind in BY_NODE else getattr(key, kind)
    if kind in BY_NODE and found:
        yield f"{name}:  # {how}\n"
        for node, answer in found.items():
            yield f"  {yaml_text(node)}: {answer}\n" if filled else f"  {yaml_text(node)}:\n"
    elif kind not in BY_NODE and found is not None:
        answer = f" {_spelled(found, kind, words)}" if filled else ""
        yield f"{name}:{answer}  # {how}\n"


def _spelled(answer: Any, kind: str, words: Words) -> str:
    """An answer about the whole tree, in YAML."""
    if kind == "cuts":
        cuts = (f"{yaml_text(node)}: {words[bound]}" for node, bound in answer.items())
        return f"{{{', '.join(cuts)}}}"
    if isinstance(answer, dict | list):
        return f"[{', '.join(map(yaml_text, answer))}]"
    if isinstance(answer, str):
        return json_text(answer) if is_blank(answer) else yaml_text(answer)
    return _number(answer)


def _number(value: Value) -> str:
    return json_text(show(value)) if isinstance(value, tuple) else show(value)


def _values(key: Key, leaves: Sequence[Node]) -> dict[str, str]:
    inner = [node.name for node in key.tree.walk() if node.children]
    return {name: _number(key.values[name]) if name in key.values else MARK for name in inner}


def _windows(key: Key, leaves: Sequence[Node]) -> dict[str, str]:
    names = [node.name for node in key.tree.walk() if node.parent]
    return {
        name: f"[{', '.join(map(show, key.windows[name]))}]" if name in key.windows else MARK
        for name in names
    }


def _probabilities(key: Key, leaves: Sequence[Node]) -> dict[str, str]:
    """The probabilities that the tree leaves to be worked out, else all of them."""
    known = {name: show(p) for name, p in key.probabilities.items()}
    return {name: p for name, p in known.items() if key.tree[name].rest} or known


def _regions(key: Key, leaves: Sequence[Node]) -> dict[str, str]:
    found = {leaf.name: key.fact("whatif", leaf.name) for leaf in leaves}
    return {
        name: json_text(region.show())
        for name, region in found.items()
        if isinstance(region, Region)
    }


BY_NODE: dict[str, Callable[[Key, Sequence[Node]], dict[str, str]]] = {
    "values": _values,
    "windows": _windows,
    "probabilities": _probabilities,
    "whatif": _regions,
}
