"""What is inside the deaerator's dome, for its section and for the model in three dimensions."""
import math

from scenes.models.deaerator import DOME_X, TOP, WATER_Z
from scenes.parts.casting import circle, plate
from scenes.parts.core import cylinder, lathe, place, tube

TRAYS = [TOP + z for z in (0.50, 0.59, 0.68)]
# the water box from its floor to its lid, and the pipe by which the gases pass through it to the vent
BOX_FLOOR, BOX_LID = WATER_Z - 0.05, WATER_Z + 0.06
GAS_PIPE = (DOME_X + 0.10, -0.06)


def hole_places(radius, pitch=0.11):
    """Holes of a tray, from the dome's axis."""
    grid = [(pitch * (k - 3.25 + 0.5 * (j % 2)), pitch * (j - 3)) for j in range(7) for k in range(7)]
    return [(x, y) for x, y in grid if math.hypot(x, y) < radius - 0.05]


def spray_places():
    """Spray valves, from the dome's axis."""
    return [(0.24 * math.cos(t), 0.24 * math.sin(t)) for t in (2 * math.pi * i / 6 for i in range(6))]


def trays(radius, pitch=0.11):
    """Three perforated trays on rods; the water falls from one to the next against the steam."""
    for z in TRAYS:
        plate([circle(radius - 0.004), *(circle(0.018, (-y, x), 6) for x, y in hole_places(radius, pitch))], 0.008, 'stainless', (DOME_X, 0, z), 'z', 'x', edge=0)
        tube(radius - 0.004, radius - 0.012, 0.03, 'stainless', (DOME_X, 0, z + 0.009), 'z', bevel=0)
    for t in (0.5, 2.6, 4.4):
        cylinder(0.008, TRAYS[-1] - TRAYS[0] + 0.06, 'steel', (DOME_X + 0.30 * math.cos(t), 0.30 * math.sin(t), TRAYS[0] - 0.02), 'z', bevel=0)


def sprays(radius):
    """Closed water box across the dome, with spring-loaded spray valves below and the gases' pipe through it."""
    x, y = GAS_PIPE
    for z in (BOX_FLOOR, BOX_LID - 0.008):
        plate([circle(radius - 0.002), circle(0.045, (-y, x - DOME_X), 16)], 0.008, 'stainless', (DOME_X, 0, z), 'z', 'x', edge=0)
    tube(radius - 0.002, radius - 0.010, BOX_LID - BOX_FLOOR - 0.016, 'stainless', (DOME_X, 0, BOX_FLOOR + 0.008), 'z', bevel=0)
    tube(0.0445, 0.037, BOX_LID - BOX_FLOOR + 0.06, 'stainless', (x, y, BOX_FLOOR - 0.02), 'z', bevel=0)
    for x, y in spray_places():
        with place((DOME_X + x, y, BOX_FLOOR)):
            lathe([(0, 0), (0, 0.030), (0.03, 0.024), (0.05, 0.045), (0.055, 0)], 'brass', (0, 0, 0), '-z', bevel=0)
            cylinder(0.012, 0.05, 'steel', (0, 0, 0.008), 'z', bevel=0)


PICTURES = {}
