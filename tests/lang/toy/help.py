"""Its help."""

SENTENCES: dict[str, str] = {}
