"""Help in Catalan: each English paragraph as it stands in the code, and how it is said here."""

from gametrace.lang.ca.help import click, commands, games, options

SENTENCES: dict[str, str] = {
    **commands.SENTENCES,
    **options.SENTENCES,
    **click.SENTENCES,
    **games.SENTENCES,
}
