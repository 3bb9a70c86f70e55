"""Bodies that the pictures do not need but a cut does: carved volumes, hollow shells."""
import bpy

from scenes.parts import casting
from scenes.parts.core import from_mesh


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
