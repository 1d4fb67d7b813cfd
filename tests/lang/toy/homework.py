"""What it says: homework."""

from gametrace.lang.en.homework import WORDS as ENGLISH

WORDS = dict(ENGLISH)
WORDS["all_right"] = "tawa pona: {points} / {of}"
