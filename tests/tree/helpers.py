"""What several tests of trees ask for."""

import pytest

from gametrace import TreeError, parse


def refusal(text, **options):
    """The error that a wrong text is refused with."""
    with pytest.raises(TreeError) as caught:
        parse(text, **options)
    return caught.value


def names(tree):
    """The names of all nodes, in tree order."""
    return [node.name for node in tree.walk()]


def actions(tree):
    """The actions of all nodes but the root, in tree order."""
    return [node.action for node in tree.walk()][1:]


def kinds(tree):
    """The kinds of all nodes, in tree order."""
    return [node.kind for node in tree.walk()]


def values(tree):
    """The values of all leaves, in tree order."""
    return [node.value for node in tree.walk() if not node.children]


def chances(node):
    """The probabilities of the edges below a node."""
    return [child.p for child in node.children]
