"""Makes upright.woff2 and italic.woff2 from STIX Two Math: the signs and letters that formulas use.

The upright one keeps the table from which a browser builds roots, fractions and tall parentheses. In the other
the slanted letters stand under their plain codes, so that a browser without it slants a font of its own instead
of showing empty boxes. Needs fontTools and brotli (Debian: python3-fonttools, python3-brotli):

    npm pack @fontsource/stix-two-math@5.3.0   # unpack it
    python3 app/calculator/stix/cut.py package/files/stix-two-math-latin-400-normal.woff2 app/calculator/stix
"""
import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

SIGNS = ' ()[]+,;=<·−≥√˙¯0123456789%°ΔΣ'
UPRIGHT = 'ABCDEFGHIKLMNOPRSTVabcdefghijlmnoprstuvxzáéíóú'
LATIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 0x1D434
SMALL = 'abcdefghijklmnopqrstuvwxyz', 0x1D44E
GREEK = 'αβγδεζηθικλμνξοπρςστυφχψω', 0x1D6FC
USED = 'ABCDEFGHKLMNOPQRTVWYabcdefghiklmnopqrstuvwxzβγεηπρστ'
# The h among the slanted letters is Planck's.
SLANTED = {'h': 0x210E}


def slanted(letter: str) -> int:
    alphabet, first = next(pair for pair in (LATIN, SMALL, GREEK) if letter in pair[0])
    return SLANTED.get(letter, first + alphabet.index(letter))


def cut(source: str, codes: list[int], tables: list[str]) -> TTFont:
    font = TTFont(source)
    options = Options(layout_features=[], hinting=False, drop_tables=['GPOS', 'GSUB', 'GDEF', 'gasp', *tables])
    options.name_IDs = [0, 1, 13]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    font.flavor = 'woff2'
    return font


source, folder = sys.argv[1], Path(sys.argv[2])
upright = cut(source, [ord(letter) for letter in SIGNS + UPRIGHT], [])
upright.save(folder / 'upright.woff2')

italic = cut(source, [slanted(letter) for letter in USED], ['MATH'])
glyphs = italic.getBestCmap()
for table in italic['cmap'].tables:
    table.cmap = {}
    if table.isUnicode():
        table.cmap = {ord(letter): glyphs[slanted(letter)] for letter in USED}
italic.save(folder / 'italic.woff2')
