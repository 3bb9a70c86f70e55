"""Pure-steam generator in polished stainless steel: evaporator and separator columns on a clean-room skid.

Plant steam heats the evaporator (left), pure steam leaves the separator at the top towards the right. The viewer stands on -Y. Floor at z = 0.
"""
import math

from mathutils import Vector

from scenes import stage
from scenes.brand import MARK
from scenes.drawing import A3, Sheet
from scenes.models.pure_steam_fittings import BACK, DECK, FRONT, SATIN, air_vent, panel, relief_valve, sample_cooler
from scenes.parts.automatic import control_valve, safety_valve
from scenes.parts.condensate import floor_drain
from scenes.parts.core import box, cylinder, lathe, tube
from scenes.parts.fasteners import blind_flange
from scenes.parts.lettering import name_plate
from scenes.parts.machines import motor
from scenes.parts.metering import temperature_transmitter
from scenes.parts.pipes import pipe
from scenes.parts.sanitary import (STEEL, clean_column, diaphragm_valve, pneumatic_diaphragm_valve, round_foot, sanitary_gauge, sanitary_tube,
                                   tri_clamp, tube_radius)
from scenes.parts.structure import beam
from scenes.parts.traps import float_trap
from scenes.parts.valves import globe_valve
from scenes.pictures import drawing, photo

E_X, E_R, E_LOW, E_LEN = -0.36, 0.15, 0.60, 1.46
S_X, S_R, S_LOW, S_LEN = 0.16, 0.19, 0.82, 1.06
LEVEL = 1.04
LEFT, RIGHT = -1.12, 1.46
# between the faces of its flanges, from its back to its inlet, to the top of the bend
OVERALL = 3.060, 0.750, 2.320
INLET, OUTLET = -1.36, 1.70
HEATER = 0.64
# a weir valve in a lying line drains with its spindle this far above the level
DRAINS = Vector((0, -math.cos(math.radians(35)), math.sin(math.radians(35))))


def skid():
    """Square-tube frame: base, rear portal, round feet."""
    z = DECK + 0.025
    for y in (FRONT, BACK):
        beam((LEFT, y, z), (RIGHT, y, z), 0.05, SATIN, 'box')
    for x in (LEFT + 0.025, -0.60, -0.10, 0.40, 0.92, RIGHT - 0.025):
        beam((x, FRONT, z - 0.003), (x, BACK, z - 0.003), 0.040, SATIN, 'box')
    for x in (LEFT + 0.05, -0.28, 0.58, RIGHT - 0.05):
        for y in (FRONT, BACK):
            round_foot((x, y, 0), DECK + 0.005)
    top = 1.86
    for x in (LEFT + 0.025, S_X, RIGHT - 0.025):
        beam((x, BACK, DECK + 0.05), (x, BACK, top + 0.025), 0.05, SATIN, 'box')
    for level in (0.50, 1.02, top):
        beam((LEFT + 0.002, BACK, level), (RIGHT - 0.002, BACK, level), 0.046, SATIN, 'box')
    box((RIGHT - LEFT - 0.06, 0.54, 0.004), SATIN, ((LEFT + RIGHT) / 2, 0, DECK + 0.045), bevel=0.001)


def columns():
    """Both vessels with their clamp brackets to the rear portal."""
    evaporator = clean_column(E_R, E_LEN, (E_X, 0, E_LOW), bands=2)
    separator = clean_column(S_R, S_LEN, (S_X, 0, S_LOW), bands=1)
    for x, r in ((E_X, E_R), (S_X, S_R)):
        for level in (1.02, 1.60):
            tube(r + 0.005, r - 0.002, 0.045, STEEL, (x, 0, level - 0.022), 'z')
            box((0.07, BACK - r, 0.012), STEEL, (x, (BACK + r) / 2, level), bevel=0.002)
    beam((LEFT + 0.002, BACK, 1.60), (RIGHT - 0.002, BACK, 1.60), 0.04, SATIN, 'box')
    name_plate([MARK, 'Generador de vapor puro', '250 kg/h   3 bar   AISI 316L', 'N.º VP-0042'], (0.17, 0.105), (S_X, -S_R - 0.022, 1.36), '-y')
    box((0.15, 0.05, 0.085), STEEL, (S_X, -S_R + 0.003, 1.36), bevel=0.003)
    return evaporator, separator


def circulation(evaporator, separator):
    """Riser from the evaporator's top into the separator, downcomer back to its bottom, drain at the low point."""
    top, z_in = evaporator['top'].at, S_LOW + S_LEN * 0.70
    mid = (E_X + E_R + S_X - S_R) / 2
    sanitary_tube([top - Vector((0, 0, 0.02)), top + Vector((0, 0, 0.16)), (mid, 0, top.z + 0.16), (mid, 0, z_in), (S_X - S_R + 0.02, 0, z_in)], 50, bend=0.065)
    tri_clamp(50, top + Vector((0, 0, 0.05)), 'z', '-y')
    tri_clamp(50, (mid, 0, z_in + 0.16), 'z', '-y')
    low, foot = separator['bottom'].at, evaporator['bottom'].at
    base = 0.40
    sanitary_tube([low + Vector((0, 0, 0.02)), (S_X, 0, base + 0.02), (E_X, 0, base), foot + Vector((0, 0, 0.02))], 40, bend=0.055)
    tri_clamp(40, low - Vector((0, 0, 0.10)), 'z', '-y')
    tri_clamp(40, foot - Vector((0, 0, 0.04)), 'z', '-y')
    tri_clamp(40, (-0.02, 0, base + 0.0145), 'x', '-y')
    x = -0.19
    sanitary_tube([(x, 0, base), (x, 0, base - 0.07)], 25)
    drain = diaphragm_valve(25, (x, 0, base - 0.13), '-z', '-y')
    sanitary_tube([drain['out'].at + Vector((0, 0, 0.01)), (x, 0, 0.02)], 25)
    floor_drain((x, 0, 0))


def pure_steam_outlet(separator):
    """From the top of the separator to the right, falling 2 %, with its valve at the angle that drains, gauge, sample point and thermometer."""
    top = separator['top'].at
    z, x = top.z + 0.15, 0.50

    def line(at):
        return Vector((at, 0, z - 0.004 - 0.02 * (at - x)))
    valve = pneumatic_diaphragm_valve(50, line(x), line(1) - line(0), DRAINS)
    sanitary_tube([top - Vector((0, 0, 0.02)), (S_X, 0, z + 0.002), valve['in'].at + Vector((0.005, 0, 0))], 50, bend=0.065)
    tri_clamp(50, top + Vector((0, 0, 0.045)), 'z', '-y')
    sanitary_tube([valve['out'].at - Vector((0.005, 0, 0)), line(OUTLET)], 50)
    for tap in (0.72, 1.06):
        cylinder(tube_radius(25), 0.05, STEEL, line(tap) + Vector((0, 0, 0.014)), 'z', bevel=0)
    sanitary_gauge(0.05, line(0.72) + Vector((0, 0, 0.069)), '-y', value=0.5)
    temperature_transmitter(line(1.06) + Vector((0, 0, 0.061)), 'z', '-y', neck=0.07, mat='stainless', value='143,7')
    sample_cooler(line(0.89))
    end = line(OUTLET)
    tri_clamp(50, end, 'x', '-y')
    cylinder(tube_radius(50) + 0.010, 0.006, STEEL, end + Vector((0.003, 0, 0)), 'x')
    portal = RIGHT - 0.025
    held = line(portal).z
    beam((portal, BACK, 1.885), (portal, BACK, held + 0.02), 0.05, SATIN, 'box')
    box((0.05, BACK, 0.010), STEEL, (portal, BACK / 2, held - 0.042), bevel=0.002)
    tube(tube_radius(50) + 0.006, tube_radius(50) - 0.001, 0.03, STEEL, (portal - 0.015, 0, held), 'x')
    box((0.03, 0.03, 0.04), STEEL, (portal, 0, held - 0.030), bevel=0.002)


def pure_relief():
    """On the separator's head, with nothing between: it protects all that pure steam touches. Discharges upwards."""
    x, y = S_X, -0.10
    sanitary_tube([(x, y, S_LOW + S_LEN + 0.06), (x, y, S_LOW + S_LEN + 0.14)], 25)
    out = relief_valve((x, y, S_LOW + S_LEN + 0.14), '-x')['out']
    turn = out.out(0.08)
    sanitary_tube([out.at - out.axis * 0.004, turn, turn + Vector((0, 0, 0.22))], 40, bend=0.05)


def jacket_relief():
    """On the evaporator's shell, which plant steam fills. Discharges upwards."""
    y, z = -0.25, 1.50
    pipe([(E_X, -E_R + 0.01, z), (E_X, y, z), (E_X, y, z + 0.08)], 20, mat=STEEL, end='flange', bend=0.03)
    out = safety_valve(20, (E_X, y, z + 0.08), 'z', '-x', mat=STEEL)['out']
    turn = out.out(0.09)
    pipe([out.at, turn, turn + Vector((0, 0, 0.36))], 32, mat=STEEL, start='flange', bend=0.05)


def plant_steam():
    """Heating steam into the evaporator's jacket from the left, through stop and control valve."""
    z = 1.72
    stop, control = globe_valve(32, (-1.12, 0, z), 'x', 'z', mat=STEEL), control_valve(32, (-0.80, 0, z), 'x', 'z', mat=STEEL)
    pipe([(INLET, 0, z), stop['in'].at], 32, mat=STEEL, start='flange', end='flange')
    pipe([stop['out'].at, control['in'].at], 32, mat=STEEL, start='flange', end='flange')
    pipe([control['out'].at, (E_X - E_R + 0.02, 0, z)], 32, mat=STEEL, start='flange')
    blind_flange(32, (INLET, 0, z), 'x', mat=STEEL)
    beam((-0.96, BACK, 1.615), (-0.96, BACK, z - 0.018), 0.036, SATIN, 'box')
    box((0.04, BACK, 0.010), STEEL, (-0.96, BACK / 2, z - 0.026), bevel=0.002)


def condensate():
    """Of the plant steam: out of the jacket through a float trap, behind the columns to the preheater and off to the right."""
    z, back = 0.72, 0.235
    trap = float_trap(25, (-0.76, 0, z), 'x', 'z', mat=STEEL)
    pipe([(E_X - E_R + 0.02, 0, z), trap['out'].at], 25, mat=STEEL, end='flange')
    x, y = HEATER, 0.14
    pipe([trap['in'].at, (-1.01, 0, z), (-1.01, back, z), (x + 0.19, back, z), (x + 0.19, back, 1.10), (x + 0.19, y, 1.10), (x + 0.04, y, 1.10)], 25, mat=STEEL,
         start='flange', bend=0.04)
    pipe([(x + 0.04, y, 0.76), (1.60, y, 0.75)], 25, mat=STEEL, end='flange')
    blind_flange(25, (1.60, y, 0.75), '-x', mat=STEEL)


def feed_water():
    """Sanitary feed pump on the deck, slim preheater column for the condensate of the plant steam, feed valve, down into the separator's water."""
    x, y, z = HEATER - 0.12, -0.12, DECK + 0.165
    drive = motor(0.062, 0.19, (x + 0.09, y, z), 'x', mat='white')
    box((0.16, 0.13, drive['base'].at.z - DECK - 0.045), STEEL, (x + 0.18, y, (drive['base'].at.z + DECK + 0.047) / 2), bevel=0.003)
    lathe([(0, 0), (0, 0.075), (0.035, 0.085), (0.05, 0.085), (0.055, 0.05), (0.10, 0.045), (0.10, 0)], STEEL, (x, y, z), 'x', bevel=0.004)
    tri_clamp(40, (x - 0.035, y, z), 'x', '-y')
    sanitary_tube([(x + 0.01, y, z), (x - 0.16, y, z), (x - 0.16, FRONT - 0.12, z)], 40, bend=0.06)
    tri_clamp(40, (x - 0.16, FRONT - 0.105, z), 'y', 'z')
    cylinder(tube_radius(40) + 0.010, 0.006, STEEL, (x - 0.16, FRONT - 0.112, z), '-y')
    heater = clean_column(0.055, 0.62, (HEATER, 0.14, 0.62), bands=1)
    feed = heater['bottom'].at
    sanitary_tube([(x + 0.03, y, z + 0.05), (x + 0.03, y, z + 0.16), (x + 0.03, 0.14, z + 0.165), (HEATER, 0.14, z + 0.17), feed + Vector((0, 0, 0.01))], 25,
                  bend=0.035)
    tri_clamp(25, (x + 0.03, y, z + 0.105), 'z', '-y')
    top = heater['top'].at
    valve = diaphragm_valve(25, (0.45, 0.14, top.z + 0.10), '-x', DRAINS)
    air_vent((HEATER, 0.14, top.z + 0.10))
    sanitary_tube([top - Vector((0, 0, 0.01)), (HEATER, 0.14, top.z + 0.10), valve['in'].at - Vector((0.004, 0, 0))], 25, bend=0.035)
    sanitary_tube([valve['out'].at + Vector((0.004, 0, 0)), (0.24, 0.14, top.z + 0.096), (S_X, 0.10, top.z + 0.096), (S_X, 0.10, LEVEL - 0.10)], 25,
                  bend=0.02)
    box((0.05, BACK - 0.18, 0.010), STEEL, (HEATER, (BACK + 0.18) / 2, 1.02), bevel=0.002)


def level_column():
    """Level gauge on the separator's sump: the lower tap in its water, the upper one in its steam."""
    x, y, low, high = S_X, -S_R - 0.10, 0.88, 1.18
    for z in (low, high):
        sanitary_tube([(x, -S_R + 0.02, z), (x, y, z)], 25)
        tri_clamp(25, (x, -S_R - 0.05, z), 'y', 'z')
    cylinder(0.022, high - low + 0.12, STEEL, (x, y, low - 0.06), 'z', bevel=0.010)
    for width, depth, bottom, top, mat in ((0.030, 0.026, low + 0.01, high - 0.01, 'graphite'), (0.016, 0.028, low + 0.02, high - 0.02, 'dial'),
                                           (0.016, 0.029, low + 0.02, LEVEL, 'orange')):
        box((width, depth, top - bottom), mat, (x, y - 0.020, (bottom + top) / 2), bevel=0.002 if mat == 'graphite' else 0)


def generator():
    skid()
    evaporator, separator = columns()
    circulation(evaporator, separator)
    pure_steam_outlet(separator)
    for build in (pure_relief, jacket_relief, plant_steam, condensate, feed_water, level_column, panel):
        build()


def whole():
    generator()
    stage.camera(-17, 4, 60, margin=0.136)
    stage.studio(azimuth=-17, key=0.8, warm=0.6)


def detail():
    generator()
    stage.camera(-22, 9, 85, target=(0.53, -0.05, 2.05), distance=2.85, focus=(0.50, -0.10, 2.16), aperture=5.0)
    stage.studio(azimuth=-22, size=1.0, key=0.75, rim=0.5, warm=0.8)


def plan():
    generator()
    sheet = Sheet('Generador de vapor puro, 250 kg/h', 'VP-250', letters=27)
    side = sheet.view('side', (560, 480), A3 / 15, (0.17, 0, 1.16))
    high = E_LOW + E_LEN
    side.dimension((INLET, 0, 0), (OUTLET, 0, 0), 50)
    side.dimension((LEFT, 0, 0), (RIGHT, 0, 0), 95)
    side.dimension((INLET, 0, 0), (INLET, 0, 1.72), -110)
    side.dimension((OUTLET, 0, 0), (OUTLET, 0, OVERALL[2]), 286)
    side.centre_line((E_X, 0, 0.3), (E_X, 0, high + 0.2))
    side.centre_line((S_X, 0, 0.3), (S_X, 0, high + 0.2))
    for point, words, shift in (((E_X - 0.08, 0, 2.03), 'E-301 evaporador', (-70, -130)), ((S_X + 0.05, 0, 1.70), 'S-301 separador', (390, -55)),
                                ((0.50, 0, 2.2), 'V-303', (-20, -64)), ((S_X, -0.1, 2.2), 'PSV-301', (-60, -90)), ((E_X, -0.25, 1.76), 'PSV-302', (-38, 95)),
                                ((0.72, 0, 2.28), 'PI-301', (20, -76)), ((1.06, 0, 2.2), 'TT-301', (40, -60)), ((OUTLET, 0, 2.10), 'Vapor puro 2″ BPE', (2, -34)),
                                ((-1.12, 0, 1.80), 'V-301', (-40, -75)), ((-0.80, 0, 2.12), 'V-302', (-40, -50)), ((-0.76, 0, 0.70), 'ST-301', (-109, 43)),
                                ((0.89, 0, 1.58), 'SC-301 muestra', (217, -40)), ((0.70, 0, 0.33), 'P-301', (265, 12)), ((1.58, 0, 0.75), 'Condensado', (42, 40)),
                                ((HEATER, 0, 1.02), 'H-301 precalentador', (270, 40))):
        side.tag(point, words, shift)
    for k, words in enumerate(('V-301 corte', 'V-302 control', 'V-303 salida', 'ST-301 trampa', 'LG-301 nivel')):
        side.caption(words, (-72 + 200 * (k % 3), 440 + 40 * (k // 3)), 0.0)
    end = sheet.view('front', (1355, 480), A3 / 15, (0, 0, 1.16))
    end.tag((S_X, -S_R - 0.10, 1.03), 'LG-301', (24, 60))
    end.dimension((0, BACK + 0.025 - OVERALL[1], 0), (0, BACK + 0.025, 0), 20)
    end.dimension((0, -E_R, high), (0, E_R, high), -110, label='ø 300')
    return sheet


PICTURES = {
    'products/vapor-puro-conjunto': photo(whole, samples=32),
    'products/vapor-puro-detalle': detail,
    'products/vapor-puro-plano': drawing(plan),
}
