"""ASME B16.5 class 150 flanges in metres, for valves that the catalogue sells by class."""
from contextlib import contextmanager

import numpy as np

from scenes.parts import sizes
from scenes.parts.casting import circle, drilled, plate
from scenes.parts.core import lathe, place, quality

# DN: outer diameter, bolt circle, holes, hole diameter, thickness, raised face (mm)
CLASS_150 = {25: (110, 79.4, 4, 15.9, 14.3, 50.8), 50: (150, 120.7, 4, 19.1, 19.1, 92.1), 65: (180, 139.7, 4, 19.1, 22.3, 104.8), 80: (190, 152.4, 4, 19.1, 23.9, 127.0),
             100: (230, 190.5, 8, 19.1, 23.9, 157.2)}


def class_150(dn):
    """Outer radius, bolt circle radius, hole count, hole radius, thickness, radius of the raised face."""
    outer, ring, count, hole, thick, land = CLASS_150[dn]
    return outer / 2000, ring / 2000, count, hole / 2000, thick / 1000, land / 2000


@contextmanager
def by_class():
    """While open, the plain flanges of sizes.py are of class 150 too; a hole is an eighth of an inch wider than its bolt."""
    before = dict(sizes.FLANGE)
    sizes.FLANGE.update({dn: (outer, ring, count, hole - 3.2, thick) for dn, (outer, ring, count, hole, thick, _) in CLASS_150.items()})
    try:
        yield
    finally:
        sizes.FLANGE.update(before)


# how far behind the face of a flange its valve's wall ends
BEHIND = 0.0055


def class_flange(dn, at=(0, 0, 0), axis='x', up=None, mat='iron_grey', face='steel', bore=None):
    """Class 150 flange of a valve that is not built in: free holes, grooved raised face, open bore. at = face, axis = outwards.

    The valve's own wall lines the bore up to BEHIND its face; the plate's hole and the face's are wider, for no two may coincide.
    """
    outer, ring, count, hole, thick, land = class_150(dn)
    bore = bore or dn / 2000
    mouth = bore + 0.0004
    with place(at, axis, up) as part:
        plate([circle(outer), circle(bore + 0.0015), *drilled(count, ring, hole)], thick - 0.003, mat, (-thick, 0, 0), edge=0.0014)
        rings = 23 if quality['bevels'] else 1
        grooves = [(-0.0004 if i % 2 else 0.0, r) for i, r in enumerate(np.linspace(mouth + 0.003, land - 0.001, rings))]
        lathe([(-0.006, mouth), (-0.001, mouth), *grooves, (-0.0008, land), (-0.006, land)], face, bevel=0, closed=True, name='face')
        part.port('face', (0, 0, 0), 'x', dn)
    return part
