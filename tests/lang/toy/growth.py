"""What it says: growth."""

from gametrace.lang.en.growth import WORDS as ENGLISH

WORDS = dict(ENGLISH)
