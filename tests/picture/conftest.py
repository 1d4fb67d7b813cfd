"""What pictures' tests share: the programs that they need."""

import os
import shutil

import pytest


def needs(program, package):
    """Skip the test where a program is missing, and say what to install; a CI run has it all."""
    if shutil.which(program):
        return
    message = f"{program} is not installed; on Debian: apt-get install {package}"
    if os.environ.get("CI"):
        pytest.fail(message)
    pytest.skip(message)


@pytest.fixture(name="needs")
def needs_fixture():
    return needs
