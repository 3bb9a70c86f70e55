"""Bolts, flanges, rivets, lifting lugs."""
import math

import numpy as np
from mathutils import Vector

from scenes.parts.core import box, build, frame, lathe, place, prism, quality, tube
from scenes.parts.sizes import flange_size, pipe_radius


def _hexagon(x0, x1, radius, chamfer):
    """Hexagonal prism along X with chamfered ends: vertices and faces."""
    turn = np.arange(6) * math.pi / 3
    rings = [(x0, radius - chamfer), (x0 + chamfer, radius), (x1 - chamfer, radius), (x1, radius - chamfer)]
    verts = [(x, r * math.cos(t), r * math.sin(t)) for x, r in rings for t in turn]
    faces = [[i * 6 + j, i * 6 + (j + 1) % 6, (i + 1) * 6 + (j + 1) % 6, (i + 1) * 6 + j] for i in range(3) for j in range(6)]
    return verts, faces + [[5, 4, 3, 2, 1, 0], [18, 19, 20, 21, 22, 23]]


def _rod(x0, x1, radius, sides=10):
    turn = np.arange(sides) * 2 * math.pi / sides
    verts = [(x, radius * math.cos(t), radius * math.sin(t)) for x in (x0, x1) for t in turn]
    faces = [[j, (j + 1) % sides, sides + (j + 1) % sides, sides + j] for j in range(sides)]
    return verts, faces + [list(range(sides))[::-1], list(range(sides, 2 * sides))]


def _bolt(diameter, grip, shank=True):
    """A stud with a nut at both ends of its grip; the grip runs from x=-grip to x=0."""
    nut, radius = diameter * 0.85, diameter * 0.88
    pieces = [_hexagon(0, nut, radius, diameter * 0.12), _rod(nut - 0.001, nut + diameter * 0.35, diameter / 2)]
    if shank:
        pieces += [_hexagon(-grip - nut, -grip, radius, diameter * 0.12), _rod(-grip, 0, diameter / 2),
                   _rod(-grip - nut - diameter * 0.35, -grip - nut + 0.001, diameter / 2)]
    return pieces


def bolts(points, diameter, grip=0.0, mat='bolt', at=(0, 0, 0), axis='x', up=None):
    """Bolts at (side, up) points of the plane at `at`; nuts stand on +axis; grip > 0 adds nut and shank behind."""
    verts, faces = [], []
    for y, z in points:
        for piece, piece_faces in _bolt(diameter, grip, grip > 0):
            faces += [[i + len(verts) for i in face] for face in piece_faces]
            verts += [(x, y + dy, z + dz) for x, dy, dz in piece]
    with place(at, axis, up):
        return build('bolts', verts, faces, mat, bevelled=False)


def ring_points(count, radius, start=None):
    offset = math.pi / count if start is None else math.radians(start)
    return [(radius * math.sin(offset + i * 2 * math.pi / count), radius * math.cos(offset + i * 2 * math.pi / count))
            for i in range(count)]


def bolt_circle(count, radius, diameter, grip=0.0, at=(0, 0, 0), axis='x', up=None, mat='bolt'):
    """Bolt holes straddle the up axis, as the standard asks."""
    return bolts(ring_points(count, radius), diameter, grip, mat, at, axis, up)


def flange(dn, at=(0, 0, 0), axis='x', up=None, bolted=True, mat='steel', blind=False):
    """PN16 welding-neck flange. at = sealing face, axis = outwards; neck runs back along -axis to the pipe.

    bolted: studs through this flange and its mate (one of the two flanges of a joint carries them).
    Ports: face. Neck length = 1.9 x thickness.
    """
    outer, circle, count, bolt, thick = flange_size(dn)
    r, gap = pipe_radius(dn), 0.0015
    with place(at, axis, up) as part:
        profile = [(-gap, 0 if blind else r * 0.86), (-gap, circle - bolt * 1.1), (-gap - 0.002, circle - bolt * 1.05),
                   (-gap - 0.002, outer), (-gap - thick, outer)]
        profile += [(-gap - thick, 0)] if blind else [(-gap - thick, r * 1.32), (-gap - thick * 1.9, r), (-gap - thick * 1.9, r * 0.86)]
        lathe(profile, mat, bevel=0.002, closed=not blind, name='flange')
        if bolted:
            bolt_circle(count, circle, bolt, 2 * (thick + gap), at=(thick + gap, 0, 0))
            tube(circle - bolt * 0.6, r * 0.9, 2 * gap, 'rubber', at=(-gap, 0, 0), bevel=0)
        part.port('face', (0, 0, 0), 'x', dn)
    return part


def flange_neck(dn):
    """Length from sealing face to the end of the neck."""
    return 0.0015 + 1.9 * flange_size(dn)[4]


def blind_flange(dn, at=(0, 0, 0), axis='x', mat='steel'):
    """Blind cover on the face at `at`; axis points at the mate. Not bolted: its mate carries the studs."""
    return flange(dn, at, axis, bolted=False, mat=mat, blind=True)


def rivets(points, radius=0.005, mat='bolt'):
    """Domed rivet heads: points are (position, normal) pairs, all in one object."""
    verts, faces = [], []
    sides = 8
    for position, normal in points:
        matrix, base = frame(position, normal), len(verts)
        for x, r in ((0, 1.0), (0.45, 0.8), (0.7, 0.3)):
            verts += [matrix @ _vector(x * radius, r * radius, i * 2 * math.pi / sides) for i in range(sides)]
        for k in range(2):
            faces += [[base + k * sides + i, base + k * sides + (i + 1) % sides, base + (k + 1) * sides + (i + 1) % sides, base + (k + 1) * sides + i]
                      for i in range(sides)]
        faces.append([base + 2 * sides + i for i in range(sides)])
    if verts:
        return build('rivets', verts, faces, mat, bevelled=False)


def _vector(x, radius, angle):
    return Vector((x, radius * math.cos(angle), radius * math.sin(angle)))


def lifting_lug(at=(0, 0, 0), axis='x', up='z', size=0.12, mat='graphite'):
    """Plate with an eye on a pad, standing up from at, in the plane of axis and up."""
    s, eye = size, size * 0.22
    steps = 10 if quality['bevels'] else 8
    arch = [(0.5 * s * math.cos(t), s * 0.75 + 0.5 * s * math.sin(t)) for t in np.linspace(0, math.pi, steps)]
    with place(at, axis, up) as part:
        box((s * 1.5, s * 0.7, 0.012), mat, (0, 0, 0.0))
        prism([(0.5 * s, 0)] + arch + [(-0.5 * s, 0)], 0.022, mat, (0, -0.011, 0), axis='y', bevel=0.003)
        tube(eye * 1.5, eye, 0.034, mat, (0, -0.017, s * 0.75), 'y')
        box((eye * 1.9, 0.0345, eye * 1.9), 'black', (0, 0, s * 0.75), bevel=eye * 0.6)
    return part
