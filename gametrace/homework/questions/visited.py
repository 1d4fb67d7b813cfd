"""The nodes that the search visits: `visited: [A, B, B1]`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametrace.homework.questions.node_set import Members

if TYPE_CHECKING:
    from gametrace.homework.key import Key


class Visited(Members):
    """Every node that the search comes to."""

    name = "visited"

    def right(self, key: Key) -> dict[str, bool]:
        return dict.fromkeys((node.name for node in key.trace.visits), True)

    def applies(self, key: Key) -> bool:
        return False
