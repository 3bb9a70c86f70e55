"""The deaerator of models/deaerator.py with sprays, trays and water inside."""
from scenes.models import deaerator, deaerator_base
from scenes.models.deaerator import AXIS, DOME_R, DOME_TOP, DOME_X, HALF, R, RISER_X, STEAM_IN, STEAM_Y, STEAM_Z, TOP, WATER_Z, surface_y
from scenes.models.deaerator_base import COLUMNS_X, ELBOW_Z, HEADER_Y, HEADER_Z, KNEE, PUMP_XS, PUMP_Y, RISE, SHAFT
from scenes.models.deaerator_inside import sprays, trays
from scenes.parts.core import cylinder
from scenes.parts.pipes import pipe, reducer
from scenes.parts.structure import grating
from scenes.parts.valves import ball_valve
from scenes.web import light
from scenes.web.model import Model
from scenes.web.record import instead, made, naming, part
from scenes.web.solids import drill, pool

INNER, FEED_X = DOME_R * 0.9, COLUMNS_X[-1] + 0.37


def tank():
    with made() as shell:
        deaerator.storage()
    wall = [o for o in shell if o.name.startswith('cladding')]
    drill(wall, lambda: cylinder(INNER, 0.5, None, (DOME_X, 0, TOP - 0.4), 'z', segments=24))


def chemical_feed():
    x, z = -1.42, AXIS - 0.12
    y = surface_y(z)
    cylinder(0.011, 0.14, 'stainless', (x, y + 0.03, z), '-y')
    ball_valve(15, (x, y - 0.15, z), '-y', 'z', flanged=False)
    cylinder(0.008, 0.10, 'stainless', (x, y - 0.19, z), '-y')


def plain_reducer(*args, **options):
    return reducer(*args, **{**options, 'sides': 12})


def feed_pumps():
    """What is insulated leads to the pumps, with its valve, strainer and reducer."""
    def line(*args, **options):
        with part('suction-lines' if options.get('insulated') else 'feed-pumps'):
            return pipe(*args, **options)
    with part('feed-pumps'), instead(light, HOLLOW={}), instead(deaerator_base, pipe=line, reducer=plain_reducer), naming(deaerator_base, nozzle='suction-lines', gate_valve='suction-lines', suction_reducer='suction-lines', strainer='suction-lines'):
        deaerator.feed_pumps(AXIS - R)


def build():
    with part('tank'), naming(deaerator, saddle='structure', manhole='manhole'):
        tank()
    with part('dome'), naming(deaerator, vent='vent'):
        deaerator.dome()
    for name, build_part in (('trays', lambda: trays(INNER, 0.17)), ('sprays', lambda: sprays(INNER)), ('safety-valve', deaerator.relief), ('vacuum-breaker', deaerator.vacuum_breaker), ('chemical-feed', chemical_feed), ('overflow', deaerator.overflow), ('level-glass', deaerator.level)):
        with part(name):
            build_part()
    with part('water'):
        # clear of the wall by more than its facets: else the two show through each other in stripes
        pool(R * 0.9 - 0.015, 0.30, 2 * HALF - 0.030, 'water', (-HALF + 0.015, 0, AXIS))
    # what stays whole shows no bore
    with part('steam-line'), instead(light, HOLLOW={}), instead(deaerator, reducer=plain_reducer), naming(deaerator, control_valve='steam-control-valve', sensing='pressure-instruments'):
        deaerator.steam_line()
    with part('make-up'), naming(deaerator, control_valve='level-control-valve', check_valve='level-control-valve'):
        deaerator.make_up()
    # over the beams, with whose upper side it would flicker, and with fewer bars
    with part('structure'), instead(deaerator_base, grating=lambda size, at: grating(size, (at[0], at[1], at[2] + 0.006), pitch=0.095)):
        deaerator.structure()
    feed_pumps()


MODEL = Model(
    slug='desaireadores', picture='equipment/desaireadores-conjunto', size=6.5, build=build,
    explode={'dome': (0, 0, 1.9), 'vent': (0, 0, 2.3), 'sprays': (0, 0, 1.55), 'trays': (0, 0, 0.75), 'steam-line': (0, -1.2, 0), 'steam-control-valve': (0, -1.6, 0),
             'make-up': (-0.6, 0, 0.6), 'level-control-valve': (-0.6, -0.4, 0.9), 'tank': (0, 1.9, 0.6), 'safety-valve': (0, 1.9, 1.3), 'pressure-instruments': (0, -0.4, 1.0),
             'level-glass': (0, -0.7, 0), 'overflow': (0.8, 0, 0), 'vacuum-breaker': (0, 1.9, 1.0), 'chemical-feed': (0, -0.5, 0), 'feed-pumps': (0, -1.6, 0), 'suction-lines': (0, -1.0, 0), 'manhole': (0, -0.5, 0)},
    inside=('trays', 'sprays', 'water'),
    whole=('feed-pumps', 'suction-lines', 'steam-line', 'steam-control-valve', 'vent'),
    cut=((0, -1, 0), 2.2, 0.0, 0.02),
    flows={
        'make-up': ('water', [(-RISER_X, 0.25, 0.1), (-RISER_X, 0.25, WATER_Z), (DOME_X - DOME_R, 0.25, WATER_Z), (DOME_X - 0.12, 0.21, WATER_Z), (DOME_X - 0.12, 0.21, WATER_Z - 0.12)]),
        'falling-water': ('water', [(DOME_X + 0.12, 0.05, WATER_Z - 0.05), (DOME_X + 0.1, 0.05, TOP + 0.7), (DOME_X + 0.14, 0.05, TOP + 0.5), (DOME_X + 0.12, 0.05, TOP), (DOME_X + 0.1, 0.05, AXIS + 0.31)]),
        'steam': ('steam', [(RISER_X, STEAM_Y, 0.1), (RISER_X, STEAM_Y, STEAM_Z), (DOME_X, STEAM_Y, STEAM_Z), (DOME_X, STEAM_Y, STEAM_IN), (DOME_X - 0.05, 0, STEAM_IN),
                            (DOME_X - 0.12, 0, TOP + 0.6), (DOME_X - 0.12, 0, WATER_Z - 0.08)]),
        'vent': ('gas', [(DOME_X, 0, DOME_TOP), (DOME_X, 0, DOME_TOP + 0.5), (DOME_X, 0, DOME_TOP + 1.1)]),
        'feedwater': ('water', [(0.2, 0, AXIS - 0.3), (PUMP_XS[1] - KNEE, 0, AXIS - R + 0.1), (PUMP_XS[1] - KNEE, 0, ELBOW_Z), (PUMP_XS[1] - KNEE, PUMP_Y, ELBOW_Z), (PUMP_XS[1] - KNEE, PUMP_Y, SHAFT),
                                (PUMP_XS[1] + RISE, PUMP_Y, SHAFT), (PUMP_XS[1] + RISE, PUMP_Y, HEADER_Z), (PUMP_XS[1] + RISE, HEADER_Y, HEADER_Z), (FEED_X, HEADER_Y, HEADER_Z), (FEED_X, HEADER_Y, 0.1)]),
    },
)
