"""What it says: games."""

from gametrace.lang.en.games import WORDS as ENGLISH

WORDS = dict(ENGLISH)
