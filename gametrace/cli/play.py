"""The commands about games: which there are, and playing one against the machine."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import click

from gametrace.cli.options import Choice, language
from gametrace.cli.reading import read_game
from gametrace.lang import game_words
from gametrace.search import ALGORITHMS, algorithm_of
from gametrace.solving import rules_for, solve
from gametrace.tree.errors import GametraceError, visible
from gametrace.tree.node import CHANCE
from gametrace.tree.numbers import show

if TYPE_CHECKING:
    from gametrace.games.grow import GameTree
    from gametrace.games.session import Session
    from gametrace.lang import Words
    from gametrace.trace.trace import Trace
    from gametrace.tree.node import Node

AHEAD = 4  # plies, in a game that is too large to be searched whole
SMALL = 100_000  # nodes that are generated before a game counts as too large


@click.command(short_help="The games that have a name.")
@language
def games(lang: str | None) -> None:
    """List the games, with how a position of each is written and an example.

    \b
    Examples:
      gametrace games
      gametrace alphabeta nim:3,4,5 --log
      gametrace play tictactoe
    """
    from gametrace.games.named import GAMES
    from gametrace.render.columns import aligned
    from gametrace.render.paint import painter

    said = game_words(lang or "es")
    rows = [[name, known.written, known.example] for name, known in GAMES.items()]
    heads = [said["game"], said["written"], said["example"]]
    sys.stdout.writelines(aligned(heads, rows, [False] * 3, [""] * len(rows), painter(sys.stdout)))


@click.command(short_help="Play a game against the machine.")
@click.argument("game", metavar="GAME")
@click.option("--as", "player", metavar="PLAYER", help="Whom you play.  [default: who moves first]")
@click.option("--depth", type=click.IntRange(1), metavar="N", help="How far the machine looks.")
@click.option("--eval", "estimate", metavar="NAME", help="What values a state at that depth.")
@click.option("--algorithm", type=Choice(list(ALGORITHMS)), help="How the machine searches.")
@language
def play(
    game: str,
    player: str | None,
    depth: int | None,
    estimate: str | None,
    algorithm: str | None,
    lang: str | None,
) -> None:
    """Play GAME against the machine: write your move by its name.

    ? lists the moves, why explains the machine's last one, undo takes yours back, quit ends.

    \b
    Examples:
      gametrace play tictactoe
      gametrace play tictactoe --as O --lang en
      gametrace play connect4 --depth 6
      gametrace play nim:3,4,5 --algorithm minimax
    """
    from gametrace.games.grow import GameTree
    from gametrace.games.session import Session

    tree = read_game(game, None, 1_000_000, 20_000)
    if not isinstance(tree, GameTree):
        raise GametraceError(f"'{visible(game)}' is no game; `gametrace games` lists them")
    machine = Machine(tree, algorithm, depth, estimate)
    Match(Session(tree, player), machine, game_words(lang or "es")).run()


class Machine:
    """The player that searches."""

    def __init__(
        self, tree: GameTree, algorithm: str | None, depth: int | None, estimate: str | None
    ) -> None:
        self.algorithm = algorithm or algorithm_of(tree)
        self.depth, self.estimate = depth, estimate
        self.far = self._seeing(tree) if depth or estimate else None  # with an eval, once needed
        self.traces: dict[int, Trace] = {}  # by how many states there were before the move

    def _seeing(self, tree: GameTree) -> GameTree:
        """The same game with an eval: the one asked for, the game's own, or a known one."""
        from gametrace.games.grow import GameTree
        from gametrace.games.rules import Rules

        name = self.estimate
        if name is None and tree.rules.eval is not None:
            return tree
        name = name or next(iter(getattr(tree.rules.game, "evals", {})), "zero")
        return GameTree(Rules(tree.rules.game, state=tree.start, eval=name))

    def move(self, session: Session) -> str:
        """The name of the move that the search decides on."""
        trace = self.traces[len(session.states)] = self._search(session.tree)
        return str(trace.action)

    def _search(self, tree: GameTree) -> Trace:
        """All of the game where it is small, else as far as the eval allows."""
        from gametrace.games.grow import TooLargeError

        if self.far is None:
            try:
                whole = tree.after(tree.start, SMALL)
                return solve(whole, self.algorithm, rules_for(whole, self.algorithm))
            except TooLargeError:
                self.far, self.depth = self._seeing(tree), AHEAD
        tree = self.far.after(tree.start)
        return solve(
            tree, self.algorithm, rules_for(tree, self.algorithm, depth=self.depth or AHEAD)
        )

    def last(self, states: int) -> Trace | None:
        """The search behind the machine's last move, of those that were not taken back."""
        return next((self.traces[n] for n in range(states - 1, 0, -1) if n in self.traces), None)

    def line(self, trace: Trace) -> list[str]:
        """The moves that the machine expects, its own first."""
        visits = trace.visits
        actions = []
        choice = visits[trace.tree.root].choice
        while choice is not None:
            actions.append(str(choice.action))
            choice = visits[choice].choice
        return actions


class Match:
    """The game in the terminal."""

    def __init__(self, session: Session, machine: Machine, words: Words) -> None:
        self.session, self.machine, self.words = session, machine, words

    def say(self, key: str, **fields: Any) -> None:
        """Print a phrase."""
        click.echo(self.words[key].format(**fields))

    def run(self) -> None:
        """Play to the end, or until the human leaves."""
        session, shown = self.session, None
        while True:
            root = session.tree.root
            if root.value is not None:
                self._board(root)
                self._end(root)
                return
            if root.kind == CHANCE:
                child = session.throw(root)
                self.say("chance", move=child.action)
                session.play(child)
            elif root.kind == session.human:
                if session.states[-1] is not shown:
                    shown = session.states[-1]
                    self._board(root)
                if not self._ask(root):
                    self.say("bye")
                    return
            else:
                action = self.machine.move(session)
                self.say("machine", move=action)
                session.play(next(child for child in root.children if child.action == action))

    def _board(self, root: Node) -> None:
        label = getattr(root, "label", None)
        if label is not None:
            click.echo(f"\n{visible(label, keep=chr(10))}\n")

    def _ask(self, root: Node) -> bool:
        """One answer of the human: a move or a command; False ends the game."""
        moves = {str(child.action): child for child in root.children}
        player = self.session.player(self.session.human)
        click.echo(self.words["turn"].format(player=player), nl=False)
        line = sys.stdin.readline()
        if not line:
            click.echo()
            return False
        answer = line.strip()
        if answer in moves:
            self.session.play(moves[answer])
        elif answer == "?":
            self.say("moves", moves=" ".join(moves))
            self.say("commands")
        elif answer == "why":
            self._why()
        elif answer == "undo":
            self.say("undone" if self.session.undo() else "undo_nothing")
        elif answer == "quit":
            return False
        elif answer:
            self.say("unknown", move=visible(answer))
        return True

    def _why(self) -> None:
        """The machine's last move, by the line that it expects."""
        trace = self.machine.last(len(self.session.states))
        if trace is None:
            self.say("why_nothing")
            return
        root = trace.tree.root
        value = trace.value
        if trace.tree.players:
            value = value[list(trace.tree.players).index(root.kind)]
        elif root.kind == "min":
            value = -value
        self.say(
            "why" if trace.rules.depth is None else "why_limit",
            move=trace.action,
            value=show(value),
            player=self.session.player(root.kind),
            depth=trace.rules.depth,
            line=" ".join(self.machine.line(trace)),
        )

    def _end(self, root: Node) -> None:
        value = self.session.worth(root.value)
        key = "won" if value > 0 else "lost" if value < 0 else "drawn"
        self.say(key, value=show(value))
