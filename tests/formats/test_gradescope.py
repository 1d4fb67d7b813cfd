"""The autograder zip, run in an empty folder as Gradescope would."""

import json
import os
import shutil
import subprocess
import sys
from io import BytesIO
from zipfile import ZipFile

import pytest

from gametrace import render
from gametrace.formats import efg
from gametrace.formats.gradescope import autograder
from gametrace.solving import alphabeta
from gametrace.tree.read import parse

TREE = "title: Exam\ntree: [[3, 12, [8, 7, 3]], [2, 4, 6], [14, 5, 1]]\n"
RUBRIC = "points: {values: 2}\nasked: {values: [A, B], action: true}\nout_of: 10\n"
RIGHT = "student: Ana\nvalues: {A: 3, B: 3}\naction: a1\n"
WRONG = "student: Berta\nvalues: {A: 3, B: 12}\naction: a2\n"


@pytest.fixture(scope="module")
def source(tmp_path_factory):
    """The zip, unpacked once as Gradescope does it: with the permissions that it says."""
    folder = tmp_path_factory.mktemp("autograder") / "source"
    with ZipFile(BytesIO(autograder(parse(TREE), RUBRIC, ["--lang", "en"]))) as archive:
        archive.extractall(folder)
        for info in archive.infolist():
            os.chmod(folder / info.filename, info.external_attr >> 16)
    return folder


def graded(source, base, files):
    """What results.json says after a student has handed in these files."""
    shutil.copytree(source, base / "source")
    shutil.copy(source / "run_autograder", base / "run_autograder")
    (base / "submission").mkdir()
    (base / "results").mkdir()
    (base / "submission_metadata.json").write_text("{}")
    for name, content in files.items():
        (base / "submission" / name).write_bytes(content)
    environment = {"PATH": os.environ["PATH"], "AUTOGRADER": str(base), "PYTHON": sys.executable}
    done = subprocess.run([base / "run_autograder"], cwd=base, env=environment, capture_output=True)
    assert done.returncode == 0, done.stderr.decode()
    return json.loads((base / "results" / "results.json").read_text(encoding="utf-8"))


def test_a_right_sheet_gets_all_points(source, tmp_path):
    result = graded(source, tmp_path, {"answers.yaml": RIGHT.encode()})
    assert result["score"] == 10
    assert {test["status"] for test in result["tests"]} == {"passed"}


def test_a_wrong_sheet_gets_what_it_earns(source, tmp_path):
    result = graded(source, tmp_path, {"answers.yaml": WRONG.encode()})
    assert result["score"] == 4  # A's value, 2 of 5 points
    assert "failed" in {test["status"] for test in result["tests"]}


def test_a_log_is_graded(source, tmp_path):
    log = render.log(alphabeta(parse(TREE)))
    result = graded(source, tmp_path, {"trace.txt": log.encode()})
    assert any(test["score"] == test["max_score"] > 0 for test in result["tests"])


def test_what_cannot_be_read_gets_no_points_and_the_reason(source, tmp_path):
    result = graded(source, tmp_path, {"photo.png": b"\x89PNG\r\n\x1a\n\x00\xff"})
    assert result["score"] == 0
    assert "a picture, not text" in result["output"]


def test_an_empty_submission_gets_no_points_and_a_result(source, tmp_path):
    assert graded(source, tmp_path, {})["score"] == 0


def test_a_rubric_that_is_wrong_is_told_in_the_result(tmp_path):
    with ZipFile(BytesIO(autograder(parse(TREE), "pints: {}"))) as archive:
        archive.extractall(tmp_path / "zip")
        os.chmod(tmp_path / "zip" / "run_autograder", 0o755)
    base = tmp_path / "base"
    base.mkdir()
    result = graded(tmp_path / "zip", base, {"answers.yaml": RIGHT.encode()})
    assert result["score"] == 0
    assert "did you mean 'points'?" in result["output"]


def test_the_zip_has_what_gradescope_runs_and_gametrace_itself(source):
    assert os.access(source / "setup.sh", os.X_OK)
    assert os.access(source / "run_autograder", os.X_OK)
    assert "pip install click rich pyyaml" in (source / "setup.sh").read_text()
    assert subprocess.run(["bash", "-n", source / "setup.sh"], check=False).returncode == 0
    asked = [sys.executable, "-c", "import gametrace; print(gametrace.__file__)"]
    environment = {"PYTHONPATH": str(source)}
    found = subprocess.run(asked, env=environment, cwd=source, capture_output=True, text=True)
    assert found.stdout.strip() == str(source / "gametrace" / "__init__.py")


def test_the_same_tree_gives_the_same_zip():
    assert autograder(parse(TREE), RUBRIC) == autograder(parse(TREE), RUBRIC)


def test_a_tree_of_another_program_goes_into_the_zip_as_our_own():
    tree = efg.read(efg.write(parse(TREE)))
    with ZipFile(BytesIO(autograder(tree))) as archive:
        assert parse(archive.read("tree.yaml").decode()) == tree
