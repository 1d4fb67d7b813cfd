"""Text for LaTeX: nothing in it is obeyed, and pdflatex has a shape for every character."""

from __future__ import annotations

import re
import unicodedata

_SPECIAL = {
    "\\": r"\textbackslash{}", "{": r"\{", "}": r"\}", "$": r"\$", "&": r"\&", "#": r"\#",
    "^": r"\textasciicircum{}", "_": r"\_", "~": r"\textasciitilde{}", "%": r"\%",
    "<": r"\textless{}", ">": r"\textgreater{}", "|": r"\textbar{}", '"': r"\textquotedbl{}",
    "-": "-{}", "'": "'{}", "`": r"\textasciigrave{}", "≥": r"$\geq$", "≤": r"$\leq$",
    "∞": r"$\infty$", "·": r"$\cdot$", "⋯": r"$\cdots$", "…": r"\ldots{}", "α": r"$\alpha$",
    "β": r"$\beta$", "×": r"$\times$", "●": r"$\bullet$", "○": r"$\circ$", "−": "$-$", "–": "--",
    "—": "---", "→": r"$\to$", "²": r"$^2$", "▲": r"$\triangle$", "’": "'", "‘": "`", "“": "``",
    "”": "''", "¿": "?`", "¡": "!`", "\xa0": " ",
}  # fmt: skip
_MINUS = re.compile(r"(?<![\w-])-(?=[\d∞])")
_MORE = "ĂăĄąĆćČčĎďĐđĘęĚěĞğİıŁłŃńŇňŐőŒœŔŕŘřŚśŞşŠšŤťŮůŰűŸŹźŻżŽž"  # what T1 has of its own
_LATIN = re.compile(rf"[A-Za-z0-9 À-ÖØ-öø-ÿ{_MORE}!()*+./:;?@,=\[\]]")


def escape(text: str, spaces: bool = False) -> str:
    """Text as LaTeX, without line breaks; spaces says that every space counts."""
    out = []
    for char in _MINUS.sub("−", text):
        if spaces and char == " ":
            out.append("~")
        elif char in _SPECIAL:
            out.append(_SPECIAL[char])
        elif _LATIN.match(char):
            out.append(char)
        elif char.isspace():
            out.append(" ")
        else:
            out.append(_nearest(char))
    return "".join(out)


def _nearest(char: str) -> str:
    """A character that LaTeX's usual fonts lack: its letter without marks, else its number."""
    plain = "".join(part for part in unicodedata.normalize("NFKD", char) if _LATIN.match(part))
    return plain or rf"{{\ttfamily\tiny U+{ord(char):04X}}}"
