"""What it says: reasons."""

from gametrace.lang.en.reasons import WORDS as ENGLISH

WORDS = dict(ENGLISH)
