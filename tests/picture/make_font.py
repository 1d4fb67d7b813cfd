"""Makes the font that PNG and PDF use, and the tables of its widths; needs fonttools.

python tests/picture/make_font.py FOLDER, where FOLDER has DejaVuSans.ttf and DejaVuSans-Bold.ttf
(Debian: fonts-dejavu-core). Run once; what it writes is in the repository.
"""

import sys
from pathlib import Path

PICTURE = Path(__file__).resolve().parents[2] / "gametrace" / "picture"
RANGES = [
    (0x20, 0x7E), (0xA0, 0x17F), (0x1CD, 0x1DC), (0x218, 0x21B), (0x2C6, 0x2DD),
    (0x370, 0x3FF), (0x400, 0x45F), (0x2010, 0x2027), (0x2030, 0x203A), (0x2070, 0x209C),
    (0x20AC, 0x20AC), (0x2150, 0x215F), (0x2190, 0x21FF), (0x2200, 0x22FF), (0x2300, 0x2311),
    (0x2460, 0x2473), (0x2500, 0x25FF), (0x2600, 0x266F), (0x2680, 0x2685), (0x2701, 0x2727),
    (0x2776, 0x2793), (0x27E8, 0x27E9), (0xFFFD, 0xFFFD),
]  # fmt: skip
FACES = ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf"]


def main(folder):
    """Write the subsets and the tables."""
    from fontTools import subset

    wanted = {code for first, last in RANGES for code in range(first, last + 1)}
    for file in FACES:
        options = subset.Options(hinting=False, layout_features=[], name_IDs=[0, 1, 2, 4, 5, 6, 13])
        options.notdef_outline = True
        font = subset.load_font(str(folder / file), options)
        maker = subset.Subsetter(options)
        maker.populate(unicodes=wanted)
        maker.subset(font)
        subset.save_font(font, str(PICTURE / "fonts" / file), options)
        (PICTURE / "fonts" / file).with_suffix(".widths").write_text(rows(font), encoding="utf-8")


def rows(font):
    """A line for each advance width in units of the em: the width, then the characters, in hex."""
    metrics, by_width = font["hmtx"], {}
    for code, glyph in sorted(font.getBestCmap().items()):
        by_width.setdefault(metrics[glyph][0], []).append(code)
    lines = []
    for width, codes in sorted(by_width.items()):
        text = "".join(
            f"{first:x}-{last:x} " if first != last else f"{first:x} "
            for first, last in runs(codes)
        )
        lines.append(f"{width} {text.strip()}\n")
    return "".join(lines)


def runs(codes):
    """The stretches of consecutive numbers."""
    start = before = codes[0]
    for code in codes[1:]:
        if code != before + 1:
            yield start, before
            start = code
        before = code
    yield start, before


if __name__ == "__main__":
    main(Path(sys.argv[1]))
