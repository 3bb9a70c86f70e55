"""Heat recovery in the yard at sunrise: an oven's exhaust leaves the wall, gives its heat to water in the economizer and goes up the stack.

The economizer stands as in economizer.py (gas from +X, water at -X, service side -Y); its lines run in a covered trench to the tank and its pump.
"""
from mathutils import Vector

from scenes import stage
from scenes.models.economizer import DUCT, GAS_END, GAS_Z, PIPE_Y, STACK_TOP, economizer
from scenes.parts.assembly import chain
from scenes.parts.automatic import safety_valve
from scenes.parts.connections import floor_collar
from scenes.parts.core import box, tube
from scenes.parts.ducts import bellows
from scenes.parts.flue import round_duct, round_joint
from scenes.parts.instances import group, repeat
from scenes.parts.instruments import gauge
from scenes.parts.landscape import tropical_view
from scenes.parts.machines import pump
from scenes.parts.painted import tank_mark
from scenes.parts.pipes import nozzle, pipe
from scenes.parts.places import sky, sun
from scenes.parts.room import flow_band, floor, plinth
from scenes.parts.structure import beam
from scenes.parts.valves import check_valve, gate_valve
from scenes.parts.vessels import chimney, tank
from scenes.pictures import photo

WALL, CORNER, EAVES = 3.3, -0.55, 6.4
DROP_X, EXIT_Z = 3.28, 4.30
TANK, TANK_R, LIFT = (-3.90, 1.25), 0.78, 0.12


def exhaust():
    """Clad duct out of the wall, down to the economizer's inlet; an expansion joint takes up what it grows."""
    round_duct([(DROP_X, WALL, EXIT_Z), (DROP_X, 0, EXIT_Z), (DROP_X, 0, 2.75)], DUCT, bend=0.45)
    round_joint(DUCT, (DROP_X, 0, 2.75))
    bellows(DUCT, 0.34, (DROP_X, 0, 2.735), '-z')
    round_joint(DUCT, (DROP_X, 0, 2.39))
    round_duct([(DROP_X, 0, 2.39), (DROP_X, 0, GAS_Z), (GAS_END, 0, GAS_Z)], DUCT, bend=0.45)
    box((0.94, 0.10, 0.94), 'galvanised', (DROP_X, WALL - 0.02, EXIT_Z), bevel=0.006)
    tube(DUCT + 0.06, DUCT - 0.004, 0.04, 'galvanised', (DROP_X, WALL - 0.06, EXIT_Z), '-y', bevel=0.004)
    for y in (0.9, 2.4):
        tube(DUCT + 0.014, DUCT - 0.004, 0.06, 'graphite', (DROP_X, y - 0.03, EXIT_Z), 'y')
        beam((DROP_X, y, EXIT_Z - DUCT), (DROP_X, WALL, EXIT_Z - DUCT - (WALL - y) * 0.55), 0.08, 'graphite', 'box')
    box((0.10, 0.34, 0.30), 'graphite', (DROP_X, 0, 0.15), bevel=0.004)
    chimney(DUCT + 0.004, EAVES + 1.8 - STACK_TOP, (0, 0, STACK_TOP - 0.03), 'z', sections=4)


def store():
    """Hot-water tank with relief valve and thermometers; its pump sends the cold water from the bottom to the economizer."""
    x, y = TANK
    plinth((2.1, 2.1), TANK, LIFT)
    vessel = tank(TANK_R, 2.5, (x, y, LIFT), leg_height=0.42)
    tank_mark(0.19, TANK_R, (x, y, 2.04))
    for z, value in ((2.78, 0.48), (1.25, 0.30)):
        gauge(0.075, (x, y - TANK_R + 0.004, z), '-y', stem=0.05, back=True, value=value, unit='°C', scale=(0, 50, 100, 150, 200))
    top = vessel['top'].at
    relief = safety_valve(40, nozzle(40, top - Vector((0, 0, 0.03)), 'z', 0.16)['face'].at, 'z', 'x')['out']
    turn = relief.out(0.62)
    pipe([relief.at, turn, (turn.x, turn.y, 0.10)], 50, start='flange')
    low = vessel['bottom'].at
    unit = pump(50, (x + 0.42, -0.35, 0.42), 'x', 'z', mat='blue')
    base = unit['base'].at
    box((1.2, 0.46, base.z), 'concrete', (base.x, base.y, base.z / 2), bevel=0.01)
    pipe([low, (low.x, low.y, 0.42), (low.x, -0.35, 0.42), unit['in'].at], 50, end='flange')
    rise = chain(unit['out'].at, 'z', 40, (0.10, check_valve, 0.10, gate_valve, 0.16), up='-y', start='flange')['end'].at
    pipe([rise, rise + Vector((0, 0, 0.10)), (rise.x, PIPE_Y, rise.z + 0.10), (rise.x, PIPE_Y, 0)], 40, bend=0.09)
    floor_collar(40, (rise.x, PIPE_Y))
    face = nozzle(50, (x + TANK_R - 0.04, y, 2.62), 'x', 0.18)['face']
    foot = face.out(0.22)
    pipe([face.at, foot, (foot.x, foot.y, 0)], 50, start='flange', insulated=True)
    floor_collar(50, foot, 0.03)
    flow_band((foot.x, foot.y, 1.7), 'z', 50)


def trench():
    """Cover plates over the lines between tank and economizer."""
    first = box((0.58, 0.46, 0.012), 'galvanised', (-3.72, PIPE_Y, 0.006), bevel=0.003)
    plates = group([first], 'cover')
    for i in range(1, 5):
        repeat(plates, (i * 0.60, 0, 0))


def works(wall=WALL, corner=CORNER, eaves=EAVES, volcano=-62):
    """Corner of the factory: dark profiled sheet on a concrete foot, eaves; country beyond."""
    floor((-40, 30), (-24, 34), 'paving', bay=4.0)
    wide, deep = 24.0, 20.0
    box((wide, deep, eaves), 'graphite', (corner + wide / 2, wall + deep / 2, eaves / 2), bevel=0)
    rib = group([box((0.10, 0.05, eaves - 0.5), 'graphite', (corner + 0.10, wall - 0.015, eaves / 2 + 0.25), bevel=0.012)], 'rib')
    for i in range(1, 60):
        repeat(rib, (i * 0.26, 0, 0))
    side = group([box((0.05, 0.10, eaves - 0.5), 'graphite', (corner - 0.015, wall + 0.15, eaves / 2 + 0.25), bevel=0.012)], 'side rib')
    for i in range(1, 24):
        repeat(side, (0, i * 0.52, 0))
    box((wide + 0.1, deep + 0.1, 0.5), 'concrete', (corner + wide / 2, wall + deep / 2, 0.25), bevel=0.01)
    box((wide + 0.09, deep + 0.09, 0.035), 'orange', (corner + wide / 2, wall + deep / 2, 0.52), bevel=0.003)
    box((wide + 0.5, deep + 0.5, 0.26), 'galvanised', (corner + wide / 2, wall + deep / 2, eaves + 0.1), bevel=0.02)
    tropical_view(46, -10, volcano)


def whole():
    economizer()
    exhaust()
    store()
    trench()
    works()
    sky((1.0, 0.72, 0.46), (0.20, 0.36, 0.62), 0.42, 0.7)
    sun((0.80, 0.62, -0.36), 4.2, (1.0, 0.72, 0.45), 1.0)
    stage.area_light((-1.5, -7.0, 4.0), (-0.3, 0, 1.8), 3.5, 130, stage.NEUTRAL, 2.0)
    stage.camera(-21, 3, 38, target=(-0.58, 0, 2.16), distance=9.7)


PICTURES = {'systems/recuperacion-calor': photo(whole, samples=24)}
