"""One subtree alone: what the whole search says of it, and nothing else."""

from hypothesis import given
from hypothesis import strategies as st

from gametrace import alphabeta, build, render
from gametrace.render.log import Log
from gametrace.render.only import Only
from tests.search.reference import rules
from tests.strategies import trees


def log_of(trace, node):
    lines = []
    watch = Only(node, Log(lines.append))
    trace.replay(watch)
    return "".join(lines), watch.visited


@given(trees(), rules, st.data())
def test_the_log_of_a_subtree_is_its_part_of_the_whole_log(tree, parts, data):
    trace = alphabeta(tree, **parts)
    node = data.draw(st.sampled_from([node for node in tree.walk() if node.parent]))
    below = set(node.walk())
    whole = render.log(trace).splitlines(keepends=True)[:-1]
    events = [at for _, (at, *_) in trace.events()]
    part = [line for line, at in zip(whole, events, strict=True) if at in below]
    assert log_of(trace, node) == ("".join(part), node in trace.visits)


@given(trees(), rules)
def test_the_log_of_the_root_is_the_whole_log(tree, parts):
    trace = alphabeta(tree, **parts)
    assert log_of(trace, tree.root) == (render.log(trace), True)


def test_a_pruned_node_is_never_visited():
    trace = alphabeta(build([[3, 12], [2, 4]]))
    assert log_of(trace, trace.tree["C2"]) == ("", False)
