"""Reading trees: from a file, from standard input, from text."""

from __future__ import annotations

import gc
import os
import re
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from gametrace.lang import tell
from gametrace.tree.errors import GametraceError, Source, reason, visible

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gametrace.tree.growth import Limits
    from gametrace.tree.node import Tree

LARGEST = 1 << 30  # bytes of a file
SURROGATES = r"\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}"  # JSON's pairs


def read(
    path: str | os.PathLike[str],
    *,
    name: str | None = None,
    root: str | None = None,
    limits: Limits | None = None,
) -> Tree:
    """The tree in a file, or in standard input (-); root moves first if the tree says not who.

    Errors call the file by its name, if one is given, else by its path.
    """
    shown = name or shown_name(path)
    return parse(text_in(path, shown), name=shown, root=root, limits=limits)


def shown_name(path: str | os.PathLike[str]) -> str:
    """What a file is called in messages."""
    file_name = os.fspath(path)
    return "<stdin>" if file_name == "-" else visible(file_name)


def text_in(path: str | os.PathLike[str], shown: str, largest: int = LARGEST) -> str:
    """The text of a file, or of standard input (-), which must not be too large."""
    file_name = os.fspath(path)
    try:
        if file_name == "-":
            data = sys.stdin.buffer.read(largest + 1)
        else:
            with open(file_name, "rb") as file:
                data = file.read(largest + 1)
    except (OSError, ValueError) as error:  # such as a path with a null character
        message = tell("cannot read {file}: {reason}", file=shown, reason=reason(error))
        raise GametraceError(message) from None
    if len(data) > largest:
        message = tell(
            "cannot read {file}: it is larger than {size} MiB", file=shown, size=largest >> 20
        )
        raise GametraceError(message)
    return decode(data, shown)


def parse(
    text: str,
    *,
    name: str = "<tree>",
    bare: bool = False,
    root: str | None = None,
    limits: Limits | None = None,
    parser: Any = None,
) -> Tree:
    """The tree in a text; a bare text may be the root itself, without a document around it."""
    from gametrace.tree.compose import Composer
    from gametrace.tree.document import document
    from gametrace.tree.forms import Forms
    from gametrace.tree.growth import Growth, Limits
    from gametrace.tree.settle import settle

    limits = limits or Limits()
    text = text.removeprefix("\ufeff")
    if "\\u" in text:
        text = re.sub(SURROGATES, _joined, text)
    source = Source(name, text)
    forms = Forms(source)
    with _nothing_to_collect():
        content = Composer(source, forms, Growth(source, limits), parser, bare).compose()
        tree = document(content, forms, source, bare, limits)
        return tree if tree.is_game else settle(tree, forms, root, limits.depth)


@contextmanager
def _nothing_to_collect() -> Iterator[None]:
    """Keep the garbage collector from looking through a growing tree, again and again.

    Afterwards the tree joins the old objects as it is, which freezing and unfreezing amounts to.
    """
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            if not gc.get_freeze_count():
                gc.freeze()
                gc.unfreeze()
            gc.enable()


def decode(data: bytes, name: str) -> str:
    """The text in these bytes, which must be UTF-8, with or without a byte order mark."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = error.object[: error.start].decode()  # the bytes after the byte order mark
        message = tell("this is not UTF-8; save the file in that encoding")
        if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
            message = tell("this is UTF-16, not UTF-8; save the file in that encoding")
        source = Source(name, data.decode("utf-8-sig", "replace"))
        raise source.error(len(before), message) from None


def _joined(pair: re.Match[str]) -> str:
    """The character that JSON spells as two surrogates, as YAML spells it."""
    high, low = int(pair[0][2:6], 16), int(pair[0][8:], 16)
    return f"\\U{0x10000 + (high - 0xD800 << 10) + low - 0xDC00:08X}"
