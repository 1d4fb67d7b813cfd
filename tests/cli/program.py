"""Running gametrace: inside this process, which is fast, or as the program that it is."""

import os
import subprocess
import sys
import time
from typing import NamedTuple

from click.testing import CliRunner

from gametrace.cli import cli

ENVIRONMENT = {"PATH": os.environ["PATH"]}
DEADLINE = 30  # seconds until a test gives up on a program that does not do what it should


class Result(NamedTuple):
    """How a run ended, and what it printed."""

    code: int
    out: str
    err: str


def invoke(*arguments, stdin=None, **environment):
    """Run a command in this process."""
    result = CliRunner().invoke(cli, arguments, input=stdin, env=environment)
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Result(result.exit_code, result.stdout, result.stderr)


def output_of(*arguments, **options):
    """What a command prints that must succeed, and say nothing on standard error."""
    result = invoke(*arguments, **options)
    assert (result.code, result.err) == (0, "")
    return result.out


def refusal_of(*arguments, **options):
    """The message of a command that must fail as wrong input does."""
    result = invoke(*arguments, **options)
    assert (result.code, result.out) == (2, "")
    assert "Traceback" not in result.err
    return result.err


def run(*arguments, stdin="", environment=(), **options):
    """Run the program in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "gametrace", *arguments],
        input=stdin.encode(),
        env=ENVIRONMENT | dict(environment),
        timeout=DEADLINE,
        **({"stdout": subprocess.PIPE, "stderr": subprocess.PIPE} | options),
    )
    return Result(done.returncode, (done.stdout or b"").decode(), (done.stderr or b"").decode())


def shell(line, **options):
    """Run a line of the shell, in which gametrace is the program under test."""
    function = f'gametrace() {{ "{sys.executable}" -m gametrace "$@"; }}\n'
    done = subprocess.run(
        ["bash", "-c", function + line],
        **({"env": ENVIRONMENT, "stdin": subprocess.DEVNULL, "capture_output": True} | options),
        timeout=DEADLINE,
    )
    return Result(done.returncode, done.stdout.decode(), done.stderr.decode())


def start(*arguments, **options):
    """Start the program, and let it run."""
    return subprocess.Popen(
        [sys.executable, "-m", "gametrace", *arguments],
        **({"env": ENVIRONMENT, "stdin": subprocess.DEVNULL, "stderr": subprocess.PIPE} | options),
    )


def wait_until(happened):
    """Wait for something that a running program does; what happened() says of it."""
    end = time.monotonic() + DEADLINE
    while not (said := happened()):
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.002)
    return said


def large(levels=5, copies=1):
    """A short text that stands for a tree of 10 children a node: aliases copy what they name."""
    padding = "# as a text may not unfold to more than a thousand times its size " * 20
    lines = [padding, "tree:", "- &n0 [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]"]
    for level in range(1, levels):
        lines.append(f"- &n{level} [{', '.join([f'*n{level - 1}'] * 10)}]")
    lines += [f"- *n{levels - 1}"] * (copies - 1)
    return "\n".join(lines) + "\n"
