"""Plant rooms built wall by wall: floor with walkways, walls with tall windows, roof, lamps, racks, trays, plinths.

A wall runs from a to b with the room at its left hand: walk round the room counter-clockwise.
"""
import math

from mathutils import Vector

from scenes.materials import EMITTERS, SURFACES
from scenes.parts.core import box, cylinder, lathe, place, sweep, tube, vec
from scenes.parts.pipes import outer_radius, pipe
from scenes.parts.structure import beam
from scenes.stage import NEUTRAL, area_light

SURFACES.update({
    'epoxy': ((0.085, 0.090, 0.098), 0.0, 0.32, 'screed'),
    'dark_wall': ((0.115, 0.122, 0.132), 0.0, 0.75, 'mineral'),
    'deck': ((0.050, 0.055, 0.062), 0.3, 0.55, 'paint'),
    'line_paint': ((0.62, 0.36, 0.03), 0.0, 0.55, 'paint'),
    'clad_blue': ((0.10, 0.26, 0.42), 0.0, 0.40, 'sheet'),
    'clad_orange': ((0.70, 0.17, 0.02), 0.0, 0.40, 'sheet'),
})
EMITTERS.update({'night': ((0.26, 0.44, 0.76), 0.040), 'dusk': ((0.42, 0.60, 0.85), 0.28), 'sky': ((0.62, 0.78, 1.0), 1.2), 'tubelight': ((1.0, 0.93, 0.84), 5.0)})


def beam_light(at, target, size, power, colour=NEUTRAL, height=None, spread=70):
    """Area light narrowed by a grid to `spread` degrees, so that it leaves the walls beside the subject dark."""
    light = area_light(at, target, size, power, colour, height)
    light.data.spread = math.radians(spread)
    return light


def floor(x, y, mat='epoxy', bay=3.0, walkways=()):
    """Slab over the ranges x and y with saw-cut joints. walkways: ((x0, y0), (x1, y1)) axis-aligned lanes bordered by paint."""
    cx, cy, lx, ly = (x[0] + x[1]) / 2, (y[0] + y[1]) / 2, x[1] - x[0], y[1] - y[0]
    box((lx, ly, 0.2), mat, (cx, cy, -0.1), bevel=0)
    for i in range(1, int(lx / bay) + 1):
        box((0.010, ly, 0.002), 'black', (x[0] + i * bay, cy, 0), bevel=0)
    for i in range(1, int(ly / bay) + 1):
        box((lx, 0.010, 0.002), 'black', (cx, y[0] + i * bay, 0), bevel=0)
    for (x0, y0), (x1, y1) in walkways:
        along_x = abs(x1 - x0) > abs(y1 - y0)
        for k in (0, 1):
            if along_x:
                box((x1 - x0, 0.09, 0.003), 'line_paint', ((x0 + x1) / 2, (y0, y1)[k], 0), bevel=0)
            else:
                box((0.09, y1 - y0, 0.003), 'line_paint', ((x0, x1)[k], (y0 + y1) / 2, 0), bevel=0)


def wall(a, b, height=6.2, bays=3, windows=(), sill=2.0, head=5.0, pane='dusk', mat='dark_wall', dado=1.15):
    """Wall of `bays` fields between columns; windows = numbers of the fields that are glazed. pane=None: one sees through."""
    a, b = Vector((*a, 0)), Vector((*b, 0))
    length = (b - a).length
    field = length / bays
    with place(a, b - a, 'z') as part:
        for i in range(bays):
            x = (i + 0.5) * field
            if i in windows:
                box((field, 0.24, sill), mat, (x, -0.12, sill / 2), bevel=0)
                box((field, 0.24, height - head), mat, (x, -0.12, (height + head) / 2), bevel=0)
                _window(x, field - 0.36, sill, head, pane, mat)
            else:
                box((field, 0.24, height), mat, (x, -0.12, height / 2), bevel=0)
        for i in range(bays + 1):
            box((0.36, 0.34, height), mat, (i * field, 0.0, height / 2), bevel=0.02)
        if dado:
            box((length, 0.03, dado), 'graphite', (length / 2, 0.012, dado / 2), bevel=0.003)
            box((length, 0.036, 0.035), 'orange', (length / 2, 0.014, dado + 0.018), bevel=0.003)
    return part


def _window(x, width, sill, head, pane, mat):
    """Steel window: pane set back in the reveal, mullions, transoms, sill board."""
    high = head - sill
    if pane:
        box((width + 0.1, 0.02, high), pane, (x, -0.20, sill + high / 2), bevel=0)
    for k in range(5):
        box((0.045 if k % 4 else 0.08, 0.07, high), 'graphite', (x - width / 2 + width * k / 4, -0.15, sill + high / 2), bevel=0.004)
    rows = max(2, round(high / 0.75))
    for k in range(rows + 1):
        box((width, 0.06, 0.04), 'graphite', (x, -0.15, sill + high * k / rows), bevel=0.004)
    box((width + 0.12, 0.30, 0.05), 'galvanised', (x, -0.05, sill - 0.02), bevel=0.006)


def louvre(width, height, at, axis, blades=None):
    """Weather louvre set on a wall: frame and slanting blades; at = centre on the wall face, axis = into the room."""
    with place(at, axis, 'z') as part:
        for side in (1, -1):
            box((0.10, 0.06, height), 'galvanised', (0.05, side * width / 2, 0))
            box((0.10, width, 0.06), 'galvanised', (0.05, 0, side * height / 2))
        box((0.01, width, height), 'black', (0.005, 0, 0), bevel=0)
        count = blades or int(height / 0.11)
        for k in range(count):
            box((0.11, width - 0.04, 0.008), 'galvanised', (0.05, 0, -height / 2 + height * (k + 0.5) / count), (1, 0, 0.8), 'z', bevel=0)
    return part


def roof(x, y, height, bay=3.0, along='x'):
    """Deck with main I-beams every bay (running along `along`) and purlins across."""
    cx, cy, lx, ly = (x[0] + x[1]) / 2, (y[0] + y[1]) / 2, x[1] - x[0], y[1] - y[0]
    box((lx, ly, 0.1), 'deck', (cx, cy, height + 0.53), bevel=0)
    span, across = (ly, lx) if along == 'x' else (lx, ly)
    for i in range(int(span / bay) + 1):
        s = (y if along == 'x' else x)[0] + i * bay
        ends = ((x[0], s), (x[1], s)) if along == 'x' else ((s, y[0]), (s, y[1]))
        beam((*ends[0], height + 0.16), (*ends[1], height + 0.16), 0.36, 'paint_grey')
    for i in range(int(across / 1.4) + 1):
        s = (x if along == 'x' else y)[0] + i * 1.4
        ends = ((s, y[0]), (s, y[1])) if along == 'x' else ((x[0], s), (x[1], s))
        beam((*ends[0], height + 0.41), (*ends[1], height + 0.41), 0.14, 'paint_grey')


def lamp(at, axis='x', length=1.5, power=60, ceiling=None, colour=NEUTRAL, spread=None):
    """Linear luminaire hanging at `at` on two rods, with its light. power = 0: an unlit fitting with a glowing tube only."""
    x, y, z = vec(at)
    with place(at, axis, 'z') as part:
        box((length, 0.16, 0.07), 'paint_grey', (0, 0, 0.035), bevel=0.01)
        box((length * 0.96, 0.10, 0.012), 'tubelight', (0, 0, -0.004), bevel=0.003)
        if ceiling:
            for side in (1, -1):
                cylinder(0.006, ceiling - z, 'galvanised', (side * length * 0.4, 0, 0.05), 'z', bevel=0)
    if power:
        area_light((x, y, z - 0.03), (x, y, 0), spread or 0.5, power, colour, 1.6)
    return part


def rack(start, end, lines, ceiling, pitch=3.0, lift=0.0):
    """Pipes side by side on hung trapezes. lines: (dn, sideways offset, insulated, material or jacket); start and end level."""
    a, b = vec(start), vec(end)
    length = (b - a).length
    edge = max(abs(o) + outer_radius(dn, clad) for dn, o, clad, _ in lines) + 0.1
    with place(a, b - a, 'z') as part:
        for dn, offset, clad, mat in lines:
            z = outer_radius(dn, clad) + lift
            pipe([(0, offset, z), (length, offset, z)], dn, 'steel' if clad else mat, insulated=clad, jacket=mat if clad else 'aluminium')
        for i in range(int(length / pitch) + 1):
            x = min(0.8 + i * pitch, length - 0.2)
            box((0.06, edge * 2, 0.06), 'galvanised', (x, 0, -0.03), bevel=0.004)
            for side in (1, -1):
                cylinder(0.008, ceiling - a.z + 0.05, 'galvanised', (x, side * (edge - 0.04), -0.06), 'z', bevel=0)
    return part


def tray(start, end, width=0.35, ceiling=None, cables=6):
    """Ladder cable tray with cables, on hangers when a ceiling height is given."""
    a, b = vec(start), vec(end)
    length = (b - a).length
    with place(a, b - a, 'z') as part:
        for side in (1, -1):
            box((length, 0.012, 0.08), 'galvanised', (length / 2, side * width / 2, 0.03), bevel=0.002)
        for i in range(int(length / 0.3)):
            box((0.03, width, 0.014), 'galvanised', (0.15 + i * 0.3, 0, 0), bevel=0)
        for k in range(cables):
            y = -width * 0.4 + width * 0.8 * k / max(1, cables - 1)
            sweep([(0, y, 0.03), (length, y, 0.03)], 0.017 if k % 3 else 0.024, ('black', 'rubber', 'plastic')[k % 3], sides=10)
        if ceiling:
            for i in range(int(length / 2.0) + 1):
                for side in (1, -1):
                    cylinder(0.006, ceiling - a.z, 'galvanised', (0.3 + i * 2.0, side * (width / 2 + 0.01), 0), 'z', bevel=0)
    return part


def plinth(size, at, height=0.12):
    """Concrete base with a painted edge line; at = centre on the floor."""
    x, y = at[0], at[1]
    box((*size, height), 'concrete', (x, y, height / 2), bevel=0.015)
    box((size[0] + 0.004, size[1] + 0.004, 0.03), 'line_paint', (x, y, height - 0.035), bevel=0)
    return height


def drain_channel(start, end, width=0.2):
    """Floor channel with grate bars."""
    a, b = vec(start), vec(end)
    length = (b - a).length
    with place(a, b - a, 'z') as part:
        box((length, width, 0.003), 'black', (length / 2, 0, 0.0005), bevel=0)
        for side in (1, -1):
            box((length, 0.02, 0.006), 'stainless', (length / 2, side * width / 2, 0.002), bevel=0.001)
        for i in range(int(length / 0.06)):
            box((0.02, width, 0.006), 'galvanised', (0.03 + i * 0.06, 0, 0.001), bevel=0)
    return part


def wall_sleeve(at, axis, dn, insulated=True):
    """Cover ring where a pipe passes a wall; at = on the wall face, axis = into the room."""
    r = outer_radius(dn, insulated)
    return tube(r + 0.07, r - 0.002, 0.03, 'galvanised', at, axis, bevel=0.004)


def end_cap(at, axis, dn, mat='aluminium'):
    """Clad cover over the end of an insulated header; axis = outwards."""
    r = outer_radius(dn, True)
    return lathe([(-0.02, r + 0.002), (0.015, r + 0.002), (0.05, r * 0.82), (0.065, 0)], mat, at, axis, bevel=0.012)


def flow_band(at, axis, dn, insulated=True, mat='orange', width=0.10):
    """Coloured identification band round a pipe."""
    r = outer_radius(dn, insulated)
    return tube(r + 0.004, r - 0.002, width, mat, at, axis)
