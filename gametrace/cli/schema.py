"""The command that prints JSON Schemas, for editors."""

from __future__ import annotations

import click

from gametrace.cli.options import Choice
from gametrace.cli.output import opened


@click.command(short_help="A JSON Schema, for editors.")
@click.argument("document", type=Choice(["tree", "sheet", "rubric"]), default="tree",
                metavar="[tree|sheet|rubric]")  # fmt: skip
@click.option("-o", "--output", type=click.Path(), metavar="FILE",
              help="Write to FILE, whole or not at all.")  # fmt: skip
def schema(document: str, output: str | None) -> None:
    """Print the JSON Schema (2020-12) of trees, answer sheets or rubrics.

    \b
    Examples:
      gametrace schema
      gametrace schema sheet -o sheet.json
      gametrace schema rubric
    """
    import json

    from gametrace.formats import schema as schemas
    from gametrace.homework.answers.words import names_of_keys

    found = {
        "tree": schemas.tree_schema,
        "sheet": lambda: schemas.sheet_schema(schemas.described(names_of_keys())),
        "rubric": schemas.rubric_schema,
    }[document]()
    with opened(output) as out:
        out.write(json.dumps(found, ensure_ascii=False, indent=2) + "\n")
