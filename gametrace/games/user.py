"""A user's own game: a class in a file or a module. It is code, and it is run.

Only the command line calls this: nothing that is written in a tree file or a submission comes here.
"""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import os
import sys
from typing import TYPE_CHECKING, Any

from gametrace.games.blame import described
from gametrace.lang import tell
from gametrace.tree.errors import GametraceError, nearest, visible

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

STYLES = (("actions", "result", "to_move"), ("possible_moves", "make_move", "is_over"))


def names_code(text: str) -> bool:
    """Whether a TREE names a user's code: mygame.py, mygame.py:Nim, package.module:Nim."""
    file, _, name = text.rpartition(":")
    if text.endswith(".py") or file.endswith(".py"):
        return True
    parts = file.split(".")
    return name.isidentifier() and len(parts) > 0 and all(part.isidentifier() for part in parts)


def load(text: str) -> Any:
    """The game that a text such as mygame.py:Nim names."""
    place, _, name = (text, "", "") if text.endswith(".py") else text.rpartition(":")
    module = _module(place)
    found = _named(module, name, place) if name else _only_game(module, place)
    return _made(found) if inspect.isclass(found) else found


def function(text: str) -> Callable[..., Any]:
    """The function that FILE.py:function names, for --eval."""
    place, _, name = text.rpartition(":")
    found: Callable[..., Any] = _named(_module(place), name, place)
    if not callable(found):
        raise GametraceError(
            tell("{name} in {file} is no function", name=name, file=visible(place))
        )
    return found


def _module(place: str) -> ModuleType:
    """The module in a file, or of that name; its own errors are told as errors of the user's."""
    folder = os.path.dirname(os.path.abspath(place)) if place.endswith(".py") else os.getcwd()
    if folder not in sys.path:
        sys.path.insert(0, folder)  # as Python does for a script
    try:
        if not place.endswith(".py"):
            return importlib.import_module(place)
        if not os.path.isfile(place):
            raise GametraceError(tell("there is no file '{file}'", file=visible(place)))
        stem = os.path.splitext(os.path.basename(place))[0]
        spec = importlib.util.spec_from_file_location(stem, place)
        if spec is None or spec.loader is None:
            raise GametraceError(tell("'{file}' is no Python file", file=visible(place)))
        module = importlib.util.module_from_spec(spec)
        sys.modules[stem] = module
        spec.loader.exec_module(module)
        return module
    except GametraceError:
        raise
    except ModuleNotFoundError as error:
        if error.name and place.split(".")[0] == error.name:
            raise GametraceError(tell("there is no module '{module}'", module=place)) from None
        raise GametraceError(described(error)) from error
    except (Exception, SystemExit) as error:
        raise GametraceError(described(error)) from error


def _named(module: ModuleType, name: str, place: str) -> Any:
    if not hasattr(module, name):
        known = [other for other in vars(module) if not other.startswith("_")]
        raise GametraceError(
            tell("{file} has no '{name}'", file=visible(place), name=visible(name))
            + nearest(name, known)
        )
    return getattr(module, name)


def _only_game(module: ModuleType, place: str) -> Any:
    """The one class of the module that is a game."""
    games = [
        thing
        for thing in vars(module).values()
        if inspect.isclass(thing) and thing.__module__ == module.__name__ and _is_game(thing)
    ]
    games = [game for game in games if not any(game in other.__mro__[1:] for other in games)]
    if len(games) == 1:
        return games[0]
    if not games:
        raise GametraceError(
            tell(
                "{file} has no class with to_move, actions, result, is_terminal and utility",
                file=visible(place),
            )
        )
    listed = " or ".join(f"{place}:{game.__name__}" for game in games)
    raise GametraceError(
        tell("{file} has several games; write {listed}", file=place, listed=listed)
    )


def _is_game(thing: type) -> bool:
    return any(all(hasattr(thing, method) for method in style) for style in STYLES)


def _made(found: type) -> Any:
    """An object of the class: without arguments, or with easyAI's two players."""
    players = hasattr(found, "possible_moves")
    try:
        inspect.signature(found).bind()
        arguments: tuple[Any, ...] = ()
    except TypeError:
        if not players:
            raise GametraceError(
                tell(
                    "{name} needs arguments; write an object of it into the file, and name that",
                    name=found.__name__,
                )
            ) from None
        arguments = ([None, None],)
    except ValueError:  # no signature to be had
        arguments = ()
    try:
        return found(*arguments)
    except Exception as error:
        raise GametraceError(described(error)) from error
