"""A tree that grows while it is searched.

A node of a game is a Node whose slots are empty until they are read: Python then calls __getattr__,
which asks the game and fills the slot, so that from then on reading it costs no more than in a tree
that was read from a file, and the searches stay as the lecture writes them.

- `children`, when first read, makes the states of all children, asks of each whose turn it is and
  whether it is the end, and looks no further: a state is generated when the search first asks for
  its siblings, and nothing below a pruned node is.
- `name`, `eval` and `label` are worked out for who wants to see them.

Every search grows a tree of its own (`Tree.for_search`): one tree of a game can be searched in many
ways, and `nodes` is what one search generated. When the search is over that tree stops growing, and
what looks back finds no children where the search never asked for them. A tree that forgets keeps
only one node's children at each depth: asking for those of the next node at that depth means that
the last one was left. They would grow again if anything went back. So memory follows the depth.
"""

from __future__ import annotations

import gc
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from gametrace.games.node import Grown, without_twins
from gametrace.games.rules import Rules
from gametrace.lang import tell
from gametrace.tree.errors import GametraceError, nearest, visible
from gametrace.tree.node import CHANCE, MAX, MIN, NO_CHILDREN, Node, Tree

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping


MOST_NODES = 1_000_000
MOST_LEVELS = 20_000


def from_game(game: Any, state: Any = None, depth: int | None = None, **how: Any) -> GameTree:
    """The tree of a game: grown from a state, else from its initial one, by its own rules.

    depth is the limit of every search that is given no other. how: eval, symmetry, outcomes.
    """
    tree = GameTree(Rules(game, state=state, **how), depth=depth)
    tree.how = how
    return tree


class TooLargeError(GametraceError):
    """A game has more states, or goes on for longer, than a search may look at."""


class GameTree(Tree):
    """The tree of a game, as far as it was asked for."""

    root: Grown
    rules: Rules
    depth: int | None
    how: Mapping[str, Any] = {}  # how from_game was told to value it

    def __init__(
        self,
        rules: Rules,
        *,
        start: Any = None,
        depth: int | None = None,
        forget: bool = False,
        most_nodes: int = MOST_NODES,
        most_levels: int = MOST_LEVELS,
    ) -> None:
        self.rules, self.forget = rules, forget
        self.most_nodes, self.most_levels = most_nodes, most_levels
        self.start = rules.start if start is None else start
        super().__init__(Grown(self, self.start))
        self.is_game = self.growing = True
        self.generated = 1
        self.title = rules.name
        self.players = rules.players
        self.depth = depth
        self.kinds = frozenset(rules.players or (MAX, MIN)) | (
            {CHANCE} if rules.has_chance else set()
        )
        self._last: dict[int, Grown] = {}  # the node at each depth whose children are there

    def after(self, state: Any, most_nodes: int | None = None) -> GameTree:
        """The tree of the same game from another state on."""
        most_nodes = most_nodes or self.most_nodes
        return GameTree(
            self.rules, start=state, most_nodes=most_nodes, most_levels=self.most_levels
        )

    # -- growing

    def grow(self, node: Grown) -> list[Node]:
        """The children of a node, whose states are made now."""
        if not self.growing:
            node.children = NO_CHILDREN
            return NO_CHILDREN
        rules, depth, new = self.rules, node.depth + 1, Grown.__new__
        children: list[Node] = []
        add = children.append
        for action, state, p, kind, value in rules.steps(node.state):
            child = new(Grown)  # calling the class costs half as much again
            child.tree, child.parent, child.depth = self, node, depth
            child.action, child.state, child.kind, child.value = action, state, kind, value
            if value is not None:
                child.children = NO_CHILDREN
            if p is not None:
                child.p = p
            add(child)
        if rules.canonical is not None and node.kind != CHANCE:
            children = without_twins(children, rules.canonical)
        node.children = children
        self.generated += len(children)
        if self.forget:
            self._forget(node)
        elif self.generated > self.most_nodes:
            raise TooLargeError(
                tell(
                    "{game}: the search generates more than {nodes} nodes (see --max-nodes); limit"
                    " its --depth, or write a --log, which keeps none",
                    game=rules.name, nodes=self.most_nodes,
                )
            )  # fmt: skip
        if depth > self.most_levels:
            raise TooLargeError(
                tell(
                    "{game}: the game goes on for more than {levels} moves; limit it: --depth 4",
                    game=rules.name, levels=self.most_levels,
                )
            )  # fmt: skip
        return children

    def _forget(self, node: Grown) -> None:
        """Drop the children of the node before, at the same depth: it was left."""
        before = self._last.get(node.depth)
        if before is not None and before is not node:
            del before.children
        self._last[node.depth] = node

    @contextmanager
    def for_search(self, forget: bool = False) -> Iterator[GameTree]:
        """A tree of the same game that one search may grow, and that stays as it was left."""
        fresh = GameTree(
            self.rules,
            start=self.start,
            forget=forget,
            most_nodes=self.most_nodes,
            most_levels=self.most_levels,
        )
        vars(fresh).update((key, part) for key, part in vars(self).items() if key in ABOUT)
        collecting = gc.isenabled() and not forget
        if collecting:
            gc.disable()  # it would look through the growing tree, again and again
        try:
            yield fresh
        finally:
            fresh.growing = False
            if collecting:
                gc.enable()

    # -- what is known of the tree as a whole

    def root_name(self) -> str:
        """A, or `start` where a move is called A."""
        return "start" if any(child.action == "A" for child in self.root.children) else "A"

    @property
    def size(self) -> int:  # type: ignore[override]
        """How many nodes there are: all of a game that still grows, else what was generated."""
        return sum(1 for _ in self.walk()) if self.growing else self.generated

    @property
    def height(self) -> int:  # type: ignore[override]
        """The depth of the deepest node; while the tree grows, as deep as it may get."""
        return self.most_levels if self.growing else max(node.depth for node in self.walk())

    def __len__(self) -> int:
        return self.size

    def __bool__(self) -> bool:
        return True  # without counting the nodes

    def __contains__(self, node: object) -> bool:
        if isinstance(node, Node):
            return getattr(node, "tree", None) is self
        try:
            return bool(self[str(node)])
        except GametraceError:
            return False

    def written(self) -> Tree:
        """The ordinary tree: of all that was generated, or of the whole game if nothing was."""
        from gametrace.games.unroll import copied, unroll

        return unroll(self) if self.growing else copied(self)

    def __reduce__(self) -> tuple[object, ...]:
        return self.written().__reduce__()

    def to_yaml(self, long: bool = False) -> str:
        """The game written out as a document in YAML."""
        return self.written().to_yaml(long)

    def to_json(self, long: bool = False) -> str:
        """The game written out as a document in JSON."""
        return self.written().to_json(long)

    def __repr__(self) -> str:
        return f"<tree of {self.rules.name}, {self.generated} nodes so far>"

    def __getitem__(self, name: str) -> Node:
        """The node of that name, which is grown on the way to it, move by move."""
        stack: list[Node] = [self.root]
        seen: list[str] = [self.root.name]
        while stack:
            node = stack.pop()
            if node.name == name:
                return node
            if node is not self.root and not name.startswith(f"{node.name}."):
                continue
            seen += [child.name for child in node.children]
            stack.extend(reversed(node.children))
        raise GametraceError(
            tell("the tree has no node '{name}'", name=visible(name)) + nearest(name, seen)
        )

    def without_eval(self, node: Node) -> GametraceError:
        """The error for a state at the depth limit that nothing values."""
        known = [*getattr(self.rules.game, "evals", {}), "zero"]
        return GametraceError(
            tell(
                "{game}: the depth limit lands on {node}, where the game goes on without an eval;"
                " write --eval {known}, or give the game a method eval(state, player)",
                game=self.rules.name, node=node.name, known=" or ".join(known),
            )
        )  # fmt: skip


ABOUT = (
    "title", "origin", "note", "range", "algorithm", "convention", "depth", "outcomes", "source",
)  # fmt: skip
