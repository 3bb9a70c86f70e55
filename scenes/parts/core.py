"""Geometry shared by all parts: frames, ports, lathes, boxes, prisms and swept pipes. Metres throughout.

Every part is built in its own frame: local +X is the main axis (flow, or length), local +Z is `up`.
`place(at, axis, up)` opens such a frame; frames nest, and a part's ports are given in the caller's frame.
"""
import math
from contextlib import contextmanager

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector

from scenes.materials import material

AXES = {'x': (1, 0, 0), 'y': (0, 1, 0), 'z': (0, 0, 1), '-x': (-1, 0, 0), '-y': (0, -1, 0), '-z': (0, 0, -1)}
DEFAULT_BEVEL = 0.004
# Line drawings want sharp edges (Freestyle draws creases) and fewer facets.
quality = {'bevels': True, 'segments': 1.0}
_frames = [Matrix.Identity(4)]
_objects = []


def vec(value):
    return Vector(AXES[value]) if isinstance(value, str) else Vector(value)


def frame(at=(0, 0, 0), axis='x', up=None):
    """Matrix whose local X points along axis and whose local Z is as near to up as it can be."""
    x = vec(axis).normalized()
    wish = vec(up) if up is not None else Vector((0, 0, 1))
    if abs(x.dot(wish.normalized())) > 0.999:
        wish = Vector((1, 0, 0)) if abs(x.x) < 0.9 else Vector((0, 1, 0))
    z = (wish - x * wish.dot(x)).normalized()
    y = z.cross(x)
    return Matrix.Translation(vec(at)) @ Matrix((x, y, z)).transposed().to_4x4()


class Port:
    """A connection: centre of the face, direction outwards, nominal diameter."""

    def __init__(self, at, axis, dn=None):
        self.at, self.axis, self.dn = vec(at), vec(axis).normalized(), dn

    def out(self, distance):
        return self.at + self.axis * distance


class Part:
    """What every part function returns: ports by name and the objects made."""

    def __init__(self, matrix):
        self.matrix, self.ports, self._first, self.objects = matrix, {}, len(_objects), []

    def port(self, name, at, axis, dn=None):
        self.ports[name] = Port(self.matrix @ vec(at), self.matrix.to_3x3() @ vec(axis), dn)

    def __getitem__(self, name):
        return self.ports[name]


@contextmanager
def place(at=(0, 0, 0), axis='x', up=None):
    local = frame(at, axis, up)
    _frames.append(_frames[-1] @ local)
    part = Part(local)
    try:
        yield part
    finally:
        _frames.pop()
        part.objects = _objects[part._first:]


def forget_objects():
    _objects.clear()


def made_objects():
    return list(_objects)


def build(name, verts, faces, mat, local=None, smooth=True, bevelled=True):
    """An object from raw geometry, placed in the current frame."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in verts], [], [tuple(f) for f in faces])
    return from_mesh(name, mesh, mat, local, smooth, bevelled)


def from_mesh(name, mesh, mat, local=None, smooth=True, bevelled=True):
    mesh.materials.append(material(mat) if isinstance(mat, str) else mat)
    if smooth:
        mesh.polygons.foreach_set('use_smooth', np.ones(len(mesh.polygons), bool))
        mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(42)
    obj = bpy.data.objects.new(name, mesh)
    obj.matrix_world = _frames[-1] @ local if local is not None else _frames[-1].copy()
    bpy.context.scene.collection.objects.link(obj)
    if smooth and bevelled and quality['bevels']:
        # without face-weighted normals a bevel bends the shading of the flat face beside it
        obj.modifiers.new('weighted', 'WEIGHTED_NORMAL').keep_sharp = True
    _objects.append(obj)
    return obj


def segments_for(radius, arc=360.0):
    count = 20 + 26 * math.sqrt(radius / 0.1)
    return max(8, int(min(144, count) * arc / 360.0 * quality['segments']) // 4 * 4)


def fillet(points, radius, steps=3, closed=False, min_turn=20.0):
    """Rounds the corners of a polyline (2D or 3D). Corners flatter than min_turn degrees stay."""
    pts = [Vector(p) for p in points]
    if radius <= 0:
        return pts
    out, count = [], len(pts)
    for i, corner in enumerate(pts):
        if not closed and i in (0, count - 1):
            out.append(corner)
            continue
        back, ahead = pts[i - 1] - corner, pts[(i + 1) % count] - corner
        if back.length < 1e-9 or ahead.length < 1e-9:
            continue
        cosine = max(-1, min(1, back.normalized().dot(ahead.normalized())))
        half = math.acos(cosine) / 2
        if math.pi - 2 * half < math.radians(min_turn):
            out.append(corner)
            continue
        reach = min(radius / math.tan(half), back.length * 0.49, ahead.length * 0.49)
        r = reach * math.tan(half)
        start, end = corner + back.normalized() * reach, corner + ahead.normalized() * reach
        centre = corner + (back.normalized() + ahead.normalized()).normalized() * (r / math.sin(half))
        turn = math.pi - 2 * half
        a, b = start - centre, end - centre
        for k in range(steps + 1):
            t = k / steps
            out.append(centre + (a * math.sin((1 - t) * turn) + b * math.sin(t * turn)) / math.sin(turn)
                       if turn < 3.1 else centre + a.lerp(b, t))
    return out


def lathe(profile, mat, at=(0, 0, 0), axis='x', bevel=None, arc=(0, 360), closed=False, up=None, segments=None, name='lathe'):
    """Turns (distance along axis, radius) pairs round the axis. arc in degrees, 0 = up, counter-clockwise."""
    bevel = (DEFAULT_BEVEL if bevel is None else bevel) if quality['bevels'] else 0
    points = fillet([(x, r) for x, r in profile], bevel, closed=closed)
    span = arc[1] - arc[0]
    full = span >= 359.99
    count = segments or segments_for(max(p.y for p in points), span)
    angles = np.radians(arc[0] + np.arange(count if full else count + 1) * span / count)
    xs, rs = np.array([p.x for p in points]), np.array([max(p.y, 0) for p in points])
    grid = np.stack([np.broadcast_to(xs[:, None], (len(xs), len(angles))),
                     -rs[:, None] * np.sin(angles), rs[:, None] * np.cos(angles)], axis=2)
    rows, cols = grid.shape[:2]
    index = np.arange(rows * cols).reshape(rows, cols)
    index[rs < 1e-7] = index[rs < 1e-7][:, :1]
    faces = []
    for i in range(rows if closed else rows - 1):
        low, high = index[i], index[(i + 1) % rows]
        for j in range(cols if full else cols - 1):
            k = (j + 1) % cols
            quad = [low[j], low[k], high[k], high[j]]
            face = list(dict.fromkeys(quad))
            if len(face) > 2:
                faces.append(face)
    return build(name, grid.reshape(-1, 3), faces, mat, frame(at, axis, up))


def cylinder(radius, length, mat, at=(0, 0, 0), axis='x', bevel=None, **options):
    """Solid cylinder from at, along axis."""
    return lathe([(0, 0), (0, radius), (length, radius), (length, 0)], mat, at, axis, bevel, name='cylinder', **options)


def tube(outer, inner, length, mat, at=(0, 0, 0), axis='x', bevel=0.002, **options):
    """Hollow cylinder from at, along axis."""
    return lathe([(0, inner), (0, outer), (length, outer), (length, inner)], mat, at, axis, bevel, closed=True, name='tube', **options)


def cone(r0, r1, length, mat, at=(0, 0, 0), axis='x', bevel=None, **options):
    return lathe([(0, 0), (0, r0), (length, r1), (length, 0)], mat, at, axis, bevel, name='cone', **options)


def sphere(radius, mat, at=(0, 0, 0), squash=1.0, axis='z'):
    points = [(-radius * squash * math.cos(t), radius * math.sin(t)) for t in np.linspace(0, math.pi, 17)]
    return lathe(points, mat, at, axis, bevel=0, name='sphere')


def bevel_mesh(mesh_builder, width, steps=2):
    bm = bmesh.new()
    mesh_builder(bm)
    if width > 0 and quality['bevels']:
        edges = [e for e in bm.edges if len(e.link_faces) == 2 and e.calc_face_angle(0) > math.radians(25)]
        bmesh.ops.bevel(bm, geom=edges, offset=width, segments=steps, affect='EDGES', profile=0.5, clamp_overlap=True)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    mesh = bpy.data.meshes.new('solid')
    bm.to_mesh(mesh)
    bm.free()
    return mesh


def box(size, mat, at=(0, 0, 0), axis='x', up=None, bevel=None, name='box'):
    """Box centred on at; size along (axis, side, up)."""
    width = DEFAULT_BEVEL if bevel is None else bevel

    def make(bm):
        bmesh.ops.create_cube(bm, size=1)
        bmesh.ops.scale(bm, vec=Vector(size), verts=bm.verts)
    return from_mesh(name, bevel_mesh(make, min(width, min(size) * 0.3)), mat, frame(at, axis, up))


def prism(outline, depth, mat, at=(0, 0, 0), axis='x', up=None, bevel=None, name='prism'):
    """Extrudes an outline of (side, up) points by depth along axis, from at."""
    width = DEFAULT_BEVEL if bevel is None else bevel

    def make(bm):
        face = bm.faces.new([bm.verts.new((0, y, z)) for y, z in outline])
        moved = bmesh.ops.extrude_face_region(bm, geom=[face])
        verts = [g for g in moved['geom'] if isinstance(g, bmesh.types.BMVert)]
        bmesh.ops.translate(bm, vec=(depth, 0, 0), verts=verts)
    return from_mesh(name, bevel_mesh(make, min(width, depth * 0.3)), mat, frame(at, axis, up))


def sweep(path, section, mat, bend=0.0, closed=False, sides=None, name='sweep', at=None):
    """A section along a path: radius (round) or list of (side, up) points. bend = elbow centre-line radius."""
    points = fillet(path, bend, steps=max(4, int(10 * quality['segments'])), closed=closed, min_turn=3)
    clean = [points[0]] + [b for a, b in zip(points, points[1:]) if (b - a).length > 1e-6]
    if isinstance(section, (int, float)):
        count = sides or max(8, min(segments_for(section), 48))
        turn = np.linspace(0, 2 * math.pi, count, endpoint=False)
        outline = [(section * math.cos(t), section * math.sin(t)) for t in turn]
    else:
        outline = section
    total, count = len(clean), len(outline)

    def tangent(i):
        ahead = clean[(i + 1) % total] if closed or i < total - 1 else clean[i]
        back = clean[i - 1] if closed or i > 0 else clean[i]
        return (ahead - back).normalized()
    first = tangent(0)
    side = first.cross(Vector((0, 0, 1)))
    side = side.normalized() if side.length > 1e-3 else Vector((0, 1, 0))
    verts = []
    for i, point in enumerate(clean):
        direction = tangent(i)
        side = (side - direction * side.dot(direction)).normalized()
        upward = side.cross(direction)
        verts += [point + side * a + upward * b for a, b in outline]
    rings = total if closed else total - 1
    faces = [[i * count + j, i * count + (j + 1) % count, (i + 1) % total * count + (j + 1) % count, (i + 1) % total * count + j]
             for i in range(rings) for j in range(count)]
    if not closed:
        faces += [list(range(count))[::-1], [(total - 1) * count + j for j in range(count)]]
    return build(name, verts, faces, mat, None if at is None else Matrix.Translation(vec(at)), bevelled=False)
