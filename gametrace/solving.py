"""Where search and watchers meet: a tree goes in, its Trace comes out, or a watcher is fed."""

from __future__ import annotations

import inspect
from math import inf
from typing import TYPE_CHECKING, Any, Protocol, TypedDict, overload

from gametrace.convention import CONVENTIONS, Convention, checked, convention_of
from gametrace.lang import tell
from gametrace.search import ALGORITHMS, algorithm_of, known
from gametrace.search.scope import Scope
from gametrace.trace.trace import Trace
from gametrace.tree.errors import GametraceError, nearest
from gametrace.tree.node import CHANCE, Tree
from gametrace.tree.numbers import show

if TYPE_CHECKING:
    from typing import Unpack

    from gametrace.convention import Bound, Cut, Order, Star, Start, Test
    from gametrace.trace.watcher import Watcher
    from gametrace.tree.numbers import Value


def run(tree: Tree, algorithm: str, rules: Convention, watch: Watcher) -> Value:
    """Search a tree by these rules under the eyes of a watcher; the root's value."""
    with tree.for_search(forget=True) as own:
        watch.begin(own, rules)
        return ALGORITHMS[algorithm].search(own, watch, rules)


def trace_of(tree: Tree, algorithm: str, rules: Convention) -> Trace:
    """The trace of an algorithm on a tree, by these rules as they are."""
    plain = plain_search if ALGORITHMS[algorithm].plain_name else None
    with tree.for_search() as own:
        trace = Trace(own, algorithm, rules, plain, exact=exact_search)
        ALGORITHMS[algorithm].search(own, trace, rules)
    if rules.beam:
        trace.discarded = Scope(own, rules).discarded
    return trace


def plain_search(trace: Trace) -> Trace:
    """The search without cuts, run for a trace that has some."""
    plain = ALGORITHMS[trace.algorithm].plain
    return trace_of(trace.tree, plain, trace.rules._replace(alpha=None, beta=None))


def exact_search(trace: Trace) -> Trace:
    """A search that gives the root's best children their true values.

    In a game the plain one may be far larger; soft bounds and strict cuts do as well: what then
    equals the best value is exact, and everything else is worse.
    """
    if not (trace.tree.is_game and trace.has_windows) or CHANCE in trace.tree.kinds:
        return trace.plain
    rules = trace.rules._replace(alpha=-inf, beta=inf, cut="strict", bound="soft")
    return trace_of(trace.tree, trace.algorithm, rules)


def plain_of(trace: Trace) -> Trace:
    """The trace of the plain counterpart: itself, if it is plain."""
    return trace.plain


def rules_for(
    tree: Tree, algorithm: str, name: str | Convention | None = None, **parts: Any
) -> Convention:
    """The convention of that name, else the tree's own, else ub, with some parts of it changed."""
    if isinstance(name, Convention):
        rules = name
    else:
        rules = CONVENTIONS[checked("name", name)] if name else convention_of(tree)
        if rules.window == "range" and tree.range:
            rules = rules._replace(alpha=tree.range[0], beta=tree.range[1])
        if rules.depth is None:
            rules = rules._replace(depth=tree.depth)
    rules = rules._replace(**{key: checked(key, part) for key, part in parts.items()})
    record = ALGORITHMS[algorithm]
    rules = rules._replace(nature=record.nature)
    if not record.windows:
        return rules._replace(alpha=None, beta=None)
    if not rules.alpha < rules.beta:
        fields = {"alpha": show(rules.alpha), "beta": show(rules.beta)}
        message = tell(
            "the window at the root is empty: alpha is {alpha} and beta {beta};"
            " alpha must be below beta",
            **fields,
        )
        raise GametraceError(message)
    return rules


class Parts(TypedDict, total=False):
    """The parts of a convention that an argument can change."""

    cut: Cut | None
    bound: Bound | None
    alpha: Value
    beta: Value
    order: Order | None
    window: Start | None
    depth: int | None
    test: Test | None
    quiescence: bool | None
    singular: Value
    beam: int | None
    average: bool | None
    chance: Star | None


@overload
def solve(
    tree: Tree,
    algorithm: str | None = None,
    convention: str | Convention | None = None,
    *,
    watch: None = None,
    **parts: Unpack[Parts],
) -> Trace: ...
@overload
def solve(
    tree: Tree,
    algorithm: str | None = None,
    convention: str | Convention | None = None,
    *,
    watch: Watcher,
    **parts: Unpack[Parts],
) -> Value: ...
def solve(
    tree: Tree,
    algorithm: str | None = None,
    convention: str | Convention | None = None,
    *,
    cut: Cut | None = None,
    bound: Bound | None = None,
    alpha: Value = None,
    beta: Value = None,
    order: Order | None = None,
    window: Start | None = None,
    depth: int | None = None,
    test: Test | None = None,
    quiescence: bool | None = None,
    singular: Value = None,
    beam: int | None = None,
    average: bool | None = None,
    chance: Star | None = None,
    watch: Watcher | None = None,
    **unknown: Any,
) -> Any:
    """The trace of a search: by the algorithm that is named, else the tree's, else what suits it.

    The other arguments change parts of the convention. With watch, a Watcher is told each step as
    it happens, nothing is remembered, and the root's value is returned.
    """
    parts = {
        "cut": cut, "bound": bound, "alpha": alpha, "beta": beta, "order": order, "window": window,
        "depth": depth, "test": test, "quiescence": quiescence, "singular": singular,
        "beam": beam, "average": average, "chance": chance,
    }  # fmt: skip
    _refuse(tree, unknown, [*parts, "convention", "watch"])
    name = algorithm_of(tree) if algorithm is None else known(algorithm, GametraceError)
    given = {key: part for key, part in parts.items() if part is not None}
    if isinstance(convention, Convention) and not given:
        rules = convention
    else:
        rules = rules_for(tree, name, convention, **given)
    return trace_of(tree, name, rules) if watch is None else run(tree, name, rules, watch)


def _refuse(tree: object, unknown: dict[str, Any], keywords: list[str]) -> None:
    """Refuse what is no tree, and keywords that mean nothing here."""
    if isinstance(tree, str):
        raise GametraceError(
            tell("a search takes a tree, not the name of one: gametrace.read({name!r})", name=tree)
        )
    if not isinstance(tree, Tree):
        given = type(tree).__name__
        raise GametraceError(tell("a search takes a gametrace.Tree, not a {given}", given=given))
    for key in unknown:
        fields = {"key": key, "hint": nearest(key, keywords)}
        raise GametraceError(tell("a search has no argument '{key}'{hint}", **fields))


class Solver(Protocol):
    """A function of the library that runs one algorithm; its arguments are those of solve."""

    @overload
    def __call__(
        self,
        tree: Tree,
        convention: str | Convention | None = None,
        *,
        watch: None = None,
        **parts: Unpack[Parts],
    ) -> Trace: ...
    @overload
    def __call__(
        self,
        tree: Tree,
        convention: str | Convention | None = None,
        *,
        watch: Watcher,
        **parts: Unpack[Parts],
    ) -> Value: ...


def solver(algorithm: str) -> Solver:
    """The function of the library that runs one algorithm."""

    def search(tree: Tree, convention: str | Convention | None = None, **parts: Any) -> Any:
        return solve(tree, algorithm, convention, **parts)

    signature = inspect.signature(solve)
    arguments = [
        argument
        for name, argument in signature.parameters.items()
        if name not in ("algorithm", "unknown")
    ]
    search.__name__ = search.__qualname__ = algorithm
    search.__doc__ = f"The trace of {algorithm}; its arguments are those of solve."
    search.__signature__ = signature.replace(parameters=arguments)  # type: ignore[attr-defined]
    return search


minimax, alphabeta = solver("minimax"), solver("alphabeta")
expectimax, expectiminimax = solver("expectimax"), solver("expectiminimax")
maxn = solver("maxn")
