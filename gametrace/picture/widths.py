"""How wide a text is in DejaVu Sans, which is wider than most: what fits in it fits anywhere."""

from __future__ import annotations

from functools import cache
from pathlib import Path

FONTS = Path(__file__).parent / "fonts"
EM = 2048  # the units of the tables
UNKNOWN = 2800  # a character without an entry: wider than most that other fonts have
MONO = 1233  # every character of DejaVu Sans Mono


class Face(dict[str, int]):
    """The advance width of each character of a face."""

    def __init__(self, file: str) -> None:
        super().__init__()
        for line in (FONTS / file).read_text(encoding="ascii").splitlines():
            width, *stretches = line.split()
            for stretch in stretches:
                first, _, last = stretch.partition("-")
                for code in range(int(first, 16), int(last or first, 16) + 1):
                    self[chr(code)] = int(width)

    def __missing__(self, char: str) -> int:
        return UNKNOWN


class Widths(dict[str, float]):
    """The width of texts in one size; the same ones come again and again."""

    def __init__(self, face: Face, size: float) -> None:
        super().__init__()
        self.face, self.unit = face, size / EM

    def __missing__(self, text: str) -> float:
        face = self.face
        total = sum([face[char] for char in text]) * self.unit
        if len(self) < 10_000:
            self[text] = total
        return total


@cache
def face(bold: bool = False) -> Face:
    """The widths of the regular or the bold face."""
    return Face("DejaVuSans-Bold.widths" if bold else "DejaVuSans.widths")


@cache
def widths(size: float, bold: bool = False) -> Widths:
    """The widths of texts of this size."""
    return Widths(face(bold), size)


def mono(text: str, size: float) -> float:
    """The width of a line of a board; what is not Latin may take two places."""
    return sum(MONO if char < "\u2e80" else 2 * MONO for char in text) * size / EM
