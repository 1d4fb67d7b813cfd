"""A document may say how deep every search looks."""

from gametrace import minimax, parse

TEXT = "depth: 1\ntree: [{eval: 5, children: [1, 2]}, 3]"


def test_the_depth_of_the_document_holds_unless_another_is_given():
    tree = parse(TEXT)
    assert (minimax(tree).value, minimax(tree, depth=2).value) == (5, 3)
