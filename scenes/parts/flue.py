"""Flue-gas ducts: transitions, bolted joints, round runs, dampers, inspection doors."""
import math

from scenes.parts.core import box, build, cylinder, lathe, place, sweep, tube, vec
from scenes.parts.fasteners import bolt_circle, bolts


def square_to_round(width, depth, radius, height, at=(0, 0, 0), axis='z', up='y', mat='aluminium', steps=64):
    """Transition from a rectangle (width along X, depth along Y for axis z) at `at` to a circle at height along axis."""
    verts = []
    for x, round_end in ((0, False), (height, True)):
        for i in range(steps):
            t = 2 * math.pi * i / steps
            u, v = math.cos(t), math.sin(t)
            m = max(abs(u), abs(v))
            verts.append((x, radius * u, radius * v) if round_end else (x, u / m * width / 2, v / m * depth / 2))
    faces = [[i, (i + 1) % steps, steps + (i + 1) % steps, steps + i] for i in range(steps)]
    with place(at, axis, up) as part:
        build('transition', verts, faces, mat, bevelled=False)
        part.port('round', (height, 0, 0), 'x')
    return part


def rect_joint(width, depth, at=(0, 0, 0), axis='z', up='y', leg=0.06, mat='graphite', pitch=0.14):
    """Two angle-iron frames bolted face to face round a rectangular duct; at = joint plane."""
    with place(at, axis, up) as part:
        for x in (-0.007, 0.007):
            for side in (1, -1):
                box((0.012, width + 2 * leg, leg), mat, (x, 0, side * (depth + leg) / 2), bevel=0.002)
                box((0.012, leg, depth), mat, (x, side * (width + leg) / 2, 0), bevel=0.002)
        across, along = max(2, round(width / pitch)), max(2, round(depth / pitch))
        points = [(-width / 2 + width * (i + 0.5) / across, side * (depth + leg) / 2) for i in range(across) for side in (1, -1)]
        points += [(side * (width + leg) / 2, -depth / 2 + depth * (i + 0.5) / along) for i in range(along) for side in (1, -1)]
        bolts(points, 0.012, 0.026, at=(0.013, 0, 0))
    return part


def round_joint(radius, at=(0, 0, 0), axis='z', leg=0.05, mat='graphite'):
    """Two rings bolted face to face round a round duct."""
    with place(at, axis) as part:
        for x in (-0.013, 0.001):
            tube(radius + leg, radius - 0.004, 0.012, mat, (x, 0, 0), bevel=0.002)
        bolt_circle(max(12, round(radius * 60) // 4 * 4), radius + leg * 0.55, 0.012, 0.026, at=(0.013, 0, 0))
    return part


def round_duct(path, radius, mat='aluminium', bend=None, bands=0.55):
    """Clad round duct along a path, with bands every `bands` metres and at both ends of the elbows."""
    points = [vec(p) for p in path]
    bend = radius * 1.25 if bend is None else bend
    with place() as part:
        sweep(points, radius, mat, bend=bend, sides=56)
        for k, (a, b) in enumerate(zip(points, points[1:])):
            direction, length = (b - a).normalized(), (b - a).length
            start, end = (bend if k else 0.04), (length - bend if k < len(points) - 2 else length - 0.04)
            count = max(1, round((end - start) / bands))
            for i in range(count + 1):
                spot = a + direction * (start + (end - start) * i / count - 0.0125)
                tube(radius + 0.004, radius - 0.003, 0.025, 'stainless', spot, direction)
    return part


def damper(radius, at=(0, 0, 0), axis='z', up='y', actuator='orange', mat='graphite'):
    """Flanged damper section 0.30 m long: shaft through the duct, electric actuator at local -Z (world -Y for axis z). at = middle."""
    with place(at, axis, up) as part:
        tube(radius + 0.004, radius - 0.01, 0.30, mat, (-0.15, 0, 0))
        for x in (-0.15, 0.15):
            round_joint(radius, (x, 0, 0), 'x')
        cylinder(0.018, 2 * radius + 0.26, 'steel', (0, 0, -radius - 0.20), 'z')
        for side in (1, -1):
            lathe([(0, 0.045), (0.04, 0.045), (0.05, 0.03), (0.05, 0.018)], mat, (0, 0, side * (radius - 0.002)), 'z' if side > 0 else '-z')
        with place((0, 0, -radius - 0.06), '-z', 'x'):
            box((0.012, 0.16, 0.10), 'galvanised', (0, 0, 0))
            box((0.10, 0.13, 0.22), actuator, (0.06, 0, 0.04), bevel=0.016)
            lathe([(0, 0.045), (0.02, 0.045), (0.03, 0.03), (0.03, 0)], 'graphite', (0.11, 0, 0.08))
            box((0.006, 0.012, 0.07), 'dial', (0.142, 0.0, 0.08), 'x', (0, 0.6, 0.8), bevel=0.001)
            cylinder(0.012, 0.04, 'black', (0.06, 0.03, -0.07), '-z')
    return part


def inspection_door(width, height, at=(0, 0, 0), axis='-y', up='z', mat='graphite'):
    """Bolted frame with an insulated leaf, two hinges at local -Y, four swing latches and a handle. at = on the casing."""
    with place(at, axis, up) as part:
        box((0.03, width + 0.08, height + 0.08), mat, (0.012, 0, 0), bevel=0.005)
        box((0.05, width, height), 'white', (0.045, 0, 0), bevel=0.012)
        box((0.006, width * 0.82, height * 0.78), 'white', (0.071, 0, 0), bevel=0.004)
        for z in (0.32, -0.32):
            cylinder(0.014, 0.11, 'bolt', (0.05, -width / 2 - 0.012, z * height - 0.055), 'z')
            box((0.014, 0.10, 0.05), 'bolt', (0.073, -width / 2 + 0.04, z * height), bevel=0.003)
            box((0.02, 0.09, 0.035), 'bolt', (0.076, width / 2 - 0.012, z * height), bevel=0.004)
            bolts([(width / 2 + 0.016, z * height)], 0.016, at=(0.084, 0, 0))
        sweep([(0.07, width * 0.30, -0.07), (0.115, width * 0.30, -0.07), (0.115, width * 0.30, 0.07), (0.07, width * 0.30, 0.07)], 0.008, 'polished', bend=0.02)
    return part
