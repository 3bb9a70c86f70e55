"""The steam boiler of models/boiler.py with the inside of models/boiler_section.py, whole instead of cut."""
import math

from scenes.models import boiler, boiler_fittings, boiler_section
from scenes.models.boiler_dimensions import (AXIS, BURNER_Z, CHAMBER, FRONT, FURNACE_R, FURNACE_Z, INNER, LEVEL, LOW_LEVEL, R, REAR, SECOND_ROWS, SHELL, THIRD_ROWS,
                                             TOP, TUBE_R, second_pass, third_pass)
from scenes.models.boiler_fittings import BLOW_X, BLOW_Z, COLLECTOR_Z, SKIM_X, SKIM_Y
from scenes.parts.casting import circle, plate
from scenes.parts.core import box, cylinder, lathe, place, prism, tube
from scenes.parts.exchangers import tube_bundle
from scenes.parts.fasteners import bolt_circle, bolts, ring_points
from scenes.parts.vessels import chimney
from scenes.web.model import Model
from scenes.web.record import instead, naming, part
from scenes.web.solids import carve


def cladding(*_, **__):
    with place((FRONT, 0, AXIS)):
        with part('insulation'):
            tube(R - 0.005, SHELL + 0.001, REAR - FRONT, 'wool')
        with part('cladding'):
            tube(R, R - 0.004, REAR - FRONT, 'white')
            for i in range(5):
                tube(R + 0.006, R + 0.0005, 0.055, 'stainless', (min(max(i * 0.775, 0.03), 3.07) - 0.0275, 0, 0))


def pressure_shell():
    with place((0, 0, AXIS)):
        tube(SHELL, INNER, REAR - FRONT, 'steel', (FRONT, 0, 0))


def tube_plates():
    """Drilled for furnace, tubes and inspection tube."""
    holes = [circle(TUBE_R + 0.0004, p, 8) for p in third_pass()]
    with place((0, 0, AXIS)):
        front = [circle(FURNACE_R + 0.0085, (0, FURNACE_Z)), *holes, *(circle(TUBE_R + 0.0004, p, 8) for p in second_pass())]
        plate([circle(INNER - 0.0005), *front], 0.028, 'steel', (FRONT, 0, 0), 'x', 'z', edge=0)
        plate([circle(INNER - 0.0005), *holes, circle(0.0755, (0.06, BURNER_Z - AXIS))], 0.028, 'steel', (REAR - 0.028, 0, 0), 'x', 'z', edge=0)


def flue_profile(shift):
    end = CHAMBER['x0'] + 0.018
    steps = 62
    xs = [FRONT + (end - FRONT) * i / steps for i in range(steps + 1)]
    return [(x, FURNACE_R + shift + (0.020 * math.sin(2 * math.pi * (x - FRONT) / 0.15) if FRONT + 0.2 < x < CHAMBER['x0'] - 0.1 else 0)) for x in xs]


def furnace():
    x0, x1, z, r = (CHAMBER[k] for k in ('x0', 'x1', 'z', 'r'))
    with place((0, 0, AXIS)):
        lathe(flue_profile(0.008) + flue_profile(-0.008)[::-1], 'iron_grey', (0, 0, FURNACE_Z), 'x', bevel=0, closed=True, segments=18)
        with part('reversal-chamber'):
            tube(r, r - 0.018, x1 - x0, 'iron_grey', (x0, 0, z))
            holes = [circle(FURNACE_R + 0.0085, (0, FURNACE_Z - z)), *(circle(TUBE_R + 0.0004, (y, up - z), 8) for y, up in second_pass())]
            plate([circle(r - 0.0185), *holes], 0.018, 'iron_grey', (x0, 0, z), 'x', 'z', edge=0)
            plate([circle(r - 0.0185), circle(0.0605, (0.06, FURNACE_Z - z))], 0.018, 'iron_grey', (x1 - 0.018, 0, z), 'x', 'z', edge=0)
        with part('sight-port'):
            tube(0.075, 0.06, REAR - x1 + 0.31, 'iron_grey', (x1 + 0.0005, 0.06, FURNACE_Z), 'x')


def tubes():
    with part('second-pass'):
        tube_bundle(second_pass(), TUBE_R, CHAMBER['x0'] + 0.024 - FRONT, (FRONT - 0.006, 0, AXIS), 'x', 'copper')
    with part('third-pass'):
        tube_bundle(third_pass(), TUBE_R, REAR - FRONT + 0.012, (FRONT - 0.006, 0, AXIS), 'x', 'steel')


def water():
    level = LEVEL - AXIS
    turn = math.asin(level / INNER)
    r = INNER - 0.0006
    arc = [(r * math.cos(t), r * math.sin(t)) for t in [math.pi - turn + (math.pi + 2 * turn) * i / 40 for i in range(41)]]

    def body():
        prism(arc, REAR - FRONT - 0.058, None, (FRONT + 0.029, 0, AXIS), 'x', 'z', bevel=0)

    def holes():
        with place((0, 0, AXIS)):
            lathe([(FRONT - 0.1, 0), *flue_profile(0.009), (CHAMBER['x0'] + 0.02, 0)], None, (0, 0, FURNACE_Z), 'x', bevel=0, segments=18)
            cylinder(CHAMBER['r'] + 0.001, CHAMBER['x1'] - CHAMBER['x0'] + 0.002, None, (CHAMBER['x0'] - 0.001, 0, CHAMBER['z']))
            cylinder(0.076, 0.5, None, (CHAMBER['x1'] - 0.01, 0.06, FURNACE_Z))
            for y, z in second_pass():
                cylinder(TUBE_R + 0.0006, CHAMBER['x0'] - FRONT + 0.1, None, (FRONT - 0.05, y, z), segments=8)
            for y, z in third_pass():
                cylinder(TUBE_R + 0.0006, REAR - FRONT + 0.1, None, (FRONT - 0.05, y, z), segments=8)
    carve(body, holes, 'water', 'water')


def front():
    """Smoke box, two lined door leaves with their bolts, and the burner plate with its throat."""
    with place((0, 0, AXIS)):
        tube(R * 0.985, R * 0.985 - 0.014, 0.31, 'graphite', (FRONT - 0.31, 0, 0))
        tube(R + 0.015, R * 0.985 + 0.0005, 0.03, 'graphite', (FRONT - 0.312, 0, 0))
    with part('front-doors'):
        for side in (1, -1):
            boiler.half_door(side, 0.07, FRONT - 0.312, '-x')
        with place((0, 0, AXIS)):
            plate([circle(R * 0.93), circle(0.30, (0, FURNACE_Z))], 0.05, 'refractory', (FRONT - 0.311, 0, 0), 'x', 'z', edge=0)
        for y, z in ring_points(16, 0.86):
            if abs(abs(z) - 0.45) > 0.13:
                with place((FRONT - 0.315, -y, AXIS + z), '-x', (0, -y, z)):
                    box((0.10, 0.035, 0.10), 'iron', (0.03, 0, -0.045))
                    bolts([(0, -0.05)], 0.024, at=(0.078, 0, 0))
    with part('burner'):
        tube(0.385, 0.20, 0.06, 'iron', (FRONT - 0.36, 0, BURNER_Z), 'x')
        bolt_circle(12, 0.35, 0.02, at=(FRONT - 0.36, 0, BURNER_Z), axis='-x')
        lathe([(-0.299, 0.299), (0.16, FURNACE_R - 0.034), (0.16, FURNACE_R - 0.045), (-0.02, 0.215), (-0.299, 0.215)], 'refractory',
              (FRONT, 0, BURNER_Z), 'x', bevel=0, closed=True)


def rear():
    with place((0, 0, AXIS)):
        tube(R * 0.985, R * 0.985 - 0.014, 0.38, 'graphite', (REAR + 0.0005, 0, 0))
        cylinder(R * 0.92, 0.06, 'graphite', (REAR + 0.381, 0, 0))
        plate([circle(R * 0.93), circle(0.0755, (0.06, FURNACE_Z))], 0.05, 'refractory', (REAR + 0.325, 0, 0), 'x', 'z', edge=0)
    bolt_circle(20, R * 0.88, 0.024, at=(REAR + 0.441, 0, AXIS))
    with part('sight-port'):
        tube(0.08, 0.045, 0.08, 'iron', (REAR + 0.4415, 0.06, BURNER_Z), 'x')
        cylinder(0.046, 0.004, 'hot', (REAR + 0.50, 0.06, BURNER_Z), 'x')
    stack = (REAR + 0.2, 0, AXIS + R * 0.93)
    with part('stack'):
        lathe([(0, 0.30), (0.12, 0.26), (0.20, 0.225), (0.20, 0.21), (0.12, 0.245), (0, 0.285)], 'graphite', stack, 'z', bevel=0, closed=True)
        open_chimney(stack)


def open_chimney(stack):
    def without_lid(radius, length, mat, *args, **options):
        if mat != 'black':
            return cylinder(radius, length, mat, *args, **options)
    from scenes.parts import vessels
    with instead(vessels, cylinder=without_lid):
        chimney(0.22, 1.5, (stack[0], 0, stack[2] + 0.17), 'z', sections=2, damper=True)


def top():
    nozzle = boiler.nozzle

    def own_nozzle(dn, *args, **options):
        with part('safety-valves' if dn == 50 else 'steam-valve'):
            return nozzle(dn, *args, **options)
    names = {'safety_valve': 'safety-valves', 'pipe': 'safety-valves', 'globe_valve': 'steam-valve', 'manhole': 'manhole', 'level_probe': 'level-probes', 'conduit': 'level-probes'}
    with part('steam-valve'), naming(boiler, **names), instead(boiler, nozzle=own_nozzle):
        boiler.top_mountings()
    with part('level-probes'):
        for x in (-1.08, -0.90):
            cylinder(0.008, TOP - 0.05 - LOW_LEVEL, 'stainless', (x, 0.05, TOP - 0.05), '-z')


def build():
    with instead(boiler, clad_shell=cladding), naming(boiler, base_frame='base', saddle='saddles', name_plate='cladding', shell_mark='cladding'):
        with part('cladding'):
            boiler.shell()
    for name, made in (('shell', pressure_shell), ('tube-plates', tube_plates), ('furnace', furnace), ('second-pass', tubes), ('water', water),
                       ('front-box', front), ('rear-box', rear), ('stays', lambda: boiler_fittings.gusset_stays((-0.36, -0.10, 0.10, 0.36))),
                       ('stays', boiler_fittings.stay_bars), ('dry-pipe', boiler_section.dry_pipe), ('level-control', boiler_fittings.level_control),
                       ('vent', boiler_fittings.vent), ('pressure-instruments', boiler.instrument_header), ('feedwater', boiler.feed_line),
                       ('surface-blowdown', boiler_fittings.collector), ('surface-blowdown', boiler_fittings.surface_blowdown),
                       ('sample-cooler', boiler_fittings.sample_cooler), ('blowdown', boiler_fittings.blowdown),
                       ('stack-thermometer', boiler_fittings.stack_thermometer), ('catwalk', boiler.catwalk), ('panel', boiler.panel)):
        with part(name):
            made()
    top()
    with part('burner'), naming(boiler, gas_train='gas-train', pipe='gas-train', tube='gas-train'):
        boiler.firing()
    with part('level-glass'):
        boiler.water_column(-1.18)
    with part('hand-hole'):
        boiler.hand_hole((-0.72, boiler.surface_y(0.86), 0.86), (0, -0.85, -0.6))


SECOND_Z, THIRD_Z = AXIS + SECOND_ROWS[1], AXIS + THIRD_ROWS[0]
MODEL = Model(
    slug='calderas-vapor', picture='equipment/calderas-vapor-conjunto', size=4.0, build=build,
    explode={'burner': (-1.5, 0, 0), 'gas-train': (-1.5, -0.5, 0), 'front-doors': (-0.75, 0, 0), 'front-box': (-0.35, 0, 0), 'rear-box': (0.7, 0, 0), 'sight-port': (0.9, 0, 0),
             'stack': (0.7, 0, 0.5), 'stack-thermometer': (0.7, -0.4, 0.5), 'cladding': (0, 2.3, 0.3), 'insulation': (0, 2.3, 2.3), 'shell': (0, 0, 1.9), 'stays': (0, 0, 1.5),
             'dry-pipe': (0, 0, 1.1), 'steam-valve': (0, 0, 2.5), 'safety-valves': (0, 0, 2.7), 'manhole': (0, 0, 2.3), 'level-probes': (0, 0, 2.5), 'level-control': (0, 0, 2.6),
             'vent': (0, 0, 2.6), 'pressure-instruments': (0, 0, 2.4), 'catwalk': (0, 2.6, 2.0), 'level-glass': (0, -0.7, 0), 'feedwater': (0, -0.7, 0), 'panel': (0, -0.9, 0),
             'surface-blowdown': (0, -0.6, 0), 'sample-cooler': (-0.1, -0.8, 0), 'blowdown': (0, -0.5, 0), 'hand-hole': (0, -0.4, -0.2), 'furnace': (0, -1.5, 0),
             'reversal-chamber': (0, -1.5, 0)},
    inside=('shell', 'tube-plates', 'stays', 'furnace', 'reversal-chamber', 'second-pass', 'third-pass', 'water', 'dry-pipe', 'insulation'),
    cut=((0, -1, 0), 2.0, 0.033, 0.033), hollow=('panel',), whole=('base', 'burner', 'gas-train', 'steam-valve', 'manhole'),
    flows={
        'feedwater': ('water', [(0.86, -1.34, 0.30), (0.95, -1.34, 0.9), (0.95, -1.34, 1.58), (0.95, -0.9, 1.58), (0.95, -0.55, 1.50), (0.7, -0.5, 1.2)]),
        'fire': ('gas', [(FRONT - 0.25, 0, BURNER_Z), (FRONT + 0.6, 0, BURNER_Z), (0.7, 0, BURNER_Z), (1.05, 0, BURNER_Z)]),
        'second-pass': ('gas', [(1.05, 0, BURNER_Z), (1.1, 0, SECOND_Z), (0.8, 0, SECOND_Z), (FRONT, 0, SECOND_Z), (FRONT - 0.15, 0, SECOND_Z + 0.05)]),
        'third-pass': ('gas', [(FRONT - 0.15, 0, SECOND_Z + 0.05), (FRONT - 0.15, 0, THIRD_Z), (FRONT, 0, THIRD_Z), (REAR, 0, THIRD_Z), (REAR + 0.2, 0, THIRD_Z + 0.1),
                               (REAR + 0.2, 0, TOP + 0.6), (REAR + 0.2, 0, TOP + 1.4)]),
        'steam': ('steam', [(-0.35, 0, LEVEL), (-0.3, 0, AXIS + 0.70), (0.36, 0, AXIS + 0.70), (0.36, 0, TOP + 0.2), (0.36, 0, TOP + 0.7)]),
        'surface-blowdown': ('water', [(-0.6, 0.10, COLLECTOR_Z), (SKIM_X - 0.05, 0.10, COLLECTOR_Z), (SKIM_X, 0.05, COLLECTOR_Z), (SKIM_X, SKIM_Y + 0.05, COLLECTOR_Z),
                                       (SKIM_X, SKIM_Y, COLLECTOR_Z - 0.05), (SKIM_X, SKIM_Y, 0.05)]),
        'blowdown': ('water', [(BLOW_X, 0, AXIS - INNER + 0.05), (BLOW_X, 0, BLOW_Z), (BLOW_X, -0.84, BLOW_Z), (BLOW_X, -1.25, BLOW_Z), (BLOW_X, -1.31, 0.05)]),
    },
)
