"""The command line: options in, one call, text out."""

from __future__ import annotations

import os
import sys
from enum import IntEnum
from importlib import import_module
from typing import TYPE_CHECKING, Any

import click

from gametrace import __version__
from gametrace.lang import LANGUAGES, speak, spoken, tell
from gametrace.tree.errors import GametraceError, reason

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

COMMANDS = {  # each command besides the algorithms, and the file that it lives in
    "deepen": "study",
    "compare": "study",
    "order": "otherwise",
    "magnitudes": "otherwise",
    "strategy": "otherwise",
    "whatif": "whatif",
    "check": "homework",
    "grade": "grade",
    "why": "homework",
    "questions": "handout",
    "worksheet": "handout",
    "conventions": "study",
    "growth": "growth",
    "schema": "schema",
    "guide": "guide",
    "show": "trees",
    "trees": "trees",
    "games": "play",
    "play": "play",
}


class Exit(IntEnum):
    """How gametrace ends."""

    DONE = 0
    WRONG = 1  # answers are wrong
    USAGE = 2  # a usage or input error
    BUG = 70
    INTERRUPTED = 130


class Refusal(click.ClickException):
    """An input error: the message says where, so nothing is put before it."""

    exit_code = Exit.USAGE

    def show(self, file: Any = None) -> None:
        click.echo(self.format_message(), err=True)


class Commands(click.Group):
    """A group that imports a command's file when the command is used."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [*_algorithms(), *COMMANDS]

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            if name not in _algorithms():
                return None
            from gametrace.cli.search import command as search_command

            return _spoken(search_command(_algorithms()[name]))
        command: click.Command = getattr(import_module(f"gametrace.cli.{COMMANDS[name]}"), name)
        return _spoken(command)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        known = self.list_commands(ctx)
        if args and args[0] not in known and not args[0].startswith("-"):
            from gametrace.tree.errors import nearest, visible

            word = visible(args[0])
            fields = {"word": word, "hint": nearest(word, known)}
            ctx.fail(tell("there is no command '{word}'{hint}", **fields))
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except GametraceError as error:
            raise Refusal(str(error)) from None


def _spoken(command: click.Command) -> click.Command:
    """A command whose help is in the user's language; English has nothing to import for that."""
    if spoken() == "en":
        return command
    from gametrace.cli.helping import translated

    return translated(command)


def _algorithms() -> dict[str, Any]:
    """The algorithms, each of which is a command; imported when a command is asked for."""
    from gametrace.search import ALGORITHMS

    return ALGORITHMS


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, message="gametrace %(version)s")
def cli() -> None:
    """Trace minimax, alpha-beta and their kin on game trees, as the lectures do.

    TREE is a file, - for standard input, the tree itself ('[[3, 12], [2, 4]]'), or the name of a
    bundled lecture tree; left out, it is ub/ejemplo-b.

    \b
    Examples:
      gametrace alphabeta --log                     the lecture's log
      gametrace minimax tree.yaml                   the solved tree
      gametrace alphabeta '[[3, 12], [2, 4]]'       a tree on the command line
      gametrace alphabeta tree.yaml -o solution.json
      gametrace check tree.yaml answers.yaml        are these answers right, and why
      gametrace worksheet tree.yaml                 an exercise to hand out
      gametrace trees                               the bundled lecture trees
    """


def main() -> None:
    """Run the command line and end the process with the right exit code."""
    _open_what_is_closed()
    speak(language_of(sys.argv[1:], os.environ))
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(encoding="utf-8", errors="backslashreplace")  # type: ignore[union-attr]
    try:
        code = _run()
        sys.stdout.flush()
    except BrokenPipeError:
        code = _silently(Exit.DONE)
    except OSError as error:
        code = _silently(Exit.USAGE)
        click.echo(tell("cannot write the output: {reason}", reason=reason(error)), err=True)
    sys.exit(code)


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language of errors and help: --lang, else GAMETRACE_LANG, else the system's, else en."""
    for word, following in zip(arguments, [*arguments, ""][1:], strict=True):
        named = following if word == "--lang" else word.removeprefix("--lang=")
        if word.startswith("--lang") and named in LANGUAGES:
            return named
    if named := environment.get("GAMETRACE_LANG", ""):
        return named if named in LANGUAGES else "en"
    system = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, system), "C")  # es_ES.UTF-8, ca@valencia, C
    named = locale[:2]
    return named if named in LANGUAGES and not locale[2:3].isalpha() else "en"


def _run() -> int:
    """Run the command line; the exit code."""
    try:
        program = _spoken(cli)
        if "_GAMETRACE_COMPLETE" in os.environ:
            program.main(prog_name="gametrace")  # answers the shell, and ends the process
        arguments = sys.argv[1:]
        with program.make_context("gametrace", arguments) as context:  # main ends a pipe with 1
            program.invoke(context)
        return Exit.DONE
    except click.exceptions.Exit as end:
        return end.exit_code
    except click.ClickException as error:
        error.show()
        return error.exit_code
    except (click.Abort, KeyboardInterrupt):
        return _silently(Exit.INTERRUPTED)
    except MemoryError:
        click.echo(tell("there is not enough memory for this tree"), err=True)
        return Exit.USAGE
    except OSError:
        raise
    except Exception:
        import traceback

        traceback.print_exc()
        message = tell(
            "This is a bug in gametrace {version}, not in what you typed. Please report it, with"
            " the command, the tree and the lines above.",
            version=__version__,
        )
        click.echo(f"\n{message}", err=True)
        return Exit.BUG


def _open_what_is_closed() -> None:
    """Put something in the place of a stream that the caller closed: reading and printing fail."""
    modes = {
        "stdin": (os.O_WRONLY, "r"),
        "stdout": (os.O_RDONLY, "w"),
        "stderr": (os.O_WRONLY, "w"),
    }
    for descriptor, (name, (flags, mode)) in enumerate(modes.items()):
        if getattr(sys, name) is None:
            opened = os.open(os.devnull, flags)
            if opened != descriptor:
                os.dup2(opened, descriptor)
                os.close(opened)
            setattr(sys, name, os.fdopen(descriptor, mode, closefd=False))


def _silently(code: Exit) -> Exit:
    """Give up what is still to be printed, so that the end of the process does not complain."""
    devnull = os.open(os.devnull, os.O_WRONLY)
    os.dup2(devnull, sys.stdout.fileno())
    return code
