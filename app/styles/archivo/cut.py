"""Makes latin.woff2 from Archivo: Latin letters, weights 400 to 640, and the signs engineers need.

Two weights are drawn, the ones the site is set in; what lies between is interpolated. With Archivo's own
three the file would be a third larger. The web package leaves mathematical signs out; they come from the
whole static fonts. Needs fontTools and brotli (Debian: python3-fonttools, python3-brotli):

    npm pack @fontsource-variable/archivo@5.3.0 @expo-google-fonts/archivo@0.4.2   # unpack both
    python3 app/styles/archivo/cut.py FOLDER_OF_BOTH app/styles/archivo/latin.woff2
"""
import sys
from array import array
from pathlib import Path

from fontTools import varLib
from fontTools.designspaceLib import DesignSpaceDocument
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphCoordinates
from fontTools.ttLib.tables.ttProgram import Program
from fontTools.varLib import instancer

ASCII = ''.join(map(chr, range(32, 127)))
LETTERS = '\u00a0¡©ª«®°±²³µ·º»½¿ÁÉÍÑÓÚÜ×áéíñóúü÷ø–—‘’“”…″€−àâãäåæçèêëîïôõöûßÄÖÇÃÂÊ™•'
SIGNS = '₀₁₂₃₄₅₆₇₈₉→₡≈√Δ≤≥ṁ'
FEATURES = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum']
# The static fonts that a weight lies between, and how far it lies from the first.
WEIGHTS = {400: ('400Regular', '400Regular', 0), 640: ('600SemiBold', '700Bold', 0.4)}
# Archivo grows more slowly at first: its 500 lies here between 400 and 640.
MEDIUM = 0.37


def main(packages: Path, target: Path) -> None:
    space = DesignSpaceDocument()
    lightest, heaviest = WEIGHTS
    medium = lightest + MEDIUM * (heaviest - lightest)
    space.addAxisDescriptor(
        tag='wght', name='Weight', minimum=lightest, default=lightest, maximum=heaviest,
        map=[(lightest, lightest), (500, medium), (heaviest, heaviest)],
    )
    for weight in WEIGHTS:
        font = drawn(packages, weight)
        space.addSourceDescriptor(font=font, familyName='Archivo', location={'Weight': weight})
    font, _, _ = varLib.build(space)
    font.flavor = 'woff2'
    font.save(target)


def drawn(packages: Path, weight: int) -> TTFont:
    font = TTFont(next(packages.rglob('archivo-latin-wght-normal.woff2')))
    options = Options()
    options.layout_features = FEATURES
    subsetter = Subsetter(options)
    subsetter.populate(text=ASCII + LETTERS)
    subsetter.subset(font)
    font = instancer.instantiateVariableFont(font, {'wght': weight})
    lighter, heavier, way = WEIGHTS[weight]
    statics = [TTFont(next(packages.rglob(f'Archivo_{name}.ttf'))) for name in (lighter, heavier)]
    for sign in SIGNS:
        add(font, ord(sign), between(*(outline(one, sign) for one in statics), way))
    return font


class Outline:
    def __init__(self, points, ends, flags, width):
        self.points, self.ends, self.flags, self.width = points, ends, flags, width


def outline(font: TTFont, sign: str) -> Outline:
    if sign == 'ṁ':
        return dotted(outline(font, 'm'), outline(font, '˙'))
    name = font.getBestCmap()[ord(sign)]
    points, ends, flags = font['glyf'][name].getCoordinates(font['glyf'])
    return Outline(list(points), list(ends), list(flags), font['hmtx'][name][0])


def dotted(letter: Outline, dot: Outline) -> Outline:
    """Archivo has no such letter, but it has both parts."""
    aside = (letter.width - dot.width) // 2
    points = letter.points + [(x + aside, y) for x, y in dot.points]
    ends = letter.ends + [end + len(letter.points) for end in dot.ends]
    return Outline(points, ends, letter.flags + dot.flags, letter.width)


def between(a: Outline, b: Outline, way: float) -> Outline:
    def mean(u, v):
        return round(u + way * (v - u))

    pairs = zip(a.points, b.points, strict=True)
    points = [(mean(x, u), mean(y, v)) for (x, y), (u, v) in pairs]
    return Outline(points, a.ends, a.flags, mean(a.width, b.width))


def add(font: TTFont, code: int, shape: Outline) -> None:
    glyph = Glyph()
    glyph.numberOfContours = len(shape.ends)
    glyph.coordinates = GlyphCoordinates(shape.points)
    glyph.endPtsOfContours, glyph.flags = shape.ends, array('B', shape.flags)
    glyph.program = Program()
    glyph.program.fromBytecode(b'')
    name = f'uni{code:04X}'
    font['glyf'][name] = glyph
    glyph.recalcBounds(font['glyf'])
    font['hmtx'][name] = (shape.width, glyph.xMin)
    for table in font['cmap'].tables:
        if table.isUnicode():
            table.cmap[code] = name


main(Path(sys.argv[1]), Path(sys.argv[2]))
