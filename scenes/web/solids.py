"""Bodies that the pictures do not need but a cut does: carved volumes, hollow shells."""
import math

import bmesh
import bpy
from mathutils import Vector

from scenes.parts import casting
from scenes.parts.core import from_mesh, lathe, prism


def carve(solid, holes, mat, name='carved'):
    """The one closed body that solid() makes, less all that holes() makes."""
    body = casting._taken(solid)[0]
    cutter = bpy.data.objects.new('holes', casting._joined(casting._taken(holes)))
    bpy.context.scene.collection.objects.link(cutter)
    body_mesh = casting._joined([body])
    rough = bpy.data.objects.new('rough', body_mesh)
    bpy.context.scene.collection.objects.link(rough)
    cut = rough.modifiers.new('cut', 'BOOLEAN')
    cut.operation, cut.object, cut.solver, cut.use_self = 'DIFFERENCE', cutter, 'EXACT', True
    mesh = casting._evaluated(rough)
    mesh.materials.clear()
    for obj in (rough, cutter):
        bpy.data.objects.remove(obj)
    return from_mesh(name, mesh, mat, bevelled=False)


def drill(objects, solid):
    """Takes what solid() makes out of each of the objects."""
    cutter = casting._taken(solid)[0]
    for obj in objects:
        hole = obj.modifiers.new('hole', 'BOOLEAN')
        hole.operation, hole.object, hole.solver, hole.use_self = 'DIFFERENCE', cutter, 'EXACT', True


def pool(radius, level, length, mat, at, axis='x', steps=28):
    """Liquid in a lying vessel: at = the axis at its first end, level = height over the axis."""
    turn = math.asin(level / radius)
    spread = math.pi + 2 * turn
    outline = [(radius * math.cos(math.pi - turn + spread * i / steps), radius * math.sin(math.pi - turn + spread * i / steps)) for i in range(steps + 1)]
    return prism(outline, length, mat, at, axis, 'z', bevel=0, name='pool')


def united(solids):
    """One body of all that solids() makes, to take out of another: a body turned inside out would take nothing."""
    mesh = casting._joined(casting._taken(solids))
    bm = bmesh.new()
    bm.from_mesh(mesh)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(mesh)
    bm.free()
    return from_mesh('united', mesh, None, bevelled=False)


def hollow_ball(radius, wall, mat, at):
    """A float: its poles are pierced, so that it is one body."""
    def arc(r):
        return [(r * math.cos(t), r * math.sin(t)) for t in [0.03 + (math.pi - 0.06) * i / 12 for i in range(13)]]
    return lathe(arc(radius) + arc(radius - wall)[::-1], mat, at, 'z', bevel=0, closed=True, segments=20)


def ink_edges(mesh):
    """The edges of marks that lie on a surface, such as those of a dial: there is nothing in them to be filled."""
    uses = {}
    for polygon in mesh.polygons:
        for key in polygon.edge_keys:
            uses[key] = uses.get(key, 0) + 1
    open_edges = sum(1 for count in uses.values() if count == 1)
    is_flat = all(polygon.normal.dot(mesh.polygons[0].normal) > 0.999 for polygon in mesh.polygons)
    return open_edges if is_flat else 0


def face_outwards(mesh):
    """Turns the bodies of a mesh that show their inside: the cut is painted on inner sides. Cavities, which lie in a larger body, stay."""
    bm = bmesh.new()
    bm.from_mesh(mesh)
    bodies = [_measured(faces) for faces in _islands(bm)]
    for volume, low, high, faces in bodies:
        def holds(other):
            return other[0] > -volume and all(other[1][i] <= low[i] + 1e-5 and other[2][i] >= high[i] - 1e-5 for i in range(3))
        if volume < 0 and not any(holds(other) for other in bodies):
            bmesh.ops.reverse_faces(bm, faces=faces)
    bm.to_mesh(mesh)
    bm.free()


def _islands(bm):
    waiting = set(bm.faces)
    while waiting:
        found, edge_of = [], [waiting.pop()]
        while edge_of:
            face = edge_of.pop()
            found.append(face)
            near = {other for edge in face.edges for other in edge.link_faces} & waiting
            waiting -= near
            edge_of += near
        yield found


def _measured(faces):
    """Signed volume (below zero: inside out), lowest and highest corner, faces. Measured from the middle, so that it also tells of a pipe without its ends."""
    points = [v.co for face in faces for v in face.verts]
    low, high = (Vector(pick(p[i] for p in points) for i in range(3)) for pick in (min, max))
    middle, volume = sum(points, Vector()) / len(points), 0.0
    for face in faces:
        first = face.verts[0].co - middle
        for one, two in zip(face.verts[1:], face.verts[2:]):
            volume += first.dot((one.co - middle).cross(two.co - middle)) / 6
    return volume, low, high, faces
