"""Hand valves. All: at = centre of the body on the pipe axis, axis = flow, up = stem; ports `in` and `out` are flange faces.

The valve's own flanges carry no bolts: the pipe or nozzle at each side brings them.
"""
import math

from scenes.parts.core import box, cone, cylinder, lathe, place, prism, sphere, sweep, tube
from scenes.parts.fasteners import bolt_circle, bolts, flange, flange_neck
from scenes.parts.sizes import flange_size, pipe_radius, valve_length


def handwheel(radius, at=(0, 0, 0), axis='z', mat='orange', spokes=5):
    """Wheel with dished spokes; at = hub on the stem, axis = stem direction outwards."""
    with place(at, axis) as part:
        rim = max(0.007, radius * 0.085)
        turn = [2 * math.pi * i / 48 for i in range(48)]
        sweep([(0.02, radius * math.cos(t), radius * math.sin(t)) for t in turn], rim, mat, closed=True, sides=12)
        lathe([(-0.014, 0), (-0.014, radius * 0.20), (0.018, radius * 0.17), (0.018, 0)], mat)
        for i in range(spokes):
            t = 2 * math.pi * i / spokes
            c, s = math.cos(t), math.sin(t)
            sweep([(0, radius * 0.1 * c, radius * 0.1 * s), (0.0, radius * 0.5 * c, radius * 0.5 * s), (0.02, radius * 0.98 * c, radius * 0.98 * s)],
                  rim * 0.62, mat, bend=radius * 0.3, sides=10)
        bolts([(0, 0)], 0.012, at=(0.018, 0, 0))
    return part


def end_flanges(part, dn, length, mat, neck=None):
    """The two flanges of a valve body and the necks towards its middle."""
    r = pipe_radius(dn)
    for side, name in ((1, 'out'), (-1, 'in')):
        flange(dn, (side * length / 2, 0, 0), 'x' if side > 0 else '-x', bolted=False, mat=mat)
        part.port(name, (side * length / 2, 0, 0), 'x' if side > 0 else '-x', dn)
        start = length / 2 - flange_neck(dn)
        cone(r * 1.04, (neck or r * 1.15), start * 0.75, mat, (side * (start + 0.004), 0, 0), '-x' if side > 0 else 'x')


def _yoke(height, base, spread, mat):
    """Two pillars and a bridge from height base up to height; leaves room for the stem."""
    for side in (1, -1):
        sweep([(0, side * spread, base), (0, side * spread, base + (height - base) * 0.55), (0, side * spread * 0.45, height)],
              spread * 0.24, mat, bend=spread * 0.5, sides=12)
    lathe([(-spread * 0.2, spread * 0.25), (-spread * 0.2, spread * 0.62), (spread * 0.3, spread * 0.5), (spread * 0.3, spread * 0.25)],
          mat, (0, 0, height), 'z', closed=True)


def _bonnet(r, z, mat, bolts_count=8):
    """Bonnet flange pair at height z; returns the height of its top."""
    t = max(0.012, r * 0.28)
    lathe([(-t, r * 0.6), (-t, r * 1.5), (t, r * 1.5), (t * 1.05, r * 0.9), (t * 2.2, r * 0.55), (t * 2.2, 0)], mat, (0, 0, z), 'z', bevel=0.003)
    lathe([(-0.002, r * 1.44), (0, r * 1.47), (0.002, r * 1.44)], 'black', (0, 0, z), 'z', bevel=0)
    bolt_circle(bolts_count, r * 1.27, max(0.008, r * 0.2), 2 * t, at=(0, 0, z + t), axis='z')
    return z + t * 2.2


def globe_valve(dn=50, at=(0, 0, 0), axis='x', up='z', mat='iron', wheel='orange', opened=0.6):
    """Globe (stop) valve with rising stem. Height over the axis about 3.6 D + 0.1 m."""
    r, length = pipe_radius(dn), valve_length(dn)
    with place(at, axis, up) as part:
        end_flanges(part, dn, length, mat, r * 1.3)
        sphere(min(r * 1.85, length * 0.36), mat, squash=1.0)
        lathe([(0, r * 1.35), (r * 1.9, r * 1.15)], mat, axis='z', bevel=0)
        top = _bonnet(r * 1.05, r * 2.1, mat)
        height = top + r * 2.4 + 0.03
        _yoke(height, r * 2.2, r * 0.85, mat)
        cylinder(r * 0.34, r * 0.9, mat, (0, 0, top - 0.004), 'z')
        box((r * 0.5, r * 1.5, r * 0.2), 'bolt', (0, 0, top + r * 0.95), bevel=0.003)
        cylinder(max(0.006, r * 0.17), height - top + 0.05 + r * opened, 'polished', (0, 0, top), 'z')
        handwheel(max(0.055, r * 2.2), (0, 0, height + r * 0.3), 'z', wheel)
    return part


def gate_valve(dn=80, at=(0, 0, 0), axis='x', up='z', mat='iron', wheel='orange', opened=1.0):
    """Wedge gate valve, outside screw and yoke, rising stem."""
    r, length = pipe_radius(dn), valve_length(dn) * 0.8
    with place(at, axis, up) as part:
        end_flanges(part, dn, length, mat, r * 1.2)
        width = min(length * 0.42, r * 1.5)
        outline = [(r * 1.55 * math.cos(t), r * 1.55 * math.sin(t)) for t in [math.pi + i * math.pi / 12 for i in range(13)]]
        prism(outline + [(r * 1.45, r * 2.2), (-r * 1.45, r * 2.2)], width, mat, (-width / 2, 0, 0), 'x', bevel=r * 0.25)
        top = _bonnet(r * 1.1, r * 2.5, mat)
        height = top + r * 3.2 + 0.04
        _yoke(height, r * 2.6, r * 0.85, mat)
        cylinder(r * 0.34, r * 0.8, mat, (0, 0, top - 0.004), 'z')
        box((r * 0.5, r * 1.5, r * 0.2), 'bolt', (0, 0, top + r * 0.85), bevel=0.003)
        cylinder(max(0.006, r * 0.17), height - top + r * 0.6 + r * 1.9 * opened, 'polished', (0, 0, top), 'z')
        handwheel(max(0.06, r * 2.3), (0, 0, height + r * 0.3), 'z', wheel)
    return part


def ball_valve(dn=25, at=(0, 0, 0), axis='x', up='z', mat='stainless', lever='orange', opened=True, flanged=True):
    """Ball valve with lever. flanged=False: threaded two-piece body (length 3.4 D) for small lines."""
    r = pipe_radius(dn)
    length = valve_length(dn) * 0.85 if flanged else r * 5.2
    with place(at, axis, up) as part:
        if flanged:
            end_flanges(part, dn, length, mat, r * 1.35)
            sphere(r * 1.65, mat)
            tube(r * 1.95, r * 1.2, r * 0.5, mat, (r * 0.25, 0, 0))
            bolt_circle(6, r * 1.72, max(0.006, r * 0.22), 0.0, at=(r * 0.75, 0, 0))
        else:
            for side in (1, -1):
                lathe([(0, r * 1.2), (length * 0.30, r * 1.15), (length * 0.31, r * 1.34), (length * 0.5, r * 1.34), (length * 0.5, r * 0.9)],
                      mat, axis='x' if side > 0 else '-x', bevel=0.002, segments=None)
                part.port('out' if side > 0 else 'in', (side * length / 2, 0, 0), 'x' if side > 0 else '-x', dn)
            sphere(r * 1.5, mat)
        top = r * 2.1
        cylinder(r * 0.62, top, mat, axis='z')
        cylinder(r * 0.28, r * 0.9, 'bolt', (0, 0, top - 0.002), 'z')
        reach = max(0.09, r * 5)
        with place((0, 0, top + r * 0.55), 'x' if opened else 'y', 'z'):
            sweep([(-r * 0.5, 0, 0), (r * 1.4, 0, 0), (r * 2.2, 0, r * 0.6), (reach, 0, r * 0.6)],
                  [(-r * 0.42, -0.003), (r * 0.42, -0.003), (r * 0.42, 0.003), (-r * 0.42, 0.003)], 'bolt', bend=r * 0.4)
            cylinder(max(0.008, r * 0.5), reach * 0.6, lever, (reach * 0.48, 0, r * 0.6), 'x', bevel=0.006)
            bolts([(0, 0)], max(0.008, r * 0.3), at=(0, 0, 0.002), axis='z')
    return part


def butterfly_valve(dn=100, at=(0, 0, 0), axis='x', up='z', mat='iron', lever='orange', gear=False):
    """Wafer/lug butterfly valve; face to face 0.5 D. Ports in/out are its faces; gear=True gives gearbox and wheel."""
    r, (outer, circle, count, bolt, _) = pipe_radius(dn), flange_size(dn)
    width = max(0.043, r * 0.9)
    with place(at, axis, up) as part:
        tube(circle - bolt * 0.7, r * 0.9, width, mat, (-width / 2, 0, 0), bevel=0.004)
        tube(circle - bolt, r * 0.88, width + 0.006, 'rubber', (-width / 2 - 0.003, 0, 0))
        for i in range(count):
            t = 2 * math.pi * (i + 0.5) / count
            cylinder(bolt * 0.95, width * 0.7, mat, (-width * 0.35, circle * math.sin(t), circle * math.cos(t)), 'x')
        neck = outer + r * 0.5
        cylinder(r * 0.42, neck, mat, axis='z')
        box((r * 1.1, r * 1.1, 0.014), mat, (0, 0, neck), bevel=0.004)
        if gear:
            box((r * 1.3, r * 1.5, r * 0.9), mat, (0, r * 0.2, neck + r * 0.46), bevel=0.01)
            cylinder(r * 0.16, r * 1.3, 'polished', (0, -r * 0.4, neck + r * 0.46), '-y')
            handwheel(r * 1.5, (0, -r * 1.6, neck + r * 0.46), '-y', lever)
        else:
            cylinder(r * 0.5, 0.012, 'bolt', (0, 0, neck + 0.006), 'z')
            sweep([(0, 0, neck + 0.025), (r, 0, neck + 0.025), (r * 1.6, 0, neck + 0.06), (r * 4 + 0.06, 0, neck + 0.06)],
                  [(-0.016, -0.005), (0.016, -0.005), (0.016, 0.005), (-0.016, 0.005)], lever, bend=0.03)
            cylinder(0.015, r * 1.8, 'rubber', (r * 2.2 + 0.06, 0, neck + 0.06), 'x', bevel=0.006)
            bolts([(0, 0)], 0.014, at=(0, 0, neck + 0.03), axis='z')
        for side, name in ((1, 'out'), (-1, 'in')):
            part.port(name, (side * (width / 2 + 0.003), 0, 0), 'x' if side > 0 else '-x', dn)
    return part


def check_valve(dn=40, at=(0, 0, 0), axis='x', up='z', mat='iron', length=None):
    """Swing check valve with bolted cover, flow arrow along axis."""
    r, length = pipe_radius(dn), length or valve_length(dn) * 0.8
    with place(at, axis, up) as part:
        end_flanges(part, dn, length, mat, r * 1.3)
        sphere(min(r * 1.7, length * 0.34), mat)
        cylinder(r * 1.15, r * 1.75, mat, axis='z')
        _bonnet(r * 0.95, r * 1.9, mat, 6)
        prism([(-r * 0.6, -r * 0.1), (r * 0.2, -r * 0.1), (r * 0.2, -r * 0.3), (r * 0.7, 0), (r * 0.2, r * 0.3), (r * 0.2, r * 0.1), (-r * 0.6, r * 0.1)],
              0.004, 'orange', (0, -r * 1.68, 0), '-y', 'z', bevel=0.001)
    return part


def needle_cock(at=(0, 0, 0), axis='x', up='z', r=0.011, mat='brass', handle='black'):
    """Small cock for gauges and drains: 0.07 m long on the axis, T-handle up. Ports in/out."""
    with place(at, axis, up) as part:
        cylinder(r, 0.07, mat, (-0.035, 0, 0))
        box((0.026, r * 2.5, r * 2.5), mat, bevel=0.004)
        cylinder(r * 0.6, 0.04, mat, axis='z')
        cylinder(r * 0.42, 0.052, handle, (-0.026, 0, 0.04), 'x', bevel=0.003)
        part.port('out', (0.035, 0, 0), 'x', 10)
        part.port('in', (-0.035, 0, 0), '-x', 10)
    return part
