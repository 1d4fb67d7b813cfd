"""TREE: a file, standard input, the tree itself, or the name of a bundled one."""

import pytest

from tests.cli.conftest import TREE
from tests.cli.program import invoke, output_of, refusal_of, run, shell

LOG = ("alphabeta", "--log")


def test_a_tree_left_out_is_the_lecture_s_example():
    assert output_of(*LOG) == output_of(*LOG, "ub/ejemplo-b")
    assert output_of(*LOG).startswith("Invocacion maxValue( A , alfa= -inf , beta= inf ) :\n")


@pytest.mark.parametrize("command", ["minimax", "alphabeta", "show"])
def test_every_command_on_a_tree_has_the_same_default(command):
    assert output_of(command) == output_of(command, "ub/ejemplo-b")


def test_the_folder_of_a_bundled_tree_may_be_left_out():
    assert output_of(*LOG, "ejemplo-iv") == output_of(*LOG, "uam/ejemplo-iv")


def test_a_file_is_read(here):
    assert output_of(*LOG, "tree.yaml") == output_of(*LOG)
    assert output_of(*LOG, str(here / "tree.yaml")) == output_of(*LOG)


def test_a_dash_reads_standard_input():
    assert output_of(*LOG, "-", stdin=TREE) == output_of(*LOG)


def test_standard_input_reaches_the_real_program():
    assert run(*LOG, "-", stdin=TREE) == (0, output_of(*LOG), "")


def test_a_tree_may_stand_on_the_command_line_as_a_list():
    assert output_of("minimax", "[[3, 12], [2, 4]]", "--lang", "en") == (
        "▲ A  3\n"
        "├── a1: ▼ B  3  ◀\n"
        "│   ├── b1: B1  3  ◀\n"
        "│   └── b2: B2  12\n"
        "└── a2: ▼ C  2\n"
        "    ├── c1: C1  2  ◀\n"
        "    └── c2: C2  4\n"
        "value 3, action a1; nodes visited: 7 of 7; leaves evaluated: 4 of 4\n"
    )


def test_a_tree_may_stand_on_the_command_line_as_a_mapping():
    assert output_of("show", "{min R: [1, {max X: [2, 3]}]}") == (
        "▼ R\n├── r1: R1  1\n└── r2: ▲ X\n    ├── x1: X1  2\n    └── x2: X2  3\n"
    )


def test_space_before_a_tree_on_the_command_line_does_not_matter():
    assert output_of(*LOG, " [1, 2]") == output_of(*LOG, "[1, 2]")


def test_an_error_in_a_tree_on_the_command_line_is_pointed_at():
    assert refusal_of("minimax", "[1, x]") == (
        "<tree>:1:5: 'x' is not a number; a leaf is a number, win, draw or lose\n"
        "  [1, x]\n"
        "      ^\n"
    )


def test_a_file_goes_before_a_bundled_tree_of_the_same_name(here):
    (here / "matriz").write_text("tree: [1, 2]\n")
    assert output_of("show", "matriz") == "▲ A\n├── a1: B  1\n└── a2: C  2\n"


def test_a_byte_order_mark_is_fine(here):
    (here / "bom.yaml").write_bytes(b"\xef\xbb\xbf" + TREE.encode())
    assert output_of(*LOG, "bom.yaml") == output_of(*LOG)


def test_lines_may_end_as_on_windows(here):
    (here / "crlf.yaml").write_bytes(b"title: x\r\n" + TREE.replace("\n", "\r\n").encode())
    assert output_of(*LOG, "crlf.yaml") == output_of(*LOG)


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("ejemplo-bb", "ub/ejemplo-b"),
        ("uam/matris", "uam/matriz"),
        ("uam/gpe", "uam/gep"),
        ("figura-52", "aima/figura-5-2"),
    ],
)
def test_a_misspelt_tree_gets_the_nearest_bundled_one(word, meant):
    assert refusal_of(*LOG, word) == (
        f"there is no file '{word}', and no bundled tree of that name; did you mean '{meant}'?\n"
    )


def test_a_word_that_is_near_to_nothing_is_sent_to_the_list_of_trees():
    assert refusal_of(*LOG, "xyzzy") == (
        "there is no file 'xyzzy', and no bundled tree of that name;"
        " `gametrace trees` lists the bundled ones\n"
    )


UNREADABLE = {
    "missing.yaml": "cannot read missing.yaml: No such file or directory\n",
    "folder": "cannot read folder: Is a directory\n",
    "tree.yaml/x.yaml": "cannot read tree.yaml/x.yaml: Not a directory\n",
    "dangling": "cannot read dangling: No such file or directory\n",
    "": "TREE is empty; name a file or a bundled tree\n",
}


@pytest.mark.parametrize("word", UNREADABLE)
def test_what_cannot_be_read_is_refused_with_the_reason(word, here):
    (here / "folder").mkdir()
    (here / "dangling").symlink_to("nowhere")
    assert refusal_of(*LOG, word) == UNREADABLE[word]


def test_a_path_through_a_file_is_no_tree():
    assert refusal_of(*LOG, "tree.yaml/x").startswith("there is no file 'tree.yaml/x'")


WRONG = {
    b"": "wrong.yaml:1:1: there is no tree here; write one: [[3, 12], [2, 4]]\n",
    b"\x00\x01\xff\xfe": "wrong.yaml:1:3: this is not UTF-8; save the file in that encoding\n",
    b"title: Pe\xf1a\n": "wrong.yaml:1:10: this is not UTF-8; save the file in that encoding\n",
    "[1]".encode("utf-16"): (
        "wrong.yaml:1:1: this is UTF-16, not UTF-8; save the file in that encoding\n"
    ),
}


@pytest.mark.parametrize("content", WRONG)
def test_a_file_that_is_no_text_or_has_no_tree_is_refused_at_its_place(content, here):
    (here / "wrong.yaml").write_bytes(content)
    assert refusal_of(*LOG, "wrong.yaml").startswith(WRONG[content])


@pytest.mark.parametrize("content", WRONG)
def test_the_real_program_refuses_them_without_a_traceback(content, here):
    (here / "wrong.yaml").write_bytes(content)
    result = run(*LOG, "wrong.yaml")
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith(WRONG[content])
    assert "Traceback" not in result.err


def test_a_name_that_is_no_text_is_shown_and_refused():
    assert refusal_of(*LOG, "\udcff").startswith("there is no file '\\udcff'")


def test_standard_input_that_is_closed_is_refused():
    result = shell("gametrace alphabeta - <&-")
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith("cannot read <stdin>: ")
    assert "Traceback" not in result.err


def test_one_tree_is_enough():
    assert "unexpected extra argument" in refusal_of(*LOG, "tree.yaml", "tree.yaml")


def test_nothing_is_printed_before_a_broken_tree_is_refused():
    assert invoke(*LOG, "-", stdin="tree: [1, [2, oops]]").out == ""
