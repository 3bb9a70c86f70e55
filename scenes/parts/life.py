"""Things that give a picture scale and tell that people work here: helmet, tool case, clipboard, door, carts."""
import math
import random

from mathutils import Vector

from scenes.materials import SURFACES
from scenes.parts.core import box, cylinder, lathe, place, prism, sweep, tube
from scenes.parts.lettering import text

SURFACES.update({
    'leather': ((0.42, 0.27, 0.10), 0.0, 0.80, 'cast'),
    'beech': ((0.52, 0.33, 0.16), 0.0, 0.42, 'brushed'),
    'cloth': ((0.74, 0.73, 0.70), 0.0, 0.92, 'concrete'),
    'canvas': ((0.10, 0.20, 0.30), 0.0, 0.85, 'concrete'),
})


def helmet(at, axis='-y', mat='orange', tilt=0.0):
    """Safety helmet, its rim at `at`, visor towards axis."""
    with place(at, axis, (math.sin(tilt), 0, 1)) as part:
        dome = [(0.135 * math.sin(t), 0.118 * math.cos(t)) for t in [math.pi / 2 * k / 12 for k in range(13)]]
        lathe([(-0.004, 0.112), (0, 0.124), *dome], mat, axis='z', bevel=0, segments=64)
        prism([(0.118 * math.sin(t), 0.10 + 0.075 * math.cos(t)) for t in [-1.45 + 2.9 * k / 16 for k in range(17)]] + [(0.11, 0.05), (-0.11, 0.05)],
              0.006, mat, (0, 0, -0.004), 'z', 'x', bevel=0.002)
        sweep([(0.10 * math.cos(t), 0, 0.012 + 0.124 * math.sin(t)) for t in [0.35 + 2.44 * k / 14 for k in range(15)]],
              [(-0.012, -0.003), (0.012, -0.003), (0.012, 0.003), (-0.012, 0.003)], mat)
    return part


def tool_case(at, axis='-y', mat='orange'):
    """Service case on the floor, 0.50 by 0.24 by 0.26 m."""
    with place(at, axis, 'z') as part:
        box((0.24, 0.50, 0.15), 'graphite', (0, 0, 0.075), bevel=0.015)
        box((0.24, 0.50, 0.10), mat, (0, 0, 0.205), bevel=0.015)
        box((0.245, 0.505, 0.012), 'black', (0, 0, 0.153), bevel=0.002)
        for y in (-0.16, 0.16):
            box((0.014, 0.05, 0.06), 'stainless', (0.124, y, 0.155), bevel=0.003)
        sweep([(0, -0.09, 0.25), (0, -0.09, 0.295), (0, 0.09, 0.295), (0, 0.09, 0.25)], 0.012, 'black', bend=0.03)
    return part


def clipboard(at, axis='-y', up='z', title='LECTURAS'):
    """Board with a form; at = middle of its back."""
    with place(at, axis, up) as part:
        box((0.005, 0.23, 0.32), 'leather', (0.0025, 0, 0), bevel=0.002)
        box((0.002, 0.205, 0.285), 'paper', (0.006, 0, -0.010), bevel=0)
        box((0.012, 0.10, 0.03), 'stainless', (0.010, 0, 0.145), bevel=0.003)
        text(title, 0.012, 'black', (0.0072, -0.09, 0.105), align='LEFT')
        for k in range(9):
            box((0.0005, 0.18, 0.0012), 'graphite', (0.0072, 0, 0.08 - k * 0.024), bevel=0)
        for k in range(3):
            box((0.0005, 0.0012, 0.20), 'graphite', (0.0072, -0.03 + k * 0.045, -0.015), bevel=0)
    return part


def door(at, axis='-y', width=1.0, height=2.1, mat='paint_grey', window=True, words=None):
    """Steel door in a wall; at = middle of the threshold on the wall face, axis = into the room."""
    with place(at, axis, 'z') as part:
        for side in (1, -1):
            box((0.10, 0.07, height + 0.07), 'galvanised', (0, side * (width / 2 + 0.035), (height + 0.07) / 2), bevel=0.006)
        box((0.10, width + 0.14, 0.07), 'galvanised', (0, 0, height + 0.035), bevel=0.006)
        box((0.045, width - 0.01, height - 0.01), mat, (0.01, 0, height / 2), bevel=0.004)
        if window:
            tube(0.19, 0.16, 0.02, 'stainless', (0.03, 0, height * 0.74), 'x')
            cylinder(0.165, 0.006, 'dusk', (0.031, 0, height * 0.74), 'x', bevel=0)
        box((0.01, width * 0.86, 0.24), 'stainless', (0.034, 0, 0.16), bevel=0.002)
        for dx in (0.03, 0.07):
            cylinder(0.011, 0.05, 'stainless', (0.03, width * 0.40, height * 0.49), 'x')
        cylinder(0.010, 0.13, 'stainless', (0.075, width * 0.40 - 0.12, height * 0.49), 'y')
        if words:
            box((0.004, 0.34, 0.09), 'graphite', (0.034, 0, height * 0.88), bevel=0.001)
            text(words, 0.034, 'dial', (0.0365, 0, height * 0.88))
    return part


def laundry_cart(at, axis='x', seed=1):
    """Canvas laundry cart on castors, heaped with folded towels."""
    spread = random.Random(seed)
    with place(at, axis, 'z') as part:
        for x in (-0.40, 0.40):
            for y in (-0.26, 0.26):
                cylinder(0.055, 0.032, 'rubber', (x, y - 0.016, 0.06), 'y', bevel=0.008)
                box((0.05, 0.05, 0.06), 'galvanised', (x, y, 0.125), bevel=0.004)
        box((0.94, 0.64, 0.03), 'galvanised', (0, 0, 0.165), bevel=0.006)
        for x0, y0, x1, y1 in ((-0.45, -0.30, 0.45, -0.30), (-0.45, 0.30, 0.45, 0.30), (-0.45, -0.30, -0.45, 0.30), (0.45, -0.30, 0.45, 0.30)):
            a, b = Vector((x0, y0, 0)), Vector((x1, y1, 0))
            box(((b - a).length, 0.012, 0.56), 'canvas', (a + b) / 2 + Vector((0, 0, 0.46)), b - a, 'z', bevel=0.004)
        sweep([(-0.46, -0.31, 0.75), (0.46, -0.31, 0.75), (0.46, 0.31, 0.75), (-0.46, 0.31, 0.75)], 0.018, 'stainless', bend=0.05, closed=True)
        for k in range(16):
            x, y = (-0.30, -0.10, 0.10, 0.30)[k % 4], (-0.15, 0.15)[k // 4 % 2]
            high = 0.70 + 0.075 * (k // 8)
            turn = (1, spread.uniform(-0.15, 0.15), spread.uniform(-0.05, 0.05))
            box((0.19, 0.27, 0.075), 'cloth', (x + spread.uniform(-0.02, 0.02), y + spread.uniform(-0.02, 0.02), high), turn, 'z', bevel=0.028)
    return part
