"""HVAC plant room: water-cooled chiller, chilled- and hot-water pumps, air-handling unit; blue and orange lines.

Chiller in front at the left, pumps in the middle, air handler at the right rear. Service side -Y. Back wall y = WALL,
white, with windows on the city and its hills.
"""
import random

from scenes import stage
from scenes.brand import MARK
from scenes.materials import SURFACES
from scenes.parts.assembly import chain
from scenes.parts.cabinets import control_panel
from scenes.parts.core import box, cylinder, lathe, place, sweep
from scenes.parts.ducts import access_door, casing, round_duct, transition
from scenes.parts.halls import day_lights
from scenes.parts.instances import group, repeat
from scenes.parts.instruments import gauge
from scenes.parts.landscape import tropical_view
from scenes.parts.lettering import name_plate, text
from scenes.parts.life import door, helmet, tool_case
from scenes.parts.machines import motor, pump
from scenes.parts.palms import palm
from scenes.parts.pipes import hanger, pipe
from scenes.parts.refrigeration import coupling_guard, screw_compressor, shell_exchanger
from scenes.parts.room import drain_channel, end_cap, floor, lamp, louvre, plinth, roof, wall, wall_sleeve
from scenes.parts.structure import base_frame
from scenes.parts.valves import butterfly_valve, check_valve
from scenes.parts.vessels import saddle
from scenes.pictures import photo

SURFACES.update({
    'city_wall': ((0.58, 0.57, 0.55), 0.0, 0.8, 'smooth'),
    'lawn': ((0.075, 0.105, 0.040), 0.0, 1.0, 'mineral'),
    'cool_floor': ((0.40, 0.45, 0.475), 0.0, 0.36, 'mineral'),
})
WALL, CEILING, LIFT = 3.6, 5.6, 0.1
CHILLER_Y, LOW_R, LOW_Z, HIGH_R, HIGH_Z = -0.2, 0.40, 0.78, 0.34, 1.72
FACE = -1.9 - 1.55 - 0.52
PUMP_X = (0.75, 1.65, 2.55)


def chiller():
    """Evaporator below, condenser above, screw compressor on the condenser's shoulder, panel at the front."""
    x = -1.9
    base_frame(3.5, 1.1, (x, CHILLER_Y, LIFT), height=0.16, cross=4)
    shell_exchanger(LOW_R, 3.1, (x, CHILLER_Y, LOW_Z), mark=('blue', 'blue'), dn=100)
    shell_exchanger(HIGH_R, 3.1, (x, CHILLER_Y, HIGH_Z), mark=('orange', 'orange'), dn=100)
    for dx in (-1.0, 1.0):
        saddle(LOW_R - 0.004, (x + dx, CHILLER_Y, LOW_Z), height=LOW_Z - LIFT - 0.19, width=0.62, thick=0.12)
        saddle(HIGH_R - 0.004, (x + dx, CHILLER_Y, HIGH_Z), height=HIGH_Z - LOW_Z - LOW_R + 0.04, width=0.5, thick=0.12)
    text(MARK, 0.13, 'graphite', (x - 0.39, CHILLER_Y - LOW_R - 0.004, LOW_Z + 0.03), '-y', depth=0.005)
    box((0.52, 0.02, 0.022), 'orange', (x - 0.39, CHILLER_Y - LOW_R + 0.008, LOW_Z - 0.08), bevel=0)
    name_plate([MARK, 'Enfriador de agua 450 kW', 'R-513A   12 / 7 °C', 'N.º 0617   Costa Rica'], (0.46, 0.27), (x - 1.14, CHILLER_Y - LOW_R - 0.004, LOW_Z + 0.02), '-y')
    compressor(x)
    expansion(x + 0.42)
    control_panel((0.62, 0.30, 1.35), (x + 0.95, CHILLER_Y - 0.72, LIFT), '-y', kind='trend', title='ENFRIADOR 1',
                  values=('agua 7,0 °C', 'carga 68 %'))
    plinth((4.3, 1.9), (x, CHILLER_Y - 0.1), LIFT)


def compressor(x):
    """Open screw compressor and its motor on a deck over the condenser; suction from the evaporator, discharge into the condenser."""
    z = HIGH_Z + HIGH_R + 0.42
    unit = screw_compressor((x + 0.35, CHILLER_Y, z), '-x')
    drive = motor(0.24, 0.84, (x + 0.54, CHILLER_Y, z), 'x', 'z', 'graphite')
    coupling_guard(0.33, (x + 0.23, CHILLER_Y, z), 'x', 0.13, 0.37)
    low = min(unit['base'].at.z, drive['base'].at.z)
    box((1.0, 0.5, unit['base'].at.z - low + 0.04), 'graphite', (unit['base'].at.x, CHILLER_Y, (unit['base'].at.z + low - 0.04) / 2), bevel=0.004)
    box((2.3, 0.56, 0.04), 'graphite', (x + 0.32, CHILLER_Y, low - 0.06), bevel=0.004)
    box((0.7, 0.44, drive['base'].at.z - low + 0.05), 'graphite', (drive['base'].at.x, CHILLER_Y, (drive['base'].at.z + low - 0.05) / 2), bevel=0.004)
    for dx in (-0.55, 1.2):
        box((0.12, 0.44, low - 0.08 - HIGH_Z - HIGH_R * 0.8), 'graphite', (x + dx, CHILLER_Y, (low - 0.08 + HIGH_Z + HIGH_R * 0.8) / 2), bevel=0.006)
    suction, discharge = unit['suction'], unit['discharge']
    behind = CHILLER_Y + 0.66
    x, high = suction.at.x, suction.at.z + 0.30
    pipe([suction.at, (x, CHILLER_Y, high), (x, behind, high), (x, behind, LOW_Z + 0.1), (x, CHILLER_Y + 0.3, LOW_Z + 0.1)], 100, start='flange',
         insulated=True)
    x, high = discharge.at.x - 0.465, discharge.at.z + 0.28
    pipe([discharge.at, discharge.out(0.28), (x, CHILLER_Y, high), (x, CHILLER_Y, HIGH_Z + HIGH_R - 0.03)], 80, start='flange', insulated=True)


def expansion(x):
    """Liquid line from the condenser to the evaporator: filter drier and electronic expansion valve, in copper, before the shells."""
    y, z = CHILLER_Y - 0.62, (HIGH_Z + LOW_Z) / 2
    sweep([(x, CHILLER_Y - 0.24, HIGH_Z - 0.22), (x, y, HIGH_Z - 0.22), (x, y, LOW_Z - 0.14), (x, CHILLER_Y - 0.3, LOW_Z - 0.14)], 0.021, 'copper', bend=0.07)
    lathe([(0, 0.022), (0.03, 0.055), (0.25, 0.055), (0.28, 0.022)], 'graphite', (x, y, z + 0.02), 'z', bevel=0.006)
    cylinder(0.045, 0.10, 'brass', (x, y, z - 0.20), 'z', bevel=0.008)
    cylinder(0.028, 0.13, 'brass', (x, y, z - 0.15), '-y', bevel=0.006)
    cylinder(0.042, 0.09, 'blue', (x, y - 0.11, z - 0.15), '-y', bevel=0.01)


def water_lines():
    """Condenser (orange) and evaporator (blue) lines from the water boxes, each with its butterfly valve, to the ceiling."""
    ports = ((HIGH_Z + HIGH_R / 2, -0.44, 'clad_orange'), (HIGH_Z - HIGH_R / 2, -0.80, 'clad_orange'),
             (LOW_Z + LOW_R / 2, -1.16, 'clad_blue'), (LOW_Z - LOW_R / 2, -1.52, 'clad_blue'))
    for z, dx, mat in ports:
        x, level = FACE + dx, 3.2 if mat == 'clad_orange' else 3.5
        pipe([(FACE, CHILLER_Y, z), (x, CHILLER_Y, z), (x, CHILLER_Y, 2.2)], 100, start='flange', end='flange', insulated=True, jacket=mat)
        butterfly_valve(100, (x, CHILLER_Y, 2.2 + 0.0287), 'z', '-y')
        pipe([(x, CHILLER_Y, 2.2 + 0.0574), (x, CHILLER_Y, level), (x, WALL, level)], 100, start='flange', insulated=True, jacket=mat)
        wall_sleeve((x, WALL, level), '-y', 100)


def pump_unit():
    """End-suction pump with suction valve to the back, check valve and butterfly valve up to the header."""
    x = PUMP_X[0]
    unit = pump(100, (x, 0.75, 0.50), '-y', 'z', mat='blue')
    base = unit['base'].at
    box((0.66, 1.5, base.z), 'concrete', (base.x, base.y, base.z / 2), bevel=0.012)
    rise = chain(unit['out'].at, 'z', 80, (0.1, check_valve, 0.1, butterfly_valve, 0.3), up='-y', start='flange')
    top = rise['end'].at
    pipe([top, (x, top.y, 2.5)], 80, insulated=True, jacket='clad_blue')
    pipe([unit['in'].at, (x, 1.35, 0.50), (x, 1.35, 2.5)], 100, start='flange', insulated=True, jacket='clad_blue')
    cylinder(0.008, 0.06, 'steel', (x, top.y, top.z - 0.1), '-y')
    gauge(0.05, (x, top.y - 0.06, top.z - 0.1), '-y', stem=0.03, value=0.5, scale=(0, 2, 4, 6))
    return top.y


def pumps():
    with place() as first:
        y = pump_unit()
    row = group(first.objects, 'pump')
    for x in PUMP_X[1:]:
        repeat(row, (x - PUMP_X[0], 0, 0))
    # clear of the column, or the wall sleeves would be hidden in it
    end = PUMP_X[2] + 0.95
    for header_y, level in ((y, 3.5), (1.35, 3.1)):
        path = [(PUMP_X[0] - 0.35, header_y, 2.5), (end, header_y, 2.5), (end, header_y, level), (end, WALL, level)]
        pipe(path, 125, start='cap', insulated=True, jacket='clad_blue')
        end_cap(path[0], '-x', 125, 'clad_blue')
        wall_sleeve(path[-1], '-y', 125)
        for x in (PUMP_X[0] + 0.45, PUMP_X[1] + 0.45):
            hanger(125, (x, header_y, 2.5), CEILING, 'x', True)


def air_handler():
    """Modular unit: filter, coil, fan section; coil connections to the aisle, supply duct from its top."""
    x0, y, z, high = 3.7, 1.6, LIFT + 0.14, 1.75
    base_frame(4.2, 1.5, (x0 + 2.0, y, LIFT), height=0.12, cross=4)
    for i in range(3):
        casing((1.32, 1.6, high), (x0 + 0.66 + i * 1.34, y, z + high / 2), mat='paint_grey', trim='aluminium', panel=2)
        access_door((0.72, 1.3), (x0 + 0.66 + i * 1.34 + (0.2 if i == 1 else 0), y - 0.8, z + high / 2), '-y', mat='white')
    text(MARK, 0.10, 'graphite', (x0 + 0.66, y - 0.865, z + high / 2 + 0.40), '-y')
    louvre(1.2, 1.3, (x0, y, z + high / 2), '-x')
    for dz, mat, shift, level in ((1.35, 'clad_orange', 0, 2.42), (1.05, 'clad_orange', 0.17, 2.42), (0.60, 'clad_blue', 0, 2.66), (0.30, 'clad_blue', 0.17, 2.66)):
        px = x0 + 1.42 + shift
        front = y - (1.18 if dz < 0.9 else 1.0)
        pipe([(px, y - 0.78, z + dz), (px, front, z + dz), (px, front, level), (px, WALL, level)], 40, insulated=True, jacket=mat, bend=0.09)
        wall_sleeve((px, WALL, level), '-y', 40)
    transition(0.40, (1.0, 1.2), 0.5, (x0 + 3.35, y, z + high + 0.49), '-z', 'x')
    round_duct([(x0 + 3.35, y, z + high + 0.48), (x0 + 3.35, y, 4.72), (x0 + 3.35, 2.95, 4.72), (-11, 2.95, 4.72)], 0.40, 'aluminium', rings='aluminium')
    plinth((4.6, 2.1), (x0 + 2.0, y), LIFT)


def room():
    """White walls, pale blue floor, windows from table height; a double door at the right."""
    x = (-11, 10)
    floor(x, (-8, WALL), 'cool_floor')
    wall((x[1], WALL), (x[0], WALL), CEILING + 0.6, 6, (0, 2, 3, 5), 1.0, 4.0, None, 'white_wall', 0)
    wall((x[1], -8), (x[1], WALL), CEILING + 0.6, 2, (), mat='white_wall', dado=0)
    wall((x[0], WALL), (x[0], -8), CEILING + 0.6, 4, (1, 2), 1.0, 4.0, None, 'white_wall', 0)
    roof(x, (-8, WALL), CEILING, along='y')
    drain_channel((x[0], -1.9, 0), (x[1], -1.9, 0))
    for y in (0.55, 1.56):
        door((x[1] - 0.03, y, 0), '-x', 1.0, 2.3, 'canvas')
    for lamp_x in (-4.0, -0.8, 2.4, 5.6):
        lamp((lamp_x, -0.9, 4.55), 'x', 2.2, 0, CEILING)
    tool_case((0.15, -1.45, 0), (-0.5, -1, 0))
    helmet((0.15, -1.45, 0.262), (-0.8, -1, 0))


def city():
    """Blocks of the town before the hills: storeys with bands of glass between piers; palms on the lawn before them."""
    spread = random.Random(11)
    for k in range(46):
        px, py = -30 + k * 6.0 + spread.uniform(-3, 3), spread.uniform(95, 150)
        wide, high = spread.uniform(6, 12), 3 * spread.choice((2, 3, 3, 4, 5, 7))
        box((wide, 8, high), 'city_wall', (px, py, high / 2), bevel=0)
        for storey in range(high // 3):
            box((wide * 0.9, 8.1, 1.4), 'paint_grey', (px, py, 1.7 + storey * 3), bevel=0)
        for pier in range(int(wide / 1.5)):
            box((0.4, 8.2, high), 'city_wall', (px - wide * 0.45 + 1.5 * (pier + 0.5), py, high / 2), bevel=0)
    tropical_view(170, 60, 150, 0.10)
    box((500, 100, 0.1), 'lawn', (60, 54, -0.08), bevel=0)
    for spot, tall, seed in (((3.7, 29.4), 4.4, 3), ((11.2, 33.6), 4.9, 5), ((20.4, 31.1), 4.5, 8), ((30.4, 28.5), 4.6, 4)):
        palm((*spot, -0.2), tall, seed=seed, haze=0.08)


def whole():
    for build in (chiller, water_lines, pumps, air_handler, room, city):
        build()
    day_lights((0.2, 0.3, 1.4), 4.2, ceiling=5.4, sunny=8.0)
    stage.area_light((6.4, -3.6, 4.6), (5.6, 1.0, 1.0), 2.4, 260, stage.NEUTRAL, 1.0)
    stage.camera(-40, 4.5, 38, target=(-0.15, 0.4, 1.98), distance=12.6)


PICTURES = {'systems/climatizacion': photo(whole, samples=32)}
