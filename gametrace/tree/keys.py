"""Every key of a tree's document and of its nodes, with its meaning and one example.

The reader knows no other keys, and the guide prints these: nothing can be undocumented.
"""

from __future__ import annotations

from typing import NamedTuple


class Key(NamedTuple):
    """A reserved key; its meaning is the English of a help text."""

    name: str
    meaning: str
    example: str


NODE = (
    Key("name", "unique in the tree; any text", "name: B3"),
    Key("kind", "max, min, chance, or a player's name", "kind: min"),
    Key("action", "label of the edge that leads to the node", "action: left"),
    Key("p", "probability of the edge from a chance node; rest is what is missing to 1", "p: 1/6"),
    Key("value", "utility of a leaf; one entry per player", "value: 2.5"),
    Key("eval", "heuristic estimate, used at the depth limit", "eval: 4"),
    Key("features", "eval is their sum, weighted by the document's weights", "features: {f1: 2}"),
    Key("outcome", "chances to win, draw and lose: what is expected is the value of a leaf,"
        " the eval of an inner node", "outcome: {win: 60%, lose: 40%}"),
    Key("random", "with this probability the player moves at random", "random: 10%"),
    Key("quiet", "false: the depth limit does not stop here", "quiet: false"),
    Key("mark", "true: the node that an exercise asks about", "mark: true"),
    Key("note", "free text, shown in pictures", "note: White resigns"),
    Key("label", "text that pictures show in the place of the node: a board", "label: 'XO.'"),
    Key("children", "list or mapping of nodes", "children: [3, 12]"),
)  # fmt: skip
DOCUMENT = (
    Key("tree", "the root", "tree: [[3, 12], [2, 4]]"),
    Key("title", "shown above the tree", "title: Example B"),
    Key("source", "the lecture or book that the tree comes from", "source: UB, III.3"),
    Key("note", "free text", "note: from last year's exam"),
    Key("levels", "kinds by depth, repeated", "levels: [max, chance]"),
    Key("players", "names for max^n; a leaf has one entry for each", "players: [Ann, Bob, Eve]"),
    Key("range", "lowest and highest utility, for pruning at chance nodes", "range: [0, 10]"),
    Key("weights", "weights of the features", "weights: {f1: 3, f2: -1}"),
    Key("outcomes", "what win, draw and lose are worth", "outcomes: {win: 10, draw: 5, lose: 0}"),
    Key("algorithm", "the search that runs unless another is asked for", "algorithm: alphabeta"),
    Key("convention", "the lecture whose rules hold, or its parts", "convention: {cut: strict}"),
    Key("depth", "depth limit in plies, unless another is asked for", "depth: 3"),
)  # fmt: skip
