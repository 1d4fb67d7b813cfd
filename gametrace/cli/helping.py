"""Help in the user's language: commands and options as click shows them, and click's own words."""

from __future__ import annotations

import re
from copy import copy
from importlib import import_module
from inspect import cleandoc
from typing import Any, TypeVar

import click

from gametrace.lang import help_text

SPEAKS = ("core", "decorators", "exceptions", "formatting", "parser", "termui", "types")
EXAMPLES = "\b\nExamples:"
BESIDE = re.compile(r"(?m)(\S {3,})(\S.*)$")  # what an example does, after a gap

Shown = TypeVar("Shown", bound=click.Command)


def translated(command: Shown) -> Shown:
    """A copy of a command that shows its help in the language of the moment."""
    _let_click_ask_us()
    command = copy(command)
    command.help = "\n\n".join(map(paragraph, paragraphs(command.help or "")))
    command.short_help = help_text(command.short_help or "")
    command.options_metavar = help_text(command.options_metavar or "")
    if isinstance(command, click.Group):
        command.subcommand_metavar = help_text(command.subcommand_metavar)
    command.params = [_translated_parameter(parameter) for parameter in command.params]
    return command


def paragraphs(text: str) -> list[str]:
    """The paragraphs of a docstring; those that click fills are one line each."""
    parts = cleandoc(text).split("\n\n")
    return [part if part.startswith("\b") else " ".join(part.split()) for part in parts]


def paragraph(text: str) -> str:
    """A paragraph as it is shown; of examples only the heading and what is beside them change."""
    if not text.startswith(EXAMPLES):
        return help_text(text)
    lines = text.removeprefix(EXAMPLES)
    beside = BESIDE.sub(lambda match: match[1] + help_text(match[2]), lines)
    return f"\b\n{help_text('Examples:')}{beside}"


def _translated_parameter(parameter: click.Parameter) -> click.Parameter:
    parameter = copy(parameter)
    if isinstance(parameter, click.Option) and parameter.help:
        fields = getattr(parameter, "fields", {})  # of a Listing
        parameter.help = help_text(getattr(parameter, "sentence", parameter.help), **fields)
    return parameter


def _let_click_ask_us() -> None:
    """Put our table in the place of gettext in click's modules.

    Click asks gettext for its messages, and gettext wants compiled catalogues in a folder that the
    process has chosen; ours are tables like all other words, so click's `_` looks there instead.
    """
    for name in SPEAKS:
        module: Any = import_module(f"click.{name}")
        if hasattr(module, "_"):
            module._ = help_text
        if hasattr(module, "ngettext"):
            module.ngettext = _counted


def _counted(one: str, many: str, count: int) -> str:
    return help_text(one if count == 1 else many)
