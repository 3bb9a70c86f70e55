"""The pure-steam generator of models/pure_steam.py."""
import math

from scenes.models import pure_steam
from scenes.models.pure_steam import E_LEN, E_LOW, E_R, E_X, HEATER, INLET, LEVEL, OUTLET, S_LEN, S_LOW, S_R, S_X
from scenes.models.pure_steam_section import PLATES, TUBE, head
from scenes.parts.casting import circle, plate
from scenes.parts.core import box, cylinder, lathe, tube
from scenes.parts.exchangers import tube_bundle
from scenes.web.model import Model
from scenes.web.record import instead, made, naming, part
from scenes.web.solids import drill


def build():
    columns, names = pure_steam.clean_column, iter(('evaporator', 'separator', 'preheater'))

    def column(radius, length, at, **options):
        with part(next(names)), made() as found:
            unit = columns(radius, length, at, **options)
        drill([o for o in found if o.name.startswith('column')], lambda: inner_column(radius - 0.006, length, at))
        return unit
    pure_steam.clean_column = column
    with part('skid'):
        pure_steam.skid()
        with naming(pure_steam, name_plate='separator'), instead(pure_steam, tube=clamp, box=holder):
            evaporator, separator = pure_steam.columns()
    with part('heating-tubes'):
        heating_tubes()
    with part('droplet-separator'):
        droplet_separator()
    water()
    with part('circulation'), naming(pure_steam, diaphragm_valve='drain-valve'):
        pure_steam.circulation(evaporator, separator)
    with part('outlet'), naming(pure_steam, pneumatic_diaphragm_valve='outlet-valve', sanitary_gauge='instruments', temperature_transmitter='instruments', sample_cooler='sample-cooler'):
        pure_steam.pure_steam_outlet(separator)
    for name, made_by in (('relief-valve', pure_steam.pure_relief), ('jacket-relief-valve', pure_steam.jacket_relief)):
        with part(name):
            made_by()
    with part('plant-steam'), naming(pure_steam, control_valve='steam-valve'):
        pure_steam.plant_steam()
    with part('condensate'), naming(pure_steam, float_trap='steam-trap'):
        pure_steam.condensate()
    with part('feed'), naming(pure_steam, motor='feed-pump', lathe='feed-pump', diaphragm_valve='feed-valve', air_vent='preheater'):
        pure_steam.feed_water()
    with part('level'):
        pure_steam.level_column()
    with part('panel'):
        pure_steam.panel()
    pure_steam.clean_column = columns


def clamp(outer, inner, length, mat, at, axis):
    with part('evaporator' if at[0] == E_X else 'separator'):
        return tube(outer, inner, length, mat, at, axis)


def holder(size, mat, at, bevel):
    """Of the plate in front, which is the separator's, and of the columns to the portal behind."""
    with part('separator' if at[1] < 0 else 'skid'):
        return box(size, mat, at, bevel=bevel)


def inner_column(radius, length, at):
    """The room inside a column, heads included."""
    end = head(radius, 8)
    lathe([(-x, r) for x, r in end[::-1]] + [(length + x, r) for x, r in end], None, at, 'z', bevel=0, segments=32)


TUBES = [(0.034 * (i + 0.5 * (j % 2)), 0.0295 * j) for j in range(-4, 5) for i in range(-4, 5)]
TUBES = [p for p in TUBES if math.hypot(*p) < E_R - 0.025]


def heating_tubes():
    """Bundle between double plates, so that a leak shows outside: water boils inside the tubes, plant steam condenses around them."""
    tube_bundle(TUBES, TUBE, PLATES[-1] + 0.012 - PLATES[0], (E_X, 0, PLATES[0]), 'z', 'stainless')
    with part('tube-plates'):
        for z in PLATES:
            plate([circle(E_R - 0.0065), *(circle(0.0127, p, 8) for p in TUBES)], 0.012, 'steel', (E_X, 0, z), 'z', edge=0)


def water():
    """One level in both columns. Each water goes with what holds it when that is moved; of the tubes only those that are cut show theirs."""
    for name, x, r, low, top in (('water', S_X, S_R - 0.0085, S_LOW, LEVEL), ('evaporator', E_X, E_R - 0.0085, E_LOW, PLATES[0] - 0.0005)):
        with part(name):
            lathe([(low - z, radius) for z, radius in head(r, 8)[::-1]] + [(top, r), (top, 0)], 'water', (x, 0, 0), 'z', bevel=0, segments=32)
    with part('heating-tubes'):
        for x, y in TUBES:
            if abs(y) < 0.001:
                cylinder(TUBE * 0.84, LEVEL - PLATES[0], 'water', (E_X + x, y, PLATES[0]), 'z', segments=8)


def droplet_separator():
    """Inner pipe from the outlet down, under which the steam must dive, and a ring that sends drops back."""
    low, top = S_LOW + S_LEN - 0.46, S_LOW + S_LEN + S_R * 0.46
    tube(0.064, 0.058, top - low, 'stainless', (S_X, 0, low), 'z')
    tube(S_R - 0.0065, 0.09, 0.006, 'stainless', (S_X, 0, S_LOW + S_LEN * 0.36), 'z')


HIGH, S_IN = E_LOW + E_LEN + 0.23, S_LOW + S_LEN * 0.70
TOP = S_LOW + S_LEN + 0.23
MID = (E_X + E_R + S_X - S_R) / 2
MODEL = Model(
    slug='vapor-puro', picture='products/vapor-puro-conjunto', size=2.6, build=build,
    explode={'evaporator': (-0.35, -0.2, 0), 'separator': (0.1, -0.35, 0), 'water': (0.1, -0.35, 0), 'preheater': (0.35, 0, 0), 'circulation': (0, 0, 0.3), 'outlet': (0.4, 0, 0.35), 'outlet-valve': (0.4, -0.2, 0.5), 'instruments': (0.5, -0.2, 0.5), 'plant-steam': (-0.6, 0, 0),
             'steam-valve': (-0.6, -0.2, 0.2), 'steam-trap': (-0.7, -0.2, 0), 'condensate': (0, 0.4, -0.1), 'sample-cooler': (0.45, -0.45, 0.2), 'feed': (0.4, -0.2, 0), 'feed-pump': (0.5, -0.5, 0), 'feed-valve': (0.4, -0.3, 0.1), 'level': (-0.56, -0.7, -0.05), 'panel': (0.6, -0.5, 0), 'drain-valve': (0, -0.3, -0.1), 'heating-tubes': (-0.35, -0.7, 0), 'tube-plates': (-0.35, -0.7, 0), 'relief-valve': (0.1, -0.35, 0.4), 'jacket-relief-valve': (-0.35, -0.6, 0.2), 'droplet-separator': (0.1, -0.8, 0)},
    inside=('heating-tubes', 'tube-plates', 'droplet-separator', 'water'), cut=((0, -1, 0), 0.5, 0.0, 0.001), whole=('skid', 'plant-steam', 'steam-valve', 'steam-trap', 'condensate', 'outlet-valve', 'instruments', 'sample-cooler'),
    flows={
        'plant-steam': ('steam', [(INLET, 0, 1.72), (E_X - E_R, 0, 1.72), (E_X - 0.10, 0, 1.6), (E_X - 0.10, 0, 0.9)]),
        'condensate': ('condensate', [(E_X - 0.10, 0, 0.9), (E_X - E_R, 0, 0.72), (-1.01, 0, 0.72), (-1.01, 0.235, 0.72), (HEATER + 0.19, 0.235, 0.72), (HEATER + 0.19, 0.235, 1.10), (HEATER, 0.14, 1.10), (HEATER, 0.14, 0.76), (1.6, 0.14, 0.75)]),
        'feed': ('water', [(HEATER - 0.28, -0.42, 0.325), (HEATER - 0.28, -0.12, 0.325), (HEATER - 0.09, -0.12, 0.33), (HEATER - 0.09, 0.14, 0.49), (HEATER, 0.14, 0.62), (HEATER, 0.14, 1.34), (0.45, 0.14, 1.36), (S_X, 0.10, 1.36), (S_X, 0.10, LEVEL - 0.1)]),
        'boiling': ('water', [(S_X, 0, 0.8), (S_X, 0, 0.42), (E_X, 0, 0.40), (E_X, 0, E_LOW), (E_X, 0, E_LOW + 1.0)]),
        'mixture': ('steam', [(E_X, 0, E_LOW + 1.0), (E_X, 0, HIGH), (MID, 0, HIGH), (MID, 0, S_IN), (S_X - 0.12, 0, S_IN)]),
        'pure-steam': ('steam', [(S_X - 0.12, 0, S_IN), (S_X, 0.12, S_IN - 0.06), (S_X + 0.12, 0, S_IN - 0.12), (S_X, 0, S_LOW + S_LEN - 0.50), (S_X, 0, S_LOW + S_LEN - 0.3), (S_X, 0, S_LOW + S_LEN), (S_X, 0, TOP), (0.50, 0, TOP), (OUTLET, 0, TOP - 0.028)]),
    },
)
