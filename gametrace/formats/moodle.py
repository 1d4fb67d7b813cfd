"""Moodle's question files: a cloze question has a figure and a box for every answer.

A box is spelled {weight:KIND:answers}; an answer is its share in percent, its text and a feedback.
"""

from __future__ import annotations

import re
from base64 import b64encode
from math import inf
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias
from xml.sax.saxutils import escape

from gametrace.lang import tell
from gametrace.tree.errors import GametraceError, visible
from gametrace.tree.numbers import show

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from gametrace.tree.numbers import Value

BoxKind: TypeAlias = Literal["numerical", "short", "choice"]
KINDS: dict[BoxKind, str] = {
    "numerical": "NUMERICAL",
    "short": "SHORTANSWER",
    "choice": "MULTICHOICE",
}
INFINITIES = ("inf", "∞", "oo", "infinity", "infinito", "infinit")
_DECIMAL = re.compile(r"-?[0-9]+(?:\.[0-9]+)?")
_HTML = {"&": "&#38;", "<": "&lt;", ">": "&gt;", "\\": "&#92;", "{": "&#123;"}
_FIGURE = "figure.svg"


class Answer(NamedTuple):
    """One answer that a box knows: right (100), wrong (0) or something between, in percent."""

    text: str
    share: int = 100
    feedback: str = ""


class Box(NamedTuple):
    """A box to fill in."""

    kind: BoxKind
    answers: Sequence[Answer]
    weight: int = 1

    def cloze(self) -> str:
        """The box as Moodle spells it."""
        if self.weight < 1 or not any(answer.share == 100 for answer in self.answers):
            raise GametraceError(tell("a box needs a weight from 1 on and a right answer"))
        answers = "~".join(map(self._answer, self.answers))
        return f"{{{self.weight}:{KINDS[self.kind]}:{answers}}}"

    def _answer(self, answer: Answer) -> str:
        text = visible(answer.text)
        if self.kind == "numerical":
            if not _DECIMAL.fullmatch(text):
                raise GametraceError(tell("a numerical box takes decimals alone, not '{text}'",
                                          text=text))  # fmt: skip
            text += ":0"
        if self.kind == "short":
            text = text.replace("*", "\\*")  # else it stands for any text
        share = "=" if answer.share == 100 else f"%{answer.share}%"
        feedback = f"#{escaped(visible(answer.feedback))}" if answer.feedback else ""
        spelled = escaped(text.replace("\\*", "\0")).replace("\0", "\\*")
        return f"{share}{spelled}{feedback}"


class Cloze(NamedTuple):
    """A question: words and boxes in turn, a figure (SVG) before them, and the reason."""

    name: str
    parts: Sequence[str | Box]
    figure: str = ""
    feedback: str = ""

    def xml(self) -> str:
        """The question as Moodle's XML has it."""
        body = "".join(
            part.cloze() if isinstance(part, Box) else _prose(part) for part in self.parts
        )
        file = ""
        if self.figure:
            body = f'<p><img src="@@PLUGINFILE@@/{_FIGURE}" alt=""></p>{body}'
            data = b64encode(self.figure.encode()).decode()
            file = f'<file name="{_FIGURE}" path="/" encoding="base64">{data}</file>'
        reason = _prose(self.feedback) if self.feedback else ""
        return (
            '<question type="cloze">\n'
            f"<name><text>{escape(visible(self.name))}</text></name>\n"
            f'<questiontext format="html"><text>{escape(body)}</text>{file}</questiontext>\n'
            f'<generalfeedback format="html"><text>{escape(reason)}</text></generalfeedback>\n'
            "<penalty>0.33</penalty>\n"
            "</question>"
        )

    @property
    def weight(self) -> int:
        """What all boxes are worth together."""
        return sum(part.weight for part in self.parts if isinstance(part, Box))


def number_box(value: Value, weight: int = 1, feedback: str = "") -> Box:
    """A box for a number: numerical for a decimal, else a short answer with its spellings."""
    if value in (inf, -inf):
        signs = ("-", "−") if value == -inf else ("", "+")
        spellings = [sign + word for word in INFINITIES for sign in signs]
        return Box("short", [Answer(word, 100, feedback) for word in spellings], weight)
    text = show(value)
    kind: BoxKind = "numerical" if _DECIMAL.fullmatch(text) else "short"
    return Box(kind, [Answer(text, 100, feedback)], weight)


def quiz(questions: Iterable[Cloze], category: str = "") -> str:
    """The whole file: the questions, in a category of the course if one is named."""
    parts = ['<?xml version="1.0" encoding="UTF-8"?>', "<quiz>"]
    if category:
        path = escape(f"$course$/{visible(category)}")
        parts.append(
            f'<question type="category"><category><text>{path}</text></category></question>'
        )
    parts += [question.xml() for question in questions]
    return "\n".join([*parts, "</quiz>"]) + "\n"


def escaped(text: str) -> str:
    """Text inside a box: what ends an answer takes a backslash, what HTML reads is spelled out.

    An ampersand is written by its number, for Moodle ends no answer right after &amp;.
    """
    html = "".join(_HTML.get(char, char) for char in text)
    return re.sub(r"(?<!&)#|[}~]", r"\\\g<0>", html)


def _prose(text: str) -> str:
    """Text around the boxes, in which a brace opens none; a line is a line."""
    html = "".join(_HTML.get(char, char) for char in visible(text, keep="\n"))
    return html.replace("\n", "<br>\n")
