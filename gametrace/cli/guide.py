"""The command that explains all that can be written."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from gametrace.cli.options import Choice
from gametrace.lang import LANGUAGES, spoken

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from gametrace.cli.reference import Entry, Section

WIDTH, INDENT = 80, 18
NAMES = ("tree", "sheet", "rubric", "conventions", "formats")


@click.command(short_help="Every key, convention and format, with an example.")
@click.argument("topic", type=Choice(NAMES), required=False, metavar=f"[{'|'.join(NAMES)}]")
@click.option("--lang", type=Choice(list(LANGUAGES)), envvar="GAMETRACE_LANG", show_envvar=True,
              help="Language of the guide.  [default: that of the help]")  # fmt: skip
def guide(topic: str | None, lang: str | None) -> None:
    """Explain every key of trees, answer sheets and rubrics, the conventions and the formats.

    \b
    Examples:
      gametrace guide
      gametrace guide tree
      gametrace guide sheet --lang en
    """
    from gametrace.cli.reference import TOPICS, translated

    lang = lang or spoken()
    topics = [topic] if topic else NAMES
    sections = [section for name in topics for section in TOPICS[name](lang)]
    text = "".join(_lines(sections, translated(lang)))
    if sys.stdout.isatty():
        click.echo_via_pager(text)
    else:
        click.echo(text, nl=False)


def _lines(sections: Iterable[Section], say: Callable[[str], str]) -> Iterator[str]:
    from textwrap import fill

    between = ""
    for title, about, entries in sections:
        yield f"{between}{say(title).upper()}\n{fill(say(about), WIDTH)}\n\n"
        for entry in entries:
            yield from _entry(entry, say)
        between = "\n"


def _entry(entry: Entry, say: Callable[[str], str]) -> Iterator[str]:
    """The name, and beside it the meaning, the example, and what else may be written."""
    from textwrap import wrap

    beside = wrap(say(entry.meaning), WIDTH - INDENT)
    beside += [f"  {line}" for line in entry.example.splitlines()]
    for label, words in (
        ("one of:", entry.words),
        ("also:", entry.also),
        ("suffix:", entry.suffixes),
    ):
        if words:
            beside += wrap(f"{say(label)} {', '.join(words)}", WIDTH - INDENT)
    name = f"  {entry.name}"
    for line in beside:
        yield f"{name:<{INDENT}}{line}\n"
        name = ""
