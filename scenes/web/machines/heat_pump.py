"""The heat pump of models/heat_pump.py with tubes in its exchangers and rotors in its compressor."""
import math

from scenes.models import heat_pump
from scenes.models.heat_pump import BACK, DRIVE_X, FRONT, INLET_Z, LOWER_R, LOWER_Z, RECEIVER_X, SEPARATOR_X, SHAFT_Z, UPPER_R, UPPER_Z
from scenes.parts import refrigeration
from scenes.parts.core import box, build, cylinder, lathe, tube
from scenes.parts.exchangers import tube_bundle
from scenes.parts.sizes import pipe_radius
from scenes.web.model import Model
from scenes.web.record import instead, made, naming, part
from scenes.web.solids import drill, united

HALF = 2.75 / 2
heat_pump_motor = heat_pump.motor


def rotor(radius, lobes, turn, length, at, mat):
    """Twisted screw: an outline with lobes that turns along its axis (-X)."""
    sides, rings = lobes * 7, 15
    verts = []
    for k in range(rings):
        x, twist = -length * k / (rings - 1), turn * k / (rings - 1)
        for i in range(sides):
            t = 2 * math.pi * i / sides
            r = radius * (0.80 + 0.20 * math.cos(lobes * t))
            verts.append((at[0] + x, at[1] + r * math.cos(t + twist), at[2] + r * math.sin(t + twist)))
    faces = [[k * sides + i, (k + 1) * sides + i, (k + 1) * sides + (i + 1) % sides, k * sides + (i + 1) % sides] for k in range(rings - 1) for i in range(sides)]
    faces += [list(range(sides)), [(rings - 1) * sides + i for i in range(sides)][::-1]]
    build('rotor', verts, faces, mat, bevelled=False)


def chamber():
    """Room of the rotors between that of the suction and that of the discharge, and of the bearings on the shaft."""
    steps = ((0.19, 0.036), (0.25, 0.07), (0.28, 0.036), (0.385, 0.095), (0.775, 0.083), (0.86, 0.095), (0.885, 0.036), (0.918, 0.055))
    profile, start = [(0.09, 0)], 0.09
    for end, radius in steps:
        profile += [(start, radius), (end, radius)]
        start = end
    lathe([*profile, (start, 0)], None, (PORT, FRONT, SHAFT_Z), '-x', bevel=0)
    cylinder(0.083, 0.394, None, (PORT - 0.383, FRONT + 0.13, SHAFT_Z), '-x')


def bores():
    """Where the gas goes: down into the compressor, up at its end, and out at the separator's top."""
    cylinder(0.045, 0.73, None, (PORT - 0.29, FRONT, SHAFT_Z + 0.05), 'z')
    cylinder(0.036, 0.25, None, (PORT - 0.855, FRONT, SHAFT_Z + 0.05), 'z')
    cylinder(0.036, 0.70, None, (SEPARATOR_X, FRONT, 1.30), 'z')


def bored(make, *given):
    with made() as found:
        unit = make(*given)
    drill([o for o in found if o.name.startswith(('lathe', 'cylinder', 'sphere', 'cone', 'flange', 'casting', 'face', 'dished_end'))], lambda: united(bores))
    return unit


def opened_motor(radius, length, at, *given):
    """With stator, winding and rotor in its frame, and the fan under its cowl."""
    x, y, z = at
    with part('motor'), made() as found:
        unit = heat_pump_motor(radius, length, at, *given)

    def room():
        cylinder(0.17, 0.545, None, (x + 0.07, y, z), 'x')
        cylinder(0.19, 0.185, None, (x + 0.626, y, z), 'x')
        cylinder(0.0405, 0.7, None, (x - 0.01, y, z), 'x')
    drill([o for o in found if o.name.startswith(('lathe', 'cylinder')) and o.active_material.name == 'graphite'], lambda: united(room))
    with part('motor'):
        tube(0.1695, 0.106, 0.34, 'iron_grey', (x + 0.17, y, z), 'x')
        for end in (0.115, 0.511):
            tube(0.158, 0.114, 0.054, 'copper', (x + end, y, z), 'x')
        tube(0.102, 0.0415, 0.34, 'steel', (x + 0.17, y, z), 'x')
        cylinder(0.040, 0.697, 'polished', (x + 0.003, y, z), 'x')
        tube(0.15, 0.0415, 0.05, 'black', (x + 0.64, y, z), 'x')
        # the coupling on both shaft ends, under its guard
        lathe([(0.04, 0), (0.04, 0.035), (0, 0.035), (0, 0.062), (0.05, 0.062), (0.05, 0.10), (0.10, 0.10), (0.10, 0.062), (0.16, 0.062), (0.16, 0.042), (0.11, 0.042), (0.11, 0)],
              'steel', (x - 0.23, y, z), 'x', bevel=0)
    return unit


def compressor():
    """Cavity for both rotors, and the rotors."""
    with part('compressor'), made() as found:
        unit = heat_pump.machine()
    housings = [o for o in found if o.name.startswith(('lathe', 'prism', 'casting', 'flange')) and o.active_material.name == 'orange']
    for room in (chamber, bores):
        drill(housings, lambda: united(room))
    with part('rotors'):
        rotor(0.0815, 4, 4.4, 0.34, (PORT - 0.41, FRONT, SHAFT_Z), 'polished')
        rotor(0.0805, 6, -2.93, 0.34, (PORT - 0.41, FRONT + 0.13, SHAFT_Z), 'steel')
        for start, end in ((0.14, 0.41), (0.75, 0.915)):
            cylinder(0.0335, end - start, 'polished', (PORT - start, FRONT, SHAFT_Z), '-x')
        for start, length, radius in ((0.195, 0.05, 0.069), (0.885, 0.03, 0.054)):
            tube(radius, 0.0345, length, 'bronze', (PORT - start, FRONT, SHAFT_Z), '-x')
    return unit


def bundle(radius, z, top, mat):
    pitch = 0.0465
    limit = radius * 0.9 - 0.035
    points = [(pitch * (i + 0.5 * (j % 2)), pitch * 0.87 * j) for j in range(-6, 7) for i in range(-6, 7)]
    points = [(y, up) for y, up in points if math.hypot(y, up) < limit and up < top]
    tube_bundle(points, 0.0125, 2 * HALF - 0.06, (0.05 - HALF + 0.03, BACK, z), 'x', mat)


def hollow_exchanger(exchanger, radius, length, at, options):
    """With room in its water box and bores in its nozzles, and the plate that parts what comes from what goes."""
    with made() as found:
        unit = exchanger(radius, length, at, **options)
    end = at[0] - length / 2

    def room():
        cylinder(radius * 0.88, 0.245, None, (end - 0.235, at[1], at[2]), 'x')
        for side in (1, -1):
            cylinder(pipe_radius(options['dn']) * 0.88, 0.32, None, (end - 0.22, at[1], at[2] + side * radius / 2), '-x')

    def has_room(obj):
        xs = [(obj.matrix_world @ v.co).x for v in obj.data.vertices] if obj.type == 'MESH' else [0]
        return obj.name.startswith(('lathe', 'cylinder', 'flange')) and max(xs) < end + 0.01 and min(xs) < end - 0.25
    drill([o for o in found if has_room(o)], lambda: united(room))
    box((0.235, radius * 1.75, 0.012), 'graphite', (end - 0.118, at[1], at[2]), bevel=0)
    return unit


def pressure_switches():
    """Of high and of low pressure, on the posts of the gauge board."""
    for x in (0.78, 1.18):
        box((0.075, 0.05, 0.11), 'paint_grey', (x, FRONT - 0.22, 1.12), bevel=0)
        box((0.045, 0.004, 0.05), 'dial', (x, FRONT - 0.248, 1.13), bevel=0)
        cylinder(0.012, 0.035, 'brass', (x, FRONT - 0.22, 1.065), '-z')


def build_machine():
    shells = {'saddle': 'portal', 'safety_valve': 'safety-valve', 'nozzle': 'safety-valve', 'pipe': 'safety-valve', 'level_glass': 'level-glasses', 'tube': 'safety-valve'}
    with part('frame'), naming(heat_pump, beam='portal'):
        heat_pump.frame()
    exchanger, names = heat_pump.shell_exchanger, iter(('evaporator', 'condenser'))

    def named(radius, length, at, **options):
        with part(next(names)):
            return hollow_exchanger(exchanger, radius, length, at, options)
    heat_pump.shell_exchanger = named
    with part('condenser'), naming(heat_pump, **shells), naming(refrigeration, thermometer='thermometers'):
        heat_pump.exchangers()
    heat_pump.shell_exchanger = exchanger
    with instead(heat_pump, motor=opened_motor), naming(heat_pump, coupling_guard='motor', conduit='none', beam='frame', box='frame'):
        unit = compressor()
    with part('evaporator-tubes'):
        bundle(LOWER_R, LOWER_Z, 0.09, 'copper')
    with part('condenser-tubes'):
        bundle(UPPER_R, UPPER_Z, 0.3, 'copper')
    for name, line in (('suction-line', heat_pump.suction_line), ('oil-line', heat_pump.oil_line), ('gauges', heat_pump.gauge_board)):
        with part(name):
            bored(line, unit)
    with part('pressure-switches'):
        pressure_switches()
    with part('discharge-line'), naming(heat_pump, vertical_vessel='oil-separator', level_glass='level-glasses'):
        bored(heat_pump.discharge_line, unit)
    with part('liquid-line'), naming(heat_pump, vertical_vessel='receiver', level_glass='level-glasses', expansion_valve='expansion-valve', filter_drier='filter-drier'):
        heat_pump.liquid_line()
    with part('panel'):
        heat_pump.panel()


PORT = DRIVE_X + 0.08
MODEL = Model(
    slug='bombas-calor', picture='equipment/bombas-calor-conjunto', size=4.2, build=build_machine,
    explode={'condenser': (0, 0.5, 1.3), 'condenser-tubes': (0, 0.2, 0.75), 'safety-valve': (0, 0.5, 1.6), 'evaporator': (0, 1.5, 0), 'thermometers': (0, 0.5, 1.6), 'evaporator-tubes': (0, 0.75, 0), 'suction-line': (0, -0.2, 0.6), 'compressor': (0, -0.9, 0),
             'rotors': (0, -0.9, 0.6), 'motor': (0.6, -0.9, 0), 'oil-separator': (-0.6, -0.7, 0), 'discharge-line': (-0.4, -0.3, 0.9), 'oil-line': (-0.2, -1.3, 0), 'receiver': (0.7, -0.5, 0), 'liquid-line': (0.5, -0.3, 0.2),
             'expansion-valve': (0.3, -0.6, 0.1), 'filter-drier': (0.5, -0.7, 0.1), 'gauges': (0.4, -1.2, 0.3), 'pressure-switches': (0.4, -1.3, 0.1), 'panel': (-0.9, -0.6, 0), 'level-glasses': (0, -1.2, 0.2)},
    inside=('rotors', 'evaporator-tubes', 'condenser-tubes'),
    cut=((0, -1, 0), 0.9, -BACK, -BACK + 0.02), whole=('frame', 'thermometers', 'receiver', 'liquid-line', 'filter-drier', 'expansion-valve'), hollow=('panel', 'gauges', 'pressure-switches'),
    # the machine before the exchangers is cut through its own shaft
    middles=dict.fromkeys(('compressor', 'rotors', 'motor', 'suction-line', 'discharge-line', 'oil-separator', 'oil-line'), -FRONT),
    flows={
        'suction': ('refrigerant', [(0.0, BACK, LOWER_Z + 0.18), (PORT - 0.29, BACK - 0.17, LOWER_Z + 0.18), (PORT - 0.29, 0.0, LOWER_Z + 0.18), (PORT - 0.29, 0, SHAFT_Z + 0.94), (PORT - 0.29, FRONT, SHAFT_Z + 0.94), (PORT - 0.29, FRONT, SHAFT_Z)]),
        'discharge': ('refrigerant', [(PORT - 0.855, FRONT, SHAFT_Z), (PORT - 0.855, FRONT, INLET_Z), (SEPARATOR_X, FRONT, INLET_Z), (SEPARATOR_X, FRONT, 2.16), (SEPARATOR_X, 0, 2.16)]),
        'hot-gas': ('refrigerant', [(SEPARATOR_X, 0, 2.16), (SEPARATOR_X, BACK, 2.16), (SEPARATOR_X, BACK, UPPER_Z + 0.2), (0.7, BACK, UPPER_Z + 0.2)]),
        'liquid': ('refrigerant', [(1.24, BACK, UPPER_Z - UPPER_R), (1.24, BACK, 1.19), (RECEIVER_X, BACK, 1.19), (RECEIVER_X, FRONT, 1.19), (RECEIVER_X, FRONT, 0.44), (RECEIVER_X, -0.02, 0.44), (0.94, -0.02, 0.44)]),
        'expanded': ('refrigerant', [(0.94, -0.02, 0.44), (0.66, -0.02, 0.44), (0.66, BACK - 0.2, 0.44), (0.5, BACK, 0.42)]),
        'source-water': ('water', [(-1.9, BACK, LOWER_Z - 0.13), (-1.3, BACK, LOWER_Z - 0.1), (1.35, BACK, LOWER_Z - 0.1), (1.55, BACK, LOWER_Z), (1.35, BACK, LOWER_Z + 0.06), (-1.3, BACK, LOWER_Z + 0.06), (-1.9, BACK, LOWER_Z + 0.13)]),
        'hot-water': ('water', [(-1.9, BACK, UPPER_Z - 0.125), (-1.3, BACK, UPPER_Z - 0.1), (1.35, BACK, UPPER_Z - 0.1), (1.55, BACK, UPPER_Z), (1.35, BACK, UPPER_Z + 0.1), (-1.3, BACK, UPPER_Z + 0.1), (-1.9, BACK, UPPER_Z + 0.125)]),
    },
)
