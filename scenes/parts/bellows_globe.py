"""Bellows-sealed globe valve DN 80 class 150, open, inside and outside: it can be cut.

at = centre on the pipe axis, axis = flow (under the disc first), up = stem; it stands on its rims when at lies STAND over the floor.
"""
import math

import numpy as np

from scenes.parts.asme import BEHIND, class_150, class_flange
from scenes.parts.casting import arrow_outline, cast, circle, drilled, plate, rounded, threaded
from scenes.parts.core import cylinder, lathe, place, prism, sphere, sweep, tube
from scenes.parts.fasteners import bolt_circle, bolts
from scenes.parts.isolation import rim_wheel
from scenes.parts.lettering import text

DN, LENGTH, TOP, WHEEL = 80, 0.241, 0.410, 0.338
STAND = class_150(DN)[0]
BODY_TOP, BONNET_TOP = 0.104, 0.246
LIFT = 0.022


def globe_valve(at=(0, 0, 0), axis='x', up='z', mat='iron_grey'):
    with place(at, axis, up) as part:
        housings(mat)
        marks(mat)
        seat()
        packing()
        yoke(mat)
        stem()
    return part


def housings(mat):
    """What a section shows cut: body with its flanges, bonnet, bolts between them."""
    body(mat)
    bonnet(mat)
    bolt_circle(8, 0.069, 0.012, 0.0390, at=(0, 0, BODY_TOP + 0.0205), axis='z')


def body(mat):
    half = LENGTH / 2

    def solids():
        for side in ('x', '-x'):
            lathe([(0, 0), (0, 0.066), (0.05, 0.060), (0.090, 0.051), (half - BEHIND, 0.054), (half - BEHIND, 0)], None, axis=side, bevel=0.01)
        sphere(0.082, None, (0, 0, -0.002), 1.0, 'x')
        cylinder(0.064, BODY_TOP - 0.014, None, axis='z')
        cylinder(0.036, 0.086, None, (0, 0, 0.0), '-y', bevel=0.004)
    cast(solids, mat, passages, soften=20)
    for side in ('x', '-x'):
        class_flange(DN, (half if side == 'x' else -half, 0, 0), side, 'z', mat, bore=0.0385)
    plate([circle(0.083), circle(0.0500), *drilled(8, 0.069, 0.007)], 0.019, mat, (0, 0, BODY_TOP - 0.019), 'z', edge=0.0015)


def passages():
    """Inlet below the seat, outlet above it; the bridge between them carries the seat."""
    half = LENGTH / 2
    for side in (1, -1):
        start, end = (side * (half - 0.022), 0, 0), (side * 0.012, 0, 0.050 if side > 0 else -0.038)
        run = math.dist(start, end)
        cylinder(0.027 if side > 0 else 0.0305, run, None, start, tuple(b - a for a, b in zip(start, end)), bevel=0)
        lathe([(0, 0), (0, 0.026), (0.020, 0.0385), (0.060, 0.0385), (0.060, 0)], None, (side * (half - 0.044), 0, 0), 'x' if side > 0 else '-x', bevel=0.006)
    lathe([(-0.066, 0), (-0.066, 0.043), (-0.006, 0.043), (-0.006, 0)], None, axis='z', bevel=0.016)
    lathe([(0.012, 0), (0.012, 0.050), (BODY_TOP + 0.01, 0.050), (BODY_TOP + 0.01, 0)], None, axis='z', bevel=0.006)
    cylinder(0.0392, 0.05, None, (0, 0, -0.02), 'z', bevel=0)


def marks(mat):
    """Cast on the front: size, class and steel as MSS SP-25 asks, and the arrow of the flow."""
    text('80', 0.019, 'raised', (0, -0.0868, 0.014), '-y', depth=0.0014)
    text('150 WCB', 0.0086, 'raised', (0, -0.0868, -0.004), '-y', depth=0.0014)
    prism(arrow_outline(0.044, 0.011), 0.0028, mat, (0, -0.0858, -0.020), '-y', 'z', bevel=0.0005)


def bonnet(mat):
    foot = BODY_TOP + 0.0015
    tube(0.060, 0.0502, 0.0014, 'dark_steel', (0, 0, BODY_TOP), 'z', bevel=0)
    plate([circle(0.083), circle(0.040), *drilled(8, 0.069, 0.007)], 0.019, mat, (0, 0, foot), 'z', edge=0.0015)
    lathe([(foot - 0.003, 0.030), (foot - 0.003, 0.0495), (foot + 0.016, 0.0495), (foot + 0.026, 0.046), (0.150, 0.040), (0.206, 0.038), (0.216, 0.028),
           (BONNET_TOP, 0.0265), (BONNET_TOP, 0.0160), (0.221, 0.0160), (0.221, 0.0080), (0.206, 0.0080), (0.206, 0.030)], mat, axis='z', bevel=0.003, closed=True)


def seat():
    """Seat ring pressed into the bridge, its face hardened; sunk a little into the wall and the floor round it."""
    lathe([(0.0, 0.0335), (0.0, 0.0398), (0.0110, 0.0398), (0.0110, 0.0440), (0.0160, 0.0440), (0.0160, 0.0385), (0.0120, 0.0335)], 'aluminium', axis='z',
          bevel=0.0005, closed=True, name='seat')


def packing():
    """Second seal over the bellows: rings of graphite, gland and its two studs."""
    for i in range(3):
        tube(0.0157, 0.0078, 0.0058, 'rubber', (0, 0, 0.2212 + 0.0062 * i), 'z', bevel=0.0006)
    tube(0.0155, 0.0078, 0.020, 'brass', (0, 0, 0.2400), 'z', bevel=0.001)


def yoke(mat):
    def solids():
        tube(0.039, 0.026, 0.014, None, (0, 0, 0.212), 'z')
        for side in (1, -1):
            sweep([(side * 0.034, 0, 0.219), (side * 0.052, 0, 0.234), (side * 0.052, 0, 0.290), (side * 0.026, 0, WHEEL - 0.016)],
                  [(-0.011, -0.008), (0.011, -0.008), (0.011, 0.008), (-0.011, 0.008)], None, bend=0.024)
        cylinder(0.027, 0.028, None, (0, 0, WHEEL - 0.038), 'z', bevel=0.003)
    cast(solids, mat, lambda: cylinder(0.0125, 0.08, None, (0, 0, WHEEL - 0.06), 'z', bevel=0), voxel=0.0016, soften=8)
    gland = rounded([(-0.034, -0.0115), (0.034, -0.0115), (0.034, 0.0115), (-0.034, 0.0115)], 0.011)
    plate([gland, circle(0.0085)], 0.007, 'steel', (0, 0, 0.2600), 'z', 'x')
    for side in (1, -1):
        cylinder(0.0038, 0.056, 'bolt', (0, side * 0.0245, 0.222), 'z', bevel=0)
        bolts([(0, 0)], 0.008, at=(0, side * 0.0245, 0.2670), axis='z')


def stem():
    disc()
    bellows()
    cylinder(0.0075, 0.222, 'stainless', (0, 0, 0.060), 'z', bevel=0)
    threaded(0.0085, TOP - 0.282, 'stainless', (0, 0, 0.282), pitch=0.004)
    lathe([(0, 0.0085), (0, 0.020), (0.010, 0.020), (0.010, 0.0155), (0.044, 0.0150), (0.044, 0.0085)], 'brass', (0, 0, WHEEL - 0.010), 'z', bevel=0.001, closed=True)
    rim_wheel(0.090, WHEEL + 0.012)
    with place((0, 0, WHEEL + 0.030), 'z'):
        lathe([(0, 0.0085), (0, 0.020), (0.009, 0.020), (0.009, 0.0085)], 'bolt', bevel=0.001, segments=6, closed=True)


def disc():
    """Open by LIFT: a bevelled face under a boss that carries the bellows' lower end."""
    lathe([(0, 0), (0, 0.0325), (0.0045, 0.0390), (0.0085, 0.0420), (0.0150, 0.0420), (0.0190, 0.030), (0.0300, 0.0230), (0.0360, 0.0230), (0.0360, 0)], 'stainless', (0, 0, 0.012 + LIFT), 'z',
          bevel=0.0012, name='disc')


def bellows():
    """Welded to the disc's boss below and clamped in the bonnet above, so that no steam reaches the stem."""
    low, high, folds = 0.012 + LIFT + 0.036, 0.204, 19
    waves = [(low + (high - low) * t, 0.0195 + 0.0050 * math.cos(2 * math.pi * folds * t)) for t in np.linspace(0, 1, folds * 8 + 1)]
    lathe([*waves, *((z, r - 0.0011) for z, r in reversed(waves))], 'aluminium', axis='z', bevel=0, closed=True, name='bellows')
    tube(0.0285, 0.0085, 0.0030, 'stainless', (0, 0, 0.2028), 'z', bevel=0.0005)
