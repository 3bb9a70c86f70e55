"""Waste and biomass to energy: hopper with screw feeder, grate furnace with the fire behind a sight glass, heat boiler, multicyclone, fan, stack.

The gas path runs along +X: furnace, boiler over and behind it, multicyclone, fan, stack. Service side -Y. Back wall y = WALL.
"""
import math

from scenes import stage
from scenes.brand import MARK
from scenes.parts.assembly import gauge_on_syphon
from scenes.parts.automatic import safety_valve
from scenes.parts.cabinets import control_panel
from scenes.parts.core import box, cylinder, lathe, place, tube
from scenes.parts.ducts import access_door, casing, fan, hopper, round_duct, transition
from scenes.parts.fasteners import bolt_circle, bolts
from scenes.parts.halls import day_hall, day_lights
from scenes.parts.instruments import level_glass
from scenes.parts.lettering import name_plate, text
from scenes.parts.machines import motor
from scenes.parts.pipes import nozzle, pipe
from scenes.parts.room import flow_band, plinth, wall_sleeve
from scenes.parts.sizes import valve_length
from scenes.parts.structure import beam
from scenes.parts.valves import globe_valve
from scenes.parts.vessels import chimney, clad_shell
from scenes.pictures import photo

WALL, CEILING, LIFT = 3.4, 7.0, 0.1
FURNACE = (2.4, 1.9, 2.0)
FX = -1.6
BX0, BX1, BR, BZ = -2.5, 0.6, 0.78, 3.05
CYCLONE_X = 2.3


def grate_door():
    """Fire door on the service side, shut and latched: frame, leaf with stiffeners, a sight glass in which the fire shows."""
    y, z = -FURNACE[1] / 2, 0.86
    with place((FX + 0.1, y, z), '-y', 'z'):
        box((0.08, 1.16, 0.86), 'graphite', (0.03, 0, 0), bevel=0.008)
        bolts([(s * 0.53, t * 0.37) for s in (1, -1) for t in (1, 0, -1)], 0.022, at=(0.07, 0, 0))
        box((0.07, 0.96, 0.70), 'iron', (0.10, 0, 0), bevel=0.018)
        for t in (-0.26, 0.26):
            box((0.03, 0.90, 0.06), 'iron', (0.142, 0, t), bevel=0.008)
            cylinder(0.03, 0.16, 'iron', (0.12, 0.53, t - 0.08), 'z')
            box((0.05, 0.16, 0.06), 'iron', (0.13, 0.46, t), bevel=0.008)
            box((0.05, 0.14, 0.05), 'iron', (0.13, -0.49, t), bevel=0.008)
            cylinder(0.016, 0.20, 'orange', (0.165, -0.52, t), (0, -0.25, -1), bevel=0.005)
        tube(0.105, 0.06, 0.07, 'iron', (0.12, 0, 0), 'x', bevel=0.006)
        bolt_circle(6, 0.084, 0.016, at=(0.19, 0, 0), axis='x')
        cylinder(0.062, 0.004, 'glow', (0.165, 0, 0), 'x', bevel=0)
        cylinder(0.012, 0.26, 'polished', (0.19, -0.30, -0.13), 'z')
    stage.screen_glow((FX + 0.1, y - 0.24, z), '-y', 1.5)


def furnace():
    length, width, height = FURNACE
    casing(FURNACE, (FX, 0, LIFT + height / 2), mat='white', trim='graphite', panel=3)
    # On the service side the inner posts flank the fire door.
    for side, inner in ((1, (-0.40, 0.40)), (-1, (-0.56, 0.76))):
        y = side * (width / 2 + 0.04)
        for x in (FX - length / 2, FX + inner[0], FX + inner[1], FX + length / 2):
            beam((x, y, LIFT), (x, y, LIFT + height), 0.10, 'graphite', 'box')
    grate_door()
    access_door((0.5, 0.42), (FX + 0.1, -width / 2, 0.30), '-y')
    name_plate([MARK, 'Horno de parrilla 2 MW', 'Biomasa y residuos', 'N.º 0512   Costa Rica'], (0.36, 0.21), (FX + 0.1, -width / 2 - 0.004, 1.62), '-y')
    for k in range(2):
        x = FX - 0.95 + k * 2.1
        tube(0.06, 0.035, 0.06, 'iron', (x, -width / 2, 1.55), '-y')
        cylinder(0.037, 0.004, 'hot', (x, -width / 2 - 0.04, 1.55), '-y', bevel=0)
    plinth((3.4, 2.9), (FX, 0), LIFT)


def feeder():
    """Hopper over a screw trough that feeds through the furnace's front wall; geared motor at its end."""
    x0, x1, z = -5.1, FX - FURNACE[0] / 2, 1.15
    hopper((1.7, 1.6), (0.9, 0.5), 1.25, (-4.4, 0, z + 0.22))
    for sx in (-0.8, 0.8):
        for sy in (-0.75, 0.75):
            beam((-4.4 + sx, sy, 0.0), (-4.4 + sx, sy, z + 1.42), 0.08, 'graphite', 'box')
            box((0.2, 0.2, 0.02), 'galvanised', (-4.4 + sx, sy, 0.01))
    cylinder(0.24, x1 - x0, 'zinc', (x0, 0, z), 'x', bevel=0.01)
    for x in (x0, -3.6, -3.2, x1 - 0.06):
        tube(0.30, 0.22, 0.03, 'steel', (x, 0, z), 'x')
        bolt_circle(10, 0.27, 0.014, at=(x + 0.03, 0, z), axis='x')
    box((0.9, 0.5, 0.25), 'zinc', (-4.4, 0, z + 0.12), bevel=0.004)
    box((0.30, 0.34, 0.34), 'graphite', (x0 - 0.14, 0, z), bevel=0.02)
    motor(0.15, 0.42, (x0 - 0.29, 0, z), '-x', 'z', 'orange', feet=False)
    chips = []
    for k in range(160):
        spread = math.sqrt(k / 160)
        chips.append((-4.4 + 0.72 * math.sin(k * 2.4) * spread, 0.66 * math.cos(k * 2.4) * spread, z + 1.36 + 0.22 * (1 - k / 160)))
    for k, spot in enumerate(chips):
        box((0.13, 0.07, 0.04), 'wool', spot, (math.sin(k * 3.1), math.cos(k * 1.7), 0.35 * math.sin(k)), 'z', bevel=0)


def heat_boiler():
    """Fire-tube boiler on top of the furnace: uptake into its front gas box, rear gas box to the cyclone, steam line to the wall."""
    clad_shell(BR, BX1 - BX0, (BX0, 0, BZ), 'x', sheet=0.78, seam=62)
    for x, axis in ((BX0, '-x'), (BX1, 'x')):
        lathe([(0, 0), (0, BR * 0.98), (0.32, BR * 0.98), (0.34, BR * 0.9), (0.34, 0)], 'graphite', (x, 0, BZ), axis, bevel=0.01)
        bolt_circle(20, BR * 0.89, 0.022, at=(x + (0.34 if axis == 'x' else -0.34), 0, BZ), axis=axis)
    for x in (-2.0, -0.2 - 0.3):
        box((0.3, 1.3, BZ - BR * 0.5 - FURNACE[2] - LIFT), 'graphite', (x, 0, (BZ - BR * 0.5 + FURNACE[2] + LIFT) / 2), bevel=0.01)
    low, high = FURNACE[2] + LIFT, BZ - BR * 0.45
    casing((0.44, 1.05, high - low), (BX0 - 0.06, 0, (low + high) / 2), mat='graphite', trim='graphite', panel=2)
    text(MARK, 0.15, 'graphite', (-0.55, -BR - 0.002, BZ + 0.03), '-y', depth=0.006)
    box((0.58, 0.02, 0.022), 'orange', (-0.55, -BR + 0.010, BZ - 0.10), bevel=0.002)
    level_glass(0.42, (-2.15, -BR * 0.96, BZ + 0.18), '-y', reach=0.18)
    top = BZ + BR - 0.03
    steam = nozzle(100, (-0.3, 0, top), 'z', 0.24)['face']
    out = globe_valve(100, steam.out(valve_length(100) / 2), 'z', '-y')['out'].at
    pipe([out, (-0.3, 0, 5.6), (-0.3, WALL, 5.6)], 100, start='flange', insulated=True)
    wall_sleeve((-0.3, WALL, 5.6), '-y', 100)
    flow_band((-0.3, 0, 5.0), 'z', 100)
    relief = safety_valve(50, nozzle(50, (-1.2, 0, top), 'z', 0.16)['face'].at, 'z', 'y')['out']
    pipe([relief.at, relief.out(0.25), relief.out(0.25) + stage.Vector((0, 0, CEILING + 0.4 - relief.at.z))], 80, start='flange')
    cylinder(0.016, 0.1, 'steel', (-1.9, 0, top), 'z')
    gauge_on_syphon((-1.9, 0, top + 0.09), radius=0.09)


def multicyclone():
    """Square casing with a bank of cones into one ash hopper, on legs; bin below."""
    x, low = CYCLONE_X, 2.35
    casing((1.2, 1.3, 1.3), (x, 0, low + 0.65), mat='zinc', trim='steel', panel=2)
    hopper((1.2, 1.3), (0.35, 0.35), 1.0, (x, 0, low - 1.05))
    cylinder(0.16, 0.22, 'graphite', (x, 0, low - 1.27), 'z')
    box((0.9, 0.9, 0.75), 'graphite', (x, 0, 0.45), bevel=0.02)
    for dy in (-0.25, 0.25):
        cylinder(0.07, 0.05, 'rubber', (x - 0.3, dy, 0.07), 'y')
        cylinder(0.07, 0.05, 'rubber', (x + 0.3, dy, 0.07), 'y')
    for sx in (-0.54, 0.54):
        for sy in (-0.59, 0.59):
            beam((x + sx, sy, 0), (x + sx, sy, low + 0.03), 0.10, 'graphite', 'box')
            box((0.22, 0.22, 0.02), 'galvanised', (x + sx, sy, 0.01))
    access_door((0.5, 0.6), (x, -0.65, low + 0.65), '-y')
    round_duct([(BX1 + 0.30, 0, BZ + 0.1), (x - 0.6, 0, BZ + 0.1)], 0.30, 'aluminium')


def draught():
    """Induced-draught fan behind the cyclone and the stack."""
    unit = fan(0.52, (CYCLONE_X + 1.15, 0.0, 0.95), 'x', 'orange', floor=0.95)
    eye = unit['in'].at
    round_duct([(CYCLONE_X, 0, 3.65), (CYCLONE_X, 0, 4.15), (eye.x - 0.45, 0, 4.15), (eye.x - 0.45, 0, 0.95), (eye.x, 0, 0.95)], 0.28, 'aluminium')
    out = unit['out'].at
    transition(0.30, unit.size[::-1], 0.35, (out.x, out.y, out.z + 0.34), '-z', 'x')
    chimney(0.30, CEILING + 0.4 - out.z - 0.33, (out.x, out.y, out.z + 0.33), 'z', sections=5)


def plant():
    for build in (furnace, feeder, heat_boiler, multicyclone, draught):
        build()
    control_panel((0.7, 0.34, 1.7), (0.55, -1.7, 0), '-y', kind='mimic', title='HORNO 1', values=('7,2 bar g', '172 °C', 'O2 8,1 %'))
    day_hall((-10, 9), WALL, height=CEILING, lane=(-4.4, -3.1), windows=(1, 3, 5), head=5.6, sill=2.4, lamps=(-2.0, 2.5))
    day_lights((-0.6, 0.0, 2.0), 3.3, ceiling=6.8)


def whole():
    plant()
    stage.camera(-25, 6, 42, target=(-0.95, 0.0, 2.4), distance=13.6)


PICTURES = {'systems/residuos-energia': photo(whole, samples=32)}
