"""Strainers, steam traps, sight glasses, separators. Conventions as in valves.py."""
from scenes.parts.core import cylinder, lathe, place, sphere
from scenes.parts.fasteners import bolt_circle, bolts
from scenes.parts.sizes import pipe_radius, valve_length
from scenes.parts.valves import end_flanges


def strainer(dn=50, at=(0, 0, 0), axis='x', up='z', mat='iron', blowdown=True):
    """Y strainer, basket leg down and forward. Ports in, out, blowdown (plug or drain at the leg's end)."""
    r, length = pipe_radius(dn), valve_length(dn)
    with place(at, axis, up) as part:
        end_flanges(part, dn, length, mat, r * 1.2)
        cylinder(r * 1.25, length * 0.5, mat, (-length * 0.25, 0, 0))
        with place((-length * 0.05, 0, 0), (0.75, 0, -0.75)):
            leg = r * 3.6
            lathe([(0, r * 0.9), (r, r * 1.2), (leg, r * 1.2)], mat, bevel=0.004)
            lathe([(leg - 0.004, 0), (leg - 0.004, r * 1.65), (leg + r * 0.35, r * 1.65), (leg + r * 0.38, r * 1.6), (leg + r * 0.72, r * 1.55), (leg + r * 0.72, 0)], mat, bevel=0.003)
            bolt_circle(6, r * 1.4, max(0.008, r * 0.22), at=(leg + r * 0.72, 0, 0))
            bolts([(0, 0)], r * 0.5, at=(leg + r * 0.72, 0, 0))
        end = (leg + r * 1.2) * 0.7071
        part.port('blowdown', (-length * 0.05 + end, 0, -end), (0.7, 0, -0.7), 15)
    return part


def sight_glass(dn=40, at=(0, 0, 0), axis='x', up='z', mat='iron'):
    """Double-window sight glass, windows to both sides (local +-Y)."""
    r, length = pipe_radius(dn), valve_length(dn) * 0.8
    with place(at, axis, up) as part:
        end_flanges(part, dn, length, mat, r * 1.3)
        sphere(r * 1.5, mat)
        for side in ('y', '-y'):
            lathe([(0, r * 1.2), (r * 1.5, r * 1.3), (r * 1.5, r * 1.75), (r * 1.9, r * 1.75), (r * 1.9, r * 1.05), (r * 1.7, r * 1.0)], mat, axis=side, bevel=0.003)
            cylinder(r * 1.0, 0.004, 'water_mark', axis=side, at=(0, (1 if side == 'y' else -1) * r * 1.6, 0), bevel=0)
            cylinder(r * 1.05, 0.004, 'glass', axis=side, at=(0, (1 if side == 'y' else -1) * r * 1.74, 0), bevel=0)
            bolt_circle(6, r * 1.5, max(0.007, r * 0.2), at=(0, (1 if side == 'y' else -1) * r * 1.9, 0), axis=side)
    return part


def steam_trap(dn=25, at=(0, 0, 0), axis='x', up='z', kind='float', mat='iron'):
    """kind: 'float' (ball float, cover at the side), 'thermodynamic' (disc, cap up), 'bucket' (inverted bucket, tall cover)."""
    r, length = pipe_radius(dn), valve_length(dn)
    with place(at, axis, up) as part:
        end_flanges(part, dn, length, mat, r * 1.2)
        if kind == 'float':
            w = length * 0.52
            lathe([(-r * 1.6, 0), (-r * 1.6, w * 0.42), (-r * 1.0, w * 0.55), (r * 1.6, w * 0.58), (r * 1.6, w * 0.75), (r * 2.2, w * 0.75), (r * 2.25, w * 0.7), (r * 2.8, w * 0.68), (r * 3.2, w * 0.4), (r * 3.2, 0)], mat, (0, 0, -r * 1.2), '-y', bevel=0.006)
            bolt_circle(6, w * 0.66, 0.012, at=(0, -r * 2.25, -r * 1.2), axis='-y')
        elif kind == 'thermodynamic':
            lathe([(0, r * 1.3), (r * 1.8, r * 1.5), (r * 1.85, r * 1.9), (r * 2.9, r * 1.9), (r * 3.2, r * 1.5), (r * 3.2, 0)], 'stainless', axis='z', bevel=0.004, segments=None)
            sphere(r * 1.5, mat)
            cylinder(r * 0.7, r * 2.0, mat, axis='-z')
        else:
            sphere(r * 1.5, mat)
            lathe([(0, r * 1.4), (r * 1.6, r * 1.5), (r * 1.6, r * 3.0), (r * 2.2, r * 3.0), (r * 2.25, r * 2.2), (r * 6.0, r * 2.0), (r * 6.8, r * 1.2), (r * 6.8, 0)], mat, axis='z', bevel=0.006)
            bolt_circle(6, r * 2.6, 0.012, at=(0, 0, r * 2.25), axis='z')
    return part


def separator(dn=80, at=(0, 0, 0), axis='x', up='z', mat='iron'):
    """Steam separator: vertical drum below the line, drain at the bottom. Ports in, out, drain."""
    r, length = pipe_radius(dn), valve_length(dn) * 1.15
    drum = r * 2.3
    with place(at, axis, up) as part:
        end_flanges(part, dn, length, mat, r * 1.15)
        low = -r * 7
        profile = [(r * 2.2, 0), (r * 2.0, drum * 0.6), (r * 1.4, drum * 0.92), (r * 0.8, drum), (low, drum), (low - r * 0.9, drum * 0.86), (low - r * 1.4, drum * 0.4), (low - r * 1.5, 0)]
        lathe(profile[::-1], mat, axis='z', bevel=0.01)
        for z in (r * 0.8, low):
            lathe([(-0.006, drum), (0, drum + 0.004), (0.006, drum)], mat, (0, 0, z), 'z', bevel=0)
        cylinder(pipe_radius(25), r * 1.2, mat, (0, 0, low - r * 1.3), '-z')
        part.port('drain', (0, 0, low - r * 2.5), '-z', 25)
    return part
