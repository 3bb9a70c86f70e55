"""Bodies that the pictures do not need but a cut does: carved volumes, hollow shells."""
import math

import bpy

from scenes.parts import casting
from scenes.parts.core import from_mesh, prism


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
    """One body of all that solids() makes, to take out of another."""
    mesh = casting._joined(casting._taken(solids))
    return from_mesh('united', mesh, None, bevelled=False)
