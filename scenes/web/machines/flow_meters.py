"""The vortex meter line of models/flow_meters.py, with the shedder bar in its bore."""
from mathutils import Vector

from scenes.models import flow_meters
from scenes.models.flow_meters import LEFT, PT_X, RIGHT, TT_X, Z
from scenes.parts.core import prism
from scenes.parts.wafer_meter import BORE, NECK
from scenes.web.model import Model
from scenes.web.record import instead, made, move, naming, part


def build():
    names = {'pressure_point': 'pressure-transmitter', 'temperature_point': 'temperature-transmitter', 'signal_cables': 'cables', 'floor_support': 'supports', 'blind_flange': 'none'}
    meter_of, built = flow_meters.wafer_vortex_meter, []

    def meter(*args, **options):
        with part('meter'), made() as found:
            unit = meter_of(*args, **options)
        built.extend(found)
        return unit
    with part('pipe'), made() as line, instead(flow_meters, wafer_vortex_meter=meter), naming(flow_meters, **names):
        flow_meters.vortex_line()
    # the ends are open: without their covers they need no studs either
    move([o for o in line if o.name.startswith('bolts') and abs(o.matrix_world.translation.x) > 0.85], 'none')
    move([o for o in built if lowest(o) >= Z + NECK], 'meter-head')
    with part('shedder-bar'):
        prism([(-0.012, -0.014), (0.012, -0.014), (0.005, 0.016), (-0.005, 0.016)], 2 * BORE - 0.002, 'polished', (0, 0, Z - BORE + 0.001), 'z', 'x')


def lowest(obj):
    points = [v.co for v in obj.data.vertices] if obj.type == 'MESH' else [Vector()]
    return min((obj.matrix_world @ point).z for point in points)


MODEL = Model(
    slug='medidores-flujo', picture='products/medidores-flujo-conjunto', size=1.7, build=build,
    explode={'meter': (0, -0.25, 0.1), 'meter-head': (0, -0.25, 0.1), 'shedder-bar': (0, -0.25, -0.28), 'pressure-transmitter': (0.05, 0, 0.35), 'temperature-transmitter': (0.2, 0, 0.3), 'cables': (0.1, -0.3, -0.1), 'supports': (0, 0, -0.2)},
    inside=('shedder-bar',), cut=((0, -1, 0), 0.3, 0.0, 0.001), whole=('supports', 'cables', 'meter-head', 'pressure-transmitter', 'temperature-transmitter'),
    flows={'steam': ('steam', [(LEFT - 0.1, 0, Z), (-0.12, 0, Z), (-0.03, 0.0, Z), (0.0, 0.03, Z), (0.05, 0.0, Z), (0.10, -0.02, Z), (0.16, 0.02, Z), (0.22, 0, Z), (RIGHT + 0.1, 0, Z)]),
           'signal': ('signal', [(PT_X, -0.05, Z + 0.45), (PT_X + 0.1, 0.1, Z + 0.2), (TT_X, 0.1, Z - 0.1), (0.58, 0, 0.3)])},
)
