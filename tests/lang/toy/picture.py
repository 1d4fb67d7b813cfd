"""What it says: picture."""

from gametrace.lang.en.picture import WORDS as ENGLISH

WORDS = dict(ENGLISH)
