"""What it says: search."""

from gametrace.lang.en.search import WORDS as ENGLISH

WORDS = dict(ENGLISH)
WORDS["leave"] = "{function} lo {node} ja {value}"
