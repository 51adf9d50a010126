#!/usr/bin/env python3
"""Makes the typefaces in this folder from the npm packages that README.md names: `python3 subset.py FOLDER`, where FOLDER
holds the unpacked packages. Needs fonttools and brotli from PyPI. The same packages give the same letters."""
import sys
from pathlib import Path

from fontTools import subset
from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

# Latin with the accents of western and central Europe, punctuation, and the signs that the program writes.
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x180), 0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E,
           0x2020, 0x2022, 0x2026, 0x2032, 0x2033, 0x2039, 0x203A, 0x2044, 0x20AC, 0x2122, 0x2212]
# Seconds since 1904: the same letters are the same bytes, whenever they are made.
AGES_AGO = 3_500_000_000
# Pictures in pixels are drawn from plain outlines: the letters of their title and of their text.
OUTLINES = {"serif-600", "sans-400"}
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "lnum", "tnum"]

# Package, family as it is called here, style, weight, file.
FACES = [
    ("source-serif-4", "Shamble Serif", "normal", 400, "serif-400"),
    ("source-serif-4", "Shamble Serif", "normal", 600, "serif-600"),
    ("source-serif-4", "Shamble Serif", "italic", 400, "serif-400-italic"),
    ("source-serif-4", "Shamble Serif", "italic", 600, "serif-600-italic"),
    ("roboto", "Shamble Sans", "normal", 400, "sans-400"),
    ("roboto", "Shamble Sans", "normal", 600, "sans-600"),
    ("roboto-condensed", "Shamble Narrow", "normal", 400, "narrow-400"),
    ("roboto-condensed", "Shamble Narrow", "normal", 700, "narrow-700"),
]


def instance(folder, package, style, weight, part, to):
    """One weight of one part of a family, as a plain font file."""
    [source] = folder.glob(f"**/files/{package}-{part}-wght-{style}.woff2")
    font = instancer.instantiateVariableFont(TTFont(source), {"wght": weight})
    font.flavor = None
    # What only hints and layout of the whole family need.
    for table in ("STAT", "MVAR", "HVAR", "avar", "prep", "gasp", "fpgm", "cvt ", "meta", "DSIG"):
        if table in font:
            del font[table]
    path = to / f"{package}-{style}-{weight}-{part}.ttf"
    font.save(path)
    return path


def rename(font, family, style, weight):
    """The licence reserves some of the original names for the original files."""
    names = font["name"]
    rights = names.getDebugName(0)
    names.names = []
    plain = f"{family} {weight}{' Italic' if style == 'italic' else ''}"
    for number, text in ((0, rights), (1, family), (2, style.capitalize()), (3, plain), (4, plain),
                         (6, plain.replace(" ", "-")), (13, "SIL Open Font License 1.1"), (14, "https://openfontlicense.org")):
        names.setName(text, number, 3, 1, 0x409)


def widths(font, path):
    """How wide each letter from space to tilde is, in thousandths of the type's size."""
    letters, glyphs = font.getBestCmap(), font["hmtx"]
    wide = [round(glyphs[letters[it]][0] * 1000 / font["head"].unitsPerEm) for it in range(0x20, 0x7F)]
    if path.stem == "narrow-700":
        path.write_text("\n".join(map(str, wide)) + "\n")


def outlines(font, path):
    """The letters alone, one after the other: without a shaper there is nothing to lay them out by."""
    for table in ("GPOS", "GSUB", "GDEF"):
        if table in font:
            del font[table]
    font.flavor = None
    font.save(path)


def main():
    folder, here = Path(sys.argv[1]), Path(__file__).parent
    work = folder / "instances"
    work.mkdir(exist_ok=True)
    for package, family, style, weight, name in FACES:
        parts = [instance(folder, package, style, weight, part, work) for part in ("latin", "latin-ext")]
        font = Merger().merge([str(it) for it in parts])
        options = subset.Options(layout_features=FEATURES, hinting=False, notdef_outline=True, name_IDs=["*"])
        cut = subset.Subsetter(options)
        cut.populate(unicodes=LETTERS)
        cut.subset(font)
        rename(font, family, style, weight)
        font["head"].created = font["head"].modified = AGES_AGO
        font.flavor = "woff2"
        font.save(here / f"{name}.woff2")
        widths(font, here / f"{name}.widths")
        if name in OUTLINES:
            outlines(font, here / f"{name}.ttf")
        missing = [hex(it) for it in LETTERS if it not in font.getBestCmap()]
        print(name, (here / f"{name}.woff2").stat().st_size, "bytes; without", *missing)


main()
