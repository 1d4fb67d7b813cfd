"""The wheel, installed into an empty environment, far from the checkout."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from gametrace import __version__

ROOT = Path(__file__).resolve().parent.parent
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """The wheel that the checkout builds."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run([*PIP, "wheel", str(ROOT), "--no-deps", "--wheel-dir", folder], check=True)
    (built,) = folder.iterdir()
    return built


@pytest.fixture(scope="module")
def installed(wheel, tmp_path_factory):
    """The programs of an environment that has the wheel and what it asks for."""
    folder = tmp_path_factory.mktemp("installed")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    python = folder / "bin" / "python"
    subprocess.run([*PIP, "--python", python, "install", wheel], check=True)
    return folder / "bin"


def run(program, *arguments, folder):
    """Run an installed program with a clean environment."""
    done = subprocess.run(
        [program, *arguments], cwd=folder, env={"PATH": os.defpath}, capture_output=True
    )
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def test_the_wheel_carries_every_bundled_tree_and_the_mark_of_types(wheel):
    carried = set(zipfile.ZipFile(wheel).namelist())
    trees = {f"gametrace/{path.relative_to(ROOT)}" for path in (ROOT / "trees").rglob("*.yaml")}
    assert "gametrace/trees/ub/ejemplo-b.yaml" in trees
    assert trees <= carried
    assert "gametrace/py.typed" in carried


def test_the_wheel_carries_every_module_and_nothing_else(wheel):
    carried = set(zipfile.ZipFile(wheel).namelist())
    modules = {str(path.relative_to(ROOT)) for path in (ROOT / "gametrace").rglob("*.py")}
    assert {name for name in carried if name.endswith(".py")} == modules
    about = f"gametrace-{__version__}.dist-info"
    assert {name.split("/")[0] for name in carried} == {"gametrace", about}
    assert f"{about}/licenses/LICENSE" in carried


def test_the_wheel_is_for_any_machine(wheel):
    assert wheel.name == f"gametrace-{__version__}-py3-none-any.whl"


def test_the_installed_program_finds_its_bundled_tree_far_from_the_checkout(installed, tmp_path):
    here = run(sys.executable, "-m", "gametrace", "alphabeta", "--log", folder=tmp_path)
    assert run(installed / "gametrace", "alphabeta", "--log", folder=tmp_path) == here
    code, out, err = here
    assert (code, err) == (0, "")
    assert out.startswith("Invocacion maxValue( A , alfa= -inf , beta= inf ) :\n")
    assert out.endswith(", la acción a hacer es a1\n")


def test_the_installed_program_lists_all_bundled_trees(installed, tmp_path):
    here = run(sys.executable, "-m", "gametrace", "trees", folder=tmp_path)
    assert run(installed / "gametrace", "trees", folder=tmp_path) == here
    assert here[0] == 0


def test_what_is_imported_is_the_installed_package(installed, tmp_path):
    code, out, _ = run(
        installed / "python", "-c", "import gametrace.cli as x; print(x.__file__)", folder=tmp_path
    )
    assert code == 0
    assert Path(out).is_relative_to(installed.parent)


def test_the_installed_package_runs_as_a_module(installed, tmp_path):
    shown = run(installed / "python", "-m", "gametrace", "--version", folder=tmp_path)
    assert shown == (0, f"gametrace {__version__}\n", "")
