"""What a class handed in: a file or a folder per student. Nothing in it is trusted.

Names come from listing the folder, never from a submission; links are not followed; what is not an
ordinary file of moderate size is not opened. Each of these is a reason to tell, not an error.
"""

from __future__ import annotations

import os
import re
import stat
import unicodedata
from html import unescape
from typing import TYPE_CHECKING, NamedTuple

from gametrace.homework.answers.names import without_accents
from gametrace.lang import tell
from gametrace.tree.errors import GametraceError, visible
from gametrace.tree.errors import reason as system_reason
from gametrace.tree.read import decode

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from gametrace.homework.grade.csv_answers import Row

LARGEST = 1 << 20  # bytes of a file
MOST = 50  # files and folders that are looked at for one student
DEEPEST = 4  # folders inside each other

_MOODLE = re.compile(r"(?P<id>(?P<student>.+?)_\d+)_assignsubmission_[a-z]+(?:_.*)?", re.DOTALL)
_CLUTTER = ("__MACOSX", "Thumbs.db", "desktop.ini")  # what computers add by themselves
_LINE_ENDS = re.compile(r"(?i)<br\s*/?>\s*|</(?:p|div|li|pre|tr|h\d)>\s*")
_TAG = re.compile(r"<[^<>]*>")
_ABOUT = "submission_metadata"  # what Gradescope says of submissions, in .yml or .json
_NOT_TEXT = {  # how files begin that people hand in by mistake
    b"PK\x03\x04": "this is a zip archive or an office document, not text",
    b"%PDF": "this is a PDF, not text",
    b"\x89PNG": "this is a picture, not text",
    b"\xff\xd8\xff": "this is a picture, not text",
    b"\x1f\x8b": "this is a compressed file, not text",
}


class Text(NamedTuple):
    """A file that was handed in, by the name that it is shown by."""

    name: str
    text: str


class Submission(NamedTuple):
    """What one student handed in, and why some of it could not be read."""

    id: str
    student: str | None = None  # as far as the folder says
    answers: tuple[Text | Row, ...] = ()
    problems: tuple[str, ...] = ()


class Folder:
    """The submissions in a folder, in the order of their names; each is read when it is its turn.

    A folder with Gradescope's metadata beside it is what one student handed in, all of it.
    """

    def __init__(self, path: str) -> None:
        self.found: dict[str, list[os.DirEntry[str]]] = {}
        try:
            entries = _listed(path)
        except (OSError, ValueError) as error:
            message = tell("cannot read {file}: {reason}", file=visible(path), reason=reason(error))
            raise GametraceError(message) from None
        whole = os.path.abspath(path)
        if os.path.isfile(os.path.join(os.path.dirname(whole), f"{_ABOUT}.json")):
            self.found[os.path.basename(whole)] = entries
            return
        for entry in entries:
            if entry.name != f"{_ABOUT}.yml":
                self.found.setdefault(_id(entry), []).append(entry)
        if not self.found:
            nothing = tell("there is nothing to grade in this folder")
            raise GametraceError(f"{visible(path)}: {nothing}")

    def __len__(self) -> int:
        return len(self.found)

    def ignored(self) -> list[str]:
        """What is not graded: in a folder everything is."""
        return []

    def __iter__(self) -> Iterator[Submission]:
        for name, entries in self.found.items():
            yield _read(name, entries)


def natural(name: str) -> tuple[list[object], str]:
    """What names are sorted by: numbers inside them by their size, words whatever their case."""
    parts = re.split(r"(\d+)", without_accents(name.casefold()))
    return [int(part) if place % 2 else part for place, part in enumerate(parts)], name


def reason(error: Exception) -> str:
    """Why something could not be read, on one line."""
    return system_reason(error).partition("\n")[0]


def text_of(path: str, shown: str, largest: int = LARGEST) -> str:
    """The text in a file, which must be an ordinary one of moderate size."""
    safely = ("O_NOFOLLOW", "O_NONBLOCK", "O_BINARY", "O_CLOEXEC")  # as far as the system has them
    flags = sum(getattr(os, name, 0) for name in safely)
    with open(os.open(path, os.O_RDONLY | flags), "rb") as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise GametraceError(f"{shown}: {tell('this is no ordinary file')}")
        data = file.read(largest + 1)
    if len(data) > largest:
        larger = tell("this file is larger than {size} MiB", size=largest >> 20)
        raise GametraceError(f"{shown}: {larger}")
    for start, message in _NOT_TEXT.items():
        if data.startswith(start):
            raise GametraceError(f"{shown}: {tell(message)}")
    text = decode(data, shown)
    return without_tags(text) if text.lstrip()[:1] == "<" else text


def without_tags(text: str) -> str:
    """The text of a page, as a course's editor saves what a student typed: its lines, no tags."""
    text = _TAG.sub("", _LINE_ENDS.sub("\n", text))
    return unescape(text)


def _id(entry: os.DirEntry[str]) -> str:
    """Whose it is: as Moodle writes it, else the name of the folder or file."""
    if moodle := _MOODLE.fullmatch(entry.name):
        return moodle["id"]
    if entry.is_dir(follow_symlinks=False):
        return entry.name
    return os.path.splitext(entry.name)[0]


def _listed(path: str) -> list[os.DirEntry[str]]:
    """What is in a folder, without what is hidden or was put there by computers."""
    with os.scandir(path) as entries:
        seen = [entry for entry in entries if entry.name[0] != "." and entry.name not in _CLUTTER]
    return sorted(seen, key=lambda entry: natural(entry.name))


def _read(name: str, entries: list[os.DirEntry[str]]) -> Submission:
    """Everything that one student handed in."""
    answers: list[Text] = []
    problems: list[str] = []
    for entry, shown, problem in _files(entries):
        try:
            if problem:
                raise GametraceError(f"{shown}: {problem}")
            answers.append(Text(shown, text_of(entry.path, shown)))
        except GametraceError as error:
            problems.append(reason(error))
        except OSError as error:
            problems.append(f"{shown}: {reason(error)}")
    if not answers and not problems:
        problems.append(tell("there is no file to grade"))
    moodle = _MOODLE.fullmatch(entries[0].name) if entries else None
    student = unicodedata.normalize("NFC", visible(moodle["student"])) if moodle else None
    id_ = unicodedata.normalize("NFC", visible(name))
    return Submission(id_, student, tuple(answers), tuple(problems))


def _files(entries: Iterable[os.DirEntry[str]]) -> Iterator[tuple[os.DirEntry[str], str, str]]:
    """Each file, the name that it is shown by, and what keeps it from being read, if anything."""
    left = [(entry, visible(entry.name)) for entry in entries][::-1]
    seen = 0
    while left:
        entry, shown = left.pop()
        seen += 1
        if seen > MOST:
            more = tell("a student has more than {most} files; the rest is not read", most=MOST)
            yield entry, shown, more
            return
        if entry.is_symlink():
            yield entry, shown, tell("this is a symbolic link, which is not followed")
        elif not entry.is_dir(follow_symlinks=False):
            regular = entry.is_file(follow_symlinks=False)
            yield entry, shown, "" if regular else tell("this is no ordinary file")
        elif shown.count("/") >= DEEPEST - 1:
            deeper = tell("there are more than {most} folders inside each other", most=DEEPEST)
            yield entry, shown, deeper
        else:
            try:
                inside = _listed(entry.path)
            except OSError as error:
                yield entry, shown, reason(error)
                continue
            left.extend((below, f"{shown}/{visible(below.name)}") for below in reversed(inside))
