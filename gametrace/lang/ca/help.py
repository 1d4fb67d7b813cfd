"""Help in Catalan: each English paragraph as it stands in the code, and how it is said here."""

SENTENCES: dict[str, str] = {}
