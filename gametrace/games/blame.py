"""Who is to blame for an exception inside a user's game: the line of the user's own file."""

from __future__ import annotations

import os
import traceback
from typing import TYPE_CHECKING, Any

from gametrace.lang import tell
from gametrace.tree.errors import GametraceError, visible

if TYPE_CHECKING:
    from gametrace.games.rules import Rules

LONGEST = 300  # characters of a state that are shown
OURS = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def spelled(thing: Any) -> str:
    """Anything of the user's as one line of text."""
    try:
        text = thing if isinstance(thing, str) else str(thing)
    except Exception:  # its __str__ is the user's code, too
        text = object.__repr__(thing)
    text = visible(" ".join(text.split("\n")) if "\n" in text else text)
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


def place_of(error: BaseException) -> tuple[str, str]:
    """Where the user's code failed (file, line, function; the innermost not ours), and the code."""
    frames = traceback.extract_tb(error.__traceback__)
    theirs = [frame for frame in frames if not frame.filename.startswith((OURS, "<frozen"))]
    library = os.path.dirname(os.__file__)
    own = [frame for frame in theirs if not frame.filename.startswith(library)] or theirs
    if not own:
        return "", ""
    frame = own[-1]
    shown = os.path.relpath(frame.filename) if os.path.exists(frame.filename) else frame.filename
    where = shown if len(shown) < len(frame.filename) else frame.filename
    text = f"\n  {frame.line.strip()}" if frame.line else ""
    return f"{visible(where)}:{frame.lineno}: {frame.name}: ", text


def described(error: BaseException) -> str:
    """An exception in one line, with its place in the user's file and the line of code."""
    before, code = place_of(error)
    message = spelled(str(error))
    return f"{before}{type(error).__name__}{': ' if message else ''}{message}{code}"


def shown(rules: Rules, state: Any) -> str:
    """A state in an error: its board if there is one, else as Python prints it."""
    try:
        text = rules.label(state) or spelled(state)
    except Exception:  # a broken label must not hide the error that is being told
        text = spelled(state)
    return text.replace("\n", "\n         ")


def blame(rules: Rules, error: Exception, state: Any, move: Any = None) -> GametraceError:
    """The error that reports a game's own exception with the state and the move."""
    message = described(error) + "\n  " + tell("state: {state}", state=shown(rules, state))
    if move is not None:
        message += "\n  " + tell("move: {move}", move=spelled(move))
    return GametraceError(message)
