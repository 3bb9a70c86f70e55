"""Steam traps in catalogue detail, wafer check valve, open ends for unmounted flanged fittings.

Conventions as in valves.py: at = centre on the pipe axis, axis = flow; ports in, out; `low` = distance from axis to underside.
"""
import math

from scenes.parts.core import box, cylinder, lathe, place, prism, sphere
from scenes.parts.fasteners import bolt_circle, bolts, ring_points
from scenes.parts.lettering import text
from scenes.parts.sizes import flange_size, pipe_radius, valve_length, wafer_length
from scenes.parts.valves import end_flanges


def open_ends(part, names=('in', 'out')):
    """Bolt holes and dark bores on the flange faces of a fitting that is not mounted in a line."""
    for name in names:
        port = part[name]
        _, circle, count, bolt, thick = flange_size(port.dn)
        with place(port.at, port.axis):
            cylinder(pipe_radius(port.dn) * 0.87, 0.004, 'rubber', (-0.014, 0, 0), bevel=0)
            for y, z in ring_points(count, circle):
                for x in (-0.0030, -thick - 0.0021):
                    cylinder(bolt * 0.56, 0.0006, 'rubber', (x - 0.0001, y, z), bevel=0)


def flow_arrow(at, axis='-y', size=0.05, mat='orange', up='z'):
    s = size / 2
    return prism([(-s, -s * 0.16), (s * 0.2, -s * 0.16), (s * 0.2, -s * 0.45), (s, 0), (s * 0.2, s * 0.45), (s * 0.2, s * 0.16), (-s, s * 0.16)],
                 0.003, mat, at, axis, up, bevel=0.0006)


def float_trap(dn=25, at=(0, 0, 0), axis='x', up='z', mat='iron'):
    """Ball float trap: round float chamber with bolted cover to local -Y, air-vent plug above, drain plug below. low = 0.128."""
    r, length = pipe_radius(dn), valve_length(dn) + 0.06
    with place(at, axis, up) as part:
        end_flanges(part, dn, length, mat, r * 1.5)
        z, w = -0.020, 0.098
        lathe([(-0.075, 0), (-0.070, w * 0.55), (-0.045, w * 0.88), (0.02, w * 0.96), (0.034, w), (0.036, w * 1.18), (0.054, w * 1.18), (0.054, 0)], mat, (0, 0, z), '-y', bevel=0.006)
        lathe([(0.0555, 0), (0.0555, w * 1.18), (0.073, w * 1.18), (0.076, w * 0.92), (0.094, w * 0.80), (0.108, w * 0.50), (0.112, 0)], mat, (0, 0, z), '-y', bevel=0.007)
        bolt_circle(6, w * 1.06, 0.013, 0.036, at=(0, -0.0735, z), axis='-y')
        for i in range(3):
            with place((0, -0.085, z), '-y', (math.sin(i * math.pi / 3), 0, math.cos(i * math.pi / 3))):
                box((0.026, 0.007, w * 1.35), mat, (0.006, 0, 0), bevel=0.003)
        cylinder(w * 0.40, 0.030, mat, (0, -0.085, z), '-y', bevel=0.004)
        text('FT-25', 0.014, 'dial', (0, -0.1155, z + 0.008), '-y', depth=0.0006)
        text('150 WCB', 0.008, 'dial', (0, -0.1155, z - 0.014), '-y', depth=0.0006)
        cylinder(0.022, 0.020, mat, (0.03, 0.0, z + w * 0.86), 'z')
        bolts([(0, 0)], 0.021, at=(0.03, 0, z + w * 0.86 + 0.019), axis='z', mat='brass')
        cylinder(0.019, 0.022, mat, (0, -0.01, z - w * 0.85), '-z')
        bolts([(0, 0)], 0.017, at=(0, -0.01, z - w * 0.85 - 0.020), axis='-z', mat='bolt')
    return part


def disc_trap(dn=25, at=(0, 0, 0), axis='x', up='z', mat='stainless'):
    """Thermodynamic disc trap with integral strainer: cap up, strainer plug down and forward. Rests on its flanges."""
    r, length = pipe_radius(dn), valve_length(dn)
    with place(at, axis, up) as part:
        end_flanges(part, dn, length, mat, r * 1.25)
        sphere(r * 1.65, mat)
        lathe([(0, r * 1.25), (r * 1.9, r * 1.30), (r * 1.9, r * 1.72), (r * 2.35, r * 1.72), (r * 2.35, 0)], mat, axis='z', bevel=0.003)
        prism([(r * 1.62 * math.sin(t), r * 1.62 * math.cos(t)) for t in [i * math.pi / 3 for i in range(6)]], r * 0.9, mat, (0, 0, r * 2.33), 'z', bevel=0.002)
        lathe([(0, 0), (0, r * 1.42), (r * 0.62, r * 1.38), (r * 0.78, r * 1.2), (r * 0.78, 0)], mat, (0, 0, r * 3.2), 'z', bevel=0.003)
        text(f'DN {dn}', r * 0.42, 'black', (0, 0, r * 3.98), 'z', 'y', depth=0.0005)
        with place((0, 0, 0), (0.62, -0.1, -0.78)):
            lathe([(0, r * 0.9), (r * 2.3, r * 0.98), (r * 2.3, 0)], mat, bevel=0.003)
            prism([(r * 1.12 * math.sin(t), r * 1.12 * math.cos(t)) for t in [i * math.pi / 3 for i in range(6)]], r * 0.55, mat, (r * 2.28, 0, 0), bevel=0.002)
        flow_arrow((0, -r * 1.60, 0), '-y', r * 1.7)
    return part


def bucket_trap(dn=25, at=(0, 0, 0), axis='x', up='z', mat='iron'):
    """Inverted bucket trap: tall body, bolted cap on top, connections at its sides, foot plug below. low = 0.185."""
    r, length, w = pipe_radius(dn), valve_length(dn) + 0.05, 0.072
    with place(at, axis, up) as part:
        end_flanges(part, dn, length, mat, r * 1.35)
        lathe([(-0.185, 0), (-0.185, w * 0.72), (-0.165, w * 0.95), (0.055, w), (0.060, w * 1.45), (0.078, w * 1.45), (0.078, 0)], mat, axis='z', bevel=0.006)
        lathe([(0, 0), (0, w * 1.45), (0.017, w * 1.45), (0.020, w * 1.02), (0.040, w * 0.88), (0.050, w * 0.5), (0.052, 0)], mat, (0, 0, 0.0795), 'z', bevel=0.006)
        bolt_circle(6, w * 1.24, 0.013, 0.036, at=(0, 0, 0.0970), axis='z')
        bolts([(0, 0)], 0.020, at=(0, 0, 0.130), axis='z', mat='brass')
        box((0.058, 0.006, 0.028), 'dial', (0, -w + 0.0010, -0.095), bevel=0.001)
        text('BI-25', 0.0065, 'black', (0, -w - 0.0022, -0.0895), '-y')
        text('150 WCB', 0.0050, 'black', (0, -w - 0.0022, -0.1010), '-y')
        for x in (0.026, -0.026):
            bolts([(0, 0)], 0.004, at=(x, -w - 0.002, -0.095), axis='-y')
        flow_arrow((0, -w * 0.99 - 0.001, -0.045), '-y', 0.06)
        lathe([(-0.004, w * 0.97), (0, w * 1.03), (0.012, w * 1.03), (0.016, w * 0.97)], mat, (0, 0, -0.14), 'z', bevel=0.002)
    return part


def disc_check(dn=50, at=(0, 0, 0), axis='x', up='z', mat='stainless'):
    """Wafer disc check valve: short ring body with centring lugs, disc and spring cage seen from the outlet. Ports in, out."""
    r, (_, circle, _, bolt, _) = pipe_radius(dn), flange_size(dn)
    width = wafer_length(dn)
    with place(at, axis, up) as part:
        body = circle - bolt * 0.62
        lathe([(0, r * 0.80), (0, body * 0.9), (0.006, body), (width - 0.006, body), (width, body * 0.9), (width, r * 0.95), (width * 0.6, r * 0.86)], mat, (-width / 2, 0, 0), bevel=0.002)
        cylinder(r * 0.84, 0.005, 'steel', (-width * 0.08, 0, 0))
        for i in range(4):
            t = math.pi / 4 + i * math.pi / 2
            with place((width / 2 - 0.004, 0, 0), 'x', (0, math.sin(t), math.cos(t))):
                box((0.006, 0.010, r * 0.98), 'steel', (0, 0, r * 0.48), bevel=0.002)
        cylinder(0.009, 0.012, 'steel', (width / 2 - 0.01, 0, 0))
        flow_arrow((0, -body - 0.0005 + 0.001, 0), '-y', width * 0.8)
        for side, name in ((1, 'out'), (-1, 'in')):
            part.port(name, (side * width / 2, 0, 0), 'x' if side > 0 else '-x', dn)
    return part
