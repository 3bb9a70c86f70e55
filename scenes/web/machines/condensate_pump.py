"""The mechanical pump package of models/condensate_pump.py with float and mechanism inside."""
from scenes.models import condensate_pump, pump_section
from scenes.models.condensate_pump import AXIS, DROP_X, LEFT, R, RIGHT, RISE_X
from scenes.models.pump_section import BASE, COVER, CUT, FLOAT, LEVEL, LINE, REACH, ROOM
from scenes.parts.core import cylinder, lathe, place, sphere
from scenes.web.model import Model
from scenes.web.record import instead, made, naming, part
from scenes.web.solids import carve, drill, hollow_ball, pool, united

LINE_Z = BASE + LINE
# before the middle of the valves
BEFORE = 0.0003 - CUT


def cavity():
    return lathe(ROOM, None, (0, 0, BASE), 'z', bevel=0)


def ways():
    """In and out, through the nozzles of the body."""
    for axis in ('x', '-x'):
        cylinder(0.024, 0.4, None, (0.17 if axis == 'x' else -0.17, 0, LINE_Z), axis)


def receiver_room():
    return cylinder(R * 0.9, RIGHT - LEFT, None, (LEFT, 0, AXIS))


def receiver_bores():
    """Condensate in, flash steam out, condensate down to the pump."""
    for x in (-0.68, 0.02):
        cylinder(0.038, 0.20, None, (x, 0, AXIS + R * 0.9 - 0.02), 'z')
    cylinder(0.025, 0.20, None, (DROP_X, 0, AXIS - R * 0.9 + 0.02), '-z')


def open_nozzles(found):
    drill([o for o in found if o.name.startswith(('cylinder', 'lathe')) and o.active_material.name == 'steel'], receiver_room)
    drill([o for o in found if o.name.startswith(('cylinder', 'cladding')) and o.active_material.name in ('steel', 'white')], lambda: united(receiver_bores))


def mechanism():
    """As in the picture of the section, while it fills, but whole: the browser cuts it."""
    with place((0, 0, BASE)), part('mechanism'), instead(pump_section, cut_open=lambda *_, **__: None, sphere=ball), \
            naming(pump_section, float_ball='float', motive_valve='motive-valve', exhaust_valve='exhaust-valve'):
        pump_section.valves()
        pump_section.mechanism()


def ball(radius, mat, at):
    """The float is hollow."""
    return hollow_ball(radius, 0.004, mat, at) if radius > 0.05 else sphere(radius, mat, at)


def build():
    with part('frame'), naming(condensate_pump, beam='stand', saddle='receiver'):
        condensate_pump.structure()
    with part('receiver'), naming(condensate_pump, vent_cowl='vent', level_glass='level-glass', overflow='overflow', thermometer='thermometer'), made() as shell:
        condensate_pump.receiver()
    open_nozzles(shell)
    with part('pump'), made() as found:
        unit = condensate_pump.mechanical_pump(50, (0, 0, BASE))
    drill([o for o in found if o.active_material.name == 'orange'], cavity)
    drill([o for o in found if o.name.startswith(('lathe', 'cylinder', 'cone', 'flange', 'casting'))], lambda: united(ways))
    with place((0, 0, BASE + COVER)):
        drill([o for o in found if o.name.startswith('lathe') and o.active_material.name == 'iron_grey'], lambda: united(pump_section.channels))
    mechanism()
    # each goes with what holds it when that is moved
    with part('pump'), place((0, 0, BASE)):
        carve(lambda: lathe([(0.094, 0), (0.0945, 0.08), (0.117, 0.153), (0.162, 0.191), (LEVEL, 0.191), (LEVEL, 0)], None, axis='z', bevel=0), lambda: sphere(0.081, None, FLOAT), 'water')
        for axis, x in (('x', 0.1915), ('-x', -0.1915)):
            cylinder(0.0235, REACH - 0.1915, 'water', (x, 0, LINE), axis)
    with part('water'):
        pool(R * 0.9 - 0.012, -0.05, RIGHT - LEFT - 0.024, 'water', (LEFT + 0.012, 0, AXIS))
    for name, line in (('inlet-line', condensate_pump.inlet_line), ('outlet-line', condensate_pump.outlet_line), ('motive-line', condensate_pump.motive_line),
                       ('exhaust-line', condensate_pump.exhaust_line)):
        with part(name), naming(condensate_pump, check_valve='inlet-check' if name == 'inlet-line' else 'outlet-check', strainer='strainer', gate_valve='isolation-valves'), made() as pipework:
            line(unit)
        if name == 'inlet-line':
            open_nozzles(pipework)


MODEL = Model(
    slug='bombas-mecanicas-condensado', picture='products/bombas-mecanicas-condensado-conjunto', size=2.2, build=build,
    explode={'receiver': (0, 0, 0.9), 'vent': (0, 0, 1.1), 'thermometer': (0, 0, 1.1), 'level-glass': (0, -0.35, 0.9), 'overflow': (-0.4, 0, 0.9), 'pump': (0, -0.8, 0), 'mechanism': (0, -0.8, 0.65), 'float': (0, -0.8, 0.45),
             'motive-valve': (-0.1, -0.8, 0.65), 'exhaust-valve': (0.1, -0.8, 0.65), 'water': (0, 0, 0.9), 'inlet-line': (-0.5, 0, 0), 'inlet-check': (-0.3, -0.3, 0), 'isolation-valves': (0, -0.4, 0), 'strainer': (-0.6, -0.3, 0),
             'outlet-line': (0.5, 0, 0), 'outlet-check': (0.3, -0.3, 0), 'motive-line': (0.2, -0.2, 0.4), 'exhaust-line': (0.6, 0.2, 0.3)},
    inside=('mechanism', 'float', 'motive-valve', 'exhaust-valve', 'water'),
    cut=((0, -1, 0), 0.55, BEFORE, BEFORE), whole=('frame', 'motive-line', 'exhaust-line', 'thermometer', 'isolation-valves', 'strainer', 'inlet-check', 'outlet-check'),
    flows={
        'filling': ('condensate', [(-0.68, 0, AXIS + R + 0.2), (-0.68, 0, AXIS), (DROP_X, 0, AXIS - 0.2), (DROP_X, 0, LINE_Z + 0.1), (DROP_X + 0.1, 0, LINE_Z), (-0.38, 0, LINE_Z), (-0.1, 0, LINE_Z)]),
        'motive-steam': ('steam', [(1.0, -0.18, 0.96), (0.2, -0.18, 0.96), (-0.085, -0.18, 0.96), (-0.085, -0.02, 0.88), (-0.085, -0.02, BASE + 0.46), (-0.06, 0, BASE + 0.33)]),
        'pumping': ('condensate', [(0.1, 0, LINE_Z), (0.38, 0, LINE_Z), (RISE_X - 0.1, 0, LINE_Z), (RISE_X, 0, LINE_Z + 0.1), (RISE_X, 0, AXIS + 0.34)]),
        'exhaust': ('steam', [(0.06, 0, BASE + 0.33), (0.085, -0.02, BASE + 0.46), (0.085, -0.02, 0.92), (RIGHT + 0.22, -0.02, 0.92), (RIGHT + 0.22, -0.02, AXIS + 0.12), (RIGHT - 0.1, -0.02, AXIS + 0.12),
                              (0.02, 0, AXIS + 0.2), (0.02, 0, AXIS + R + 0.3)]),
    },
)
