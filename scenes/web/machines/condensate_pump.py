"""The mechanical pump package of models/condensate_pump.py with float and mechanism inside."""
from scenes.models import condensate_pump
from scenes.models.condensate_pump import AXIS, DECK, DROP_X, LEFT, R, RIGHT, RISE_X
from scenes.parts.casting import spring
from scenes.parts.core import box, cylinder, lathe, place, tube
from scenes.web.model import Model
from scenes.web.record import made, naming, part
from scenes.web.solids import drill, hollow_ball, pool, united

BASE = DECK + 0.012
LINE_Z = BASE + 0.20


def cavity():
    return lathe([(0.088, 0), (0.092, 0.08), (0.115, 0.155), (0.16, 0.193), (0.535, 0.193), (0.535, 0)], None, (0, 0, BASE), 'z', bevel=0)


def ways():
    """In and out, through the nozzles of the body."""
    for axis in ('x', '-x'):
        cylinder(0.024, 0.4, None, (0.17 if axis == 'x' else -0.17, 0, LINE_Z), axis)


def mechanism():
    """Float on its lever, spring link, motive and exhaust valves hanging from the cover."""
    with place((0, 0, BASE)):
        with part('float'):
            hollow_ball(0.085, 0.004, 'stainless', (0.075, 0, 0.27))
            cylinder(0.006, 0.13, 'stainless', (-0.02, 0, 0.375), (0.6, 0, -0.6))
        for y in (-0.03, 0.03):
            box((0.012, 0.005, 0.15), 'stainless', (-0.02, y, 0.445))
        box((0.09, 0.055, 0.012), 'stainless', (-0.02, 0, 0.516))
        cylinder(0.006, 0.08, 'bolt', (-0.02, -0.04, 0.375), 'y')
        # the spring pulls the link over its dead centre; the bar moves both valves at once
        spring(0.013, 0.0028, 0.085, 7, 'orange', (-0.012, 0.018, 0.405), 'x')
        cylinder(0.006, 0.05, 'bolt', (0.078, -0.005, 0.405), 'y')
        box((0.012, 0.006, 0.07), 'stainless', (0.078, 0.03, 0.43))
        box((0.20, 0.010, 0.008), 'stainless', (0, 0.012, 0.459))
        with part('motive-valve'):
            tube(0.018, 0.009, 0.05, 'brass', (-0.085, 0.006, 0.484), 'z')
            lathe([(0, 0), (0, 0.014), (0.014, 0.004), (0.024, 0.004), (0.024, 0)], 'stainless', (-0.085, 0.006, 0.464), 'z', bevel=0)
        with part('exhaust-valve'):
            tube(0.022, 0.012, 0.05, 'brass', (0.085, 0.006, 0.484), 'z')
            lathe([(0, 0), (0, 0.017), (0.014, 0.005), (0.040, 0.005), (0.040, 0)], 'stainless', (0.085, 0.006, 0.446), 'z', bevel=0)


def build():
    with part('frame'):
        condensate_pump.structure()
    with part('receiver'), naming(condensate_pump, vent_cowl='vent', level_glass='level-glass', overflow='overflow', thermometer='thermometer'):
        condensate_pump.receiver()
    with part('pump'), made() as found:
        unit = condensate_pump.mechanical_pump(50, (0, 0, BASE))
    drill(found[:1], cavity)
    drill([o for o in found if o.name.startswith(('lathe', 'cylinder', 'cone', 'flange', 'casting'))], lambda: united(ways))
    with part('mechanism'):
        mechanism()
    with part('water'):
        lathe([(0.094, 0), (0.0945, 0.08), (0.117, 0.153), (0.162, 0.191), (0.285, 0.191), (0.285, 0)], 'water', (0, 0, BASE), 'z', bevel=0)
        pool(R * 0.9 - 0.012, -0.05, RIGHT - LEFT - 0.024, 'water', (LEFT + 0.012, 0, AXIS))
    for name, line in (('inlet-line', condensate_pump.inlet_line), ('outlet-line', condensate_pump.outlet_line), ('motive-line', condensate_pump.motive_line),
                       ('exhaust-line', condensate_pump.exhaust_line)):
        with part(name), naming(condensate_pump, check_valve='inlet-check' if name == 'inlet-line' else 'outlet-check', strainer='strainer', gate_valve='isolation-valves'):
            line(unit)


MODEL = Model(
    slug='bombas-mecanicas-condensado', picture='products/bombas-mecanicas-condensado-conjunto', size=2.2, build=build,
    explode={'receiver': (0, 0, 0.9), 'vent': (0, 0, 1.1), 'thermometer': (0, 0, 1.1), 'level-glass': (0, -0.35, 0.9), 'overflow': (-0.4, 0, 0.9), 'pump': (0, -0.8, 0), 'mechanism': (0, -0.8, 0.65), 'float': (0, -0.8, 0.45),
             'motive-valve': (-0.1, -0.8, 0.65), 'exhaust-valve': (0.1, -0.8, 0.65), 'water': (0, 0, 0), 'inlet-line': (-0.5, 0, 0), 'inlet-check': (-0.3, -0.3, 0), 'isolation-valves': (0, -0.4, 0), 'strainer': (-0.6, -0.3, 0),
             'outlet-line': (0.5, 0, 0), 'outlet-check': (0.3, -0.3, 0), 'motive-line': (0.2, -0.2, 0.4), 'exhaust-line': (0.6, 0.2, 0.3)},
    inside=('mechanism', 'float', 'motive-valve', 'exhaust-valve', 'water'),
    cut=((0, -1, 0), 0.55, 0.0, 0.005), whole=('frame', 'motive-line', 'exhaust-line', 'thermometer', 'isolation-valves', 'strainer', 'inlet-check', 'outlet-check'),
    flows={
        'filling': ('condensate', [(-0.68, 0, AXIS + R + 0.2), (-0.68, 0, AXIS), (DROP_X, 0, AXIS - 0.2), (DROP_X, 0, LINE_Z + 0.1), (DROP_X + 0.1, 0, LINE_Z), (-0.38, 0, LINE_Z), (-0.1, 0, LINE_Z)]),
        'motive-steam': ('steam', [(1.0, -0.18, 0.96), (0.2, -0.18, 0.96), (-0.085, -0.18, 0.96), (-0.085, -0.02, 0.88), (-0.085, -0.02, BASE + 0.46), (-0.06, 0, BASE + 0.33)]),
        'pumping': ('condensate', [(0.1, 0, LINE_Z), (0.38, 0, LINE_Z), (RISE_X - 0.1, 0, LINE_Z), (RISE_X, 0, LINE_Z + 0.1), (RISE_X, 0, AXIS + 0.34)]),
        'exhaust': ('steam', [(0.06, 0, BASE + 0.33), (0.085, -0.02, BASE + 0.46), (0.085, -0.02, 0.92), (RIGHT + 0.22, -0.02, 0.92), (RIGHT + 0.22, -0.02, AXIS + 0.12), (RIGHT - 0.1, -0.02, AXIS + 0.12),
                              (0.02, 0, AXIS + 0.2), (0.02, 0, AXIS + R + 0.3)]),
    },
)
