"""Gauges, level glasses, switches, transmitters, probes."""
import math

from scenes.parts.core import box, build, cylinder, lathe, place, prism, sweep, tube
from scenes.parts.fasteners import bolt_circle, bolts
from scenes.parts.lettering import text


def _ticks(radius, sweep_degrees, count, length, width, x):
    """Dial marks as one flat mesh in the plane at x; zero at lower left, clockwise seen from +x."""
    verts, faces = [], []
    for i in range(count + 1):
        major = i % 5 == 0
        t = math.radians(-sweep_degrees / 2 + sweep_degrees * i / count)
        inner, half = radius - length * (1.0 if major else 0.55), width * (1.0 if major else 0.55)
        radial, side = (math.sin(t), math.cos(t)), (math.cos(t), -math.sin(t))
        base = len(verts)
        for rr, s in ((inner, -half), (inner, half), (radius, half), (radius, -half)):
            verts.append((x, rr * radial[0] + side[0] * s, rr * radial[1] + side[1] * s))
        faces.append([base, base + 1, base + 2, base + 3])
    build('ticks', verts, faces, 'black', smooth=False)


def dial(radius, value=0.55, unit='bar', scale=(0, 4, 8, 12, 16), at=(0, 0, 0), axis='x', up='z', limit=None):
    """Printed face with ticks, figures and needle in the plane at `at`, seen from +axis."""
    with place(at, axis, up) as part:
        # figures read left to right for a viewer on +X, for whom +Y is at the right
        cylinder(radius, 0.002, 'dial', (-0.002, 0, 0), bevel=0)
        _ticks(radius * 0.92, 270, 40, radius * 0.16, radius * 0.014, 0.0006)
        if radius > 0.03:
            for i, figure in enumerate(scale):
                t = math.radians(-135 + 270 * i / (len(scale) - 1))
                text(str(figure), radius * 0.20, 'black', (0.0007, radius * 0.60 * math.sin(t), radius * 0.60 * math.cos(t)))
            text(unit, radius * 0.20, 'black', (0.0007, 0, -radius * 0.68))
        if limit:
            t0, t1 = (math.radians(-135 + 270 * v) for v in limit)
            steps = [t0 + (t1 - t0) * i / 10 for i in range(11)]
            rim = [(0.0009, r * math.sin(t), r * math.cos(t)) for r in (radius * 0.93, radius * 0.86) for t in steps]
            build('limit', rim, [[i, i + 1, i + 12, i + 11] for i in range(10)], 'red', smooth=False)
        t = math.radians(-135 + 270 * value)
        with place((0.002, 0, 0), 'x', (0, math.sin(t), math.cos(t))):
            prism([(-radius * 0.03, -radius * 0.22), (radius * 0.03, -radius * 0.22), (radius * 0.01, radius * 0.80), (-radius * 0.01, radius * 0.80)], 0.0012, 'black', bevel=0)
            cylinder(radius * 0.075, 0.003, 'black', bevel=0.001)
    return part


def gauge(radius=0.05, at=(0, 0, 0), axis='-y', up='z', stem=0.05, value=0.55, unit='bar', scale=(0, 4, 8, 12, 16), back=False, case='stainless'):
    """Bourdon gauge. at = end of its stem (connection); the stem rises along up (back=True: runs along axis), dial looks to axis.

    Ports: in.
    """
    with place(at, axis, up) as part:
        centre = (stem + 0.02, 0, 0) if back else (0, 0, stem + radius)
        if back:
            cylinder(radius * 0.16, stem + 0.01, 'brass')
        else:
            cylinder(max(0.006, radius * 0.14), stem + radius * 0.3, 'brass', axis='z')
            box((radius * 0.42, radius * 0.42, radius * 0.3), 'brass', (0, 0, stem * 0.5), bevel=0.002)
        with place(centre):
            deep = radius * 0.62
            lathe([(-deep * 0.7, 0), (-deep * 0.7, radius * 0.96), (deep * 0.2, radius), (deep * 0.2, radius * 1.09), (deep * 0.42, radius * 1.09), (deep * 0.42, radius * 0.95),
                   (deep * 0.2, radius * 0.95)], case, bevel=radius * 0.03)
            dial(radius * 0.95, value, unit, scale, (deep * 0.2, 0, 0), limit=(0.8, 1.0))
            cylinder(radius * 0.96, 0.0015, 'glass', (deep * 0.34, 0, 0), bevel=0)
        part.port('in', (0, 0, 0), '-x' if back else '-z', 8)
    return part


def level_glass(length=0.34, at=(0, 0, 0), axis='-y', up='z', reach=0.14, level=0.55):
    """Reflex level gauge with two cocks and drain. at = middle of the two sockets on the shell, axis = away from the shell.

    Sockets lie at +-length/2 along up; ports top, bottom (on the shell) and drain.
    """
    with place(at, axis, up) as part:
        for side, name in ((1, 'top'), (-1, 'bottom')):
            z = side * length / 2
            cylinder(0.016, reach - 0.02, 'steel', (0, 0, z), 'x')
            tube(0.026, 0.01, 0.03, 'steel', (0, 0, z), 'x')
            box((0.05, 0.042, 0.055), 'bronze', (reach, 0, z), bevel=0.008)
            bolts([(0, 0)], 0.018, at=(reach + 0.025, 0, z))
            cylinder(0.008, 0.05, 'bronze', (reach - 0.045, 0, z), 'y', bevel=0.002)
            sweep([(reach - 0.045, 0.045, z), (reach - 0.045, 0.052, z), (reach - 0.045, 0.052, z + side * -0.02), (reach - 0.045, 0.10, z + side * -0.05)], 0.006, 'orange', bend=0.008)
            part.port(name, (0, 0, z), '-x', 20)
        body = length - 0.10
        box((0.034, 0.06, body), 'graphite', (reach, 0, 0), bevel=0.004)
        box((0.012, 0.018, body * 0.84), 'screen_dark', (reach + 0.013, 0, 0), bevel=0.003)
        filled = body * 0.82 * level
        box((0.003, 0.012, filled), 'water_mark', (reach + 0.0195, 0, -body * 0.41 + filled / 2), bevel=0)
        rows = max(3, int(body / 0.05))
        bolts([(y, -body * 0.46 + body * 0.92 * i / rows) for y in (-0.022, 0.022) for i in range(rows + 1)], 0.008, at=(reach + 0.017, 0, 0))
        cylinder(0.009, 0.04, 'steel', (reach, 0, length / 2 - 0.06), 'z')
        cylinder(0.009, 0.04, 'steel', (reach, 0, -length / 2 + 0.06), '-z')
        cylinder(0.009, 0.05, 'bronze', (reach, 0, -length / 2 - 0.025), '-z')
        box((0.026, 0.026, 0.03), 'bronze', (reach, 0, -length / 2 - 0.07), bevel=0.004)
        part.port('drain', (reach, 0, -length / 2 - 0.085), '-z', 10)
    return part


def pressure_switch(at=(0, 0, 0), axis='-y', up='z', mat='graphite'):
    """Pressure switch: connection at `at` below, housing above, scale window to axis. Port in."""
    with place(at, axis, up) as part:
        cylinder(0.009, 0.05, 'brass', axis='z')
        lathe([(0, 0), (0, 0.03), (0.025, 0.03), (0.025, 0)], 'steel', (0, 0, 0.04), 'z')
        box((0.06, 0.075, 0.12), mat, (0, 0, 0.125), bevel=0.008)
        box((0.004, 0.02, 0.07), 'dial', (0.0305, 0.012, 0.135), bevel=0.001)
        box((0.005, 0.024, 0.003), 'orange', (0.032, 0.012, 0.145), bevel=0)
        cylinder(0.012, 0.025, 'black', (0, 0.037, 0.09), 'y')
        bolts([(-0.022, 0.0), (0.022, -0.0)], 0.01, at=(0, 0, 0.185), axis='z')
        part.port('in', (0, 0, 0), '-z', 8)
        part.port('cable', (0, 0.062, 0.09), 'y')
    return part


def transmitter(at=(0, 0, 0), axis='-y', up='z', mat='blue', manifold=False, reading=('12,4', 'bar')):
    """Process transmitter: round double housing with display (reading: figure, unit) to axis, on a stem of 0.12 m (or a 3-valve manifold). Port in."""
    with place(at, axis, up) as part:
        base = 0.12
        if manifold:
            box((0.09, 0.14, 0.05), 'stainless', (0, 0, 0.035), bevel=0.006)
            for y in (-0.045, 0, 0.045):
                cylinder(0.008, 0.04, 'stainless', (0.04, y, 0.035), 'x')
                cylinder(0.006, 0.05, 'bolt', (0.082, y - 0.025, 0.035), 'y', bevel=0.002)
            box((0.10, 0.11, 0.06), 'stainless', (0, 0, 0.09), bevel=0.005)
            bolts([(y, z) for y in (-0.04, 0.04) for z in (0.075, 0.105)], 0.01, at=(0.05, 0, 0))
        else:
            cylinder(0.011, base, 'stainless', axis='z')
            lathe([(0, 0), (0, 0.022), (0.03, 0.026), (0.04, 0.014), (0.04, 0)], 'stainless', (0, 0, 0.03), 'z')
        cylinder(0.026, 0.05, mat, (0, 0, base), 'z')
        z = base + 0.085
        lathe([(-0.07, 0), (-0.07, 0.05), (-0.045, 0.054), (-0.043, 0.047), (0.043, 0.047), (0.045, 0.054), (0.078, 0.052), (0.078, 0.038), (0.068, 0.036), (0.068, 0)], mat, (0, 0, z), bevel=0.003)
        cylinder(0.036, 0.002, 'screen_dark', (0.067, 0, z), bevel=0)
        figure, unit = reading
        text(figure, 0.022, 'screen_white', (0.0695, 0, z + 0.006))
        text(unit, 0.011, 'screen_white', (0.0695, 0, z - 0.016))
        cylinder(0.015, 0.05, mat, (0, 0.04, z), 'y')
        cylinder(0.012, 0.03, 'black', (0, 0.088, z), 'y')
        part.port('in', (0, 0, 0), '-z', 15)
        part.port('cable', (0, 0.118, z), 'y')
    return part


def level_probe(at=(0, 0, 0), axis='z', mat='stainless'):
    """Flange-mounted electrode head on a shell. at = base, axis = up. Port cable."""
    with place(at, axis) as part:
        cylinder(0.03, 0.07, 'steel', (-0.02, 0, 0))
        lathe([(0.05, 0), (0.05, 0.055), (0.085, 0.055), (0.085, 0)], mat)
        bolt_circle(4, 0.042, 0.01, at=(0.085, 0, 0))
        cylinder(0.019, 0.10, mat, (0.08, 0, 0))
        cylinder(0.034, 0.07, 'graphite', (0.15, 0, 0), bevel=0.008)
        cylinder(0.036, 0.012, 'orange', (0.218, 0, 0))
        cylinder(0.009, 0.03, 'black', (0.185, 0, -0.03), '-z')
        part.port('cable', (0.185, 0, -0.06), '-z')
    return part


def thermometer(at=(0, 0, 0), axis='-y', up='z', radius=0.045, value=0.6):
    """Bimetal thermometer on a thermowell; as a gauge, in degrees Celsius."""
    return gauge(radius, at, axis, up, 0.07, value, '°C', (0, 50, 100, 150, 200))
