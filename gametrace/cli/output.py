"""Where output goes: to standard output, or into a file that is written whole or not at all."""

from __future__ import annotations

import os
import stat
import sys
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, TextIO

import click

from gametrace.lang import tell
from gametrace.tree.errors import GametraceError, reason, visible

if TYPE_CHECKING:
    from collections.abc import Iterator

BUFFER = 1 << 17  # bytes: a long log takes a tenth less time than with the usual 8 KiB


def by_suffix(path: str | None, suffixes: dict[str, str]) -> str:
    """The format that a file's suffix stands for; without a suffix, the tree."""
    suffix = os.path.splitext(path or "")[1].lower()
    if not suffix:
        return "tree"
    if suffix not in suffixes:
        known = ", ".join(suffixes)
        message = tell(
            "-o: no format has the suffix '{suffix}' (known: {known}); say it with -f",
            suffix=visible(suffix), known=known,
        )  # fmt: skip
        raise click.UsageError(message)
    return suffixes[suffix]


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
        raise _unwritten(path, error) from None
    except ValueError as error:  # a path with a null character
        if "null" not in str(error):
            raise
        raise _unwritten(path, error) from None


def _unwritten(path: str, error: Exception) -> GametraceError:
    fields = {"file": visible(path), "reason": reason(error)}
    return GametraceError(tell("cannot write {file}: {reason}", **fields))


@contextmanager
def _replacing(target: str) -> Iterator[TextIO]:
    """A new file beside the target, which takes its place, and its permissions, at the end."""
    beside = os.path.join(os.path.dirname(target), f".gametrace-{os.getpid()}.tmp")
    try:  # from before it is made: an interrupt can come right after
        with open(beside, "x", BUFFER, encoding="utf-8", newline="\n") as file:
            yield file
        if os.path.exists(target):
            os.chmod(beside, stat.S_IMODE(os.stat(target).st_mode))
        os.replace(beside, target)
    except BaseException:
        with suppress(OSError):
            os.unlink(beside)
        raise
