"""A whole run of gametrace, against a Python that imports click and does nothing."""

import os
import subprocess
import sys
from pathlib import Path

from tests.bench.measure import race

GAMETRACE = Path(sys.executable).parent / "gametrace"
CLICK = [sys.executable, "-c", "import click"]


def version():
    return start("--version")


def lecture_log():
    return start("alphabeta", "--log")


def start(*arguments):
    """Byte code is cached, as on anybody's machine, once both have run before."""
    kept = {key: text for key, text in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}

    def run(command):
        subprocess.run(command, env=kept, stdout=subprocess.DEVNULL, check=True)

    ours = [GAMETRACE, *arguments]
    run(ours)
    run(CLICK)
    return race(lambda: run(ours), lambda: run(CLICK), rounds=30)
