"""Work gloves: a leather hand with a canvas cuff."""
import math

from scenes.parts.casting import cast
from scenes.parts.core import place, sphere, sweep

# where each finger leaves the palm (along, aside), where it ends, its radius; metres from the hem of the cuff
FINGERS = (((0.185, 0.036), (0.262, 0.050), 0.0122), ((0.190, 0.012), (0.281, 0.015), 0.0126), ((0.187, -0.013), (0.272, -0.019), 0.0122),
           ((0.180, -0.035), (0.244, -0.050), 0.0110))
THUMB = (((0.112, 0.034), (0.150, 0.070), (0.188, 0.078)), 0.0135)
HALF, FLAT = 0.042, 0.40


def _ellipse(half, flat):
    return [(half * math.cos(t), half * flat * math.sin(t)) for t in [2 * math.pi * k / 32 for k in range(32)]]


def _digit(path, radius):
    sweep(path, radius, None, bend=0.02, sides=20)
    for end in (path[0], path[-1]):
        sphere(radius, None, end)


def _hand(curl):
    sweep([(0.066, 0, 0.017), (0.105, 0, 0.018), (0.150, 0, 0.020), (0.196, 0, 0.016)], _ellipse(HALF + 0.006, FLAT), None)
    for (x0, y0), (x1, y1), r in FINGERS:
        middle = ((x0 + x1) / 2, (y0 + y1) / 2, r + curl * 0.6)
        _digit([(x0 - 0.03, y0 * 0.9, 0.018), (x0, y0, 0.018 + curl * 0.4), middle, (x1, y1, r)], r)
    path, r = THUMB
    _digit([(x, y, 0.018) for x, y in path], r)


def glove(at, axis='x', up='z', mat='leather', curl=0.016):
    """One glove that lies on its palm: at = middle of the cuff's hem, axis = towards the fingers, thumb at local +Y."""
    with place(at, axis, up) as part:
        cast(lambda: _hand(curl), mat, voxel=0.0022, soften=9, name='glove')
        cast(lambda: sweep([(0, 0, 0.022), (0.085, 0, 0.019)], _ellipse(HALF + 0.016, FLAT), None), 'canvas', voxel=0.0022, soften=6,
             cavity=lambda: sweep([(-0.02, 0, 0.022), (0.055, 0, 0.020)], _ellipse(HALF + 0.012, FLAT * 0.88), None))
        # beyond the hollow of the cuff: a swept band is solid
        for x, band in ((0.060, 'orange'), (0.078, 'graphite')):
            sweep([(x, 0, 0.020), (x + 0.007, 0, 0.020)], _ellipse(HALF + 0.0168, FLAT), band)
    return part


def gloves(at, axis='-y'):
    """A pair hung by the cuffs from a rail at `at`, fingers down, backs towards axis."""
    with place(at, axis, 'z') as part:
        for y, x, turn in ((-0.065, 0.010, 0.10), (0.075, 0.014, -0.14)):
            glove((x, y, 0.01), (0, turn, -1), 'x')
    return part
