"""What it understands in answers: English, and a word for values."""

from gametrace.lang.en.answers import *  # noqa: F403
from gametrace.lang.en.answers import KEYS as ENGLISH

KEYS = ENGLISH | {"values": ("nanpa",)}
