"""The pilot-operated reducing valve cut open, and a whole one behind it."""
import bpy

from scenes import stage
from scenes.parts import reducing
from scenes.parts.casting import cut_open
from scenes.parts.core import made_objects
from scenes.parts.reducing import BOTTOM, pilot_reducing_valve
from scenes.web import record
from scenes.web.machines.reducing_station import valve

PLANE = (0, -0.0003, 0)
# as on a drawing: stems, screws and springs are not cut
WHOLE = ('main-valve', 'pilot-valve', 'pilot-spring')


def adjusting_screw(obj):
    return all((obj.matrix_world @ v.co).z > 0.29 - BOTTOM for v in obj.data.vertices)


def opened():
    """Housings cut in orange, bolts, seat and diaphragms in their own material; what drilled the housings is taken away."""
    record.start()
    # letters have no inside
    with record.instead(reducing, text=lambda *_, **__: None, name_plate=lambda *_, **__: None):
        valve((0, 0, -BOTTOM))
    for name, objects in record.objects_by_part().items():
        for obj in objects:
            mat = obj.active_material.name if obj.active_material else ''
            seat = obj.name.startswith('tube') or mat == 'rubber'
            if (name not in WHOLE or seat) and not adjusting_screw(obj):
                cut_open([obj], PLANE, mat='cut' if mat in ('iron_grey', 'orange') else mat)
    kept = set(made_objects())
    for obj in [o for o in bpy.context.scene.objects if o.type == 'MESH' and o not in kept]:
        bpy.data.objects.remove(obj)


def section():
    opened()
    pilot_reducing_valve((0.33, 0.26, -BOTTOM), (0.80, -0.60, 0))
    stage.camera(-14, 9, 70, margin=0.05, focus=(0, 0, 0.2), aperture=8)
    stage.studio(azimuth=-14, size=0.42)


PICTURES = {'products/valvulas-reductoras-corte': section}
