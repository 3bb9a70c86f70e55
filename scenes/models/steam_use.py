"""Where steam works: a jacketed kettle with control valve, trap set and gauges. And where it returns: condensate receiver with pumps."""
import math

from scenes import stage
from scenes.brand import MARK
from scenes.parts.assembly import chain, gauge_on_syphon, trap_set
from scenes.parts.automatic import control_valve, safety_valve
from scenes.parts.cabinets import control_panel
from scenes.parts.connections import floor_collar
from scenes.parts.core import box, cylinder, lathe, place, tube
from scenes.parts.halls import day_hall, day_lights
from scenes.parts.instances import group, repeat
from scenes.parts.instruments import level_glass, thermometer
from scenes.parts.lettering import name_plate, text
from scenes.parts.machines import motor, pump
from scenes.parts.pipes import floor_support, nozzle, pipe
from scenes.parts.room import end_cap, flow_band, plinth, wall_sleeve
from scenes.parts.steamline import strainer
from scenes.parts.structure import beam
from scenes.parts.valves import check_valve, gate_valve, globe_valve
from scenes.parts.vessels import clad_shell, dished_end, saddle

WALL, CEILING = 2.8, 4.8
KETTLE_R, RIM, SKIRT = 0.72, 1.62, 1.18
TANK_Z, TANK_R, TANK_HALF = 2.14, 0.52, 1.05
HEADER_Z, RISER_X = 1.42, 2.12


def kettle():
    """Stainless kettle: steam jacket to two thirds of its height, lid half with bridge, agitator, outlet valve. Ports steam, condensate."""
    with place() as part:
        bowl = [(SKIRT - KETTLE_R * 0.92 * math.cos(t), KETTLE_R * math.sin(t)) for t in [math.pi / 2 * k / 14 for k in range(15)]]
        jacket = [(x - 0.05, r * 1.085) for x, r in bowl]
        lathe(jacket + [(SKIRT + 0.10, KETTLE_R * 1.085), (SKIRT + 0.14, KETTLE_R * 1.0)], 'stainless', axis='z', bevel=0.01)
        lathe([(SKIRT, KETTLE_R), (RIM, KETTLE_R), (RIM, KETTLE_R + 0.05), (RIM + 0.03, KETTLE_R + 0.05), (RIM + 0.03, KETTLE_R - 0.02),
               (SKIRT, KETTLE_R - 0.03)], 'stainless', axis='z', bevel=0.008)
        lathe([(0, KETTLE_R - 0.01), (0.02, KETTLE_R), (0.10, KETTLE_R * 0.7), (0.14, KETTLE_R * 0.3), (0.15, 0)], 'stainless', (0, 0, RIM + 0.03), 'z',
              bevel=0.01)
        tube(0.16, 0.13, 0.05, 'stainless', (-0.36, -0.24, RIM + 0.12), 'z')
        cylinder(0.15, 0.02, 'stainless', (-0.36, -0.24, RIM + 0.16), 'z')
        box((0.20, 0.20, 0.16), 'stainless', (0, 0, RIM + 0.23), bevel=0.01)
        box((0.26, 0.22, 0.26), 'graphite', (0, 0, RIM + 0.42), bevel=0.03)
        motor(0.13, 0.38, (0, 0, RIM + 0.54), 'z', '-y', 'orange', feet=False)
        for k in range(4):
            t = math.pi / 4 + math.pi / 2 * k
            x, y = KETTLE_R * 0.88 * math.cos(t), KETTLE_R * 0.88 * math.sin(t)
            cylinder(0.045, SKIRT - 0.25, 'stainless', (x, y, 0.03), 'z')
            cylinder(0.07, 0.03, 'stainless', (x, y, 0), 'z')
        name_plate([MARK, 'Marmita con chaqueta 500 L', '3 barg   144 °C'], (0.24, 0.14), (0.0, -KETTLE_R * 1.086, SKIRT + 0.02), '-y')
        steam = nozzle(50, (KETTLE_R * 0.98, 0, SKIRT - 0.02), 'x', 0.22, 'stainless')['face']
        drain = nozzle(25, (0.0, -0.02, SKIRT - KETTLE_R * 0.96), '-z', 0.14, 'stainless')['face']
        thermometer((-0.45, -KETTLE_R * 0.89, 1.42), '-y', radius=0.06, value=0.5)
        part.port('steam', steam.at, steam.axis, 50)
        part.port('condensate', drain.at, drain.axis, 25)
    return part


def steam_supply(port):
    """Along the aisle from the right: isolation, strainer, control valve, safety valve, gauge, into the jacket."""
    run = chain(port.at, port.axis, 50, (0.56, control_valve, 0.14, strainer, 0.14, globe_valve, 0.4), start='flange')
    end = run['end'].at
    pipe([end, (end.x + 0.25, end.y, end.z), (end.x + 0.25, end.y, 3.5), (end.x + 0.25, WALL, 3.5)], 50, insulated=True)
    wall_sleeve((end.x + 0.25, WALL, 3.5), '-y', 50)
    flow_band((end.x + 0.25, end.y, 2.4), 'z', 50)
    spot = port.out(0.17)
    cylinder(0.014, 0.06, 'steel', (spot.x, spot.y, spot.z + 0.02), 'z')
    gauge_on_syphon((spot.x, spot.y, spot.z + 0.07), radius=0.075, value=0.3)
    relief = safety_valve(25, nozzle(25, port.out(0.37), 'z', 0.14)['face'].at, 'z', 'y')['out']
    top = relief.out(0.22)
    pipe([relief.at, top, (top.x, top.y, CEILING + 0.4)], 40, start='flange')
    for x in (port.at.x + 0.88, end.x - 0.2):
        floor_support(50, (x, end.y, end.z), axis='x')


def condensate_side(port):
    """Jacket drain down to the trap set, then up to the return line."""
    z = 0.28
    pipe([port.at, (port.at.x, port.at.y, z), (port.at.x, -0.62, z), (0.35, -0.62, z)], 25, start='flange', bend=0.06)
    run = trap_set((0.33, -0.62, z), 'x')
    end = run['end'].at
    pipe([end, (end.x + 0.12, end.y, z), (end.x + 0.12, end.y, 0.75), (end.x + 0.12, WALL, 0.75)], 25, bend=0.06)
    wall_sleeve((end.x + 0.12, WALL, 0.75), '-y', 25, False)
    for x in (0.40, end.x - 0.05):
        floor_support(25, (x, -0.62, z), axis='x')


def use():
    unit = kettle()
    steam_supply(unit['steam'])
    condensate_side(unit['condensate'])
    plinth((4.4, 2.0), (1.0, 0), 0.004)
    day_hall((-8, 8), WALL, height=CEILING, windows=(3, 4), head=4.0)
    day_lights((0.9, -0.1, 1.1), 1.9, ceiling=4.6)
    # low and near: the valves that do the work stand before the kettle that they serve
    stage.camera(27, 0, 35, target=(1.02, -0.2, 1.2), distance=4.7)


def receiver():
    """Horizontal tank on a frame: flash vent, level glass, thermometer, overflow, inlet header."""
    clad_shell(TANK_R, 2 * TANK_HALF, (-TANK_HALF, 0.3, TANK_Z), 'x', sheet=0.7, seam=62)
    for side, axis in ((-1, '-x'), (1, 'x')):
        dished_end(TANK_R, (side * TANK_HALF, 0.3, TANK_Z), axis, 'white', skirt=0.02)
    for x in (-0.7, 0.7):
        saddle(TANK_R - 0.004, (x, 0.3, TANK_Z), height=TANK_R + 0.12, width=0.8)
        for y in (-0.1, 0.7):
            beam((x, y, 0.02), (x, y, TANK_Z - TANK_R - 0.22), 0.10, 'graphite', 'box')
            box((0.22, 0.22, 0.02), 'galvanised', (x, y, 0.01))
        beam((x, -0.2, TANK_Z - TANK_R - 0.18), (x, 0.8, TANK_Z - TANK_R - 0.18), 0.12, 'graphite', 'box')
    text(MARK, 0.13, 'graphite', (0, 0.3 - TANK_R - 0.002, TANK_Z + 0.04), '-y', depth=0.005)
    box((0.52, 0.02, 0.022), 'orange', (0, 0.3 - TANK_R + 0.010, TANK_Z - 0.07), bevel=0.002)
    name_plate([MARK, 'Tanque de condensado 1 500 L', 'Atmosférico   95 °C'], (0.28, 0.16), (0.62, 0.3 - TANK_R - 0.004, TANK_Z + 0.02), '-y')
    level_glass(0.50, (-0.62, 0.3 - TANK_R * 0.97, TANK_Z + 0.02), '-y', reach=0.16, level=0.5)
    thermometer((-0.85, 0.3 - TANK_R * 0.98, TANK_Z + 0.05), '-y', radius=0.06, value=0.48)
    top = TANK_Z + TANK_R - 0.03
    vent = nozzle(100, (-0.6, 0.3, top), 'z', 0.2)['face']
    pipe([vent.at, (-0.6, 0.3, CEILING + 0.4)], 100, start='flange')
    inlet = nozzle(80, (0.45, 0.3, top), 'z', 0.2)['face']
    pipe([inlet.at, (0.45, 0.3, 3.5), (0.45, WALL, 3.5)], 80, start='flange', insulated=True)
    flow_band((0.45, 0.3, 3.1), 'z', 80)
    wall_sleeve((0.45, WALL, 3.5), '-y', 80)
    side = -TANK_HALF - 0.45
    pipe([(-TANK_HALF - 0.06, 0.3, TANK_Z + 0.30), (side, 0.3, TANK_Z + 0.30), (side, 0.3, 0)], 65)
    floor_collar(65, (side, 0.3))


def return_pump():
    """Pump under the tank, towards the aisle: suction valve and strainer, check and gate valve to the delivery header."""
    x = -0.5
    unit = pump(65, (x, -0.42, 0.42), '-y', 'z', mat='blue')
    base = unit['base'].at
    box((0.56, 1.25, base.z), 'concrete', (base.x, base.y, base.z / 2), bevel=0.012)
    pipe([(x, 0.3, TANK_Z - TANK_R + 0.04), (x, 0.3, 0.42), (x, unit['in'].at.y, 0.42)], 65, end='flange')
    rise = chain(unit['out'].at, 'z', 50, (0.08, check_valve, 0.08, gate_valve, 0.1), up='-y', start='flange')
    top = rise['end'].at
    pipe([top, (x, top.y, HEADER_Z)], 50)
    return top.y


def back():
    receiver()
    with place() as first:
        y = return_pump()
    repeat(group(first.objects, 'pump'), (1.0, 0, 0))
    pipe([(-0.75, y, HEADER_Z), (RISER_X, y, HEADER_Z), (RISER_X, y, 3.5), (RISER_X, WALL, 3.5)], 65, start='cap', insulated=True)
    end_cap((-0.75, y, HEADER_Z), '-x', 65)
    wall_sleeve((RISER_X, WALL, 3.5), '-y', 65)
    floor_support(65, (1.5, y, HEADER_Z), axis='x', insulated=True)
    control_panel((0.6, 0.3, 1.5), (-2.3, 0.7, 0), (0.4, -1, 0), kind='trend', title='CONDENSADO', values=('nivel 50 %', '95 °C'))
    plinth((3.4, 2.6), (0.1, -0.25), 0.004)
    day_hall((-8, 8), WALL, height=CEILING, windows=(3, 4), head=4.0)
    day_lights((0.2, -0.1, 1.5), 2.1, ceiling=4.6)
    stage.camera(30, 0, 32, target=(0.12, 0, 1.62), distance=5.6)


PICTURES = {
    'features/uso': use,
    'features/retorno': back,
}
