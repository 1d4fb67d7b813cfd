"""gametrace grade: a class in, results out, whatever was handed in."""

import csv
import json
import os
import signal
import subprocess

import pytest

from tests.cli.conftest import ANSWERS, TREE
from tests.cli.program import DEADLINE, invoke, refusal_of, run, start, wait_until

pytestmark = pytest.mark.usefixtures("homework")


def listing(folder):
    """Every file below a folder."""
    return sorted(
        os.path.relpath(os.path.join(where, name), folder)
        for where, _, names in os.walk(folder)
        for name in names
    )


def contents(folder):
    return {name: (folder / name).read_bytes() for name in listing(folder)}


def rows(here, folder="results"):
    with open(here / folder / "grades.csv", encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def graded(*arguments):
    """What a run that succeeds prints."""
    result = invoke("grade", *arguments)
    assert (result.code, result.err) == (0, "")
    return result.out


def test_it_prints_a_table_and_writes_the_results(here):
    shown = graded("tree.yaml", "submissions", "--lang", "en")
    assert [line.split()[:6] for line in shown.splitlines()[1:3]] == [
        ["ana", "·", "u1407203", "25", "25", "10"],
        ["berta", "23", "25", "9.2", "each", "node"],
    ]
    assert shown.endswith("\nGraded 2 of 2; mean 9.6. Results in results.\n")
    assert listing(here / "results") == [
        "feedback/ana.md", "feedback/berta.md", "grades.csv", "summary.md",
    ]  # fmt: skip
    assert [row["points"] for row in rows(here)] == ["25", "23"]


def test_it_speaks_every_language(here):
    assert "Calificadas 2 de 2; media 9.6" in graded("tree.yaml", "submissions", "-o", "a")
    assert "Qualificats 2 de 2" in graded("tree.yaml", "submissions", "--lang", "ca", "-o", "b")
    assert "finestres C1" in (here / "b" / "feedback" / "berta.md").read_text(encoding="utf-8")


def test_the_tree_may_be_bundled_or_written_on_the_command_line(here):
    graded("ub/ejemplo-b", "submissions", "-o", "a")
    graded("[[3, 12, [8, 7, 3]], [2, 4, 6], [14, 5, 1]]", "submissions", "-o", "b")
    graded("tree.yaml", "submissions", "-o", "c")
    assert contents(here / "a") == contents(here / "b") == contents(here / "c")


def test_the_rules_are_those_of_the_command_line(here):
    graded("tree.yaml", "submissions", "--algorithm", "minimax", "-o", "a")
    assert [row["pruned"] for row in rows(here, "a")] == ["0", "0"]
    graded("tree.yaml", "submissions", "--from", "right", "-o", "b")
    assert rows(here, "b")[0]["order"] != "7"


def test_a_rubric_says_what_is_asked_and_what_all_is_worth(here):
    (here / "rubric.yaml").write_text("asked: [value]\nout_of: 10\npoints: {windows: 2}\n")
    graded("tree.yaml", "submissions", "--rubric", "rubric.yaml")
    assert [(row["of"], row["grade"]) for row in rows(here)] == [("1", "0"), ("1", "0")]


def test_totals_that_differ_are_told_unless_a_rubric_asks(here):
    (here / "submissions" / "carla.yaml").write_text("value: 3\n")
    result = invoke("grade", "tree.yaml", "submissions", "--lang", "en")
    assert result.code == 0
    assert result.err.startswith("The totals of points differ")
    (here / "rubric.yaml").write_text("asked: [value]\n")
    graded("tree.yaml", "submissions", "--rubric", "rubric.yaml", "--force")


def test_a_class_of_horrors_is_graded_to_the_end(here):
    """Everything at once that could stop a script, run wild in a terminal, or leave the folder."""
    folder = here / "submissions"
    (folder / "zip.yaml").write_bytes(b"PK\x03\x04" + bytes(range(256)) * 20)
    (folder / "huge.yaml").write_bytes(b"a: " + b"x" * (1 << 20))
    (folder / "binary").write_bytes(bytes(range(255, 0, -1)) * 20)
    (folder / "deep.yaml").write_text("values: " + "[" * 50_000)
    laughs = "".join(f"k{n}: &k{n} [{', '.join([f'*k{n - 1}'] * 9)}]\n" for n in range(1, 9))
    (folder / "laughs.yaml").write_text(f"k0: &k0 [lol]\n{laughs}")
    (folder / "tag.yaml").write_text("value: !!python/object/apply:os.system ['touch pwned']")
    (folder / "=cmd()|'x'!A0.yaml").write_text('student: "=1+1"\nvalue: 3')
    (folder / "[bold red]x.yaml").write_text('student: "[blink]<b>*a*</b>"\nvalue: 3')
    (folder / "\x1b[31mred\n.yaml").write_text("value: 3")
    (folder / "..x.yaml").write_text("value: 3")
    (folder / "CON.yaml").write_text("value: 3")
    (folder / "passwd.yaml").symlink_to("/etc/passwd")
    (folder / "loop").symlink_to(".")
    os.mkfifo(folder / "pipe.yaml")
    (folder / "empty").mkdir()
    names = "student: " + "<script>alert(1)</script>" + "\nvaleus: {A: 3}"
    (folder / "html.yaml").write_text(names)
    result = invoke("grade", "tree.yaml", "submissions", "--gradescope", "--lang", "en")
    assert result.code == 0
    assert "Graded 7 of 17;" in result.out
    assert "\x1b" not in result.out
    found = {row["submission"]: row for row in rows(here)}
    assert len(found) == 17
    assert found["'=cmd()|'x'!A0"]["student"] == "'=1+1"
    assert found["\\x1b[31mred\\n"]["points"] == "1"
    reasons = {name: row["problem"] for name, row in found.items()}
    assert reasons["zip"] == "zip.yaml: this is a zip archive or an office document, not text"
    assert reasons["huge"] == "huge.yaml: this file is larger than 1 MiB"
    assert reasons["passwd"] == "passwd.yaml: this is a symbolic link, which is not followed"
    assert reasons["loop"] == "loop: this is a symbolic link, which is not followed"
    assert reasons["pipe"] == "pipe.yaml: this is no ordinary file"
    assert reasons["empty"] == "there is no file to grade"
    assert "levels of brackets" in reasons["deep"]
    assert "there is no answer in it" in reasons["laughs"]
    assert "; did you mean 'values'?" in reasons["html"]
    assert not (here / "pwned").exists()
    assert sorted(os.listdir(here)) == ["answers.yaml", "results", "submissions", "tree.yaml"]
    summary = (here / "results" / "summary.md").read_text(encoding="utf-8")
    assert "<script>" not in summary.replace("\\<", "")
    feedback = listing(here / "results" / "feedback")
    assert len(feedback) == 17
    assert "_CON.md" in feedback
    assert not any(name.startswith(".") or "/" in name for name in feedback)


def test_moodle_and_gradescope_folders_are_read_as_they_are_downloaded(here):
    moodle = here / "moodle" / "Ana Pérez_123_assignsubmission_file_"
    moodle.mkdir(parents=True)
    (moodle / "sheet.yaml").write_text(ANSWERS.replace("student: u1407203\n", ""))
    assert "Ana Pérez_123 · Ana Pérez" in graded("tree.yaml", "moodle", "-o", "a")
    scope = here / "scope" / "submission_42"
    scope.mkdir(parents=True)
    (here / "scope" / "submission_metadata.yml").write_text("submission_42: {}")
    (scope / "sheet.yaml").write_text(ANSWERS)
    graded("tree.yaml", "scope", "-o", "b")
    assert [row["submission"] for row in rows(here, "b")] == ["submission_42"]


def test_inside_gradescope_s_autograder_one_submission_makes_one_results_json(here):
    grader = here / "autograder"
    (grader / "submission").mkdir(parents=True)
    (grader / "results").mkdir()
    (grader / "submission_metadata.json").write_text("{}")
    (grader / "submission" / "one.yaml").write_text("action: a1")
    (grader / "submission" / "two.yaml").write_text("value: 4")
    arguments = ("autograder/submission", "--gradescope", "-o", "autograder/results")
    graded("tree.yaml", *arguments)
    found = json.loads((grader / "results" / "results.json").read_text(encoding="utf-8"))
    assert found["score"] == 5
    assert [(test["name"], test["status"]) for test in found["tests"]] == [
        ("one.yaml: acción", "passed"), ("two.yaml: valor", "failed"),
    ]  # fmt: skip


def test_a_csv_is_graded_row_by_row(here):
    (here / "form.csv").write_text(
        "Timestamp;Alumno;valores.B3;podads;action\n1;ana;8;x;a1\n2;berta;x y;x;a2\n"
    )
    result = invoke("grade", "tree.yaml", "form.csv", "--lang", "en")
    assert result.code == 0
    assert result.err == (
        "Columns that are not graded:\n  'Timestamp'\n  'podads'; did you mean 'podados'?\n"
    )
    assert [(row["student"], row["points"]) for row in rows(here)] == [("ana", "2"), ("berta", "0")]
    assert rows(here)[1]["problem"].startswith("form.csv:3:9: ")


def test_hints_tell_nobody_the_right_answers(here):
    graded("tree.yaml", "submissions", "--hints", "--gradescope", "--lang", "en")
    told = contents(here / "results")
    assert b"[-inf, inf]" in told["feedback/berta.md"]
    assert not any(b"[3, inf]" in text for text in told.values())
    assert b'"visibility": "visible"' in told["gradescope/berta/results.json"]


def test_each_sheet_may_name_its_own_tree(here):
    (here / "trees").mkdir()
    (here / "trees" / "one.yaml").write_text("tree: [3, 12]\n")
    (here / "trees" / "two.yaml").write_text(TREE)
    (here / "in").mkdir()
    (here / "in" / "ana.yaml").write_text("tree: one\nvalue: 12\n")
    (here / "in" / "berta.yaml").write_text("tree: two.yaml\nvalue: 3\n")
    (here / "in" / "carla.yaml").write_text("tree: ../tree\nvalue: 3\n")
    (here / "in" / "diana.yaml").write_text("value: 3\n")
    graded("--trees", "trees", "in")
    assert [row["points"] for row in rows(here)] == ["1", "1", "0", "0"]
    assert rows(here)[2]["problem"] == "carla.yaml:1:7: no hay ningún árbol '../tree'"
    graded("tree.yaml", "in", "--trees", "trees", "--force")
    assert [row["points"] for row in rows(here)] == ["1", "1", "0", "1"]


def test_old_results_stay_unless_forced(here):
    graded("tree.yaml", "submissions", "--gradescope")
    before = contents(here / "results")
    said = refusal_of("grade", "tree.yaml", "submissions")
    assert said == (
        "cannot write results: there is grades.csv already; --force replaces old results\n"
    )
    assert contents(here / "results") == before
    (here / "results" / "mine.txt").write_text("mine")
    (here / "submissions" / "berta.yaml").unlink()
    graded("tree.yaml", "submissions", "--force")
    assert listing(here / "results") == [
        "feedback/ana.md", "grades.csv", "mine.txt", "summary.md",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["tree.yaml"], "only with --trees TREE may be left out"),
        (["tree.yaml", "submissions", "more"], "write TREE and FOLDER, not 3 of them"),
        (["tree.yaml", "nowhere"], "nowhere is not there"),
        (["tree.yaml", "answers.yaml"], "answers.yaml is no folder, and no CSV by its name"),
        (["tree.yaml", "submissions", "-o", "submissions/x"], "is in the folder of submissions"),
        (["tree.yaml", "submissions", "-o", "tree.yaml"], "this is a file, not a folder"),
        (["tree.yaml", "submissions", "-o", "a/b"], "cannot write a/b: No such file or directory"),
        (["tree.yaml", "submissions", "--rubric", "no.yaml"], "cannot read no.yaml: No such file"),
        (["tree.yaml", "submissions", "--trees", "no"], "cannot read no: No such file"),
        (["tree.yaml", "submissions", "--trees", "submissions"], "submissions/ana.yaml:1:1: "),
        (["tree.yaml", "submissions", "--jobs", "0"], "--jobs"),
        (["tree.yml", "submissions"], "cannot read tree.yml: No such file"),
        (["[[3, 12], [2", "submissions"], "<tree>:1:"),
        (["submissions", "tree.yaml"], "cannot read submissions: Is a directory"),
    ],
)
def test_what_cannot_be_graded_at_all_is_refused(arguments, said, here):
    assert said in refusal_of("grade", *arguments)
    assert not (here / "results").exists()


@pytest.mark.parametrize(
    ("rubric", "said"),
    [
        ("asked: [vallues]", "rubric.yaml:1:9: 'vallues' is none of "),
        ("point: 3", "rubric.yaml:1:1: unknown key 'point' in a rubric; did you mean 'points'?"),
        (
            "asked: {values: [A, B9]}",
            "rubric.yaml:1:21: the rubric asks for 'B9', which is no node",
        ),
    ],
)
def test_a_rubric_with_a_mistake_is_refused(rubric, said, here):
    (here / "rubric.yaml").write_text(rubric)
    assert said in refusal_of("grade", "tree.yaml", "submissions", "--rubric", "rubric.yaml")


# --- as a program


@pytest.fixture
def crowd(here):
    """A class that is large enough to be worth several processes."""
    folder = here / "crowd"
    folder.mkdir()
    for number in range(300):
        text = ANSWERS.replace("B: 3", f"B: {number % 4}").replace("u1407203", f"u{number}")
        (folder / f"s{number}.yaml").write_text("[" if number % 50 == 7 else text)
    return "crowd"


def test_the_results_are_the_same_for_any_number_of_jobs(crowd, here):
    shown = []
    for jobs in (1, 2, 3):
        result = run("grade", "tree.yaml", crowd, "--jobs", str(jobs), "-o", f"r{jobs}")
        assert (result.code, result.err) == (0, "")
        shown.append(result.out.replace(f"r{jobs}", "r"))
    assert len(set(shown)) == 1
    assert contents(here / "r1") == contents(here / "r2") == contents(here / "r3")
    assert [row["submission"] for row in rows(here, "r2")] == [f"s{n}" for n in range(300)]


def test_a_terminal_sees_how_far_it_is(crowd):
    import pty

    ours, theirs = pty.openpty()
    seen = b""
    command = ("grade", "tree.yaml", crowd, "--jobs", "2")
    with start(*command, stderr=theirs, stdout=subprocess.PIPE) as process:
        os.close(theirs)
        try:
            while data := os.read(ours, 65536):
                seen += data
        except OSError:  # the other end is closed
            pass
        out = process.stdout.read()
    os.close(ours)
    assert process.returncode == 0
    assert "calificando" in seen.decode()
    assert b"calificando" not in out


@pytest.mark.parametrize("everybody", [True, False], ids=["as Ctrl-C does", "one process alone"])
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_it_at_once_and_leaves_nothing(jobs, everybody, crowd, here):
    """A sheet of 60 000 characters takes a while, and here are many of them."""
    slow = "order: [" + ", ".join(["B1", "B2"] * 7000) + "]"
    for path in (here / crowd).iterdir():
        path.write_text(slow)
    before = listing(here)
    with start(
        *("grade", "tree.yaml", crowd, "--jobs", jobs),
        stdout=subprocess.PIPE,
        start_new_session=True,
    ) as process:
        try:
            wait_until(lambda: seconds_of_group(process.pid) > 0.5)
            (os.killpg if everybody else os.kill)(process.pid, signal.SIGINT)
            out, err = process.communicate(timeout=DEADLINE)
        finally:
            process.kill()
    assert (process.returncode, out, err.strip()) == (130, b"", b"")
    assert listing(here) == before
    assert seconds_of_group(process.pid) == 0  # nobody goes on working


def seconds_of_group(group):
    """The processor's time of a process and those that it started."""
    total = 0
    for pid in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{pid}/stat") as file:
                fields = file.read().rpartition(")")[2].split()
        except OSError:  # it has just ended
            continue
        if int(fields[2]) == group:
            total += int(fields[11]) + int(fields[12])
    return total / os.sysconf("SC_CLK_TCK")
