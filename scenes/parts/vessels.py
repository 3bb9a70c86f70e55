"""Clad shells, dished ends, saddles, manholes, chimneys, tanks."""
import math

import numpy as np

from scenes.parts.core import box, cylinder, lathe, place, prism, tube
from scenes.parts.fasteners import bolts, rivets


def clad_shell(radius, length, at=(0, 0, 0), axis='x', up='z', mat='white', sheet=0.95, band='stainless', seam=-118, riveted=True):
    """Insulated cylinder with cladding: sheets that overlap like shingles, bands over the joints, one riveted long seam.

    at = centre of its first end; seam = angle of the long seam in degrees from up, towards local -Y positive.
    """
    count = max(1, round(length / sheet))
    step = length / count
    with place(at, axis, up) as part:
        for i in range(count):
            lap = 0.0022 if i % 2 else 0.0
            first, last = (0 if i == 0 else -0.015), (0 if i == count - 1 else 0.015)
            lathe([(i * step + first, radius * 0.9), (i * step + first, radius + lap), ((i + 1) * step + last, radius + lap), ((i + 1) * step + last, radius * 0.9)], mat, bevel=0.0015, name='cladding')
        for i in range(count + 1):
            x = min(max(i * step, 0.03), length - 0.03)
            tube(radius + 0.007, radius - 0.01, 0.055, band, (x - 0.0275, 0, 0), bevel=0.003)
            _band_lock(x, radius, seam + 14)
        if riveted:
            _long_seam(radius, length, seam, mat)
        part.port('start', (0, 0, 0), '-x')
        part.port('end', (length, 0, 0), 'x')
    return part


def _radial(angle, radius):
    t = math.radians(angle)
    return -radius * math.sin(t), radius * math.cos(t)


def _band_lock(x, radius, angle):
    """The toggle that tightens a band."""
    y, z = _radial(angle, radius + 0.008)
    outward = (0, y, z)
    with place((x, y, z), 'x', outward):
        box((0.03, 0.07, 0.012), 'stainless', bevel=0.003)
        cylinder(0.005, 0.06, 'bolt', (0, -0.03, 0.010), 'y', bevel=0.001)


def _long_seam(radius, length, angle, mat):
    y, z = _radial(angle, radius + 0.003)
    normal = (0, y, z)
    with place((0, y, z), 'x', normal):
        box((length - 0.01, 0.05, 0.004), mat, (length / 2, 0, 0), bevel=0.0015)
    count = int(length / 0.11)
    rivets([((length * (i + 0.5) / count, y * (1 + 0.002 / radius), z * (1 + 0.002 / radius)), normal) for i in range(count)], 0.006)


def dished_end(radius, at=(0, 0, 0), axis='x', mat='steel', skirt=0.05, depth=None, up='z'):
    """Torispherical head (Klöpper form: crown radius = D, knuckle 0.1 D). at = edge, bulging along axis. Ports: pole."""
    crown, knuckle = 2 * radius, 0.2 * radius
    with place(at, axis, up) as part:
        angle = math.asin((radius - knuckle) / (crown - knuckle))
        height = crown - (crown - knuckle) * math.cos(angle)
        profile = [(-skirt, radius * 0.97), (-skirt, radius), (0, radius)]
        for t in np.linspace(0, math.pi / 2 - angle, 8)[1:]:
            profile.append((knuckle * math.sin(t), radius - knuckle + knuckle * math.cos(t)))
        for t in np.linspace(angle, 0, 14)[1:]:
            profile.append((height - crown + crown * math.cos(t), crown * math.sin(t)))
        lathe(profile, mat, bevel=0, name='dished_end')
        part.port('pole', (height, 0, 0), 'x')
    return part


def manhole(at=(0, 0, 0), axis='-y', up='z', width=0.42, height=0.32, mat='graphite', proud=0.1):
    """Elliptical manhole with ring, cover, two bridges and studs. at = on the shell surface, axis = outwards."""
    steps = 40
    turn = [2 * math.pi * i / steps for i in range(steps)]

    def ellipse(k):
        return [(k * width / 2 * math.cos(t), k * height / 2 * math.sin(t)) for t in turn]
    with place(at, axis, up) as part:
        prism(ellipse(1.34), proud + 0.05, mat, (-0.06, 0, 0), bevel=0.006)
        prism(ellipse(1.0), 0.03, 'steel', (proud - 0.012, 0, 0), bevel=0.006)
        for side in (1, -1):
            y = side * width * 0.22
            box((0.035, 0.05, height * 1.05), mat, (proud + 0.055, y, 0), bevel=0.006)
            for end in (1, -1):
                box((0.06, 0.05, 0.035), mat, (proud + 0.02, y, end * height * 0.5), bevel=0.005)
            cylinder(0.011, 0.09, 'bolt', (proud, y, 0))
            bolts([(0, 0)], 0.022, at=(proud + 0.072, y, 0))
    return part


def hand_hole(at=(0, 0, 0), axis='-y', up='z', mat='graphite'):
    """Small inspection opening, as the manhole."""
    return manhole(at, axis, up, 0.17, 0.13, mat, 0.06)


def saddle(radius, at=(0, 0, 0), axis='x', height=0.5, width=None, mat='graphite', thick=0.16):
    """Cradle under a horizontal shell of that radius: at = centre of the shell's axis, height = axis to floor."""
    half = (width or radius * 1.55) / 2
    with place(at, axis, 'z') as part:
        reach = math.asin(min(0.95, half * 0.96 / radius))
        arc = [(radius * math.sin(t), -radius * math.cos(t)) for t in np.linspace(-reach, reach, 25)]
        outline = [(half, -height), (half, arc[-1][1])] + arc[::-1] + [(-half, arc[0][1]), (-half, -height)]
        prism(outline, 0.02, mat, (-0.01, 0, 0), bevel=0.003)
        lathe([(-thick / 2, radius - 0.004), (-thick / 2, radius + 0.012), (thick / 2, radius + 0.012), (thick / 2, radius - 0.004)], mat, axis='x', arc=(180 - math.degrees(reach), 180 + math.degrees(reach)), closed=True)
        box((thick, half * 2.06, 0.02), mat, (0, 0, -height + 0.01))
        for k in (-1, -0.4, 0.4, 1):
            y = k * half * 0.94
            top = -math.sqrt(max(0, radius ** 2 - y ** 2))
            box((thick * 0.9, 0.016, height + top), mat, (0, y, (-height + top) / 2), bevel=0.002)
    return part


def chimney(radius=0.25, height=2.4, at=(0, 0, 0), axis='z', mat='stainless', sections=None, damper=False):
    """Double-wall stack in sections with clamp bands. at = base. Ports: base, top. damper adds shaft, quadrant and lever."""
    count = sections or max(1, round(height / 1.0))
    with place(at, axis) as part:
        step = height / count
        for i in range(count):
            tube(radius - 0.0015 * (i % 2), radius * 0.88, step, mat, (i * step, 0, 0))
            tube(radius + 0.012, radius - 0.01, 0.05, mat, (max(i * step - 0.025, 0), 0, 0), bevel=0.004)
            box((0.045, 0.03, 0.03), 'bolt', (max(i * step, 0.025), -radius - 0.022, 0), bevel=0.003)
        tube(radius + 0.006, radius * 0.86, 0.02, mat, (height - 0.02, 0, 0))
        cylinder(radius * 0.87, 0.01, 'black', (height - 0.09, 0, 0), bevel=0)
        if damper:
            z = step * 0.5
            cylinder(0.016, radius * 2 + 0.16, 'steel', (z, -radius - 0.08, 0), 'y')
            cylinder(0.035, 0.03, 'iron', (z, -radius - 0.028, 0), 'y')
            prism([(0.14 * math.cos(t), 0.14 * math.sin(t)) for t in np.linspace(-0.2, 1.8, 12)] + [(0, 0)], 0.006, 'galvanised', (z, -radius - 0.05, 0), '-y', 'z', bevel=0.001)
            box((0.02, 0.008, 0.22), 'orange', (z + 0.06, -radius - 0.07, 0.06), 'x', (0.7, 0, 0.7), bevel=0.003)
        part.port('base', (0, 0, 0), '-x')
        part.port('top', (height, 0, 0), 'x')
    return part


def tank(radius=0.5, height=1.4, at=(0, 0, 0), axis='z', mat='white', legs=3, clad=True, leg_height=0.35, head='aluminium'):
    """Vertical vessel on legs. at = floor under its axis. Ports: top (pole), bottom (pole), side heights by hand."""
    with place(at, axis) as part:
        base = leg_height + radius * 0.25
        if clad:
            clad_shell(radius, height, (base, 0, 0), 'x', mat=mat)
        else:
            cylinder(radius, height, mat, (base, 0, 0), bevel=0)
            for x in (base, base + height / 2, base + height):
                lathe([(-0.006, radius), (0, radius + 0.003), (0.006, radius)], mat, (x, 0, 0), bevel=0)
        top = dished_end(radius, (base + height, 0, 0), 'x', head if clad else mat)
        low = dished_end(radius, (base, 0, 0), '-x', head if clad else mat)
        for i in range(legs):
            t = 2 * math.pi * (i + 0.25) / legs
            y, z = radius * 0.82 * math.cos(t), radius * 0.82 * math.sin(t)
            box((base + 0.15, 0.07, 0.07), 'graphite', ((base + 0.15) / 2, y, z), 'x', (0, y, z))
            box((0.014, 0.15, 0.15), 'graphite', (0.007, y, z), 'x', (0, y, z))
        part.port('top', top['pole'].at, 'x')
        part.port('bottom', low['pole'].at, '-x')
    return part
