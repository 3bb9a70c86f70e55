"""The pilot-operated reducing valve cut open: before a whole one, and in its station."""
from scenes import stage
from scenes.models import reducing_station
from scenes.models.reducing_station import Z
from scenes.parts import reducing
from scenes.parts.reducing import BOTTOM, pilot_reducing_valve
from scenes.web import record
from scenes.web.cutting import cut_each, orange, remove_drills
from scenes.web.machines.reducing_station import valve

# as on a drawing: stems, screws and springs are not cut
WHOLE = ('main-valve', 'pilot-valve', 'pilot-spring')


def adjusting_screw(obj, height):
    return all((obj.matrix_world @ v.co).z > height + 0.29 for v in obj.data.vertices)


def opened(height):
    """Housings cut in orange, bolts, seat and diaphragms in their own material; what drilled the housings is taken away."""
    record.start()
    # letters have no inside
    with record.instead(reducing, text=lambda *_, **__: None, name_plate=lambda *_, **__: None):
        unit = valve((0, 0, height))

    def is_cut(name, obj):
        seat = obj.name.startswith('tube') or (obj.active_material and obj.active_material.name == 'rubber')
        return (name not in WHOLE or seat) and not adjusting_screw(obj, height)
    cut_each([o for name, objects in record.objects_by_part().items() for o in objects if is_cut(name, o)], -0.0003, orange('iron_grey', 'orange'))
    remove_drills()
    return unit


def section():
    near = opened(-BOTTOM).objects
    # as near as screw and diaphragm housing allow
    pilot_reducing_valve((0.518, 0.40, -BOTTOM), (0.93, -0.37, 0))
    stage.camera(-14, 3, 70, target=(0.158, 0, 0.262), distance=1.80, focus=(0, 0.2, 0.2), aperture=32)
    stage.studio(near, azimuth=-14, size=0.42)


def station():
    """From the separator to the safety valve, with the reducing valve cut where it stands."""
    unit = opened(Z)
    with record.instead(reducing_station, pilot_reducing_valve=lambda _: unit):
        reducing_station.station()
    stage.camera(-16, 8, 58, target=(0.19, 0.02, 1.03), distance=3.25)
    stage.studio(azimuth=-16, size=1.9)


PICTURES = {
    'products/valvulas-reductoras-corte': section,
    'products/valvulas-reductoras-estacion': station,
}
