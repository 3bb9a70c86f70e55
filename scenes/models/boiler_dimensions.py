"""Sizes that the boiler's outside, its cut picture and its model for the browser share. Axes as in boiler.py."""
import math

R, AXIS = 0.90, 1.36
FRONT, REAR = -1.55, 1.55
BURNER_Z = AXIS - 0.24
TOP = AXIS + R
SHELL, WALL = 0.82, 0.022
INNER = SHELL - WALL
FURNACE_R, FURNACE_Z = 0.30, BURNER_Z - AXIS
CHAMBER = {'x0': 0.80, 'x1': 1.28, 'z': -0.12, 'r': 0.44}
TUBE_R, PITCH = 0.025, 0.066
SECOND_ROWS, THIRD_ROWS = (0.252, 0.186, 0.12, 0.054, -0.012, -0.078), (0.375, 0.309)
THIRD_CLEAR = (0.0, 0.35)
# the normal level, 160 mm over the highest tube; the lowest permitted is 100 mm over it (EN 12953-3)
LEVEL, LOW_LEVEL = AXIS + 0.56, AXIS + 0.50


def surface_y(z):
    """y of the clad shell on the service side at height z."""
    return -math.sqrt(R * R - (z - AXIS) ** 2)


def _row(z, half, clear=0.0):
    """Tubes side by side at height z over the axis, none nearer to the middle than clear."""
    count = int(half / PITCH)
    return [(i * PITCH, z) for i in range(-count, count + 1) if abs(i * PITCH) >= clear]


def _chord(radius, distance):
    return math.sqrt(max(0.0, radius * radius - distance * distance))


def second_pass():
    """(side, up) from the axis: above and beside the furnace, within the plate of the reversal chamber."""
    inside, flue = CHAMBER['r'] - 0.045, FURNACE_R + 0.06
    return [p for z in SECOND_ROWS for p in _row(z, _chord(inside, z - CHAMBER['z']), _chord(flue, z - FURNACE_Z))]


def third_pass():
    """(side, up) from the axis: over the reversal chamber, and at both sides of its crown."""
    return [p for z, clear in zip(THIRD_ROWS, THIRD_CLEAR) for p in _row(z, _chord(INNER - 0.05, z), clear)]


PICTURES = {}
