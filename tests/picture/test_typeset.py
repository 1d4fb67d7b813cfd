"""PNG and PDF, by typst."""

import struct
import subprocess
import sys

import pytest

from gametrace import GametraceError, alphabeta, build, minimax, read, render
from gametrace.picture import typeset
from gametrace.tree.bundled import find
from tests.cli.program import ENVIRONMENT, refusal_of
from tests.picture.pictures import hostile_tree, run

pytest.importorskip("typst", reason="typst is not installed: pip install 'gametrace[pdf]'")
B = read(find("ub/ejemplo-b"))


def pages(data, folder):
    """The texts of a PDF's pages."""
    (folder / "figure.pdf").write_bytes(data)
    text = run("pdftotext", "figure.pdf", "-", cwd=folder).decode()
    return text.split("\f")[:-1]


@pytest.mark.parametrize("shown", [B, alphabeta(B), minimax(hostile_tree())])
def test_a_png_is_twice_as_large_as_the_svg(shown):
    data = render.png(shown)
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", data[16:24])
    said = render.svg(shown).split('width="', 1)[1].split('"', 3)
    assert (width, height) == (2 * int(said[0]), 2 * int(said[2]))


def test_a_pdf_is_one_page_with_its_fonts_in_it(needs, tmp_path):
    needs("pdftotext", "poppler-utils")
    (text,) = pages(render.pdf(alphabeta(B)), tmp_path)
    assert "8≥β=3" in text.replace(" ", "")
    fonts = run("pdffonts", "figure.pdf", cwd=tmp_path).decode().splitlines()[2:]
    assert fonts
    assert all("DejaVuSans" in font and " yes " in font for font in fonts)


def test_a_deck_has_a_page_for_each_step_and_one_before(needs, tmp_path):
    needs("pdftotext", "poppler-utils")
    trace = alphabeta(B)
    texts = pages(render.pdf(trace, "en", deck=True), tmp_path)
    assert len(texts) == len(list(trace.events())) + 1
    assert "8≥β" not in texts[6].replace(" ", "")
    assert "8≥β" in texts[7].replace(" ", "")
    assert "CUT in maxValue of B3 because v=8 >= beta=3 -> assigns it the value 8" in texts[7]
    assert "Beta cut: at B3, a max node, 8 >= beta = 3. Skip B32, B33." in texts[7]


def test_hostile_names_are_only_text_in_a_deck(needs, tmp_path):
    needs("pdftotext", "poppler-utils")
    assert any(
        "</script>" in text for text in pages(render.pdf(hostile_trace(), deck=True), tmp_path)
    )


def hostile_trace():
    return minimax(hostile_tree())


def test_too_large_a_figure_is_refused():
    tree = build(list(range(2_000)))
    with pytest.raises(GametraceError, match=r"30000 a side is the limit.*--levels or --only"):
        render.png(tree)
    with pytest.raises(GametraceError, match="pixels large"):
        render.pdf(tree)
    assert render.png(tree, levels=0)


def test_too_long_a_deck_is_refused_unless_less_is_shown():
    trace = minimax(build([[value] for value in range(200)]))
    with pytest.raises(GametraceError, match=r"here are 602; 500 is the limit.*--levels or --only"):
        render.pdf(trace, deck=True)
    assert render.pdf(trace, deck=True, only=trace.tree.root.children[0].name)


def test_an_unsolved_tree_has_no_deck():
    with pytest.raises(GametraceError, match="a deck plays a search"):
        render.pdf(B, deck=True)


@pytest.mark.parametrize("name", ["x.png", "x.pdf"])
def test_without_typst_the_message_says_what_to_install(name, tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "typst", None)
    file = tmp_path / name
    message = refusal_of("alphabeta", "-o", str(file))
    assert "python -m pip install 'gametrace[pdf]'" in message
    assert not file.exists()


def test_typst_is_imported_only_for_png_and_pdf():
    script = (
        "import sys\nfrom gametrace.cli import cli\n"
        "cli.main(['alphabeta', '-f', sys.argv[1]], standalone_mode=False)\n"
        "sys.stderr.write(str('typst' in sys.modules))"
    )
    for fmt, wanted in (("svg", "False"), ("tikz", "False"), ("pdf", "True")):
        done = subprocess.run(
            [sys.executable, "-c", script, fmt], env=ENVIRONMENT, capture_output=True, check=True
        )
        assert done.stderr.decode() == wanted


def test_the_limits_are_the_ones_that_are_promised():
    assert (typeset.LARGEST, typeset.PAGES) == (30_000, 500)
