"""The reducing station of models/reducing_station.py with the inside of its pilot-operated valve."""
from scenes.models import reducing_station
from scenes.models.reducing_station import CONDENSATE_Z, END, OUT_Z, RELIEF, SEPARATOR, START, TAP, TRAP_Z, Z
from scenes.parts import reducing
from scenes.parts.casting import spring
from scenes.parts.core import cylinder, lathe, place, sweep, tube
from scenes.web.model import Model
from scenes.web.record import instead, made, move, naming, part
from scenes.web.solids import drill, united

BEND = [(-0.13, 0, 0), (-0.075, 0, 0), (-0.035, 0, 0.030), (0, 0, 0.030)]


def passages():
    """Inlet over the seat, outlet below it; the rod passes down to the main diaphragm."""
    for side in (1, -1):
        sweep([(side * x, y, side * z) for x, y, z in BEND], 0.022, None, bend=0.02, sides=20)
    cylinder(0.036, 0.082, None, (0, 0, 0.009), 'z')
    cylinder(0.034, 0.044, None, (0, 0, -0.053), 'z')
    cylinder(0.024, 0.03, None, (0, 0, -0.015), 'z')
    cylinder(0.0075, 0.09, None, (0, 0, -0.13), 'z')


def pilot_chambers():
    """Supply below the pilot valve, the way to the main diaphragm above it; steam of the outlet under the diaphragm, the spring over it."""
    cylinder(0.011, 0.020, None, (0, 0, 0.136), 'z')
    cylinder(0.005, 0.008, None, (0, 0, 0.155), 'z')
    cylinder(0.011, 0.014, None, (0, 0, 0.162), 'z')
    cylinder(0.0034, 0.02, None, (0, 0, 0.170), 'z')
    cylinder(0.030, 0.009, None, (0, 0, 0.1845), 'z')
    cylinder(0.024, 0.014, None, (0, 0, 0.1935), 'z')
    cylinder(0.021, 0.085, None, (0, 0, 0.205), 'z')


def pilot_inside(bodies):
    drill(bodies, lambda: united(pilot_chambers))
    with part('pilot-valve'):
        cylinder(0.048, 0.0016, 'rubber', (0, 0, 0.1922), 'z')
        cylinder(0.0024, 0.045, 'stainless', (0, 0, 0.1465), 'z')
        lathe([(0, 0), (0, 0.008), (0.010, 0.004), (0.010, 0)], 'polished', (0, 0, 0.1455), 'z', bevel=0)
    with part('pilot-spring'):
        for z in (0.1945, 0.284):
            cylinder(0.018, 0.004, 'steel', (0, 0, z), 'z')
        spring(0.0145, 0.0022, 0.084, 7, 'steel', (0, 0, 0.199))
        cylinder(0.005, 0.011, 'stainless', (0, 0, 0.2885), 'z')


def valve(at):
    with part('reducing-valve'), made() as found:
        unit = reducing.pilot_reducing_valve(at)
    castings = [o for o in found if o.name.startswith('casting')]
    lathes = [o for o in found if o.name.startswith('lathe')]
    with place(at):
        drill([castings[0], *lathes[:1]], lambda: united(passages))
        upper, lower = lathes[2:4]
        drill([upper], lambda: lathe([(-0.121, 0), (-0.121, 0.080), (-0.112, 0.078), (-0.104, 0.03), (-0.104, 0)], None, axis='z', bevel=0))
        drill([lower], lambda: lathe([(-0.152, 0), (-0.150, 0.045), (-0.134, 0.078), (-0.119, 0.080), (-0.119, 0)], None, axis='z', bevel=0))
        with part('main-valve'):
            tube(0.030, 0.020, 0.016, 'steel', (0, 0, -0.008), 'z')
            lathe([(0.009, 0), (0.009, 0.018), (0.015, 0.026), (0.024, 0.026), (0.026, 0.012), (0.030, 0.012), (0.030, 0)], 'stainless', axis='z', bevel=0)
            cylinder(0.006, 0.126, 'stainless', (0, 0, -0.117), 'z')
            spring(0.016, 0.0022, 0.052, 5, 'steel', (0, 0, 0.031))
        with part('main-diaphragm'):
            cylinder(0.079, 0.002, 'rubber', (0, 0, -0.1205), 'z')
            lathe([(0, 0), (0, 0.045), (0.003, 0.045), (0.0035, 0)], 'steel', (0, 0, -0.1184), 'z', bevel=0)
    tubes = [o for o in found if o.type == 'MESH' and o.active_material.name in ('copper', 'brass')]
    move(tubes, 'pilot-tubes')
    pilot = [o for o in found if o not in tubes and (o.matrix_world @ o.data.vertices[0].co).z > at[2] + 0.126]
    move(pilot, 'pilot')
    with place(at):
        pilot_inside([o for o in pilot if o.name.startswith('lathe') or o.name.startswith('box') and o.active_material.name == 'iron_grey'])
    return unit


def build():
    main = {'globe_valve': 'isolation-valves', 'separator': 'separator', 'strainer': 'strainer', 'sensing_line': 'sensing-line', 'stay': 'sensing-line'}
    with part('frame'):
        reducing_station.structure()
    with part('pipes'), instead(reducing_station, pilot_reducing_valve=valve), naming(reducing_station, **main):
        drum = reducing_station.main_line()
    with part('trap-set'):
        reducing_station.trap_set(drum['drain'])
    with part('safety-valve'):
        reducing_station.relief()
    with part('gauges'):
        reducing_station.pressure_gauge(reducing_station.GAUGE_IN, 50, 0.62, (0, 4, 8, 12, 16))
        reducing_station.pressure_gauge(reducing_station.GAUGE_OUT, 80, 0.50, (0, 2, 4, 6))


MODEL = Model(
    slug='valvulas-reductoras', picture='products/valvulas-reductoras-conjunto', size=1.9, build=build,
    explode={'reducing-valve': (0, -0.45, 0), 'pilot': (0, -0.45, 0.22), 'pilot-tubes': (0, -0.65, 0.05), 'pilot-spring': (0.16, -0.45, 0.24), 'pilot-valve': (0.16, -0.45, 0.2), 'main-valve': (0, -0.7, 0.1), 'main-diaphragm': (0, -0.45, -0.25), 'sensing-line': (0, -0.2, 0.3), 'safety-valve': (0.2, 0, 0.4),
             'separator': (-0.25, -0.25, 0), 'strainer': (-0.1, -0.45, 0), 'trap-set': (-0.3, -0.3, -0.1), 'isolation-valves': (0, -0.3, 0), 'gauges': (0, -0.15, 0.35), 'frame': (0, 0.5, 0)},
    inside=('main-valve', 'main-diaphragm', 'pilot-valve', 'pilot-spring'),
    cut=((0, -1, 0), 0.35, 0.0003, 0.0003), whole=('frame', 'gauges', 'pilot-tubes', 'sensing-line', 'isolation-valves', 'separator', 'strainer', 'trap-set', 'safety-valve'),
    flows={
        'steam': ('steam', [(START, 0, Z), (-0.13, 0, Z), (-0.075, 0, Z), (-0.035, 0, Z + 0.030), (-0.028, 0, Z + 0.02), (0.022, 0, Z - 0.01), (0.035, 0, Z - 0.03), (0.075, 0, Z), (0.19, 0, Z), (0.32, 0, OUT_Z), (END, 0, OUT_Z)]),
        'pilot': ('steam', [(-0.074, -0.05, Z + 0.02), (-0.074, -0.075, Z + 0.15), (-0.03, -0.014, Z + 0.152), (0.104, -0.014, Z + 0.148), (0.104, -0.125, Z + 0.1), (0.104, -0.125, Z - 0.126), (0.06, -0.1, Z - 0.126), (0, 0, Z - 0.13)]),
        'sensing': ('steam', [(TAP, 0, Z), (TAP, 0, Z + 0.18), (0.9, 0.07, Z + 0.19), (0.12, 0.07, Z + 0.2), (0.05, 0, Z + 0.2)]),
        'condensate': ('condensate', [(SEPARATOR, 0, Z - 0.15), (SEPARATOR, 0, TRAP_Z), (SEPARATOR - 0.3, 0, TRAP_Z), (-1.2, 0, TRAP_Z), (-1.3, 0, CONDENSATE_Z), (START, 0, CONDENSATE_Z)]),
        'relief': ('steam', [(RELIEF, 0, Z), (RELIEF, 0, Z + 0.3), (RELIEF, 0.2, Z + 0.35), (RELIEF, 0.3, Z + 0.5), (RELIEF, 0.3, 2.1)]),
    },
)
