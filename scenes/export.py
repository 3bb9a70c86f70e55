"""Machines for the browser: blender -b --factory-startup -P scenes/export.py -- OUT [SLUG…]

Writes OUT/SLUG.glb (one node per part) and OUT/SLUG.json (camera, flows, cut and what each part does) for scripts/models.ts.
"""
import json
import math
import os
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, ROOT)
sys.dont_write_bytecode = True
os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'

import addon_utils  # noqa: E402
import bmesh  # noqa: E402
import bpy  # noqa: E402
from mathutils import Vector  # noqa: E402
from mathutils.bvhtree import BVHTree  # noqa: E402

from scenes import pictures, stage  # noqa: E402
from scenes.parts import casting  # noqa: E402
from scenes.web import light, paint, record, solids  # noqa: E402
from scenes.web.model import registry  # noqa: E402

SENSOR, ASPECT = 36.0, 1.6
# a carved casting may have a few open edges: its cut is filled nevertheless, with holes that nobody sees
FEW = 0.012


def gltf(point):
    """Y up, front towards +Z."""
    x, y, z = point
    return [round(x, 4), round(z, 4), round(-y, 4)]


def picture_camera(model, scene):
    """Where the camera of the machine's picture stands and looks: its scene is built once for that."""
    stage.reset()
    light.detail(model.size, model.letters)
    scene()
    eye = bpy.context.scene.camera
    bpy.context.view_layer.update()
    ahead = (eye.matrix_world.to_3x3() @ Vector((0, 0, -1))).normalized()
    place = eye.matrix_world.translation.copy()
    fov = math.degrees(2 * math.atan(SENSOR / ASPECT / 2 / eye.data.lens))
    return place, ahead, fov


def joined(name, objects):
    """One object of a part, in world coordinates, with one slot per material."""
    mesh, slots, ink = bmesh.new(), [], 0
    for obj in objects:
        if obj.name.startswith('tube') and obj.active_material.name == 'rubber':
            continue
        piece = casting._evaluated(obj)
        piece.transform(obj.matrix_world)
        if obj.matrix_world.determinant() < 0:
            piece.flip_normals()
        solids.face_outwards(piece)
        slot = {}
        for i, mat in enumerate(piece.materials):
            if mat not in slots:
                slots.append(mat)
            slot[i] = slots.index(mat)
        for polygon in piece.polygons:
            polygon.material_index = slot[polygon.material_index]
        ink += solids.ink_edges(piece)
        mesh.from_mesh(piece)
    result = bpy.data.meshes.new(name)
    bmesh.ops.remove_doubles(mesh, verts=[v for v in mesh.verts if v.is_boundary], dist=1e-6)
    mesh.to_mesh(result)
    closed = [len(e.link_faces) == 2 for e in mesh.edges]
    mesh.free()
    for mat in slots:
        result.materials.append(mat)
    result.use_auto_smooth, result.auto_smooth_angle = True, math.radians(50)
    obj = bpy.data.objects.new(name, result)
    return obj, max(0, closed.count(False) - ink), len(closed)


def anchor(obj, others, eye):
    """The point of the part's surface that a tag points at: seen from the picture's camera, near the middle of what is seen."""
    faces = [(obj.data.polygons[i].center, obj.data.polygons[i].area) for i in range(len(obj.data.polygons))
             if obj.data.polygons[i].normal.dot(eye - obj.data.polygons[i].center) > 0]
    faces = sorted(faces, key=lambda f: -f[1])[:400]

    def seen(point):
        way = point - eye
        for tree in others:
            hit = tree.ray_cast(eye, way.normalized(), way.length - 0.01)
            if hit[0] is not None:
                return False
        return True
    visible = [f for f in faces if seen(f[0])] or faces
    total = sum(f[1] for f in visible)
    middle = sum((c * (a / total) for c, a in visible), Vector())
    return min(visible, key=lambda f: (f[0] - middle).length)[0]


def export(model, out):
    begun = time.time()
    eye, ahead, fov = picture_camera(model, pictures.registry()[model.picture].scene)
    stage.reset()
    light.detail(model.size, model.letters)
    record.start()
    model.build()
    groups = record.objects_by_part()
    _, low, high = stage.bounds()
    target = eye + ahead * ((low + high) / 2 - eye).dot(ahead)
    for kind, names in (('explode', model.explode), ('inside', model.inside), ('whole', model.whole), ('hollow', model.hollow), ('middles', model.middles)):
        unknown = set(names) - set(groups)
        if unknown:
            raise ValueError(f'{model.slug}: {kind} names parts that were not made: {", ".join(sorted(unknown))}')
    parts, objects = {}, {}
    for name, made in groups.items():
        objects[name], open_edges, edges = joined(name, made)
        parts[name] = {'explode': gltf(model.explode.get(name, (0, 0, 0))), 'inside': name in model.inside, 'whole': name in model.whole, 'closed': name not in model.hollow and open_edges <= edges * FEW}
        if name in model.middles:
            parts[name]['middle'] = model.middles[name]
        if open_edges:
            print(f'{model.slug}: {name} has {open_edges} open edges of {edges}')
    for obj in list(bpy.context.scene.objects):
        bpy.data.objects.remove(obj)
    for name, obj in objects.items():
        obj.name = name
        bpy.context.scene.collection.objects.link(obj)
    trees = {name: BVHTree.FromPolygons([v.co for v in o.data.vertices], [p.vertices for p in o.data.polygons]) for name, o in objects.items()}
    for name, obj in objects.items():
        others = [tree for other, tree in trees.items() if other != name and not parts[name]['inside'] and other not in model.inside]
        parts[name]['anchor'] = gltf(anchor(obj, others, eye))
    paint.plain()
    axis, start, end, position = model.cut
    notes = {
        'poster': model.picture, 'parts': parts,
        'camera': {'position': gltf(eye), 'target': gltf(target), 'fov': round(fov, 2)},
        'cut': {'axis': gltf(axis), 'from': start, 'to': end, 'position': position},
        'flows': {name: {'medium': medium, 'points': [gltf(p) for p in points]} for name, (medium, points) in model.flows.items()},
    }
    path = os.path.join(out, model.slug)
    with open(f'{path}.json', 'w', encoding='utf-8') as file:
        json.dump(notes, file)
    bpy.ops.export_scene.gltf(filepath=f'{path}.glb', export_format='GLB', export_cameras=False, export_lights=False, export_texcoords=False,
                              export_colors=False, export_apply=False)
    print(f'{model.slug}: {len(parts)} parts, {sum(len(o.data.loop_triangles) or len(o.data.polygons) for o in objects.values())} faces, {time.time() - begun:.0f} s')


def main():
    out, *slugs = sys.argv[sys.argv.index('--') + 1:]
    known = registry()
    pictures.registry()
    unknown = [slug for slug in slugs if slug not in known]
    if unknown:
        sys.exit(f'unknown machine: {", ".join(unknown)}\nknown: {", ".join(sorted(known))}')
    light.install()
    addon_utils.enable('io_scene_gltf2')
    os.makedirs(out, exist_ok=True)
    for slug in slugs or sorted(known):
        export(known[slug], out)


main()
