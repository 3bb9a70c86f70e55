"""Sanitary parts in polished stainless steel: tubes, tri-clamp joints, diaphragm valves, sample cooler, round feet.

Tube sizes after DIN 11850 (outer diameter in mm by DN). Conventions as in valves.py.
"""
import math

import bpy

from scenes.parts.core import box, cylinder, lathe, place, sweep, tube, vec
from scenes.parts.fasteners import bolt_circle, bolts
from scenes.parts.instruments import gauge

TUBE_OD = {10: 13, 15: 19, 20: 23, 25: 29, 40: 41, 50: 53, 65: 70, 80: 85, 100: 104}
STEEL = 'stainless'


def electropolished():
    """Smoother than the shared stainless, but still rough enough for the denoiser (see materials.py)."""
    if 'electropolished' not in bpy.data.materials:
        mat = bpy.data.materials.new('electropolished')
        mat.use_nodes = True
        bsdf = mat.node_tree.nodes['Principled BSDF']
        for name, value in (('Base Color', (0.68, 0.685, 0.69, 1)), ('Metallic', 1.0), ('Roughness', 0.285)):
            bsdf.inputs[name].default_value = value
    return bpy.data.materials['electropolished']


def tube_radius(dn):
    return TUBE_OD[dn] / 2000


def ferrule_radius(dn):
    return max(0.0252, tube_radius(dn) + 0.012)


def sanitary_tube(path, dn, mat=None, bend=None):
    """Orbital-welded tube along a path with long bends. Ports start, end."""
    points = [vec(p) for p in path]
    with place() as part:
        r = tube_radius(dn)
        sweep(points, r, mat or electropolished(), bend=r * 3 if bend is None else bend, name='tube')
        part.port('start', points[0], points[0] - points[1], dn)
        part.port('end', points[-1], points[-1] - points[-2], dn)
    return part


def tri_clamp(dn, at=(0, 0, 0), axis='x', up='z', mat=STEEL):
    """Clamp joint round a tube: two ferrules, hinged band, wing nut towards up. at = its gasket plane."""
    r, f = tube_radius(dn), ferrule_radius(dn)
    with place(at, axis, up) as part:
        for side in ('x', '-x'):
            lathe([(0.0008, r * 0.9), (0.0008, f), (0.0030, f), (0.0075, r + 0.003), (0.020, r)], mat, axis=side, bevel=0.001)
        tube(f - 0.0005, r * 0.9, 0.0016, 'rubber', (-0.0008, 0, 0), bevel=0)
        lathe([(-0.0075, f - 0.003), (-0.0085, f + 0.004), (-0.006, f + 0.007), (0.006, f + 0.007), (0.0085, f + 0.004), (0.0075, f - 0.003)], mat, bevel=0.001)
        for side in (1, -1):
            box((0.015, 0.008, 0.024), mat, (0, side * 0.010, f + 0.013), bevel=0.002)
        cylinder(0.003, 0.050, 'bolt', (0, -0.018, f + 0.017), 'y', bevel=0)
        lathe([(0, 0), (0, 0.007), (0.010, 0.006), (0.010, 0)], mat, (0, 0.014, f + 0.017), 'y', bevel=0.001)
        box((0.030, 0.004, 0.010), mat, (0, 0.021, f + 0.019), bevel=0.0015)
        cylinder(0.006, 0.016, mat, (-0.008, 0, -f - 0.008), 'x', bevel=0.001)
    return part


def diaphragm_valve(dn=25, at=(0, 0, 0), axis='x', up='z', mat=STEEL, wheel='graphite', cap='orange'):
    """Hand-operated weir diaphragm valve with clamp ends. Length 4 x tube radius + 0.085. Ports in, out (gasket planes, with clamps)."""
    r = tube_radius(dn)
    half = r * 2.0 + 0.0425
    w = r * 1.7 + 0.014
    with place(at, axis, up) as part:
        for side, name in ((1, 'out'), (-1, 'in')):
            direction = 'x' if side > 0 else '-x'
            lathe([(0, r * 1.05), (half * 0.4, r * 1.15), (half, r)], mat, axis=direction, bevel=0.002)
            tri_clamp(dn, (side * half, 0, 0), direction, up='-y')
            part.port(name, (side * half, 0, 0), direction, dn)
        lathe([(-r * 1.0, 0), (-r * 0.9, r * 0.7), (0, r * 1.15), (r * 1.0, w * 0.9)], mat, axis='z', bevel=0.003)
        box((2 * w, 2 * w, 0.012), mat, (0, 0, r * 1.15), bevel=0.004)
        box((2 * w * 0.98, 2 * w * 0.98, 0.004), 'rubber', (0, 0, r * 1.15 + 0.008), bevel=0.001)
        z = r * 1.15 + 0.010
        box((2 * w, 2 * w, 0.014), mat, (0, 0, z + 0.007), bevel=0.004)
        bolts([(sx * w * 0.74, sy * w * 0.74) for sx in (1, -1) for sy in (1, -1)], 0.008, 0.040, at=(0, 0, z + 0.014), axis='z', up='x', mat='stainless')
        lathe([(0, 0), (0, w * 0.80), (0.012, w * 0.74), (0.034, w * 0.55), (0.034, 0)], mat, (0, 0, z + 0.013), 'z', bevel=0.004)
        top = z + 0.046
        lathe([(0, 0), (0, w * 0.72), (0.010, w * 1.02), (0.030, w * 1.02), (0.038, w * 0.85), (0.038, 0)], wheel, (0, 0, top), 'z', bevel=0.004)
        for i in range(8):
            t = 2 * math.pi * i / 8
            cylinder(0.005, 0.020, wheel, (w * 1.02 * math.cos(t), w * 1.02 * math.sin(t), top + 0.010), 'z', bevel=0.002)
        cylinder(w * 0.34, 0.010, cap, (0, 0, top + 0.034), 'z', bevel=0.003)
        part.port('top', (0, 0, top + 0.044), 'z')
    return part


def pneumatic_diaphragm_valve(dn=25, at=(0, 0, 0), axis='x', up='z', mat=STEEL):
    """Diaphragm valve with stainless piston actuator and position head. Ports as diaphragm_valve, and air."""
    r = tube_radius(dn)
    w = r * 1.7 + 0.014
    with place(at, axis, up) as part:
        hand = diaphragm_valve(dn, mat=mat, wheel=mat, cap=mat)
        top = hand['top'].at.z - 0.006
        lathe([(0, 0), (0, w * 0.95), (0.006, w * 1.15), (0.070, w * 1.15), (0.078, w * 0.95), (0.078, 0)], mat, (0, 0, top - 0.040), 'z', bevel=0.004)
        cylinder(w * 0.42, 0.010, mat, (0, 0, top + 0.036), 'z')
        cylinder(w * 0.25, 0.026, 'orange', (0, 0, top + 0.036), 'z', bevel=0.002)
        cylinder(0.006, 0.020, 'bolt', (0, -w * 1.10, top + 0.018), '-y', bevel=0.001)
        for name in ('in', 'out'):
            part.port(name, hand[name].at, hand[name].axis, dn)
        part.port('air', (0, -w * 1.10 - 0.02, top + 0.018), '-y')
    return part


def sanitary_gauge(radius=0.045, at=(0, 0, 0), axis='-y', up='z', value=0.4, unit='bar', scale=(0, 2, 4, 6)):
    """Gauge on a clamp diaphragm seal. at = gasket plane of its clamp, standing along up."""
    with place(at, axis, up) as part:
        tri_clamp(25, (0, 0, 0), 'z', 'x')
        lathe([(0.002, 0), (0.002, 0.022), (0.020, 0.022), (0.026, 0.010), (0.026, 0)], STEEL, axis='z', bevel=0.002)
        gauge(radius, (0, 0, 0.024), 'x', 'z', stem=0.02, value=value, unit=unit, scale=scale)
        part.port('in', (0, 0, 0), '-z')
    return part


def round_foot(at=(0, 0, 0), height=0.14):
    """Stainless machine foot with bell-shaped cover, as in clean rooms. at = on the floor."""
    with place(at, 'z', 'x') as part:
        lathe([(0, 0), (0, 0.045), (0.010, 0.045), (0.030, 0.020), (0.034, 0.014), (height, 0.014), (height, 0)], STEEL, bevel=0.003)
        lathe([(0, 0.012), (0, 0.024), (0.018, 0.024), (0.018, 0.012)], STEEL, (height - 0.05, 0, 0), bevel=0.002)
    return part


def clean_column(radius, length, at=(0, 0, 0), mat=None, top_dn=50, bands=2):
    """Vertical polished vessel with dished ends, weld lines and body flange near its top. at = lower tangent line. Ports top, bottom."""
    depth, mat = radius * 0.5, mat or electropolished()
    with place(at, 'z', 'x') as part:
        head = [(radius * math.cos(t), depth * math.sin(t)) for t in [i * math.pi / 2 / 12 for i in range(13)]]
        profile = [(-d, r) for r, d in head[::-1]] + [(length + d, r) for r, d in head]
        lathe(profile, mat, bevel=0, name='column')
        for i in range(bands + 2):
            lathe([(-0.004, radius), (0, radius + 0.0016), (0.004, radius)], mat, (length * i / (bands + 1), 0, 0), bevel=0)
        joint = length * 0.86
        for side in ('x', '-x'):
            lathe([(0.001, radius), (0.001, radius + 0.030), (0.014, radius + 0.030), (0.018, radius + 0.006), (0.022, radius)], mat, (joint, 0, 0), side, bevel=0.002)
        bolt_circle(12, radius + 0.019, 0.010, 0.030, at=(joint + 0.015, 0, 0), mat='stainless')
        part.port('top', (length + depth, 0, 0), 'x', top_dn)
        part.port('bottom', (-depth, 0, 0), '-x', top_dn)
    return part
