"""Gradescope's autograder: a zip with the tree, the rubric, gametrace itself, and two scripts.

Gradescope unpacks it into /autograder/source and runs setup.sh once; for each student it runs
run_autograder, which leaves results/results.json. Both scripts take another folder from AUTOGRADER.
"""

from __future__ import annotations

import io
import shlex
from pathlib import Path
from typing import TYPE_CHECKING
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from gametrace.tree.write import to_yaml

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from gametrace.tree.node import Tree

PACKAGE = Path(__file__).resolve().parent.parent
NEEDS = ("click", "rich", "pyyaml")
LONG_AGO = (1980, 1, 1, 0, 0, 0)  # the same tree gives the same zip, byte for byte

SETUP = f"""\
#!/usr/bin/env bash
# Runs once: a Python that is new enough, and what gametrace needs.
set -e
base="${{AUTOGRADER:-/autograder}}"
python="${{PYTHON:-python3}}"
if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
    apt-get update
    apt-get install -y python3.11 python3.11-venv
    python=python3.11
fi
"$python" -m venv "$base/venv" || {{
    apt-get update
    apt-get install -y "$(basename "$python")-venv"
    "$python" -m venv "$base/venv"
}}
"$base/venv/bin/python" -m pip install {" ".join(NEEDS)}
"""
RUN = """\
#!/usr/bin/env bash
# Runs for each student: grades what is in submission/, and leaves results/results.json.
base="${AUTOGRADER:-/autograder}"
python="${PYTHON:-$base/venv/bin/python}"
cd "$base" || exit 1
mkdir -p results
rm -rf graded
[ -f submission_metadata.json ] || echo '{}' > submission_metadata.json
export PYTHONPATH="$base/source"
"$python" -m gametrace grade source/tree.yaml submission --output graded --gradescope --jobs 1 \\
    @OPTIONS@ 2> problem.txt
if [ -f graded/results.json ]; then
    cp graded/results.json results/results.json
else
    "$python" source/no_result.py < problem.txt > results/results.json
fi
"""
NO_RESULT = '''\
"""The results of a submission that could not be graded at all: no points, and the reason."""

import json
import sys

print(json.dumps({"score": 0, "output": sys.stdin.read(), "output_format": "text"}))
'''


def autograder(tree: Tree, rubric: str | None = None, options: Sequence[str] = ()) -> bytes:
    """The zip for a tree, the text of a rubric, and options of `grade` such as --convention ub."""
    words = [*(["--rubric", "source/rubric.yaml"] if rubric is not None else []), *options]
    files = {
        "setup.sh": SETUP,
        "run_autograder": RUN.replace("@OPTIONS@", shlex.join(words)),
        "no_result.py": NO_RESULT,
        "tree.yaml": to_yaml(tree),
    }
    if rubric is not None:
        files["rubric.yaml"] = rubric
    out = io.BytesIO()
    with ZipFile(out, "w", ZIP_DEFLATED) as archive:
        for name, text in [*files.items(), *_package()]:
            info = ZipInfo(name, LONG_AGO)
            info.create_system = 3  # Unix, whose permissions follow
            info.compress_type = ZIP_DEFLATED
            runs = name in ("setup.sh", "run_autograder")
            info.external_attr = (0o100755 if runs else 0o100644) << 16
            archive.writestr(info, text.encode())
    return out.getvalue()


def _package() -> Iterator[tuple[str, str]]:
    """Every source file of gametrace, by its name in the zip."""
    for path in sorted(PACKAGE.rglob("*.py")):
        name = path.relative_to(PACKAGE.parent).as_posix()
        yield name, path.read_text(encoding="utf-8")
