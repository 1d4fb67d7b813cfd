"""The nodes that the search visits: `visited: [A, B, B1]`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gametrace.homework.questions.node_set import Members

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gametrace.homework.key import Key


class Visited(Members):
    """Every node that the search comes to."""

    name = "visited"

    def right(self, key: Key) -> dict[str, bool]:
        return dict.fromkeys((node.name for node in key.trace.visits), True)

    def applies(self, key: Key) -> bool:
        return False

    def seen(self, claim: Any, key: Key) -> Mapping[str, bool]:
        if not isinstance(claim, list):
            return {}
        named = set(claim)
        return {node.name: node.name in named for node in key.tree.walk()}
