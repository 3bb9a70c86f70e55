"""The control valve of models/control_valve.py with its passages, trim and actuator inside."""
import math

from scenes.models import control_valve
from scenes.models.control_valve import AXIS, BODY_TOP, BONNET_TOP, CASE_RADIUS, COUPLING, LENGTH, PACKING, YOKE_TOP
from scenes.parts.casting import cast, spring
from scenes.parts.core import box, cylinder, lathe, place, tube
from scenes.web.model import Model
from scenes.web.record import instead, made, naming, part
from scenes.web.solids import drill, united

RIM = YOKE_TOP + 0.070


def passages():
    """Inlet below the seat, outlet above it; between them the wall that carries the seat."""
    for side, axis in ((1, 'x'), (-1, '-x')):
        cylinder(0.031, 0.122, None, (side * 0.112, 0, side * 0.010), (-side * 0.112, 0, side * 0.040))
        lathe([(0.096, 0), (0.096, 0.033), (0.120, 0.040), (0.17, 0.040), (0.17, 0)], None, axis=axis, bevel=0)
    cylinder(0.047, 0.057, None, (0, 0, -0.067), 'z')
    cylinder(0.047, 0.130, None, (0, 0, 0.010), 'z')
    cylinder(0.0404, 0.04, None, (0, 0, -0.02), 'z')


def body():
    def hollow(solids, mat, *_, **__):
        return cast(solids, mat, passages)
    with made() as found, instead(control_valve, cylinder=without_plug, cast=hollow):
        control_valve.body()
    drill([o for o in found if o.name.startswith('plate')], lambda: cylinder(0.047, 0.05, None, (0, 0, BODY_TOP - 0.03), 'z'))


def without_plug(radius, length, mat, *args, **options):
    if mat != 'stainless':
        return cylinder(radius, length, mat, *args, **options)


def bonnet():
    with made() as found:
        control_valve.bonnet()
    drill([found[1]], lambda: cylinder(PACKING + 0.0001, 0.09, None, (0, 0, BONNET_TOP - 0.064), 'z'))
    drill([found[1]], lambda: cylinder(0.0075, 0.08, None, (0, 0, BODY_TOP - 0.01), 'z'))
    with part('packing'):
        # rings of PTFE, pale between thin shadows
        for i in range(5):
            tube(PACKING - 0.0001, 0.0067, 0.0112, 'dial', (0, 0, BONNET_TOP - 0.0638 + 0.0125 * i), 'z')


def inner_trim():
    with part('seat-ring'):
        tube(0.040, 0.026, 0.018, 'steel', (0, 0, -0.010), 'z')
    with part('cage'):
        tube(0.045, 0.033, 0.0036, 'stainless', (0, 0, 0.0102), 'z')
        tube(0.045, 0.033, BODY_TOP - 0.051, 'stainless', (0, 0, 0.050), 'z')
        with made() as found:
            tube(0.045, 0.033, 0.0360, 'stainless', (0, 0, 0.0139), 'z')
        drill(found, lambda: united(windows))
    with part('plug'):
        # half open, as the scale says: its shoulder stands 10 mm over the seat and bares the foot of the windows
        lathe([(-0.004, 0), (-0.004, 0.013), (0.006, 0.019), (0.013, 0.0235), (0.0185, 0.0252), (0.0195, 0.0322), (0.062, 0.0322), (0.065, 0.010), (0.065, 0)], 'stainless', axis='z', bevel=0)
        cylinder(0.0065, BONNET_TOP - 0.065, 'stainless', (0, 0, 0.065), 'z')


def windows():
    for i in range(3):
        t = math.pi * i / 3
        box((0.12, 0.026, 0.1), None, (0, 0, 0.032), (math.cos(t), math.sin(t), 0), 'z')


def actuator():
    with made() as found:
        control_valve.actuator()
    r = CASE_RADIUS
    low = [(YOKE_TOP + 0.004, 0), (YOKE_TOP + 0.004, 0.05), (YOKE_TOP + 0.028, r * 0.62), (RIM - 0.012, r * 0.845), (RIM + 0.01, r * 0.845), (RIM + 0.01, 0)]
    high = [(RIM - 0.01, 0), (RIM - 0.01, r * 0.86), (RIM + 0.062, r * 0.81), (RIM + 0.104, r * 0.48), (RIM + 0.108, 0.03), (RIM + 0.108, 0)]
    for obj, profile in zip(found, (low, high)):
        drill([obj], lambda profile=profile: lathe(profile, None, axis='z', bevel=0))
    with part('diaphragm'):
        cylinder(r * 0.84, 0.0028, 'rubber', (0, 0, RIM + 0.0001), 'z')
        lathe([(0, 0), (0, r * 0.6), (0.006, r * 0.6), (0.008, 0.03), (0.008, 0)], 'steel', (0, 0, RIM + 0.003), 'z', bevel=0)
        cylinder(0.008, RIM - YOKE_TOP, 'stainless', (0, 0, YOKE_TOP), 'z')
    with part('springs'):
        for x, y in ((0.05, 0), (-0.025, 0.0433), (-0.025, -0.0433)):
            spring(0.017, 0.0032, 0.090, 5, 'stainless', (x, y, RIM + 0.0115))


def build():
    with place((0, 0, AXIS)):
        for name, made_by in (('body', body), ('bonnet', bonnet), ('yoke', control_valve.yoke), ('spindle', control_valve.spindle),
                              ('spindle', control_valve.travel_scale), ('actuator', actuator), ('plug', inner_trim)):
            with part(name):
                made_by()
        with part('positioner'), naming(control_valve, filter_regulator='air-filter'):
            control_valve.positioner()
    with part('spare-trim'):
        control_valve.trim()


MODEL = Model(
    slug='valvulas-control', picture='products/valvulas-control-conjunto', size=0.9, build=build,
    explode={'bonnet': (0, 0, 0.28), 'packing': (0, 0, 0.36), 'plug': (0, 0, 0.19), 'cage': (0, 0, 0.10), 'seat-ring': (0, 0, 0.06), 'yoke': (0, 0, 0.44), 'spindle': (0, 0, 0.44),
             'actuator': (0, 0.10, 0.86), 'diaphragm': (0, 0, 0.54), 'springs': (0, 0, 0.64), 'positioner': (0.22, 0, 0.44), 'air-filter': (0.26, 0, 0.36), 'spare-trim': (-0.1, -0.1, 0)},
    inside=('plug', 'cage', 'seat-ring', 'packing', 'diaphragm', 'springs'),
    cut=((0, -1, 0), 0.25, 0.0004, 0.0004), whole=('spare-trim', 'spindle'), hollow=('positioner',),
    flows={'steam': ('steam', [(-LENGTH, 0, AXIS), (-0.09, 0, AXIS), (-0.045, 0, AXIS - 0.040), (-0.01, 0, AXIS - 0.03), (0.01, 0, AXIS + 0.0), (0.03, 0, AXIS + 0.035), (0.05, 0, AXIS + 0.038),
                               (0.09, 0, AXIS), (LENGTH, 0, AXIS)]),
           'air': ('air', [(0.20, 0.06, AXIS + COUPLING - 0.12), (0.20, 0, AXIS + COUPLING), (0.235, -0.008, AXIS + COUPLING + 0.09), (0.118, 0.02, AXIS + COUPLING + 0.10), (0.10, 0.02, AXIS + YOKE_TOP + 0.05), (0.02, 0.02, AXIS + RIM - 0.01)])},
)
