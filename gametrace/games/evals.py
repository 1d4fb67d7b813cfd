"""What values a state at the depth limit: the game's own eval, a named one, or a function."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gametrace.games.blame import blame
from gametrace.lang import tell
from gametrace.tree.errors import GametraceError, nearest

if TYPE_CHECKING:
    from collections.abc import Callable

    from gametrace.games.rules import Rules
    from gametrace.tree.numbers import Value


def estimate(rules: Rules, name: str | Callable[..., Any] | None) -> Callable[[Any], Value] | None:
    """The function that values a state at the depth limit."""
    ask = getattr(rules.game, "eval", None) if name is None else name
    if ask is None:
        return None
    if isinstance(ask, str):
        known = {**getattr(rules.game, "evals", {}), "zero": lambda state, player: 0}
        if ask not in known:
            raise GametraceError(
                tell(
                    "{game} has no eval '{name}'; it has {known}",
                    game=rules.name, name=ask, known=", ".join(known),
                )
                + nearest(ask, known)
            )  # fmt: skip
        ask = known[ask]

    def value(state: Any) -> Value:
        try:
            values = [rules.number(state, ask(state, token), "eval") for token in rules.tokens]
        except GametraceError:
            raise
        except Exception as error:
            raise blame(rules, error, state) from error
        return tuple(values) if rules.players else values[0]

    return value
