"""Cast and machined parts for close pictures: bodies with fillets, drilled plates and flanges, threads, springs, cut models."""
import math

import bmesh
import bpy
import numpy as np
from mathutils import Matrix

from scenes.materials import material
from scenes.parts import core
from scenes.parts.core import frame, from_mesh, lathe, place, quality, sweep, vec
from scenes.parts.sizes import flange_size

# a curve lies in its XY plane: turned so that its X is local Y, its Y local Z and its depth local X
_UPRIGHT = Matrix(((0, 0, 1, 0), (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 1)))


def _evaluated(obj):
    bpy.context.view_layer.update()
    return bpy.data.meshes.new_from_object(obj.evaluated_get(bpy.context.evaluated_depsgraph_get()))


def _taken(build):
    """Objects that build() makes, taken out of the list of parts."""
    first = len(core._objects)
    build()
    made = core._objects[first:]
    del core._objects[first:]
    return made


def _joined(objects):
    """One mesh, in the current frame, of all objects; the objects are removed."""
    inverse, bm = core._frames[-1].inverted(), bmesh.new()
    for obj in objects:
        mesh = _evaluated(obj)
        mesh.transform(inverse @ obj.matrix_world)
        bm.from_mesh(mesh)
        bpy.data.objects.remove(obj)
    mesh = bpy.data.meshes.new('joined')
    bm.to_mesh(mesh)
    bm.free()
    return mesh


def _brought(build):
    """Objects that build() makes, as parts of the current frame."""
    inverse, made = core._frames[-1].inverted(), _taken(build) if build else []
    for obj in made:
        obj.matrix_world = inverse @ obj.matrix_world
    return made


def _worked(body, added, cut):
    """Mesh of the body with others added and then cut out of it; all of these objects are removed."""
    for obj, operation in [*((o, 'UNION') for o in added), *((o, 'DIFFERENCE') for o in cut)]:
        step = body.modifiers.new('step', 'BOOLEAN')
        step.operation, step.object, step.solver = operation, obj, 'EXACT'
    mesh = _evaluated(body)
    mesh.transform(body.matrix_world)
    mesh.materials.clear()
    for obj in [body, *added, *cut]:
        bpy.data.objects.remove(obj)
    return mesh


def united(solids, cavity=None):
    """One mesh, in the current frame, of the bodies that solids() makes, without those of cavity(); edges stay sharp."""
    first, *others = _brought(solids)
    return _worked(first, others, _brought(cavity))


def _skin(obj, grain):
    """A new, even skin over a body. Some builds of Blender lack OpenVDB and would silently leave the body as it is."""
    remesh = obj.modifiers.new('skin', 'REMESH')
    if bpy.app.openvdb.supported:
        remesh.mode, remesh.voxel_size = 'VOXEL', grain
        return
    remesh.mode, remesh.use_remove_disconnected = 'SMOOTH', False
    remesh.scale, remesh.octree_depth = 0.99, max(5, math.ceil(math.log2(max(obj.dimensions) / grain)))


def cast(solids, mat, cavity=None, voxel=0.0018, soften=14, name='casting'):
    """A casting: the closed bodies that solids() makes become one skin whose inner corners are rounded.

    cavity() makes the bodies that are machined out of it afterwards, with sharp edges. soften = how far corners are rounded.
    """
    rough = bpy.data.objects.new('rough', united(solids))
    bpy.context.scene.collection.objects.link(rough)
    _skin(rough, voxel if quality['bevels'] else voxel * 1.8)
    smooth = rough.modifiers.new('soft', 'SMOOTH')
    smooth.factor, smooth.iterations = 0.5, soften
    return from_mesh(name, _worked(rough, (), _brought(cavity)), mat, bevelled=False)


def circle(radius, centre=(0, 0), count=None):
    count = count or core.segments_for(radius)
    return [(centre[0] + radius * math.cos(2 * math.pi * i / count), centre[1] + radius * math.sin(2 * math.pi * i / count)) for i in range(count)]


def rounded(outline, radius, steps=6):
    """The closed outline with its corners rounded."""
    return [(p.x, p.y) for p in core.fillet(outline, radius, steps, closed=True, min_turn=5)]


def plate(outlines, thick, mat, at=(0, 0, 0), axis='x', up=None, edge=0.0008, name='plate'):
    """Plate from at along axis: the first outline of (side, up) points is its rim, the others are holes. edge = chamfer."""
    edge = edge if quality['bevels'] else 0
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.fill_mode = '2D', 'BOTH'
    curve.extrude, curve.bevel_depth, curve.offset, curve.bevel_resolution = thick / 2 - edge, edge, -edge, 1
    for outline in outlines:
        spline = curve.splines.new('POLY')
        spline.points.add(len(outline) - 1)
        spline.points.foreach_set('co', [c for y, z in outline for c in (y, z, 0, 1)])
        spline.use_cyclic_u = True
    shape = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(shape)
    mesh = _evaluated(shape)
    bpy.data.objects.remove(shape)
    mesh.transform(Matrix.Translation((thick / 2, 0, 0)) @ _UPRIGHT)
    _weld(mesh)
    return from_mesh(name, mesh, mat, frame(at, axis, up))


def _weld(mesh):
    bm = bmesh.new()
    bm.from_mesh(mesh)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-6)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(mesh)
    bm.free()


def drilled(count, radius, hole, start=None):
    """Outlines of holes on a circle; by default they straddle the up axis."""
    offset = math.pi / count if start is None else math.radians(start)
    return [circle(hole, (radius * math.sin(offset + 2 * math.pi * i / count), radius * math.cos(offset + 2 * math.pi * i / count)), 20)
            for i in range(count)]


def open_flange(dn, at=(0, 0, 0), axis='x', up=None, mat='iron_grey', face='steel', bore=None):
    """PN16 flange of a valve that is not built in: free holes, grooved raised face, open bore. at = face, axis = outwards."""
    outer, ring, count, bolt, thick = flange_size(dn)
    bore = bore or dn / 2000
    land = ring - bolt * 1.35
    with place(at, axis, up) as part:
        plate([circle(outer), circle(bore), *drilled(count, ring, bolt / 2 + 0.001)], thick - 0.003, mat, (-thick, 0, 0), edge=0.0014)
        rings = 19 if quality['bevels'] else 1
        grooves = [(-0.0004 if i % 2 else 0.0, r) for i, r in enumerate(np.linspace(bore + 0.003, land - 0.001, rings))]
        lathe([(-0.006, bore), (-0.001, bore), *grooves, (-0.0008, land), (-0.006, land)], face, bevel=0, closed=True, name='face')
        part.port('face', (0, 0, 0), 'x', dn)
    return part


def turned(profile, radius, mat, at=(0, 0, 0)):
    """Lathe along Z with finely rounded corners, for large shiny shapes on which three facets a corner would show."""
    points = core.fillet(profile, radius if quality['bevels'] else 0, steps=12, min_turn=8)
    lathe([(p.x, p.y) for p in points], mat, at, 'z', bevel=0)


def threaded(radius, length, mat='stainless', at=(0, 0, 0), axis='z', pitch=0.002, bore=0.0):
    """Screw thread from at along axis, as rings: at picture size no one sees that they do not climb."""
    turns = max(1, int(length / pitch))
    rows = [(length * (i + 0.5 * k) / turns, radius - (0.55 * pitch if k == 0 else 0)) for i in range(turns) for k in (0, 1)]
    return lathe([(0, bore), *rows, (length, radius - 0.5 * pitch), (length, bore)], mat, at, axis, bevel=0, name='thread')


def spring(radius, wire, height, turns, mat='orange', at=(0, 0, 0), axis='z'):
    """Compression spring whose last coil at each end lies flat, as ground ends do."""
    count = int(turns * 32)
    flat, rise = 1.0 / turns, height - 2 * wire

    def level(share):
        lift = 2.1 * wire / rise
        if share < flat:
            return lift * share / flat
        if share > 1 - flat:
            return 1 - lift * (1 - share) / flat
        return lift + (1 - 2 * lift) * (share - flat) / (1 - 2 * flat)
    with place(at, axis) as part:
        path = [(wire + rise * level(i / count), radius * math.cos(turns * 2 * math.pi * i / count),
                 radius * math.sin(turns * 2 * math.pi * i / count)) for i in range(count + 1)]
        sweep(path, wire, mat, sides=16, name='spring')
    return part


def cut_open(objects, at=(0, 0, 0), normal='-y', mat='cut'):
    """Takes away what lies on the side of `normal` and closes the cut with faces of that material. Closed bodies only."""
    letters = [o for o in objects if o.type != 'MESH']
    core._objects[:] = [o for o in core._objects if o not in letters]
    solids = [o for o in objects if o.type == 'MESH']
    for obj in letters:
        bpy.data.objects.remove(obj)
    for obj in solids:
        mesh = _evaluated(obj)
        mesh.transform(obj.matrix_world)
        bm = bmesh.new()
        bm.from_mesh(mesh)
        bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-6)
        found = bmesh.ops.bisect_plane(bm, geom=[*bm.verts, *bm.edges, *bm.faces], dist=1e-7, plane_co=vec(at), plane_no=vec(normal), clear_outer=True)
        edges = [e for e in found['geom_cut'] if isinstance(e, bmesh.types.BMEdge)]
        filled = bmesh.ops.triangle_fill(bm, edges=edges, use_beauty=True, use_dissolve=False, normal=vec(normal)) if edges else {'geom': []}
        for face in filled['geom']:
            if isinstance(face, bmesh.types.BMFace):
                face.material_index, face.smooth = 1, False
        bm.to_mesh(mesh)
        bm.free()
        mesh.materials.append(material(mat))
        mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(42)
        obj.modifiers.clear()
        obj.data, obj.matrix_world = mesh, Matrix.Identity(4)


def arrow_outline(length, width):
    """Flow arrow along +side."""
    l, w = length / 2, width / 2
    return [(-l, -w * 0.4), (l * 0.2, -w * 0.4), (l * 0.2, -w), (l, 0), (l * 0.2, w), (l * 0.2, w * 0.4), (-l, w * 0.4)]
