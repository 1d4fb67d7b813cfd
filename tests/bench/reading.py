"""Reading 111 111 nodes with their positions, against PyYAML's fastest loader on the same text."""

from tests.bench.measure import race
from tests.bench.trees import long_form, named_form, nested


def read_long_form():
    return read(long_form(nested(10, 5)))


def read_named_nodes():
    return read(f"tree: {{{named_form(nested(10, 5))}}}")


def read_bare_lists():
    return read(str(nested(10, 5)))


def read(text):
    import yaml

    from gametrace import parse

    assert parse(text).size == 111_111
    return race(lambda: parse(text), lambda: yaml.load(text, yaml.CSafeLoader), rounds=4)
