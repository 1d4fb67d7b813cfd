"""TikZ: a forest that can be read, edited and compiled."""

import pytest

from gametrace import alphabeta, build, expectiminimax, maxn, minimax, read
from gametrace.picture.tex import escape
from gametrace.picture.tikz import tikz
from gametrace.tree.bundled import find
from tests.picture.pictures import hostile_tree, run

B = read(find("ub/ejemplo-b"))
LATEX = "texlive-pictures texlive-latex-recommended texlive-latex-extra"


@pytest.fixture
def compiled(needs, tmp_path):
    """Compile a document, and say how many pages it has."""
    needs("pdflatex", LATEX)

    def compile_(text):
        (tmp_path / "figure.tex").write_text(text, encoding="utf-8")
        options = ["-interaction=nonstopmode", "-halt-on-error", "-no-shell-escape"]
        said = run("pdflatex", *options, "figure.tex", cwd=tmp_path).decode(errors="replace")
        return int(said.replace("\n", "").split("Output written on figure.pdf (")[1].split()[0])

    return compile_


def nodes(text):
    """The lines of the nodes."""
    return [line.strip() for line in text.splitlines() if line.strip().startswith("[{")]


def test_a_node_is_one_line():
    lines = nodes(tikz(alphabeta(B)))
    assert len(lines) == 16
    assert lines[0] == r"[{A}, up, MAX, value={3}, window={[$-$$\infty$, $\infty$]}"
    assert lines[4] == (
        r"[{B3}, up, MAX, value={$\geq$ 8}, window={[$-$$\infty$, 3]},"
        r" cut={8 $\geq$ $\beta$ = 3}, action={b3}"
    )
    assert lines[6] == "[{7}, box, under={B32}, action={b32}, pruned, skipped={=}]"


def test_the_packages_that_it_needs_stand_on_top_as_comments():
    head = tikz(B).split("\\forestset")[0].splitlines()
    assert all(line.startswith("%") for line in head)
    assert r"% \usepackage{forest}" in head


@pytest.mark.parametrize(
    "shown",
    [
        B,
        alphabeta(B),
        expectiminimax(read(find("unir/ejercicio"))),
        maxn(read(find("ub/tres-jugadores"))),
        alphabeta(read(find("uam/horizonte")), depth=2),
        alphabeta(read(find("uam/horizonte")), beam=1),
    ],
)
def test_a_whole_document_compiles_to_one_page(compiled, shown):
    assert compiled(tikz(shown, mono=shown is B, standalone=True)) == 1


def test_a_beamer_frame_has_a_slide_for_each_step_and_one_before(compiled):
    trace = alphabeta(B)
    steps = len(list(trace.events()))
    assert compiled(tikz(trace, standalone=True, beamer=True)) == steps + 1


def test_hostile_names_are_only_text(compiled):
    assert compiled(tikz(minimax(hostile_tree()), standalone=True)) == 1


def test_every_character_has_a_spelling_that_compiles(compiled):
    text = "".join(map(chr, [*range(0x20, 0x180), *range(0x370, 0x400), 0x2022, 0x1F642, 0x202E]))
    tree = build([1, 2])
    tree["B"].note = " ".join(text[at : at + 20] for at in range(0, len(text), 20))
    source = tikz(tree, standalone=True)
    body = "\n\n".join(escape(text[at : at + 20]) for at in range(0, len(text), 20))
    assert compiled(source.replace(r"\end{document}", f"{body}\n\\end{{document}}")) >= 1


def test_commands_are_spelled_out():
    assert escape(r"\input{x} 50% #1") == r"\textbackslash{}input\{x\} 50\% \#1"
