"""The lecture trees that come with gametrace."""

import os

import pytest

from gametrace import GametraceError, parse, read
from gametrace.tree.bundled import DEFAULT, find, names
from gametrace.tree.write import to_json, to_yaml


def test_the_default_tree_is_bundled():
    assert DEFAULT in names()
    assert read(find(DEFAULT)) == read(find("ejemplo-b"))


@pytest.mark.parametrize("name", names())
def test_every_bundled_tree_is_read_and_says_what_it_is(name):
    tree = read(find(name))
    assert tree.title
    assert tree.origin
    assert tree.note


@pytest.mark.parametrize("name", names())
def test_every_bundled_tree_is_read_back_equal(name):
    tree = read(find(name))
    for write in (to_yaml, to_json):
        for long in (False, True):
            assert parse(write(tree, long)) == tree


def test_a_name_that_no_tree_has_is_answered_with_the_nearest():
    with pytest.raises(GametraceError, match=r"did you mean 'ub/ejemplo-b'\?|'ejemplo-b'\?"):
        find("ejemplo-c")


def test_a_name_that_resembles_nothing_is_answered_with_where_to_look():
    with pytest.raises(GametraceError, match="`gametrace trees` lists the bundled ones"):
        find("zzzzzz")


@pytest.mark.parametrize("name", ["../../etc/passwd", "ub/../ub/ejemplo-b", "", "/etc/passwd"])
def test_a_name_is_not_a_way_out_of_the_folder(name):
    with pytest.raises(GametraceError, match="no bundled tree of that name"):
        find(name)


def test_a_bundled_tree_is_a_file():
    assert all(os.path.isfile(find(name)) for name in names())
