"""A log turned into answers to the other questions: its values, windows, cuts and moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gametrace.homework.logs.line import is_number

if TYPE_CHECKING:
    from gametrace.homework.logs.lines import Log
    from gametrace.tree.node import Tree


def claims_of(log: Log, tree: Tree) -> dict[str, Any]:
    """Its answers by question, as far as it goes."""
    values: dict[str, Any] = {}
    windows: dict[str, Any] = {}
    cuts: dict[str, Any] = {}
    order: list[str] = []
    claims: dict[str, Any] = {"values": values, "windows": windows, "cuts": cuts, "order": order}
    for line in log.lines:
        if line.event == "result":
            claims |= {"value": line.value} if is_number(line.value) else {}
            claims |= {"action": str(line.action)} if line.action else {}
        if line.node is None:
            continue
        name = line.node.name
        if line.event in ("enter", "leaf") and is_number(line.alpha) and is_number(line.beta):
            windows[name] = (line.alpha, line.beta)
        if line.event == "leaf":
            order.append(name)
        if line.event == "cut":
            cuts[name] = line.bound
        value = line.value if line.again is None else line.again
        if line.event in ("leaf", "cut", "leave") and is_number(value):
            values[name] = value
    called = {line.node for line in log.lines if line.event in ("enter", "leaf") and line.node}
    claims["visited"] = [node.name for node in tree.walk() if node in called]
    claims["pruned"] = [node.name for node in tree.walk() if node not in called]
    return claims
