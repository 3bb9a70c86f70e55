"""Wood chips: heaps of them, and the belt that brings them."""
import math
import random

from mathutils import Vector

from scenes.materials import FINISH, SURFACES
from scenes.parts.core import box, build, cylinder, place
from scenes.parts.instances import group, repeat
from scenes.parts.machines import motor
from scenes.parts.structure import beam

FINISH['speckled'] = (34.0, 3.0, (1, 1, 1), 0.04, 0.9, 0.03, 0.30)
SURFACES.update({
    'chips': ((0.30, 0.185, 0.085), 0.0, 0.95, 'speckled'),
    'pale_chip': ((0.46, 0.31, 0.15), 0.0, 0.9, 'smooth'),
    'dark_chip': ((0.20, 0.115, 0.055), 0.0, 0.9, 'smooth'),
})


def chip_bunch():
    """A handful of wood chips, to be strewn."""
    spread = random.Random(4)
    with place((0, 0, -3)) as part:
        for k in range(14):
            box((spread.uniform(0.04, 0.09), spread.uniform(0.02, 0.05), 0.014), ('pale_chip', 'chips', 'dark_chip')[k % 3],
                (spread.gauss(0, 0.07), spread.gauss(0, 0.07), spread.uniform(-0.02, 0.02)),
                (1, spread.uniform(-2, 2), spread.uniform(-0.7, 0.7)), (spread.uniform(-0.5, 0.5), 0, 1), bevel=0)
    return group(part.objects, 'chips')


def heap(bunch, size, at, height, grain, lumps):
    """A heap of chips on a rectangle round `at`: a rounded hill with chips strewn over it."""
    spread, (wide, deep), (cx, cy, cz) = random.Random(7), size, at

    def top(x, y):
        slope = max(0.0, 1 - (2 * abs(x) / wide) ** 2.2) * max(0.0, 1 - (2 * abs(y) / deep) ** 2.2)
        return height * slope ** 0.8 + grain * (math.sin(x * 5.1) * math.cos(y * 4.3) + math.sin(x * 2.3 + y * 3.1))
    steps = 40
    spots = [(wide * (i / steps - 0.5), deep * (j / steps - 0.5)) for j in range(steps + 1) for i in range(steps + 1)]
    row = steps + 1
    build('heap', [(cx + x, cy + y, cz + top(x, y)) for x, y in spots],
          [[j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i] for j in range(steps) for i in range(steps)], 'chips')
    for _ in range(lumps):
        x, y = spread.uniform(-0.48, 0.48) * wide, spread.uniform(-0.48, 0.48) * deep
        strew(bunch, (cx + x, cy + y, cz + top(x, y) + 0.01), spread.uniform(0, 6.28))


def strew(bunch, at, turn):
    """The bunch, made under the floor, with its middle at `at`."""
    repeat(bunch, (at[0], at[1], at[2] + 3), turn)


def conveyor(bunch, low, high):
    """Belt on a trestle from the bunker up to the hopper, its drive at the head."""
    a, b = Vector(low), Vector(high)
    long = (b - a).length
    with place(a, b - a, 'z'):
        box((long, 0.50, 0.03), 'rubber', (long / 2, 0, 0.06), bevel=0.004)
        for side in (1, -1):
            box((long, 0.05, 0.24), 'galvanised', (long / 2, side * 0.31, 0.04), bevel=0.006)
        cylinder(0.15, 0.56, 'iron', (long, -0.28, -0.02), 'y')
        motor(0.12, 0.32, (long - 0.05, -0.36, 0.0), '-y', 'z', 'orange', feet=False)
    for k in range(30):
        strew(bunch, a.lerp(b, k / 30) + Vector((0, 0, 0.10)), k * 1.3)
    for share in (0.30, 0.66):
        spot = a.lerp(b, share)
        for side in (1, -1):
            beam((spot.x + side * 0.33, spot.y, 0), (spot.x + side * 0.31, spot.y, spot.z + 0.05), 0.08, 'graphite', 'box')
        beam((spot.x - 0.33, spot.y, spot.z * 0.5), (spot.x + 0.33, spot.y, spot.z * 0.5), 0.06, 'graphite', 'box')
