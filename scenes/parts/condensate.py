"""Condensate parts: pressure-powered mechanical pump body, vent head."""
import math

from scenes.brand import MARK
from scenes.parts.core import box, cylinder, lathe, place, tube
from scenes.parts.fasteners import bolt_circle, flange, flange_neck, lifting_lug
from scenes.parts.lettering import name_plate
from scenes.parts.sizes import pipe_radius


def mechanical_pump(dn=50, at=(0, 0, 0), axis='x', mat='orange', cover='iron_grey'):
    """Pressure-powered pump: pressed body on three feet, bolted cover with float mechanism. at = floor under its axis.

    0.66 m tall, 0.76 m from inlet to outlet. Ports: in (-X), out (+X) flange faces unbolted, motive and exhaust (sockets on the cover).
    """
    r, w, reach, z = pipe_radius(dn), 0.205, 0.38, 0.20
    with place(at, axis, 'z') as part:
        lathe([(0.075, 0), (0.080, w * 0.45), (0.105, w * 0.82), (0.155, w), (0.485, w), (0.490, w + 0.003), (0.500, w), (0.505, w * 1.22),
               (0.528, w * 1.22), (0.528, 0)], mat, axis='z', bevel=0.010)
        lathe([(-0.004, w), (0, w + 0.003), (0.004, w)], mat, (0, 0, 0.170), 'z', bevel=0)
        lathe([(0, 0), (0, w * 1.22), (0.024, w * 1.22), (0.028, w * 0.86), (0.052, w * 0.80), (0.060, w * 0.70), (0.060, 0)], cover, (0, 0, 0.5305), 'z',
              bevel=0.006)
        bolt_circle(12, w * 1.11, 0.016, 0.050, at=(0, 0, 0.5555), axis='z')
        for side, name in ((-1, 'in'), (1, 'out')):
            direction = 'x' if side > 0 else '-x'
            cylinder(r, reach - flange_neck(dn) - w * 0.8, mat, (side * w * 0.8, 0, z), direction, bevel=0)
            lathe([(w * 0.94, r * 1.5), (w * 1.01, r * 1.28), (w * 1.06, r)], mat, (0, 0, z), direction, bevel=0.002)
            flange(dn, (side * reach, 0, z), direction, bolted=False, mat=mat)
            part.port(name, (side * reach, 0, z), direction, dn)
        for i in range(3):
            t = math.radians(90 + 120 * i)
            y, x = -w * 0.78 * math.sin(t), w * 0.78 * math.cos(t)
            box((0.15, 0.06, 0.05), mat, (x, y, 0.075), 'z', (x, y, 0), bevel=0.006)
            box((0.014, 0.11, 0.11), mat, (x, y, 0.007), 'z', (x, y, 0), bevel=0.003)
        for x, name, socket in ((-0.085, 'motive', 20), (0.085, 'exhaust', 25)):
            s = pipe_radius(socket)
            lathe([(0, s * 2.0), (0.030, s * 1.7), (0.048, s * 1.7), (0.048, s * 0.9)], cover, (x, -0.02, 0.588), 'z', bevel=0.003)
            part.port(name, (x, -0.02, 0.634), 'z', socket)
        lathe([(0, 0.05), (0.02, 0.045), (0.026, 0.03), (0.026, 0)], cover, (0, 0.075, 0.589), 'z', bevel=0.004)
        lifting_lug((0, 0.075, 0.612), 'x', size=0.055, mat=cover)
        name_plate([MARK, 'Bomba mecánica DN 50', 'Vapor motriz 1–13,9 barg', 'N.º BM-0213'], (0.17, 0.105), (0, -w - 0.001, 0.36), '-y')
    return part


def vent_cowl(dn=80, at=(0, 0, 0), mat='stainless'):
    """Rain cowl on the open end of a vent pipe. at = end of the pipe, upwards; 0.16 m tall."""
    r = pipe_radius(dn)
    with place(at, 'z', 'x') as part:
        tube(r + 0.006, r * 0.86, 0.05, mat, (-0.04, 0, 0))
        for i in range(4):
            t = 2 * math.pi * i / 4 + 0.4
            box((0.11, 0.020, 0.004), mat, (0.045, (r + 0.004) * math.cos(t), (r + 0.004) * math.sin(t)), 'x', (0, math.cos(t), math.sin(t)), bevel=0.001)
        lathe([(0, 0), (0, r * 2.0), (0.004, r * 2.02), (0.055, r * 0.3), (0.06, 0)], mat, (0.095, 0, 0), bevel=0.002)
    return part


def floor_drain(at, r=0.06):
    """Funnel with grating ring on the floor under a drain pipe."""
    tube(r, r * 0.45, 0.012, 'stainless', at, 'z')
    return cylinder(r * 0.5, 0.004, 'black', at, 'z', bevel=0)
