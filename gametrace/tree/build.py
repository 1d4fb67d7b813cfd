"""Trees built in Python: nested lists, or nodes with all that a file can say of them.

A node is first a Sketch. Building turns sketches into the pieces that a text is read into, so that
the same code settles both: the same names, checks and errors.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Never

from gametrace.lang import tell
from gametrace.tree import numbers
from gametrace.tree.data import Listing, Mapping, Role
from gametrace.tree.document import describe
from gametrace.tree.errors import GametraceError, Source, TreeError, nearest, visible
from gametrace.tree.forms import Forms
from gametrace.tree.node import NO_CHILDREN, Node, Tree
from gametrace.tree.settle import settle
from gametrace.tree.sketch import Sketch

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from collections.abc import Mapping as Dict

    from gametrace.tree.sketch import Child, Number


def build(
    tree: Child,
    root: str | None = None,
    *,
    title: str | None = None,
    source: str | None = None,
    note: str | None = None,
    levels: Sequence[str] | None = None,
    players: Sequence[str] | None = None,
    range: Sequence[Number] | None = None,  # noqa: A002
    weights: Dict[str, Number] | None = None,
    outcomes: Dict[str, Number] | None = None,
    algorithm: str | None = None,
    convention: str | Dict[str, Any] | None = None,
    depth: int | None = None,
    **unknown: Never,
) -> Tree:
    """A tree: a list is an inner node, a number a leaf, and max_node and the others say more.

    Texts are read as in a file: "1/3", "win". root moves first if the tree says not who.
    """
    about = {
        "title": title, "source": source, "note": note, "levels": levels, "players": players,
        "range": range, "weights": weights, "outcomes": outcomes, "algorithm": algorithm,
        "convention": convention, "depth": depth,
    }  # fmt: skip
    for word in unknown:
        message = tell("build has no argument '{word}'", word=visible(word))
        raise GametraceError(message + nearest(word, ("root", *about)))
    if root not in (None, "max", "min"):
        raise GametraceError(
            tell("'{root}' cannot move first: max or min", root=visible(str(root)))
        )
    builder = Builder()
    built = Tree(builder.grow(tree), builder.places)
    keys = {key: _piece(it, builder.places.add(key)) for key, it in about.items() if it is not None}
    describe(built, keys, builder.forms.take)
    settle(built, builder.forms, root)
    built.source = None
    return built


class BuildError(TreeError):
    """An argument of build is wrong; there are no lines to count."""

    def __init__(self, place: str, what: str) -> None:
        self.file, self.line, self.column, self.what = "build", 0, 0, what
        GametraceError.__init__(self, f"build: {place}: {what}")


class Places(Source):
    """Where in the arguments of build a piece stands; an offset is the number of a place."""

    def __init__(self) -> None:
        super().__init__("build", "")
        self.steps: list[tuple[int, str]] = []  # for each place the one around it, and the step

    def add(self, step: str, around: int = -1) -> int:
        """A new place."""
        self.steps.append((around, step))
        return len(self.steps) - 1

    def error(self, at: int, what: str) -> TreeError:
        """The error that names this place."""
        return BuildError(self.where(at), what)

    def where(self, at: int) -> str:
        """The steps that lead to a place; of a very long way the end."""
        steps: list[str] = []
        while at >= 0 and len(steps) < 20:
            at, step = self.steps[at]
            steps.append(step)
        return ("…" if at >= 0 else "") + "".join(reversed(steps))


class Scalar:
    """A piece like the parser's: a text and its place."""

    __slots__ = ("at", "value")

    def __init__(self, value: str, at: int) -> None:
        self.value, self.at = value, at

    @property
    def start_mark(self) -> Scalar:
        """Itself: the place is asked for as in the parser's events."""
        return self

    @property
    def index(self) -> int:
        """The place."""
        return self.at


class Builder:
    """Makes nodes out of lists, values and sketches."""

    def __init__(self) -> None:
        self.places = Places()
        self.forms = Forms(self.places)
        self.forms.keys = set()

    def grow(self, top: Any) -> Node:
        """The root, with all that hangs below it; no recursion, for trees may be deep."""
        found: list[Node] = []
        open_: set[int] = set()  # the lists and sketches around the one that is looked at
        stack = [(iter([(None, top, -1)]), found, 0)]
        while stack:
            items, siblings, owner = stack[-1]
            item = next(items, None)
            if item is None:
                stack.pop()
                open_.discard(owner)
                continue
            key, child, around = item
            at = self.places.add(f"[{len(siblings)}]" if stack[1:] else "tree", around)
            node = self._node(child, at)
            if node.children is not NO_CHILDREN and isinstance(child, list | Sketch):
                below = child.children if isinstance(child, Sketch) else child
                if below:
                    if id(child) in open_:
                        raise self.places.error(at, tell("this list contains itself"))
                    open_.add(id(child))
                    stack.append((_items(below, at), node.children, id(child)))
            siblings.append(node if key is None else self.forms.named(Scalar(_text(key), at), node))
        return found[0]

    def _node(self, child: Any, at: int) -> Node:
        """One node, whose list of children is still empty."""
        if isinstance(child, list):
            if not child:
                message = tell("an inner node needs children; write a value, or fill the list")
                raise self.places.error(at, message)
            return Node(None, [], at)
        if not isinstance(child, Sketch):
            return self._leaf(child, at)
        frame = Mapping(at, Role.ITEM)
        for key, it in child.keys.items():
            piece = _piece(it, at)
            frame.pairs.append((Scalar(key, at), piece))
        if child.children:
            frame.pairs.append((Scalar("children", at), Node(None, [], at)))
        return self.forms.mapping(frame)

    def _leaf(self, value: Any, at: int) -> Node:
        if isinstance(value, dict):
            message = tell("a dict stands where a list belongs; write gt.max_node({{…}}) around it")
            raise self.places.error(at, message)
        if isinstance(value, str):
            return self.forms.leaf(Scalar(value, at))
        try:
            node = Node(numbers.exact(value), NO_CHILDREN, at)
        except numbers.NumberError as error:
            raise self.places.error(at, visible(str(error))) from None
        if type(node.value) is tuple and len(node.value) == 1:
            (node.value,) = node.value
        if type(node.value) is tuple:
            self.forms.keep(node)
        return node


def _items(children: Any, at: int) -> Iterator[tuple[Any, Any, int]]:
    """Each child with its name or probability, if it has one, and the place around it."""
    if isinstance(children, dict):
        return ((key, child, at) for key, child in children.items())
    return ((None, child, at) for child in children)


def _piece(item: Any, at: int) -> Any:
    """What is given in Python as the reader has it."""
    if isinstance(item, list | tuple):
        listing = Listing(at)
        listing.items = [_piece(entry, at) for entry in item]
        return listing
    if isinstance(item, dict):
        mapping = Mapping(at, Role.DATA)
        mapping.pairs = [(Scalar(_text(key), at), _piece(entry, at)) for key, entry in item.items()]
        return mapping
    return Scalar(_text(item), at)


def _text(item: Any) -> str:
    """A text, a number or a truth as a file has it."""
    if isinstance(item, bool):
        return str(item).lower()
    return item if isinstance(item, str) else str(item)
