"""Every test here runs in a folder of its own, with a tree in it and a neutral environment."""

import pytest

TREE = "tree: [[3, 12, [8, 7, 3]], [2, 4, 6], [14, 5, 1]]\n"


@pytest.fixture(autouse=True)
def here(tmp_path, monkeypatch):
    """The working folder; it holds tree.yaml."""
    for name in ("GAMETRACE_LANG", "NO_COLOR", "FORCE_COLOR", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "tree.yaml").write_text(TREE, encoding="utf-8")
    return tmp_path
