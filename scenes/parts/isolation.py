"""Gate, ball and butterfly valve of class 150 in full detail, not built in, for close pictures.

All: at = centre on the pipe axis, axis = flow, up = stem; they stand on their rims when at lies STAND[kind] over the floor.
"""
import math

from scenes.parts.asme import BEHIND, class_150, class_flange
from scenes.parts.casting import arrow_outline, cast, circle, drilled, plate, rounded, threaded
from scenes.parts.core import box, cylinder, lathe, place, prism, sphere, sweep, tube
from scenes.parts.fasteners import bolts
from scenes.parts.lettering import text
from scenes.parts.valves import handwheel

STAND = {'gate': 0.095, 'ball': 0.090, 'butterfly': 0.1072}
# between faces: ASME B16.10, class 150
GATE_LENGTH, GATE_TOP, GATE_WHEEL = 0.203, 0.520, 0.398
BALL_LENGTH, BALL_LEVER = 0.190, 0.29
BUTTERFLY_WIDTH, BUTTERFLY_TOP = 0.052, 0.2175


def gate_valve(at=(0, 0, 0), axis='x', up='z', mat='graphite'):
    """Wedge gate valve DN 80, outside screw and yoke, rising stem (open)."""
    with place(at, axis, up) as part:
        _gate_body(mat)
        _gate_bonnet(mat)
        _gate_stem()
    return part


def _gate_body(mat):
    half = GATE_LENGTH / 2

    def solids():
        cylinder(0.054, GATE_LENGTH - 2 * BEHIND, None, (-half + BEHIND, 0, 0), bevel=0.004)
        arc = [(0.066 * math.cos(t), 0.066 * math.sin(t)) for t in [math.pi + i * math.pi / 20 for i in range(21)]]
        prism([*arc, (0.064, 0.118), (-0.064, 0.118)], 0.086, None, (-0.043, 0, 0), bevel=0.016)
        cylinder(0.030, 0.071, None, (0, 0, 0.045), '-y', bevel=0.002)
        for z in (-0.03, 0.088):
            box((0.094, 0.140 if z > 0 else 0.128, 0.007), None, (0, 0, z), bevel=0.002)

    def cavity():
        cylinder(0.040, GATE_LENGTH + 0.02, None, (-half - 0.01, 0, 0), bevel=0)
    cast(solids, mat, cavity, soften=14)
    for side in (1, -1):
        class_flange(80, (side * half, 0, 0), 'x' if side > 0 else '-x', 'z', mat)
        tube(0.0475, 0.0402, 0.006, 'stainless', (side * 0.024 - 0.003, 0, 0))
    plate([_cover(), *_cover_holes()], 0.015, mat, (0, 0, 0.112), 'z', 'x', edge=0.0014)
    text('80', 0.017, 'raised', (0, -0.0713, 0.052), '-y', depth=0.0014)
    text('150 WCB', 0.0074, 'raised', (0, -0.0713, 0.034), '-y', depth=0.0014)


def _cover():
    return rounded([(-0.083, -0.062), (0.083, -0.062), (0.083, 0.062), (-0.083, 0.062)], 0.03)


def _cover_points():
    return [(y, x) for y in (-0.067, 0.067) for x in (-0.040, 0.040)] + [(0, -0.050), (0, 0.050)]


def _cover_holes():
    return [circle(0.0068, point, 20) for point in _cover_points()]


def _gate_bonnet(mat):
    plate([_cover()], 0.0015, 'rubber', (0, 0, 0.1270), 'z', 'x', edge=0)
    plate([_cover(), *_cover_holes()], 0.015, mat, (0, 0, 0.1285), 'z', 'x', edge=0.0014)
    bolts(_cover_points(), 0.012, 0.0315, at=(0, 0, 0.1435), axis='z', up='x')

    def solids():
        prism([(-0.050, 0), (0.050, 0), (0.030, 0.045), (-0.030, 0.045)], 0.066, None, (-0.033, 0, 0.138), bevel=0.012)
        cylinder(0.027, 0.062, None, (0, 0, 0.150), 'z', bevel=0.002)
        for side in (1, -1):
            sweep([(side * 0.024, 0, 0.165), (side * 0.056, 0, 0.190), (side * 0.056, 0, 0.325), (side * 0.026, 0, GATE_WHEEL - 0.022)],
                  [(-0.012, -0.008), (0.012, -0.008), (0.012, 0.008), (-0.012, 0.008)], None, bend=0.03)
        cylinder(0.029, 0.030, None, (0, 0, GATE_WHEEL - 0.044), 'z', bevel=0.003)
    cast(solids, mat, lambda: cylinder(0.0125, 0.2, None, (0, 0, 0.215), 'z', bevel=0), voxel=0.0016, soften=10)
    gland = rounded([(-0.035, -0.0115), (0.035, -0.0115), (0.035, 0.0115), (-0.035, 0.0115)], 0.011)
    cylinder(0.0155, 0.014, 'brass', (0, 0, 0.211), 'z', bevel=0.001)
    plate([gland], 0.008, 'steel', (0, 0, 0.222), 'z', 'x')
    for side in (1, -1):
        cylinder(0.004, 0.062, 'bolt', (0, side * 0.025, 0.182), 'z', bevel=0)
        bolts([(0, 0)], 0.008, at=(0, side * 0.025, 0.230), axis='z')


def _gate_stem():
    cylinder(0.0095, 0.075, 'stainless', (0, 0, 0.225), 'z', bevel=0)
    threaded(0.0095, GATE_TOP - 0.300, 'stainless', (0, 0, 0.300), pitch=0.004)
    lathe([(0, 0.0095), (0, 0.022), (0.012, 0.022), (0.012, 0.017), (0.052, 0.016), (0.052, 0.0095)], 'brass', (0, 0, GATE_WHEEL - 0.016), 'z', bevel=0.001,
          closed=True)
    rim_wheel(0.100, GATE_WHEEL + 0.010)
    with place((0, 0, GATE_WHEEL + 0.028), 'z'):
        lathe([(0, 0.0095), (0, 0.022), (0.010, 0.022), (0.010, 0.0095)], 'bolt', bevel=0.001, segments=6, closed=True)


def rim_wheel(radius, z):
    """Cast wheel round the stem: rim, four curved spokes, hub with a bore."""
    turn = [2 * math.pi * i / 96 for i in range(96)]
    sweep([(radius * math.cos(t), radius * math.sin(t), z + 0.008) for t in turn], 0.0085, 'orange', closed=True, sides=20)
    lathe([(-0.012, 0.016), (-0.012, 0.026), (0.016, 0.024), (0.016, 0.016)], 'orange', (0, 0, z), 'z', bevel=0.002, closed=True)
    for i in range(4):
        c, s = math.cos(math.pi * (i / 2 + 0.2)), math.sin(math.pi * (i / 2 + 0.2))
        sweep([(0.022 * c, 0.022 * s, z), (radius * 0.55 * c, radius * 0.55 * s, z - 0.006), (radius * 0.99 * c, radius * 0.99 * s, z + 0.008)],
              [(0.0065 * math.cos(t), 0.0048 * math.sin(t)) for t in [k * math.pi / 8 for k in range(16)]], 'orange', bend=0.08)


def ball_valve(at=(0, 0, 0), axis='x', up='z', mat='stainless'):
    """Two-piece ball valve DN 65 with mounting pad and hand lever along the flow (open)."""
    half, dn = BALL_LENGTH / 2, 65
    with place(at, axis, up) as part:
        def solids():
            cylinder(0.045, BALL_LENGTH - 2 * BEHIND, None, (-half + BEHIND, 0, 0), bevel=0.003)
            sphere(0.066, None, (-0.008, 0, 0), 0.8, 'x')
            cylinder(0.026, 0.078, None, axis='z')
            cylinder(0.020, 0.066, None, (-0.01, 0, 0), '-y', bevel=0.002)
        cast(solids, mat, lambda: cylinder(0.0325, 0.2, None, (-0.1, 0, 0), bevel=0), soften=12)
        for side in (1, -1):
            class_flange(dn, (side * half, 0, 0), 'x' if side > 0 else '-x', 'z', mat)
        for x in (0.014, 0.029):
            plate([circle(0.081), circle(0.05), *drilled(6, 0.070, 0.0056)], 0.0145, mat, (x, 0, 0))
        bolts([(0.070 * math.sin(t), 0.070 * math.cos(t)) for t in [math.pi / 6 + i * math.pi / 3 for i in range(6)]], 0.010, 0.0295, at=(0.0435, 0, 0))
        text('65', 0.012, 'raised', (-0.01, -0.0662, 0.004), '-y', depth=0.001)
        text('150 CF8M', 0.0046, 'raised', (-0.01, -0.0662, -0.010), '-y', depth=0.001)
        _ball_top(mat)
    return part


def _ball_top(mat):
    pad = rounded([(-0.036, -0.036), (0.036, -0.036), (0.036, 0.036), (-0.036, 0.036)], 0.012)
    plate([pad, *drilled(4, 0.035, 0.0045, 45)], 0.010, mat, (0, 0, 0.074), 'z', 'x')
    threaded(0.013, 0.020, mat, (0, 0, 0.083))
    bolts([(0, 0)], 0.026, at=(0, 0, 0.086), axis='z')
    box((0.014, 0.014, 0.022), mat, (0, 0, 0.118), bevel=0.001)
    bolts([(0, 0)], 0.012, at=(0, 0, 0.123), axis='z')
    section = [(-0.013, -0.0025), (0.013, -0.0025), (0.013, 0.0025), (-0.013, 0.0025)]
    sweep([(-0.022, 0, 0.118), (0.050, 0, 0.118), (0.082, 0, 0.140), (BALL_LEVER, 0, 0.140)], section, 'steel', bend=0.02)
    grip = [(0.016 * math.cos(t), 0.0085 * math.sin(t)) for t in [(k + 0.5) * math.pi / 12 for k in range(24)]]
    sweep([(0.125, 0, 0.140), (BALL_LEVER + 0.004, 0, 0.140)], grip, 'orange')
    for x in (0.004 + BALL_LEVER, 0.125):
        prism([(y * 0.94, z * 0.94) for y, z in grip], 0.003, 'orange', (x - (0 if x > 0.2 else 0.0025), 0, 0.140), bevel=0.001)
    box((0.010, 0.010, 0.020), 'steel', (-0.027, 0.027, 0.092), bevel=0.001)


def butterfly_valve(at=(0, 0, 0), axis='x', up='z', mat='graphite', opening=38):
    """Lugged butterfly valve DN 100 with worm gear; its disc stands open by that many degrees; hand wheel towards local -Y."""
    _, ring, count, *_ = class_150(100)
    width = BUTTERFLY_WIDTH
    lugs = [(ring * math.sin(t), ring * math.cos(t)) for t in [math.pi * (2 * i + 1) / count for i in range(count)]]
    with place(at, axis, up) as part:
        def solids():
            cylinder(0.080, width - 0.008, None, (-width / 2 + 0.004, 0, 0), bevel=0.003)
            for y, z in lugs:
                cylinder(0.0188, width - 0.010, None, (-width / 2 + 0.005, y, z), bevel=0.002)
            cylinder(0.023, 0.150, None, axis='z')
            cylinder(0.022, 0.095, None, axis='-z')

        def cavity():
            cylinder(0.0535, 0.1, None, (-0.05, 0, 0), bevel=0)
            for y, z in lugs:
                cylinder(0.0075, 0.1, None, (-0.05, y, z), bevel=0, segments=24)
        cast(solids, mat, cavity, soften=8)
        lathe([(-width / 2, 0.0500), (-width / 2, 0.066), (-width / 2 + 0.005, 0.066), (-width / 2 + 0.005, 0.0538), (width / 2 - 0.005, 0.0538),
               (width / 2 - 0.005, 0.066), (width / 2, 0.066), (width / 2, 0.0500)],
              'rubber', bevel=0.001, closed=True)
        t = math.radians(opening)
        with place((0, 0, 0), (math.cos(t), math.sin(t), 0), 'z'):
            lathe([(-0.010, 0), (-0.009, 0.024), (-0.004, 0.046), (-0.002, 0.0495), (0.002, 0.0495), (0.004, 0.046), (0.009, 0.024), (0.010, 0)],
                  'stainless', bevel=0.002)
        cylinder(0.0125, 0.098, 'stainless', (0, 0, -0.049), 'z', bevel=0.004)
        text('DN100 150', 0.008, 'raised', (-width / 2 + 0.0035, 0, -0.0735), '-x', depth=0.001)
        _worm_gear(mat)
    return part


def _worm_gear(mat):
    pad = rounded([(-0.036, -0.036), (0.036, -0.036), (0.036, 0.036), (-0.036, 0.036)], 0.012)
    plate([pad], 0.011, mat, (0, 0, 0.145), 'z', 'x')
    bolts([(0.025 * x, 0.025 * y) for x in (1, -1) for y in (1, -1)], 0.008, 0.0, at=(0, 0, 0.144), axis='-z')

    def solids():
        cylinder(0.046, 0.046, None, (0, 0, 0.156), 'z', bevel=0.004)
        cylinder(0.024, 0.110, None, (0.038, 0.055, 0.181), '-y', bevel=0.004)
    cast(solids, 'iron_grey', soften=10)
    lathe([(0, 0), (0, 0.040), (0.006, 0.039), (0.006, 0)], 'iron_grey', (0, 0, 0.2015), 'z', bevel=0.001)
    bolts([(0.033 * math.sin(k * math.pi / 2 + 0.6), 0.033 * math.cos(k * math.pi / 2 + 0.6)) for k in range(4)], 0.006, at=(0, 0, 0.2075), axis='z')
    lathe([(0, 0), (0, 0.016), (0.010, 0.015), (0.010, 0)], 'orange', (0, 0, 0.2075), 'z', bevel=0.002)
    prism(arrow_outline(0.024, 0.010), 0.001, 'black', (0, 0, 0.2175), 'z', 'x', bevel=0)
    cylinder(0.009, 0.052, 'stainless', (0.038, -0.054, 0.181), '-y', bevel=0.001)
    with place((0.038, -0.098, 0.181), '-y'):
        handwheel(0.080, (0, 0, 0), 'x', 'orange', 3)
