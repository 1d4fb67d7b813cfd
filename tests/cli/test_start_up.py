"""Starting up is part of the product: what a log does not need is not imported for it."""

import subprocess
import sys

import pytest

from tests.cli.program import ENVIRONMENT

HEAVY = {"rich", "json", "xml", "importlib.metadata", "importlib.resources"}


def imported_by(*arguments):
    """The modules that a run of the program has imported in the end."""
    script = (
        "import sys\n"
        "from gametrace.cli import main\n"
        "try:\n"
        "    main()\n"
        "finally:\n"
        "    print(*sys.modules, file=sys.stderr)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, *arguments], env=ENVIRONMENT, capture_output=True, text=True
    )
    assert done.returncode == 0
    assert done.stdout
    return set(done.stderr.split())


@pytest.mark.parametrize(
    "arguments", [["alphabeta", "--log"], ["minimax", "--log"], ["alphabeta"], ["--version"]]
)
def test_a_log_and_a_plain_tree_import_nothing_heavy(arguments):
    assert imported_by(*arguments) & HEAVY == set()


def test_the_version_does_not_even_import_a_reader_or_a_search():
    found = imported_by("--version")
    assert "click" in found
    assert not {"yaml", "fractions", "gametrace.search", "gametrace.render"} & found


def test_events_import_json_and_nothing_else_heavy():
    assert imported_by("alphabeta", "-f", "events") & HEAVY == {"json"}


def test_the_package_imports_its_parts_when_they_are_used():
    script = (
        "import sys, gametrace\n"
        "print(sorted(name for name in sys.modules if name.startswith('gametrace')))\n"
        "gametrace.read\n"
        "print('gametrace.tree.read' in sys.modules, 'click' in sys.modules)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], env=ENVIRONMENT, capture_output=True, text=True
    )
    assert (done.stdout, done.stderr) == ("['gametrace']\nTrue False\n", "")
