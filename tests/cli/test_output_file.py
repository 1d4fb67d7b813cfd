"""-o: the format by its suffix, and a file that is written whole or not at all."""

import os
import stat
import subprocess
import sys

import pytest

from tests.cli.program import ENVIRONMENT, invoke, output_of, refusal_of, run

PLAYERS = "{players: [a, b], tree: [1 2, 3 4]}"  # alpha-beta refuses it


def listing(folder):
    return sorted(os.listdir(folder))


@pytest.mark.parametrize(
    ("file", "fmt"),
    [
        ("x.txt", "tree"), ("x.log", "log"), ("x.json", "json"), ("x.jsonl", "events"),
        ("x.ndjson", "events"), ("x.JSON", "json"), ("plain", "tree"), ("a.b/plain", "tree"),
    ],
)  # fmt: skip
def test_the_suffix_says_the_format(file, fmt, here):
    (here / "a.b").mkdir()
    assert output_of("alphabeta", "-o", file) == ""
    assert (here / file).read_text(encoding="utf-8") == output_of("alphabeta", "-f", fmt)


def test_a_format_that_is_said_goes_before_the_suffix(here):
    output_of("alphabeta", "-f", "log", "-o", "x.json")
    output_of("alphabeta", "--log", "-o", "x.xyz")
    assert (here / "x.json").read_text(encoding="utf-8") == output_of("alphabeta", "--log")
    assert (here / "x.xyz").read_text(encoding="utf-8") == output_of("alphabeta", "--log")


@pytest.mark.parametrize("command", ["minimax", "alphabeta", "show"])
def test_an_unknown_suffix_is_refused_with_the_known_ones(command, here):
    said = refusal_of(command, "-o", "x.xyz")
    assert "no format has the suffix '.xyz' (known: .txt, " in said
    assert said.endswith("; say it with -f\n")
    assert not (here / "x.xyz").exists()


@pytest.mark.parametrize(
    ("file", "fmt"),
    [("x.yaml", "yaml"), ("x.yml", "yaml"), ("x.YAML", "yaml"), ("x.json", "json"),
     ("x.txt", "tree"), ("plain", "tree")],
)  # fmt: skip
def test_show_goes_by_the_suffix_too(file, fmt, here):
    assert output_of("show", "-o", file) == ""
    assert (here / file).read_text(encoding="utf-8") == output_of("show", "-f", fmt)


def test_a_dash_is_standard_output():
    assert output_of("alphabeta", "--log", "-o", "-") == output_of("alphabeta", "--log")


def test_an_existing_file_is_replaced_whole_and_keeps_its_permissions(here):
    old = here / "x.log"
    old.write_text("old\n" * 10_000)
    old.chmod(0o640)
    output_of("alphabeta", "-o", "x.log")
    assert old.read_text(encoding="utf-8") == output_of("alphabeta", "--log")
    assert stat.S_IMODE(old.stat().st_mode) == 0o640


def test_a_new_file_has_the_permissions_of_any_new_file(here):
    assert run("alphabeta", "-o", "x.log", umask=0o027).code == 0
    assert stat.S_IMODE((here / "x.log").stat().st_mode) == 0o640


def test_the_target_of_a_link_is_replaced_not_the_link(here):
    (here / "folder").mkdir()
    (here / "folder" / "real.log").write_text("old\n")
    (here / "link.log").symlink_to("folder/real.log")
    output_of("alphabeta", "-o", "link.log")
    assert (here / "link.log").is_symlink()
    assert (here / "folder" / "real.log").read_text(encoding="utf-8").startswith("Invocacion")
    assert listing(here / "folder") == ["real.log"]


def test_a_link_to_nothing_yet_makes_its_target(here):
    (here / "link.log").symlink_to("new.log")
    output_of("alphabeta", "-o", "link.log")
    assert (here / "link.log").is_symlink()
    assert (here / "new.log").is_file()


def test_nothing_else_is_left_in_the_folder(here):
    output_of("alphabeta", "tree.yaml", "-o", "x.log")
    assert listing(here) == ["tree.yaml", "x.log"]


def test_a_tree_may_be_written_over_itself(here):
    output_of("show", "tree.yaml", "-o", "tree.yaml")
    assert (here / "tree.yaml").read_text() == (
        "tree: [[3, 12, [8, 7, 3]], [2, 4, 6], [14, 5, 1]]\n"
    )


def test_a_device_is_just_written_to():
    assert output_of("alphabeta", "--log", "-o", os.devnull) == ""
    assert stat.S_ISCHR(os.stat(os.devnull).st_mode)


def test_a_named_pipe_is_just_written_to(here):
    os.mkfifo("pipe")
    reader = os.open("pipe", os.O_RDONLY | os.O_NONBLOCK)
    try:
        assert run("alphabeta", "--log", "-o", "pipe") == (0, "", "")
        assert os.read(reader, 65536).decode() == output_of("alphabeta", "--log")
    finally:
        os.close(reader)
    assert stat.S_ISFIFO(os.stat("pipe").st_mode)
    assert listing(here) == ["pipe", "tree.yaml"]


@pytest.mark.parametrize(
    ("file", "why"),
    [
        ("nowhere/x.log", "No such file or directory"),
        ("tree.yaml/x.log", "Not a directory"),
        ("folder", "Is a directory"),
        ("/dev/full", "No space left on device"),
        ("x" * 300 + ".log", "File name too long"),
    ],
)
def test_what_cannot_be_written_is_refused_with_the_reason(file, why, here):
    (here / "folder").mkdir()
    assert refusal_of("alphabeta", "--log", "-o", file) == f"cannot write {file}: {why}\n"
    assert listing(here) == ["folder", "tree.yaml"]


def test_a_full_device_gives_the_real_program_no_traceback():
    said = "cannot write /dev/full: No space left on device\n"
    assert run("alphabeta", "--log", "-o", "/dev/full") == (2, "", said)


@pytest.mark.parametrize("fmt", ["tree", "log", "table", "json", "events"])
def test_a_failing_search_leaves_the_old_file_and_nothing_else(fmt, here):
    (here / "old.log").write_text("old\n")
    said = refusal_of("alphabeta", PLAYERS, "-f", fmt, "-o", "old.log")
    assert "alphabeta needs numbers, but this tree has utilities for several players" in said
    assert (here / "old.log").read_text() == "old\n"
    assert listing(here) == ["old.log", "tree.yaml"]


def test_an_unknown_node_leaves_no_file(here):
    assert "the tree has no node 'Q'" in refusal_of("alphabeta", "--only", "Q", "-o", "x.log")
    assert listing(here) == ["tree.yaml"]


def test_a_file_that_grows_too_large_leaves_the_old_one(here):
    (here / "old.json").write_text("old\n")
    limited = (
        "import resource, signal, gametrace.cli\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))\n"
        "gametrace.cli.main()\n"
    )
    command = [sys.executable, "-c", limited, "alphabeta", "-o", "old.json"]
    environment = ENVIRONMENT | {"PYTHONDONTWRITEBYTECODE": "1"}  # else it is cut off too
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "cannot write old.json: File too large\n"
    assert (here / "old.json").read_text() == "old\n"
    assert listing(here) == ["old.json", "tree.yaml"]


def test_what_is_said_of_a_pruned_node_goes_to_standard_error_and_the_file_is_empty(here):
    result = invoke("alphabeta", "--log", "--only", "C2", "-o", "x.log")
    assert result == (0, "", "C2 no se visita: lo poda C\n")
    assert (here / "x.log").read_text() == ""
