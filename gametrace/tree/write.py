"""Writing a tree down again, in YAML or JSON, so that reading it gives the same tree.

The short form says only what is not automatic; the long form says it all. Both are one flow-style
text, with a line for each child of the root when it is long; no recursion, for trees may be deep.
"""

from __future__ import annotations

import re
from json import dumps
from typing import TYPE_CHECKING

from gametrace.tree import labels
from gametrace.tree.names import Scheme
from gametrace.tree.node import CHANCE, MAX, MIN
from gametrace.tree.numbers import readable, show
from gametrace.tree.settle import OTHER, next_kind
from gametrace.tree.words import NODE_KEYS, unaccented, vocabulary

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from gametrace.tree.node import Node, Tree
    from gametrace.tree.numbers import Value

KEY = 200  # the longest text that is written before a colon; YAML allows 1024
WIDTH = 100  # a tree that fits is one line
_PLAIN = re.compile(r"[^\W\d][\w.-]*(?: [\w.-]+)*")
# what other YAML programs take for a truth or for nothing
_TYPED = frozenset(["y", "n", "yes", "no", "on", "off", "true", "false", "null"])


def to_yaml(tree: Tree, long: bool = False) -> str:
    """The document in YAML."""
    writer = Writer(tree, long, yaml_text)
    about = "".join(f"{key}: {writer.data(item)}\n" for key, item in writer.about())
    return f"{about}tree: {writer.nodes()}\n"


def to_json(tree: Tree, long: bool = False) -> str:
    """The document in JSON."""
    writer = Writer(tree, long, json_text)
    about = "".join(f'  "{key}": {writer.data(item)},\n' for key, item in writer.about())
    return f'{{\n{about}  "tree": {writer.nodes()}\n}}\n'


def yaml_text(text: str) -> str:
    """A text in YAML: as it is, or in quotes."""
    plain = _PLAIN.fullmatch(text) and text.lower() not in _TYPED
    return text if plain else json_text(text)


def json_text(text: str) -> str:
    """A text in JSON."""
    return dumps(text, ensure_ascii=False)


class Writer:
    """Spells one tree; `text` quotes what needs it."""

    def __init__(self, tree: Tree, long: bool, text: Callable[[str], str]) -> None:
        self.tree, self.long, self.text = tree, long, text
        self.automatic = automatic(tree)
        self.uniform: dict[Node, bool] = {}

    def about(self) -> list[tuple[str, object]]:
        """What the document says besides its tree."""
        said = self.tree.about().items()
        return [(key, item) for key, item in said if item or item == "" or item == 0]

    def data(self, item: object) -> str:
        """A piece of the document that is no node."""
        if isinstance(item, list):
            return f"[{', '.join(map(self.data, item))}]"
        if isinstance(item, dict):
            return f"{{{', '.join(self.pair(key, self.data(it)) for key, it in item.items())}}}"
        if isinstance(item, bool):
            return "true" if item else "false"
        return self.text(item) if isinstance(item, str) else self.number(item)

    def number(self, value: Value) -> str:
        """A number; JSON has no fractions and no infinities, so these are texts there."""
        shown = show(value)
        bare = type(value) is int or (self.text is yaml_text and type(value) is not tuple)
        return shown if bare else json_text(shown)

    def pair(self, key: str, value: str) -> str:
        return f"{self.text(key)}: {value}"

    def nodes(self) -> str:
        """The tree: on one line if it fits, else with a line for each child of the root."""
        line = self._flow(", ")
        return line if len(line) <= WIDTH else self._flow(",\n    ")

    def _flow(self, between: str) -> str:
        out: list[str] = []
        stack: list[Node | str] = [self.tree.root]
        while stack:
            top = stack.pop()
            if isinstance(top, str):
                out.append(top)
                continue
            before, after = self._around(top)
            out.append(before)
            stack.append(after)
            comma = between if top is self.tree.root else ", "
            for place, child in enumerate(reversed(top.children)):
                if place:
                    stack.append(comma)
                stack.append(child)
        return "".join(out)

    def _around(self, node: Node) -> tuple[str, str]:
        """What is written before a node's children and after them; all of it for a leaf."""
        before, after = ("[", "]") if node.children else (self.number(node.value), "")
        fields = self._fields(node)
        label = self._label(fields)
        if label is not None and not self.long:
            if label:
                before, after = f"{{{self.text(label)}: {before}", after + "}"
            if "p" in fields:
                before, after = f"{{{self.text(str(fields['p']))}: {before}", after + "}"
            return before, after
        inside = ", ".join(f"{self.text(key)}: {value}" for key, value in self._spelled(fields))
        inside += ", " if inside else ""
        if node.children:
            return f"{{{inside}{self.text('children')}: [", "]}"
        if node.outcome:
            return "{" + inside.removesuffix(", "), "}"
        return f"{{{inside}{self.text('value')}: {before}}}", ""

    def _fields(self, node: Node) -> dict[str, object]:
        """What has to be said of a node besides its value or children."""
        name, action, kind = self.automatic[node]
        fields: dict[str, object] = {}
        if self.long or node.name != name:
            fields["name"] = node.name
        if self.long or node.kind != kind:
            fields["kind"] = node.kind
        if node.action is not None and (self.long or node.action != action):
            fields["action"] = node.action
        if node.p is not None and (self.long or not self._uniform(node.parent)):
            fields["p"] = show(node.p) if readable(node.p) or not node.rest else "rest"
        if node.features:
            fields["features"] = dict(node.features)
        elif node.eval is not None and not (node.outcome and node.children):
            fields["eval"] = node.eval
        if node.outcome:
            fields["outcome"] = dict(node.outcome)
        if node.random:
            fields["random"] = show(node.random)
        if not node.quiet:
            fields["quiet"] = False
        if node.mark:
            fields["mark"] = True
        if node.note is not None:
            fields["note"] = node.note
        if node.label is not None:
            fields["label"] = node.label
        return fields

    def _uniform(self, parent: Node | None) -> bool:
        """Whether all edges below a chance node are equally likely, which needs no words."""
        if parent is None or parent.kind != CHANCE:
            return False
        if parent not in self.uniform:
            first = parent.children[0].p
            self.uniform[parent] = all(child.p == first for child in parent.children)
        return self.uniform[parent]

    def _spelled(self, fields: Mapping[str, object]) -> list[tuple[str, str]]:
        return [(key, self.data(value)) for key, value in fields.items()]

    def _label(self, fields: Mapping[str, object]) -> str | None:
        """The key that says all there is to say, if there is one: a kind, a name, or both."""
        if fields.keys() - {"name", "kind", "p"} or len(str(fields.get("p", ""))) > KEY:
            return None
        kind, name = str(fields.get("kind", "")), str(fields.get("name", ""))
        if kind not in ("", "max", "min", "chance") or not _is_name(name, self.tree):
            return None
        return f"{kind} {name}" if kind and name else kind or name


def automatic(tree: Tree) -> dict[Node, tuple[str, str | None, str]]:
    """The name, action and kind that each node would have if none were written."""
    scheme, root = Scheme.of(tree), tree.root
    first = tree.levels[0] if tree.levels else MAX
    known: dict[Node, tuple[str, str | None, str]] = {root: (scheme.root, None, first)}
    mover: dict[Node, str] = {}
    for order, node in enumerate(tree.walk(), 1):
        if scheme.numbered:
            _, action, kind = known[node]
            known[node] = (f"N{order}", action, kind)
        last = node.kind if node.kind in OTHER else mover.get(node, MIN)
        kind = next_kind(tree.levels, node.depth + 1, last)
        start, name_ends, edge, edge_ends = scheme.labels(node)
        for child, name_end, edge_end in zip(node.children, name_ends, edge_ends, strict=False):
            known[child] = (start + name_end, edge + edge_end, kind)
            mover[child] = last
    return known


def _is_name(text: str, tree: Tree) -> bool:
    """Whether a text before a colon is read as a name, and as nothing else."""
    if len(text) > KEY or text != text.strip() or labels.could_be_odds(text):
        return False
    if text in NODE_KEYS or unaccented(text) in vocabulary().node:
        return False
    if not text:
        return True
    kind, _ = labels.kind_and_name(text)
    player, _ = labels.split(text, lambda word: word if word in tree.players else None)
    if kind or player or labels.hides_a_kind(text, alone=True):
        return False
    return labels.odds(text) is None
