"""Every test here runs in a folder of its own, with a tree in it and a neutral environment."""

import pytest

TREE = "tree: [[3, 12, [8, 7, 3]], [2, 4, 6], [14, 5, 1]]\n"
ANSWERS = """\
student: u1407203
values: {A: 3, B: 3, B3: 8, C: 2, D: 1}
windows: {C1: [3, inf], D3: [3, 5]}
pruned: [B32, B33, C2, C3]
cuts: {B3: beta, C: alfa, D: alfa}
order: [B1, B2, B31, C1, D1, D2, D3]
action: a1
line: [A, B, B1]
not_generated: 4
whatif: {C1: "> 3"}
"""


@pytest.fixture(autouse=True)
def here(tmp_path, monkeypatch):
    """The working folder; it holds tree.yaml."""
    for name in ("GAMETRACE_LANG", "NO_COLOR", "FORCE_COLOR", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "tree.yaml").write_text(TREE, encoding="utf-8")
    return tmp_path


@pytest.fixture
def homework(here):
    """The working folder with a right sheet in it, and two submissions: right, and with a slip."""
    (here / "answers.yaml").write_text(ANSWERS, encoding="utf-8")
    (here / "submissions").mkdir()
    (here / "submissions" / "ana.yaml").write_text(ANSWERS, encoding="utf-8")
    slip = ANSWERS.replace("u1407203", "berta").replace("[3, ", "[-inf, ")
    (here / "submissions" / "berta.yaml").write_text(slip, encoding="utf-8")
    return here
