"""What the guide prints: every key, part and format of the tables that readers and writers use.

Meanings stand in those tables where they have room for them, and here for the others; they are
English sentences, and lang/*/guide.py has them in the other languages.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gametrace import formats
from gametrace.convention import CONVENTIONS, PARTS, UB
from gametrace.homework.answers.words import ABOUT, names_of_keys
from gametrace.homework.check.rubric import KEYS as RUBRIC
from gametrace.homework.questions import QUESTIONS
from gametrace.lang import LANGUAGES, homework_words
from gametrace.render import FORMATS, PICTURES
from gametrace.tree import keys
from gametrace.tree.words import vocabulary

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from gametrace.convention import Convention


class Entry(NamedTuple):
    """A thing that can be written, its meaning, and an example."""

    name: str
    meaning: str
    example: str
    also: tuple[str, ...] = ()  # how else it may be spelled
    words: tuple[str, ...] = ()  # what may stand after it, where that is one of a few words
    suffixes: tuple[str, ...] = ()  # of its files


class Section(NamedTuple):
    """Entries under a title; the title and the line below it are English sentences."""

    title: str
    about: str
    entries: list[Entry]


SHEET = {  # what a sheet says of itself, and the examples of answers: they are about ub/ejemplo-b
    "student": ("the student's name: shown, never interpreted", "Ana"),
    "algorithm": ("the search that the answers are about", "alphabeta"),
    "tree": ("for grade --trees: which of the teacher's trees", "exam-b"),
    "values": ("", "{A: 3, B3: '>= 8', C2: x}"),
    "windows": ("", "{C1: [3, inf]}"),
    "pruned": ("", "[B32, B33, C2, C3]"),
    "cuts": ("", "{B3: beta, C: alpha}"),
    "visited": ("", "[A, B, B1, B2, B3, B31, C, C1, D, D1, D2, D3]"),
    "order": ("", "[B1, B2, B31, C1, D1, D2, D3]"),
    "action": ("", "a1"),
    "line": ("", "[A, B, B1]"),
    "value": ("", "3"),
    "not_generated": ("", "4"),
    "probabilities": ("", "{F: 1/5}"),
    "whatif": ("", "{C1: '> 3'}"),
}
CONVENTION = {
    "name": ("the lecture whose rules hold for all other parts", "upv"),
    "cut": ("ties: cut on v >= beta; strict: only on v > beta (MIN likewise)", "strict"),
    "bound": (
        "soft: v starts from an infinity; hard: from alpha (MIN: from beta);"
        " clamped: likewise, and a cut returns the bound itself", "hard",
    ),
    "from": ("the end from which children are searched", "right"),
    "window": ("range: the root starts from the tree's range, where it has one", "range"),
    "test": (
        "what is tested first: a leaf at the depth limit has its value (terminal), or its eval"
        " (limit)", "limit",
    ),
    "chance": ("how alpha-beta cuts at chance nodes; the tree needs a range", "star1"),
    "lang": ("the language of the log and the summary", "en"),
    "quiescence": ("whether a node that is not quiet is searched on at the depth limit", "false"),
    "average": ("true: chance nodes ignore their probabilities", "true"),
    "alpha": ("the window at the root, its lower end", "-10"),
    "beta": ("the window at the root, its upper end", "10"),
    "depth": ("depth limit in plies; eval stands for the value there", "3"),
    "singular": ("by how much an eval must beat its siblings' for one ply more", "2"),
    "beam": ("how many children are kept, the best by eval", "2"),
}  # fmt: skip
OUTPUT = {
    "tree": "the solved tree, drawn; in colour on a terminal",
    "log": "the lecture's log",
    "steps": "the search told step by step",
    "table": "one row per node, in the order of the search",
    "json": "everything, for programs",
    "events": "the steps as JSON Lines, written while the search runs",
    "svg": "a picture for web pages and slides",
    "tikz": "a forest tree for LaTeX",
    "dot": "a graph for Graphviz",
    "png": "a picture in pixels; needs gametrace[pdf]",
    "pdf": "a picture for paper; needs gametrace[pdf]",
}
OTHERS = {
    "efg": (
        "Gambit's games of perfect information, read and written",
        "gametrace minimax tree.efg",
    ),
    "cs188": ("tests of the CS 188 projects, read and written", "gametrace minimax tree.test"),
    "sexpr": ("nested parentheses, read only", "gametrace minimax '((3)((12)(8)))'"),
}


def tree(lang: str) -> Iterator[Section]:
    """The keys of a tree's document and of its nodes."""
    known = vocabulary()
    yield Section(
        "A tree",
        "A file has these keys, or the root alone: a number is a leaf, a list an inner node.",
        [Entry(*key, _others(key.name, known.document)) for key in keys.DOCUMENT],
    )
    yield Section(
        "A node of a tree",
        "In short, {B: [3, 12]} is a node with a name; these keys say everything.",
        [Entry(*key, _others(key.name, known.node)) for key in keys.NODE],
    )


def sheet(lang: str) -> Iterator[Section]:
    """The keys of an answer sheet."""
    words, names = homework_words(lang), names_of_keys()
    entries = []
    for name in (*ABOUT, *QUESTIONS):
        meaning, example = SHEET.get(name, ("", "…"))
        meaning = words[f"ask_{name}"].format() if name in QUESTIONS else meaning
        example = _start_of_a_log(lang) if name == "log" else example
        also = tuple(word for word in names.get(name, ()) if word != name)
        entries.append(Entry(name, meaning, f"{words[f'field_{name}']}: {example}", also))
    yield Section(
        "An answer sheet",
        "What check and grade read; accents and capitals do not matter in keys. The examples are"
        " answers about ub/ejemplo-b.",
        entries,
    )


def rubric(lang: str) -> Iterator[Section]:
    """The keys of a rubric."""
    yield Section(
        "A rubric",
        "What answers are worth: grade --rubric FILE, check --rubric FILE.",
        [Entry(key, meaning, f"{key}: {example}") for key, (meaning, example) in RUBRIC.items()],
    )


def conventions(lang: str) -> Iterator[Section]:
    """The conventions by name, and the parts of one."""
    yield Section(
        "Conventions",
        "What lectures disagree on: --convention NAME, or in the tree. In braces: unlike ub.",
        [Entry(name, _unlike(it), f"convention: {name}") for name, it in CONVENTIONS.items()],
    )
    parts = []
    for name, words in PARTS.items():
        meaning, example = CONVENTION[name]
        parts.append(Entry(name, meaning, f"convention: {{{name}: {example}}}", words=words))
    yield Section(
        "The parts of a convention",
        "They stand in the tree; most are options of the searches too, such as --cut strict.",
        parts,
    )


def other_files(lang: str) -> Iterator[Section]:
    """The formats that are written, and those of other programs."""
    command = "gametrace alphabeta"
    yield Section(
        "What a search writes",
        "-f FORMAT, or -o FILE with its suffix.",
        [
            Entry(name, OUTPUT.get(name, ""), f"{command} -f {name}", suffixes=form.suffixes)
            for name, form in FORMATS.items()
            if name not in PICTURES
        ],
    )
    yield Section(
        "Pictures",
        "-f FORMAT, or -o FILE with its suffix; show draws the tree unsolved.",
        [
            Entry(name, OUTPUT.get(name, ""), f"{command} -o tree{ends[0]}", suffixes=ends)
            for name, ends in PICTURES.items()
        ],
    )
    yield Section(
        "Other programs' trees",
        "Wherever TREE stands; by the suffix, or --from-format FORMAT.",
        [
            Entry(
                name,
                *OTHERS.get(name, (form.program, f"gametrace minimax tree{form.suffix}")),
                suffixes=(form.suffix,) if form.suffix else (),
            )
            for name, form in formats.FORMATS.items()
        ],
    )


TOPICS: dict[str, Callable[[str], Iterator[Section]]] = {
    "tree": tree,
    "sheet": sheet,
    "rubric": rubric,
    "conventions": conventions,
    "formats": other_files,
}


def translated(lang: str) -> Callable[[str], str]:
    """How English sentences of the guide are said in a language."""
    sentences = LANGUAGES[lang].sentences("guide")
    return lambda sentence: sentences.get(sentence, sentence)


def _others(key: str, spelled: Mapping[str, str]) -> tuple[str, ...]:
    return tuple(word for word, meant in spelled.items() if meant == key != word)


def _unlike(rules: Convention) -> str:
    """Where a convention comes from, and its parts that are not as ub has them."""
    names = {"order" if part == "from" else part: part for part in PARTS if part != "name"}
    parts = [
        f"{part}: {str(value).lower()}"
        for field, part in names.items()
        if (value := getattr(rules, field)) != getattr(UB, field)
    ]
    return rules.source + (f" {{{', '.join(parts)}}}" if parts else "")


def _start_of_a_log(lang: str) -> str:
    """The first lines of the log of ub/ejemplo-b, as a block of a sheet."""
    from gametrace import alphabeta, bundled, render

    lines = render.log(alphabeta(bundled("ub/ejemplo-b")), lang=lang).splitlines()[:2]
    return "\n".join(["|", *(f"  {line}" for line in lines), "  …"])
