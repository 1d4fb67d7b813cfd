"""Nodes that are not in a tree yet: what a program writes, with all that a file can say of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias, TypedDict, Unpack

from gametrace.lang import tell
from gametrace.tree import numbers
from gametrace.tree.errors import GametraceError, nearest, visible
from gametrace.tree.words import NODE_KEYS, folded, vocabulary

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from fractions import Fraction

Number: TypeAlias = "int | float | Fraction | str"
Child: TypeAlias = "Sketch | Number | tuple[Number, ...] | Sequence[Child]"
Named: TypeAlias = (
    "Mapping[Number, Child]"  # children by name, or below a chance node by probability
)


class About(TypedDict, total=False):
    """What may be said of any node, as in the long form of a file."""

    name: str
    action: str
    p: Number
    eval: Number | tuple[Number, ...]
    features: Mapping[str, Number]
    outcome: Mapping[str, Number]
    random: Number
    quiet: bool
    mark: bool
    note: str
    label: str


@dataclass(frozen=True, eq=False, repr=False, slots=True)
class Sketch:
    """A node that is not in a tree yet: what max_node, min_node, chance, player and leaf make."""

    keys: Mapping[str, Any]
    children: Sequence[Any] | Mapping[Any, Any] = ()

    def __repr__(self) -> str:
        return f"<{self.keys.get('kind', 'leaf')} {self.keys.get('name', '')}>".replace(" >", ">")


def max_node(*name_and_children: Child | Named, **about: Unpack[About]) -> Sketch:
    """A MAX node: its name, which may be left out, and its children."""
    return _inner("max", name_and_children, about)


def min_node(*name_and_children: Child | Named, **about: Unpack[About]) -> Sketch:
    """A MIN node, likewise."""
    return _inner("min", name_and_children, about)


def chance(*name_and_children: Child | Named, **about: Unpack[About]) -> Sketch:
    """A chance node; a dict has the children by their probabilities."""
    return _inner("chance", name_and_children, about)


def player(who: str, *name_and_children: Child | Named, **about: Unpack[About]) -> Sketch:
    """A node where one of several players moves."""
    return _inner(who, name_and_children, about)


def leaf(value: Number | tuple[Number, ...], **about: Unpack[About]) -> Sketch:
    """A leaf of which more is said than its value."""
    return Sketch({**_checked(about), "value": value})


def _inner(kind: str, given: tuple[Any, ...], about: Any) -> Sketch:
    """The sketch of an inner node, whose name may be the first of what is given."""
    keys = {**_checked(about), "kind": kind}
    if given and isinstance(given[0], str):
        if _reads_as_value(given[0]):
            message = tell(
                "'{text}' could be the name or the first child;"
                " write name='{text}', or gt.leaf('{text}')",
                text=visible(given[0]),
            )  # fmt: skip
            raise GametraceError(message)
        if "name" in keys:
            message = tell(
                "this node has two names: '{name}' and '{other}'",
                name=visible(given[0]), other=visible(str(keys["name"])),
            )  # fmt: skip
            raise GametraceError(message)
        keys["name"], given = given[0], given[1:]
    if len(given) == 1 and isinstance(given[0], dict):
        return Sketch(keys, _some(given[0], kind))
    return Sketch(keys, _some(given, kind))


def _some(children: Any, kind: str) -> Any:
    if not children:
        raise GametraceError(tell("a {kind} node needs children", kind=visible(str(kind))))
    return children


def _checked(about: Any) -> dict[str, Any]:
    """What is said of a node, without what is None."""
    for word in about:
        if word not in About.__annotations__:
            message = tell("a node has no argument '{word}'", word=visible(word))
            raise GametraceError(message + nearest(word, NODE_KEYS))
    return {key: it for key, it in about.items() if it is not None}


def _reads_as_value(text: str) -> bool:
    """Whether a text may be meant as a number, or as win or lose."""
    try:
        numbers.utility(text)
    except numbers.NumberError:
        return len(text) > 1 and folded(text) in vocabulary().outcomes
    return True
