"""JSON Schemas: what they take and refuse is what the readers take and refuse."""

import json

import jsonschema
import pytest
import yaml
from click.testing import CliRunner

from gametrace import TreeError, parse
from gametrace.cli import cli
from gametrace.formats.schema import OF_RUBRICS, described, sheet_schema, tree_schema
from gametrace.homework.answers.words import names_of_keys
from gametrace.homework.check.rubric import KEYS
from gametrace.tree.bundled import find, names
from gametrace.tree.words import DOCUMENT_KEYS, NODE_KEYS

TREES = jsonschema.Draft202012Validator(tree_schema())


class Strings(yaml.SafeLoader):
    """Loads keys as strings, as JSON has them."""


def as_strings(loader, node):
    pairs = [(key.value, loader.construct_object(value, deep=True)) for key, value in node.value]
    return dict(pairs)


Strings.add_constructor("tag:yaml.org,2002:map", as_strings)


def loaded(text):
    return yaml.load(text, Strings)


@pytest.mark.parametrize("name", names())
def test_every_bundled_tree_is_valid(name):
    with open(find(name), encoding="utf-8") as file:
        TREES.validate(loaded(file.read()))


@pytest.mark.parametrize(
    "text",
    [
        "[[3, 12], [2, 4]]",
        "tree: {A: {B: [3, 12, {B3: [8, 7, 3]}], C: 2}}",
        "tree: {chance E: [0.4: 10, rest: 2]}",
        "{name: A, children: {B: 3, C: [1, win]}}",
        "players: [a, b]\ntree: [1 2, {kind: a, value: [3, 4]}]",
    ],
)
def test_what_is_read_is_valid(text):
    assert parse(text)
    TREES.validate(loaded(text))


WORDS = ["colour", "Name", "childs", "tre", "probability", "x"]


@pytest.mark.parametrize("key", sorted({*NODE_KEYS, *DOCUMENT_KEYS, *WORDS}))
def test_a_key_that_a_document_or_a_node_refuses_is_invalid(key):
    document = f"tree: [1, 2]\n{key}: z\n"
    node = f"tree: [{{name: N, value: 1, {key}: z}}, 2]"
    for text, known in ((document, DOCUMENT_KEYS), (node, NODE_KEYS)):
        if key in known:
            continue
        with pytest.raises(TreeError):
            parse(text)
        assert not TREES.is_valid(loaded(text))


@pytest.mark.parametrize(
    "text",
    [
        "title: no tree", "[]", "tree: []", "tree: [{name: A}]",
        "tree: [{value: 1, children: [2]}]",
        "tree: [true]", "tree: [null]", "tree: [{}]", "range: [1]\ntree: [1, 2]",
    ],
)  # fmt: skip
def test_what_the_reader_refuses_is_invalid(text):
    with pytest.raises(TreeError):
        parse(text)
    assert not TREES.is_valid(loaded(text))


def descriptions(schema):
    """Whether each key of each mapping has one."""
    stack = [schema]
    while stack:
        piece = stack.pop()
        if isinstance(piece, dict):
            for key in piece.get("properties", {}).values():
                yield bool(key.get("description"))
            stack.extend(piece.values())
        elif isinstance(piece, list):
            stack.extend(piece)


@pytest.mark.parametrize("document", ["tree", "sheet", "rubric"])
def test_the_command_prints_a_schema_that_describes_every_key(document):
    result = CliRunner().invoke(cli, ["schema", document])
    schema = json.loads(result.output)
    jsonschema.Draft202012Validator.check_schema(schema)
    found = list(descriptions(schema))
    assert found
    assert all(found)


def test_sheets_and_rubrics_have_the_keys_that_are_read():
    sheet = jsonschema.Draft202012Validator(sheet_schema(described(names_of_keys())))
    assert sheet.is_valid({"student": "Ana", "valores": {"A": 3}, "pruned": ["B32"]})
    assert not sheet.is_valid({"valeurs": {"A": 3}})
    assert set(OF_RUBRICS) == set(KEYS)


def test_other_spellings_of_a_key_are_described_too():
    spanish = jsonschema.Draft202012Validator(
        tree_schema(also={"tree": ("árbol",), "name": ("nombre",)})
    )
    assert spanish.is_valid({"árbol": [1, {"nombre": "x", "value": 2}]})
    assert not TREES.is_valid({"árbol": [1, 2]})
