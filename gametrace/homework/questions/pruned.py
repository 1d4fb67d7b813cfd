"""The nodes that a cut keeps from being visited: `pruned: [B32, B33]`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gametrace.homework.questions.node_set import Members

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gametrace.homework.key import Key


class Pruned(Members):
    """What is never visited, because of a cut above it."""

    name = "pruned"

    def right(self, key: Key) -> dict[str, bool]:
        missed = key.trace.missed.items()
        return {node.name: True for node, status in missed if status == "pruned"}

    def applies(self, key: Key) -> bool:
        return key.has_windows

    def implied(self, given: dict[str, bool], key: Key) -> set[str]:
        """What hangs below a pruned node is implied by it."""
        facts = self.facts(key)
        if len(given) >= len(facts):
            return set()
        found: set[str] = set()
        for name in facts:  # what is above comes first
            above = key.nodes[name].parent
            if (
                above is not None
                and above.name in facts
                and (above.name in given or above.name in found)
            ):
                found.add(name)
        return found - given.keys()

    def seen(self, claim: Any, key: Key) -> Mapping[str, bool]:
        if not isinstance(claim, list):
            return {}
        seen: dict[str, bool] = {}
        named = set(claim)
        for node in key.tree.walk():
            above = node.parent is None or seen[node.parent.name]
            seen[node.name] = above and node.name not in named
        return seen
