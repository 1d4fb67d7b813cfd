"""The README is true: its files are written, its $ lines run, and what they print is compared.

A block after <!-- file: NAME --> is a file; one after <!-- no-run --> is not run; those after
<!-- library --> are one program.
"""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from gametrace.cli import COMMANDS
from gametrace.homework.answers.words import ABOUT, key_meant
from gametrace.homework.questions import QUESTIONS

README = Path(__file__).resolve().parent.parent / "README.md"
MARK = re.compile(r"<!--\s*(?:file:\s*(?P<file>\S+)|(?P<no_run>no-run))\s*-->")
FENCE = re.compile(r"(?P<fence>```+|~~~+)")


class Step(NamedTuple):
    """A command and what it prints."""

    command: str
    printed: str


class Readme(NamedTuple):
    """What a README promises."""

    files: dict[str, str]
    steps: list[Step]
    not_run: list[Step]


def blocks(text):
    """Every fenced block with the match of the mark before it, if there is one."""
    mark, fence, lines = None, None, []
    for line in text.splitlines(keepends=True):
        if fence is None:
            if found := FENCE.match(line):
                fence, lines = found["fence"], []
            elif line.strip():
                mark = MARK.fullmatch(line.strip())
        elif line.rstrip() == fence:
            yield mark, lines
            mark, fence = None, None
        else:
            lines.append(line)
    assert fence is None, "a block is not closed"


def steps_in(lines):
    """The commands of a block, each with the lines up to the next."""
    steps = []
    for line in lines:
        if line.startswith("$ "):
            steps.append(Step(line[2:].rstrip("\n"), ""))
        elif steps:
            steps[-1] = steps[-1]._replace(printed=steps[-1].printed + line)
    return steps


def promises(text):
    """The files, the commands, and the commands that are not run."""
    readme = Readme({}, [], [])
    for mark, lines in blocks(text):
        if mark and mark["file"]:
            readme.files[mark["file"]] = "".join(lines)
        elif mark:
            readme.not_run.extend(steps_in(lines))
        else:
            readme.steps.extend(steps_in(lines))
    return readme


def performed(readme, folder):
    """The same steps, with what they really print: standard output, then standard error."""
    for name, text in readme.files.items():
        (folder / name).write_text(text, encoding="utf-8")
    path = os.path.dirname(sys.executable) + os.pathsep + os.environ["PATH"]
    steps = []
    for command, _ in readme.steps:
        done = subprocess.run(
            ["bash", "-c", command],
            cwd=folder,
            env={"PATH": path},
            stdin=subprocess.DEVNULL,
            capture_output=True,
        )
        steps.append(Step(command, (done.stdout + done.stderr).decode()))
    return steps


SAMPLE = """\
# A title
$ not in a block

<!-- file: note.txt -->

```text
one
$ two
```
```console
$ cat note.txt
one
$ two
$ echo three; echo four >&2; false
three
four
$ true
```
Words between take a mark away.
<!-- no-run -->
~~~
$ make demo
~~~
<!-- no-run -->
But not here:
```
prose before the first command
$ echo '```'
```
"""


def test_files_and_commands_are_found_and_the_marked_ones_left_out():
    assert promises(SAMPLE.replace("one\n$ two\n$ echo", "one\n$ echo")) == Readme(
        {"note.txt": "one\n$ two\n"},
        [
            Step("cat note.txt", "one\n"),
            Step("echo three; echo four >&2; false", "three\nfour\n"),
            Step("true", ""),
            Step("echo '```'", ""),
        ],
        [Step("make demo", "")],
    )


def test_commands_run_in_one_folder_that_has_the_files(tmp_path):
    readme = Readme({"a.txt": "á\n"}, [Step("cp a.txt b.txt", ""), Step("cat b.txt", "á\n")], [])
    assert performed(readme, tmp_path) == readme.steps


def test_standard_error_comes_after_standard_output(tmp_path):
    readme = Readme({}, [Step("echo late >&2; echo early", "")], [])
    assert performed(readme, tmp_path) == [Step("echo late >&2; echo early", "early\nlate\n")]


def test_a_difference_of_one_byte_is_seen(tmp_path):
    readme = promises("```\n$ echo 'three '\nthree\n```\n")
    assert performed(readme, tmp_path) != readme.steps


def test_a_block_that_is_not_closed_is_an_error():
    with pytest.raises(AssertionError, match="not closed"):
        promises("```\n$ echo\n")


def test_every_command_line_of_the_readme_prints_what_it_says(tmp_path):
    readme = promises(README.read_text(encoding="utf-8"))
    assert readme.steps
    assert performed(readme, tmp_path) == readme.steps


def test_every_command_line_of_the_readme_is_in_a_block():
    text = README.read_text(encoding="utf-8")
    readme = promises(text)
    in_files = sum(file.count("\n$ ") for file in readme.files.values())
    found = len(readme.steps) + len(readme.not_run) + in_files
    assert len(re.findall(r"^\s*\$ ", text, re.MULTILINE)) == found


def test_only_installing_making_and_setting_up_a_shell_is_not_run():
    readme = promises(README.read_text(encoding="utf-8"))
    commands = {re.split(r"[ =]", step.command)[0] for step in readme.not_run}
    assert commands <= {"pip", "pipx", "make", "eval", "_GAMETRACE_COMPLETE"}


def test_the_library_does_what_the_readme_shows(tmp_path):
    text = README.read_text(encoding="utf-8")
    for name, file in promises(text).files.items():
        (tmp_path / name).write_text(file, encoding="utf-8")
    program = "".join(re.findall(r"<!-- library -->\n```python\n(.*?)```", text, re.DOTALL))
    program += "assert (report.right, report.points, report.of) == (False, 11, 12)\n"
    program += "assert (trace.value, trace.line) == (3, ('A', 'B', 'B1'))\n"
    program += "assert (trace['B3'].status, trace['B3'].window) == ('cut', (-math.inf, 3))\n"
    command = [sys.executable, "-c", "import math\n" + program]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True)
    assert (done.returncode, done.stderr.decode()) == (0, "")
    assert done.stdout.decode().endswith(": gametrace.read('tree.yaml')\n")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_in_the_readme(command):
    assert f"gametrace {command}" in README.read_text(encoding="utf-8")


def test_the_first_screen_shows_the_tree_the_command_and_its_log():
    first = promises(README.read_text(encoding="utf-8")).steps[0]
    assert first.command.startswith("gametrace alphabeta")
    assert "--log" in first.command
    assert first.printed.startswith("Invocacion maxValue( A , alfa= -inf , beta= inf ) :\n")


def test_the_readme_lists_every_key_of_a_sheet_and_only_words_that_are_read():
    rows = re.findall(r"^\| `(\w+)` \| (.*?) \| .* \|$", README.read_text(encoding="utf-8"), re.M)
    known = {key: others for key, others in rows if key_meant(key) == key}
    assert list(known) == [*ABOUT, *QUESTIONS]
    for key, others in known.items():
        assert {key_meant(word) for word in re.findall(r"`([^`]+)`", others)} == {key}
