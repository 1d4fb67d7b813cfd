"""Iterative deepening shows the horizon effect, and what reordering saves."""

import gametrace
from gametrace.solving import rules_for
from gametrace.study.deepen import changes, deepen
from gametrace.tree.bundled import find


def deepened(tree, to, **how):
    return list(deepen(tree, "alphabeta", rules_for(tree, "alphabeta"), to, **how))


def test_the_decision_changes_when_the_third_ply_is_seen():
    traces = deepened(gametrace.read(find("uam/horizonte")), 3)
    assert [(trace.value, trace.action) for trace in traces] == [(5, "a1"), (5, "a1"), (1, "a2")]
    assert list(changes(traces)) == [(3, "a1", "a2")]


def test_looking_first_at_what_was_best_saves_work_and_changes_no_value():
    text = "[{eval: 1, children: [3, 4]}, {eval: 9, children: [8, 9]}]"
    plain = deepened(gametrace.parse(text), 2)
    again = deepened(gametrace.parse(text), 2, reorder=True)
    assert [trace.value for trace in again] == [trace.value for trace in plain]
    assert [trace.counts["visited"] for trace in plain] == [3, 7]
    assert [trace.counts["visited"] for trace in again] == [3, 6]
