"""Writing results into a folder: all or nothing, and nobody's files but our own."""

from __future__ import annotations

import glob
import os
import shutil
from contextlib import suppress
from typing import TYPE_CHECKING

from gametrace.tree.errors import GametraceError, visible

if TYPE_CHECKING:
    from collections.abc import Iterable

OURS = ("grades.csv", "summary.md", "results.json", "feedback", "gradescope")
_FILES = ("grades.csv", "summary.md", "results.json", "feedback/*.md", "gradescope/*/results.json")


def refuse_folder(folder: str, force: bool, submissions: str) -> None:
    """Refuse a folder that has results already, or in which they would mix with submissions."""
    shown, real, given = visible(folder), os.path.realpath(folder), os.path.realpath(submissions)
    if os.path.lexists(folder) and not os.path.isdir(folder):
        raise GametraceError(f"cannot write {shown}: this is a file, not a folder")
    if _is_inside(real, given):
        what = f"{shown} is in the folder of submissions; name another one with -o"
        raise GametraceError(f"cannot write {what}")
    for name in OURS:
        if _is_inside(given, os.path.join(real, name)):
            what = f"{visible(submissions)} is where the results would go"
            raise GametraceError(f"cannot write {shown}: {what}; name another folder with -o")
        if os.path.lexists(os.path.join(folder, name)) and not force:
            what = f"cannot write {shown}: there is {name} already; --force replaces old results"
            raise GametraceError(what)


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
        why = error.strerror or error
        raise GametraceError(f"cannot write {visible(folder)}: {why}") from None


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
            raise OSError(None, f"{name} would go through a symbolic link")
        os.makedirs(os.path.dirname(path), exist_ok=True)
        os.replace(os.path.join(start, *name.split("/")), path)
    new = {os.path.join(target, *name.split("/")) for name in names}
    for pattern in _FILES:
        for old in glob.glob(os.path.join(glob.escape(target), *pattern.split("/"))):
            if old not in new and not os.path.isdir(old):
                os.unlink(old)
                with suppress(OSError):  # up to a folder with something else in it
                    os.removedirs(os.path.dirname(old))


def _is_inside(path: str, folder: str) -> bool:
    return f"{path}{os.sep}".startswith(folder.rstrip(os.sep) + os.sep)
