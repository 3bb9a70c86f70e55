"""Frames, platforms, railings, ladders, gratings, feet, cable conduits."""
import math

from mathutils import Vector

from scenes.parts.core import box, build, cylinder, place, prism, sweep, vec
from scenes.parts.fasteners import bolts


def beam(start, end, size=0.12, mat='graphite', kind='i'):
    """Rolled section from start to end: 'i', 'u' (open to local -Y) or 'box'. size = height."""
    a, b = vec(start), vec(end)
    h, w, t = size, size * 0.55, max(0.006, size * 0.06)
    outlines = {
        'i': [(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, -h / 2 + t), (t / 2, -h / 2 + t), (t / 2, h / 2 - t), (w / 2, h / 2 - t),
              (w / 2, h / 2), (-w / 2, h / 2), (-w / 2, h / 2 - t), (-t / 2, h / 2 - t), (-t / 2, -h / 2 + t), (-w / 2, -h / 2 + t)],
        'u': [(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2), (-w / 2, h / 2 - t), (w / 2 - t, h / 2 - t),
              (w / 2 - t, -h / 2 + t), (-w / 2, -h / 2 + t)],
        'box': [(-h / 2, -h / 2), (h / 2, -h / 2), (h / 2, h / 2), (-h / 2, h / 2)],
    }
    return prism(outlines[kind], (b - a).length, mat, a, b - a, bevel=min(0.004, t * 0.4))


def base_frame(length, width, at=(0, 0, 0), axis='x', height=0.16, mat='graphite', cross=3, feet=True):
    """Skid of two long I-beams and cross members; at = centre of its underside. Feet are plates with levelling nuts."""
    with place(at, axis, 'z') as part:
        lift = 0.03 if feet else 0
        z = lift + height / 2
        for side in (1, -1):
            beam((-length / 2, side * width / 2, z), (length / 2, side * width / 2, z), height, mat)
        for i in range(cross):
            x = -length / 2 + 0.08 + (length - 0.16) * i / max(1, cross - 1)
            beam((x, -width / 2, z), (x, width / 2, z), height * 0.8, mat)
        if feet:
            for side in (1, -1):
                for i in range(max(2, cross)):
                    x = -length / 2 + 0.12 + (length - 0.24) * i / max(1, cross - 1)
                    box((0.18, 0.16, lift), 'galvanised', (x, side * width / 2, lift / 2), bevel=0.004)
                    bolts([(0.062, 0), (-0.062, 0)], 0.016, at=(x, side * width / 2, lift), axis='z', up='y')
        part.port('top', (0, 0, lift + height), 'z')
    return part


def railing(path, height=1.05, mat='orange', posts=1.2, toe=True):
    """Hand rail, knee rail, posts and toe board along a floor-level path of points."""
    points = [vec(p) for p in path]
    with place() as part:
        for share in (1.0, 0.52):
            sweep([p + Vector((0, 0, height * share)) for p in points], 0.0205 if share == 1 else 0.015, mat, bend=0.06, sides=16)
        for a, b in zip(points, points[1:]):
            count = max(1, round((b - a).length / posts))
            for i in range(count + 1):
                foot = a.lerp(b, i / count)
                cylinder(0.0205, height, mat, foot, 'z', bevel=0)
                box((0.09, 0.09, 0.01), mat, foot + Vector((0, 0, 0.005)), bevel=0.002)
            if toe:
                box(((b - a).length, 0.005, 0.1), mat, (a + b) / 2 + Vector((0, 0, 0.06)), b - a, 'z', bevel=0.001)
    return part


def grating(size, at=(0, 0, 0), axis='x', mat='galvanised', pitch=0.045):
    """Bar grating, size = (length, width), at = centre of its top side."""
    length, width = size
    verts, faces = [], []

    def bar(x0, x1, y0, y1, z0):
        base = len(verts)
        verts.extend([(x, y, z) for z in (z0, 0) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))])
        faces.extend([[base + i for i in f] for f in ((3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))])
    for i in range(int(width / pitch) + 1):
        y = -width / 2 + i * pitch
        bar(-length / 2, length / 2, y, y + 0.004, -0.03)
    for i in range(int(length / (pitch * 2)) + 1):
        x = -length / 2 + i * pitch * 2
        bar(x, x + 0.006, -width / 2, width / 2, -0.008)
    with place(at, axis, 'z') as part:
        build('grating', verts, faces, mat, smooth=False)
        for side in (1, -1):
            box((length, 0.008, 0.045), mat, (0, side * width / 2, -0.02), bevel=0.001)
            box((0.008, width, 0.045), mat, (side * length / 2, 0, -0.02), bevel=0.001)
    return part


def platform(size, at=(0, 0, 0), axis='x', legs=True, rails=('front', 'left', 'right'), mat='graphite', rail='orange', gap=None):
    """Grating on a channel frame with posts to the floor. at = centre of the walking surface, its z = height over floor.

    rails: sides with railing: front (local -Y), back (+Y), left (-X), right (+X). gap = (x0, x1) left open in the front rail.
    """
    length, width = size
    height = vec(at).z
    with place(at, axis, 'z') as part:
        grating((length - 0.1, width - 0.1), (0, 0, 0))
        for side in (1, -1):
            beam((-length / 2, side * (width / 2 - 0.03), -0.06), (length / 2, side * (width / 2 - 0.03), -0.06), 0.12, mat, 'u')
            beam((side * (length / 2 - 0.03), -width / 2, -0.06), (side * (length / 2 - 0.03), width / 2, -0.06), 0.12, mat, 'u')
        if legs:
            for x in (-1, 1):
                for y in (-1, 1):
                    foot = (x * (length / 2 - 0.06), y * (width / 2 - 0.06))
                    beam((*foot, -height + 0.01), (*foot, -0.05), 0.08, mat, 'box')
                    box((0.18, 0.18, 0.014), mat, (*foot, -height + 0.007))
        l, w = length / 2 - 0.03, width / 2 - 0.03
        runs = {'front': [(-l, -w, 0), (l, -w, 0)], 'back': [(-l, w, 0), (l, w, 0)], 'left': [(-l, -w, 0), (-l, w, 0)], 'right': [(l, -w, 0), (l, w, 0)]}
        for name in rails:
            if name == 'front' and gap:
                railing([(-l, -w, 0), (gap[0], -w, 0)], mat=rail)
                railing([(gap[1], -w, 0), (l, -w, 0)], mat=rail)
            else:
                railing(runs[name], mat=rail)
    return part


def ladder(height, at=(0, 0, 0), axis='-y', width=0.45, mat='orange', cage=False, above=1.0):
    """Rung ladder. at = floor point between its stringers, axis = towards the climber's back, top `above` over height."""
    with place(at, axis, 'z') as part:
        for side in (1, -1):
            y = side * width / 2
            sweep([(0, y, 0), (0, y, height + above), (-0.35, y, height + above), (-0.35, y, height + 0.0)], 0.021, mat, bend=0.14, sides=14)
            box((0.10, 0.08, 0.012), mat, (0, y, 0.006))
            for z in (0.4, height - 0.2):
                box((0.14, 0.05, 0.012), mat, (-0.07, y, z), bevel=0.002)
        for i in range(int(height / 0.28)):
            cylinder(0.013, width, 'galvanised', (0, -width / 2, 0.28 * (i + 1)), 'y', bevel=0)
        if cage:
            for i in range(int((height + above - 2.1) / 0.6) + 1):
                z = 2.1 + 0.6 * i
                sweep([(0.7 * math.sin(t), width * 0.75 * math.cos(t), z) for t in [math.pi * k / 16 for k in range(17)]], [(-0.003, -0.02), (0.003, -0.02), (0.003, 0.02), (-0.003, 0.02)], mat)
    return part


def levelling_foot(at=(0, 0, 0), height=0.1, radius=0.045):
    """Machine foot from floor point at up to height."""
    with place(at, 'z') as part:
        cylinder(radius, 0.018, 'rubber')
        cylinder(radius * 0.9, 0.012, 'stainless', (0.018, 0, 0))
        cylinder(0.009, height - 0.02, 'bolt', (0.02, 0, 0))
        bolts([(0, 0)], 0.018, at=(height * 0.6, 0, 0))
        part.port('top', (height, 0, 0), 'x')
    return part


def conduit(path, radius=0.011, mat='galvanised', bend=0.08):
    """Cable conduit or flexible hose along a path, with a gland at both ends."""
    points = [vec(p) for p in path]
    with place() as part:
        sweep(points, radius, mat, bend=bend, sides=14)
        for point, direction in ((points[0], points[1] - points[0]), (points[-1], points[-2] - points[-1])):
            cylinder(radius * 1.5, radius * 2.2, 'bolt', point, direction, bevel=0.002)
    return part


def motor_lead(port, foot=0.0, aside=0.10):
    """Flexible conduit from a motor's gland (port) down to the floor or plinth at height foot."""
    x, y, _ = low = port.out(aside)
    conduit([port.at, low, (x, y, foot + 0.10), (x, y, foot)], 0.010, 'rubber', 0.06)
    return cylinder(0.028, 0.012, 'galvanised', (x, y, foot), 'z')
