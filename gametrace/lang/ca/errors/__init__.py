"""Errors in Catalan: each English sentence as it stands in the code, and how it is said here."""

from gametrace.lang.ca.errors import commands, documents, games, homework, other_programs, trees

SENTENCES: dict[str, str] = {
    **commands.SENTENCES,
    **documents.SENTENCES,
    **homework.SENTENCES,
    **other_programs.SENTENCES,
    **trees.SENTENCES,
    **games.SENTENCES,
}
