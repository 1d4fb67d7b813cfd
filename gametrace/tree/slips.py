"""What to write instead of a text that is no number, for the slips that people make."""

from __future__ import annotations

import re

from gametrace.lang import tell


def hint(text: str) -> str:
    """What to write instead, for the slips that people make."""
    if re.fullmatch(r"[-+]?[0-9]+,[0-9]+", text):
        point = text.replace(",", ".")
        return tell("; write {number}: decimals take a point", number=point)
    if "−" in text or "–" in text:
        return tell("; write the minus sign as an ordinary hyphen: -")
    if re.fullmatch(r"[-+]?[0-9]+(_[0-9]+)+", text):
        return tell("; write {number}", number=text.replace("_", ""))
    if text.startswith("("):
        return tell('; write a tuple as 1 2 3, or in quotes: "(1, 2, 3)"')
    if match := re.match(r"([^:]+):(?=\S)", text):
        return tell("; put a space after the colon: `{key}: …`", key=visible_start(match[1]))
    if match := re.fullmatch(r"(\w[^\[{]*?)\s*[\[{].*", text):
        return tell("; a colon is missing: `{key}: […]`", key=visible_start(match[1]))
    if not text:
        return tell("; write a value here")
    return ""


def visible_start(text: str, length: int = 40) -> str:
    """As much of the user's own word as fits in a message."""
    return text if len(text) <= length else text[:length] + "…"
