"""Machines of scenes/web/machines opened for a picture."""
import bpy

from scenes.parts.casting import cut_open
from scenes.parts.core import made_objects


def cut_each(objects, y, mat):
    """Takes away what lies before y; each section lies a little before the last, for two in one plane would be black."""
    for i, obj in enumerate(objects):
        cut_open([obj], (0, y - 0.0002 * (i % 24), 0), '-y', mat(obj))


def orange(*names):
    """Sections of these materials are orange, all others in their own colour."""
    def mat(obj):
        own = obj.active_material.name if obj.active_material else 'cut'
        return 'cut' if own in names else own
    return mat


def remove_drills():
    """What took rooms out of bodies that have been cut since: it would be seen in a picture."""
    kept = set(made_objects())
    for obj in [o for o in bpy.context.scene.objects if o.type == 'MESH' and o not in kept]:
        bpy.data.objects.remove(obj)
