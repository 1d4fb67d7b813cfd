"""What TREE names, and how another way to name one is added."""

import pytest

from gametrace import GametraceError, build, source
from gametrace.source import Way, starts, tree_named


def test_a_text_a_file_and_a_bundled_tree_are_told_apart(tmp_path):
    path = tmp_path / "t.yaml"
    path.write_text("tree: [1, 2]\n", encoding="utf-8")
    assert tree_named(" [1, 2]") == tree_named(str(path)) == build([1, 2])
    assert tree_named("ejemplo-b").title == "Ejemplo B"


@pytest.mark.parametrize(
    ("text", "words"), [("", "TREE is empty"), ("x.yaml", "cannot read"), ("x", "there is no file")]
)
def test_what_names_no_tree_is_refused(text, words):
    with pytest.raises(GametraceError, match=words):
        tree_named(text)


def test_another_way_is_one_line(monkeypatch):
    way = Way(starts("("), "source:written")
    monkeypatch.setattr(source, "WAYS", [way, *source.WAYS])
    with pytest.raises(GametraceError, match="is not a tree"):
        tree_named("(1 2)")
