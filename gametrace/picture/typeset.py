"""PNG and PDF: the SVG set by typst, with the font that is shipped."""

from __future__ import annotations

import os
import re
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from gametrace.lang import tell
from gametrace.picture.places import places
from gametrace.picture.scene import scene as scene_of
from gametrace.picture.svg import drawn
from gametrace.picture.times import times
from gametrace.picture.widths import FONTS
from gametrace.render.log import Log
from gametrace.render.look import look
from gametrace.render.steps import Steps
from gametrace.trace.trace import Trace
from gametrace.tree.errors import GametraceError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gametrace.picture.places import Places
    from gametrace.tree.node import Node, Tree

LARGEST = 30_000  # pixels of a side
PAGES = 500  # of a deck
PPI = 144  # of a PNG: two pixels for one of the SVG
SCALE = PPI / 72
INSTALL = "python -m pip install 'gametrace[pdf]'"
PAGE = "#set page(width: {width}pt, height: {height}pt, margin: 0pt)\n"


def png(
    shown: Tree | Trace,
    lang: str | None = None,
    *,
    mono: bool = False,
    levels: int | None = None,
    only: Node | str | None = None,
) -> bytes:
    """The figure as a PNG."""
    scene = scene_of(shown, lang, only, levels)
    where = places(scene)
    _check(where, SCALE)
    return _one(drawn(scene, where, mono), where, "png")


def pdf(
    shown: Tree | Trace,
    lang: str | None = None,
    *,
    mono: bool = False,
    levels: int | None = None,
    only: Node | str | None = None,
    deck: bool = False,
) -> bytes:
    """The figure as a PDF, one page as large as it; a deck has a page for each step."""
    if deck:
        return _deck(shown, lang, mono, levels, only)
    scene = scene_of(shown, lang, only, levels)
    where = places(scene)
    _check(where, 1)
    return _one(drawn(scene, where, mono), where, "pdf")


def typeset(source: str, files: dict[str, str], form: str) -> bytes:
    """What typst makes of a source and the files beside it."""
    typst = _typst()
    with TemporaryDirectory(prefix="gametrace-") as folder:
        for name, text in {"main.typ": source, **files}.items():
            with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
                file.write(text)
        made: bytes = typst.compile(
            os.path.join(folder, "main.typ"), root=folder, font_paths=[str(FONTS)],
            ignore_system_fonts=True, format=form, ppi=PPI,
        )  # fmt: skip
    return made


def _typst() -> Any:
    """The package that sets pages; without it, how to get it."""
    try:
        import typst
    except ImportError:
        message = tell("PNG and PDF need the package typst; install it with: {line}", line=INSTALL)
        raise GametraceError(message) from None
    return typst


def _check(where: Places, scale: float) -> None:
    """Refuse a figure that is too large for a picture of points."""
    _typst()
    if max(where.width, where.height) * scale > LARGEST:
        size = f"{where.width * scale:.0f} x {where.height * scale:.0f}"
        message = tell(
            "the figure would be {size} pixels large, and {limit} a side is the limit;"
            " show less of it with --levels or --only, or write SVG",
            size=size,
            limit=LARGEST,
        )
        raise GametraceError(message)


def _one(svg: str, where: Places, form: str) -> bytes:
    """A page with one figure."""
    page = PAGE.format(width=round(where.width), height=round(where.height))
    return typeset(f'{page}#image("tree.svg", width: 100%)\n', {"tree.svg": svg}, form)


def _deck(
    shown: Tree | Trace, lang: str | None, mono: bool, levels: int | None, only: Node | str | None
) -> bytes:
    """A page for each step: the tree as far as it is known, the log's line, a cut's reason."""
    if not isinstance(shown, Trace):
        raise GametraceError(tell("a deck plays a search; an unsolved tree has no steps"))
    scene = scene_of(shown, lang, only, levels)
    where, clock = places(scene), times(shown)
    _check(where, 1)
    inside = {item.node for item in scene.items}
    pages = sum(arguments[0] in inside for _, arguments in shown.events())
    if pages > PAGES:
        message = tell(
            "a deck has a page for each step, and here are {steps}; {limit} is the limit:"
            " show less with --levels or --only",
            steps=pages,
            limit=PAGES,
        )
        raise GametraceError(message)
    wide, high = max(where.width, 560.0), where.height + 84
    source = [PAGE.format(width=round(wide), height=round(high))]
    source.append('#set text(font: ("DejaVu Sans", "DejaVu Sans Mono"), size: 11pt)\n')
    files: dict[str, str] = {}
    language = str(lang or getattr(shown.rules, "lang", "es"))
    for step, (node, line, reason) in enumerate(_spoken(shown, language)):
        if node is not None and node not in inside:
            continue
        files[f"{step}.svg"] = drawn(scene, where, mono, clock.at(step))
        number = scene.words["step"].format(step=step, steps=clock.steps)
        source.append(
            f"{'#pagebreak()' if len(files) > 1 else ''}\n"
            f'#align(center, image("{step}.svg", width: {where.width:.1f}pt))\n'
            f"#pad(x: 14pt)[#text(size: 9pt, fill: luma(35%), {_quoted(number)})\\\n"
            f"#text(size: 13pt, raw({_quoted(line or scene.words['start'])})) \\\n"
            f"#text({_quoted(reason)})]\n"
        )
    return typeset("".join(source), files, "pdf")


def _spoken(trace: Trace, lang: str) -> Iterator[tuple[Node | None, str, str]]:
    """For each step from 0 on: the node, the line of the log, and a cut's reason."""
    lines: list[str] = []
    sentences: list[str] = []
    how = look(lang, style="compact")
    log, steps = Log(lines.append, look_=how), Steps(sentences.append, look_=how)
    for output in (log, steps):
        output.begin(trace.tree, trace.rules)
    yield None, "", ""
    for name, arguments in trace.events():
        lines.clear()
        sentences.clear()
        getattr(log, name)(*arguments)
        getattr(steps, name)(*arguments)
        reason = sentences[0] if name == "cut" and sentences else ""
        yield arguments[0], _unindented("".join(lines)), _unindented(reason)


def _unindented(line: str) -> str:
    return re.sub(r"^(?:\. )+", "", line.rstrip("\n"))


def _quoted(text: str) -> str:
    """Text as a string of typst."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
