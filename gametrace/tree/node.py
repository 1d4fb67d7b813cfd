"""What a game tree is: nodes in a tree, each with a kind, a name and either a value or children."""

from __future__ import annotations

from contextlib import contextmanager
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from gametrace.lang import tell
from gametrace.tree.errors import GametraceError, nearest, visible

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence, Set

    from gametrace.tree.errors import Source
    from gametrace.tree.numbers import Value

MAX, MIN, CHANCE = "max", "min", "chance"
NOWHERE = -1  # the place of a node that no text was read for
_UNKNOWN: Any = None  # until the tree is settled


class Node:
    """A position of the game: a leaf with a value, or an inner node with children.

    What almost every node has is a slot; what few have is a class attribute until it is set.
    """

    __slots__ = ("__dict__", "action", "at", "children", "depth", "kind", "name", "parent", "value")

    name: str
    kind: str  # max, min, chance, or a player's name
    action: str | None  # the label of the edge that leads here; None at the root
    value: Value  # of a leaf; None at an inner node
    children: list[Node]
    parent: Node | None
    depth: int
    at: int  # where it starts in the tree's source

    p: Value = None  # the probability of the edge that leads here from a chance node
    rest: bool = False  # whether that was left to be worked out
    eval: Value = None  # the estimate that a depth limit uses
    random: Value = 0  # the probability that its player moves at random
    quiet: bool = True
    mark: bool = False
    note: str | None = None
    label: str | None = None  # what pictures show in its place: a board
    features: Mapping[str, Value] = {}  # what its eval was computed from
    outcome: Mapping[str, Value] = {}  # what its value or eval was computed from

    def __init__(self, value: Value, children: list[Node], at: int = NOWHERE) -> None:
        self.value = value
        self.children = children
        self.at = at
        self.name = self.kind = self.action = self.parent = _UNKNOWN

    def __repr__(self) -> str:
        return f"<{self.kind} {self.name}>"

    def walk(self) -> Iterator[Node]:
        """This node and all below it, depth first, in the order written."""
        stack = [self]
        while stack:
            node = stack.pop()
            yield node
            stack.extend(reversed(node.children))

    def path(self) -> list[Node]:
        """The nodes from the root down to this one."""
        nodes = [self]
        while (parent := nodes[-1].parent) is not None:
            nodes.append(parent)
        return nodes[::-1]

    def facts(self) -> tuple[object, ...]:
        """All that is known of the node itself, for comparing trees."""
        own = (self.name, self.kind, self.action, self.value, len(self.children), self.p, self.eval)
        rare = (self.random, self.quiet, self.mark, self.note, self.label)
        return own + rare + (self.features, self.outcome)


NO_CHILDREN = cast("list[Node]", ())  # a leaf's, to which none can be added


class Setting(NamedTuple):
    """A text of the document that means something only to a search, and where it stands."""

    text: str
    at: int
    key_at: int = NOWHERE  # where its key stands, if it has one


class Tree:
    """A root, and what the document says about the tree as a whole."""

    title: str | None = None
    origin: str | None = None  # the document's `source`: the lecture or book it comes from
    note: str | None = None
    levels: Sequence[str] = ()
    players: Sequence[str] = ()
    range: tuple[Value, Value] | None = None
    weights: Mapping[str, Value] = {}
    outcomes: Mapping[str, Value] = {"win": 1, "draw": 0, "lose": -1}
    algorithm: Setting | None = None
    depth: int | None = None  # the limit of a search that is told no other
    convention: Mapping[str, Setting] = {}  # its parts; a bare name is the part `name`
    height: int = 0  # the depth of the deepest node
    size: int = 1  # how many nodes
    kinds: Set[str] = frozenset()  # of the inner nodes
    is_game: bool = False  # whether rules make its nodes, one search those that it needs
    growing: bool = False  # whether nodes come into being when their children are read
    mixed: bool = False  # whether some player moves at random now and then

    def __init__(self, root: Node, source: Source | None = None) -> None:
        self.root, self.source = root, source

    def __repr__(self) -> str:
        return f"<tree of {self.size} nodes, {self.title or self.root.name}>"

    def __eq__(self, other: object) -> bool:
        """Whether both say the same, wherever and however they are written."""
        if not isinstance(other, Tree):
            return NotImplemented
        mine, theirs = self.about(), other.about()
        if self.size != other.size or mine != theirs:
            return False
        return all(a.facts() == b.facts() for a, b in zip(self.walk(), other.walk(), strict=True))

    def about(self) -> dict[str, object]:
        """What the document says besides the nodes, without the places."""
        parts = {key: setting.text for key, setting in self.convention.items()}
        return {
            "title": self.title,
            "source": self.origin,
            "note": self.note,
            "levels": list(self.levels),
            "players": list(self.players),
            "range": list(self.range) if self.range else [],
            "weights": dict(self.weights),
            "outcomes": dict(self.outcomes) if "outcomes" in vars(self) else {},
            "algorithm": self.algorithm.text if self.algorithm else None,
            "convention": parts["name"] if list(parts) == ["name"] else parts,
            "depth": self.depth,
        }

    def walk(self) -> Iterator[Node]:
        """Every node, depth first, in the order written."""
        return self.root.walk()

    __iter__ = walk

    def __len__(self) -> int:
        """How many nodes there are."""
        return self.size

    def __contains__(self, node: object) -> bool:
        """Whether the tree has this node, or one of this name."""
        if isinstance(node, Node):
            return self._by_name.get(node.name) is node
        return node in self._by_name

    def __reduce__(self) -> tuple[object, ...]:
        """A tree is copied and pickled as flat columns: no recursion, however deep it is."""
        from gametrace.tree.flat import flat, unflat

        return unflat, flat(self)

    def to_yaml(self, long: bool = False) -> str:
        """The document in YAML; the long form says also what is automatic."""
        from gametrace.tree.write import to_yaml

        return to_yaml(self, long)

    def to_json(self, long: bool = False) -> str:
        """The document in JSON, likewise."""
        from gametrace.tree.write import to_json

        return to_json(self, long)

    def _repr_svg_(self) -> str:
        """The figure that a notebook shows."""
        from gametrace.picture.svg import svg

        return svg(self)

    @cached_property
    def _by_name(self) -> dict[str, Node]:
        return {node.name: node for node in self.walk()}

    def __getitem__(self, name: str) -> Node:
        """The node of that name."""
        try:
            return self._by_name[name]
        except KeyError:
            word = visible(str(name))
            message = tell("the tree has no node '{name}'", name=word) + nearest(
                word, self._by_name
            )
            raise GametraceError(message) from None

    @contextmanager
    def for_search(self, forget: bool = False) -> Iterator[Tree]:
        """The tree that one search may have: this one, for it does not change."""
        yield self

    def written(self) -> Tree:
        """The tree with all its nodes there: this one; a game's is written out."""
        return self

    def without_eval(self, node: Node) -> GametraceError:
        """The error for an inner node at the depth limit that has no estimate."""
        message = tell(
            "{node} has no eval, and the search values it by that; write `eval:`", node=node.name
        )
        return self.error(node, message)

    def error(self, node: Node, what: str) -> GametraceError:
        """The error that points at a node where it was written, or names it."""
        if self.source is None or node.at == NOWHERE:
            return GametraceError(tell("node {name}: {message}", name=node.name, message=what))
        return self.source.error(node.at, what)

    def at(self, place: int, what: str) -> GametraceError:
        """The error that points at a place of the document."""
        return self.source.error(place, what) if self.source else GametraceError(what)
