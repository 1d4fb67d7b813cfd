"""Where output goes: to standard output, or into a file that is written whole or not at all."""

from __future__ import annotations

import os
import stat
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, TextIO

from gametrace.tree.errors import GametraceError, visible

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def opened(path: str | None) -> Iterator[TextIO]:
    """A stream to write to; a file appears under its name once everything is in it."""
    if path is None or path == "-":
        yield sys.stdout
        return
    try:
        target = os.path.realpath(path)
        if os.path.exists(target) and not os.path.isfile(target):
            with open(target, "w", encoding="utf-8", newline="\n") as file:
                yield file
            return
        with _replacing(target) as file:
            yield file
    except BrokenPipeError:
        raise
    except OSError as error:
        raise GametraceError(f"cannot write {visible(path)}: {error.strerror}") from None
    except ValueError as error:  # a path with a null character
        if "null" not in str(error):
            raise
        raise GametraceError(f"cannot write {visible(path)}: {error}") from None


@contextmanager
def _replacing(target: str) -> Iterator[TextIO]:
    """A new file beside the target, which takes its place, and its permissions, at the end."""
    beside = os.path.join(os.path.dirname(target), f".gametrace-{os.getpid()}.tmp")
    descriptor = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666)
    try:
        with open(descriptor, "w", encoding="utf-8", newline="\n") as file:
            yield file
        if os.path.exists(target):
            os.chmod(beside, stat.S_IMODE(os.stat(target).st_mode))
        os.replace(beside, target)
    except BaseException:
        os.unlink(beside)
        raise
