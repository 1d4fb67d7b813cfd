"""The picture on the README's first screen is what its command makes."""

from pathlib import Path

from tests.cli.program import output_of

ROOT = Path(__file__).resolve().parents[2]
COMMAND = "gametrace alphabeta ub/ejemplo-b -o docs/ejemplo-b.svg"


def test_the_picture_is_made_by_the_command_that_the_readme_says():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert f"`{COMMAND}`" in readme
    assert "(docs/ejemplo-b.svg)" in readme
    made = output_of("alphabeta", "ub/ejemplo-b", "-f", "svg")
    assert (ROOT / "docs" / "ejemplo-b.svg").read_text(encoding="utf-8") == made


def test_the_picture_is_on_the_first_screen():
    lines = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    assert next(at for at, line in enumerate(lines) if "docs/ejemplo-b.svg" in line) < 45
