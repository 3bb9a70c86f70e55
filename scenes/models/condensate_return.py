"""Condensate return: clad collecting tank on a steel frame with two electric pumps, in the plant room.

Condensate comes from the left, the pumps stand in front (-Y) and push to the right and up. Floor at z = 0.
"""
from scenes import stage
from scenes.parts.cabinets import control_panel
from scenes.parts.connections import joint
from scenes.parts.core import box, cylinder
from scenes.parts.halls import hall, hall_lights
from scenes.parts.instruments import gauge, level_glass, thermometer
from scenes.parts.lettering import name_plate, text
from scenes.parts.life import clipboard, helmet, tool_case
from scenes.parts.machines import pump
from scenes.parts.painted import shell_mark
from scenes.parts.pipes import hanger, nozzle, pipe
from scenes.parts.room import beam_light
from scenes.parts.sizes import valve_length
from scenes.parts.steamline import strainer
from scenes.parts.structure import beam, conduit, motor_lead
from scenes.parts.valves import check_valve, gate_valve
from scenes.parts.vessels import clad_shell, dished_end, manhole, saddle
from scenes.pictures import hero

R, AXIS, TANK_Y = 0.46, 1.66, 0.32
LEFT, RIGHT = -1.05, 0.95
PUMPS = (-0.40, 0.34)
PUMP_Z, SUCTION_Y = 0.34, -0.20
HEADER_Z, WALL = 1.24, 1.7


def frame():
    top = AXIS - R - 0.14
    for x in (-0.72, 0.66):
        for y in (TANK_Y - 0.36, TANK_Y + 0.36):
            beam((x, y, 0.012), (x, y, top), 0.09, 'graphite', 'box')
            box((0.2, 0.2, 0.014), 'graphite', (x, y, 0.007))
        beam((x, TANK_Y - 0.42, top + 0.05), (x, TANK_Y + 0.42, top + 0.05), 0.10, 'graphite')
        saddle(R, (x, TANK_Y, AXIS), height=AXIS - top - 0.10, width=0.74)
    for y in (TANK_Y - 0.36, TANK_Y + 0.36):
        beam((-0.72, y, top - 0.05), (0.66, y, top - 0.05), 0.07, 'graphite', 'box')


def tank():
    clad_shell(R, RIGHT - LEFT, (LEFT, TANK_Y, AXIS), 'x', sheet=0.67, seam=20)
    dished_end(R - 0.004, (LEFT, TANK_Y, AXIS), '-x', 'aluminium')
    dished_end(R - 0.004, (RIGHT, TANK_Y, AXIS), 'x', 'aluminium')
    manhole((0.52, TANK_Y, AXIS + R - 0.005), 'z', 'y', 0.36, 0.28, proud=0.10)
    front = TANK_Y - R
    level_glass(0.44, (-0.62, front + 0.012, AXIS - 0.02), '-y', reach=0.12, level=0.55)
    shell_mark(0.105, R, (-0.045, TANK_Y, AXIS), 12)
    text('CONDENSADO', 0.036, 'graphite', (-0.045, front + 0.004, AXIS - 0.085), (0, -0.983, -0.185), (0, -0.185, 0.983), depth=0.001)
    name_plate(['TC-101', '1 200 L   95 °C', 'Atmosférico'], (0.36, 0.21), (0.62, front - 0.006, AXIS + 0.03), '-y', largest=0.09)
    cylinder(0.016, 0.06, 'steel', (0.02, TANK_Y, AXIS + R - 0.03), 'z')
    thermometer((0.02, TANK_Y, AXIS + R + 0.025), '-y', radius=0.055, value=0.45)


def return_main():
    """Condensate from the plant along the wall, into the top of the tank; vent through the roof."""
    inlet = nozzle(80, (-0.70, TANK_Y, AXIS + R - 0.03), 'z', 0.20)
    z = inlet['face'].at.z + 0.34
    pipe([(-5.0, TANK_Y, z + 0.02), (-0.70, TANK_Y, z), inlet['face'].at], 80, end='flange', insulated=True)
    for x in (-3.0, -1.5):
        hanger(80, (x, TANK_Y, z), 4.3, 'x', True)
    vent = nozzle(80, (-0.28, TANK_Y, AXIS + R - 0.03), 'z', 0.18)
    pipe([vent['face'].at, (-0.28, TANK_Y, 4.4)], 80, start='flange')


def suction(x):
    out = nozzle(50, (x, TANK_Y, AXIS - R + 0.03), '-z', 0.16)
    stop = gate_valve(50, out['face'].out(valve_length(50) * 0.4), '-z', '-y')
    basket = strainer(50, (x, SUCTION_Y + valve_length(50) / 2, PUMP_Z), '-y', 'z')
    joint(basket['out'])
    pipe([stop['out'].at, (x, TANK_Y, PUMP_Z), basket['in'].at], 50, start='flange', end='flange')


def pumping(x):
    """One pump with its check and stop valve up to the discharge header; returns the point where it joins."""
    unit = pump(50, (x, SUCTION_Y, PUMP_Z), '-y', 'z')
    base, rise = unit['base'].at, unit['out']
    box((0.44, 0.92, base.z), 'concrete', (x, base.y, base.z / 2), bevel=0.012)
    motor_lead(unit['cable'], base.z, 0.06)
    check = check_valve(rise.dn, rise.out(0.10 + valve_length(rise.dn) * 0.4), 'z', '-y')
    pipe([rise.at, check['in'].at], rise.dn, start='flange', end='flange')
    stop = gate_valve(rise.dn, check['out'].out(0.10 + valve_length(rise.dn) * 0.4), 'z', '-y')
    pipe([check['out'].at, stop['in'].at], rise.dn, start='flange', end='flange')
    pipe([stop['out'].at, (x, rise.at.y, HEADER_Z)], rise.dn, start='flange')
    cylinder(0.007, 0.07, 'steel', (x, rise.at.y - 0.02, rise.at.z + 0.055), '-x', bevel=0)
    gauge(0.045, (x - 0.07, rise.at.y - 0.02, rise.at.z + 0.05), '-y', stem=0.03, value=0.35)
    return rise.at.y


def discharge(y):
    pipe([(PUMPS[0] - 0.14, y, HEADER_Z), (1.42, y, HEADER_Z), (1.42, y, 3.30), (1.42, WALL + 0.1, 3.30)], 65, start='cap', insulated=True)
    beam((1.42, y + 0.16, 0), (1.42, y + 0.16, HEADER_Z + 0.3), 0.07, 'graphite', 'box')
    box((0.2, 0.2, 0.012), 'graphite', (1.42, y + 0.16, 0.006))
    box((0.04, 0.12, 0.04), 'graphite', (1.42, y + 0.10, HEADER_Z + 0.24))


def plant():
    frame()
    tank()
    return_main()
    for x in PUMPS:
        suction(x)
        y = pumping(x)
    discharge(y)
    control_panel((0.60, 0.30, 1.40), (-1.75, 0.35, 0), '-y', kind='trend', title='CONDENSADO', values=('nivel 58 %', '92 °C'))
    conduit([(-1.75, 0.35, 1.40), (-1.75, 0.35, 1.86), (-1.75, WALL - 0.02, 1.86)], 0.02, 'galvanised', 0.1)


def room():
    """In the plant room after sunset: neutral lamps over the set, the last blue in the windows, the round's things beside it."""
    plant()
    tool_case((1.12, -0.62, 0), (-0.2, -1, 0))
    helmet((1.13, -0.62, 0.262), (-0.4, -1, 0), 'dial')
    clipboard((-1.36, WALL - 0.03, 1.62), '-y', title='RONDA')
    stage.camera(-22, 5, 36, target=(-0.10, 0, 1.28), distance=5.2)
    hall((-5, 5), WALL, front=-8, height=4.3, bays=4, windows=(0, 1, 3), pane='dusk', sill=2.2, head=3.7, lamps=(0.8,))
    hall_lights((-0.2, 0, 1.1), 2.0, -22, ceiling=4.0, back=WALL, key=1.2, warm=0.45, top=0.9, rim=1.2)


def by_night():
    """The hero's leg of the way of the steam: the receiver in warm light, the room dark at the left."""
    plant()
    hall((-9, 6), WALL, front=-9, height=4.6, bays=6, windows=(0, 3, 5), pane='night', sill=2.0, head=3.9, lamps=())
    beam_light((4.6, -3.8, 2.2), (0.2, 0, 1.2), 2.2, 170, stage.WARM, 2.2, 52)
    beam_light((-0.4, -2.6, 4.2), (0, 0, 1.1), 2.6, 70, stage.NEUTRAL, 0.9, 74)
    stage.area_light((-2.6, WALL - 0.4, 3.6), (0, 0, 1.4), 1.6, 60, stage.COOL, 0.8)
    stage.world((0.016, 0.020, 0.028), 1.0)
    stage.camera(-30, 3, 36, target=(-0.05, 0, 1.36), distance=5.4, shift=(0.18, 0.0))


PICTURES = {
    'hero/retorno': hero(by_night),
    'services/retorno-condensado': room,
}
