"""Writing results into a folder: all or nothing, and no files but our own."""

from __future__ import annotations

import glob
import os
import shutil
from contextlib import suppress
from typing import TYPE_CHECKING

from gametrace.lang import tell
from gametrace.tree.errors import GametraceError, reason, visible

if TYPE_CHECKING:
    from collections.abc import Iterable

OURS = ("grades.csv", "summary.md", "results.json", "feedback", "gradescope")
_FILES = ("grades.csv", "summary.md", "results.json", "feedback/*.md", "gradescope/*/results.json")


def refuse_folder(folder: str, force: bool, submissions: str | None = None) -> None:
    """Refuse a folder that has results already, or in which they would mix with submissions."""
    shown, real = visible(folder), os.path.realpath(folder)
    given = os.path.realpath(submissions) if submissions is not None else None
    if os.path.lexists(folder) and not os.path.isdir(folder):
        raise _cannot(shown, tell("this is a file, not a folder"))
    if given and _is_inside(real, given):
        raise _cannot(shown, tell("it is in the folder of submissions; name another one with -o"))
    for name in OURS:
        if given and _is_inside(given, os.path.join(real, name)):
            reason = tell(
                "{folder} is where the results would go; name another folder with -o",
                folder=visible(submissions or ""),
            )
            raise _cannot(shown, reason)
        if os.path.lexists(os.path.join(folder, name)) and not force:
            reason = tell("there is {file} already; --force replaces old results", file=name)
            raise _cannot(shown, reason)


def write_folder(folder: str, files: Iterable[tuple[str, str]]) -> None:
    """Write files, by their names below the folder; old results there make room for them.

    They are written elsewhere, and moved when the last one is complete: into a folder that is new
    in one go, else one by one.
    """
    target = os.path.realpath(folder)
    new = not os.path.isdir(target)
    place = os.path.dirname(target) if new else target
    beside = os.path.join(place, f".gametrace-{os.getpid()}.tmp")
    try:
        try:  # from before it is made: an interrupt can come right after
            os.mkdir(beside)
            names = [_write(beside, name, text) for name, text in files]
            if new:
                os.rename(beside, target)
            else:
                _move(beside, names, target)
        finally:
            shutil.rmtree(beside, ignore_errors=True)
    except OSError as error:
        raise _cannot(visible(folder), reason(error)) from None


def _write(folder: str, name: str, text: str) -> str:
    path = os.path.join(folder, *name.split("/"))
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "x", encoding="utf-8", errors="backslashreplace", newline="\n") as file:
        file.write(text)
    return name


def _move(start: str, names: list[str], target: str) -> None:
    """Put each new file in its place, then take away those of ours that are left from before."""
    for name in names:
        path = os.path.join(target, *name.split("/"))
        if os.path.realpath(os.path.dirname(path)) != os.path.dirname(path):
            raise OSError(None, tell("{file} would go through a symbolic link", file=name))
        os.makedirs(os.path.dirname(path), exist_ok=True)
        os.replace(os.path.join(start, *name.split("/")), path)
    new = {os.path.join(target, *name.split("/")) for name in names}
    for pattern in _FILES:
        for old in glob.glob(os.path.join(glob.escape(target), *pattern.split("/"))):
            if old not in new and not os.path.isdir(old):
                os.unlink(old)
                with suppress(OSError):  # up to a folder with something else in it
                    os.removedirs(os.path.dirname(old))


def _cannot(folder: str, reason: str) -> GametraceError:
    return GametraceError(tell("cannot write {file}: {reason}", file=folder, reason=reason))


def _is_inside(path: str, folder: str) -> bool:
    return f"{path}{os.sep}".startswith(folder.rstrip(os.sep) + os.sep)
