"""Errors in Catalan: each English sentence as it stands in the code, and how it is said here."""

SENTENCES: dict[str, str] = {}
