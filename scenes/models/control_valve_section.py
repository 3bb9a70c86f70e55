"""The control valve cut open from flange to actuator: seat, plug, cage, packing, diaphragm and springs; its spare trim beside it."""
from scenes import stage
from scenes.models.control_valve import AXIS, YOKE_FOOT
from scenes.parts.core import box
from scenes.web import record
from scenes.web.cutting import cut_each, orange, remove_drills
from scenes.web.machines.control_valve import build
from scenes.web.solids import drill

# as on a drawing: stem, plug and springs are not cut; what stands beside the valve stays as it is
CUT = ('body', 'bonnet', 'packing', 'seat-ring', 'cage', 'actuator', 'diaphragm')


def section():
    record.start()
    build()
    parts = record.objects_by_part()
    # the yoke's foot hides the packing
    drill(parts['yoke'], lambda: box((0.12, 0.1, 0.05), None, (0, -0.0503, AXIS + YOKE_FOOT + 0.012)))
    cut_each([*parts['yoke']], -1, orange())
    cut_each([o for name in CUT for o in parts[name]], -0.0003, orange('iron_grey', 'orange'))
    remove_drills()
    # farther back, beside the body
    for obj in parts['spare-trim']:
        obj.location.x += 0.13
        obj.location.y += 0.30
    # as near as flanges and lifting eye allow
    stage.camera(-24, 2, 50, target=(-0.07, 0, 0.382), distance=1.90, focus=(0, 0, 0.25), aperture=11)
    stage.studio(azimuth=-24, size=0.56)


PICTURES = {'products/valvulas-control-corte': section}
