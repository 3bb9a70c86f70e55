"""The pure-steam generator of pure_steam.py with its two columns cut open: heating tubes between double plates, cyclone and sump."""
import math

from scenes import stage
from scenes.models.pure_steam import (BACK, E_LEN, E_LOW, E_R, E_X, LEFT, LEVEL, RIGHT, S_LEN, S_LOW, S_R, S_X, SATIN, circulation, condensate, feed_water,
                                      panel, plant_steam, pure_steam_outlet, skid)
from scenes.parts.casting import circle, cut_open, plate
from scenes.parts.core import box, build, lathe, place, tube
from scenes.parts.exchangers import tube_bundle
from scenes.parts.fasteners import bolt_circle
from scenes.parts.fire import tinted
from scenes.parts.sanitary import STEEL, electropolished
from scenes.parts.structure import beam

CUT, WALL = -0.0003, 0.008
TUBE, BORE = 0.0125, 0.0107
PLATES = (E_LOW + 0.06, E_LOW + 0.09, E_LOW + E_LEN - 0.242, E_LOW + E_LEN - 0.212)


def head(radius, steps=12):
    """(height, radius) from the rim of a head to its pole."""
    return [(radius * 0.5 * math.sin(t), max(radius * math.cos(t), 0)) for t in [i * math.pi / 2 / steps for i in range(steps + 1)]]


def column(radius, length, at):
    """Shell with its heads, body flange and clamps, cut in orange. Ports top, bottom."""
    inner = radius - WALL
    with place(at, 'z', 'x') as part:
        def outline(r):
            return [(-z, x) for z, x in head(r)[::-1]] + [(length + z, x) for z, x in head(r)]
        lathe(outline(radius) + outline(inner)[::-1], electropolished(), bevel=0, closed=True, name='column')
        joint = length * 0.86
        for x in (joint - 0.014, joint + 0.001):
            tube(radius + 0.030, radius - 0.001, 0.013, electropolished(), (x, 0, 0))
        bolt_circle(12, radius + 0.019, 0.010, 0.030, at=(joint + 0.015, 0, 0), mat='stainless')
        for level in (1.02, 1.60):
            tube(radius + 0.005, radius - 0.001, 0.045, STEEL, (level - at[2] - 0.022, 0, 0))
        part.port('top', (length + radius * 0.5, 0, 0), 'x', 50)
        part.port('bottom', (-radius * 0.5, 0, 0), '-x', 50)
    for obj in part.objects:
        cut_open([obj], (0, CUT, 0), mat='stainless' if obj.name.startswith('bolts') else 'cut')
    for level in (1.02, 1.60):
        box((0.07, BACK - radius, 0.012), STEEL, (at[0], (BACK + radius) / 2, level), bevel=0.002)
    return part


def heating_tubes():
    """Rows of tubes, of which one lies in the cut; double plates above and below."""
    points = [(0.034 * (i + 0.5 * (j % 2)), 0.0295 * j) for j in range(-4, 5) for i in range(-4, 5)]
    points = [(y, x) for y, x in points if math.hypot(x, y) < E_R - 0.025]
    length = PLATES[-1] + 0.012 - PLATES[0]
    tube_bundle([(-y, x) for y, x in points if y > 0.001], TUBE, length, (E_X, 0, PLATES[0]), 'z', STEEL, sides=20)
    with place() as cut:
        for y, x in points:
            if abs(y) < 0.001:
                tube(TUBE, BORE, length, STEEL, (E_X + x, 0, PLATES[0]), 'z', bevel=0)
    cut_open(cut.objects, (0, CUT, 0))
    with place() as plates:
        for z in PLATES:
            plate([circle(E_R - WALL), *(circle(TUBE, (-y, x), 16) for y, x in points)], 0.012, 'steel', (E_X, 0, z), 'z', 'x', edge=0)
    cut_open(plates.objects, (0, CUT, 0))


def cyclone():
    """The steam must dive under the inner pipe; a ring below keeps the sump from being stirred, where the feed dips in."""
    low, top = S_LOW + S_LEN - 0.46, S_LOW + S_LEN + S_R * 0.46
    with place() as part:
        tube(0.064, 0.058, top - low, STEEL, (S_X, 0, low), 'z', bevel=0)
        tube(S_R - WALL, 0.09, 0.006, STEEL, (S_X, 0, S_LOW + S_LEN * 0.36), 'z', bevel=0)
    cut_open(part.objects, (0, CUT, 0))


def water():
    """Dyed sections up to one level: sump of the separator, foot of the evaporator and the tubes in the cut."""
    mat = tinted('section water', (0.40, 0.72, 0.95), (0.03, 0.30, 0.75), 0.10)

    def section(outline):
        build('water', [(x, 0, z) for x, z in outline], [range(len(outline))], mat, smooth=False)
    for x, r, low, top in ((S_X, S_R, S_LOW, LEVEL), (E_X, E_R, E_LOW, PLATES[0])):
        bowl = [(radius, low - z) for z, radius in head(r - WALL)]
        section([(x - r + WALL, top), *((x - dx, z) for dx, z in bowl), *((x + dx, z) for dx, z in bowl[-2::-1]), (x + r - WALL, top)])
    for k in (-4, -2, 0, 2, 4):
        x = E_X + 0.0295 * k
        section([(x - BORE, PLATES[0]), (x + BORE, PLATES[0]), (x + BORE, LEVEL), (x - BORE, LEVEL)])
    rim = [(S_X + x, y, LEVEL) for x, y in circle(S_R - WALL, count=96)[:49]]
    build('level', rim, [range(len(rim))], mat, smooth=False)


def section():
    skid()
    beam((LEFT + 0.002, BACK, 1.60), (RIGHT - 0.002, BACK, 1.60), 0.04, SATIN, 'box')
    evaporator, separator = column(E_R, E_LEN, (E_X, 0, E_LOW)), column(S_R, S_LEN, (S_X, 0, S_LOW))
    circulation(evaporator, separator)
    pure_steam_outlet(separator)
    for make in (plant_steam, condensate, feed_water, panel, heating_tubes, cyclone, water):
        make()
    stage.camera(-12, 5, 70, margin=0.045, shift=(0, 0.008), focus=(-0.1, 0, 1.3), aperture=6.3)
    stage.studio(azimuth=-12, size=1.35, key=0.8, warm=0.6)


PICTURES = {'products/vapor-puro-corte': section}
