"""The graph game trees of CS 188's tests (.test), read and written.

Agent 0 is MAX; the others are MIN, or uniform chance for the expectimax agent, one after the other;
a round is a move of each. The graph is unfolded: a state that is reached again is named B#2.
"""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any, NamedTuple

from gametrace.formats.cs188_file import AGENTS, NEEDED, Field, Word, fields_of
from gametrace.formats.settled import Foreign, settled
from gametrace.lang import tell
from gametrace.tree.errors import nearest, visible
from gametrace.tree.growth import Limits
from gametrace.tree.node import CHANCE, MAX, MIN, NO_CHILDREN, Node, Setting
from gametrace.tree.numbers import NumberError, number, visible_start

if TYPE_CHECKING:
    from gametrace.tree.errors import Source, TreeError
    from gametrace.tree.node import Tree
    from gametrace.tree.numbers import Value


class Game(NamedTuple):
    """What the file says of the game."""

    algorithm: Setting
    agents: int
    rounds: int
    start: Word
    ended: set[str]  # the states that are won or lost
    successors: dict[str, list[tuple[Word, Word]]]  # actions and states
    worth: dict[str, Value]
    note: str


def read(
    text: str, *, name: str = "<tree>", root: str | None = None, limits: Limits | None = None
) -> Tree:
    """The tree in the text of a .test file, with its agent and strict cuts."""
    source = Foreign(name, text.removeprefix("\ufeff"))
    game = _game(source, fields_of(source))
    limits = limits or Limits()
    expectimax = game.algorithm.text == "expectimax"
    levels = [MAX, *[CHANCE if expectimax else MIN] * (game.agents - 1)]
    top = _unfolded(game, levels, source, limits)
    about: dict[str, Any] = {
        "algorithm": game.algorithm,
        "convention": {"name": Setting("berkeley", game.algorithm.at)},
    }
    if levels != [MAX, MIN]:
        about["levels"] = levels
    if game.note:
        about["note"] = game.note
    return settled(top, source, limits, root, **about)


def _game(source: Source, fields: dict[str, Field]) -> Game:
    for key in NEEDED:
        if key not in fields:
            what = tell("expected the key '{key}', which every test has", key=key)
            raise source.error(len(source.text.rstrip()), what)
    kind = fields.get("class")
    if kind and kind.text.strip() != "GraphGameTreeTest":
        what = tell("expected the class GraphGameTreeTest, not '{kind}'",
                    kind=_shown(kind.text))  # fmt: skip
        raise source.error(kind.at, what)
    agent = _one(fields["alg"], "alg", source)
    if agent.text not in AGENTS:
        what = tell("'{name}' is none of {listed}{hint}", name=_shown(agent.text),
                    listed=", ".join(AGENTS), hint=nearest(agent.text, AGENTS))  # fmt: skip
        raise source.error(agent.at, what)
    ended = {
        word.text
        for key in ("win_states", "lose_states")
        if key in fields
        for word in fields[key].words()
    }
    diagram = fields["diagram"].text if "diagram" in fields else ""
    return Game(
        Setting(AGENTS[agent.text], agent.at),
        _whole(fields["num_agents"], "num_agents", 1, source),
        _whole(fields["depth"], "depth", 0, source),
        _one(fields["start_state"], "start_state", source),
        ended,
        _successors(fields["successors"], source),
        _worth(fields["evaluation"], source),
        visible(diagram.removesuffix("\n").removesuffix("\r"), keep="\n\t"),
    )


def _one(field: Field, key: str, source: Source) -> Word:
    words = field.words()
    if len(words) != 1:
        what = tell("expected one word for '{key}', not {count}", key=key, count=len(words))
        raise source.error(words[1].at if words else field.at, what)
    return words[0]


def _whole(field: Field, key: str, least: int, source: Source) -> int:
    word = _one(field, key, source)
    if not (word.text.isascii() and word.text.isdigit() and least <= int(word.text[:9]) < 10**6):
        what = tell("expected a whole number from {least} on for '{key}', not '{word}'",
                    least=least, key=key, word=_shown(word.text))  # fmt: skip
        raise source.error(word.at, what)
    return int(word.text[:9])


def _successors(field: Field, source: Source) -> dict[str, list[tuple[Word, Word]]]:
    found: dict[str, list[tuple[Word, Word]]] = {}
    for words in field.lines():
        if len(words) != 3:
            what = tell("expected a state, an action and the next state, not {count} words",
                        count=len(words))  # fmt: skip
            raise source.error(words[0].at, what)
        state, action, following = words
        moves = found.setdefault(state.text, [])
        if any(action.text == known.text for known, _ in moves):
            what = tell("'{state}' has the action '{action}' twice",
                        state=_shown(state.text), action=_shown(action.text))  # fmt: skip
            raise source.error(action.at, what)
        moves.append((action, following))
    return found


def _worth(field: Field, source: Source) -> dict[str, Value]:
    found: dict[str, Value] = {}
    for words in field.lines():
        if len(words) != 2:
            what = tell("expected a state and a number, not {count} words", count=len(words))
            raise source.error(words[0].at, what)
        state, text = words
        if state.text in found:
            what = tell("the state '{state}' is evaluated twice", state=_shown(state.text))
            raise source.error(state.at, what)
        try:
            found[state.text] = number(text.text)
        except NumberError as error:
            raise source.error(text.at, visible(str(error))) from None
    return found


def _unfolded(game: Game, levels: list[str], source: Source, limits: Limits) -> Node:
    """The tree that the agents walk through, from the start state to the last round."""
    taken: set[str] = set()
    states = {game.start.text, *game.successors, *game.worth}
    top = Node(None, [])
    stack: list[tuple[Node, Word, Word | None, int]] = [(top, game.start, None, 0)]
    while stack:
        parent, state, action, depth = stack.pop()
        if len(taken) >= limits.nodes:
            what = tell("the tree has more than {nodes} nodes (see --max-nodes)",
                        nodes=limits.nodes)  # fmt: skip
            raise source.error(state.at, what)
        if depth > limits.depth:
            what = tell("the tree is deeper than {levels} levels (see --max-depth)",
                        levels=limits.depth)  # fmt: skip
            raise source.error(state.at, what)
        node = Node(None, NO_CHILDREN, state.at)
        node.name = _name(state.text, states, taken)
        node.action = visible(action.text) if action else None
        parent.children.append(node)
        worth = game.worth.get(state.text)
        if state.text in game.ended or depth >= game.rounds * game.agents:
            if worth is None:
                raise _no_worth(state, source)
            node.value = worth
            continue
        if state.text not in game.successors:
            what = tell("'{state}' has no successors, and is in neither win_states nor lose_states",
                        state=_shown(state.text))  # fmt: skip
            raise source.error(state.at, what)
        node.kind, node.children = levels[depth % len(levels)], []
        if worth is not None:
            node.eval = worth
        moves = game.successors[state.text]
        stack.extend((node, following, move, depth + 1) for move, following in reversed(moves))
    return top.children[0]


def _name(state: str, states: set[str], taken: set[str]) -> str:
    """The state's own name the first time, then B#2, B#3 …, if no state is called so."""
    name = visible(state)
    if name in taken:
        numbered = (f"{name}#{number}" for number in count(2))
        name = next(other for other in numbered if other not in taken and other not in states)
    taken.add(name)
    return name


def _no_worth(state: Word, source: Source) -> TreeError:
    what = tell("'{state}' is a leaf, so expected its number in 'evaluation'",
                state=_shown(state.text))  # fmt: skip
    return source.error(state.at, what)


def _shown(text: str) -> str:
    return visible(visible_start(text))


def write(tree: Tree) -> str:
    """The text of a .test file, of a tree in which MAX and its adversaries take turns."""
    from gametrace.formats.cs188_write import text_of

    return text_of(tree)
