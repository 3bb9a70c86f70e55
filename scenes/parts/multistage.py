"""Vertical multistage pump, as boilers are fed: one stage over another between foot and head, motor on top."""
import math

from scenes.parts.core import box, cylinder, lathe, place, tube
from scenes.parts.fasteners import bolt_circle, bolts, flange, flange_neck
from scenes.parts.machines import motor
from scenes.parts.sizes import pipe_radius


def vertical_pump(dn=50, stages=11, at=(0, 0, 0), axis='x', up='z', mat='blue', guard='orange'):
    """Both nozzles in one line at the foot. at = suction flange face, axis = from suction to discharge, up = shaft.

    Ports: in, out, base (centre of the foot's underside), cable (the motor's gland).
    """
    r = pipe_radius(dn)
    half, sleeve, pitch, drop, first = r * 5, r * 2.5, r * 1.4, r * 3.3, r * 2.9
    top = first + stages * pitch
    with place(at, axis, up) as part:
        for x, way in ((0, '-x'), (2 * half, 'x')):
            flange(dn, (x, 0, 0), way, bolted=False, mat=mat)
            cylinder(r * 1.08, half - flange_neck(dn) + 0.003, mat, (half, 0, 0), way, bevel=0)
        with place((half, 0, 0), 'z'):
            _foot(r, sleeve, drop, first, mat)
            _stages(stages, sleeve, pitch, first)
            lathe([(top, 0), (top, sleeve * 1.36), (top + 0.024, sleeve * 1.36), (top + 0.034, sleeve * 0.98), (top + 0.052, sleeve * 0.94), (top + 0.052, 0)], mat)
            for i in range(4):
                t = math.pi / 4 + i * math.pi / 2
                cylinder(0.007, top - first + 0.01, 'steel', (first - 0.005, sleeve * 1.18 * math.cos(t), sleeve * 1.18 * math.sin(t)), bevel=0)
            bolt_circle(4, sleeve * 1.18, 0.014, at=(top + 0.024, 0, 0))
            seat = _lantern(sleeve, top + 0.05, mat, guard)
        # the box of terminals looks aside, where the handwheels of the line are
        drive = motor(sleeve * 1.6, sleeve * 4.7, (half, 0, seat), 'z', '-y', mat, feet=False)
        part.port('in', (0, 0, 0), '-x', dn)
        part.port('out', (2 * half, 0, 0), 'x', dn)
        part.port('base', (half, 0, -drop), '-z')
        part.port('cable', drive['cable'].at, drive['cable'].axis)
    return part


def _foot(r, sleeve, drop, first, mat):
    """Cast body round both nozzles on its plate, with four holding-down bolts and the flange of the tie rods."""
    side = sleeve * 1.25
    box((0.020, 2 * side, 2 * side + 0.04), mat, (-drop + 0.010, 0, 0), bevel=0.006)
    bolts([(y * side * 0.82, z * side * 0.96) for y in (1, -1) for z in (1, -1)], 0.012, at=(-drop + 0.020, 0, 0))
    lathe([(-drop + 0.016, 0), (-drop + 0.016, sleeve * 1.05), (-r * 1.5, sleeve * 0.92), (r * 1.5, sleeve * 0.96), (first - 0.026, sleeve * 1.1), (first - 0.024, sleeve * 1.36),
           (first, sleeve * 1.36), (first, 0)], mat, bevel=0.005)


def _stages(count, sleeve, pitch, first):
    """Chambers, set off by the grooves of their joints."""
    edge, groove = pitch * 0.09, sleeve * 0.93
    profile = [(first + k * pitch + x, r) for k in range(count) for x, r in ((0, groove), (edge, sleeve), (pitch - edge, sleeve))]
    lathe([*profile, (first + count * pitch, groove)], 'stainless', bevel=0)


def _lantern(sleeve, x, mat, guard):
    """Motor stool with the coupling's guard in its two windows; returns where the motor stands."""
    height, wide = sleeve * 1.5, sleeve * 1.5
    for turn in (0, 180):
        tube(sleeve * 0.92, sleeve * 0.80, height, mat, (x, 0, 0), arc=(turn + 38, turn + 142), bevel=0)
    tube(sleeve * 0.84, sleeve * 0.82, height, guard, (x, 0, 0), bevel=0)
    lathe([(x + height - 0.002, 0), (x + height - 0.002, sleeve * 0.92), (x + height + 0.004, wide), (x + height + 0.022, wide), (x + height + 0.022, 0)], mat, bevel=0.003)
    bolt_circle(4, wide - 0.013, 0.012, at=(x + height + 0.004, 0, 0), axis='-x')
    return x + height + 0.021
