"""JSON Schemas (2020-12) of trees, answer sheets and rubrics, so that editors complete keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from gametrace.tree.words import DOCUMENT_KEYS, NODE_KEYS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

Schema: TypeAlias = dict[str, Any]

DRAFT = "https://json-schema.org/draft/2020-12/schema"
NODE: Schema = {"$ref": "#/$defs/node"}
NODES: Schema = {"$ref": "#/$defs/nodes"}
TEXT: Schema = {"type": ["string", "number"]}
NUMBER: Schema = {"type": ["number", "string"]}
NUMBERS: Schema = {"type": "object", "additionalProperties": NUMBER}
UTILITY: Schema = {"type": ["number", "string", "array"]}
TEXTS: Schema = {"type": "array", "items": TEXT, "minItems": 1}
TRUTH: Schema = {"type": "boolean"}
ANYTHING: Schema = {}


class Key(NamedTuple):
    """A key: what it is for, what may stand after it, and how else it is spelled."""

    description: str
    schema: Schema = ANYTHING
    also: tuple[str, ...] = ()


OF_NODES = {
    "name": Key("The node's name, unique in the tree.", TEXT),
    "kind": Key("Who moves here: max, min, chance, or a player's name.", TEXT),
    "action": Key("The label of the edge that leads here.", TEXT),
    "p": Key("The probability of the edge from a chance node: 0.4, 1/6, 40% or rest.", NUMBER),
    "value": Key(
        "The utility of a leaf: a number, win, draw, lose, or one for each player.", UTILITY
    ),
    "eval": Key("The heuristic estimate that a depth limit uses.", UTILITY),
    "features": Key("Features by name; eval is their sum by the document's weights.", NUMBERS),
    "outcome": Key("Probabilities of win, draw and lose; the value is the expected one.", NUMBERS),
    "random": Key("The probability that the player moves uniformly at random.", NUMBER),
    "quiet": Key("false: the depth limit does not stop here.", TRUTH),
    "mark": Key("true: the node that an exercise asks about.", TRUTH),
    "note": Key("Free text, shown in pictures.", TEXT),
    "label": Key("Text that pictures show in the place of the node's shape: a board.", TEXT),
    "children": Key("The nodes below, as a list, or as a mapping from names to nodes.", NODES),
}
OF_DOCUMENTS = {
    "title": Key("The title, shown and never interpreted.", TEXT),
    "source": Key("The lecture or book that the tree comes from.", TEXT),
    "note": Key("Free text, shown and never interpreted.", TEXT),
    "levels": Key("Kinds by depth, repeated: [max, min], [max, chance], or players.", TEXTS),
    "players": Key("Names of the players of max^n; leaves have a number for each.", TEXTS),
    "range": Key("[lowest, highest] utility that is possible.",
                 {"type": "array", "items": NUMBER, "minItems": 2, "maxItems": 2}),
    "weights": Key("The weights of the features, by name.", NUMBERS),
    "outcomes": Key("What win, draw and lose are worth: 1, 0 and -1 unless said.", NUMBERS),
    "algorithm": Key("The search that runs unless the command line says otherwise.", TEXT),
    "convention": Key("The lecture whose rules hold, or its parts: {cut: strict}.",
                      {"type": ["string", "object"]}),
    "depth": Key("The depth limit in plies, the default of --depth.", NUMBER),
    "tree": Key("The root of the tree.", NODE),
    "game": Key("The game whose rules grow the tree."),
    "position": Key("The position that the game starts from."),
    "eval": Key("The game's heuristic."),
    "symmetry": Key("Whether positions that are mirror images count as one."),
    "matrix": Key("A payoff matrix, one row for each move of the first player."),
}  # fmt: skip
OF_SHEETS = {
    "student": Key("The student's name, shown and never interpreted.", TEXT),
    "algorithm": Key("The search that the answers are about.", TEXT),
    "tree": Key("For grade --trees: which of the teacher's trees.", TEXT),
    "values": Key("Values by node; >= 8 for a bound, x for a node that is never visited."),
    "windows": Key("Windows by node: what each is called with, [3, inf]."),
    "pruned": Key("All nodes that a cut keeps from being visited."),
    "cuts": Key("The nodes where a cut happens, with alpha or beta: {B3: beta}."),
    "visited": Key("All nodes that are visited."),
    "order": Key("The leaves in the order in which they are evaluated."),
    "action": Key("The best move at the root.", TEXT),
    "line": Key("The principal variation, from the root on."),
    "value": Key("The root's value.", UTILITY),
    "not_generated": Key("How many nodes minimax generates and alpha-beta does not.", NUMBER),
    "probabilities": Key("Probabilities by node: those that the tree leaves open."),
    "whatif": Key("By leaf, the values without the cut that it causes: {C1: '> 3'}."),
    "log": Key("The log itself, typed or pasted: a block after |.", TEXT),
}
OF_RUBRICS = {
    "points": Key("Points for one item, by the kind of question.", NUMBERS),
    "follow_through": Key("The share of the points that an answer earns which follows from a slip.",
                          NUMBER),
    "conventions": Key("The conventions that are accepted."),
    "asked": Key("What must be answered: kinds of question, with the nodes."),
    "out_of": Key("The grade for a perfect answer; points: the points themselves.", NUMBER),
    "algorithm": Key("The algorithm that everything is graded by.", TEXT),
    "rounding": Key("exact: a rounded number is wrong.", TEXT),
    "accept": Key("What is graded: sheet, log, or both."),
    "several": Key("Which of several files counts that answer one question: last, first, best.",
                   TEXT),
}  # fmt: skip


def tree_schema(
    nodes: Iterable[str] = NODE_KEYS,
    documents: Iterable[str] = DOCUMENT_KEYS,
    also: Mapping[str, tuple[str, ...]] | None = None,
) -> Schema:
    """The schema of tree files, for the keys that the reader knows; also: other spellings."""
    of_nodes = _spelled({key: OF_NODES[key] for key in sorted(nodes)}, also or {})
    of_documents = _spelled({key: OF_DOCUMENTS[key] for key in sorted(documents)}, also or {})
    reserved = list(_properties(of_nodes))
    roots = _spellings(of_documents, ("tree", "game", "matrix"))
    bodies = _spellings(of_nodes, ("children", "value", "outcome"))
    named = {
        "description": "Named nodes, in order.",
        "type": "object",
        "minProperties": 1,
        "propertyNames": {"not": {"enum": reserved}},
        "additionalProperties": NODE,
    }
    return {
        "$schema": DRAFT,
        "title": "A game tree for gametrace",
        "anyOf": [
            {**_mapping(of_documents), "anyOf": [{"required": [key]} for key in roots]},
            {"$ref": "#/$defs/list"},
            {"$ref": "#/$defs/long"},
        ],
        "$defs": {
            "node": {
                "anyOf": [
                    {"description": "A leaf with this value.", **NUMBER},
                    {"$ref": "#/$defs/list"},
                    {"$ref": "#/$defs/long"},
                    {"$ref": "#/$defs/named"},
                ]
            },
            "nodes": {"anyOf": [{"$ref": "#/$defs/list"}, {"$ref": "#/$defs/named"}]},
            "list": {
                "description": "An inner node with these children, in order.",
                "type": "array",
                "minItems": 1,
                "items": NODE,
            },
            "long": {
                "description": "A node in the long form.",
                **_mapping(of_nodes),
                "anyOf": [{"required": [key]} for key in bodies],
                "not": {"required": ["value", "children"]},
            },
            "named": named,
        },
    }


def sheet_schema(keys: Mapping[str, Key]) -> Schema:
    """The schema of answer sheets with these keys."""
    return {"$schema": DRAFT, "title": "Answers for gametrace check", **_mapping(keys)}


def rubric_schema(keys: Mapping[str, Key] = OF_RUBRICS) -> Schema:
    """The schema of rubrics with these keys."""
    return {"$schema": DRAFT, "title": "A rubric for gametrace grade", **_mapping(keys)}


def described(
    table: Mapping[str, tuple[str, ...]], keys: Mapping[str, Key] = OF_SHEETS
) -> dict[str, Key]:
    """The keys of a table of spellings, with their descriptions."""
    return {name: keys[name]._replace(also=also) for name, also in table.items()}


def _spelled(keys: Mapping[str, Key], also: Mapping[str, tuple[str, ...]]) -> dict[str, Key]:
    return {name: key._replace(also=also.get(name, key.also)) for name, key in keys.items()}


def _spellings(keys: Mapping[str, Key], wanted: Iterable[str]) -> list[str]:
    return [word for name in wanted if name in keys for word in (name, *keys[name].also)]


def _properties(keys: Mapping[str, Key]) -> Schema:
    """Each key under each of its spellings."""
    return {
        word: {"description": key.description, **key.schema}
        for name, key in keys.items()
        for word in (name, *key.also)
    }


def _mapping(keys: Mapping[str, Key]) -> Schema:
    return {"type": "object", "properties": _properties(keys), "additionalProperties": False}
